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
  meaning: `
    Her sabah aynı saatte açılır kapı
    Güleriz, günaydın deriz
    Kimi aceleyle, kimi sohbete gelir
    Biz ikisini de severiz

    Ustalık dediğin bir günde olmaz
    Sabırla, emekle, özenle olur
    Kim iyi iş ararsa bu şehirde
    Sora sora bizi bulur

    Müşteri değil bizde, misafir var
    Yabancı gelen dost olur gider
    Bir dahaki sefere adını biliriz
    Tanıdık bir yüz bize yeter

    Ne süslü tabela ne koca laf
    Bizim işimiz kendini anlatır
    Bir kere gelenin gönlü kalır da
    Yolunu uzatır, yine bizi hatırlatır`,
  lift: `
    Kapı açık, buyurun, içeri geçin
    Güler yüz bizden, siz bir yer seçin

    Yolun düşerse ne güzel, düşmezse düşür
    Bir kere gelen bizi hep düşünür`,
  chorus: `
    # {brand}, günaydın
    {brand}, günaydın, günün aydın olsun
    Gel de bir uğra, yüzün gülsün, için dolsun
    {brand}, {brand}, kime sorsan bilir
    Bir kere gelen sana, bir daha gelir

    # {brand}, bizim köşe
    {brand}, {brand}, hemen şuracıkta
    Bir gülümse, bir selam, hepsi bu sokakta
    {brand}, {brand}, sen de gel, sen de gör
    Herkes burada mutlu, istersen bir sor

    # {brand}, {place}
    {brand}, {place}, sorsan herkes bilir
    Bir gelen bir daha, bir daha gelir
    {brand}, {place}, uğra bir gün sen de
    Güler yüz, temiz iş bulursun bu yerde

    # Bize uğra
    Bize uğra, bize uğra, kapımız açık
    Yorgunluğu bırak gel, yüzün olsun ışık
    Bize uğra, bize uğra, her gün buradayız
    Güler yüzün, dost sözün tam ortasındayız`,
  bridge: `
    Büyük bir yer değiliz belki
    Ama işimizi severiz
    Seven insanın elinden çıkanı
    Siz de seversiniz, biliriz

    Akşam olur, kepenk iner
    Yarın yine açılır bu kapı
    Bir merhaba için bile gelin
    Her zaman bekleriz sizi, hadi`,
}
