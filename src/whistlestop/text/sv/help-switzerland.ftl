# Regler i korthet: Schweiz.
help-switzerland-wild = Lokomotiv är bara till för tunnlar. På en vanlig sträcka är de till ingen nytta.
help-switzerland-heading-countries = Grannländer
help-switzerland-exits = Sträckor som lämnar Schweiz slutar strax över gränsen. Därifrån går ingen väg vidare, inte heller till en annan övergång till samma land.
help-switzerland-city = En del biljettkort leder från en stad till ett av flera länder. Det räcker att nå ett av dem; når du flera räknas det som ger flest poäng.
help-switzerland-country = Andra leder från ett land till ett av flera länder, från vilken övergång som helst till vilken annan som helst.
help-switzerland-lost = Om du inte når något av dem förlorar du den lägsta poängen på biljettkortet.
help-switzerland-ties = Vid lika poäng avgör flest avklarade biljettkort och därefter den längsta sammanhängande sträckan.
