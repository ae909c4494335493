import type { Plot } from '../../stanzas.ts'

/** In praise of something that is loved. */
export const praise: Plot = {
  person: 'me',
  open: `
    Bazısı (altın|pul|saat) toplar, bazısı mal mülk
    Benim sevdiğim bambaşka bir şey
    Anlatınca gözlerim parlarmış
    Annem der ki, bir sus da çorbanı ye

    Bana sordular, (adaya|dağ başına|uzaya) ne götürürsün
    Kibrit dediler, ip dediler, bıçak
    Ben bir saniye bile düşünmedim
    Bunu götürürüm, gerisi kalacak

    (Çocukken|Küçükken|Yedi yaşımda) tutuldum ben buna
    Ateşim çıktı, doktor geldi, baktı
    İlaç yok, dedi, bununla yaşarsın
    Çantasını kapadı, o da bana katıldı`,
  turn: `
    Bir gün vazgeçmeye karar verdim
    Sabah sekizde, kararlı, ciddi
    Sekizi beş geçe camdan baktım
    Dokuzda yine başladım, n'apayım şimdi

    Anlamayanlara kızmam artık
    Onların da bir sevdiği vardır
    Biri balık tutar, biri pul dizer
    Seven seveni gözünden tanır

    Otobüste bir yabancıyla oturduk
    Konu açıldı, durak geçti, yol bitti
    Son durakta şoför döndü, sordu
    O da severmiş, kontağı çekti`,
  meaning: `
    Sevmek için sebep aranmaz
    Bir bakarsın, gönül vermişsin
    Kimi güler, kimi anlamaz
    Sen çoktan o yola girmişsin

    Kötü bir günün sonunda bile
    Aklıma gelince gülerim
    Bazı şeyler insana ilaçtır
    Ben bunu bilir, bunu söylerim

    Küçük şeylerle mutlu olana
    Saf derler, desinler, ne çıkar
    Ben o küçük şeyin içinde
    Kocaman bir dünya buldum, o kadar

    Başkası para biriktirsin
    Ben böyle anları toplarım
    Zengin miyim, değil miyim, bilmem
    Ben bununla güler, bununla yaşarım`,
  lift: `
    Durun, anlatayım, baştan alıyorum
    Söyledikçe daha çok seviyorum

    Sabah da, akşam da, aklımda hep bu
    Sevmeyen bilmez ki, ne güzel duygu`,
  chorus: `
    # Bayılıyorum buna
    Bayılıyorum buna, saklamam, söylerim
    Pazartesi de severim, pazar da severim
    Bayılıyorum buna, bıkmadım bir gün bile
    Bin kere söylerim, bir kere daha söyle

    # Başka ne isterim
    Başka ne isterim, bu bana yeter
    Dünya dönsün dursun, içim hep güler
    Başka ne isterim, ne köşk ne saray
    Mutlu olmak bu kadar kolay, bu kadar kolay`,
  bridge: `
    Bu sevdanın faydası ne
    Diye sordu bir akıllı
    Faydası yok, dedim, güldüm
    Sevmek zaten bundan tatlı

    Bir gün her şey değişse de
    Bu bende hiç değişmez
    Kim ne derse desin artık
    Gönül sevdiğinden geçmez`,
}
