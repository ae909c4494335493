import type { Stanzas } from '../stanzas.ts'

export const titled: Stanzas = `
  {title}, nyanyikan bersamaku
  {title}, lebih keras lagi
  Sampai gedung seberang ikut
  Sampai jendela terbuka sendiri

  {title}, kutulis di tembok
  {title}, kapur putih, tak terburu
  Seminggu penuh hujan menyiram
  Tulisan itu masih di situ

  {title}, tak ada kata lain
  {title}, sudah kukatakan semua
  Sisanya tinggal petik gitar
  Dan kaki yang mengetuk irama

  {title}, yang tak hafal mengarang
  {title}, yang hafal mengajari
  Di ujung lagu kita bertemu
  Di nada yang sama, di malam ini

  {title}, pelan, seperti rahasia
  {title}, di telinga kanan
  Besok satu gang sudah tahu
  Besok satu gang menyanyikan

  {title}, datang waktu kumandi
  {title}, menempel seharian
  Kusiulkan di antrean kasir
  Satu antrean ikut berdendang
`
