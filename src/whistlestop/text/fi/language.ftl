# Kieli itse, omin sanoin.
language-name = Suomi
