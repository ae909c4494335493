import type { Stanzas } from '../../stanzas.ts'

/** In the short lines of a lullaby. */
export const soft: Stanzas = `
  {fact}
  Gün bitti, sen de yat artık
  Yarına kaldı ne varsa
  Gözlerin yumuk, kapı aralık

  (Ay|Yıldız|Gece) baktı pencereden
  Gülümsedi usulca
  {you.fact}
  Oynarsın gün doğunca

  {you.fact}
  Rüzgâr duydu, fısıldadı
  Yaprak, bulut, küçük kuş
  Hepsi bir ninni başladı

  {fact}
  Gece örtsün üstünü
  Küçük elin avcumda
  Kapat artık gözünü

  (Uyku|Rüya|Gece) geldi, kapıda durur
  Parmağını dudağına koydu
  {fact}
  Dünya sustu, uykuya koyuldu

  {you.fact}
  Rüyanda da böyle olsun hep
  Sabah uyanınca yine
  Gülmeye bu da bir sebep

  {you.fact}
  Bunu gören ay sevinir
  Bulutu çeker üstüne
  Başucuna iner, dinlenir

  {they.fact}
  Evde herkes seni sever
  Uyurken de bir kulak
  Nefesini dinler, bekler

  {they.fact}
  Ne güzel, değil mi, bak
  Dünya sana gülümser
  Yastık yumuşak, yorgan sıcak

  {they.fact}
  Uyu, hepsi yanında
  Kimse gitmez bir yere
  Sabah yine karşında

  {thing.fact}
  Hepsi yanında, korkma
  Karanlık bir yorgandır
  Örter seni, başka şey sorma

  {fact}
  Yarın yine olur, olsun
  Şimdi yum gözlerini
  Rüyan güzel şeyle dolsun

  (Kuşlar|Evler|Sokaklar) sustu birer birer
  Bir tek benim sesim kaldı
  {fact}
  Küçük gözler uykuya daldı

  {fact}
  Uyu artık mışıl mışıl
  {next}
  Gök yıldız dolu, ışıl ışıl

  {you.fact}
  Yoruldun, kapat gözünü
  {you.next}
  Gece okşar küçük yüzünü

  {fact}
  Ay da bilir bunu, yıldız da
  {next}
  Uyu, hep buradayız yanında
`
