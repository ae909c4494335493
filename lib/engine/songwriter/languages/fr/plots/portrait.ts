import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Tu arrives (toujours|souvent) avec un sac
    Dont personne n'a vu le fond
    Une lampe, un vieil almanach
    Et la moitié d'un saucisson

    Tu dis (bonjour|salut) aux chiens d'abord
    Aux gens après, s'il reste un peu
    De temps, et les chiens sont d'accord
    Les gens disent : tant mieux pour eux

    On t'entend (rire|chanter) depuis la rue
    Avant la clé, avant les pas
    Et la voisine du dessus
    Ouvre la porte et met un plat`,
  turn: `
    Ton grille-pain, tu l'as réparé
    Il tire les tartines au plafond
    On les attrape sans discuter
    On a progressé au ballon

    Tu perds aux cartes, tu perds bien
    Quand c'est un enfant qui joue contre
    J'ai vu ton as, dans l'autre main
    Il n'était pas pressé qu'on le montre

    Tu ne téléphones pas, tu passes
    Cinq minutes, tu ne restes pas
    Deux heures plus tard, sur la terrasse
    Tu nous demandes si on a froid`,
  lift: `
    Si je te raconte, on croira
    Que j'en rajoute, et même pas

    Qu'on me trouve un peu de papier
    Il y a toi à raconter`,
  chorus: `
    # C'est tout toi, {call}
    C'est tout toi, {call}, la porte ouverte
    La moitié d'une phrase, un gâteau
    C'est tout toi, {call}, l'oreille en alerte
    Pour un oiseau sur un poteau

    # Il n'y en a pas deux
    Il n'y en a pas deux, on a cherché
    Sous le lit, derrière la mairie
    Il n'y en a pas deux, c'est prouvé
    Et ça habite par ici

    # Ne change rien, {call}
    Ne change rien, {call}, ni tes bottes
    Ni ton café toujours trop sucré
    Ne change rien, {call}, c'est ta note
    Qu'il nous fallait pour s'accorder`,
  bridge: `
    Un soir, ta chaise est restée vide
    On a bâillé vers dix heures moins dix
    Même la soupe était timide
    Et nos histoires, toutes lisses

    Tu diras : c'est n'importe quoi
    Que j'invente, que j'exagère
    Demande au facteur, demande aux toits
    Demande à la boulangère`,
}
