"""What the rulebooks say, one topic a module, as plain functions on a state `s` and the tables `T`."""
