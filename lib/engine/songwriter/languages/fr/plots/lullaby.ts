import type { Plot } from '../../stanzas.ts'

/** For a child or a small animal: short lines, soft words. */
export const lullaby: Plot = {
  person: 'you',
  open: `
    Les (tasses|cuillères) sont rangées, c'est fini
    On a dit bonsoir à la rue
    Au bol, à la chaise, au tapis
    À la chaussette disparue

    La lune (grimpe|monte|marche) sur le toit
    Sans faire tomber une tuile
    Elle voulait voir si tu es là
    Elle te trouve, elle est tranquille

    L'escargot (gris|blond|brun) rentre chez lui
    Il n'a pas loin, il dort dedans
    Il tire la porte sans bruit
    Et laisse un fil d'argent devant`,
  turn: `
    La pluie tape un peu au carreau
    Elle vient pour les salades
    Elle ne veut rien, c'est de l'eau
    Qui fait sa promenade

    Le canard a plié son cou
    Le cheval souffle dans la paille
    Les abeilles ont mis le verrou
    L'écureuil compte ses trouvailles

    Je laisse un peu la porte ouverte
    Le couloir y glisse un orteil
    De lumière, là, sur le tapis
    Et l'orteil aussi a sommeil`,
  meaning: `
    Le monde est grand, tu le verras
    Il y a des ponts, il y a des îles
    Ce soir, il tient entre mes bras
    Et il respire, si tranquille

    Je ne sais pas si tu m'entends
    Ou si tu dors déjà, mon cœur
    Je chante encore quelque temps
    Pour que la nuit n'ait pas peur

    Demain, il fera jour encore
    On recommencera nos jeux
    Ce soir, la maison s'endort
    Et moi, je regarde tes yeux`,
  lift: `
    Un œil se ferme, l'autre aussi
    La chambre est douce, c'est la nuit

    Je chante bas, toujours plus bas
    Et je reste là, près de toi`,
  chorus: `
    # Dors, {call}, dors
    Dors, {call}, dors, je suis là
    La nuit est douce et la lune veille
    Dors, {call}, dors dans mes bras
    Jusqu'au retour du soleil

    # Bonne nuit, {call}
    Bonne nuit, {call}, bonne nuit
    Le ciel a allumé ses étoiles
    Bonne nuit, {call}, c'est fini
    Un rêve arrive à pleines voiles

    # Ferme les yeux, {call}
    Ferme les yeux, {call}, doucement
    Le jour a fini sa chanson
    Ferme les yeux, {call}, maintenant
    Tout dort dans notre maison

    # Tout doucement
    Tout doucement, la nuit descend
    Elle a mis ses chaussons de laine
    Tout doucement, elle prend son temps
    Et te dépose où le rêve t'emmène`,
  bridge: `
    Un jour, tes pieds toucheront le bout
    Du lit, du jardin, de la rue
    Ce soir, tu tiens contre mon cou
    Et la nuit tout entière est venue

    Si tu te réveilles plus tard
    Je suis de l'autre côté du mur
    Appelle-moi dans le noir
    Je viendrai, et ça, c'est sûr`,
}
