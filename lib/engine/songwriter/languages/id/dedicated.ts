import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Lagu ini untuk {names}, nyanyikan semua
  Yang hafal keras-keras, yang lupa ikut saja

  {names}, kupanggil dari jendela
  Biar satu jalan ikut menyapa

  Demi {names} lampu ini menyala
  Di atas meja, sampai pagi tiba

  Kalau ada yang tanya, untuk siapa lagu ini
  Untuk {names}, jawabku, ulangi sekali lagi
`
