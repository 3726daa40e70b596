"""The rules one by one: each test shows those that its docstring names, and fails when one of them is broken."""
