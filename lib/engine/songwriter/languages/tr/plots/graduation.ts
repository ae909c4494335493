import type { Plot } from '../../stanzas.ts'

export const graduation: Plot = {
  person: 'you',
  open: `
    Cübben (uzun|bol|büyük), eteğine basarsın
    Kepin bir yana kaymış, düzeltme
    Üçüncü sırada ağlayan biri var
    Bizden o, dönüp de el sallama, gülme

    İlk gün (kapıda|bahçede|merdivende) elimi bırakmadın
    Çantan senden büyüktü, sırtın yoktu
    Bugün sahneye çıkan o sırt işte
    O gün de böyle dikti, gözüm doldu

    Gece (üçte|ikide|dörtte) lambanın altındaydın
    Çay soğuk, sayfa dolu, gözün kırmızı
    Ben kapıdan baktım, tost bıraktım
    Sabah tabak boş, sayfada peynir izi`,
  turn: `
    Bir sınavdan kaldın, kimseye demedin
    Parkta oturdun akşama dek
    Sonra kalktın, kitabı açtın yine
    Diploma o gündü, bu kâğıt örnek

    Adını okudular, bir an durdun
    Benim mi, der gibi baktın
    Evet, senin, dört yıl, bin sabah
    O on adımı nasıl da attın

    Herkes şimdi soruyor, ne olacaksın
    Omzunu silkersin, bilmem ki
    Bilme, güzel, yol senden önce
    Acele etmez, bekler belki`,
  meaning: `
    Bir diploma bir kâğıt parçası
    Arkasında ne çok sabah var
    Erken kalkılan, yola düşülen
    Şimdi hepsi bir gülüş kadar

    Bugün biten yalnızca bir sayfa
    Kitap daha yeni başlıyor
    Öğrendiğin en güzel şey belki
    İnsan düşe kalka yaşıyor

    Seninle gurur duyan kaç göz var
    Hepsi dolu dolu bakıyor
    Sen sahneye çıkarken her biri
    Sevinçten bir damla akıyor

    Yolun nereye gider, bilinmez
    Gittiğin yerde güneş görünür
    Bu kadar yol geldiysen eğer
    Gerisini de yüreğin götürür`,
  lift: `
    Adını okudular, haydi, kalk ayağa
    Bu alkış senin, sürsün sabaha

    Kepleri hazırla, üç deyince at
    Bugün senin günün, bağır, rahat rahat`,
  chorus: `
    # Başardın, {call}
    Başardın, {call}, işte oldu sonunda
    Emeğinin karşılığı parlıyor yanında
    Başardın, {call}, seninle gurur duyduk
    Bu günü yıllarca bekledik, gördük, mutlu olduk

    # Yolun açık olsun, {call}
    Yolun açık olsun, {call}, kanatların hazır
    Seni seven herkesin duası hep hazır
    Yolun açık olsun, {call}, korkma, uç, git
    Nereye konarsan kon, orada yeşerir ümit

    # Kepler havada
    Kepler havada, gülüşler havada bugün
    Çözüldü yılların ördüğü o büyük düğüm
    Kepler havada, gözler dolu, yüzler güler
    Emek veren kazanır, bunu herkes bilir, söyler`,
  bridge: `
    Bir gün dönüp bakacaksın
    Bu güne, bu resme, bu sese
    Kim derdi ki böyle olacak
    Diyeceksin, dolacak gözlere

    Yorulduğun günleri unutma
    Onlar getirdi seni buraya
    Şimdi bir nefes al, gülümse
    Hayat hazır, çık ortaya`,
}
