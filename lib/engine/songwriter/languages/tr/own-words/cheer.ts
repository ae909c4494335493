import type { Stanzas } from '../../stanzas.ts'

/** For a crowd that sings together. */
export const cheer: Stanzas = `
  {fact}
  Duysun tribün, duysun saha
  Sesi kısılan su içsin gelsin
  Hep bir ağızdan, bir daha, bir daha

  {fact}
  Bunu bilen bizi tanır
  Kupa gelir, kupa gider
  Geriye bu yürek kalır

  (Yağmurda|Çamurda|Soğukta) da buradayız, güneşte de
  Geri adım atan yok
  {fact}
  Kalbimiz bir, sesimiz çok

  {fact}
  Rakip bunu bilsin de gelsin
  Yenersek ne güzel, yenilirsek
  Bir dahaki maça ders olsun

  {fact}
  Davul vursun, eller havaya
  Adımızı duymayan kalmasın
  Yayılsın mahalleden dünyaya

  {fact}
  Tek başına kimse yapamaz bunu
  Omuz omuza, nefes nefese
  Birlikte kurduk biz bu oyunu

  (Küçük|Büyük|Genç) demeden herkes ayakta
  Bayrak elde, atkı boyunda
  {fact}
  Bu var bizim her oyunumuzda

  {fact}
  Kolay olmadı, bu ter bizim
  Düşenin elinden tutarız
  Bu saha bizim, bu yer bizim

  {you.fact}
  Takım seninle gurur duyar
  Kenardan bir alkış kopar
  Adın söylenir son düdüğe kadar

  {they.fact}
  O gün bugündür inancımız tam
  Anlatırız yeni gelenlere
  Her antrenman günü, her akşam

  {me.fact}
  Kolay değildi, yolunu bulduk
  Yorulan ötekine yaslandı
  Biz bu sahada kardeş olduk

  {thing.fact}
  Hepsi bizim, hepsi yürekten
  Say say bitmez bizde hikâye
  Söyleriz hepimiz, aynı yerden

  {fact}
  Davul bunu çalar, düdük bunu
  {next}
  Yazın tabelaya, görsünler şunu

  {fact}
  Biz böyle takımız, böyle yürürüz
  {next}
  Sonunu da hep beraber görürüz
`
