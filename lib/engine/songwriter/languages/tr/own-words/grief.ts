import type { Stanzas } from '../../stanzas.ts'

/** Of somebody or something that is missed, whether dead, far away or long ago. */
export const grief: Stanzas = `
  {you.fact}
  Şimdi bunu anlatıp duruyorum
  Anlattıkça yanıma geliyorsun
  Bir süre öylece oturuyorum

  (Bu sabah|Dün gece|Bu akşam) yine düştün aklıma
  Bir iş yapıyordum, durdum
  {you.fact}
  Gözüm doldu, gülümsedim, oturdum

  {you.fact}
  O zaman sıradan gelirdi bana
  Bilseydim o günlerin kıymetini
  Sarılırdım bir daha, bir daha sana

  {you.fact}
  Bunu kimse alamaz içimden
  Resimler solar, sesler kısılır
  Bu kalır, ayrılmaz bir gün bile benden

  (Yağmur yağsa|Akşam olsa|Kapı çalsa) sen gelirsin aklıma
  İçimde ince bir sızı
  {you.fact}
  Andıkça ısınır kalbimin bir yanı

  {you.fact}
  Sevmeyi böyle öğrettin bana
  Bir gün biri sorarsa, kimden diye
  Senin adını söylerim ona

  Adın geçince (susarız|dalarız|dururuz) hepimiz biraz
  Sonra biri söze başlar
  {you.fact}
  Gülerken akar gözümüzden yaşlar

  {you.fact}
  Böyle bildik seni, böyle sevdik
  Nereye gitsek taşırız yanımızda
  Ne güzel günlerdi, iyi ki gördük

  {you.fact}
  Kim ne derse desin, ben bilirim
  Gözümü yumsam karşımdasın
  Bir adım atsam yanına gelirim

  {fact}
  Zaman geçti, bu hâlâ taze
  Kapatsam gözümü, az ötede
  Uzansak değecek elimize

  (Eski bir|Solgun bir|Küçük bir) resim geçti elime
  Arkasında bir tarih, o kadar
  {fact}
  O günden bugüne uzanır yollar

  {they.fact}
  O gün bugündür aklımdan çıkmıyor
  Ne zaman sussa ev, duyuyorum
  Sanki bir yerlerde hâlâ sürüyor

  (Gözümü yumsam|Sessizlik olsa|Gece uzasa) yine oradayım
  Ne eksik ne fazla, aynı
  {they.fact}
  Hâlâ sızlatır içimin bir yanını

  {me.fact}
  O günlerin tadı başkaydı
  Bilmeden en güzelini yaşamışız
  Su gibi elimizden aktı, kaydı

  {me.fact}
  Keşke dönsek bir günlüğüne
  Saate bakmaz, acele etmezdim
  Bakardım doya doya her birine

  (Bir koku|Bir türkü|Bir rüzgâr) alır götürür beni
  O günlere varırım birden
  {me.fact}
  Ne bir şey eksilir ne silinir benden

  {thing.fact}
  Ne çok şey kalmış o günlerden
  Her biri küçük bir ışık gibi
  Yanar durur, sönmez, derinden

  {you.fact}
  Bir bunu unutmam, bir de şunu
  {you.next}
  Saklarım ömrümün sonuna kadar bunu

  {you.fact}
  Sesin hâlâ kulağımda durur
  {you.next}
  Ansam ağlarım, anmasam içim kurur

  {fact}
  O günler ne çabuk geçti
  {next}
  Gönlüm kalktı, yine oraya gitti

  {me.fact}
  Dün gibi, gözümün önünde
  {me.next}
  Kaldı hepsi o güzel günlerde
`
