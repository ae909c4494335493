import type { Plot } from '../../stanzas.ts'

export const story: Plot = {
  person: 'me',
  open: `
    Otur da (anlatayım|dinle|söyleyeyim), uzun sürmez
    Süsü yok, olduğu gibi
    Kimi güler buna, kimi susar
    Benim için dün gibi

    Bir (akşam|sabah|gün) aklıma düştü yine
    Söylemesem içimde kalacak
    Bir kalem aldım, bir de kâğıt
    Belki birine yoldaş olacak`,
  turn: `
    Aradan zaman geçti, büyüdüm biraz
    Yine de aklımda, aynı yerde
    Bir köşe dönsem karşıma çıkar
    Bazen sokakta, bazen bir seste

    Kimseye demedim uzun süre
    Gülerler sandım, utandım belki
    Bir gün birine anlattım usulca
    Benim de başıma geldi, dedi`,
  meaning: `
    Her insanın içinde bir hikâye var
    Kimi anlatır, kimi saklar
    Ben sakladım, sakladım, olmadı
    Bir şarkı çıktı, açıldı kapaklar

    Hayat dediğin büyük laflar değil
    Böyle küçük küçük anlarmış
    İnsan yaşarken fark etmiyor
    Dönüp bakınca anlarmış

    Başkası ne der, bilemem
    Bu benim yolum, yürüdüm geldim
    Düştüğüm yerler de oldu
    Kalkmayı o yerlerde öğrendim

    Bir sonu var mı bunun, bilmem
    Yaşayıp göreceğim daha
    Bu şarkı burada bitse de
    Gün uyanıyor yeni sabaha`,
  lift: `
    Söylemesi kolay mı, değil belki
    Ama sussam daha zor, inan ki

    Buraya kadar geldim, gerisi kolay
    Dinleyen olursa ne güzel, hay hay`,
  chorus: `
    # Böyle oldu işte
    {fact}
    Böyle oldu işte, aynen böyle
    Ne bir şey kattım ne eksilttim ben
    Sen de varsa derdin, gel de söyle

    # Bunu da yaşadım
    {me.fact}
    Bunu da yaşadım, yazdım bir kenara
    Güldüğüm de oldu, sustuğum da
    Hepsi bende şimdi, baktım onlara

    # Dünya döner
    {they.fact}
    Dünya döner, döner, durmaz bir an
    Ben baktım, gördüm, bir şarkı yaptım
    Belki duyar bunu bir güzel insan`,
  bridge: `
    Bir ders çıkarmadım bundan
    Çıkaran varsa çıkarsın
    Ben yalnız anlattım gitti
    Kim ne anlarsa anlasın

    Herkesin bir derdi var ya
    Benimki de bu, ne yapayım
    Bir çay koyun, bir daha söyleyeyim
    Bu gece burada kalayım`,
}
