# Short rules: Switzerland.
help-switzerland-wild = Locomotives are only for tunnels. On a plain track they are of no use.
help-switzerland-heading-countries = Neighbouring countries
help-switzerland-exits = Tracks that leave Switzerland end just across the border. No way leads on from there, not even to another crossing into the same country.
help-switzerland-city = Some tickets lead from a city to a choice of countries. Reach any of them; if you reach several, the one with the most points counts.
help-switzerland-country = Others lead from a country to a choice of countries, from any crossing to any other.
help-switzerland-lost = If you reach none of them, you lose the lowest number of points on the ticket.
help-switzerland-ties = If points are equal, more completed tickets decide, and after them the longest path.
