import type { Plot } from '../../stanzas.ts'

/** A jingle for a shop, a café or a firm: short lines. */
export const shop: Plot = {
  person: 'me',
  open: `
    Kepengi (sessizce|erkenden|beraber) kaldırırız
    Sokak gözünü ovuşturur
    Biri sorar, açık mı acaba
    Yanında bir köpek, o da oturur

    Kapıda bir (zil|çan|çıngırak) var, buyurun der
    Bizde sıra numarası yok
    Köpeğin adını biliriz
    Çayın belli, şekeri çok

    {brand}, tabelası yeşil
    Son harfi (bazen|hafif|arada) göz kırpar
    Arayan bulur, kaybolan da girer
    İçeride herkese yer var`,
  turn: `
    Yağmurdan kaçıp girdi biri
    Tezgâha damladı burnu
    Şimdi güneşte de geliyor
    Bir merhaba, işi bu

    Para üstü kalmış tezgâhta
    Birimiz koştu meydana dek
    Önlük yelken, avuçta bozukluk
    Yetişti, avcuna saydı tek tek

    Kapattık, cam tıkladı usulca
    Yorgun bir yüz, elinde poşet
    Tabelayı çevirdik yeniden
    Bir ışık, bir çay, biraz sohbet`,
  lift: `
    Kapı ağır değil, it, içerisi sıcak
    Acele ettiren yok, bir nefes al bak

    Bakmak bedava, oturmak da, dert yanmak da
    Senin için bir yer var bu tezgâhta`,
  chorus: `
    # {brand}, günaydın
    {brand}, günaydın, ne verelim size
    Varsa hemen, yoksa buluruz, gelin bize
    {brand}, günaydın, yağmurda, karda, güneşte
    Bir gelen bir daha gelir, sor istersen herkese

    # {brand}, yolun üstü
    {brand}, yolun üstü, eve bir adım kala
    {brand}, gün düzelir, gülersin bir daha
    Kimseye söyleme, yok yok, herkese söyle
    {brand}, ilk günden beri, hep böyle

    # Bize uğra
    Bize uğra, çocukla, köpekle, keyfinle
    Terlikle gel, pijamayla, dünkü derdinle
    Bize uğra, bir dakika, sadece selam ver
    Bir dakika dediğin burada bir çay eder`,
  bridge: `
    Uzakta dev bir mağaza var
    Hapşırsan kimse duymaz
    Bizde çok yaşa derler sana
    Mendilin de eksik olmaz

    Akşam sayarız kasayı
    Biraz bozuk, kırk gülüş
    Camda bir çocuğun parmak izi
    Onu silmeyiz, o gümüş`,
}
