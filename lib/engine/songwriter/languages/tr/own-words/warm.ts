import type { Stanzas } from '../../stanzas.ts'

/** Of anybody who is loved: what is told, and what it is to those who know them. */
export const warm: Stanzas = `
  {you.fact}
  Sormadan, söylemeden, usulca
  Aklıma geldikçe gülümserim
  Yolda, işte, evde, gün boyunca

  {you.fact}
  Başkası yapsa belki görmezdik
  Sen yapınca içimiz ısınıyor
  Sen olmasan biz böyle gülmezdik

  (Sana|Burada|Bugün) söylenecek ne çok söz var
  Hepsinden güzeli bu, bence
  {you.fact}
  Aklımdan çıkmaz, gündüz gece

  (Adını duyan|Seni soran|Yeni gelen) herkese anlatırım
  Anlatırken yüzüm güler hep
  {you.fact}
  Bu şarkıyı yazmaya yetti bu sebep

  {you.fact}
  Belki sen farkında bile değilsin
  Biz görüyoruz, içimiz ısınıyor
  İyi ki varsın, iyi ki bizimsin

  Kime sorsan (ayrı|başka|güzel) bir şey anlatır
  Ben hep aynı yerden başlıyorum
  {you.fact}
  Sonra biraz durup gülümsüyorum

  {you.fact}
  Günler geçer, mevsimler değişir
  Bazı şeyler hiç değişmesin diyorum
  İnsanın içi böyle şeylerle iyileşir

  (Uzakta|Yollarda|Kalabalıkta) olsam da gözümün önünde
  Hiç silinmez bu, hiç eskimez
  {you.fact}
  Senin yerine kimse geçemez

  {you.fact}
  Bir gün uzun uzun anlatacağım
  Dinleyen herkes seni tanıyacak
  Ben de gururla yanında duracağım

  Seni (bir cümleyle|kısacık|bir solukta) anlat deseler
  Uzun söze hiç gerek kalmaz
  {you.fact}
  Seni tanıyan bunu unutmaz

  {you.fact}
  Uzaktan bakan bir şey sanmaz
  Kocaman bir yürek var bunda oysa
  Onu bilen başka yürek aramaz

  {fact}
  Böyle şeyler sığmaz hiçbir deftere
  Dilden dile dolaşır, türkü olur
  Gelir oturur içimde en güzel yere

  (Bu akşam|Bugün|Şimdi) sözü hiç uzatmayacağım
  Olanı olduğu gibi diyeceğim
  {fact}
  Hep gönlümün içinde gezdireceğim

  {fact}
  Yıllar geçer, biz yine anlatırız
  Çay soğur, vakit geç olur, kalkan yok
  Aynı yere gelince duraklarız

  {they.fact}
  Bunu duyan dönüp bir gülümser
  Küçük bir şey gibi görünse de
  İnsanın içinde bir ömür sürer

  (Soran|Dinleyen|Bilen) olursa hep böyle anlatırım
  Eklemem bir şey, eksiltmem de
  {they.fact}
  Durur aklımın en güzel yerinde

  {me.fact}
  Dün gibi aklımda, hiç eskimedi
  Seninle olunca en küçük şey bile
  Kaldı içimde, hiçbir yere gitmedi

  (Geriye|Dönüp bir|Şöyle bir) baktım da onca yola
  En çok bunun sıcağı kalmış
  {me.fact}
  Meğer mutluluk tam da buymuş

  {thing.fact}
  Hepsinin bir yeri var bu şarkıda
  Küçük küçük şeyler, birer birer
  Birikir insanın hatırında

  {fact}
  Gören gülümser, duyan sever
  {next}
  İnsan bunları bir ömür söyler

  {you.fact}
  Bir bu yeterdi aslında bize
  {you.next}
  İyi ki girdin hayatımıza, kalbimize

  {you.fact}
  Bununla bitmez, dahası da var
  {you.next}
  Anlatırım istersen sabaha kadar

  {fact}
  Unutmadım, gün gibi bak
  {next}
  İkisi de aklımda, capcanlı, sıcak
`
