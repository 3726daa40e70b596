"""The titles: a folder of data for each game, and the modules that load and check such folders."""
