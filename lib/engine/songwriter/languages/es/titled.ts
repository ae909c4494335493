import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, dilo otra vez
  {title}, y otra, más alto
  Que lo silbe el panadero
  Y lo aprenda todo el patio

  {title}, lo apunté en la mano
  {title}, por no olvidarlo
  Me lavé y seguía escrito
  Se ve que no era de paso

  {title}, no digo más
  {title}, lo demás sobra
  Yo tenía frases grandes
  Y esta cabe en cualquier boca

  {title}, se enciende la sala
  {title}, los pies se me van
  Si te equivocas de letra
  Canta igual, y ya vendrá

  {title}, así, bajito
  {title}, como quien llama
  Se me quedó en el abrigo
  Y me amanece en la cama

  {title}, quién sabe de dónde
  {title}, pero aquí se queda
  Le hice un sitio entre las cosas
  Que no le presto a cualquiera
`
