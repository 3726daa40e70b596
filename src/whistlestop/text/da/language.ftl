# Sproget selv, med sine egne ord.
language-name = Dansk
