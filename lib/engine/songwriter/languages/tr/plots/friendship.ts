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
  lift: `
    Kardeş dediğin aynı evden olmaz ki
    Yanında susabildiğin olur belki

    Kaç kişi var ki arasam gece yarısı
    Sen açarsın, sesinde uykunun yarısı`,
  chorus: `
    # İyi ki varsın, {call}
    İyi ki varsın, {call}, yoksa kime gülerdim
    Bu kadar kötü espriyi kime söylerdim
    İyi ki varsın, {call}, borcun var, unutmadım
    Bir silgi, iki tost, bir de hiç uyumadığım

    # Omzun burada
    Omzun burada, benimki de, ikisi bir duvar
    Yaslan biraz, devrilirsek yere kadar yol var
    Omzun burada, yol yokuş, ne fark eder ki
    İki kişi çıkınca yokuş bile güler belki

    # Kaldığımız yerden
    Kaldığımız yerden, hadi, kaldığımız yerden
    Üç yıl geçse arada, başlarız o heceden
    Kaldığımız yerden, çay taze, sen anlat
    Sonunu biliyorum, olsun, biraz daha uzat`,
  bridge: `
    Yaşlanınca bir bankta
    Oturacağız, belli
    Sen duymazsın, ben görmem
    Yine güleriz, iki deli

    Bir gün biri sorarsa bana
    Dost ne demek diye
    Terlikle gelen biri derim
    Saat üçte, kapıya`,
}
