import type { Details } from '../../stanzas.ts'

/** Hayvanlar, bahçe ve tarla. */
export const animals2: readonly Details[] = [
  {
    words: 'kedi* mırla* mırıl* mirla* miyav* pati patisi patisiyle patiler* tekir tekirim sarman',
    stanzas: `
      Kedi dediğin evin sultanı olur
      Tabak boşsa hemen kapıda biter
      Camın önünde güneşi bekler
      Sevdiğini bir mırıltıyla söyler

      Boş bir kutu bulur, saray sanır
      Sokulur içine, sığmasa da
      Bir kulağı hep mutfakta kalır
      Uyur gibi yapar, uyumasa da

      Halıda bir yumak, koltukta tüyler
      Bütün ev bu sultanın izini taşır
      Kızmaya kalkana kuyruğunu dolar
      Öfke de bu mırıltıya gülüp şaşırır`,
    later: `
      Akşam olur, kedi kucağa gelir
      Yoğurur dizini, yavaşça yatar
      O mırıltı var ya, gece boyunca
      Günün bütün yorgunluğunu atar`,
    hook: `
      Kedi mırıl mırıl, ev sıcacık
      Bir pati, bir bıyık, bir de azıcık nazcık

      Mır mır mır, kedi uyur, dünya durur
      Nereye kıvrılsa orası ev olur`,
  },
  {
    words: 'köpek* köpeğ* kopek* kopeg* havla* havlı* tasma* kuyruğunu_sallar kuyruk_sallar golden_retriever kangal*',
    stanzas: `
      Anahtar sesini duyar, kapıya koşar
      Kuyruğu sehpada ne varsa devirir
      Bir top getirir, ayağa bırakır
      Sen atarsın, o yine getirir

      Her ağacın dibinde durur, koklar
      Bir sokak bir saatte ancak biter
      Kiminle karşılaşsa dost olur hemen
      Eve çamurlu patiyle girer`,
    later: `
      Gün biter, köpek kapının dibine yatar
      Bir gözü kapalı, bir gözü yolda
      Dünyada böyle bekleyeni olan
      Hiç yalnız kalır mı bu dünyada`,
    hook: `
      Köpek havlar, kuyruk sallar, gel de sevme
      Böyle dost bulunmaz, arama hiç, gezme`,
  },
  {
    words:
      'kuş kuşu kuşun kuşum kuşlar* kuşları muhabbet_kuşu kanarya* papağan* papagan* güvercin* guvercin* kafesi kafeste serçe* bülbül*',
    stanzas: `
      Kafesin kapısı açık durur
      Bir uçar, bir konar, omuza iner
      Sabahın ilk ıslığı ondan gelir
      Evdeki herkes o sesle güler

      Pencere önüne bir avuç yem konur
      Bir kanat sesi, sonra bin kanat
      Ürkek adımla yaklaşır hepsi
      Bu kadarcık şey, işte bütün hayat`,
    later: `
      Akşam olur, kuş başını gizler
      Kanadının altına, bir yumak olur
      Sabah o ses yine duyulsun diye
      Ev halkı kuş gibi, sessiz durur`,
    hook: `
      Küçük kuş, öt de gün başlasın
      Sesin bütün evde dolaşsın`,
  },
  {
    words:
      'tavuk* tavuğ* horoz* civciv* kümes* inek* ineğ* koyunlar* keçi keçiler* keçisi çoban* ahır* süt_sağar süt_sağardı çiftlik* çiftliğ*',
    stanzas: `
      Horoz öter, gün daha karanlık
      Avluda bir telaş başlar erken
      Kapı açılır, hepsi birden koşar
      Kovadan bir avuç yem serpilirken

      Samanın içinde ılık bir yumurta
      Bulanın avucunu ısıtır
      Çan sesi yokuştan iner akşam
      Her biri kendi yolunu tanır`,
    later: `
      Güneş batar, ahırın kapısı kapanır
      Tavuk tünekte, inek yemlikte susar
      El ayak çekilir avludan artık
      Bir tek o sıcak nefes kalır, o kadar`,
    hook: `
      Tavuk, horoz, inek, keçi, hepsi burada
      Gün erken başlar, bitmez bu avluda`,
  },
  {
    words: 'traktör* tarla* hasat* hasad* buğday* çiftçi* ciftci* bağ_bozumu pamuk_toplar',
    stanzas: `
      Toprak sabah serinken sürülür
      Arkasından kargalar iner
      Bir avuç tohum, bir avuç umut
      Yağmur yağarsa yüzler güler

      Gölgede bir testi, çıkında ekmek
      Öğle sıcağı geçsin diye durulur
      Yanık enselerde ter kurur
      Köyün türküsü orada söylenir, duyulur`,
    later: `
      Hasat biter, ambar dolar
      Köy meydanında sofra kurulur
      Bir yılın yükü omuzdan iner
      Emeğin tadı o akşam bulunur`,
    hook: `
      Köy yolu tozlu, köy yolu uzun
      Sonunda bir türkü, bir lokma, bir uyku`,
  },
  {
    words: 'arıcı* arılar* arıları arı_kovanı kovan* petek*',
    stanzas: `
      Kovanın başında ağır durulur
      Acele eden hemen sokulur
      Bin küçük kanat bir bahar boyu
      Bir kaşık bal için yorulur

      Petek süzülür, kaşık dolar
      Kekik kokar, çiçek kokar bal
      İlk kaşık hep bir çocuğa verilir
      İkincisi de onun, gel de al`,
    later: `
      Kış gelince kovanlar susar
      İçeride ince bir ses sürer
      Arılar baharı bekler orada
      İlk çiçekte hepsi birden güler`,
    hook: `
      Vızır vızır arılar, kovan dolu bal
      Çalışan yorulmaz, gel de tadını al`,
  },
  {
    words: 'bahçe* bahce* domates* tohum* fide fideler* fidesi çapa çapalar* bostan* biberler* salatalık*',
    stanzas: `
      Toprağa diz çöker, çukur açar
      Fidenin köküne su salınır
      Suyu verip geri çekilirken
      Güneşe bakar, bir nefes alınır

      Sabah daha serinken su verilir
      Yapraklar bir bir doğrulur
      Bir tabak domates tuzla yenir
      Gölgede oturulur, o gün bayram olur

      Tırnağa toprak dolar, çıkmaz
      Akşam komşuya bir poşet gider
      Kim ne eker de kim ne yermiş
      Paylaşan toprağa borcunu öder`,
    later: `
      Güz gelir, bahçe dinlenir biraz
      Tohumlar kavanozda, adları yazılı
      Kışın ortasında bakar insan
      Bahar orada duruyor, sıra sıra, dizili`,
    hook: `
      Bir domates kızarır, bir yaz olur
      Bahçe dediğin emekle, sabırla dolur

      Bahçe yeşil, toprak sıcak
      Ne ekersen onu verir kucak kucak`,
  },
  {
    words:
      'çiçek* çiçeğ* cicek* saksı* saksi* menekşe* sardunya* orkide* papatya* laleler* güller* begonya* fesleğen* kaktüs* buket*',
    stanzas: `
      Pencere önüne dizilir saksılar
      Sabah suyunu içmeden gün başlamaz
      Sarı yaprak usulca koparılır
      Kendisiyle konuşulan solmaz

      Bir dal kesilir, bardağa konur
      Bir haftaya kalmaz, kök salar
      Gelene gidene bir saksı verilir
      Sokak çiçekle dolar, taşar`,
    later: `
      Kar yağarken bir çiçek açar
      Kimse inanmaz, dönüp bakar
      Sabırla bakılan ne varsa dünyada
      Bekleyenin yüzüne böyle doğar`,
    hook: `
      Çiçek açar, ev güzelleşir
      Bakan gözler de biraz iyileşir`,
  },
  {
    words: 'ağaç* ağac* agac* zeytinlik* fidanlar* incir_ağacı elma_ağacı kiraz_ağacı ceviz_ağacı',
    stanzas: `
      Merdiven dayanır eski dala
      En güzel meyve hep en yukarıda durur
      Sepet dolmadan önce ağız dolar
      Gömlekteki leke anı olur

      Gölgesine bir sandalye çekilir
      Yaprak kımıldar, insan susar
      Dalına salıncak kuran çocuk
      Yıllar sonra gelir, yine bakar`,
    later: `
      Bir ağaç büyür, yavaş, sessiz
      Diken ihtiyarlar, ağaç genç kalır
      Gölgesinde oturan bilmez belki
      Ama o ağaç kimin, hatırlanır`,
    hook: `
      Ağaç verir, rüzgâr eser, dal eğilir
      Altında oturanın derdi silinir`,
  },
]
