# De taal zelf, in haar eigen woorden.
language-name = Nederlands
