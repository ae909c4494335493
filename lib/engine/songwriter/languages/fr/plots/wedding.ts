import type { Plot } from '../../stanzas.ts'

/** Right for a guest who sings and for one of the two: the couple is "on". */
export const wedding: Plot = {
  person: 'you',
  open: `
    Un oncle cherche (son discours|ses lunettes)
    Le chien a mangé une fleur
    Les bagues sont dans la boîte à gants
    De la voiture du traiteur

    Il (pleut|bruine|fait frais) devant la mairie
    Le maire a mis ses gros souliers
    Il demande, et le premier oui
    Sort trop tôt, sans être invité

    On a mis des (lampions|lampes) dans les arbres
    Des draps blancs, des fleurs en bocaux
    La grand-tante a choisi sa place
    À deux pas du plat de gâteaux`,
  turn: `
    Deux noms sur la même sonnette
    Deux brosses à dents, un seul miroir
    Et la moitié de la couette
    Qu'il faudra plaider chaque soir

    Demain, les chaises seront pliées
    Il restera des confettis
    Dans les chaussures, sur l'oreiller
    On en trouvera toute la vie

    Il y aura de longs lundis
    La chaudière, le pain trop cuit
    Une clé qu'on cherche, un train raté
    Et deux manteaux contre la pluie`,
  meaning: `
    L'amour, ce n'est pas que la fête
    C'est le lundi, c'est la vaisselle
    C'est une main sur une tête
    Quand l'autre a la vie moins belle

    On ne vous demande pas d'être parfaits
    On vous souhaite de rire encore
    De faire la paix après la paix
    Et d'ouvrir la fenêtre à l'aurore

    Un anneau, ce n'est pas bien lourd
    Ça tient au doigt, ça brille un peu
    Mais ça promet de faire un tour
    De toute une vie, à deux

    Vous étiez deux chemins tranquilles
    Chacun allait de son côté
    Un jour les chemins se faufilent
    Et l'on ne peut plus les séparer`,
  lift: `
    Levez les verres, faites silence
    C'est à leur amour que l'on pense

    Donnez la main à qui vous aimez
    La musique peut commencer`,
  chorus: `
    # {call}, c'est oui
    {call}, c'est oui, c'est pour de vrai
    On l'a entendu jusque dehors
    {call}, c'est oui, et désormais
    Ça fait deux cœurs, un seul accord

    # Vive l'amour, {call}
    Vive l'amour, {call}, et vive vous
    Les jours de pluie, les jours de fête
    Vive l'amour, {call}, et malgré tout
    Le même rire dans la tête

    # Pour toute la vie, {call}
    Pour toute la vie, {call}, c'est dit
    Avec la main, avec la voix
    Pour toute la vie, {call}, aujourd'hui
    Et tous les jours qu'on ne voit pas

    # On a dit oui
    On a dit oui devant tout le monde
    On n'avait plus peur de rien
    On a dit oui, une seconde
    Et ça tiendra jusqu'à la fin`,
  bridge: `
    Un jour, plus tard, un beau dimanche
    On ouvrira l'album photo
    Et l'on rira, les mains sur les hanches
    De nos cheveux et des chapeaux

    Il y aura des jours de colère
    Il y aura des jours d'ennui
    On éteindra mieux la lumière
    Quand on se sera dit bonne nuit`,
}
