import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    Là-bas, il est (six|sept|neuf) heures, je pense
    Ici, on ferme les volets
    Tu dois chercher ta deuxième manche
    Le nez au-dessus du café

    Ton mot (est resté|tient encore) sur le frigo
    Pense au pain, je rentre à sept heures
    J'ai pris du pain, il était chaud
    Ça fait cent fois qu'il est sept heures

    Le quai était (vide|mouillé|tout gris), tu as fait signe
    Avec ce gant que tu perdais
    Le train a tiré une ligne
    Et le gant, c'est moi qui l'ai`,
  turn: `
    Tu appelles, l'image se fige
    La bouche ouverte, un œil en l'air
    Je garde ce portrait, je t'oblige
    À me faire rire tout l'hiver

    J'ai mis ton pull pour les poubelles
    Les manches me cachent les doigts
    Le voisin, du haut de son échelle
    M'a dit bonsoir, croyant que c'est toi

    Je cuisine encore pour deux
    Je ne sais plus faire moins de riz
    Le gardien en profite, c'est heureux
    Il a pris trois kilos depuis`,
  lift: `
    J'ai fait un nœud à chaque semaine
    La corde est longue, et elle traîne

    La poste ferme, et moi j'écris
    Encore une ligne, et je la plie`,
  chorus: `
    # Tu me manques, {call}
    Tu me manques, {call}, rien de grave
    Je parle un peu au portemanteau
    Tu me manques, {call}, comme à la cave
    L'ampoule grillée, sans escabeau

    # Rentre quand tu veux
    Rentre quand tu veux, la clé
    Dort sous le pot de basilic
    Rentre quand tu veux, j'ai laissé
    Ta tasse et ton réveil qui clique

    # Mille kilomètres
    Mille kilomètres, ça se plie
    Comme une carte sur un genou
    Mille kilomètres, et la pluie
    Qui tombe chez toi vient de chez nous`,
  bridge: `
    Un jour, tu poseras ton sac
    J'aurai tout prévu, tout appris
    Mon beau discours, et puis, et crac
    Je te dirai : il y a du riz

    Peut-être as-tu un autre rire
    D'autres chaussures, un autre pain
    Tu n'auras qu'à tout me redire
    Je mets la table, et j'ai déjà faim`,
}
