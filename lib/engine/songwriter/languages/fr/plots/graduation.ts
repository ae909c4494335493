import type { Plot } from '../../stanzas.ts'

/** Somebody has passed. */
export const graduation: Plot = {
  person: 'you',
  open: `
    Ton nom est (là|écrit), sur la liste
    Tu l'as relu deux fois, trois fois
    Et toi qui perdais la piste
    Tu as sauté jusqu'au toit

    On revoit les (fiches|cahiers) sur la table
    Le café froid, la nuit qui vient
    Tu disais : j'en suis incapable
    Et l'on disait : tu verras bien`,
  turn: `
    Il y a eu des soirs de doute
    Des pages où rien ne rentrait
    Tu as repris, coûte que coûte
    Et ce soir, le résultat est vrai

    On a gardé tes vieux cahiers
    Avec des taches et des ratures
    Ils disent mieux que le papier
    Le chemin que ça fait, je t'assure`,
  meaning: `
    On te félicite, on t'embrasse
    On dit : bravo, c'est mérité
    Mais c'est le travail, quand tout lasse
    C'est ça surtout qu'on vient fêter

    Un diplôme, ça se met au mur
    Ce que tu sais, ça t'accompagne
    Et ce qui t'attend, c'est sûr
    Est plus grand qu'une montagne

    Tu ne sais pas ce qui viendra
    Personne au fond ne le sait bien
    Mais tu as appris, ces années-là
    Que tu peux aller jusqu'à demain`,
  lift: `
    Levez-vous tous, applaudissez
    C'était long, et c'est arrivé

    Jetez les feuilles et les crayons
    C'est l'heure de la chanson`,
  chorus: `
    # Bravo, {call}
    Bravo, {call}, tu l'as fait
    On le savait, on y croyait
    Bravo, {call}, et c'est bien vrai
    C'est à tes efforts que tu le dois, tu sais

    # Tu l'as fait, {call}
    Tu l'as fait, {call}, chapeau bas
    La porte s'ouvre devant toi
    Tu l'as fait, {call}, et te voilà
    Le monde est grand, fais le premier pas

    # C'est dans la poche
    C'est dans la poche, on peut le crier
    On peut danser, on peut le dire
    C'est dans la poche, et le quartier
    Entend nos cris, entend nos rires`,
  bridge: `
    Et si demain la vie t'embête
    Si tu retombes sur un mur
    Souviens-toi de ce jour de fête
    Tu as déjà fait bien plus dur

    On sait les soirs, on sait les doutes
    Les matins où l'on n'y croit pas
    Tu as tenu toute la route
    Et nous voilà tous avec toi`,
}
