# Regole in breve: Stati Uniti.
help-usa-idea = Il gioco con cui tutto è cominciato: in treno da costa a costa. La via più breve tra due città non è sempre ancora libera.
help-usa-advice = Un biglietto che non completi costa quanto prometteva. Le linee grigie accettano ogni colore, quindi tutti vogliono quelle corte: non aspettare troppo.
help-usa-ties = A parità di punti decidono più biglietti completati, poi il tragitto continuo più lungo.
