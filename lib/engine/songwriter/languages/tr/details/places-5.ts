import type { Details } from '../../stanzas.ts'

/** Yol, deniz, dağ, hava ve taşınma. */
export const places5: readonly Details[] = [
  {
    words: 'araba* otomobil* vites* bagaj* kaporta* garaj* ehliyet*',
    stanzas: `
      Kontak çevrilir, bir öksürük gelir
      Üçüncüde çalışır, eller çırpılır
      Camlar açılır, radyo cızırdar
      Bir türkü bulunur, yolda bağırılır

      Arka koltukta kavga, önde harita
      Vardık mı, diye kaç kere sorulur
      Bir yol kenarı, bir karpuz, bir gölge
      Araba soğurken, sofra kurulur`,
    later: `
      Araba satılır, anahtar verilir
      Koltuğun altında bir misket kalır
      O misket hâlâ yoldadır belki
      Bütün yazları yanına alır`,
    hook: `
      Bin arabaya, camları aç, gidelim
      Yol nereye giderse orayı sevelim`,
  },
  {
    words: 'otobüs* otobus* dolmuş* dolmus* minibüs* minibus* durak durakta durağ* metrobüs* tramvay*',
    stanzas: `
      Para uzatılır, elden ele gider
      Cama bir alın yaslanır, uyur
      Frende herkes birbirine çarpar
      Pardon, denir, gülünür, buyur

      Durakta bekleyen dakikaları sayar
      Gelen hep öteki yönün olur
      Binince yer yok, tutunacak el var
      Camdan şehir akar, yol durulur`,
    later: `
      Son durakta otobüs boşalır
      Şoför aynadan bakar, gülümser
      Aynı yolcu, aynı koltuk, yıllarca
      Adını bilmez, hâlini bilir, sever`,
    hook: `
      Otobüs gelir, otobüs gider
      Camın kenarı, bir şarkı, yeter`,
  },
  {
    words: 'tren* garda gara istasyon* peron* vagon* raylar* lokomotif* metro metroda metroya makinist*',
    stanzas: `
      Düdük çalar, peron geride kalır
      Bir el sallanır, nokta olur
      Tak tak, der raylar, bütün gece
      Yolcu uykuya dalar, yol olur

      Camdan bir köy geçer, bir ışık
      Çay bardağı hafif hafif titrer
      Kompartımanda yabancılar tanışır
      Bir elma bölünür, yol biter`,
    later: `
      Tren geçer, ray titrer, susar
      Geride bir duman, bir sessizlik
      Giden trende sevilen varsa
      Peronda başlar bir kimsesizlik`,
    hook: `
      Tren gelir, hoş gelir, düdüğü öter
      Kavuşmak bir istasyon öteye yeter`,
  },
  {
    words:
      'uçak uçakla uçağı uçağa uçakta uçaklar* havaalan* havaliman* valiz* bavul* pasaport* gurbet* yurt_dışı yurt_dışına yurtdışı* almanya*',
    stanzas: `
      Bavul tartılır, iki kilo fazla
      Salça çıkar, çorap kalır
      Camdan bir avuç bulut görünür
      Aşağıda bir ev, küçücük, el sallanır

      Kapıda uzun uzun sarılır herkes
      Anons yapılır, eller ayrılır
      Arkadan bir bardak su dökülür
      Giden döner, bu böyle bilinir`,
    later: `
      Uçak gökte bir çizgi bırakır
      Çocuk parmağıyla gösterir onu
      Her gidişin bir dönüşü var
      Bavulun içinde durur yolun sonu`,
    hook: `
      Uçak kalkar, bulutlar kalır, el salla
      Uzak dediğin bir gün dönüş yoluyla`,
  },
  {
    words:
      'denizde denize denizi denizin denizden denizci* sahil* kumsal* plaj* dalgalar* yüzme yüzmeyi yüzmek yüzer yüzmeye vapur* tekne teknesi tekneyle teknede yelken* martı* kayık* kayığ* iskele*',
    stanzas: `
      Deniz önce ayağı üşütür
      Sonra bir dalga, hop, alır içine
      Kumdan kale akşama kadar durur
      Dalga gelir, katar kendine

      Vapur kalkar, martılar peşinde
      Simit havada kapılır, gider
      Rüzgâr saçı, tuz dudağı bulur
      Kıyıda oturan denize bakar, güler`,
    later: `
      Yaz biter, kum ceplerden dökülür
      Kulağa bir kabuk dayanır
      Denizin sesi burada, kendi uzakta
      İnsan o sesi duyar, inanır`,
    hook: `
      Deniz mavi, dalga dalga, gel bize
      Dertlerini at, gitsin denize`,
  },
  {
    words: 'dağlar* dağa dağda dağlara dağcı* zirve* kampa kampta kamp çadır* cadir* tırmanış* tırmanmayı',
    stanzas: `
      Yokuş dik, nefes kısa, çanta ağır
      Zirve hep bir tepe ötede
      Pınarın suyu dişe değer, buz
      Bütün yorgunluk kalır o çeşmede

      Çadır kurulur, bir kazık eksik
      Ateşin başında herkes susar
      Yıldızlar iner, elle tutulur
      Uyku gelmez, herkes göğe bakar`,
    later: `
      Dağ yerinde durur, biz ineriz
      Ayakta bir nasır, ciğerde hava
      Şehirde daraldıkça insan
      Gözünü kapar, çıkar o dağa`,
    hook: `
      Dağlar dağlar, çıktık doruğa
      Bir nefes aldık, sığdı dünya avuca

      Çadır kuruldu, ateş yandı
      Yıldızlar indi, omza dayandı

      Yayla yolları, sis ve duman
      Serin sularda unutulur zaman`,
  },
  {
    words:
      'kar_yağar kar_yağdı kar_yağınca kar_yağarken kar_yağması karda kardan_adam kartopu* kar_topu kızak* kayak_yapar kayak karlı',
    stanzas: `
      Perde açılır, her yer bembeyaz
      Okul tatil, çocuklar bağrışır
      Havuç burun, düğme göz, eski atkı
      Kardan adam bile oyuna karışır

      Eldiven ıslanır, parmak sızlar
      Kimse girmek istemez eve
      Kar sesleri de örter, derdi de
      Sokak susar, bakılır göğe`,
    later: `
      Kar erir, kardan adam küçülür
      Geriye bir havuç, bir atkı kalır
      Seneye aynı bahçede yine
      Aynı atkı bir boyna dolanır`,
    hook: `
      Kar yağıyor, lapa lapa, sessiz
      Bir kartopu at, gülelim biz

      Kış soğuk olsun, elin sıcak
      Kışın en güzeli bir soba, bir kucak`,
  },
  {
    words:
      'yağmurda yağmuru yağmurlu yağmura yağmurlar* yağmur_yağar yağmur_yağarken yağmur_yağınca yağmur_yağdı yağmurluk* şemsiye* semsiye* sağanak* sırılsıklam* fırtına* firtina*',
    stanzas: `
      Yağmur başlar, herkes koşar
      Saçak altında yabancılar tanışır
      Şemsiyenin bir teli kırık
      Altına iki kişi sığışır

      Camda damlalar yarış eder
      Parmakla birinin yanı tutulur
      Toprak kokar, çay demlenir
      Dışarıda dünya yıkanır, durulur`,
    later: `
      Yağmurlar diner, su birikir
      İçinde bir gök, bir bulut durur
      Islanan kurur, üşüyen ısınır
      İnsan en çok o gün kendini bulur`,
    hook: `
      Yağmur yağsın, biz gülelim
      Bir şemsiye yeter, sığışıp gidelim

      Fırtına dinsin, gök açılsın
      Yıkanan dünyaya ışık saçılsın`,
  },
  {
    words: 'yıldızlar* yıldızları yıldızlara teleskop* teleskob* dolunay* gökyüzü* samanyolu* astronomi*',
    stanzas: `
      Damın üstüne kilim serilir
      Bir yıldız kayar, dilek tutulur
      Parmakla sayılır, yüzde şaşırılır
      Gök büyük, insan küçük, susulur

      Ay çıkar, deniz gümüş olur
      Köpekler susar, yapraklar durur
      Bir ışık yıllar önce yola çıkmış
      Bu gece gelir, bir göze vurur`,
    later: `
      Sabah olur, yıldızlar gider
      Gitmez aslında, görünmez olur
      Sevdiğimiz de biraz öyledir
      Karanlık basınca yolunu bulur`,
    hook: `
      Yıldızlar altında oturalım bu gece
      Bir dilek tutalım, gizlice`,
  },
  {
    words: 'koli koliler* nakliye* yeni_ev yeni_eve yeni_evine yeni_evi ev_aldı ev_aldık yeni_evimiz yeni_eviniz',
    stanzas: `
      Koliler dizilir, üstü yazılır
      Kırılacak, kitap, bir de mutfak
      Boş odada ses yankılanır
      Duvarda bir iz kalır, bir çivi, ufak

      Koltuk merdivende sıkışır kalır
      İlk gece yerde pide yenir
      Çatallar hangi kolide, bilinmez
      Pencereden ay girer, evi beğenir`,
    later: `
      Koliler biter, ev yerini bulur
      Eski anahtar bir çekmecede
      Yeni bir kapı, yeni bir ses
      Taşınan şey sevgi aslında, her seferde`,
    hook: `
      Koli koli taşınır, bir ömür sığar
      Yeni evin içine güneş doğar`,
  },
]
