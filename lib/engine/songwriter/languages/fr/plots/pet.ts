import type { Plot } from '../../stanzas.ts'

export const pet: Plot = {
  person: 'you',
  open: `
    Tu as (choisi|volé|gardé) le bon coussin
    Le seul qui n'était pas pour toi
    On s'assoit par terre, c'est bien
    On te regarde mieux, d'en bas

    La première (nuit|semaine), dans ton carton
    Tu n'osais pas sortir le corps
    Maintenant c'est nous, dans la maison
    Qui demandons : on peut, d'accord ?

    Le bruit d'un (sachet|placard|tiroir) qu'on ouvre
    Trois pièces plus loin, tu l'entends
    Mais ton nom, quand c'est moi qui le crie
    Il te faut un certain temps`,
  turn: `
    J'ai eu une semaine de pluie
    Je ne parlais plus à personne
    Tu as posé ta tête ici
    Sur mon pied, comme on s'abandonne

    Quelqu'un a parlé de régime
    Tu regardais par la fenêtre
    Depuis, tu prends un air sublime
    Devant l'armoire, un air de maître

    Tu ne sais rien de mes factures
    Ni du patron, ni du métro
    Tu crois que je pars à l'aventure
    Et qu'au retour, je suis un cadeau`,
  lift: `
    Qui a mangé le bout du tapis ?
    Ne réponds pas, tu as souri

    On avait dit : jamais sur le lit
    Laisse-moi une place, au moins, ici`,
  chorus: `
    # Viens là, {call}
    Viens là, {call}, la journée est finie
    Laisse le monde dehors crier
    Viens là, {call}, tu n'as rien appris
    Et tu sais tout ce qui me plaît

    # {call}, c'est qui le patron
    {call}, c'est qui le patron ici ?
    Moi, j'ai les clés, toi, le canapé
    {call}, c'est qui le patron ? compris
    Je te ramène à déjeuner

    # Petit monstre
    Petit monstre, la plante est morte
    La chaussure a perdu son bout
    Petit monstre, j'ouvre la porte
    Et c'est toi qui me pardonnes tout`,
  bridge: `
    Si tu parlais, tout le quartier
    Saurait que je chante au balai
    Et que j'ai mangé, l'été dernier
    Une glace entière, au lit, en secret

    Un jour tu marcheras moins vite
    On fera des tours plus petits
    On s'arrêtera, sans limite
    Partout où ton nez l'a choisi`,
}
