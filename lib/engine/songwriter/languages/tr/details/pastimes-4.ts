import type { Details } from '../../stanzas.ts'

/** Top, olta, müzik, kitap ve el işi. */
export const pastimes4: readonly Details[] = [
  {
    words:
      'futbol* maç maçı maça maçta maçlar* maçını gol golü goller* forma forması formayı formasını tribün* taraftar* kaleci* hakem* krampon* penaltı* halı_saha top_oynar top_oynamayı galatasaray* fenerbahçe* trabzonspor*',
    stanzas: `
      Krampon izi, çamurlu dizlik
      Kale filesinin ucu yırtık
      Islıkla düdük arası bir ses
      Sahada gölge uzar, akşam artık

      Boyunda atkı, elde çekirdek
      Tribün kalkar, tribün oturur
      Davul susar, herkes ayakta
      Bir top direkte, bir nefes durur

      İki taş, bir kale, dar sokak
      Bağcık çözük, dizde yara
      Uzatmada bir korner daha
      Terli forma, çay, uzun bir ara`,
  },
  {
    words:
      'balık balığı balığa balıkları balık_tutar balık_tutmayı balık_tutmak balık_tutmaya balık_tutarsın balık_tutardı balık_tutarız balık_avı balik olta* balıkçı* lüfer* palamut* hamsi*',
    stanzas: `
      Suyun üstünde kırmızı mantar
      Kovanın dibinde iki üç balık
      Termosta çay, kıyıda tabure
      Anlatırken boyu hep biraz artık

      Misina gergin, parmakta tel
      Mantar bir an batar, sonra çıkar
      Suda halkalar, halkada gök
      Kıyıda bir kedi, kovaya bakar

      Taburede ince bir minder
      Rüzgârda sallanan kamış
      Kutuda iğne, kurşun, yem
      Saat durmuş, su durmamış`,
  },
  {
    words: 'dans* halay* horon* zeybek* tango* göbek_atar göbek_atmayı bale balerin* baleye',
    stanzas: `
      Serçe parmaklar zincir zincir
      Mendilin ucunda bir rüzgâr
      Davul önde, zurna yanında
      Halay upuzun, salon dar

      Parkenin üstünde kayan topuk
      Bir adım sağa, bir adım geri
      Gevşek bir kravat, çıplak ayak
      Ayakkabının masa altı yeri

      Kollar açık, diz yere yakın
      Parmak şıklar, omuz titrer
      Pistin ortasında bir daire
      Bir şarkı başlar, biri biter`,
  },
  {
    words:
      'şarkı_söyler şarkı_söylemeyi şarkı_söylersin şarkı_söylerdi şarkı_söylüyor şarkı_söylüyorsun şarkı_söylemek şarkılar_söyler türkü* koro* karaoke* mırıldan* nakarat*',
    stanzas: `
      Mutfakta bir türkü, su sesiyle
      Kepçe elde, sanki mikrofon
      Sözü eksik, melodisi tam
      Nakarata giren bütün balkon

      Banyo fayansı, konser salonu
      Buğulu camda bir tiz ses
      Radyodan yarım ton yukarda
      Apartmanda susar herkes

      Gözler kapalı, çene yukarda
      Masaya vurulan iki kaşık
      Yarısı söz, yarısı lay lay
      Son hece uzun, ağızlar açık`,
  },
  {
    words: 'gitar* akor akorlar* akoru pena penası ukulele*',
    stanzas: `
      Parmak ucunda ince nasır
      Sapın üstünde üç akor
      Pena kaybolur, bozukluk çalar
      Mi teli ince, si teli zor

      Kılıfın cebinde kopuk tel
      Burgu döner, ses yükselir
      Tahta gövdeye yaslı bir kol
      Aynı parça baştan gelir

      Koltuğun ucunda çapraz bacak
      Sehpada kâğıt, üstü akor dolu
      Ayakta tempo, dilde mırıltı
      Aynı geçişin uzun yolu`,
  },
  {
    words:
      'saz sazı sazın sazını sazıyla bağlama bağlamayı bağlaması bağlamasını tezene* keman* kemençe* davul* darbuka* klarnet* zurna*',
    stanzas: `
      Duvarda asılı uzun sap
      Tezenenin ucu yıpranmış
      Teknede dut ağacı kokusu
      Bir telde dağ, bir telde kış

      Perdede gezinen iki parmak
      Göğse yaslı tekne, kapalı göz
      İlk nota düşer, oda susar
      Tel konuşur, sonradan gelir söz

      Burguda tahta gıcırtısı
      Kilimin üstünde diz dize
      Uzun hava, kısa bir susuş
      Türkü elden ele, sözden söze`,
  },
  {
    words: 'piyano* notalar* notaları nota_okur solfej*',
    stanzas: `
      Kapağın altında siyah, beyaz
      Metronom sayar, bir iki üç
      Nota kâğıdında kurşun halka
      Sağ el kolay da sol el güç

      Pedalın altında terlik sesi
      Gam iner, gam çıkar, aynı yol
      Taburede ufak bir gıcırtı
      Bir do, bir re, bir mi, uzun bir sol

      Cilada on parmağın gölgesi
      Kadife örtü, dantel, saat
      Yarım parça, baştan, bir daha
      Son akor uzun, oda rahat`,
  },
  {
    words: 'kitap* kitab* roman romanı romanlar* kütüphane* kutuphane* şiir* öykü* masal masallar* masalı',
    stanzas: `
      Sayfanın köşesi kıvrık, ufak
      Fincanın yanında ayraç, gözlük
      Koltuğun kolunda açık bir cilt
      Rafta üç roman, bir de sözlük

      Yastıkta açık kalmış kapak
      Bölüm biter, lamba yanar
      Parmak arasında bir sayfa
      Bir bölüm daha, sabaha kadar

      Rafta toz, kâğıt, biraz vanilya
      Altı çizili soluk bir satır
      Eski bir bilet, sayfa arası
      İç kapakta isim, tarih, hatır`,
  },
  {
    words:
      'örgü* orgu* patik patikler* patiği kazak_örer kazaklar* hırka hırkalar* örersin örerdi yün yünler* yünden tığ* dantel* kanaviçe* atkı atkılar* atkısı',
    stanzas: `
      İki şişin ince tıkırtısı
      Dizin üstünde mor yumak
      Bir düz, bir ters, sıra biter
      Bir kol tamam, bir kol olacak

      Sayılan ilmek, dudakta rakam
      Kanepenin köşesi hep yün
      Kaçan bir sıra, sökülen beş
      Atkının boyu uzar gün gün

      Sehpada dantel, tığ ve makas
      Şişin ucunda bir mantar
      Kutuda düğmeler, hepsi tek
      Her patikte küçük bir ponpon var`,
  },
  {
    words: 'dikiş* dikis* terzi* makara* iğne_iplik kumaş* etek_diker elbise_diker gelinlik_diker',
    stanzas: `
      Makine pedalı, tıkır tıkır
      Yastıkta iğneler, ucu parlak
      Dudakta tutulan toplu iğne
      Kumaşta sabun izi, ince, ak

      Boyunda sarkan sarı mezura
      Teneke kutuda rengârenk iplik
      Makasın ağır, tok bir sesi
      Söküğe yama, yakaya ilik

      Prova vakti, ayna önü
      Etek ucunda bembeyaz teyel
      Ütünün buharı, bir kıvrım
      Sökülüp yeniden, daha güzel`,
  },
  {
    words: 'bisiklet* pedal pedalı pedallar* scooter*',
    stanzas: `
      Zincirin yağı paçada leke
      Gidonda sepet, içinde ekmek
      Zilin sesi ince, selesi dar
      Yokuşun sonunda terli gömlek

      Jantın içinde dönen ışık
      Pedal çevrilir, rüzgâr başlar
      Yokuş yukarı ağır nefes
      Yokuş aşağı uçan saçlar

      Leğende hava kabarcığı
      Pompanın sesi, foş foş, derin
      Lastik sertleşir, zincir oturur
      Avuçta gres, alın serin`,
  },
  {
    words: 'yürüyüş* yuruyus* yürümeyi koşu koşuya koşuyu koşmayı maraton* doğa_yürüyüşü',
    stanzas: `
      Bağcıkta çift düğüm, sıkı
      Parkurun taşı, gölge, güneş
      Kulakta ritim, nefes nefes
      Bir tur, bir tur daha, sonra beş

      Yolun kenarında kuru yaprak
      Cepte su, bir elma, mendil
      Konuşma adıma uyar, susar
      Dönüş yolu hiç uzak değil

      Bankta beş dakika, dizde avuç
      Ağaçlar yan yana, gölge sık
      Sokak köpeği eşlik eder
      Köşedeki fırından koku, ılık`,
  },
  {
    words: 'tavla* satranç* satranc* okey* pişti batak kâğıt_oynar kağıt_oynar zarlar*',
    stanzas: `
      Zarın sesi tahtada, şeş beş
      Çay kenarda, şekeri erimiş
      Pulun altında açık bir kapı
      Kazananın sesi hep geniş

      Istakada taşlar, sıra sıra
      Okey elde, yüz kıpırdamaz
      Çekilen her taşta ince bir ah
      Son el denir, ama son olmaz

      Piyon iki kare, at bir köşe
      Çeneye dayalı bir yumruk
      Devrilmiş kale, masa kenarı
      Şahın önünde tek bir boşluk`,
  },
  {
    words:
      'resim resimler* resim_yapar resim_yapmayı resim_çizer resim_yapıyor tuval* fırça* palet* suluboya* sulu_boya çizim* ressam* karikatür*',
    stanzas: `
      Fırçanın ucu suda döner
      Palette kızıl, sarı, yeşil
      Bardağın suyu bulanır
      Mavi tamam da bu mavi değil

      Kurşun kalemin ucu küt
      Silgi kırıntısı, bir nefes
      Gölge ince ince taranır
      Üç çizgide tanıdık herkes

      Önlükte kurumuş boya, leke
      Şövalede örtülü tuval
      Terebentin kokusu, açık cam
      Duvarda henüz adsız bir masal`,
  },
]
