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
  meaning: `
    Tu ne sais rien de mes soucis
    Ni des factures, ni des réunions
    Tu sais que je rentre, et c'est ici
    Que commence ta récréation

    Quand la journée a mal tourné
    Je te retrouve, et tu es là
    Tu ne dis rien, tu restes à côté
    Et ça vaut tous les mots, crois-moi

    On croyait avoir fait le choix
    On a compris un peu plus tard
    Que le choix venait de toi
    Et tout a commencé d'un regard`,
  lift: `
    Ne me regarde pas comme ça
    Je vais encore dire oui, voilà

    Tu n'as pas besoin de parler
    Je sais déjà, j'ai deviné`,
  chorus: `
    # Viens là, {call}
    Viens là, {call}, la journée est finie
    Laisse le monde dehors crier
    Viens là, {call}, tu n'as rien appris
    Et tu sais tout ce qui me plaît

    # {call}, c'est qui le patron
    {call}, c'est qui le patron, ici ?
    J'ai beau crier, j'ai beau gronder
    {call}, c'est qui le patron ? Tu souris
    Et moi, je viens te caresser

    # Un petit cœur, {call}
    Un petit cœur, {call}, un grand cœur
    Qui prend la place qu'on lui donne
    Un petit cœur, {call}, et le bonheur
    Nous a choisis, nous, en personne

    # Petit monstre
    Petit monstre, tu règnes ici
    On t'a donné toute la place
    Petit monstre, et l'on te dit merci
    Quoi que tu voles, quoi que tu casses`,
  bridge: `
    Si tu parlais, tout le quartier
    Saurait ce qu'on fait, toi et moi
    Heureusement, tu sais garder
    Tous les secrets de sous le toit

    Les gens me demandent pourquoi
    J'ai ta photo dans mon téléphone
    Je leur dis : vous ne savez pas
    La place que prend une personne`,
}
