# Regole in breve: il gioco di carte.
help-card-game-idea = Niente tabellone, niente vagoni: qui viaggiano le carte. Giocale nel tuo scalo, portale al sicuro sul binario e paga i tuoi biglietti con ciò che arriva.
help-card-game-start = Inizi con una locomotiva e altre { $hand } carte. Ricevi { $dealt } biglietti e ne conservi quanti vuoi, ma almeno { $kept }.
help-card-game-heading-yard = Dallo scalo al binario
help-card-game-to-track = Il tuo turno inizia nel tuo scalo: la carta in cima a ogni fila va coperta sulla tua pila del binario. Nessuno la guarda più fino al punteggio, nemmeno tu. Ciò che sta lì è al sicuro.
help-card-game-turn = Poi fai una cosa sola: pescare carte, giocare carte nel tuo scalo o pescare biglietti.
help-card-game-cards = Prendi due carte: tra le cinque a faccia in su, o dal mazzo senza vederle. Una locomotiva a faccia in su costa tutta la pesca.
help-card-game-heading-lay = Giocare carte
help-card-game-lay = Gioca due o più carte di un colore come fila, con locomotive se vuoi; vanno in cima. Oppure gioca esattamente tre carte di tre colori, senza locomotive: tre file di una carta.
help-card-game-lay-own = Non puoi giocare un colore che è già nel tuo scalo.
help-card-game-rob = Se un colore è nello scalo di qualcun altro, devi giocarne più carte di quante ce ne sono lì. Così rapini il treno: l’altra fila viene scartata.
help-card-game-tickets = Per pescare biglietti, prendine { $drawn } e conservane quanti vuoi, o nessuno. Gli altri vanno sotto il mazzo.
help-card-game-complete = Un biglietto chiede carte di certi colori. Quando l’ultima carta del mazzo è presa e tutti hanno giocato ancora un turno, paghi i tuoi biglietti con le carte della tua pila del binario. Una locomotiva vale ogni carta, e ogni carta paga un solo biglietto.
help-card-game-choose = Scegli tu quali biglietti completi; il gioco ti propone la scelta migliore.
help-card-game-four = In quattro ci sono due round: dopo il primo si mescolano tutte le carte tranne quelle in mano, ciascuno ne riceve altre quattro e si continua.
help-card-game-score = I biglietti completati danno i loro punti, gli altri li costano.
help-card-game-bonus = Per ognuna delle sei grandi città, chi ha completato più biglietti con quella città riceve il suo bonus.
help-card-game-ties = A parità di punti decidono più biglietti completati, poi più bonus delle città.
