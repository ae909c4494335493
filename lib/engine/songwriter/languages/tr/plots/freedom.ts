import type { Plot } from '../../stanzas.ts'

export const freedom: Plot = {
  person: 'me',
  open: `
    Anahtarı (paspasın|saksının|halının) altına koydum
    Çiçekleri suladım, ocak kapalı
    Nereye, diye sordu karşı komşu
    Bilmiyorum, dedim, sesim havalı

    Saati (çekmeceye|konsola|dolaba) koydum bu sabah
    Bileğimde beyaz bir iz kaldı
    Öğleye doğru o iz de kapandı
    Güneş onu benden usulca aldı

    Bir çanta, bir (matara|hırka|şapka), iki elma
    Gerisi evde kalsın, ağır hepsi
    Tepeye çıkınca şehre baktım
    Bütün derdim şu küçük sarı tepsi`,
  turn: `
    Yolu sordum, üç yol gösterdiler
    Ben dördüncüsüne saptım, patika
    Diken çizdi, dere ıslattı beni
    Bir armut verdi yol, ödeştik ya

    Telefon çekmiyor, ne güzel bir ses
    Kuş var, bir de kendi ayağım
    Yıllardır duymadığım biri konuştu
    Meğer benmişim, ne çok varmış lafım

    Bir kapıyı çarpıp çıktım, doğru
    Ama camı açık bıraktım, odaya
    Ben yokken bir kuş girsin, otursun
    Kaçmak değil bu, yer açmak havaya`,
  lift: `
    Düğmemi çözdüm, rüzgâr girdi gömleğe
    Bir yelken oldum, hadi, nereye

    Kimse saati sormuyor, ne güzel iş
    Akşam dönerim belki, geniş geniş`,
  chorus: `
    # Yol benim
    Yol benim, rüzgâr benim, şapkam uçtu, o da gitsin
    Kim tutarsa onun olsun, gökyüzüne yetsin
    Yol benim, adım benim, tozu dumanı benim
    Kime gittiğimi sorma, kendime misafirim

    # Bırak gitsin
    Bırak gitsin, ne varsa eski, ağır, paslı
    Denize attım anahtarı, deniz meraklı
    Bırak gitsin, kapı yoksa kilit neye yarar
    Bir martı geçti tepeden, bana yer arar

    # Kanat gibi
    Kanat gibi açtım kolumu tepede
    Bir çocuk da açtı, durduk yan yana öyle
    Kanat gibi, uçmadık ama, az kalmıştı
    Ayağımın altında dünya hafif, alçalmıştı`,
  bridge: `
    Belki yarın dönerim
    Çay isterim, yatak isterim
    Ama dönen başka biri
    Kapıda kendimi beklerim

    Kafesi ben yapmışım meğer
    Teli de ben, kilidi de
    Kapısı hep açıkmış ya
    Bakmamışım bir kere de`,
}
