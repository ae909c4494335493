import type { Stanzas } from '../../stanzas.ts'

/** Of anything, told to nobody or without much feeling. */
export const plain: Stanzas = `
  {fact}
  Küçük bir şey gibi durur, ama bak
  Koca günü tutan belki de budur
  İnsanın içinde kalır, sıcak

  (Anlatsam|Söylesem|Yazsam) kısa sürer, iki satır
  Yaşaması bir ömre değer
  {fact}
  Hatırladıkça içim güler

  {fact}
  Her gün olsa yine bıkmam
  Bazı şeyler hiç eskimiyor
  Dünyaları verseler bunu bırakmam

  {fact}
  Şarkının burasında durup güldüm
  Söz bitti sandım, bitmemiş
  Aynı yerden bir daha söze girdim

  {they.fact}
  Bakmayı bilen bunu görür
  Dünya büyük, dünya gürültülü
  Böyle şeylerle güzelleşir, yürür

  (Uzaktan|Dışarıdan|Yoldan) bakınca sıradan bir gün
  Ama içinde bir ışık var
  {fact}
  Gün bununla başlar, bununla parlar

  {me.fact}
  Saklamadım, olduğu gibi söyledim
  Kimi anlar bunu, kimi anlamaz
  Söyledikçe biraz hafifledim

  {me.fact}
  Kimi güler buna, kimi şaşar
  Bana sorarsan hayat tam da bu
  İnsan bir düşer, bir koşar

  (Sorsalar|Deseler ki|Bilseler ya) ne var ne yok hayatta
  Çok düşünmem, hemen başlarım
  {me.fact}
  Ben bunu böyle bilir, böyle yaşarım

  {thing.fact}
  Say deseler hep buradan başlarım
  Kimi uzun anlatır, kimi kısa
  Ben bunu söyler, gülümser, yaşarım

  {fact}
  Duyan bir daha söyle der
  Güzel şeyin saklanacak yeri yok
  Paylaştıkça çoğalır, gider

  {you.fact}
  Bunu bilenler seni tanır
  Adını duymak yeter onlara
  Yüzlerinde bir gülüş kalır

  (Sorana|Gelene|Herkese) hep aynı şeyi derim
  Bir iki söz yeter, uzatmam
  {fact}
  Bunu bildim bileli unutmam

  {they.fact}
  Olan biten bu, ne eksik ne fazla
  Ben de oturdum, bir şarkı yaptım
  Söylerim işte, biraz sözle, biraz sazla

  {fact}
  Böyle de güzel, böyle de olur
  {next}
  İnsan aradığını böyle bulur

  {fact}
  Sayarsan işte buradan başla
  {next}
  Aklımda ikisi de, baştan başa

  {me.fact}
  Biraz güldüm, biraz duruldum
  {me.next}
  Kendimi en çok burada buldum
`
