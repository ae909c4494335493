import type { Plot } from '../../stanzas.ts'

/** Somebody is falling in love. */
export const falling: Plot = {
  person: 'you',
  open: `
    J'ai mis (deux heures|trois chemises) à m'habiller
    Pour un café au coin de la rue
    Tu as poussé la porte vitrée
    Et je ne me souviens de rien de plus

    Je voulais dire (bonjour|quelque chose) de malin
    J'avais préparé dans le train
    Et quand tu m'as tendu la main
    Je n'ai plus rien trouvé, plus rien`,
  turn: `
    Depuis, je ris dans les magasins
    Je me trompe de rue, de porte
    Mes amis disent : tout va bien ?
    Je réponds : c'est le vent qui m'emporte

    On s'écrit des choses sans importance
    Il a plu, j'ai mangé, et toi
    On se répond, on recommence
    Et minuit passe, et l'on est là`,
  meaning: `
    Je ne croyais pas à tout ça
    Les coups de foudre et les violons
    Et puis tu as tourné la tête vers moi
    Et j'ai compris toutes les chansons

    J'ai un peu peur, je te l'avoue
    On ne tombe pas sans vertige
    Mais si l'on tombe, c'est à deux, nous
    Et c'est mon cœur qui m'y oblige

    Le monde est le même qu'hier
    Les mêmes bus, les mêmes gens
    On a dû changer la lumière
    Tout est plus clair, tout est plus grand`,
  lift: `
    Je ne sais pas si tu le vois
    Mon cœur fait du bruit près de toi

    Je n'ai rien dit, tu n'as rien dit
    Et l'on a compris tous les deux, ici`,
  chorus: `
    # C'est toi, {call}, je crois
    C'est toi, {call}, je crois, c'est toi
    Je l'ai su presque tout de suite
    C'est toi, {call}, et tu vois
    Mon cœur va un peu trop vite

    # Tu me plais, {call}
    Tu me plais, {call}, voilà, c'est dit
    Je n'ai pas trouvé plus savant
    Tu me plais, {call}, et depuis
    Rien n'est tout à fait comme avant

    # Je tombe
    Je tombe, et je n'ai pas de regret
    Je tombe, et tu n'as rien à faire
    Je tombe, et je recommencerais
    Les pieds ont quitté la terre`,
  bridge: `
    On ne sait pas où l'on s'en va
    On ne connaît pas le chemin
    Mais je veux bien me perdre là
    Si tu me donnes un peu ta main

    Et si un jour on nous demande
    Comment l'histoire a commencé
    On se regardera, j'espère
    Et l'on rira, sans se presser`,
}
