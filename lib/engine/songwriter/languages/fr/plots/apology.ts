import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    J'ai monté (deux|trois|six) fois l'escalier
    Redescendu, la main en l'air
    J'avais une excuse repassée
    Je l'ai laissée au lampadaire

    J'ai commencé (dix|six|cent) fois ma lettre
    J'accusais la pluie, le boulot
    J'ai tout barré, ligne après ligne
    Il n'est resté qu'un petit mot

    Tu n'as pas (crié|pleuré), tu as dit : bien
    Plié ta serviette en quatre
    C'est dur, quelqu'un qui ne dit rien
    Quand on venait pour se débattre`,
  turn: `
    Je rejoue la scène au plafond
    J'avais le temps d'un autre mot
    Je me vois prendre le mauvais ton
    Et fuir, le nez dans le manteau

    Un œuf cassé, ça ne se recolle pas
    Je suis à genoux, j'éponge encore
    Non, ne viens pas m'aider, laisse-moi
    Le sol est à moi jusqu'au bord

    Je te rapporte ton saladier
    Il est lavé, il est tout vide
    Je n'ai rien mis sous le papier
    Pas de fleur, pas de mot timide`,
  lift: `
    Alors voilà, sans emballage
    Sans le ruban, sans le bruitage

    Ça vient trop tard, c'est trop petit
    Je n'ai que ça, je te le dis`,
  chorus: `
    # Pardon, {call}
    Pardon, {call}, sans mais, sans si
    J'ai laissé claquer cette porte
    Pardon, {call}, je reste ici
    Que tu l'ouvres ou non, peu importe

    # C'était moi
    C'était moi, pas la pluie, pas le vin
    Pas le réveil, pas le retard
    C'était moi, c'était de mes deux mains
    Je te le dis sans fuir ton regard

    # J'aurais dû, {call}
    J'aurais dû, {call}, tourner la tête
    Me taire, ou bien te demander
    J'aurais dû, {call}, c'est un peu bête
    De le voir quand c'est arrivé`,
  bridge: `
    À sept ans j'ai cassé un carreau
    J'ai passé la nuit sous un banc
    Ce soir je frappe, il n'est pas trop tôt
    J'ai un peu grandi, apparemment

    Je ne jure pas d'avoir changé
    Ça se verra, ou bien tant pis
    Si un jour tu dois déménager
    Compte sur moi pour l'armoire et le lit`,
}
