import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    Tu chantes faux (sous la douche|dans l'escalier), et moi
    J'écoute, pieds nus, sans un bruit
    Je laisse mon café venir froid
    C'est mon concert de tous les lundis

    Tu gardes (des tickets|des bouchons|des cailloux) de partout
    Dans une vieille boîte à biscuits
    J'ai regardé dedans, c'est fou
    Tous ces endroits, j'y étais aussi

    La première fois, il (pleuvait|ventait|gelait) si fort
    Ton parapluie s'est retourné
    On a ri, on riait encore
    Quand le dernier bus est passé`,
  turn: `
    On a crié pour une assiette
    La porte a claqué, et puis rien
    Cinq minutes, tu passes la tête
    Pour demander s'il reste du pain

    Tes pieds gelés sous mes genoux
    Je râle, tu dis : c'est l'hiver
    On est en juin, mais entre nous
    Je ne change rien à l'affaire

    Tu as trois plis au coin des yeux
    C'est là que tu ranges tes rires
    J'en ai causé au moins un ou deux
    Et j'espère encore en fournir`,
  lift: `
    Je n'ai ni violon ni discours
    J'ai la moitié du pain du jour

    Viens, il reste un peu de lumière
    Et la moitié de la théière`,
  chorus: `
    # C'est toi, {call}
    C'est toi, {call}, le matin, le soir
    Le dernier carré de chocolat
    C'est toi, {call}, que je veux voir
    Quand la clé tourne et te voilà

    # Reste là, {call}
    Reste là, {call}, ne bouge pas
    Le soleil te tombe sur l'épaule
    Reste là, {call}, même si tu crois
    Que tes cheveux ont l'air trop drôles

    # Le même chemin
    Le même chemin, matin et soir
    Ta main qui cherche dans ma poche
    Le même chemin, sans le savoir
    Un pas de plus, on se rapproche`,
  bridge: `
    On aura quatre-vingt-dix ans
    Et deux cannes dans l'escalier
    Tu me diras : passe devant
    Je dirai : non, toi, s'il te plaît

    Chez moi, tout était bien rangé
    Un bol, une tasse, une serviette
    Et puis ton rire a débarqué
    Avec huit sacs et une trompette`,
}
