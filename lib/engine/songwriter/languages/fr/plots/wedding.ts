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

    Il y aura des lundis de pluie
    La chaudière, le pain trop cuit
    Une clé qu'on cherche, un train raté
    Et deux manteaux pour s'abriter`,
  lift: `
    Levez les verres, poussez les bancs
    L'accordéon a pris les devants

    Chut, la musique cherche un pas
    La première danse commence là`,
  chorus: `
    # {call}, c'est oui
    {call}, c'est oui, la cloche s'emballe
    Un talon perdu dans l'allée
    {call}, c'est oui, et dans la salle
    Même les serveurs ont pleuré

    # On a dit oui
    On a dit oui devant tout le monde
    Devant le chien, devant la pluie
    On a dit oui, une seconde
    Et ça tiendra toute une vie

    # Une danse pour {call}
    Une danse pour {call}, poussez les tables
    Les chaussures dorment sous le banc
    Une danse pour {call}, increvable
    L'orchestre a de l'air pour cent ans`,
  bridge: `
    Et dans trente ans, un beau dimanche
    Quelqu'un trouvera ce menu
    Avec une tache sur la tranche
    Et dira : c'est là qu'il a plu

    La grand-tante a dit son secret
    Elle l'a soufflé dans une oreille
    Deux couettes, du beurre, et jamais
    Finir sans l'autre la bouteille`,
}
