# Regler i korthet: USA.
help-usa-idea = Spelet som allt började med: med tåg från kust till kust. Den kortaste vägen mellan två städer är inte alltid ledig längre.
help-usa-advice = Ett biljettkort som du inte kan klara kostar lika mycket som det lovade. Grå sträckor tar emot alla färger, så alla vill ha de korta: Vänta inte för länge.
help-usa-ties = Vid lika poäng avgör flest avklarade biljettkort och därefter den längsta sammanhängande sträckan.
