import type { Plot } from '../../stanzas.ts'

export const getWell: Plot = {
  person: 'you',
  open: `
    Pencereyi (biraz|hafifçe|yarım) araladım
    İçeri taze bir hava girsin
    Bugün acele yok, bugün dinlenmek var
    Dünya biraz da sensiz dönsün

    Bir (çorba|çay|ıhlamur) koydum, dumanı tütüyor
    İçine biraz da sevgi kattım
    Doktor ilaç verdi, ben şarkı verdim
    İkisini yan yana bıraktım`,
  turn: `
    Dün biraz daha iyiydi yüzün
    Bugün bir gülüş geldi kondu
    Yarın ayağa kalkarsın belki
    Bir bakarsın, her şey düzelmiş, oldu

    Komşular soruyor, dostlar arıyor
    Herkes senden haber bekliyor
    Bir iyi haber ver, yeter bize
    Bütün mahalle dua ediyor`,
  meaning: `
    Zor günler de geçer, inan bana
    Kışın ardından hep bahar gelir
    Vücut yorulur, dinlenir, toparlar
    İnsan da yeniden filiz verir

    Güçlü olmak zorunda değilsin her an
    Yorulduğunda yaslan bize
    Biz buradayız, bir yere gitmeyiz
    Bak, oturduk yanına, diz dize

    Her sabah biraz daha iyi olacak
    Her akşam biraz daha kolay
    Sen yalnız kendini düşün şimdi
    Bizden sana bir sıcak çay

    Seninle yapacak çok işimiz var
    Gülecek, gezecek, yürüyecek yol
    Acele etme, biz bekleriz
    Sen yeter ki iyi ol, iyi ol`,
  lift: `
    Bir nefes al, yavaş yavaş, dinlen biraz
    Bu günler de geçer, ardı bahar, yaz

    Elin elimde, sıcacık dursun
    Bu şarkı yastığının ucunda otursun`,
  chorus: `
    # Geçecek, hepsi geçecek
    Geçecek, hepsi geçecek, bir gün anlatırız
    Bu günleri gülerek çayımıza katarız
    Geçecek, hepsi geçecek, az daha, az daha sabır
    Güneş her sabah yeniden gelir, camı çalar, kaldırır

    # Geçmiş olsun, {call}
    Geçmiş olsun, {call}, bu günler de geçecek
    Yüzünde güller açıp gözlerin yine gülecek
    Geçmiş olsun, {call}, biz hep yanındayız
    Bir telefon uzağında, başucundayız

    # İyi ol, {call}
    İyi ol, {call}, iyi ol, bir tek bunu isteriz
    Sen ayağa kalkana dek kapında bekleriz
    İyi ol, {call}, iyi ol, güneş sana doğsun
    Ağrın, sızın ne varsa uçsun, yok olsun`,
  bridge: `
    Bir sabah uyanacaksın
    Her yer ışıl ışıl olacak
    Kalkıp perdeyi açacaksın
    Bu günler masal gibi kalacak

    Ben senin kadar cesur olsam
    Hiçbir şeyden korkmazdım
    Bu günleri atlatınca sen
    Görürsün, ben de ağlamazdım`,
}
