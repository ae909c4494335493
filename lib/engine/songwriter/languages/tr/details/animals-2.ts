import type { Details } from '../../stanzas.ts'

/** Hayvanlar, bahçe ve tarla. */
export const animals2: readonly Details[] = [
  {
    words: 'kedi* mırla* mırıl* mirla* miyav* pati patisi patisiyle patiler* tekir tekirim sarman',
    stanzas: `
      Camın önünde bir yumak tüy
      Kaloriferin üstünde mırıltı
      Kadife burun, ipek bıyık
      Karanlıkta iki yeşil pırıltı

      Koltuğun kolunda tırnak izi
      Boş karton kutuda bir saray
      Mama kabının ince sesi
      Camda iki kulak, bir de ay

      Yumuşak pati, sessiz adım
      Halının üstünde bir yün yumak
      Güneşin düştüğü dar köşe
      Gerinmek, esnemek, kıvrılmak`,
  },
  {
    words: 'köpek* köpeğ* kopek* kopeg* havla* havlı* tasma* kuyruğunu_sallar kuyruk_sallar golden_retriever kangal*',
    stanzas: `
      Kapının önünde tasma sesi
      Halının üstünde çamurdan iz
      Bir kuyruk, sehpayı süpürür
      Bardak devrilir, masa tertemiz

      Ağızda ıslak bir tenis topu
      Bir kulak havada, biri yatık
      Uzaktan anahtar şıngırtısı
      Kapıda kuyruk, ağız açık

      Her ağacın dibinde bir mola
      Tasma gergin, kaldırım uzun
      Yaprakların altını koklayan
      Islak, meraklı, kara bir burun`,
  },
  {
    words:
      'kuş kuşu kuşun kuşum kuşlar* kuşları muhabbet_kuşu kanarya* papağan* papagan* güvercin* guvercin* kafes kafesi kafeste serçe* bülbül*',
    stanzas: `
      Kafesin kapısı açık durur
      Yemlikte darı, suluk dolu
      Bir ıslık, aynı yerde takılır
      Perdeden omuza bir uçuş yolu

      Telin üstünde dizi dizi
      Pencere önünde bulgur, darı
      Küçük gagadan düşen kabuk
      Kanadın ucu biraz sarı

      Küçük gagada ince bir çöp
      Çatının altında yarım yuva
      Bir kanat sesi, bir sessizlik
      Ve birden titreyen hava`,
  },
  {
    words:
      'tavuk* tavuğ* horoz* civciv* kümes* inek* ineğ* koyunlar* keçi keçiler* keçisi çoban* ahır* süt_sağar süt_sağardı çiftlik* çiftliğ*',
    stanzas: `
      Avluda darı, teneke tas
      Kümeste bir horoz, dimdik
      Samanda ılık bir yumurta
      Çitin üstünde kızıl bir ibik

      Çan sesi yokuştan iner
      Kapıda dolan süt kovası
      Ahırda ılık bir nefes
      Burunda yonca, ot havası

      Çizmede çamur, elde maşrapa
      Kapıda kuyruk, sallanan baş
      Yoncanın üstünde ince çiy
      Sürü yol bilir, yavaş yavaş`,
  },
  {
    words:
      'traktör* tarla* hasat* hasad* buğday* çiftçi* ciftci* köy köyde köye köyü köyün köyünde köyden köyüne bağ_bozumu pamuk_toplar',
    stanzas: `
      Traktörün ardında kargalar
      Çizgi çizgi açılan toprak
      Avucun içinde bir tutam tohum
      Sapın ucunda sallanan başak

      Hasır şapka, ıslak mendil
      Gölgede testi, ağzı serin
      Çıkında domates, peynir, soğan
      Saban izi kara ve derin

      Çuvalda buğday, ipte düğüm
      Kasada salkım, kütükte bağ
      Yanık ense, tozlu çizme
      Römorkta türkü, arkada dağ`,
  },
  {
    words: 'arıcı* arılar* arıları arı_kovanı kovan* petek*',
    stanzas: `
      Kovanın kapağında duman
      Çerçevede altın gözler, mum
      Peçenin önünde bir vızıltı
      Kaşıktan süzülen tek yudum

      Yamaçta kovanlar, mavi, beyaz
      Petekte altın, göz göz bal
      Beyaz eldiven, ağır adım
      Kavanozda kekik, çiçek, dal

      Kulakta ince bir uğultu
      Tüylü bacakta toz, sapsarı
      Çimenin üstünde dolanan ses
      Aynı çiçekte iki arı`,
  },
  {
    words:
      'bahçe* bahce* domates* tohum* hortum* fide fideler* fidesi çapa çapalar* bostan* biberler* salatalık* tırmık*',
    stanzas: `
      Tırnakta toprak, dizde çamur
      Hortumun ucunda gökkuşağı
      Çapanın sapı avuçta sıcak
      Fidenin boynunda bir ip bağı

      Sırada biber, kabak, fide
      Sulama kabı, ıslak toprak
      Sapından kopan domates kokar
      Domatesin ucunda bir yaprak

      Kürek, tırmık, eski eldiven
      Çitte sarmaşık, hanımeli
      Toprağı aralayan yeşil uç
      Biber mi, patlıcan mı, şimdi belli`,
  },
  {
    words:
      'çiçek* çiçeğ* cicek* saksı* saksi* menekşe* sardunya* orkide* papatya* lale laleler* güller* begonya* fesleğen* kaktüs* buket*',
    stanzas: `
      Pencere önünde dizi saksı
      Sardunya kırmızı, menekşe mor
      Yaprağın üstünde üç damla su
      Karanfilin ucu bir küçük kor

      Yoğurt kabında fesleğen
      Camın önünde bir dilim yaz
      Elle dokunulan koku verir
      Suyu ne çok ister, ne az

      Kâğıda sarılı ıslak sap
      Vazoda eğilen bir boyun
      Papatyanın sarı göbeği
      Yaprak yaprak süren bir oyun`,
  },
  {
    words:
      'ağaç* ağac* agac* meyve* incir* kiraz* elma elmalar* elması erik* kayısı* ceviz* dut dutlar* zeytinlik* fidanlar*',
    stanzas: `
      Merdiven dayalı eski dala
      Sepetin kulpunda bir çengel
      Kabuğun üstünde karınca yolu
      Yaprakta gezinen ince bir yel

      Dudakta dut lekesi, mor
      Kulağa asılmış kiraz
      Çekirdek sesi, tasın dibi
      En güzeli hep uzak biraz

      Gövdede çakıyla kazılmış iz
      Dibinde eski bir tahta sıra
      Dökülen çiçek, karışan yaprak
      Gölge yer değiştirir, ara ara`,
  },
]
