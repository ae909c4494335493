import type { Stanzas } from '../../stanzas.ts'

/** With a laugh at whoever or whatever is told of, and no harm. */
export const funny: Stanzas = `
  {you.fact}
  Kızayım dedim, olmadı yine
  Kaşımı çattım, ağzımı açtım
  Bir kahkaha kaçtı kendi kendine

  (Komşu|Kapıcı|Bakkal) sordu, her şey yolunda mı diye
  Bir iç çektim, anlattım uzun uzun
  {you.fact}
  Dedi, kolay gelsin, sabrınız bol olsun

  {you.fact}
  Belgeseli çekilse izlerim
  Kamera bile şaşırır belki
  Ben kenarda çekirdek çitlerim

  (Uzmana|Doktora|Hocaya) sorduk, çaresi var mı
  Dinledi, gözlüğünü sildi
  {you.fact}
  Bunun ilacı yok, dedi, güldü gitti

  {you.fact}
  Bunun okulu varsa birincisin
  Diploma versinler, çerçeveli
  Asalım duvara, herkes bilsin

  {you.fact}
  Biz alıştık, yeni gelen şaşırır
  Ona da deriz ki, dur, acele etme
  Bir haftaya kalmaz, o da alışır

  Kanun çıksa, (yasak|ceza|vergi) koysalar buna
  Sen yine bir yolunu bulursun
  {you.fact}
  Yakalansan hâkimi de güldürürsün

  (Burada|Bizde|Aramızda) her şey yolunda, bir şu mesele
  Toplandık, uzun uzun konuştuk
  {you.fact}
  Oylama yaptık, sen kazandın, alıştık

  {fact}
  Anlattım, kimse inanmadı
  Yemin ettim, şahit gösterdim
  Şahit de gülmekten konuşamadı

  (Sabah sabah|Gece gece|Güpegündüz) olacak iş mi bu
  Gel de şimdi gülme, gel de dayan
  {fact}
  Yemin billah doğru, yok tek bir yalan

  {fact}
  Yazsam roman olur, üç cilt tutar
  Kapağına bir resim isterler
  Kitapçıda ilk günden yok satar

  {me.fact}
  Kendimi savunacak hâlim yok
  Aynaya baktım, o da güldü bana
  Dedi, senin gibisi az, derdi çok

  (Gülmeyin|Susun da|Durun da) anlatayım olanı biteni
  Bu da benim başıma geldi
  {me.fact}
  Duyan bir kahkaha attı, bir iç çekti

  {they.fact}
  Orada olan hâlâ anlatır
  Her anlatışta biraz daha büyür
  Böyle giderse tarihe geçer, kalır

  {thing.fact}
  Liste uzun, kalem yetmedi
  Kim yazmaya kalksa gülmekten
  Yarısında durdu, bitirmedi

  {you.fact}
  Bu kadarla kalsa ne iyi
  {you.next}
  Hem derdimizsin hem neşemiz, iyi mi

  {fact}
  Film olsa kuyruk meydana taşar
  {next}
  İkincisi çekilir, o da rekor kırar

  {you.fact}
  Ses etmedik, dedik ki, geçer
  {you.next}
  Geçmedi, her gün öncekinden beter

  {fact}
  Buna gülen bir daha güler
  {next}
  Çay içen varsa önce yutsun, yeter
`
