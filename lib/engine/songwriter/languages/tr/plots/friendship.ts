import type { Plot } from '../../stanzas.ts'

export const friendship: Plot = {
  person: 'you',
  open: `
    (Gece yarısı|Sabaha karşı|Saat üçte) aradım seni
    Alo demedim, sustum sadece
    Bir şey sormadın, anahtarı aldın
    Yarım saat sonra kapımda, terlikle

    (Aynı sırada|Aynı sokakta|Aynı serviste) tanıştık biz
    Silgimi aldın, geri vermedin
    Yıllar oldu, hâlâ sende o silgi
    Ben de bahane, hep peşinden geldim

    Fotoğrafta (gözün kapalı|saçın ıslak), ben yarım
    Kim çektiyse parmağı içinde
    En güzel resmimiz bu bizim
    Duruyor buzdolabının üstünde`,
  turn: `
    Bir ay konuşmadık, kimse bilmez niye
    Bir şey kırıldı, dedin, bardak mı
    Güldük, çünkü bardaktı gerçekten
    Yapıştırdık, su koyduk, akmadı

    Taşındım, beşinci kat, asansör yok
    Kanepenin altında sen vardın
    Üçüncü katta durup nefeslendik
    Orada kalsın bu, dedin, güldün, taşıdın

    Herkes bana haklısın derken o gün
    Sen dedin ki, kusura bakma, değilsin
    Bir saat kızdım, sonra kapına geldim
    Doğruyu diyecek bir tek sen gelirsin`,
  meaning: `
    Dost dediğin aynı evden olmaz
    Ama kapısı hep açık durur
    Düştüğün gün ilk gelen odur
    Hiç konuşmadan yanında oturur

    Yıllar geçer, şehirler değişir
    Bir telefon sesi yeter bize
    Kaldığımız yerden başlarız hep
    Sanki dün oturmuşuz diz dize

    Güldüğümüz yerde herkes güler
    Ağladığımda bir tek sen geldin
    Kimseye bir şey dememiştim
    Sen nasıl bildin, nasıl bildin

    İnsan seçemez doğduğu evi
    Dostunu kendi seçer ama
    Bin kere dünyaya gelsem yine
    Seni seçerdim, inan bana`,
  lift: `
    Kaç kişi var ki arasam gece yarısı
    Sen açarsın hemen, uykunun yarısı

    Kardeş dediğin aynı evden olmaz ki
    Yanında susabildiğin olur belki`,
  chorus: `
    # İyi ki varsın, {call}
    İyi ki varsın, {call}, yoksa kime gülerdim
    Derdimi, sevincimi kime gelir söylerdim
    İyi ki varsın, {call}, yollar uzun olsun
    Yan yana yürüdükçe gönlüm neşeyle dolsun

    # Omuz omuza
    Omuz omuza, yürürüz, yağmur yağsa da
    Biri düşerse öteki hemen yanında
    Omuz omuza, güleriz olan bitene
    Söz verdik birbirimize, sonuna kadar, yine

    # Kaldığımız yerden
    Kaldığımız yerden, hadi, kaldığımız yerden
    Yıllar geçse arada, başlarız bir heceden
    Kaldığımız yerden, sen anlat, ben dinleyeyim
    Yarısında gülersek, baştan al, yine gideyim`,
  bridge: `
    Yaşlanınca bir bankta
    Otururuz, kesin
    Sen duymazsın, ben görmem
    Yine güleriz, bilesin

    Bir gün biri sorarsa bana
    Dost ne demek, diye
    Uzun uzun anlatmam hiç
    Seni gösteririm, işte diye`,
}
