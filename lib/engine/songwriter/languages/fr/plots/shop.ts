import type { Plot } from '../../stanzas.ts'

export const shop: Plot = {
  person: 'you',
  open: `
    La rue dort (encore|à peine), le rideau monte
    Une lampe s'allume, un pas de plus
    Le premier client entre et raconte
    Sa nuit, son chien, ce qu'il a vu

    On vient (chercher|demander) trois fois rien
    On repart avec une histoire
    Avec des nouvelles du voisin
    Et un mot gentil pour le soir`,
  turn: `
    Ici on sait comment tu t'appelles
    On sait pour ton genou, ton chat
    On te garde, quand dehors il gèle
    Une chaise au chaud, juste là

    La sonnette a deux notes, pas plus
    Les enfants les chantent dehors
    Le vieux monsieur descend du bus
    Bien trop tôt, pour passer encore`,
  meaning: `
    Il y a des rues où l'on passe vite
    Et des portes où l'on s'arrête
    On entre pour une petite visite
    On en ressort un air en tête

    Derrière la porte, il y a des mains
    Qui recommencent tous les jours
    On a le sourire du matin
    Et l'on vous attend, au détour

    Ici, on prend le temps qu'il faut
    On vous écoute, on vous conseille
    Le travail bien fait, c'est plus beau
    Et demain, ce sera pareil`,
  lift: `
    Poussez la porte, entrez, bonjour
    On est ouverts pour le quartier, toujours

    Venez nous voir, on vous attend
    Et l'on prendra un peu de temps`,
  chorus: `
    # {brand}, c'est par là
    {brand}, c'est par là, venez voir
    Vous reviendrez, vous verrez bien
    {brand}, c'est par là, le matin ou le soir
    On vous attend, et à demain

    # Chez nous, {brand}
    {brand}, c'est chez nous, c'est chez vous
    Poussez la porte, on vous attend
    {brand}, on est là pour vous
    Et l'on vous sert en souriant

    # On se voit demain
    On se voit demain, même heure, même place
    On est là pour vous, c'est promis
    On se voit demain, le temps qui passe
    A fait de nos clients des amis

    # Entrez, entrez
    Entrez, entrez, la porte est ouverte
    On a le temps, on vous écoute
    Entrez, entrez, faites la découverte
    Et restez un peu sur la route`,
  bridge: `
    Ailleurs, on parle à des machines
    Ici, on parle à des gens
    On connaît la voisine
    Et le prénom des enfants

    On ne fait pas fortune, ici
    On fait son métier avec soin
    Quand un client nous dit merci
    On n'a besoin de rien de plus loin`,
}
