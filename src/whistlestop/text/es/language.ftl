# El idioma mismo, en sus propias palabras.
language-name = Español
