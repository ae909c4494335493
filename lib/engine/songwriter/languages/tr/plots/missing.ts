import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    (Otogarda|Garda|Havaalanında) sana el salladım
    Cam buğuluydu, görmedin belki
    Sen bir kalp çizdin parmağınla
    Tersten okudum, hâlâ aklımda şekli

    Saat farkı (iki|yedi|dokuz), ezbere biliyorum
    Sen uyurken ben öğle yiyorum
    İki saat var bileğimde artık
    Biri sana ayarlı, ona bakıyorum

    (Ekranda|Telefonda) yüzün donuyor bazen
    Ağzın açık, gözün yarım
    Ben o donmuş haline de
    Bir dakika bakarım`,
  turn: `
    Yastığını çevirmedim
    Kokun bir yanında kaldı
    Çarşaf yıkandı üç kere
    O yastık sırasını savdı

    Senden bir kart geldi bugün
    Yağmur silmiş yarısını
    Kalan yarıyı okudum
    Ben tamamladım arkasını

    Sevdiğin dizi başladı
    İzlemedim, bekliyorum
    Herkes sonunu anlatır
    Kulağımı tıkıyorum`,
  lift: `
    Takvimde günleri bir bir çiziyorum
    Kalem bitti, kömürle devam ediyorum

    Yol uzun, biliyorum, ama yol dediğin
    Bir ucunda ben varsam, bir ucunda sensin`,
  chorus: `
    # Özledim seni, {call}
    Özledim seni, {call}, çay demi tutmuyor
    Senin kahkahan yoksa bu ev ısınmıyor
    Özledim seni, {call}, gel demem, yol uzak
    Kapı kulak kesilmiş, anahtarı bekler, bak

    # Ne zaman geleceksin
    Ne zaman geleceksin, söyle, ışık yakayım
    Sevdiğin yemekten iki tabak koyayım
    Ne zaman geleceksin, yağmur mu, kar mı olsun
    Ben durakta beklerim, otobüs geç kalsın

    # Aynı ay
    Aynı ay, oradan da aynı ay görünür
    Sen bak, ben de bakayım, yol böyle bölünür
    Aynı ay, aramızda bir tek o var bu gece
    Bir yüzüne sen yaz, ben okurum hece hece`,
  bridge: `
    Geldiğin gün hiç konuşmam
    Bir şey sormam, bir şey demem
    Valizini koy yeter ki
    O gün kapıyı kilitlemem

    Belki sen de şu dakikada
    Bir pencerede duruyorsun
    Elinde soğumuş bir çay
    Tam da beni düşünüyorsun`,
}
