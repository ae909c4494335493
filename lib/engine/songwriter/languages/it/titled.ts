import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, ditelo ancora
  {title}, più forte, e poi piano
  Lo fischi il fornaio, all'aurora
  E il vigile, alzando la mano

  {title}, l'ho scritto su un dito
  {title}, per non scordarlo
  Mi lavo le mani, e non è sparito
  Vuol dire che è ora di cantarlo

  {title}, non serve altro
  {title}, il resto è rumore
  Avevo discorsi col tono più alto
  Ma questo si canta a tutte le ore

  {title}, si accende la sala
  {title}, e il piede è già via
  Chi sbaglia la strofa scende la scala
  E torna cantando, in compagnia

  {title}, così, sottovoce
  {title}, come chi chiama
  Mi è entrata in tasca come una noce
  E la ritrovo sotto il pigiama

  {title}, chissà da che parte
  {title}, ma adesso è di qua
  Le ho fatto posto fra le mie carte
  Lì dove metto ciò che resterà
`
