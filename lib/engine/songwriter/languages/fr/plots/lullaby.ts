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
  lift: `
    Un œil se ferme, l'autre guette
    Et puis il rentre dans ta tête

    Je chante bas, toujours plus bas
    Jusqu'où l'on ne m'entendra pas`,
  chorus: `
    # Dors, {call}, dors
    Dors, {call}, dors, les bateaux sont là
    La mer a rangé ses cailloux
    Dors, {call}, dors, le vent parle bas
    Et demain viendra jusqu'à nous

    # Bonne nuit, {call}
    Bonne nuit, {call}, à tes oreilles
    Bonne nuit au bout de ton nez
    Bonne nuit, {call}, car le soleil
    Garde ta place pour la journée

    # Tout doucement
    Tout doucement, la nuit descend
    Marche par marche, en chaussettes
    Tout doucement, elle prend son temps
    Et vient s'asseoir près de ta tête`,
  bridge: `
    Un jour tes pieds toucheront le bout
    Du lit, de la rue, de la mer
    Ce soir tu tiens contre mon cou
    Et je n'ai rien d'autre à faire

    Si tu te réveilles plus tard
    Je suis de l'autre côté du mur
    Toc, toc, deux fois dans le noir
    Je répondrai, et ça, c'est sûr`,
}
