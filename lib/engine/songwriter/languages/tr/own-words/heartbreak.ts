import type { Stanzas } from '../../stanzas.ts'

/** Of a love that is over. */
export const heartbreak: Stanzas = `
  {you.fact}
  O günden beri toparlanamadım
  Herkes unutursun dedi, geçti
  Denedim, hiçbir yere varamadım

  {you.fact}
  Ben hâlâ bunun altındayım
  Sen çoktan başka bir yoldasın
  Ben aynı sokağın başındayım

  (Telefon|Kapı|Zil) çalsa hâlâ sen sanıyorum
  Sonra hatırlıyorum birden
  {fact}
  Bir şey kopuyor yine içimden

  {me.fact}
  Elimden başka bir şey gelmedi
  Sevmek yeter sanırdım eskiden
  Yetmedi, işte, yetmedi

  {fact}
  Gülüp geçmeyi öğreneceğim
  Bugün değil, belki bahara
  Seni de bir gün affedeceğim

  {me.fact}
  Aklım bunu bir türlü almıyor
  Gündüz neyse de gece olunca
  Bu sessizlik bir şeyle dolmuyor

  {they.fact}
  Duyunca sustum, ne diyebilirdim
  İçimde bir cam kırıldı sessizce
  Güldüm geçtim, sonra gizlice eridim

  {thing.fact}
  Kaldı geriye, atamadım
  Her biri bir parça senden
  Bütün ev sustu, ben susamadım

  {you.fact}
  Bunu nasıl unutur insan
  Bir ömür dedik, bir mevsim sürdü
  Geriye ben kaldım, bir de zaman

  (Şehir|Sokak|Oda) aynı, bir ben değiştim
  Yüzüme bakan anlıyor
  {fact}
  Sussam da gözlerim ağlıyor

  (Kime|Neye|Nereye) baksam aynı yere çıkıyor yol
  Kaçtım sandım, kaçamadım
  {fact}
  Bir sayfayı bile açamadım

  {you.fact}
  Neresinden baksam yarım
  Sana söyleyemediğim ne varsa
  Bu şarkıya kaldı, son kararım

  {fact}
  Hangi birini unutayım
  {next}
  Hangi yarayı nasıl sarayım

  {you.fact}
  Dün gibi, kapanmıyor yara
  {you.next}
  Bahar gelir mi bilmem bir daha
`
