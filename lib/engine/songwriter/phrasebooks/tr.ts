import type { Phrasebook } from './phrasebook.ts'

/**
 * Slots, every ending and its vowel harmony written out: `yer` where; `esya` an object in the accusative, "the" or
 * "your" one; `olan` what happens by itself, as a main clause or as "when …"; `eylem` what people do, as "I do", "to do"
 * or "let us do"; `gibi` a comparison, which stands before its verb; `kim` what somebody is, in the nominative beside
 * "sensin" or "benim"; `zaman` when. Sentences are turned round as in songs, so that lines end in different words.
 */
export const turkish: Phrasebook = {
  language: 'tr',
  forms: { esya: 'bir senin', olan: 'ana ince', eylem: 'ben mak alim' },
  everyday: {
    zaman: `saat (ikide|üçte|dörtte|beşte)
      (pazar|cuma|salı|cumartesi) (sabahı|akşamı|gecesi)
      gece yarısı
      gün doğmadan
      (şafak|gün) sökerken
      akşam inerken
      herkes uyurken
      sabaha karşı
      ikindi vakti
      gecenin (ortasında|sonunda|üçünde)
      günün son ışığında
      bir (eylül|bahar|pazar) akşamı`,
  },
  stances: [
    {
      name: 'longing',
      keywords:
        'özle hasret ayrıl yalnız hüzün keder gözyaş veda giden gitti terk kayıp uzak sensiz ağla acı gurbet kırık',
      about: `{esya.bir} yıllardır saklayan biri
        {yer} yalnız geçen ilk gece
        {zaman} {yer} hâlâ duyulan bir ses
        bir kez daha {eylem.mak} isteyen iki kişi`,
    },
    {
      name: 'devotion',
      keywords:
        'aşk sevgi sevda kalp kalbim düğün gelin öpü sarıl sadık birlikte evlen canım yâr anne baba romant sevgili',
      about: `sabaha dek {eylem.mak} isteyen iki sevgili
        {yer} bulunan mutluluk
        {zaman} {yer} gelen evlenme teklifi
        {esya.bir} birlikte saklayan yaşlı bir çift`,
    },
    {
      name: 'celebration',
      keywords: 'kutla parti bayram sevinç neşe mutlu doğum eğlen gülüş şenlik zafer coş şerefe haftasonu halay',
      about: `{yer} hiç bitmeyen bir eğlence
        {zaman} {eylem.mak} isteyen dostlar
        {yer} yılın en güzel akşamı
        birlikte {eylem.mak} isteyen yabancılar`,
    },
    {
      name: 'defiance',
      keywords: 'öfke kızgın isyan kavga savaş nefret intikam yalan yeter bitti asla özgür güçlü bağır inat',
      about: `{yer} söylenen son söz
        {esya.bir} geri verip giden biri
        {yer} artık susmayan bir kadın
        {zaman} {yer} uyanan öfke`,
    },
    {
      name: 'hope',
      keywords: 'umut ümit cesaret yeni başlang gelecek hayal düş inanç güç ışık yarın ilham ayağa şans',
      about: `{yer} her şeyin yeniden başladığı gün
        {esya.bir} uğur diye taşıyan biri
        {gibi} gelen cesaret
        {olan.ince} duyulan umut`,
    },
    {
      name: 'calm',
      keywords: 'huzur sakin sessiz dingin dinlen uyku ninni pazar nefes yavaş rahat akşam yumuşak gevşe',
      about: `{yer} hiçbir şey olmayan bir ikindi
        {gibi} gelen küçük bir sevinç
        {zaman} {yer} öylece oturan biri
        {olan.ince} duyulan huzur`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords: 'deniz dalga sahil kıyı liman gemi tekne kayık ada yelken kum martı fener balık vapur boğaz',
      phrases: {
        yer: `iskelede; deniz fenerinde; ıslak kumlarda; eski limanda; dalgakıranda; kayıkhanede; sahilde; koyun ucunda;
          balıkçı barınağında; teknenin burnunda; martıların altında; kıyı boyunca`,
        esya: `paslı pusulayı / paslı pusulanı; şişedeki mektubu / şişedeki mektubunu; sarı yağmurluğu / sarı yağmurluğunu;
          kırık küreği / kırık küreğini; pembe kabuğu / pembe kabuğunu; eski haritayı / eski haritanı;
          sönük feneri / sönük fenerini; hasır şapkayı / hasır şapkanı; ince oltayı / ince oltanı; mavi gömleği / mavi gömleğini`,
        olan: `dalga döner / dalga dönünce; martılar susar / martılar susunca; fener yanar / fener yanınca;
          sis çöker / sis çökünce; deniz soluk alır / deniz soluk alınca; lodos eser / lodos esince;
          vapur kalkar / vapur kalkınca; kumlar soğur / kumlar soğuyunca; kayıklar sallanır / kayıklar sallanınca;
          ağlar kurur / ağlar kuruyunca`,
        eylem: `dalgaları sayarım / dalgaları saymak / dalgaları sayalım; açığa yüzerim / açığa yüzmek / açığa yüzelim;
          ağları onarırım / ağları onarmak / ağları onaralım; kuma adını yazarım / kuma adını yazmak / kuma adını yazalım;
          yelken açarım / yelken açmak / yelken açalım; midye toplarım / midye toplamak / midye toplayalım;
          kumdan kale yaparım / kumdan kale yapmak / kumdan kale yapalım;
          martılara simit atarım / martılara simit atmak / martılara simit atalım;
          kıyıda koşarım / kıyıda koşmak / kıyıda koşalım; küreklere asılırım / küreklere asılmak / küreklere asılalım`,
        gibi: `tende tuz gibi; ipsiz kayık gibi; avuçta kum gibi; sularda köpük gibi; geceleyin dalga gibi; derinde inci gibi;
          denizden esen yel gibi; uzakta ışık gibi; kıyıda yosun gibi`,
        kim: `fırtınada liman; kayalıkta fener; demirsiz bir tekne; dudağımdaki tuz; sislerin adası; yelkenimdeki rüzgâr;
          kıyısız bir deniz; dalgaların türküsü; kumdaki ayak izi`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'şehir kent sokak asfalt neon metro tramvay bar meyhane istanbul gökdelen apartman cadde ışıklar köprü çatı',
      phrases: {
        yer: `köşe başında; çatı katında; son tramvayda; neon altında; parkın yanında; metroda; barda; kapının önünde; köprüde;
          merdivenlerde; büfenin önünde; apartman boşluğunda`,
        esya: `çatının anahtarını / çatının anahtarını; deri ceketi / deri ceketini; dünkü bileti / dünkü biletini;
          boş şişeyi / boş şişeni; eski bisikleti / eski bisikletini; kara gözlüğü / kara gözlüğünü;
          gümüş çakmağı / gümüş çakmağını; son yirmiliği / son yirmiliğini; kırmızı şemsiyeyi / kırmızı şemsiyeni;
          yırtık afişi / yırtık afişini`,
        olan: `ışık yeşile döner / ışık yeşile dönünce; şehir uyumaz / şehir uyumayınca; tramvay kalkar / tramvay kalkınca;
          neonlar titrer / neonlar titreyince; güvercinler uçar / güvercinler uçunca; bir taksi geçer / bir taksi geçince;
          barlar kapanır / barlar kapanınca; asfalt parlar / asfalt parlayınca; pencereler söner / pencereler sönünce;
          saksofon ağlar / saksofon ağlayınca`,
        eylem: `kırmızıda geçerim / kırmızıda geçmek / kırmızıda geçelim; lambaları sayarım / lambaları saymak / lambaları sayalım;
          son durağa giderim / son durağa gitmek / son durağa gidelim; büfeden gül alırım / büfeden gül almak / büfeden gül alalım;
          sokaklarda gezerim / sokaklarda gezmek / sokaklarda gezelim; metroda uyurum / metroda uyumak / metroda uyuyalım;
          avlulardan geçerim / avlulardan geçmek / avlulardan geçelim; çatılara çıkarım / çatılara çıkmak / çatılara çıkalım;
          o barı ararım / o barı aramak / o barı arayalım; duvarı boyarım / duvarı boyamak / duvarı boyayalım`,
        gibi: `camda neon gibi; tünelde metro gibi; bacadan duman gibi; gece yarısı taksi gibi; merdivende ayak sesi gibi;
          duvarda yazı gibi; avludan gelen türkü gibi; pencerede mum gibi; betonda ışık gibi`,
        kim: `dördüncü katın ışığı; evimin yolu; duvarsız bir park; bu şehrin nabzı; manzaralı bir oda; betondaki yeşil;
          güneye bakan pencere; gecenin anahtarı; son tramvay`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'yol yolcu seyahat araba otoban bavul valiz özgürlük gezi motosiklet macera otostop sınır ufuk kamyon otobüs',
      phrases: {
        yer: `yol kenarında; ön koltukta; sınırın ötesinde; benzincide; güneyde bir yerde; sol şeritte; molada; dağ yolunda;
          geniş göğün altında; son köyün ardında; eski otobüste; iki şehir arasında`,
        esya: `eski bavulu / eski bavulunu; yol haritasını / yol haritanı; dedemin çakısını / dedenin çakısını;
          radyodaki kaseti / radyodaki kasetini; soğuk kahveyi / soğuk kahveni; tozlu botları / tozlu botlarını;
          yeşil çadırı / yeşil çadırını; yün battaniyeyi / yün battaniyeni; kartpostalı / kartpostalını;
          telsiz gitarı / telsiz gitarını`,
        olan: `yol dalgalanır / yol dalgalanınca; motor söyler / motor söyleyince; tarlalar kaçar / tarlalar kaçınca;
          benzin azalır / benzin azalınca; bir kamyon geçer / bir kamyon geçince; radyo cızırdar / radyo cızırdayınca;
          sınır geride kalır / sınır geride kalınca; toz çöker / toz çökünce; dağlar yaklaşır / dağlar yaklaşınca;
          gece yuvarlanır / gece yuvarlanınca`,
        eylem: `gece boyu sürerim / gece boyu sürmek / gece boyu sürelim; otostop çekerim / otostop çekmek / otostop çekelim;
          arka koltukta uyurum / arka koltukta uyumak / arka koltukta uyuyalım; bavulu toplarım / bavulu toplamak / bavulu toplayalım;
          eski yola saparım / eski yola sapmak / eski yola sapalım; camları açarım / camları açmak / camları açalım;
          haritayı unuturum / haritayı unutmak / haritayı unutalım; molada çay içerim / molada çay içmek / molada çay içelim;
          radyoyla söylerim / radyoyla söylemek / radyoyla söyleyelim; dağları aşarım / dağları aşmak / dağları aşalım`,
        gibi: `yokuşta kervan gibi; durmayan tren gibi; ufukta tren gibi; gecede yolcu gibi; siste far gibi;
          ovada atlı gibi; önümüzde ova gibi; dönen teker gibi; saçımda rüzgâr gibi`,
        kim: `önümde kalan yol; eve giden sapak; camdaki sonsuz ova; dağlarda bir geçit; saçımdaki rüzgâr; son çıkış;
          şarkı söyleyen motor; haritanın sonu; cam kenarı koltuk`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'yağmur fırtına gökgürül gürült şimşek bulut şemsiye ıslak gri damla sağanak hava çise yağ sel',
      phrases: {
        yer: `saçak altında; açık pencerede; kapı eşiğinde; durakta; tek bir şemsiyede; ıslak bankta; camların ardında;
          yağmurda; kaldırımda; çatı arasında; balkonda; delik damın altında`,
        esya: `ıslak şemsiyeyi / ıslak şemsiyeni; gri paltoyu / gri paltonu; sarı çizmeleri / sarı çizmelerini;
          lekeli mektubu / lekeli mektubunu; bardaktaki mumu / bardaktaki mumunu; şekersiz çayı / şekersiz çayını;
          banktaki kitabı / banktaki kitabını; yün battaniyeyi / yün battaniyeni; kırmızı fuları / kırmızı fularını;
          kâğıt şapkayı / kâğıt şapkanı`,
        olan: `yağmur yağar / yağmur yağınca; gök gürler / gök gürleyince; oluklar taşar / oluklar taşınca;
          bulutlar dağılır / bulutlar dağılınca; camlar buğulanır / camlar buğulanınca; şimşek çakar / şimşek çakınca;
          su titrer / su titreyince; hava döner / hava dönünce; damlalar vurur / damlalar vurunca;
          fırtına susar / fırtına susunca`,
        eylem: `sularda koşarım / sularda koşmak / sularda koşalım; gök gürültüsünü sayarım / gök gürültüsünü saymak / gök gürültüsünü sayalım;
          paltoları asarım / paltoları asmak / paltoları asalım; cama resim çizerim / cama resim çizmek / cama resim çizelim;
          bankta ıslanırım / bankta ıslanmak / bankta ıslanalım; sokakta dans ederim / sokakta dans etmek / sokakta dans edelim;
          gömleğimi sıkarım / gömleği sıkmak / gömleği sıkalım; pencereyi açarım / pencereyi açmak / pencereyi açalım;
          çay demlerim / çay demlemek / çay demleyelim; kâğıt gemi yüzdürürüm / kâğıt gemi yüzdürmek / kâğıt gemi yüzdürelim`,
        gibi: `damda yağmur gibi; akan mürekkep gibi; gecede şimşek gibi; vadide sis gibi; açılan şemsiye gibi; telde damla gibi;
          griden sonra mavi gibi; ışıktan sonra gök gibi; sağanakta dere gibi`,
        kim: `başımdaki dam; griden sonra mavi; camın ardındaki ışık; buluttaki aralık; iki kişilik şemsiye; fırtınada sessizlik;
          ilk ılık gün; kuru bir palto; içimdeki gök gürültüsü`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'sabah kahve kahvaltı uyan gündoğum güneş çay mutfak yatak saat çiy ekmek simit erken',
      phrases: {
        yer: `mutfakta; masa başında; balkonda; fırının önünde; yorganın altında; pencerede; merdivende; yatağın ucunda;
          fincanların arasında; ocak başında; koridorda; sabah güneşinde`,
        esya: `ikinci kahveyi / ikinci kahveni; mavi fincanı / mavi fincanını; sıcak ekmeği / sıcak ekmeğini;
          bugünkü gazeteyi / bugünkü gazeteni; teneke saati / teneke saatini; kareli gömleği / kareli gömleğini;
          yatakta gözlüğü / yatakta gözlüğünü; bal kavanozunu / bal kavanozunu; küçük radyoyu / küçük radyonu;
          yün çorapları / yün çoraplarını`,
        olan: `çaydanlık öter / çaydanlık ötünce; serçeler konuşur / serçeler konuşunca; güneş girer / güneş girince;
          kahve soğur / kahve soğuyunca; ekmek kokar / ekmek kokunca; perde uçar / perde uçunca; simitçi geçer / simitçi geçince;
          komşular uyanır / komşular uyanınca; ışık yere düşer / ışık yere düşünce; sokak uyanır / sokak uyanınca`,
        eylem: `koyu kahve yaparım / koyu kahve yapmak / koyu kahve yapalım; ekmeği bölerim / ekmeği bölmek / ekmeği bölelim;
          saati sustururum / saati susturmak / saati susturalım; çiçekleri sularım / çiçekleri sulamak / çiçekleri sulayalım;
          gazete okurum / gazete okumak / gazete okuyalım; ona kadar yatarım / ona kadar yatmak / ona kadar yatalım;
          perdeleri açarım / perdeleri açmak / perdeleri açalım; kırıntı toplarım / kırıntı toplamak / kırıntı toplayalım;
          çaya türkü söylerim / çaya türkü söylemek / çaya türkü söyleyelim; menemen yaparım / menemen yapmak / menemen yapalım`,
        gibi: `masada ışık gibi; kahvede süt gibi; fırından ekmek gibi; çimende çiy gibi; sözsüz türkü gibi; mutfaktan koku gibi;
          saçında güneş gibi; ılık yastık gibi; çaydan buğu gibi`,
        kim: `masadaki ışık; mayısta bir sabah; ikimizin pazarı; ekmek ve tuz; çayımdaki bal; doğuya bakan pencere; günden önceki türkü;
          kahvenin ilk yudumu; güneş dolu yatak`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'gökyüzü yıldız ayışığı güneş gezegen uzay uç kanat kuş kuyruklu galaksi mavi bulut roket gökler',
      phrases: {
        yer: `yıldızların altında; tepede; damların üstünde; uzun otlarda; gözlem evinde; ayın öte yanında; garajın damında;
          açık göğün altında; dünyanın ucunda; uçurtma tepesinde; balkonda; samanyolunda`,
        esya: `eski dürbünü / eski dürbününü; yıldız haritasını / yıldız haritanı; ipek uçurtmayı / ipek uçurtmanı;
          kareli örtüyü / kareli örtünü; çölden taşı / çölden taşını; teneke fırıldağı / teneke fırıldağını;
          şahin tüyünü / şahin tüyünü; aylı yüzüğü / aylı yüzüğünü; küçük feneri / küçük fenerini; mavi defteri / mavi defterini`,
        olan: `ay doğar / ay doğunca; bir yıldız kayar / bir yıldız kayınca; bulutlar geçer / bulutlar geçince;
          gök açılır / gök açılınca; bir uçak göz kırpar / bir uçak göz kırpınca; turnalar döner / turnalar dönünce;
          çoban yıldızı yanar / çoban yıldızı yanınca; gece solar / gece solunca; mavi kararır / mavi kararınca;
          dünya döner / dünya dönünce`,
        eylem: `yıldızları sayarım / yıldızları saymak / yıldızları sayalım; çimene uzanırım / çimene uzanmak / çimene uzanalım;
          büyükayıyı ararım / büyükayıyı aramak / büyükayıyı arayalım; uçurtma uçururum / uçurtma uçurmak / uçurtma uçuralım;
          bir dilek tutarım / bir dilek tutmak / bir dilek tutalım; ayı beklerim / ayı beklemek / ayı bekleyelim;
          düşümde uçarım / düşlerde uçmak / düşlerde uçalım; bir yıldıza ad veririm / bir yıldıza ad vermek / bir yıldıza ad verelim;
          dürbünle bakarım / dürbünle bakmak / dürbünle bakalım; lambaları söndürürüm / lambaları söndürmek / lambaları söndürelim`,
        gibi: `sönen yıldız gibi; tarlada ay gibi; rüzgârda kuş gibi; eskiden kalma ışık gibi; ipte uçurtma gibi;
          şafaktan önce gece gibi; göç eden turna gibi; kuyruklu yıldız gibi; boşlukta kıvılcım gibi`,
        kim: `damımdaki yıldız; gecesiz bir ay; tarlanın mavisi; kuyruklu yıldızın izi; ışıktan bir kanat; göldeki gökyüzü;
          gecenin sonu; savaşsız bir gezegen; göklerin sessizliği`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords: 'yaz tatil sıcak temmuz ağustos haziran dondurma göl bahçe kavun karpuz güneşli plaj kiraz yazlık',
      phrases: {
        yer: `göl kıyısında; uzun otlarda; iskelede; kiraz ağacında; havuz başında; ateşin başında; bisiklette; tarlanın ardında;
          verandada; dondurmacıda; gölgede; gelinciklerde`,
        esya: `çizgili elbiseyi / çizgili elbiseni; güneş gözlüğünü / güneş gözlüğünü; paslı bisikleti / paslı bisikletini;
          hasır şapkayı / hasır şapkanı; kiraz sepetini / kiraz sepetini; limonlu dondurmayı / limonlu dondurmanı;
          şişme yatağı / şişme yatağını; eski gitarı / eski gitarını; meşin topu / meşin topunu; dilim karpuzu / dilim karpuzunu`,
        olan: `cırcırlar öter / cırcırlar ötünce; buğday sararır / buğday sararınca; asfalt erir / asfalt eriyince;
          kirazlar olur / kirazlar olunca; akşam uzar / akşam uzayınca; kırlangıç alçalır / kırlangıç alçalınca;
          ateş çıtırdar / ateş çıtırdayınca; göl durulur / göl durulunca; dondurma erir / dondurma eriyince;
          saman kokar / saman kokunca`,
        eylem: `iskeleden atlarım / iskeleden atlamak / iskeleden atlayalım; kiraz toplarım / kiraz toplamak / kiraz toplayalım;
          bisiklete binerim / bisiklete binmek / bisiklete binelim; damda uyurum / damda uyumak / damda uyuyalım;
          yalınayak yürürüm / yalınayak yürümek / yalınayak yürüyelim; güneşe uzanırım / güneşe uzanmak / güneşe uzanalım;
          okulu asarım / okulu asmak / okulu asalım; bir sal yaparım / bir sal yapmak / bir sal yapalım;
          ateş böceği tutarım / ateş böceği tutmak / ateş böceği tutalım; karpuz keserim / karpuz kesmek / karpuz keselim`,
        gibi: `camda güneş gibi; sahilde ateş gibi; otlardan türkü gibi; saçımda temmuz gibi; ağızda kiraz gibi; tarlada yel gibi;
          göle atlar gibi; dalda erik gibi; ocakta kor gibi`,
        kim: `içimdeki yaz; göle bir atlayış; tarladaki altın; günlerin en uzunu; temmuzda gölge; dudaktaki tat; kumsaldaki ateş;
          saatsiz bir gün; samanın kokusu`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'dans disko kulüp pist ritim bas müzik vals sahne konser horon zeybek oyna didjey davul',
      phrases: {
        yer: `pistte; aynalı topun altında; bar kenarında; hoparlör önünde; ilk sırada; sisin içinde; sahnede; salonun ortasında;
          müziğin kıyısında; vestiyerde; ışıkların altında; kulislerde`,
        esya: `gümüş pabuçları / gümüş pabuçlarını; pullu elbiseyi / pullu elbiseni; eski plağı / eski plağını;
          koldaki damgayı / kolundaki damgayı; son dansı / son dansını; şemsiyeli bardağı / şemsiyeli bardağını;
          beyaz tüyleri / beyaz tüylerini; kurdeleli şapkayı / kurdeleli şapkanı; eski mikrofonu / eski mikrofonunu;
          kırmızı kravatı / kırmızı kravatını`,
        olan: `bas girer / bas girince; ışıklar döner / ışıklar dönünce; iğne atlar / iğne atlayınca; zemin titrer / zemin titreyince;
          herkes söyler / herkes söyleyince; toptan yıldız yağar / toptan yıldız yağınca; kemanlar başlar / kemanlar başlayınca;
          perde açılır / perde açılınca; davul çağırır / davul çağırınca; orkestra susar / orkestra susunca`,
        eylem: `masada oynarım / masada oynamak / masada oynayalım; plağı çeviririm / plağı çevirmek / plağı çevirelim;
          pabuçları atarım / pabuçları atmak / pabuçları atalım; tempo tutarım / tempo tutmak / tempo tutalım;
          sona kadar kalırım / sona kadar kalmak / sona kadar kalalım; pistte dönerim / pistte dönmek / pistte dönelim;
          sözsüz söylerim / sözsüz söylemek / sözsüz söyleyelim; vals öğrenirim / vals öğrenmek / vals öğrenelim;
          halaya girerim / halaya girmek / halaya girelim; ritmi şaşırırım / ritmi şaşırmak / ritmi şaşıralım`,
        gibi: `deride vuruş gibi; saçta sim gibi; ışıkta topaç gibi; göğüste bas gibi; pistte gölge gibi; dörtte vals gibi;
          plakta iğne gibi; yüzde ışık gibi; sondan önce alkış gibi`,
        kim: `göğsümdeki bas; camdan bir küre; saat dörtte vals; bitmeyen ritim; tendeki ışık; salonun ortası; susmayan bir şarkı;
          sahnedeki kıvılcım; sahnesiz bir yıldız`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'kış karlı ayaz buz soğuk donmuş şömine kızak aralık ocak şubat çam yılbaşı soba kırağı',
      phrases: {
        yer: `şömine başında; derin karda; donmuş gölde; soba başında; çamın altında; kulübenin önünde; beyaz ormanda; çarşıda;
          buzlu pencerede; dağ istasyonunda; aralıkta; kar ile köz arasında`,
        esya: `kalın atkıyı / kalın atkını; yün eldiveni / yün eldivenini; son mumu / son mumunu; tahta kızağı / tahta kızağını;
          ponponlu bereyi / ponponlu bereni; salep fincanını / salep fincanını; örgü şişlerini / örgü şişlerini;
          cam küreyi / cam küreni; kâğıt yıldızı / kâğıt yıldızını; kuru odunu / kuru odununu`,
        olan: `kar yağar / kar yağınca; buz çatlar / buz çatlayınca; soba yanar / soba yanınca; taneler döner / taneler dönünce;
          göl donar / göl donunca; çanlar çalar / çanlar çalınca; nefes buğulanır / nefes buğulanınca; kargalar susar / kargalar susunca;
          günler kısalır / günler kısalınca; ayaz cama vurur / ayaz cama vurunca`,
        eylem: `ateşe odun atarım / ateşe odun atmak / ateşe odun atalım; bir mum yakarım / bir mum yakmak / bir mum yakalım;
          karı kürerim / karı küremek / karı küreyelim; buzda kayarım / buzda kaymak / buzda kayalım;
          kardan adam yaparım / kardan adam yapmak / kardan adam yapalım; izleri sürerim / izleri sürmek / izleri sürelim;
          kestane pişiririm / kestane pişirmek / kestane pişirelim; ellerimi ısıtırım / elleri ısıtmak / elleri ısıtalım;
          atkı örerim / atkı örmek / atkı örelim; karda yürürüm / karda yürümek / karda yürüyelim`,
        gibi: `damda kar gibi; külde köz gibi; ayazda nefes gibi; karda iz gibi; aralıkta ışık gibi; çatlayan buz gibi; omuzda şal gibi;
          karda orman gibi; yaprakta kırağı gibi`,
        kim: `buzun altındaki köz; martta bir soba; aralıktaki ışık; karda açılan yol; ayazda bir palto; camdaki kırağı;
          penceremdeki mum; odun dolu bir ev; çamdaki yıldız`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords: 'mektup yazış posta hatıra anı fotoğraf resim günlük söz mürekkep kâğıt şiir zarf haber satır',
      phrases: {
        yer: `masa başında; postanede; lambanın altında; pencere önünde; sayfa kenarında; perdenin ardında; sahafta; tavan arasında;
          son satırda; kütüphanede; soba yanında; iki satır arasında`,
        esya: `ilk mektubu / ilk mektubunu; eski fotoğrafı / eski fotoğrafını; İzmir'deki adresi / İzmir'deki adresini;
          dolma kalemi / dolma kalemini; küçük şiiri / küçük şiirini; kurumuş gülü / kurumuş gülünü;
          aynadaki notu / aynadaki notunu; teneke kutuyu / teneke kutunu; mavi defteri / mavi defterini;
          kitaptaki adı / kitaptaki adını`,
        olan: `mürekkep solar / mürekkep solunca; saat tıkırdar / saat tıkırdayınca; postacı gelir / postacı gelince;
          kâğıt sararır / kâğıt sararınca; lamba titrer / lamba titreyince; zarf yırtılır / zarf yırtılınca;
          sayfalar hışırdar / sayfalar hışırdayınca; mum damlar / mum damlayınca; kalem kırılır / kalem kırılınca;
          cümle yarım kalır / cümle yarım kalınca`,
        eylem: `mektup yazarım / mektup yazmak / mektup yazalım; satırları okurum / satırları okumak / satırları okuyalım;
          eski notları yırtarım / eski notları yırtmak / eski notları yırtalım; pul yapıştırırım / pul yapıştırmak / pul yapıştıralım;
          o sözü ararım / o sözü aramak / o sözü arayalım; kâğıttan gemi yaparım / kâğıttan gemi yapmak / kâğıttan gemi yapalım;
          yılları sayarım / yılları saymak / yılları sayalım; bir cümle silerim / bir cümle silmek / bir cümle silelim;
          şiir ezberlerim / şiir ezberlemek / şiir ezberleyelim; kutuları açarım / kutuları açmak / kutuları açalım`,
        gibi: `suda mürekkep gibi; adressiz mektup gibi; eksik kelime gibi; sayfada mum gibi; camda resim gibi; kitapta çiçek gibi;
          cümlede nokta gibi; sayfada gül gibi; kendiliğinden uyak gibi`,
        kim: `aradığım kelime; adressiz bir mektup; duvardaki yazı; noktasız bir cümle; camdaki resim; sessizliğin uyağı; sonu olmayan kitap;
          silinmeyen satır; zarftaki mühür`,
      },
    },
  ],
  ideas: `{about} hakkında (sakin|sert|sıcak|inatçı|hülyalı|coşkulu) bir {style} şarkısı. (Nakaratta|Sonunda|Arada): {olan.ana}.
    {style}, (ağır ağır|bol nefesli|fısıltıyla|yüksek ve düz|korolu): {about} hakkında bir şarkı.
    {about} hakkında bir (şarkı|marş|balad) yaz. Şarkı {zaman} {yer} (başlasın|bitsin).
    {style} havasında bir (düet|veda şarkısı|yaz şarkısı|ninni|türkü): {about}. (Anahtar söz|Görüntü|Son dize): {kim}.
    bu gece ne söylesek? {about} hakkında bir {style} şarkısı, arkada {olan.ana}.`,
}
