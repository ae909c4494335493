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
  meaning: `
    Uzaklık ne zor şeymiş meğer
    Yan odada gibisin, değilsin
    Sana söylenecek her sözü saklarım
    Bir gün gelip hepsini dinlersin

    Aynı göğün altındayız derler
    Doğru da, gök ne çok genişmiş
    Özlemek dediğin yürümekmiş
    Her gün aynı yola, bir gidişmiş

    Alışırsın dediler, alışmadım
    Alışmak istemedim belki
    Özlediğim kadar yanımdasın
    Bundan vazgeçmem, inan ki

    Sofrada yerin belli, dokunan yok
    Adın geçse herkes susuyor
    Gelmesen de olur diyemem
    Bu ev seni soruyor`,
  lift: `
    Günleri sayıyorum, sayı bitmiyor
    Yollar mı uzun, gece mi, geçmiyor

    Yol dediğin ne ki, iki ucu var
    Birinde ben, birinde sen, ortası bahar`,
  chorus: `
    # Özledim seni, {call}
    Özledim seni, {call}, günler geçmiyor
    Gözüm yolda kaldı, gelen gitmiyor
    Özledim seni, {call}, sesin kulağımda
    Adın bir türkü olmuş, durur dudağımda

    # Gel artık
    Gel artık, gel artık, kapılar açık
    Yolunu gözler bu ev, ışıklar yanık
    Gel artık, gel artık, ne olur, bir gün gel
    Bir kere sarılmaya hasret kaldı bu el

    # Aynı ay
    Aynı ay, oradan da aynı ay görünür
    Sen bak, ben de bakayım, yol böyle bölünür
    Aynı ay, aramızda bir tek o var bu gece
    Yüzüne adını yazdım, okursun hece hece`,
  bridge: `
    Geldiğin gün hiç konuşmam
    Bir şey sormam, bir şey demem
    Kapıdan gir, otur yeter
    O gün başka gün istemem

    Belki sen de şu dakikada
    Bir pencerede duruyorsun
    Aklından geçen belki benim
    Belki sen de özlüyorsun`,
}
