import type { Details } from '../../stanzas.ts'

/** Yol, deniz, dağ, hava ve taşınma. */
export const places5: readonly Details[] = [
  {
    words: 'araba* otomobil* vites* bagaj* kaporta* garaj* ehliyet*',
    stanzas: `
      Kontakta anahtar, bir öksürük
      Motor bir iki, sonra çalışır
      Torpidoda mendil, fiş, sakız
      Kulak bu gıcırtıya alışır

      Koltukta kırıntı, yerde kum
      Bagajda minder, top, semaver
      Radyo cızırtılı, cam aralık
      Az kaldı denir, her sefer

      Kova, köpük, güderi bez
      Kaputun üstünde bir gök, düz
      Tamponda park hatırası çizik
      Tozlu arka camda gülen bir yüz`,
  },
  {
    words: 'otobüs* otobus* dolmuş* dolmus* minibüs* minibus* durak durakta durağ* metrobüs* tramvay*',
    stanzas: `
      Camda buğu, parmakla bir kalp
      Tutunacak demir, sallanan kol
      Uzatılan para, elden ele
      Müsait bir yerde, sağda, şu yol

      Durakta çekirdek, çanta, poşet
      Numara uzaktan okunmaz
      Kapı açılır, bir basamak
      Arkada boş yer, ama çok az

      Kulaklık takılı, alın camda
      Frenle öne eğilen omuz
      Son durağa kadar beş şarkı
      Filede ekmek, kucakta karpuz`,
  },
  {
    words: 'tren* garda gara istasyon* peron* vagon* raylar* lokomotif* metro metroda metroya makinist*',
    stanzas: `
      Peronda bavul, ince bir düdük
      Rayın ucunda bir ışık
      Kâğıtta sandviç, termosta çay
      Camda yüz ve tarla, karışık

      Tak tak, tak tak, rayın sesi
      Direkler geçer, tel iner, kalkar
      Kompartımanda elma kokusu
      Camda uzun uzun tarlalar

      Bilet delinir, kapı kayar
      Garın saati hep biraz geri
      Basamak yüksek, valiz ağır
      Pencere kenarı, en güzel yeri`,
  },
  {
    words:
      'uçak uçakla uçağı uçağa uçakta uçaklar* havaalan* havaliman* valiz* bavul* pasaport* gurbet* yurt_dışı yurt_dışına yurtdışı* almanya*',
    stanzas: `
      Kulpunda kırmızı bir kurdele
      Bavul tartıda iki kilo fazla
      Salça, tarhana, kat kat gazete
      Ardından dökülen su, bir tasla

      Küçük camda bir avuç bulut
      Kanadın ucunda kırmızı ışık
      Bulutun altında minik evler
      Saat iki şehre göre karışık

      Pasaport cepte, elde bilet
      Kuyruk uzun, koridor dar
      Dönen bantta hep başka valiz
      Kapının ardında çiçek var`,
  },
  {
    words:
      'denizde denize denizi denizin denizden denizci* sahil* kumsal* plaj* dalgalar* yüzme yüzmeyi yüzmek yüzer yüzmeye vapur* tekne teknesi tekneyle teknede yelken* martı* kayık* kayığ* iskele*',
    stanzas: `
      Kumun üstünde yan yana terlik
      Dilimi kocaman bir karpuz
      Dalga gelir, kumdan kale gider
      Havluda kum, kirpikte tuz

      Vapurun ardında beyaz köpük
      Küpeşte ıslak, demir yosun kokar
      Güvertede ince belli bardak
      Bir parça simide yüz martı bakar

      İskelenin tahtası sıcak
      Kıyıda uyuklayan kayık
      Taşta kuruyan ağ, mantar, ip
      Suda ışıktan bir balık`,
  },
  {
    words:
      'dağlar* dağa dağda dağlara dağcı* zirve* kampa kampta kamp çadır* cadir* yayla yaylada yaylaya yaylası tırmanış* tırmanmayı',
    stanzas: `
      Çadırın ipinde ıslak çorap
      İsli çaydanlık, közde patates
      El feneri, böcek, yıldız
      Uyku tulumundan gelen bir ses

      Patikanın taşı, çamın dibi
      Matara yarım, yokuş dik
      Zirve hep bir tepe ötede
      Aşağıda köy, minicik

      Çamurlu postal, elde bir sopa
      Karşı yamaçta yankılanan ses
      Pınarın ağzında bir teneke
      Son adımda derin bir nefes`,
  },
  {
    words:
      'kar_yağar kar_yağdı kar_yağınca kar_yağarken kar_yağması karda kardan_adam kartopu* kar_topu kızak* kayak_yapar kayak karlı kışın kışları',
    stanzas: `
      Pervazda kabaran beyaz yastık
      Sokak lambası, ağır pul pul
      Kapıda çizme, eldiven, kızak
      Radyoda haber, yarın yok okul

      Havuçtan burun, düğmeden göz
      Atkısı eski, şapkası yan
      Parmaklar sızlar, yanaklar al
      Mutfakta salep, üstünde duman

      Ayak altında gıcır gıcır
      İlk basılan iz, sonra bin
      Dal eğilir, silkinir, kalkar
      Sokakta her ses sessiz, derin`,
  },
  {
    words:
      'yağmurda yağmuru yağmurlu yağmura yağmurlar* yağmur_yağar yağmur_yağarken yağmur_yağınca yağmur_yağdı yağmurluk* şemsiye* semsiye* sağanak* sırılsıklam* fırtına* firtina*',
    stanzas: `
      Camda yarışan iki damla
      Toprak kokusu, açık balkon
      Kaloriferde ıslak çorap
      Leğende tıp tıp, dokuz, on

      Şemsiyenin kırık bir teli var
      Paçalar ıslak, saçlar yapışık
      Durakta yan yana dört omuz
      Asfaltın üstünde kayan ışık

      Çizmenin içinde vıcık su
      Saçak altında bekleyen yaya
      Bulut aralanır, kuşlar başlar
      Gökkuşağı iner binaya`,
  },
  {
    words:
      'yıldızlar* yıldızları yıldızlara teleskop* teleskob* dolunay* gökyüzü* samanyolu* ay_ışığı ay_ışığında astronomi*',
    stanzas: `
      Damın üstünde serin bir kilim
      Parmakla çizilen büyük ayı
      Cırcır böceği, uzakta köpek
      Karışır yüzden sonra sayı

      Teleskobun ucu göğe eğik
      Ayda çukur, dağ ve gölge
      Vidayı çeviren iki parmak
      Gökte kuş uçmaz, sessiz bir bölge

      Işıklar söner, gökyüzü yanar
      Omuzda battaniye, termos dolu
      Çatının ucunda bir parıltı
      Bir uçtan bir uca Samanyolu`,
  },
  {
    words:
      'taşındı taşındın taşındık taşınıyor taşınıyorsun taşınır taşınmak taşınırken tasindi koli koliler* nakliye* yeni_ev yeni_eve yeni_evine yeni_evi ev_aldı ev_aldık yeni_evimiz yeni_eviniz',
    stanzas: `
      Kolinin üstünde mutfak yazar
      İçinde lamba, çorap, ütü
      Merdivende dönmeyen bir koltuk
      Boş odada yankı, yerde örtü

      Duvarda kare kare açık iz
      Kapı pervazında boy çizgileri
      Anahtarlıkta yeni bir anahtar
      Koltuğun belli değil henüz yeri

      İlk akşam yemeği, koli masa
      Gazete üstünde sıcak pide
      Çıplak bir ampul, perdesiz cam
      Çatallar kim bilir hangi kolide`,
  },
]
