import type { Topic } from '../stanzas.ts'

/** Of a thing that no topic knows, named as it was written. */
const thing: Topic = {
  kin: '',
  you: {
    scene: `
      Tu m'as (expliqué|raconté) {x.the}, un matin
      Sur le dos d'une addition
      J'ai dit oui, je ne comprenais rien
      J'ai gardé le bout de carton

      Quand (quelqu'un|un voisin) mentionne {x.the}, j'entends
      Ta voix qui part, tes mains qui volent
      Tu as l'air d'avoir sept ans
      Le premier jour d'une école`,
    later: `
      J'ai étudié {x.the} dans le train
      J'en ai raté ma descente
      C'est toi qui as semé ce grain
      Et la plante est envahissante`,
  },
  me: {
    scene: `
      J'avais {x.the} en tête (ce matin|au réveil)
      En cherchant mon deuxième soulier
      Ça descendait dans l'ascenseur
      Ça m'attendait sur le palier

      Je (dessine|griffonne) {x.the} au dos des factures
      Au stylo rouge, un peu de travers
      Le banquier trouve que ça rassure
      Il en a mis un sous verre`,
    later: `
      J'ai raconté {x.the} à table
      Ils regardaient tous leur écran
      Puis quelqu'un a posé sa fourchette
      Et m'a dit : recommence avant`,
  },
  past: {
    scene: `
      Tu racontais {x.the} (des heures|sans fin)
      Le thé refroidissait, je bâillais
      Je te donnerais bien mes dimanches
      Pour l'écouter encore, s'il te plaît`,
    later: `
      J'ai mentionné {x.the}, l'autre jour
      J'ai fait tes gestes, et ta voix
      Quelqu'un a ri, et dans la cour
      J'ai cru qu'il riait avec toi`,
  },
  hook: `
    Chantez avec moi {x.the}, plus fort
    Et si c'est fini, on reprend encore

    Moi, je garde {x.the} dans mon sac
    Avec mes clés, mon ciel et mes tickets en vrac`,
}

/** Of something that somebody does or did: "rater le bus". */
const deed: Topic = {
  kin: '',
  you: {
    scene: `
      {doing}, c'est ton (métier|talent|rayon)
      Tu le fais les yeux à moitié clos
      Les autres cherchent le crayon
      Et toi, tu as déjà le tableau`,
    later: `
      Tu dis que c'est facile à faire
      {doing}, qu'il suffit d'essayer
      J'ai essayé une heure entière
      Tu as applaudi, par pitié`,
  },
  me: {
    scene: `
      {doing}, c'est mon seul (record|diplôme)
      J'étais pourtant debout à l'heure
      J'avais mes clés et mon café
      Et le dos déjà tout en sueur`,
    later: `
      {doing}, on peut en faire un sport
      Je m'entraîne tous les matins
      Je perds, je recommence encore
      Et j'ai du public, c'est déjà bien`,
  },
  past: {
    scene: `
      {doing}, c'était (notre|toute notre) affaire
      On n'avait rien d'autre au programme
      Tu riais, une main en l'air
      Devant le kiosque, devant la dame`,
    later: `
      {doing}, je le fais sans toi
      Avec ta place sur le côté
      Je parle un peu, je parle bas
      J'attends que tu viennes m'imiter`,
  },
  hook: `
    {doing}, c'est fait, c'est mal fait, tant pis
    Demain matin je recommence aussi`,
}

export const anything = { thing, deed }
