import type { Stanzas } from '../../stanzas.ts'

/** Of a team, to be shouted along. */
export const cheer: Stanzas = `
  {fact}
  Dat hoor je in de bus naar huis
  Met modder tot achter de oren
  En met de beker, of zonder, weer thuis

  {fact}
  Zo zijn wij, en zo blijven we staan
  Valt er één, dan helpt de rest
  En gaan we er samen weer tegenaan

  {fact}
  Dat doet geen andere club ons na
  De een heeft spieren, de ander een fluit
  Wij hebben dit, en wij roepen hoera

  {fact}
  Dat krijgen ze er bij ons niet uit
  Al staan we met drie nul nog achter
  We zingen tot er iemand fluit

  {fact}
  Dat schrijven we groot op de kleedkamermuur
  En wie daar zijn schoenen aantrekt
  Die krijgt voor de wedstrijd weer vuur

  {fact}
  En daarom staan we hier op een rij
  Met sjaals en vlaggen en een trom
  Wie niet kan zingen, die klapt erbij

  (Waar halen jullie die kracht vandaan|Hoe doen jullie dat, vraagt iedereen|Wat is het geheim van dit stel, vraagt men)
  Dan zeggen wij met z'n allen dit
  {fact}
  Daar is het waar bij ons het geheim in zit

  (Het regent, het waait, en het veld is een plas|Of het regent of waait, of de zon nou schijnt|Al staan we tot aan de enkels in water)
  Wij staan er weer, en wij geven niet op
  {fact}
  Dus zing het, van je tenen tot je kop

  (Nu allemaal samen, en klap op de maat|Kom op met die handen, kom op met die stem|Ga staan met z'n allen, de armen omhoog)
  De hele stad mag het horen, met ons op het plein
  {fact}
  Alleen ben je niks, en samen nooit klein

  (De een heeft de sterren, de ander het geld|Er zijn er met geld, er zijn er met goud|We hebben geen sterren, we hebben geen geld)
  Wij hebben elkaar, en dat is genoeg
  {fact}
  Zo was het al bij de allereerste ploeg

  {you.fact}
  En achter jou staat de hele ploeg
  Roep ons, en we komen aangerend
  's Avonds laat of 's morgens vroeg

  {you.fact}
  Daarom roept iedereen hier jouw naam
  Van achter het doel tot aan de bar
  En de buren hangen uit het raam

  {fact}
  Dat zingen we hier van het doel tot de stip
  {next}
  En wie nog wat zegt, krijgt een tip

  {fact}
  Dat zit bij ons in bloed en been
  {next}
  En zo krijgt niemand ons uiteen
`
