import type { Plot } from '../../stanzas.ts'

export const portrait: Plot = {
  person: 'you',
  open: `
    Seni (sokakta|çarşıda|uzaktan) herkes sesinden tanır
    Kahkahan köşeyi senden önce döner
    Fırıncı tepsiyi bırakır, bakar
    Senin geçtiğin yol biraz daha güler

    Gözlüğün (alnında|saçında|elinde), onu ararsın
    Evi ayağa kaldırırsın sabahtan
    Ben bilirim yerini, söylemem
    Seninle birlikte ararım, baştan

    (Her zaman|Yine|Daima) geç kalırsın, on dakika
    Elinde bir poşet, yüzünde bir tasa
    Yolda bir kediye, bir teyzeye takıldın
    Biz bekleriz seni, değer her defasında`,
  turn: `
    Kimse bilmez, ben gördüm bir gece
    Sokaktaki fidanı bağladın sicimle
    Sabah rüzgâr esti, ağaç ayakta
    Sen hiç demedin, ben dedim içimden

    Yanlış söylersin bütün şarkıları
    Sözünü uydurur, üstüne ekler
    Artık doğrusunu kim bilir ki
    Bizim evde artık seninki geçer

    Kızınca kaşının biri havaya
    Beş dakika sürer, saat tutarım
    Altıncı dakikada elma soyarsın
    İlk dilim bana, ben ona bakarım`,
  meaning: `
    Herkesin bir huyu, bir yolu var
    Seninki bambaşka, kendine göre
    Dünya düz gidiyor sanırken herkes
    Sen bir şey ekledin bu düzene

    Seni anlatmaya söz yetmiyor
    Resmini çizsem sığmaz kâğıda
    Bir yanın güler, bir yanın koşar
    Bir yanın hep bizim aklımızda

    İnsan sevdiğini kusuruyla sever
    Fazlasıyla, eksiğiyle, hepsiyle
    Bir huyun değişse şaşırır kalırız
    Yürü böyle, hep kendi sesinle

    Kalabalıkta bulurum seni
    Gözümü kapatsam da bilirim
    Senin olduğun yer bellidir
    Sesin gelir, ben de gelirim`,
  lift: `
    Anlat deseler seni, nereden başlasam
    Bir gülüşün on sayfa, hepsini yazsam

    Ne eksik ne fazla, olduğun gibisin
    Sözün kısası, sen bizim birimizsin`,
  chorus: `
    # Bu sensin, {call}
    Bu sensin, {call}, başka kimse değil
    Bu dünyada eşin yok, bunu böyle bil
    Bu sensin, {call}, gizlisi saklısı yok
    Seni anlatmaya kalksak bitmez, hikâyen çok

    # Senin gibisi yok, {call}
    Senin gibisi yok, {call}, arasak bulamayız
    Bir gün görmesek seni, evde duramayız
    Senin gibisi yok, {call}, bütün şehir duysun
    Bu şarkı senin olsun, kulağında dursun

    # Tam böyle kal
    Tam böyle kal, böyle kal, sakın değişme
    Güldürdüğün yeter bize, hiç endişelenme
    Tam böyle kal, böyle kal, böyle güzelsin
    Bin kişinin içinde yine bize özelsin`,
  bridge: `
    Herkes bir şey olmak ister
    Sen kendin oldun, yetti
    Senin yanında insana
    Kendi hâli de güzel geldi

    Bir gün bir yabancı sorarsa
    Bu gülen kim böyle, diye
    Göğsüm kabarır, söylerim
    Bizden o, bizim, diye`,
}
