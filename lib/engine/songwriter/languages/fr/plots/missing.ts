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
  meaning: `
    On ne voit pas la place qu'on prend
    Dans la maison, dans la journée
    C'est quand quelqu'un est absent
    Qu'on sait combien il la tenait

    J'ai des choses à te raconter
    Des petites, rien d'important
    Je les garde, bien comptées
    Pour le jour où l'on aura le temps

    Le téléphone, ce n'est pas pareil
    Ta voix est là, mais pas ta main
    On se dit : bonne nuit, sommeil
    Et l'on raccroche jusqu'à demain`,
  lift: `
    Je compte les jours sur mes doigts
    Et chaque jour me mène à toi

    Il y a la route, il y a la pluie
    Et moi, je pense à toi, ici`,
  chorus: `
    # Tu me manques, {call}
    Tu me manques, {call}, c'est tout bête
    Je me retourne pour te parler
    Tu me manques, {call}, et dans ma tête
    Tu n'as jamais cessé de rester

    # Reviens, {call}
    Reviens, {call}, quand tu voudras
    Je n'ai rien changé de place
    Reviens, {call}, je reste là
    Et le temps passe, et le temps passe

    # Rentre quand tu veux
    Rentre quand tu veux, la clé
    N'a pas changé de cachette
    Rentre quand tu veux, j'ai laissé
    La lampe allumée dans ma tête

    # Mille kilomètres
    Mille kilomètres, ça se plie
    Comme une carte sur un genou
    Mille kilomètres, et la pluie
    Qui tombe chez toi vient de chez nous`,
  bridge: `
    Un jour, j'entendrai ton pas
    J'aurai tout prévu, tout appris
    Et tout ce que j'avais pour toi
    Tiendra dans : tu es là, merci

    Tu as peut-être un autre ciel
    D'autres amis, un autre pain
    Moi, j'ai gardé tout l'essentiel
    Et une place pour demain`,
}
