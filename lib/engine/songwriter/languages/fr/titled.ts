import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, ça tient sur un ticket
  {title}, je l'écris au stylo bleu
  On le chante du trottoir au troisième
  Et quelqu'un d'en haut répond mieux

  {title}, je n'ai rien trouvé d'autre
  {title}, je l'ai dit sans chercher
  C'est resté collé à ma bouche
  Comme un caramel de marché

  {title}, chante-le plus fort
  {title}, la fenêtre est ouverte
  Le boulanger le siffle encore
  En sortant ses baguettes

  {title}, dis-le lentement
  {title}, dis-le sur le pont
  L'eau l'emporte tranquillement
  Et le ramène en chanson

  {title}, c'était dans ma poche
  {title}, entre deux mouchoirs
  Un bout de papier, quelques mots
  Et je les chante depuis ce soir

  {title}, et la salle se lève
  {title}, on tape du talon
  On se trompe un peu dans les paroles
  Mais personne ne perd le son
`
