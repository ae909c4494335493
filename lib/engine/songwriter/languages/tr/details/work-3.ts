import type { Details } from '../../stanzas.ts'

/** İş, meslek, vardiya ve dükkân. */
export const work3: readonly Details[] = [
  {
    words: 'hemşire* hemsire* ebelik ebesi serum* tansiyon* pansuman* hasta_bakıcı hastabakıcı*',
    stanzas: `
      Cepte makas, bant ve kalem
      Koridor boyu lastik taban
      Tansiyon aleti, ince hortum
      Tepede bir lamba, hep yanan

      Çarşafın köşesi sıkı kıvrık
      Damlanın sesi, saatin sesi
      Başucunda su, yastık kabarık
      Elin üstünde bir elin gölgesi

      Dosyada saatler, dereceler
      İğneden önce bir sakin söz
      Kapıda sessiz açılan kol
      Uykusu kısa, uyanık bir göz`,
  },
  {
    words: 'öğretmen* ogretmen* tebeşir* tebesir* kara_tahta ders_verir ders_verirdi ders_veriyor ders_anlatır',
    stanzas: `
      Tahtada tebeşir, ince bir toz
      Parmak kalkar, sonra on parmak
      Kenarda kırmızı kalemden not
      Zilden sonra bir silgi, bir yaprak

      Cetvelle çizilmiş düz kenar
      Rafta bir dünya, ucu basık
      İlk heceler, koyu kalem izi
      Defterin köşesi hep kıvrık

      Yoklama defteri, yarım simit
      Okunacak kâğıt, tomar tomar
      Kırmızı kalem, soğuyan çay
      Tam puanın yanında bir yıldız var`,
  },
  {
    words:
      'gece_nöbeti gece_nöbetleri gece_nöbetlerinde gece_nöbetinde nöbet* nobet* gece_vardiyası gece_vardiyasında vardiya* gece_çalışır gece_çalışırsın gece_çalışıyor bekçi*',
    stanzas: `
      Termosun kapağında kahve
      Sokakta tek bir açık cam
      Lambanın altında uzun gölge
      Kahvaltı vakti, burada akşam

      Duvarda saat, üçü on geçe
      Yarım bir simit, soğuk çay
      Perdeler kapalı, kapı sessiz
      Boş caddenin üstünde bir ay

      El feneri, deste anahtar
      Çekyatta battaniye, bir yastık
      Sokağın lambası bir bir söner
      Herkes kalkar, uyku vakti artık`,
  },
  {
    words: 'şoför* sofor* taksici* taksisi taksi kamyon* tır_şoförü uzun_yol direksiyon* muavin* minibüsçü*',
    stanzas: `
      Aynada sallanan bir tespih
      Torpidoda mendil, bozuk para
      Önde uzayan beyaz çizgi
      Dört saat yol, bir çaylık ara

      Aynada yol geriye akar
      Radyoda bir türkü, yarısı yok
      Silecek gider, silecek gelir
      Bu yolun virajı, yokuşu çok

      Kırmızı ışıkta vites boşta
      Arka koltukta yarım bir sohbet
      Camda sallanan nazar boncuğu
      Hayırlı yolculuk, bol bereket`,
  },
  {
    words: 'inşaat* insaat* duvarcı* sıvacı* beton* tuğla* tugla* çimento* baret* kalıpçı* şantiye*',
    stanzas: `
      Baretin altında toz ve ter
      Su terazisinde ufak kabarcık
      Tuğla üstüne konan tuğla
      Duvar ipe göre, kapı açık

      Betonun üstünde ayak izi
      Gölgede ekmek, domates, tuz
      Vincin kolu göğe bir çizgi
      Bidonun içinde suyla buz

      Kat kat yükselen iskele
      Sapı bantlı eski bir çekiç
      Kalemin yeri kulak arkası
      Eğri çakılmış çivi yok, hiç`,
  },
  {
    words:
      'ofis* toplantı* toplanti* mesai* yazıcı yazıcıyı yazıcısı fotokopi* sunum* excel muhasebe* sekreter* e-posta* mailler*',
    stanzas: `
      Masada dosya, saksıda kaktüs
      Toplantı uzun, kahve soğuk
      Kâğıt sıkışmış yazıcıda
      Perdede ışık, sesler boğuk

      Klavye sesi, ince yağmur
      Çekmecede bisküvi, ataş
      Ekranda yapışık sarı notlar
      Asansör çıkar, yavaş yavaş

      Sandalye döner, teker gıcırdar
      Kırmızı tükenmez, yarım kapak
      Dosyanın üstünde başka dosya
      En altta kalmış önemli evrak`,
  },
  {
    words: 'dükkân* dükkan* dukkan* esnaf* bakkal* manav* tezgâhtar* kasap* kepenk* mağaza* magaza* market*',
    stanzas: `
      Kepenk sesi, kapıda süpürge
      Kapının üstünde şıngırdar zil
      Veresiye defteri, kurşun kalem
      Tartılan hep biraz fazla, az değil

      Raflarda çuval, teneke, şişe
      Kapıda tabure, küçük masa
      İnce belli bardakta çay
      Alışveriş uzun, liste kısa

      Camda elle yazılmış fiyat
      Çekmecede şıngırdayan bozuk
      Poşete atılmış iki şeker
      Kalem kulakta, bir düğme kopuk`,
  },
  {
    words: 'asker askere askerde askerden askeri askerlik* askerliğ* asteğmen* kışla* tezkere* postal*',
    stanzas: `
      Otogarda bayrak, omuzda çanta
      Postalın bağcığı sıkı, parlak
      Dolap kapağında bir fotoğraf
      Takvimde üstü çizilen yaprak

      Battaniye dümdüz, köşesi keskin
      Ranzanın ucunda havlu, kasket
      Kuyrukta telefon, bozuk ses
      Dolapta koli, kurabiye, ceket

      Sıcak karavana, madenî tas
      Sabah içtiması, buz gibi hava
      Duvarda gün sayan bir çentik
      Kapıda ilk kahve, ilk baklava`,
  },
  {
    words: 'berber* kuaför* kuafor* saç_keser saç_kesmeyi saç_tıraşı makyaj* tıraş*',
    stanzas: `
      Aynada ayna, onda bir ayna
      Makasın ucunda hızlı şıkırtı
      Yerde tutam tutam düşen saç
      Ensede fırça, hafif kıpırtı

      Kolonya kokusu, sıcak havlu
      Taburede gazete, ince çay
      Döner koltuk, ayak pedalı
      Her başta başka bir olay

      Tarakta eksik hep aynı diş
      Fön sesi, üstünde bir kahkaha
      Boyalı folyo, kırmızı oje
      Aynaya bir bakış, bir bakış daha`,
  },
  {
    words: 'marangoz* atölye* atolye* testere* rendele* ahşap* mobilya* oymacı*',
    stanzas: `
      Talaşın üstünde terlik izi
      Kulakta kalem, cepte metre
      Mengenede bekleyen tahta
      İki kere ölçü, kesim bir kere

      Rendeden kıvrılan ince şerit
      Çam kokusu, tutkal, zımpara
      Parmak ucunda gezinen damar
      Ahşabın yüzü ipek, ara ara

      Duvarda aletler, hepsi asılı
      Kutuda vida, tutkal, menteşe
      Işıkta uçuşan sarı toz
      Tam oturan çekmece, dört köşe`,
  },
  {
    words: 'emekli* emeklilik* emekliliğ*',
    stanzas: `
      Çalar saat susar rafta
      Balkonda uzun uzun çay
      Bulmacanın yarısı dolu
      Takvimde hiç bitmeyen bir ay

      Vitrinde teşekkür plaketi
      Anahtarlıkta bir anahtar az
      Bahçede sandalye, şapka, gölge
      Pazartesi de tatil, kış da yaz

      Yokuş yukarı ağır adım
      Tavlanın başında zar sesi
      Pazar filesinde pırasa, limon
      Parkta bankın en güneşli köşesi`,
  },
  {
    words: 'garson* restoran* lokanta* meyhane* bulaşıkçı* kafede kafesi_var kafe_açtı',
    stanzas: `
      Kolun üstünde üç sıcak tabak
      Mutfaktan bir zil, bir duman
      Dörde hesap, yediye su
      Ayakta geçen uzun bir zaman

      Önlüğün cebinde buruşuk fiş
      Bardakta parlayan ince bir iz
      Bahşiş kutusunda bozuk sesi
      Son masa kalkar, örtü tertemiz

      Kapıda sıra, içerde buhar
      Kasada fiş, tezgâhta limon
      Kirli tabaktan küçük bir kule
      Bir masa kalkar, gelir on`,
  },
  {
    words: 'kurye* postacı* postaci* kargo* motokurye*',
    stanzas: `
      Kolinin üstünde yamuk bant
      Merdivende hızlı hızlı ayak
      Yokuşun sonunda bir zil daha
      Kapının ardında terlik, merak

      Kaskın camında ince damla
      Omuzda çanta, askısı geniş
      Kapı numarası, yarım tabela
      Dar sokaklarda bir geliş gidiş

      Posta kutusunun paslı ağzı
      Zarfın köşesinde damga
      Köşede havlayan aynı köpek
      Kartpostalda deniz, üç dalga`,
  },
]
