# Short rules: USA.
help-usa-idea = The game that began it all: by train from coast to coast. The shortest way between two cities is not always still free.
help-usa-advice = A ticket that you cannot finish costs as much as it promised. Grey tracks take any colour, so everybody wants the short ones: do not wait too long.
help-usa-ties = If points are equal, more completed tickets decide, and after them the longest path.
