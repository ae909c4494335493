import type { Details } from '../../stanzas.ts'

/** İş, meslek, vardiya ve dükkân. */
export const work3: readonly Details[] = [
  {
    words: 'hemşire* hemsire* ebelik ebesi serum* tansiyon* pansuman* hasta_bakıcı hastabakıcı*',
    stanzas: `
      Koridorda gece ışığı yanar
      Hafif bir adım, bir kapı açılır
      Ağrın var mı, diye usulca sorulur
      Bir el alna konur, korku dağılır

      İğneden önce bir şaka yapılır
      Serum damlar, saat yürür
      Sabah olunca uyanan hasta
      İlk önce o güler yüzü görür`,
    later: `
      Nöbet biter, gün ağarır
      Ayaklar yorgun, yürek rahat
      Hemşire eve giderken bilmez
      Kaç kişi onunla tuttu hayat`,
    hook: `
      Hemşire eli, sıcacık bir el
      Gecenin içinde en tatlı, en güzel`,
  },
  {
    words: 'öğretmen* ogretmen* tebeşir* tebesir* kara_tahta ders_verir ders_verirdi ders_veriyor ders_anlatır',
    stanzas: `
      Tahtaya bir harf yazılır
      Yirmi küçük ağız birden okur
      Bir çocuk anlamaz, dizinin dibine oturulur
      Anlayınca yüzü bir güneş olur

      Kırmızı kalem gece yarısı çalışır
      Yanlışın yanına bir yıldız konur
      Düşene el, ağlayana mendil
      Sınıfta herkes kendine yer bulur`,
    later: `
      Yıllar geçer, çocuklar büyür
      Doktor olur, usta olur, anne olur
      Bir gün biri yolda öğretmenini görür
      Yine o küçük çocuk olur`,
    hook: `
      Öğretmen dediğin bir mumdur, yanar
      Işığını alan ömrünce onu anar`,
  },
  {
    words:
      'gece_nöbeti gece_nöbetleri gece_nöbetlerinde gece_nöbetinde nöbet* nobet* gece_vardiyası gece_vardiyasında vardiya* gece_çalışır gece_çalışırsın gece_çalışıyor bekçi*',
    stanzas: `
      Şehir uyur, bir pencere uyumaz
      Termosta kahve, saatte üç
      Uyku gelir, yüz yıkanır
      Bekleyen biri varsa zor değil hiç

      Sokak lambaları bir bir söner
      Herkes kalkarken eve dönülür
      Perde çekilir, gün dışarıda kalır
      Kahvaltı vakti uykuya gömülür`,
    later: `
      Nöbet biter, gün ağarır
      Boş caddede bir adım, bir kuş
      Biri uyanıkken uyuyan şehir
      Bilmez kime borçlu bu düş`,
    hook: `
      Gece nöbetin, gündüz uykun, yol senin
      Şehri sen beklersin, hakkın büyük senin`,
  },
  {
    words: 'şoför* sofor* taksici* taksisi taksi kamyon* tır_şoförü uzun_yol direksiyon* muavin* minibüsçü*',
    stanzas: `
      Yol uzun, radyoda bir türkü
      Direksiyonun başında gün doğar
      Dinlenme yerinde bir çay içilir
      Memleket kokusu camdan dolar

      Dağ aşılır, ova geçilir
      Aynadaki resim gülümser, yol kısalır
      Uzaktan bir ışık görünür sonunda
      Eve dönülür, yorgunluk kapıda kalır`,
    later: `
      Kontak kapanır, motor soğur
      Kamyon dediğin yolda bir evdir
      Kapıda koşan çocuk ayağı
      Bütün yolların sonu oradadır`,
    hook: `
      Yollar uzun, kamyon ağır, türkü yanık
      Dönüşünü bekleyen pencere hep yanık

      Şoför bas kornaya, ev göründü
      Yolların hepsi bir kapıya döndü`,
  },
  {
    words: 'inşaat* insaat* duvarcı* sıvacı* beton* tuğla* tugla* çimento* baret* kalıpçı* şantiye*',
    stanzas: `
      Güneş daha doğmadan işe çıkılır
      Harç karılır, tuğla dizilir
      Öğlen gölgede bir ekmek, bir soğan
      Alnın teri kolla silinir

      Bir duvar yükselir, bir pencere
      Düz mü, diye ip çekilir bakılır
      Kimin oturacağı bilinmez evde
      Yine de her çivisi özenle çakılır`,
    later: `
      Yıllar geçer, bina yerinde durur
      Işıkları yanar, içinde çocuk sesi
      İnşaat biter, usta gider
      Duvarda kalır elinin nefesi`,
    hook: `
      Tuğla tuğla, kat kat, alın teri
      Yükselir inşaat, budur emeğin yeri`,
  },
  {
    words:
      'ofis* toplantı* toplanti* mesai* yazıcı yazıcıyı yazıcısı fotokopi* sunum* excel sekreter* e-posta* mailler*',
    stanzas: `
      Toplantı uzar, kahve soğur
      Yazıcı sıkışır, kâğıt yutar
      Bir sayı tutmaz, baştan sayılır
      Sonunda tutar, odada bir alkış kopar

      Masada bir kaktüs, çekmecede bisküvi
      Saat beşe varmak bilmez
      Yandaki masadan bir göz kırpılır
      O dostluk hiçbir dosyaya girmez`,
    later: `
      Işıklar söner, sandalye döner
      Mesai biter, asansör iner
      İş dediğin kâğıtta kalır
      Birlikte gülünen anlar içe siner`,
    hook: `
      Mesai biter, kapı kapanır, dostluk kalır
      Bunca yılın hatırı her şeyden ağır

      Ofiste gün uzun, kahve çok, gülen yüz yeter
      Dostla çalışana gün çabuk biter`,
  },
  {
    words: 'dükkân* dükkan* dukkan* esnaf* bakkal* manav* tezgâhtar* kasap* kepenk* mağaza* magaza* market*',
    stanzas: `
      Kepenk kalkar, sokak uyanır
      İlk müşteriye hayırlı işler denir
      Veresiye defteri hep açık durur
      Kimi yazılır, kimi silinir

      Kapının önünde bir tabure
      Gelen oturur, bir çay söylenir
      Alınacak bir ekmek, yarım saat sohbet
      Çocuğun avcuna bir şeker verilir`,
    later: `
      Kepenk iner, gün sayılır
      Kasada az, gönülde çok
      Dükkân dediğin sokağın kalbi
      Işığı yanınca korku yok`,
    hook: `
      Dükkân açık, çay hazır, gel otur biraz
      Alışveriş bahane, selam ver, o da az`,
  },
  {
    words: 'asker askere askerde askerden askeri askerlik* askerliğ* asteğmen* kışla* tezkere* postal*',
    stanzas: `
      Otogarda davul, omuzlarda bir genç
      Anne ağlar, baba boynunu dik tutar
      Takvimde bir gün daha çizilir
      Mektuplar yastığın altında yatar

      Postal ağır, yatak sert, gece uzun
      Kuyrukta telefon, iki dakika söz
      İyiyim, der ses, hep iyiyim, der
      Evde birden dolar onca göz`,
    later: `
      Gün gelir, tezkere alınır
      Kapıda bir valiz, bir çift kol açılır
      Asker dönmüş, ev ışıl ışıl
      Bütün mahalleye lokum saçılır`,
    hook: `
      Asker yolu gözlenir, günler sayılır
      Döndüğü gün haber bütün mahalleye yayılır`,
  },
  {
    words: 'berber* kuaför* kuafor* saç_keser saç_kesmeyi saç_tıraşı makyaj* tıraş*',
    stanzas: `
      Makas şıkırdar, saç yere düşer
      Aynada bir yüz gençleşir
      Laf lafı açar, sıra uzar
      Mahallenin haberi burada yerleşir

      Ucundan azıcık, denir, çok kesilir
      Olsun, kökü bizde, uzar
      Kolonya dökülür, sıhhatler olsun
      Aynaya bakan bir poz yapar`,
    later: `
      Saçlar ağarır, ayna eskir
      Berberin eli hep hafif
      Aynı koltukta üç kuşak oturdu
      Hepsinin başında aynı tarif`,
    hook: `
      Makas şık şık, saçlar uçsun
      Berber koltuğunda bütün dert sussun`,
  },
  {
    words: 'marangoz* atölye* atolye* testere* rendele* ahşap* mobilya* oymacı*',
    stanzas: `
      İki kere ölçülür, bir kere kesilir
      Talaş uçar, ışıkta dans eder
      Tahta, ağaçken ne gördüyse
      Parmak değince anlatır, söyler

      Rende gider gelir, kıvrım kıvrım
      Bir sandalye doğar, bir beşik
      Oturan bilmez kaç gün emek var
      Usta susar, gözleri ışık ışık`,
    later: `
      Atölye susar, talaş dinlenir
      Yapılan masa bir evde yaşar
      Üstünde yemekler yenir, mektup yazılır
      Yapanın elinden bir sıcaklık taşar`,
    hook: `
      Tahta kokar, talaş uçar, el işler
      Ahşaba can verir o hünerli eller`,
  },
  {
    words: 'emekli* emeklilik* emekliliğ*',
    stanzas: `
      Çalar saat rafta susar
      Sabah çayı ilk kez acele etmeden içilir
      Pazartesi de pazar gibi olur
      Takvimden bütün telaş silinir

      Bahçeye bir sandalye konur
      Yarım kalan ne varsa tamamlanır
      Gazete baştan sona okunur
      Uzun yıllar bir gülüşle anılır`,
    later: `
      Emekli olan elini cebine koyar
      Bir türkü tutturur, yürür
      Yıllarca yetişmek için koştuğu yolda
      İlk kez çiçekleri görür`,
    hook: `
      Emekli günler geldi, saat sussun, çay koyulsun
      Bundan sonra her gün tatil, keyifle dolsun`,
  },
  {
    words: 'garson* restoran* lokanta* meyhane* bulaşıkçı* kafesi_var kafe_açtı',
    stanzas: `
      Kolun üstünde üç tabak birden
      Dörde hesap, yediye su
      Ayaklar sızlar, yüz gülümser
      Gelen hep memnun gider, işin sırrı bu

      Mutfaktan bir zil, bir duman
      Boşalan masa hemen dolar
      Herkes otururken ayakta kalan
      Kimin ne sevdiğini hep hatırlar`,
    later: `
      Son masa kalkar, ışık kısılır
      Ayakkabı çıkar, bir oh çekilir
      Lokanta susar, bardaklar kurur
      Yarın yine aynı güler yüzle girilir`,
    hook: `
      Tabaklar gelsin, lokanta dolsun
      Afiyet, şeker olsun, yüzler gülsün`,
  },
  {
    words: 'kurye* postacı* postaci* kargo* motokurye*',
    stanzas: `
      Yağmur yağar, kask buğulanır
      Bir adres daha, bir kat daha
      Zil çalar, kapı aralanır
      Bir gülümseme değer bu yola, bu çamura

      Kolinin içinde ne var, bilinmez
      Birinin beklediği bir sevinç
      Merdivenler iner, merdivenler çıkar
      Kapıda bir teşekkür, gönül dinç`,
    later: `
      Gün biter, çanta boşalır
      Yolun tozu paçada kalır
      Kurye eve varınca kapıyı
      Kendi zilini çalar, nefes alır`,
    hook: `
      Kapı çalındı, kurye geldi, koş
      Bir paket, bir selam, gün daha hoş`,
  },
]
