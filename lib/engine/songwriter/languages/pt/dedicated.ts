import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  É pra {names} este refrão
  E vai de boca, e vai de mão

  {names}, dito bem alto
  Da janela até o asfalto

  Por {names} fica acesa
  A luz em cima da mesa

  Se a rua pergunta: pra quem?
  Pra {names}, e mais ninguém
`
