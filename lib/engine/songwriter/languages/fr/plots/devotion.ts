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
  meaning: `
    L'amour ne fait pas tant de bruit
    Il met la table, il éteint la lampe
    Il pense à toi dans l'après-midi
    Et il n'attend pas qu'on le demande

    On s'est fâchés, comme tout le monde
    On a claqué deux ou trois portes
    Puis l'un de nous, une seconde
    A souri, et l'amour l'emporte

    Je connais ton pas dans l'escalier
    Et le bruit que fait ton silence
    Depuis que tu m'as rencontré
    C'est chaque soir que ça commence

    On cherche l'amour dans les livres
    Dans les films et dans les chansons
    Moi, je n'ai qu'à te regarder vivre
    Et je le trouve à la maison`,
  lift: `
    Je n'ai pas appris les discours
    Mais je te le dis chaque jour

    Approche-toi, parlons tout bas
    Le monde peut attendre, là`,
  chorus: `
    # C'est toi, {call}
    C'est toi, {call}, le matin, le soir
    C'est toi quand je ferme les yeux
    C'est toi, {call}, que je veux voir
    Quand il fait gris, quand il fait bleu

    # Je t'aime, {call}
    Je t'aime, {call}, c'est tout simple
    Je n'ai rien trouvé de plus beau
    Je t'aime, {call}, et je le chante
    Avec ma voix, avec mes mots

    # Reste là, {call}
    Reste là, {call}, près de moi
    Il n'y a rien d'autre à savoir
    Reste là, {call}, et garde-moi
    Une place contre toi, le soir

    # Mon bonheur, {call}
    {you.fact}
    Et je n'ai besoin de rien d'autre
    Mon bonheur, {call}, c'est bien cela
    Cette petite vie, la nôtre

    # Le même chemin
    Le même chemin, matin et soir
    Ta main qui vient chercher la mienne
    Le même chemin, sans le savoir
    On l'a suivi, quoi qu'il advienne`,
  bridge: `
    On aura quatre-vingt-dix ans
    Et deux cannes dans l'escalier
    Tu me diras : passe devant
    Je dirai : non, toi, s'il te plaît

    Si l'on devait tout refaire un jour
    Je ne changerais pas une ligne
    Je reprendrais le même détour
    Et je t'attendrais au même signe`,
}
