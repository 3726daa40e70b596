# Språket selv, med egne ord.
language-name = Norsk bokmål
