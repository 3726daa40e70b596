# Språket självt, med egna ord.
language-name = Svenska
