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
  lift: `
    Pousse la porte, elle tinte un peu
    On t'a gardé ce qu'on a de mieux

    S'il pleut dehors, entre d'abord
    Tu choisiras après, d'accord ?`,
  chorus: `
    # {brand}, c'est par là
    {brand}, c'est par là, suis tes pieds
    Ils connaissaient déjà le chemin
    {brand}, c'est par là, tout le quartier
    S'y croise et se serre la main

    # On se voit demain
    On se voit demain, même heure, même place
    On ouvre avant les facteurs
    On se voit demain, et si le temps passe
    On remet la pendule à l'heure

    # Entre, entre
    Entre, entre, la porte est ouverte
    Pose ton sac, il a trop marché
    Entre, entre, la chaise est offerte
    Le sourire n'est pas au marché`,
  bridge: `
    Ailleurs, la caisse parle seule
    Elle dit : veuillez patienter
    Ici, on te sourit, le meuble
    Du fond sert encore à bavarder

    Un jour, l'enfant sur son vélo
    Reviendra avec ses enfants
    Il demandera, un peu trop haut
    La même chose qu'à six ans`,
}
