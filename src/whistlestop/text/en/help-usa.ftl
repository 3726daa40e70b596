# Short rules: USA.
help-usa-idea = The game that began it all: by train from coast to coast. The shortest way between two cities is not always still free.
help-usa-advice = Grey tracks take any colour, so keep an eye on the short ones that everybody needs. Tickets you cannot finish cost as much as they promised.
help-usa-ties = If points are equal, more completed tickets decide, and after them the longest path.
