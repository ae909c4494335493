import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    Sofraya en son oturan sensin
    (Çorbanın|Böreğin|Pilavın) dibi kalır sana
    Aç değilim, dersin, siz yiyin
    En güzel lokma benim tabağıma

    Yolumu şaşırdığım (o gün|kış günü|akşam)
    Geldin, yanıma oturdun
    Soru sormadın, simidi böldün
    Büyük parçayı bana sundun

    Cebinde (düğme|iplik|mendil), çakıl, şeker
    Kime ne lazımsa sende çıkar
    Bir gün ben kaybolmuştum, hatırla
    Bir fener çıktı, yandı eve kadar`,
  turn: `
    Dün biri geldi, yüzü solgun
    Ben de senden gördüğümü yaptım
    Bir bardak çay, bir boş sandalye
    Bak, hiç fark etmeden sana benzedim

    Senin de yorgun günün vardı
    Arabada oturdun biraz
    Sonra yüzünü silip girdin
    Elinde ekmek, yüzünde yaz

    Bir gün bir söz söyledin geçerken
    Bant arıyordun çekmecede
    Sen bu işi yaparsın, dedin
    O söz hâlâ yanar bende`,
  meaning: `
    Teşekkür kısa söz, iki dudak arası
    Ama içinde ne çok gün var
    Saymaya kalksam parmak yetmez
    Bu şarkı yettiğince, yettiği kadar

    Bir iyilik yapılır, unutulur belki
    Yapan unutur, gören unutmaz
    Bende duruyor hepsi, tek tek
    Gönlün defterinden hiç çıkmaz

    Karşılık beklemedin hiç, biliyorum
    Belki de en güzeli buydu
    Bugün hepimiz bir ağızdan söyleriz
    Sağ ol demek bize en güzel duyguydu

    Bazı insanlar ışık gibidir
    Geçtiği yer aydınlanır
    Kendi bilmez ama ardından
    Ne çok insan yolunu tanır`,
  lift: `
    Bir şey değil deme, dur da bir dinle
    Bu şarkı senin, gel sen de söyle

    Söylemek geç oldu, kusura bakma
    Bugün söyleriz işte, utanıp kaçma`,
  chorus: `
    # Sağ ol, {call}
    Sağ ol, {call}, bin kere sağ ol
    Her zaman önünde açılsın her yol
    Sağ ol, {call}, gönülden söylüyoruz
    İyi ki sen varsın, bunu hep biliyoruz

    # Ne yapsak az, {call}
    Ne yapsak az, {call}, ne söylesek yarım
    Seninle güzelleşti bütün yıllarım
    Ne yapsak az, {call}, bir şarkıyla geldik
    İçinde sevgimiz var, hepsini sana verdik

    # Hakkın ödenmez
    Hakkın ödenmez senin, biliriz, ödenmez
    Böyle bir yürek bir daha kolay gelmez
    Hakkın ödenmez senin, bir teşekkür bizden
    Bir ömür sürecek sevgi, saygı hepimizden`,
  bridge: `
    Bir gün biz de birine el uzatırsak
    Bil ki senden öğrendik bunu
    İyilik böyle elden ele gider
    Bulunmaz ne başı ne sonu

    Utanırsın şimdi, biliyorum
    Ne yaptım ki, dersin, yere bakarsın
    Sen bilmesen de biz biliriz
    Sen bizim için ne kadar varsın`,
}
