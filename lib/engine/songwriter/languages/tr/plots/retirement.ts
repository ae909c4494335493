import type { Plot } from '../../stanzas.ts'

export const retirement: Plot = {
  person: 'you',
  open: `
    Çalar saat (bugün|bu sabah|yarın) kurulmayacak
    Uyku dilediği kadar sürecek
    Bunca yıl sabahı ilk gören gözler
    Sabahı bir de çayla görecek

    Çekmeceler (boşaldı|toplandı|açıldı), masa sade kaldı
    Bir kupa, bir takvim, bir kalem
    Kapıdan çıkan kişi aynı kişi
    Ama önünde bambaşka bir âlem`,
  turn: `
    Yarın yine açılacak o kapı
    Bir ses eksik olacak içeride
    Herkes bir an susup bakacak
    O boş sandalyenin olduğu yere

    Gençler gelip soracaklar
    Bunu kim yaptı böyle güzel diye
    Adını söyleyeceğiz her seferinde
    Gururla, her yerde, güle güle`,
  meaning: `
    Bir ömrün yarısı sabah yollarında
    Yarısı masada, işte geçti
    Bugün o yolun sonunda durup
    Yeni bir yol kendini seçti

    Emek görünmez, duvarda asılmaz
    Ama dokunduğu her şey sağlam durur
    Arkadan gelen tutar bir ucundan
    Bakar, ustasından bir iz bulur

    Artık acele yok, zil yok, mesai yok
    Gün dediğin baştan sona senin
    Bir çay koyarsın, güneşe dönersin
    En güzel mevsimi başladı emeğin

    Yıllar geçti, saçlara ak düştü belki
    Ne çok dost kaldı bu yoldan
    En güzel emekli maaşı budur
    Sevgi dolu bakışlar her koldan`,
  lift: `
    Son zil çaldı bugün, haydi, alkış
    Dinlenmek senin hakkın, yaz da kış

    Gözler biraz dolu, yüzler gülüyor
    Bir devir biterken biri başlıyor`,
  chorus: `
    # Nice güzel günlere
    Nice güzel günlere, yol şimdi yeni başlar
    Bir daha sabah altıda çalmasın o saatler
    Nice güzel günlere, emek boşa gitmedi
    Bu kapıdan çıkılır ama sevgi hiç bitmedi

    # Emeğine sağlık, {call}
    Emeğine sağlık, {call}, yolun açık olsun
    Bundan sonra her günün bayram gibi olsun
    Emeğine sağlık, {call}, unutmayız seni
    Bir kapı kapandıysa açıldı yenisi

    # Dinlenme vakti, {call}
    Dinlenme vakti, {call}, saat sussun artık
    Yıllarca sen koştun, biz hep sana baktık
    Dinlenme vakti, {call}, gün artık senin
    Tadını çıkar şimdi verdiğin emeğin`,
  bridge: `
    Arada bir uğra, çay hazır
    Sandalyen hep aynı yerde
    Anlat bize neler yaptığını
    O uzun, o geniş günlerde

    İş biter, masa değişir, oda değişir
    Dostluk hiç emekli olmaz, bilirsin
    Telefon çalarsa bil ki bizdik
    Ne zaman istersen gelirsin`,
}
