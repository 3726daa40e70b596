# La lingua stessa, nelle sue parole.
language-name = Italiano
