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
  lift: `
    Kepleri hazırla, üç deyince havaya
    Kiminki kime düşer, kalsın orada

    Bir fotoğraf daha, sıkışın iyice
    Gözün kapalı çıktı, en güzeli bence`,
  chorus: `
    # Başardın, {call}
    Başardın, {call}, kepin göğe değdi bugün
    Uykusuz gecelerin çözüldü hep düğüm düğüm
    Başardın, {call}, biz alkıştan yorulduk
    Sen okudun o kitabı, biz de mezun olduk

    # Kepler havada
    Kepler havada, gök bir an simsiyah oldu
    İnince her biri başka bir başa kondu
    Kepler havada, kimse kendininkini aramasın
    Bugün kim kimin başında, hiç karışmasın

    # Yol şimdi başlar
    Yol şimdi başlar, defter bitti, kalem kaldı
    Öğrendiğin en güzel şey soru sormaktı
    Yol şimdi başlar, ders zili çalmaz artık
    Kalbin çalsın, yeter, biz o sese alıştık`,
  bridge: `
    Bir gün bu binanın önünden
    Geçersin, küçülmüş gibi
    Bir çocuk girer kapıdan
    Çantası kendinden büyük, senin gibi

    Diploma duvarda sararır
    Çivi gevşer, cam tozlanır
    Ama o park, o soğuk akşam
    O sende hep ayakta kalır`,
}
