import type { Plot } from '../../stanzas.ts'

/** Where somebody belongs. */
export const home: Plot = {
  person: 'me',
  open: `
    La troisième marche est bavarde
    Elle dit à tous qui revient
    On l'enjambait, prenant bien garde
    Et on riait, la main dans la main

    Le pain s'annonce au coin de la rue
    Par une odeur qui donne l'heure
    La boulangère m'a tendu
    Le plus cuit, c'est le meilleur

    À la fenêtre d'en face, un chat
    Monte la garde, très sérieux
    Il sait qui rentre, et à quel pas
    Et si le pas est (amoureux|joyeux)`,
  turn: `
    J'ai vu des toits plus bleus ailleurs
    De plus beaux ponts, de plus beaux ciels
    Aucun ne savait par cœur
    Le bruit de mes vieilles semelles

    La table a gardé l'auréole
    D'un verre, un mardi, peu importe
    On pourrait poncer, et la colle
    Attend, mais j'ai fermé la porte

    Un soir, la lumière a sauté
    On est descendus sur le trottoir
    Quand elle est revenue, c'était
    Dommage, on était bien, dans le noir`,
  meaning: `
    On peut partir, on peut courir
    Voir d'autres rues, d'autres maisons
    Il y a un lieu où l'on respire
    Sans demander la permission

    Un chez-soi, ce n'est pas les murs
    C'est le bruit qu'on y reconnaît
    C'est d'être attendu, d'être sûr
    Que la lumière nous y connaît

    On ne choisit pas d'où l'on vient
    On choisit ce que l'on en garde
    Moi, j'ai gardé presque rien
    Et ce presque rien me regarde`,
  lift: `
    Les yeux fermés, je trouve encore
    Le pain, la lampe et le décor

    Si je me perds, laissez-moi faire
    Mes pieds connaissent leur affaire`,
  chorus: `
    # Je reste ici
    Je reste ici, la chaise boite
    Le robinet compte les jours
    Je reste ici, la rue est étroite
    Et la soupe attend mon retour

    # Je rentre
    Je rentre, et la clé se souvient
    D'un tour, d'un petit coup de hanche
    Je rentre, et la lampe, elle, tient
    Son carré jaune sur les planches

    # La même rue
    La même rue, les mêmes chiens
    Qui grognent au même camion
    La même rue, et moi, je tiens
    Mon rire au même balcon`,
  bridge: `
    Un jour, d'autres auront la clé
    Ils peindront le couloir en bleu
    Qu'ils laissent le clou, s'il vous plaît
    J'y tiens, je ne sais pas, un peu

    Ce n'est sur aucune carte postale
    Personne n'en fait la photo
    C'est pour ça que le soleil s'étale
    Chez nous le soir, et part moins tôt`,
}
