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
  meaning: `
    Aşk dediğin uzun bir yolmuş
    Yan yana yürüyünce kısalır
    İki insan bir lokmayı bölünce
    Dünyanın bütün yükü azalır

    Çok şey istemedim bu hayattan
    Akşam dönecek bir kapım olsun
    Açan sen ol, yeter bana
    Gerisi ister olmasın, ister olsun

    Yıllar geçti mi, geçti, farkında mısın
    Sana bakarken saymadım ki
    Bir bakışın var, hep o ilk gün
    İlk günkü gibi sever, inan ki

    Herkes gider, sen kalırsın yanımda
    Herkes susar, sen anlarsın beni
    Ben nerede evimdeyim diye sorsalar
    Gösteririm elimle seni`,
  lift: `
    Büyük laflar bana göre değil, biliyorsun
    Ben sussam da sen kalbimi duyuyorsun

    Her gün söylemem, dilim dönmüyor belki
    Ama içimde bu ateş hiç sönmez ki`,
  chorus: `
    # Seni seviyorum, {call}
    Seni seviyorum, {call}, işte bu kadar
    Gözlerinde bir ömür, içinde bahar var
    Seni seviyorum, {call}, dün de, yarın da
    Yerim belli benim, hep senin yanında

    # Sen varsın ya, {call}
    Sen varsın ya, {call}, başka ne isterim
    Her sabah yüzüne bakıp güne gülerim
    Sen varsın ya, {call}, ev o zaman ev
    İçimde hiç sönmeyen sıcak bir alev

    # Yanımda kal
    Yanımda kal, yanımda kal, yol uzun olsun
    Elim elinde dursun, saçım ağarsın, solsun
    Yanımda kal, yanımda kal, bir ömür boyu
    Seninle tatlı bana hayatın suyu`,
  bridge: `
    Bir gün unutursam adları
    Yolları, günleri, yaşımı
    Elini uzat, yeter bana
    Tanırım ben o sıcağı

    Seksenimizde bir akşam
    Yan yana otururuz yine
    Ben sana bakar, gülerim
    Sen kızarsın bana, niye`,
}
