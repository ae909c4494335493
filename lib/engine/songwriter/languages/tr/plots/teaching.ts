import type { Plot } from '../../stanzas.ts'

/** Explains anything to whoever would like to know. */
export const teaching: Plot = {
  person: 'you',
  open: `
    Bugün konumuz {x}, (yaklaş|otur|gel de) bir elma al
    Bilmek gerekmez, merak et yeter
    Ne duvar var önünde ne de sır
    Bir kapı bu, en küçük soru iter

    Zor dediler sana, (taş|demir|ceviz) gibi sert
    Oysa bu çorba, kaşıkla içilir
    Kenardan başla, orası ılımış
    Ortası da kendiliğinden gelir

    Kolumdan çektin (sofrada|otobüste|mutfakta), neden, dedin
    Tuzluğu aldım, kaşığı aldım
    Bu şu olsun, şu da bu olsun, bak
    Masa bütün dünya, ben de inandım`,
  turn: `
    Yanlış mı yaptın, güzel, şimdi belli
    O yoldan gidilmez, koy bir işaret
    Yanlış dediğin bir tabeladır
    Doğru öbür tarafta, az sabret

    Kendi sözünle kediye anlat
    Uyumazsa demek ki öğrendin
    Uyursa bir daha, biraz daha renkli
    Hocalar da böyle başladı, bilmezdin

    Bunu ilk bulan da bilmiyordu
    Baktı, sordu, kalemi kemirdi
    Bir akşam vakti camı açıp bağırdı
    Sokaktaki herkes de sevindi`,
  lift: `
    Bir baştan, bir sondan, bir de tersten söyle
    Gülerek öğrenilir, bu iş hep böyle

    Soran kaybolmaz, kaybolan da sorar
    Her sorunun arkasında bir pencere var`,
  chorus: `
    # Konumuz {x}
    Konumuz {x}, hadi, kopya çekmek yok
    Bir, iki, üç, kafaya sığar, yer çok
    Konumuz {x}, sorular tren gibi geçsin
    Hangisi dursa önünde, o senin dersin

    # Şimdi sen söyle
    Şimdi sen söyle, yüksek sesle, çekinme
    Hıçkırık tuttu mu, tutsun, o da ritim işte
    Şimdi sen söyle, bak, nasıl da kolay
    Dünkü dev bugün cebinde küçük bir ay

    # Sor, {call}, sor
    Sor, {call}, sor, neden, nasıl, ne zaman
    Yerin altını sor, göğün ucunu, her an
    Sor, {call}, sor, ayıp değil, korkma hiç
    Her kapının anahtarı bir soru, aç da geç`,
  bridge: `
    Yarısını unutursun yarın
    Yarısı cebinde taş olur
    Bir gün otobüste bulursun
    Parmağın ona dokunur

    Her şey bilinmiyor daha
    Sana da kaldı yüz soru
    Mantar gibi bekliyorlar
    Al sepeti, topla, doldur onu`,
}
