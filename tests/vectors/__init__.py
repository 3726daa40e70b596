"""The test vectors: worked examples of the rulebooks, and cases worked out by hand from the rules, played as games."""
