import type { Plot } from '../../stanzas.ts'

/** Somebody has just been born. */
export const newBaby: Plot = {
  person: 'you',
  open: `
    Il y a un (bonnet|pyjama) sur le radiateur
    Pas plus grand que ma main ouverte
    On parle bas depuis une heure
    Et toute la maison est en alerte

    On avait tout prévu, (la chambre|le lit)
    Choisi le bleu, choisi le blanc
    Et puis, d'un coup, te voici
    Et rien n'est plus comme avant`,
  turn: `
    On ne dort plus beaucoup, c'est vrai
    On marche la nuit, dans le couloir
    Et l'on voudrait que ce soit après
    Et l'on voudrait rester ce soir

    Les gens t'apportent des peluches
    Ils disent : tout le portrait de Papi
    Toi, tu bâilles, la main sur la bouche
    Et tu te rendors, sans avis`,
  meaning: `
    Hier encore, on ne te connaissait pas
    On ne savait pas qu'il manquait
    Dans la maison ce petit pas
    Ce souffle, et tout ce qui naissait

    On te regarde, on ne fait rien
    C'est tout ce qu'on fait de nos journées
    Tu serres un doigt dans ta main
    Et le monde s'est arrêté

    Tu as tout à apprendre, et nous aussi
    On se trompera, on fera de notre mieux
    On t'aime déjà pour toute la vie
    Et tu viens juste d'ouvrir les yeux`,
  lift: `
    Approchez-vous, parlez tout bas
    Le plus petit d'entre nous est là

    On a attendu ce moment
    Et te voilà, tranquillement`,
  chorus: `
    # Bienvenue, {call}
    Bienvenue, {call}, te voilà
    Le monde est grand, on te le montre
    Bienvenue, {call}, et dans nos bras
    Il fait bien chaud quand on se rencontre

    # Te voilà, {call}
    Te voilà, {call}, un petit bout
    Et tu prends déjà toute la place
    Te voilà, {call}, au milieu de nous
    Comme si tu étais là depuis toujours, en face

    # Petit bout de nous
    Petit bout de nous, petit bout de vie
    On te promet d'être là
    Petit bout de nous, le jour, la nuit
    Et chaque fois que tu tomberas`,
  bridge: `
    Un jour, tu nous demanderas
    Comment c'était, le premier jour
    On te dira : on était là
    Et le cœur débordait d'amour

    Tu iras loin, tu iras haut
    Tu nous diras : laissez-moi faire
    On regardera cette photo
    Et l'on se souviendra d'hier`,
}
