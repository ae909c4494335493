import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    Sabah (çayın|kahven|ekmeğin) benden önce
    Işığı yakmazsın, perde kapalı
    Bir tek o kaşığın sesini duyarım
    Uyanığım ama bozmam masalı

    Yağmurda (şemsiyeyi|kapüşonu|gazeteyi) bana tuttun
    Senin sol omzun eve sırılsıklam vardı
    Ben o omzu o gün öptüm içimden
    Sen kurulandın, bende ıslak kaldı

    Uykunda (yorganı|battaniyeyi|bütün yastığı) çekersin
    Ben yatağın ucunda, bir karış yerde
    Sabah üstüme örtülü bulurum
    Kim örttü desem, dersin ki, kim, nerede`,
  turn: `
    Güzel söz pek bilmem ben
    Musluğu tamir ettim
    Vidanın her turunda
    Seni sevdim, bil istedim

    Kavga ettik dün akşam
    Kapıyı çarptın, sustun
    Sonra bir tabak erik
    Uzandı, barış oldun

    Elinde bir küçük iz
    Bıçakla, soğan soyarken
    Ben o izi tanırım
    Gözlerim kapalıyken`,
  lift: `
    Bunu her gün söylemem, dilim dönmüyor
    Ama kapı her çaldığında içim gülüyor

    Büyük laflar bana göre değil, biliyorsun
    Bir bardak su gibi söylerim, sen duyuyorsun`,
  chorus: `
    # Sen varsın ya, {call}
    Sen varsın ya, {call}, ev bana ev gelir
    Anahtar senden önce kapıyı bilir
    Sen varsın ya, {call}, yağsın, varsın yağsın
    İki bardak çay bir masada sabaha varsın

    # Yanımda kal
    Yanımda kal, bu sokak uzun, yürürüz
    Ayakkabın vurursa, durur, otururuz
    Yanımda kal, saçımız ağarsın, ne çıkar
    Aynı bankta oturur, aynı yere bakar

    # Seni seviyorum, bu kadar
    Seni seviyorum, bu kadar, hepsi bu
    Ne yıldız isterim ne denizin suyu
    Seni seviyorum, bu kadar, kısa söyledim
    Uzununu ben her sabah sofrana serdim`,
  bridge: `
    Bir gün unutursam adları
    Anahtarı, yolu, yaşı
    Senin elini uzat yeter
    Elim bilir o sıcağı

    Seksenimizde bir sabah
    Yine gözlüğünü ararsın
    Alnında, derim, gülerim
    Sen de bana bakarsın`,
}
