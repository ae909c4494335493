import type { Stanzas } from '../../stanzas.ts'

/** Of what somebody is sorry for, and of what the other one has done meanwhile. */
export const sorry: Stanzas = `
  {me.fact}
  Bunun bahanesi yok, aramıyorum
  Yüzünün düştüğü an hep gözümde
  Utanıyorum, ama kaçmıyorum

  {me.fact}
  Söylerken bile dilim dolaşıyor
  Sen sustun, ben o sustuğunu duydum
  O sessizlik her gece konuşuyor

  (Bütün gece|Sabaha kadar|Kaç gündür) döndüm durdum yatakta
  Aynı yere takıldı aklım
  {me.fact}
  Nereden baksam ben haksızım

  {me.fact}
  Elimde olsa o günü geri alırdım
  Durur, bir nefes alır, düşünürdüm
  Seni üzecek o adımı atmazdım

  {me.fact}
  Küçük sandım, büyükmüş meğer
  Bir gönül kırılınca anlıyor insan
  O gönlü almak her şeye değer

  (Süslü|Uzun|Büyük) laflar etmeye gelmedim
  Doğruyu söyleyip susacağım
  {me.fact}
  Sen affedene kadar burada olacağım

  {me.fact}
  Elim telefona gitti, geldi
  Yazdım, sildim, bir daha yazdım
  Hiçbiri bu özre yetmedi

  {me.fact}
  Seni kırdığımı geç anladım
  O gün elini tutsaydım keşke
  Onun yerine sustum, uzakta kaldım

  Ne (yağmur|trafik|yorgunluk) suçlu bunda ne başkası
  Suçlu belli, karşında duruyor
  {me.fact}
  İçimden bir ses her gün soruyor

  {you.fact}
  Ben bunun kıymetini bilemedim
  Sen hep verdin, ben gördüm, geçtim
  Bir sağ ol bile diyemedim

  {you.fact}
  Bunu düşündükçe yüzüm kızarıyor
  Sen bana iyiyken ben ne yaptım
  Bu soru içimi her gün yakıyor

  (Dün gece|Bu sabah|Az önce) yine baktım kendime
  Yüzüm yerde, sözüm eksik
  {you.fact}
  Bense hep geç kaldım, yarım ve eksik

  {fact}
  Bunun yükü bende, kimseye atmam
  Sözle geçmez, bilirim, günler ister
  Bir daha olmasın diye boş durmam

  {they.fact}
  Önüne geçemedim, sustum kaldım
  Konuşmam gereken yerde konuşmadım
  En çok da kendimden utandım

  {thing.fact}
  Hepsi benim suçum, saymakla bitmez
  Birini düzeltsem öteki kalır
  Özür yetmez belki, ama onsuz gitmez

  {me.fact}
  Yetmezmiş gibi bir de şu var
  {me.next}
  Hangi birine yansam, içim dar

  {fact}
  Lafı dolandırmadan söylüyorum
  {next}
  Ne desen haklısın, biliyorum

  {me.fact}
  Sakladım sandım, saklanmadı
  {me.next}
  Özür dilemeden içim rahatlamadı
`
