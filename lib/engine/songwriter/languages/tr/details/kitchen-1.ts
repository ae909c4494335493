import type { Details } from '../../stanzas.ts'

/** Mutfak, sofra, çay ve kahve. */
export const kitchen1: readonly Details[] = [
  {
    words:
      'yemek_yapmayı yemek_yapmak yemek_yaparsın yemek_yaparım yemek_yapardı yemek_yapar yemek_yapıyor yemek_yapıyorsun yemekler* yemekleri yemeklerin yemeklerini mutfak* mutfağ* mutfag* tencere* aşçı* pişir* pisir* lezzet* tava tavada',
    stanzas: `
      Tencere fokurdar, ev kokar
      Tuz, biber, hepsi göz kararı
      Kim kapağı açsa eline vurulur
      Sonra tattırılır kaşığın yarısı

      Soğan kavrulur, komşu uyanır
      Tabaklar dolmadan kimse kaçmaz
      Doydum, diyene bir kepçe daha
      Bu mutfakta kimse aç kalmaz`,
    later: `
      Tarif sorulur, bir türlü tutmaz
      Ölçüsü elin kendisindedir
      Yemekler gider, tencere boşalır
      Tadı yıllar yılı dillerdedir`,
    hook: `
      Yemekler piştikçe ev ev olur
      Bir tabak, bir kaşık, gönül doyar, dolur`,
  },
  {
    words:
      'sarma sarmalar* sarması sarmasını dolma dolmalar* dolması dolmasını dolmayı yaprak_sarma yaprak_sarması yaprak_sarar yaprak_sarmak yaprak_sarmayı sarma_sarar sarma_sarmak asma_yaprağı zeytinyağlı*',
    stanzas: `
      Yaprak serilir, pirinç konur
      Küçük küçük sarılır, kalem gibi
      Tencere dolar, üstüne tabak kapanır
      Sırası bozulmaz, asker gibi

      Sarmak saatler, yemek dakika
      Limonu sıkılır, yoğurdu gelir
      Bir tane daha, diye uzanan el
      Tencerenin dibini mutlaka bilir`,
    later: `
      Sarma dediğin sabır işi
      Her yaprakta biraz el, biraz söz
      Kim kimi ne kadar severmiş
      Bunu tencerenin dibi söyler, dümdüz`,
    hook: `
      Sarma sarılır, dolma dolar, tencere dar
      Bir tane daha, bir tane daha, yer mi var`,
  },
  {
    words:
      'börek* böreğ* borek* boreg* hamur* mantı mantısı mantısını mantıyı mantılar* manti gözleme* gozleme* yufka* oklava* poğaça* pogaca* lahmacun* pide pideler* pidesi pideci*',
    stanzas: `
      Hamur açılır, un havada uçar
      Oklava gider gelir masada
      Kenarı çıtır, içi sıcacık
      Tepsi gelmeden biter havada

      Ocağın başında sıra beklenir
      İlki yanar parmağı, ikincisi dili
      Sayan olmaz kaç tane yendi
      Tabağın üstünde bir tek susam izi`,
    later: `
      Bir koku gelir de yolda bazen
      İnsan durur, arkasına bakar
      Hamur kokusu, un, o sıcak mutfak
      Nerede olsa insanı bulur, yakar`,
    hook: `
      Hamur açılsın, çay demlensin
      Bu sofraya gelen bir daha gelsin`,
  },
  {
    words: 'ekmek* ekmeğ* ekmeg* maya mayası ekşi_maya fırıncı* firinci* simit* simidi fırında fırını fırının',
    stanzas: `
      Un, su, bir tutam tuz, sabır
      Hamur örtünün altında kabarır
      Fırının ağzı açılır, koku yürür
      Bütün mahalle o saatte uyanır

      Daha sıcakken ucundan koparılır
      Eve varmadan yarısı biter
      Kabuğu çıtır çıtır ses verir
      Yanına bir parça peynir yeter`,
    later: `
      Akşam olur, tezgâh silinir
      Sabaha yine hamur tutulur
      Ekmek kokusuyla başlayan günde
      Bütün yorgunluk unutulur`,
    hook: `
      Ekmek sıcak, ekmek taze, gel de böl
      Paylaşınca çoğalır, doyar gönül

      Simit sıcak, susamı bol, çıtır çıtır
      Bir ucundan bölüşünce gün güzel başlar, tıkır tıkır`,
  },
  {
    words:
      'kek kekler* keki kekini kekleri kurabiye* pasta_yapar pasta_yapmayı pasta_yapmak pasta_yaparsın pasta_yapıyor pastalar* tart tartlar* cupcake* muffin* krema* kremalı',
    stanzas: `
      Yumurta kırılır, un elenir
      Kasenin dibi çocuklara kalır
      Fırının camından bakılır durulur
      Kabaracak mı, kabarır, kabarır

      Daha soğumadan dilim kesilir
      Mutfak tarçın kokar, vanilya kokar
      İkinci dilim sorulmadan konur
      Hayır diyene de tabak bakar`,
    later: `
      Kek biter, tabakta kırıntı kalır
      Kokusu evden günlerce çıkmaz
      Bir dilim de komşuya ayrılır
      Böyle bir komşudan hiç kimse bıkmaz`,
    hook: `
      Kek kabarsın, çay demlensin, otur
      Bir dilim yeter mi, bir tane daha bulunur`,
  },
  {
    words: 'çorba* corba* mercimek* tarhana* ezogelin* işkembe* kelle_paça tavuk_suyu',
    stanzas: `
      Küçük ateşte yavaş yavaş kaynar
      Nane yağda çıt çıt öter
      Kâse iki elle tutulur, üflenir
      İlk kaşıkta insanın içi güler

      Limonu sıkılır, ekmeği bölünür
      Üşüyen gelir, ısınır, kalır
      Bir kâse daha içer misin, denir
      Cevap beklenmez, kâse alınır`,
    later: `
      Hasta olana çorba götürülür
      Kapısı usulca çalınır
      Bazı sevgiler söz istemez
      Bir kâse çorbayla anlaşılır`,
    hook: `
      Sıcak çorba, bir kaşık, bir kaşık daha
      İyi gelir her derde, akşama da sabaha da`,
  },
  {
    words:
      'mangal* kebap* kebab* barbekü* barbeku* közle* ızgara* köfte* kofte* dönerci* sucuk* çiğ_köfte çiğköfte* kokoreç* kokorec*',
    stanzas: `
      Kömür yanar, duman göze kaçar
      Yelpazeyi kim tutacak, kavga çıkar
      Köfteler dizilir, ekmek açılır
      Pişti mi, diye herkes başında bakar

      Bir yanda top, bir yanda salata
      Rüzgâr hep dumandan yana eser
      İlk köfte usta payıdır, söylenmez
      Tabaktan hızla geçip gider`,
    later: `
      Köz söner, akşam iner çimene
      Üstümüz başımız duman kokar
      Mangal bahane, yan yana oturmak asıl
      İnsan o kokuyu yıllarca arar`,
    hook: `
      Mangal yansın, duman tütsün
      Kim acıktıysa gelsin, otursun`,
  },
  {
    words: 'kahvaltı* kahvalti* menemen* reçel* recel* zeytinler* omlet* yumurta* sahanda',
    stanzas: `
      Domates doğranır, yumurta kırılır
      Menemen tavadan yenir, tabak yok
      Ekmek banılır, çay tazelenir
      Kalkalım, diyen olur, kalkan yok

      Reçel, zeytin, peynir, bir de güneş
      Masa küçük, sandalye çok
      Gazete okunmaz, sohbet uzar
      Öğlen olur, kimsenin acelesi yok`,
    later: `
      Haftanın bütün yükü o gün iner
      Uzun bir kahvaltı, bin küçük söz
      Boş tabaklara bakıp gülümser insan
      Bundan güzel ne görür ki bir göz`,
    hook: `
      Kahvaltı hazır, gel otur, çay taze
      Pazar sabahı sığar mı hiç söze`,
  },
  {
    words:
      'çay çayı çayın çaya çayla çaylar* çayımız çayını çaydanlık* çaydanlığ* caydanlik* demlik* demliğ* demle* demli semaver* çaycı* çay_bahçesi çay_bardağı cay cayi',
    stanzas: `
      Demlik fokurdar, bardak çınlar
      Bir çay daha, denir, sohbet uzar
      Şeker karışır, kaşık şıngırdar
      Dert dediğin erir azar azar

      İnce belli bardak eli ısıtır
      Konu döner dolaşır, güzel yere gelir
      Boş bardak masada çok durmaz
      Biri görür, doldurur, herkes bunu bilir`,
    later: `
      Herkes gider, demlik boşalır
      Dibinde bir yudum çay kalır
      O yudumu içen yalnız değil
      Bütün akşam onun yanındadır`,
    hook: `
      Bir çay koy, demli olsun, konuşalım
      Çay biter, söz bitmez, gel oturalım`,
  },
  {
    words:
      'kahve kahvesi kahvesini kahveni kahveyi kahvenin kahveler* kahvem kahveci* türk_kahvesi cezve* fincan* telve* espresso* latte* kahve_falı fal_bakar fal_bakmayı fal_bakarsın fal_bakardı barista*',
    stanzas: `
      Cezve ocağa konur, başında durulur
      Köpüğü kaçarsa sayılmaz, baştan
      Fincan kapanır, fal beklenir
      İyi bir haber çıkar, uzaktan

      Bir yudum içilir, göz kapanır
      Sabah o zaman sabah olur
      Karşıda bir dost varsa eğer
      Bir fincan, kırk yıl hatır olur`,
    later: `
      Kahve biter, fincanın dibi soğur
      Masada bir iz kalır, yuvarlak
      Bir yudumun hatırı kırk yıl sürer
      Kırk yıl dediğin de bir yudum, bak`,
    hook: `
      Bir fincan kahve, kırk yıl hatır
      Köpüğü bol olsun, muhabbet hazır`,
  },
  {
    words:
      'baklava* künefe* kunefe* sütlaç* sutlac* tatlılar* tatlıcı* muhallebi* helva* aşure* asure* kadayıf* revani* şekerpare* lokum* dondurma* güllaç* gullac*',
    stanzas: `
      Tepsi kapıdan girer, sesler kesilir
      Şerbeti parlar, fıstığı yeşil
      Bir dilimden ne olur, denir
      O bir dilim dördüncü, bir değil

      Kaşık uzanır, tabak döner
      Rejim yarına kalır yine
      Tatlı yiyelim, tatlı konuşalım
      Bir dilim de geçer komşunun eline`,
    later: `
      Tepsi boşalır, şerbet parmakta kalır
      Tatlı söz gibi, geç gelir, gitmez
      Böyle bir akşamın tadını insan
      Bin baklava yese de eskitmez`,
    hook: `
      Tatlı yiyelim, tatlı konuşalım
      Bir dilim daha, gel, bölüşelim

      Dondurma erir, gülüş erimez
      Bir külah yaz gibi, tadı hiç bitmez`,
  },
]
