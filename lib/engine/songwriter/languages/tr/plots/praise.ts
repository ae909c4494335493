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
  lift: `
    Durun, anlatayım, baştan alıyorum
    Uykunuz gelirse, ben de dalıyorum

    Methetmek az kalır, dilim dönmez
    Bir ateş ki bu, üflesen de sönmez`,
  chorus: `
    # Bayılıyorum buna
    Bayılıyorum buna, saklamam, söylerim
    Pazartesi de severim, pazar da severim
    Bayılıyorum buna, bıkmadım bir gün
    Yedi gün yetmiyor, yok mu sekizinci gün

    # Bin kere yaşasın
    Bin kere yaşasın, kim bulduysa sağ olsun
    Heykelini dikelim, meydanlar dolsun
    Bin kere yaşasın, evi nerede, bilmem
    Bulsam çiçek götürürüm, hiç üşenmem

    # Başka ne isterim
    Başka ne isterim, bir çay, bir de bu
    Dünya dönsün dursun, ben buldum yolu
    Başka ne isterim, ne köşk ne araba
    Cebim delik, yüzüm güler, merhaba`,
  bridge: `
    Bir gün elim tutmaz olursa
    Gözüm görmez, dizim çekmez
    Bir köşeye koyun beni
    Anlatırım, dil tükenmez

    Bu sevdanın faydası ne
    Diye sordu bir akıllı
    Faydası yok, dedim, güldüm
    Sevmek zaten bundan tatlı`,
}
