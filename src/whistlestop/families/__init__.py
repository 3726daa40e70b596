"""The turn machines: one for every title with a board, one for the Card Game; each in all runtimes."""
