import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, zing het hard, tot de buurman het kent
  {title}, tot het klinkt als een oud instrument
  En wie er voorbij loopt, die neemt het mee
  En fluit het tot thuis, bij de trap, bij de thee

  {title}, zo heet het, zo staat het op blad
  {title}, omdat het een naam nodig had
  Ik schreef het, ik streepte, ik plakte, ik scheurde
  Nu zing ik het enkel, en kijk wat er gebeurde

  {title}, hang het boven de deur, aan de muur
  {title}, schrijf het groot, op je hand, voor de duur
  Ik ken wel woorden met meer goud erop
  Maar geen dat zo makkelijk blijft in je kop

  {title}, en de kamer wordt wakker
  {title}, en we wekken de bakker
  De stad ligt nog stil, en we zingen voor haar
  {title}, en ze fluit het, van hier tot daar

  {title}, zeg het zacht, zeg het snel, zeg het nu
  {title}, geef het door als een grote paraplu
  Het lag op mijn tong, en het wilde eruit
  Nu gaat het met iedereen mee, en het fluit

  {title}, en dat zat al zo lang in mijn keel
  {title}, en nu ik het zing, is het heel
  Hoe licht wordt een zin als er iemand hem zingt
  En hoe ver hij 's avonds het raam uit nog klinkt
`
