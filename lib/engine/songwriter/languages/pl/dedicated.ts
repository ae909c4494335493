import type { Stanzas } from '../stanzas.ts'

/** Names stand as they are, by themselves, since nouns are inflected. */
export const dedicated: Stanzas = `
  Wołam po imieniu, niech niesie to wiatr
  {names}, głośno, na cały świat

  Kogo w tej piosence nie może zabraknąć
  {names}, i zaraz się robi jaśniej

  Wpisuję do refrenu, niech każdy to zna
  {names}, i niech to tu z nami trwa

  A kto jeszcze jest w tej piosence, wie każdy
  {names}, bo ktoś taki jest tu ważny
`
