import type { Details } from '../../stanzas.ts'

/** Mutfak, sofra, çay ve kahve. */
export const kitchen1: readonly Details[] = [
  {
    words:
      'yemek_yapmayı yemek_yapmak yemek_yaparsın yemek_yaparım yemek_yapardı yemek_yapar yemek_yapıyor yemek_yapıyorsun yemekler* yemekleri yemeklerin yemeği yemeğin yemeğini yemeklerini mutfak* mutfağ* mutfag* tencere* aşçı* pişir* pisir* lezzet* tava tavada',
    stanzas: `
      Tencere fokurdar, ateş kısık
      Cam buğulu, kapak aralık
      Tahtada bıçak tıkırtısı
      Sofra dar, mutfak kalabalık

      Soğan pembeleşir usulca
      Tavadan yükselen cızırtı
      Tuz, biber, salça göz kararı
      Ne ölçü kabı var, ne tartı

      Önlükte salça, parmakta un
      Tezgâhta beş kâse, on tabak
      Ocakta dumanlı bir tencere
      Kapağın altında kaçak parmak`,
  },
  {
    words:
      'sarma sarmalar* sarması sarmasını dolma dolmalar* dolması dolmasını dolmayı yaprak_sarma yaprak_sarması yaprak_sarar yaprak_sarmak yaprak_sarmayı sarma_sarar sarma_sarmak asma_yaprağı zeytinyağlı*',
    stanzas: `
      Salamura yaprak, ince damar
      Bir kaşık pirinç, ucuna kadar
      Sıra sıra kalem gibi sarma
      Tencere geniş, yine de dar

      Tepside yapraklar üst üste
      Kuş üzümü, fıstık, nane
      Dibinde dilim dilim limon
      Bir tencerede kaç yüz tane

      Yaprağın parlak yüzü dışta
      Üstünde ters duran bir kapak
      Ekşisi limon, yanı yoğurt
      Saatlik emek, bir anda boş tabak`,
  },
  {
    words:
      'börek* böreğ* borek* boreg* hamur* mantı mantısı mantısını mantıyı mantılar* manti gözleme* gozleme* yufka* oklava* poğaça* pogaca* lahmacun* pide pideler* pidesi pideci*',
    stanzas: `
      Hamur dinlenir bez altında
      Masada incecik un izi
      Oklava gider, oklava gelir
      Tepside yufkalar, dizi dizi

      Kenarı çıtır, içi peynir
      Üstünde çörek otu, susam
      Mutfakta tereyağı kokusu
      Bir dilim eksik, gerisi tamam

      Bez altında bekleyen hamur
      Tezgâhın üstünde undan kar
      Kat kat yufka, arası maydanoz
      Köşe dilimine hep talip var`,
  },
  {
    words: 'ekmek* ekmeğ* ekmeg* maya mayası ekşi_maya fırıncı* firinci* simit* simidi fırında fırını fırının',
    stanzas: `
      Un çuvalı, bir tutam tuz
      Teknede kabaran bir hamur
      Fırının ağzında kızıl ışık
      Kabuk çatlar, sanki ince yağmur

      Küreğin ucunda sıcak somun
      Kâğıdın kenarı hafif ezik
      Yol boyu tüten taze koku
      Eve gelen somun ucundan eksik

      Kabuk çatlar, soğur tık tık
      Bıçağın altında çıtır çıtır
      Sıcak dilime tereyağı
      Masada kırıntı, satır satır`,
  },
  {
    words:
      'kek kekler* keki kekini kekleri kurabiye* pasta_yapar pasta_yapmayı pasta_yapmak pasta_yaparsın pasta_yapıyor pastalar* pastacı* pastane* tart tartlar* cupcake* muffin* krema* kremalı',
    stanzas: `
      Üç yumurta, bir bardak şeker
      Telin ucunda köpük, bembeyaz
      Kürdan tertemiz, kek kabarmış
      Bir dilim daha, ama çok az

      Kalıbın içinde yağlı kâğıt
      Vanilya kokar bütün kat
      Kâsenin dibinde kalan krema
      Kaşığı yalamak ayrı bir tat

      Elekten yağan pudra şeker
      Tezgâhın üstü bembeyaz un
      Kenarı kızarmış yarım aylar
      Soğuması bekleyene uzun

      Fırından çıkan sıcak tepsi
      Mutfakta tarçın, elma, ceviz
      İlk dilim hep biraz dağınık
      Tabağın sonu hep tertemiz`,
  },
  {
    words: 'çorba* corba* mercimek* tarhana* ezogelin* işkembe* kelle_paça tavuk_suyu',
    stanzas: `
      Küçük ateşte koca tencere
      Kepçeden yükselen buhar
      Tereyağında kızaran nane
      Kâsenin yanında limon var

      Tavada köpüren kırmızı biber
      Çorbanın üstünde ince bir yol
      Kaşık kâsede, ekmek yanında
      Limonu ekşi, dumanı bol

      Avucu ısıtan derin kâse
      Üflenen kaşık, hâlâ sıcak
      Ekmekle silinen kâse dibi
      Kepçe döner, ikinci tabak`,
  },
  {
    words:
      'mangal* kebap* kebab* barbekü* barbeku* közle* ızgara* köfte* kofte* dönerci* sucuk* çiğ_köfte çiğköfte* kokoreç* kokorec*',
    stanzas: `
      Kömürün üstünde mavi duman
      Kartondan bir yelpaze durmaz
      Közde kabuğu çatlayan biber
      Akıl veren çok, yelleyen az

      Kızıl közün üstünde tel
      Şişlerde kızaran domates
      Yağ damlar, ateş cızırdar
      Dumanın içinde birkaç nefes

      Maşanın ucunda ilk parça et
      Sıcak lavaş, soğan sumaklı
      Duman her iskemleyi bulur
      Ateşin başında herkes haklı

      Izgara teli, is karası
      Köz patlıcan, köpüklü ayran
      Ekmek arası, maydanoz, soğan
      Külün altında bir köz, hâlâ yanan`,
  },
  {
    words: 'kahvaltı* kahvalti* menemen* reçel* recel* zeytin zeytinler* omlet* yumurta* sahanda',
    stanzas: `
      Bakır sahanda göz göz yumurta
      Zeytin, peynir, dilim domates
      Kızarmış ekmek bez içinde
      Çayın buharında ılık nefes

      Reçelin üstünde ince ışık
      Küçük tabaklar, masa dar
      Simidin susamı örtüde
      Ocakta ikinci demlik var

      Tavada domates, biber, yağ
      Kaşıktan süzülen altın bal
      Ekmeğin ucu sahan dibinde
      Öğlene kadar böyle bu hal`,
  },
  {
    words:
      'çay çayı çayın çaya çayla çaylar* çayımız çayını çaydanlık* çaydanlığ* caydanlik* demlik* demliğ* demle* demli semaver* çaycı* çay_bahçesi çay_bardağı cay cayi',
    stanzas: `
      Alt demlik fokurdar, üst demlik susar
      Cam bardak içinde tavşan kanı
      Kaşığın bardakta ince sesi
      Tabağın kenarı, şekerin yanı

      İnce belli bardak, sıcak cam
      İki parmak dem, üstü su
      Buhar camda bir yol çizer
      Odada demin tatlı kokusu

      Tepside bardaklar, altlıkta şeker
      Kaşıklar çınlar, şıngır şıngır
      Boşalan bardak hemen dolar
      Demlik ocakta, tıkır tıkır

      Bardağın üstünde ince duman
      Yanında iki şeker, bir simit
      Son bardak hep sondan bir önce
      Demlikte hâlâ var bir ümit`,
  },
  {
    words:
      'kahve kahvesi kahvesini kahveni kahveyi kahvenin kahveler* kahvem kahveci* türk_kahvesi cezve* fincan* telve* espresso* latte* kahve_falı fal_bakar fal_bakmayı fal_bakarsın fal_bakardı barista*',
    stanzas: `
      Cezvede kabaran köpük
      Kapıya ulaşan sıcak koku
      Yanında bir lokum, bir su
      Dibinde telveden bir doku

      Bakır cezve, uzunca sap
      Taşmadan kısılan bir ateş
      Fincanın dibinde kara telve
      Biraz dağ, biraz yol, biraz güneş

      Değirmende çekirdek sesi
      Tabağa ters kapanmış fincan
      Telvede yollar, balıklar
      Üç vakte kadar bir heyecan`,
  },
  {
    words:
      'baklava* künefe* kunefe* sütlaç* sutlac* tatlılar* tatlıcı* muhallebi* helva* aşure* asure* kadayıf* revani* şekerpare* lokum* dondurma* güllaç* gullac*',
    stanzas: `
      Kırk kat yufka, arası fıstık
      Tepside incecik her dilim
      Üstünden inen ılık şerbet
      Ve son dilimin sahibi kim

      Kâsenin üstü hafif yanmış
      Üstünde tarçın, ince ince
      Kaşığın ucunda tatlı lokma
      Kâse boşalır, kaşık dönünce

      Şerbet dökülür, tepsi cızırdar
      Fıstık yeşil, kaymak bembeyaz
      Bir dilim yeter denen tabakta
      İki dilim bile biraz az`,
  },
]
