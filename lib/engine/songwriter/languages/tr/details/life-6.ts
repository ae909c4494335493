import type { Details } from '../../stanzas.ts'

/** Okul, telefon, mektup, düğün, bebek ve hastane. */
export const life6: readonly Details[] = [
  {
    words: 'okul* sınıf* sinif* teneffüs* teneffus* ödev* odev* karne* defter* öğrenci* ogrenci* sıra_arkadaşı kantin*',
    stanzas: `
      Çantada ezilmiş bir muz
      Kalem kutusunda talaş
      Sıranın altında sakız
      Zile beş var, yelkovan yavaş

      Defterin kenarı kıvrım kıvrım
      Kantinde tost, bahçede top sesi
      Silginin üstünde mürekkep izi
      Tahtada ırmaklar, harita dersi

      Beyaz yaka, kurdele, toka
      Kaplanmış kitap, etiket, isim
      Önde kısalar, arkada uzunlar
      Her yıl bahçede aynı resim`,
  },
  {
    words:
      'sınav* sinav* üniversite* universite* mezun* diploma* kep kepi kepler* tezi tezini ders_çalışır ders_çalışırsın ders_çalışmak ders_çalışıyor',
    stanzas: `
      Masada fosforlu sarı kalem
      Kahve soğuk, kitap kalın
      Testin kenarında karalama
      Saat üç, ele yaslı bir alın

      Şeffaf poşette silgi ve su
      Kapının önünde bir kalabalık
      Yuvarlak içinde kurşun kalem
      Son soru uzun, süre çok az artık

      Cübbenin kolu biraz uzun
      Havada kepler, dönen püskül
      Sahnede bir isim, salonda alkış
      Diploma rulo, yanında bir gül`,
  },
  {
    words:
      'bilgisayar* laptop* klavye* yazılım* oyun_oynar oyun_oynamayı video_oyunu playstation* kod_yazar kod_yazmayı kod_yazarsın internet* şifre*',
    stanzas: `
      Klavyenin arasında kırıntı
      Ekranda ışık, odada loşluk
      Bir kapanır, bir daha açılır
      Kupanın dibinde kahve, boşluk

      Yüzde doksan dokuzda çubuk
      Kabloların altında terlik
      Kulaklığın izi saçta
      Bir bölüm daha, sonra sessizlik

      Noktalı virgül, kayıp bir satır
      Pervane döner, lamba yanar
      Ekranda yanıp sönen imleç
      Hata bir, çözüm sabaha kadar`,
  },
  {
    words:
      'telefon* telefonda telefon_eder telefon_açar her_gün_arar her_gün_ararsın her_akşam_arar mesaj* görüntülü_arar görüntülü_konuşuruz whatsapp*',
    stanzas: `
      Üç kere çalar, ince bir alo
      Hava nasıl, yemekte ne var
      Arkada televizyon, kedi, zil
      Veda uzun, on dakika kadar

      Ekranda alın, yarım bir çene
      Ses gelir, görüntü donuk
      Hoparlör açık, bütün ev dinler
      Arkadan el sallar üç konuk

      Şarjı yüzde üç, kablo kısa
      Duvar dibinde bir minder
      Bir şey daha denir, bir şey daha
      Sözün ucu uzar gider`,
  },
  {
    words: 'mektup* mektub* zarf zarfı kartpostal* pul_koleksiyonu günlük_tutar daktilo*',
    stanzas: `
      Zarfın dilinde tutkal tadı
      Çizgili kâğıtta mavi yazı
      Kenara sığdırılmış bir not
      Yarısı haber, selam birazı

      Ayakkabı kutusu, ip bağlı
      Pulun üstünde soluk bir gemi
      Kat yerinden incelmiş kâğıt
      Her harf yamuk, her satır samimi

      Dolma kalem, parmakta leke
      Tarih köşede, virgül bol
      Gözlerden öper son satırda
      Araya girmiş onca yol`,
  },
  {
    words: 'fotoğraf* fotograf* albüm* album* kamera* selfie* resim_çeker',
    stanzas: `
      Albümün yaprağı naylon sesi
      Kenarı tırtıklı, siyah beyaz
      Arkada kurşun kalemle tarih
      Ayakkabı büyük, gülüş az

      Bir iki üç, biri göz kırpar
      Kenarda parmak, yarım bir yüz
      Düğme bir daha, flaş bir daha
      En güzel kare hiç değil düz

      Çerçevenin camı parmak izi
      Büfede düğün, okul, deniz
      Işık yandan, gölge uzun
      Bir köşesi kıvrık, yüzler temiz`,
  },
  {
    words:
      'düğün* dugun* alyans* yüzük yüzüğ* yüzükler* nikâh* nikah* gelinlik* damat* damad* kına kınası kına_gecesi nişan nişanı nişanlı* evlendi evlendik evleniyor* evlilik* evliliğ*',
    stanzas: `
      İki yüzük, arası kurdele
      Makas tepside, kırmızı ip
      Pastanın katı, bıçağın fiyongu
      Bekârlara bir parça, bir nasip

      Davul kapıda, araba süslü
      Camda havlu, peşinde korna
      Yakada altın, tepside şeker
      Sokağın ucunda davul, zurna

      Altın bir halka, içinde tarih
      Kenarı çizik, biraz mat
      Parmağın dibinde açık bir iz
      Kaç bulaşık, kaç sofra, kaç saat`,
  },
  {
    words:
      'bebek* bebeğ* bebeg* emzik* biberon* beşik* beşiğ* emekle* bez_değiştirir hamile* doğacak diş_buğdayı ilk_adımlar ilk_adımları ilk_adımını',
    stanzas: `
      Avucun içinde beş minik parmak
      Biberonun dibinde son damla süt
      Boncuklu iğne, örgü battaniye
      Her komşudan ayrı bir öğüt

      Islak bir kaşık, yarısı yerde
      Mama önlüğü, havuçtan bıyık
      Halının altında emzik teki
      Saat dört, bütün ev uyanık

      İpte çoraplar, serçe kadar
      Mandalı koca, kendi ufacık
      Sehpaya tutunan iki el
      Bir adım, bir adım, azıcık`,
  },
  {
    words:
      'ninni* uyku_öncesi masal_okur masal_anlatır masal_anlatırdı masal_anlatırdın uyutur* uyuturdu* uyumadan_önce pijama*',
    stanzas: `
      Kapı aralık, koridor ışıklı
      Yorganın altında ayıcık
      Bir bardak su, bir masal daha
      Göz kapanır, ağız hâlâ açık

      Gece lambası, tavanda yıldız
      Komodinde açık bir kitap
      Esneme gider, esneme gelir
      Sorulara uykulu bir cevap

      Sallanan sandalye, kısık bir ses
      Perde ardında mavi gece
      Yastıkta ılık, ağır bir nefes
      Ninni uzar, hece hece`,
  },
  {
    words: 'hastane* doktor* ameliyat* muayene* ambulans* hasta_yatağı kemoterapi* tedavi* fizik_tedavi',
    stanzas: `
      Koridor boyu plastik sandalye
      Ekranda numara, elde dosya
      Komodinde meyve suyu, gözlük
      Bisküvi, mendil, bir de kolonya

      Bilekte isim yazan bir bant
      Pencere önünde iki karanfil
      Termometrenin ince sesi
      Saat durmuş sanki, ama değil

      Beyaz çarşaf, köşesi kat kat
      Refakatçiye ince bir yastık
      Kapıda beliren tanıdık yüz
      Bir kap çorba, kapağı sıkı, ılık`,
  },
]
