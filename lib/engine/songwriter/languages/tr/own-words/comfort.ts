import type { Stanzas } from '../../stanzas.ts'

/** For somebody who has a hard time. */
export const comfort: Stanzas = `
  {you.fact}
  Yoruldun, biliyorum, çok normal
  Elimi tut, acele etme hiç
  Ben buradayım, sen dinlen, rahat kal

  {you.fact}
  Kim olsa zorlanırdı yerinde
  Sen yine de ayaktasın, bak
  Bir güç var senin içinde, derinde

  (Bugün|Bu hafta|Bu sabah) her şey ağır gelebilir
  Ağırsa beraber taşırız
  {you.fact}
  Biz seninle her dağı aşarız

  {fact}
  Geçecek, inan, bu da geçecek
  Gecenin en koyu yerinden sonra
  Yavaş yavaş gün ağarıp gelecek

  {me.fact}
  Sen düşersen ben yanındayım
  Laf olsun diye söylemiyorum
  Gece gündüz bir telefon uzağındayım

  {they.fact}
  Dünya dönüyor, sen de dönersin
  Bir bardak su iç, bir nefes al
  Bir sabah kalkar, yine gülersin

  {you.fact}
  Ben buna her gün şahit oluyorum
  Kendine inanmadığın anlarda
  Ben senin yerine inanıyorum

  {you.fact}
  Acele etme, kovalayan yok
  Bir adım bugün, bir adım yarın
  Önünde güzel günler var, çok

  (Ağlamak|Yorulmak|Durmak) istersen, o da ayıp değil
  Biz buradayız, bekleriz
  {fact}
  Hazır olunca beraber gideriz

  {fact}
  Korku da gelsin, otursun kenara
  Sen yine bildiğin yoldan yürü
  O yol çıkar sonunda aydınlığa

  (Dışarıda|Sokakta|Bahçede) hayat seni bekliyor
  Hazır olduğun güne kadar
  {fact}
  Biz buradayız, elin elimizde durur, var

  {you.fact}
  Az şey değil bu, sakın küçümseme
  Başına gelen ne olursa olsun
  Yanında biz varız, yalnızım deme

  {fact}
  Zor, biliyorum, ama geçer
  {next}
  Bir gün dönüp bakınca yüzün güler

  {you.fact}
  Sende bu yürek varken
  {you.next}
  Yolun açılır, geç ya da erken
`
