# Die Sprache selbst, in ihren eigenen Worten.
language-name = Deutsch
