# The language itself, in its own words.
language-name = English
