import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Lagu ini untuk {names}, nyanyikan semua
  Yang hafal keras-keras, yang lupa ikut saja

  Untuk {names} kami bernyanyi
  Untuk {names}, sekali lagi

  Sebut nama {names}, sebut yang keras
  Biar seisi rumah ikut membalas

  Kalau ada yang tanya, untuk siapa lagu ini
  Untuk {names}, jawabku, ulangi sekali lagi
`
