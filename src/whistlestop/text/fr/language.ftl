# La langue elle-même.
language-name = Français
