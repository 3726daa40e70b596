# Les règles en bref : Märklin.
help-marklin-start =
    Tu commences avec { $pieces } trains, { $passengers } passagers et { $hand ->
            [one] { $hand } carte
           *[other] { $hand } cartes
        }. Annonce combien de tes { $dealt } cartes Destination seront longues et combien courtes, et gardes-en au moins { $kept }.
help-marklin-turn = À ton tour, tu fais une seule chose : piocher des cartes, prendre une route, piocher des cartes Destination ou déplacer un passager. Puis c’est au suivant.
help-marklin-plus4 = Il y a deux sortes de locomotives. Les simples vont sur toutes les routes. Les locomotives +4 ne vont que sur les routes de quatre cases ou plus, mais se prennent comme les autres cartes.
help-marklin-tickets = Il y a une pioche de cartes Destination courtes et une de longues. Pour piocher, annonce combien tu en veux de chaque, { $drawn } en tout, et gardes-en au moins { $keep }. Les autres vont sous leurs pioches.
help-marklin-countries = Certaines cartes Destination mènent dans un pays limitrophe. Tout passage de la frontière convient, mais on ne traverse pas un pays.
help-marklin-heading-passengers = Les passagers
help-marklin-passenger = Quand tu prends une route, tu peux placer un de tes passagers dans une ville à l’un de ses bouts.
help-marklin-ride = Au lieu de toute autre chose, tu peux faire voyager un passager sur tes routes, aussi loin que tu veux, une fois par route. Dans chaque ville du chemin, la première comprise, il prend la marchandise du dessus. Tu marques aussitôt, et le passager rentre chez lui.
help-marklin-fare = Avec une carte Passager, il peut emprunter une route d’un adversaire ; avec deux cartes, deux. Les cartes Passager ne paient jamais la prise d’une route.
help-marklin-merchandise = Les marchandises les plus chères sont dessus : mieux vaut arriver tôt.
