import type { Stanzas } from '../../stanzas.ts'

/** For whoever has a shop and asks people in. */
export const shop: Stanzas = `
  {fact}
  Bizi bilen bilir, bilmeyen gelsin
  Kapıdan girene selamımız var
  Çıkarken herkesin yüzü gülsün

  (Sabah|Öğlen|Akşam) ne zaman geçsen buradayız
  Kapımız açık, yüzümüz güler
  {fact}
  Bir gelen bir daha gelmek ister

  {fact}
  Bunu böyle bilsin bütün sokak
  İlk günden beri sözümüz söz
  Değişmez, gel de kendin bak

  {fact}
  İşin sırrı ne, diye sorarlar
  Sır filan yok, emek var, sevgi var
  Bir de kapıdan giren dostlar

  {fact}
  Elimizden gelenin en iyisi
  Kim gelirse başımızın üstüne
  Burada herkes evin bir kişisi

  (Yolun|İşin|Aklın) düşerse bize bir uğra
  Bir selam ver, otur biraz
  {fact}
  Bizde iyi niyet çok, laf az

  {fact}
  Komşu komşuya bunu anlatır
  Bizim reklamımız budur aslında
  Giden gelirken bir dost daha alır

  {fact}
  Emek ister, sabır ister bu iş
  Biz severek yapıyoruz, ondan
  Her gün aynı özen, aynı gülüş

  {fact}
  Sorana söyle, sormayana da
  Adres kolay, yol kolay, biz kolay
  Bekleriz her zaman kapıda

  {fact}
  Küçük bir yeriz, gönlümüz geniş
  Adını sorar, aklımızda tutarız
  İkinci gelişin eve gelir gibi bir geliş

  (Bu sokakta|Bu mahallede|Bu köşede) bizi herkes tanır
  Adımız dilden dile gezer
  {fact}
  Duyan bir kere gelip görmek ister

  {fact}
  Duyduk duymadık demeyin ha
  {next}
  Gelen bir daha gelir, bir daha

  {fact}
  Bundan iyisi var mı, söyle
  {next}
  Bizde her gün işte böyle
`
