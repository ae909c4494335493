import type { Tongue } from './tongue.ts'

/**
 * Slots, every ending and its vowel harmony written out: `yer` where; `esya` an object in the accusative, "the" or
 * "your" one; `olan` what happens by itself, as a main clause or as "when …"; `eylem` what people do, as "I do", "to do"
 * or "let us do"; `gibi` a comparison, which stands before its verb; `kim` what somebody is, in the nominative beside
 * "sensin" or "benim"; `zaman` when. Sentences are turned round as in songs, so that lines end in different words.
 */
export const turkish: Tongue = {
  language: 'tr',
  pace: 1.2,
  rhyme: 'last',
  titled: { after: '{title}, {line}', before: '{line}, {title}' },
  light:
    've bir bu şu o ben sen biz siz beni seni bana sana bende sende benim senin bizim sensin benimle seninle sensiz bensiz için gibi ne de da ki mi mu mı mü ama yok var hep hiç daha çok en her ile ya artık şimdi yine hâlâ bile kadar sonra önce gel biri kimse bizi bize ikimiz sessizce usulca kendi',
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
  openings: `{zaman} {yer} (tek başıma|sessizce|uykusuz|seninle) (beklerim|otururum|dururum|susarım)
    {olan.ana}, (ben susarım|ben dururum|biz bekleriz|kimse konuşmaz|kimse uyumaz) {yer}
    (sessiz|ıssız|serin|uzun|tuhaf) bir (akşam|sabah|gün) {yer}, {olan.ana}
    {esya.bir} {yer} (biri|bir çocuk|bir yabancı|eski bir dost) (unutmuş|bırakmış|saklamış|düşürmüş)
    {yer} (hâlâ|bu gece|usulca|uzaktan) (bir ışık yanar|bir şarkı çalar|bir gölge gezer|bir soba tüter), {olan.ana}
    {zaman} {esya.bir} (düşümde görürüm|yanımda taşırım|karşımda bulurum|uzaktan izlerim|yeniden bulurum)
    {olan.ana} {zaman}, (her yer susar|ben uyumam|kimse sormaz|uykum kaçar|içim ısınır)
    (sen ve ben|ikimiz|yan yana|el ele) (susarız|bekleriz|otururuz|dururuz) {yer} {zaman}
    (hatırlarım|duyarım|izlerim|bilirim), {olan.ana} (yavaşça|uzakta|yeniden|bir daha) {yer}`,
  stances: [
    {
      name: 'longing',
      keywords:
        'özle hasret ayrıl yalnız hüzün keder gözyaş veda giden gitti terk kayıp uzak sensiz ağla acı gurbet kırık',
      detail: `{esya.senin} (hâlâ|her gece|gizlice|bugün de) (saklarım|ararım|tutarım|korurum) {yer}
        ne güzeldi (seninle|el ele|sabaha dek|bir zamanlar) {eylem.mak}
        {yer} (hâlâ|usulca|geceleri|her sabah) (gölgen|sesin|gülüşün|adın|kokun) (dolaşır|bekler|yaşar|titrer)
        {eylem.ben}, (seni düşünürüm|adını sorarım|seni beklerim|yolunu gözlerim|içim yanar)
        {zaman} {olan.ince} (gözlerimi kapatırım|sana dönerim|mektup yazarım|ışığı yakarım|kapıya bakarım)
        (komşular|dostlar|garsonlar|yabancılar) (hâlâ|bazen|usulca|durmadan) seni sorar {yer}
        {gibi} (gelirsin|düşersin|uğrarsın|dolarsın) (rüyama|aklıma|geceme|kalbime) {zaman}
        bazen (rüyamda|ansızın|uykumda|kalabalıkta) (görürüm|duyarım|bulurum) seni {yer}`,
      turn: `ve {gibi} (özlerim|ararım|beklerim|çağırırım) seni (her gece|durmadan|bir başıma|sabaha dek)
        {olan.ince} (gün geçmez|uyku tutmaz|kalbim sızlar|zaman durur|içim üşür) (burada|sensiz|inan ki|her gece)
        rüyamda (hep|yine|hâlâ|her gece) {kim} sensin, (sabah olur yoksun|uyanır ağlarım|sonra gün ağarır|uyanmak istemem)
        (fısıldarım|söylerim|haykırırım|yazarım) adını (rüzgâra|geceye|boşluğa|karanlığa) {yer}
        {gibi} (yitip gidersin|silinirsin|uzaklaşırsın|solarsın) (günden güne|her adımda|her gece|yıldan yıla)
        ve {gibi} (kalbim|sesim|uykum|içim) {yer} (kırılır|üşür|titrer|dağılır)`,
      lift: `söyle, {olan.ince} (kaç gece|ne kadar|kaç yıl) daha (bekleyeyim|ağlayayım|arayayım|susayım)?
        {olan.ince} sen de (ağlar mısın|uyanır mısın|üşür müsün|hatırlar mısın) (uzakta|bazen|sevdiğim|geceleri)?
        (neredesin|kiminlesin|nasılsın|uyur musun) {zaman}, {olan.ince}?
        her şeyimi veririm {esya.senin} (bir daha|bir gece|bir an|yeniden) (görsem|bulsam|tutsam)
        her gün {olan.ince} (sesini duyarım|yüzünü ararım|kapıya koşarım|adını yazarım|yoluna bakarım)
        gel de (sabaha dek|bir daha|el ele|yeniden) {eylem.alim} (ne olur|son defa|sevdiğim|bu gece)`,
      answer: `(geri dön|çık gel|bana gel|beni ara) (bu gece|ne olur|bir daha|uyumadan), {olan.ana}
        (beklerim|yanarım|uyanırım|söylerim) (her gece|sabaha dek|bir başıma|durmadan) senin için {yer}
        (kal|uyu|dans et|gül) (benimle|yanımda|bir daha|bu gece) {yer}
        sensiz (geceleri|sessizce|derinden|her sabah) {gibi} (solarım|üşürüm|susarım|savrulurum|sönerim)
        {kim} (bir ömür|yine de|her zaman|yıllar sonra) sensin (benim için|içimde|kalbimde|rüyamda)
        (ne çok isterim|tek dileğim|bütün hayalim|bana yeter) (seninle|bir daha|sabaha dek|yeniden) {eylem.mak}
        {olan.ince} (bir söz|bir şarkı|bir masal|bir yalan) (söyle|fısılda|yaz) (bana|ne olur|uzaktan)`,
      bridge: `belki sen de (şimdi|bugün|şu an) {yer} (susarsın|gülersin|ağlarsın|beni anarsın|uyursun)
        bir gün (sensiz|ağlamadan|korkmadan|yorulmadan) {eylem.ben} (belki de|biliyorum|göreceksin)
        {esya.senin} (bıraktım|yitirdim|unuttum|sakladım) {yer} (sessizce|ağlamadan|dün gece|sonunda)
        (derler ki|duydum ki|sanırım) sen (şimdi|bazen|sabahları) {yer} (gülersin|yaşarsın|uyursun|susarsın)
        ve {zaman} {olan.ince} (bırakırım seni|uçar gidersin|ağlamam artık|affederim seni)`,
      about: `{esya.bir} yıllardır saklayan biri
        {yer} yalnız geçen ilk gece
        {zaman} {yer} hâlâ duyulan bir ses
        bir kez daha {eylem.mak} isteyen iki kişi`,
    },
    {
      name: 'devotion',
      keywords:
        'aşk sevgi sevda kalp kalbim düğün gelin öpü sarıl sadık birlikte evlen canım yâr anne baba romant sevgili',
      detail: `{esya.bir} {yer} (gülerek|sessizce|usulca) bana (getirirsin|verirsin|gösterirsin|uzatırsın)
        (seninle|yan yana|el ele|gülerek) {eylem.mak}, (bu bana yeter|zaman durur sanki|dünya bizim olur|ne güzel şey)
        gel, (bu gece|bir ömür|sabaha dek|her bahar) {eylem.alim} (ikimiz|sevdiğim|yavaşça|el ele)
        {esya.bir} sana (veririm|saklarım|getiririm|bırakırım), {olan.ince}
        ellerin (ellerimde|saçlarımda|omzumda|yüzümde) {zaman}, {olan.ana}
        omzumda (uyursun|gülersin|düş kurarsın|mırıldanırsın) (usulca|her gece|gün boyu|sessizce) {yer}
        {olan.ince} (küçülür|dağılır|susar|söner) (her kavga|her korku|gururum|öfkem|kederim|bütün dertler)
        {zaman} {yer} beni (gülerek|usulca|bir daha|sessizce) (öpersin|uyandırırsın|çağırırsın|sararsın)`,
      turn: `ve (her gün|bir ömür|sessizce|her gece) {gibi} (içimde|yanımda|aklımda|kalbimde) kalırsın
        {kim} sensin, (ben senin evinim|başka ne isterim|böyle kalsın hep|bir ömür boyu|bana bu yeter)
        ve {yer} (yanında|seninle|koynunda|gölgende) (kalırım|uyanırım|uyurum|gülerim)
        seninle {gibi} (her gün|her gece|kalbim|bütün dünya) (güler|ısınır|açılır|değişir)
        (bilirim|duyarım|söylerim|inanırım), {kim} sensin (benim için|her zaman|bir ömür|bu dünyada)
        ikimiz {gibi} (büyürüz|kalırız|yaşarız|dururuz) (sessizce|el ele|korkusuz|her gece)`,
      lift: `ve {olan.ince} (yanında kalırım|sana sarılırım|şarkı söylerim|daha çok severim|eve döneriz)
        söz ver, (her yaz|bir ömür|yaşlanınca|her gece) {eylem.alim} (ikimiz|seninle|yeniden|el ele)
        {esya.senin} ver bana, (bir de elini|bir de gülüşünü|bir öpücük de|bir de sözünü|biraz da zaman)
        {olan.ince} sensiz (neye yarar|ne işe yarar|kime kalır) (bu dünya|bu şehir|bu ömür|bu şarkı)?
        saati (sormam|unuturum|bilmem) (seninle|yanında|kollarında|gözlerinde) {yer}
        (sarıl|tutun|yaslan|inan) bana {zaman}, {olan.ince}`,
      answer: `{kim} sensin (benim için|her gün|bu gece|bir ömür|her zaman)
        seninle (bu gece|bir ömür|her akşam|sabaha dek) {eylem.mak} (isterim|ne güzel|yeter bana)
        (kal|uyu|uyan|dans et) (yanımda|benimle|kollarımda|bu gece) {yer}
        {gibi} (içimdesin|yanımdasın|aklımdasın|kalbimdesin) (her gece|bir ömür|gün boyu|her yerde)
        (kalbim|uykum|ömrüm|huzurum) (yalnız senin|hep senin|ikimizin|sana emanet) {yer}
        (gel|yaslan|sokul) (yanıma|göğsüme|omzuma|bana), {olan.ana}
        seninle (uyanmak|yaşlanmak|susmak|gülmek) {yer}, (bu bana yeter|başka şey istemem|en güzel masal|bir ömür boyu)`,
      bridge: `(kış gelse de|ışık sönse de|yıllar geçse de|dünya bitse de) {kim} sensin (benim için|her zaman|yine)
        (yıllarca|boşuna|karanlıkta|her yerde) aradım seni, (bugün|bak şimdi|bu gece) {olan.ana}
        {olan.ince} bize (bir battaniye|bir gece|bir gökyüzü|bir şarkı) yeter (artık|inan ki|sevdiğim)
        (kimse|hiç kimse|kimseler) (bilmez|görmez|duymaz) nasıl (sustuğumuzu|güldüğümüzü|sarıldığımızı) {yer}
        gel (bir daha|bu gece|gülerek|yaşlanınca) {eylem.alim} (birlikte|el ele|korkmadan)`,
      about: `sabaha dek {eylem.mak} isteyen iki sevgili
        {yer} bulunan mutluluk
        {zaman} {yer} gelen evlenme teklifi
        {esya.bir} birlikte saklayan yaşlı bir çift`,
    },
    {
      name: 'celebration',
      keywords: 'kutla parti bayram sevinç neşe mutlu doğum eğlen gülüş şenlik zafer coş şerefe haftasonu halay',
      detail: `{eylem.alim}, (kimse eve gitmesin|şehir bize baksın|herkes söylesin|gece bizim olsun|sabah hiç gelmesin)
        {esya.bir} (kardeşim|bir yabancı|komşu kızı|biri) {yer} (düşürür|unutur|saklar|havaya kaldırır)
        {yer} (gülen|söyleyen|oynayan|düş kuran) (hiç uyumaz|bizden sayılır|bugün kazanır|hiç yorulmaz)
        {zaman} (herkes|dostlar|komşular|çocuklar) (zıplar|güler|söyler|oynar), {olan.ana}
        {esya.bir} sana (veririm|atarım|getiririm), (söyle bizimle|kapıyı aç|bu gece bayram|haydi gel)
        haydi (bu gece|dostlarla|hep birlikte|yeniden) {eylem.alim} {zaman}
        (ceketler|dertler|saatler|çantalar) (bir kenarda|unutulmuş|sessizce) (bekler|uyur|kalır) {yer}, {olan.ana}
        {yer} (darbuka|davul|radyo|bir şarkı) {gibi} (çalar|çağırır|patlar|başlar)`,
      turn: `ve {gibi} (uçarız|parlarız|döneriz|coşarız) (bu gece|el ele|sabaha dek|durmadan)
        (bu gece|bugün|bundan böyle|bir ömür) bizimdir (dünya|mutluluk|gökyüzü|bu şarkı) {yer}
        ve (kimse|hiç kimse|kimseler) (uyumaz|ağlamaz|üşümez|yorulmaz) (bu gece|artık|burada) {yer}
        {gibi} (gelir|akar|çoğalır|açılır) (hayat|gece|mutluluk|sevinç) bugün
        {kim} sensin, (haydi oyna|gece uzun|biz uyumayız|böyle kalalım|söyle durma)
        ve {olan.ana}, (her şey yolunda|vaktimiz var|biz buradayız|sabah çok uzak|içimiz gülüyor)`,
      lift: `(duyuyor musun|görüyor musun|bak), {olan.ana} (bizim için|yeniden|usulca|bu gece)
        bir (şarkı|saat|kahkaha|oyun) daha, {olan.ince} (söyleriz|güleriz|coşarız)
        (eller|kalpler|yüzler|sesler) (havaya|göğe|yukarı) {zaman}, {olan.ana}
        kim ister (bizimle|bu gece|şimdi|yeniden) {eylem.mak} (dostlar|durmadan|sabaha dek)?
        ve {olan.ince} (sesi açarız|düğün başlar|durmaz ayaklar|yükselir şarkı|kimse oturmaz)
        bırak {esya.bir} (bir yana|masaya|kapıya), (gel|oyna|söyle|koş) {yer}`,
      answer: `(oynarız|zıplarız|söyleriz|kutlarız) (sabaha dek|yalınayak|birlikte|durmadan) {yer}
        haydi (yeniden|birlikte|bu gece|hiç durmadan) {eylem.alim} (dostlar|korkmadan|gülerek)
        {gibi} (döner|parlar|akar|yanar) (gece|hayat|mutluluk|zaman)
        (bütün|bizim|yorgun) (kalpler|ışıklar|sesler) (bu gece|yüksekten|birlikte) (çarpar|parlar|uçar) {yer}
        (eller|kalpler|şapkalar|gözler) (havaya|göğe|yukarı), {olan.ana}
        bu gece {kim} sensin, (oyna|söyle|koş|zıpla) (bizimle|benimle|durmadan)
        {olan.ince} kimse (susmaz|uyumaz|gitmez|oturmaz) (burada|bu gece|artık|bizimle)`,
      bridge: `(yarın|bir gün|yaşlanınca) anlatırız nasıl (güldüğümüzü|coştuğumuzu|oynadığımızı) {yer}
        bir yıl (çalıştık|bekledik|sustuk|düş kurduk), (şimdi|bugün|bu gece) {eylem.alim}
        {olan.ince} kimse (parayı|yarını|saati|işini) sormaz (burada|artık|bize)
        bırak {esya.senin}, (biz bize yeteriz|gece kocaman|gün daha gencecik|kalbimiz hafif)
        {zaman} (yavaş söyle|yüksek söyle|biraz daha çal|alkış tut), {olan.ana}`,
      about: `{yer} hiç bitmeyen bir eğlence
        {zaman} {eylem.mak} isteyen dostlar
        {yer} yılın en güzel akşamı
        birlikte {eylem.mak} isteyen yabancılar`,
    },
    {
      name: 'defiance',
      keywords: 'öfke kızgın isyan kavga savaş nefret intikam yalan yeter bitti asla özgür güçlü bağır inat',
      detail: `{esya.senin} al da (git|koş|kaybol|yürü), (kapı açık|ben tutmam seni|bugünlük yeter|hiç gerek yok)
        {gibi} (düşerim|kırılırım|sönerim|biterim) {yer} (sandın|derdin|dedin|sanırdın)
        {eylem.ben}, (istesen de istemesen de|sen bağırsan da|kim ne derse desin|sana sormadan)
        beni {yer} (susarken|küçükken|gölgende|dizinde) (sevdin|istedin|görürdün)
        {esya.senin} {zaman} (attım|bıraktım|savurdum|yolladım) (sessizce|rüzgâra|geceye|ağlamadan)
        {yer} (fısıldarlar|konuşurlar|gülerler|beklerler), (duymam ben|susmam ben|gitmem ben|eğilmem ben)
        {gibi} (yalanın|gülüşün|öfken|yeminin) {yer} (söner|dağılır|solar)
        başım (dik|yukarıda|rüzgârda) (yürürüm|dururum|geçerim|giderim), {olan.ince}`,
      turn: `ve {gibi} (yürürüm|yanarım|büyürüm|kalkarım) (yeniden|sensiz|bir başıma|inadına)
        (artık|bugün|işte|bu gece) (bitti|yeter|son perde|elveda), {olan.ana}
        {kim} benim, (sana değil artık|iyi dinle|aklında kalsın|sen yoluna git)
        (bir daha|asla|hiçbir gün) {yer} (senin için|uğruna|bu gece) (beklemem|susmam|eğilmem|yalvarmam)
        {yer} (adım|öfkem|kalbim|şarkım) (artık|bugün|inadına) (susmaz|sönmez|uyanır|yükselir)
        ve {olan.ince} (gülüp geçerim|ben buradayım|çoktan uzaktayım|dönüp bakmam)`,
      lift: `(ne zaman|hangi gün|kaç kere) (sordun|dinledin|gördün|anladın) beni {yer}?
        (kaç kere|ne zamana dek|niye hep) (senin için|sessizce|boşuna) {eylem.mak} (düşer bana|zorundayım)?
        bak, {olan.ana}, (korkmuyorum ben|bana hava hoş|ben buradayım|üçe kadar sayarım)
        (hiçbir söz|hiçbir bakış|hiçbir korku|hiçbir duvar) (tutmaz|kırmaz|durdurmaz) beni {yer}
        {zaman} {esya.senin} (toplarım|yollarım|satarım|dağıtırım) (ağlamadan|sessizce|gülerek)
        (bir kere|bir daha|son kez) (hayır derim|yüksek sesle söylerim|gözüne bakarım), {olan.ince}`,
      answer: `{gibi} (yanarım|koşarım|dururum|haykırırım) (sensiz|yeniden|inadına|bir başıma)
        {esya.senin} geri al, (giderim|özgürüm|bu kadar|fazlası benim|hoşça kal)
        (kıramazsın|tutamazsın|susturamazsın|yıkamazsın) beni (artık|bir daha|bu gece) {yer}
        (sensiz|tek başıma|gönlümce|yarından tezi yok) {eylem.ben} (göreceksin|inadına|gülerek)
        (burada|bugün|yüksek sesle) (haykırırım|hayır derim|söylerim|kalırım) (korkmadan|inadına|sensiz) {yer}
        {kim} benim, (unutma bunu|sana değil artık|bak bana|sen sus şimdi)
        (git hadi|koş hadi|sus artık|gül bakalım), {olan.ana}`,
      bridge: `{esya.senin} (bıraktım|gömdüm|unuttum|kırdım) {yer} (sonunda|ağlamadan|dün gece)
        (eskiden|bir zamanlar|yıllarca) (sustum|ağladım|bekledim) {yer} (senin için|bir başıma|gölgende)
        (bak|iyi bak) şimdi bana, {eylem.ben} (sensiz|gülerek|inadına|her gün)
        {olan.ince} insan (susarken|yanarken|yalnızken|fırtınada) (büyür|öğrenir|uyanır|güçlenir)
        ve {olan.ana}, (dönüp bakmam|önden giderim|sana muhtaç değilim|göğüm benim)`,
      about: `{yer} söylenen son söz
        {esya.bir} geri verip giden biri
        {yer} artık susmayan bir kadın
        {zaman} {yer} uyanan öfke`,
    },
    {
      name: 'hope',
      keywords: 'umut ümit cesaret yeni başlang gelecek hayal düş inanç güç ışık yarın ilham ayağa şans',
      detail: `{eylem.ben}, (önce ürkek|ilk kez|ürkekçe|bir daha), (sonra cesur|derken olur|ve nefes alırım)
        {esya.bir} {yer} (sessizce|senin için|bir sabah) (buldum|kaldırdım|kurtardım|aldım)
        {olan.ince} (kış|korku|karanlık|şüphe) (geçer|çekilir|yorulur|gider) (sonunda|usulca|sessizce)
        (uzun|karanlık|zor|suskun) bir yıldı (ama|derken|bak), {olan.ana}
        {gibi} (yaralar|sorular|gölgeler|acılar) {yer} (silinir|susar|küçülür)
        {yer} (biri|bir çocuk|bir kadın|babam) (söyler|seslenir|fısıldar): (vazgeçme sakın|baştan başla|ayağa kalk)
        {esya.bir} {yer} (uğur diye|yarın için|senin için) (saklarım|alırım|taşırım)
        (yeniden|yarın|bir kez daha|hiç korkmadan) {eylem.mak} (mümkün|bize kaldı|ne güzel) {zaman}`,
      turn: `ve {gibi} (kalkarım|büyürüm|nefes alırım|yürürüm) (yavaşça|yeniden|ışığa|bir daha)
        (bilirim|inanırım|duyarım), {olan.ana} (benim için|pek yakında|yeniden|sonunda)
        {yer} bir (gün|sabah|ışık|bahar) (usulca|yeniden|uzakta) (bekler|başlar|parlar)
        ve {gibi} (kalbim|her şey|dünya|hayat) (açılır|uyanır|başlar|ışır) (yeniden|bugün|usulca)
        {kim} sensin, (ben başlarım|yola çıkarım|korkmam artık|uçmayı öğrenirim)
        {olan.ince} (hiçbir yol|hiçbir düş|hiçbir gün) (boşa gitmez|uzak değil|yitip gitmez) (artık|inan ki|burada)`,
      lift: `(sabret|dayan|dinle|bekle), {olan.ince} (koşarız|güleriz|başlarız) (dostum|canım|kardeşim)
        ya {olan.ince} (biz de başlarsak|her şey kolaysa|biz de büyürsek|gün bize doğarsa)?
        (görmüyor musun|duymuyor musun|bak işte), {olan.ana} (bizim için|usulca|yeniden)
        bir (adım|gün|söz|nefes) daha {yer}, (az kaldı|gün ışır|vazgeçme sakın|evdeyiz)
        {esya.bir} (göğe|ışığa|yukarı) kaldır, (yürü|söyle|inan|koş) {zaman}
        (artık|seninle|bir daha|korkmadan) {eylem.mak} isterim (günden güne|her adımda|ne olursa olsun)`,
      answer: `{gibi} (kalkarım|kalkarız|doğarız) (yeniden|bir daha|yarın|her sabah)
        (gül|söyle|yürü|koş) (bir daha|benimle|durmadan), {olan.ana}
        (aydınlık|sıcacık|sessiz|hafif) olur her şey (bizim için|senin için|bu gece|sonunda) {yer}
        (yeniden|yarın|birlikte|daha çok) {eylem.alim} (sevdiğim|korkmadan|el ele)
        {kim} sensin, (unutma bunu|kaybolma sakın|gün doğar yakında|seninle gelirim)
        {gibi} (kalbim|dünya|gün|ışık) (uyanır|başlar|döner) (bize|yeniden) {yer}
        (yarın|bir gün|çok yakında) (gülersin|oynarsın|söylersin) (yeniden|benimle|ışıkta) {yer}`,
      bridge: `(dün|bir yıl önce|çok zaman) (ıssızdı|soğuktu|karanlıktı) her şey {yer} (sensiz|sonsuzca)
        (bugün|şimdi|artık) {esya.bir} tutarım, (bu bana yeter|nedenini bilirim|yola çıkarım|hiçbir şey acımaz)
        (düşersem|şaşarsam|yorulursam) {yer} (tutarsın|bulursun|kaldırırsın) beni (hemen|usulca|yeniden)
        {gibi} gelir (mutluluk|bahar|yeni gün) (bazen|ansızın|her zaman)
        gel (baştan|korkmadan|çocuklar gibi|el ele) {eylem.alim} (yeniden|bu sabah)`,
      about: `{yer} her şeyin yeniden başladığı gün
        {esya.bir} uğur diye taşıyan biri
        {gibi} gelen cesaret
        {olan.ince} duyulan umut`,
    },
    {
      name: 'calm',
      keywords: 'huzur sakin sessiz dingin dinlen uyku ninni pazar nefes yavaş rahat akşam yumuşak gevşe',
      detail: `{eylem.ben} (telaşsız|sessizce|yavaşça|kendimce), (vaktim çok|acelem yok) {zaman}
        (bir çay|bir kitap|bir şarkı|bir minder) (ve sen|ve ben|ve sessizlik), (başka şey gerekmez|bu bana yeter) {yer}
        {olan.ana}, (dinlerim|susarım|buradayım|nefes alırım) {zaman}
        {yer} (zaman|gün|rüzgâr|dünya) (usulca|yavaşça|acelesiz) (akar|geçer|uyuklar|mırıldanır)
        (otururuz|uzanırız|susarız|düş kurarız) (uzunca|sessizce|yan yana) {yer}, {olan.ana}
        {esya.bir} bir yana bırak, (otur yanıma|acele etme|gel dinlen|biraz dur) {yer}
        {olan.ince} {yer} (kimse|dertler|yarınlar|korkular) (seslenmez|aramaz|sormaz|uğramaz)
        (okurum|söylerim|düşlerim|yazarım) (alçak sesle|kendi kendime|usulca) {yer}, {olan.ana}`,
      turn: `ve {gibi} (her şey|bu gün|kalbim|dünya) (durulur|yumuşar|uyur|hafifler)
        ve {yer} (sessizce|usulca|yanında|biraz daha) (kalırım|otururum|düşlerim|dinlenirim)
        {olan.ince} (hiçbir yük|hiçbir söz|hiçbir dert) (ağır gelmez|üzmez|kalmaz) (artık|burada|bu gece)
        {kim} sensin, (vaktim çok|uyurum ben|böyle olsun|bu bana yeter)
        {gibi} (dertler|saatler|sorular) (akar gider|uzaklaşır|silinir) (usulca|uzaklara|sessizce)
        {yer} (ne güzel|ne hafif|ne sessiz|ne sıcak) (bu dünya|bu akşam|seninle olmak|bu saat)`,
      lift: `(dur|bekle|dinle|nefes al), {olan.ince} (usulca|benimle|sessizce)
        {olan.ince} (niye|nereye|neden) (koşayım|gideyim|kaçayım|acele edeyim)?
        (dünya|telefon|iş güç|telaş) (beklesin|sussun|uyusun) (biraz|bu gece), {olan.ana}
        (pencereyi|kapıyı|kalbini|perdeyi) (aç|arala) {zaman}, {olan.ana}
        (şimdi|bugün|yalnızca) (usulca|seninle|yavaşça) {eylem.mak} isterim
        (duyuyor musun|görüyor musun|bak), {olan.ana} (uzakta|derinden|yalnız bize)`,
      answer: `(kal|otur|uyu|düşle) (yanımda|uzunca|sessizce|biraz) {yer}
        {gibi} (akar|iner|sallanır|süzülür) (gün|zaman|ışık) (usulca|yavaşça)
        {olan.ana}, (başka şey gerekmez|birazdan uyurum|buradayım ben|ne güzel böyle)
        yalnız (usulca|seninle|yeniden|huzurla) {eylem.mak} (isterim|yeter bana)
        {kim} sensin, (böyle kal|uyu artık|gitme sakın|sağ ol)
        benimle (nefes al|say|mırıldan) {yer}, (yavaştan|derinden|bir, iki)
        (dünya|gürültü|zaman) (beklesin|sussun|gitsin), {olan.ana}`,
      bridge: `(eskiden|daha dün|yıllarca) (koştum|yoruldum|acele ettim), (şimdi|bugün) otururum {yer}
        {esya.bir} (rüzgâra|geceye|zamana) (bırakırım|veririm) (usulca|gülerek)
        {gibi} (geçer|gelir|büyür) (bir gün|bir yıl|mutluluk) (sessizce|usulca)
        {yer} (biri|bir çocuk|komşum) (söyler|güler|ıslık çalar), (ben düşlerim|içim ısınır|ne hoş bir ses)
        (yarın|sonra|bir gün) (usulca|acelesiz|yan yana) {eylem.alim}`,
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
      words: 'dalgalar; martılar; yelkenler; fenerler; kayıklar; adalar; limanlar; yosunlar',
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
      words: 'ışıklar; sokaklar; lambalar; çatılar; pencereler; sirenler; köprüler; merdivenler',
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
      words: 'yollar; kilometreler; bavullar; virajlar; sınırlar; ufuklar; duraklar; haritalar',
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
      words: 'damlalar; bulutlar; şimşekler; şemsiyeler; sağanaklar; camlar; oluklar; sisler',
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
      words: 'fincanlar; yastıklar; sabahlar; serçeler; kırıntılar; perdeler; saatler; simitler',
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
      words: 'yıldızlar; uydular; kanatlar; takımyıldızlar; turnalar; gezegenler; kuşlar; bulutlar',
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
      words: 'yazlar; kirazlar; tatiller; cırcır böcekleri; ayçiçekleri; temmuzlar; şeftaliler; kırlangıçlar',
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
      words: 'ışıklar; pabuçlar; adımlar; davullar; geceler; aynalar; plaklar; kalpler',
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
      words: 'kar taneleri; izler; çamlar; mumlar; ayazlar; kızaklar; sobalar; saçaklar',
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
      words: 'mektuplar; satırlar; fotoğraflar; sözler; sayfalar; adresler; kartlar; zarflar',
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
  titles: `{word} (ve toz|ve altın|ve ateş|ve sessizlik|ve ben)
    (son|sessiz|mavi|yabani|yabancı|kayıp|yorgun|altın) {word}
    {yer} {word}
    {kim}
    {olan.ince}
    {eylem.mak}
    {yer}`,
  ideas: `{about} hakkında (sakin|sert|sıcak|inatçı|hülyalı|coşkulu) bir {style} şarkısı. (Nakaratta|Sonunda|Arada): {olan.ana}.
    {style}, (ağır ağır|bol nefesli|fısıltıyla|yüksek ve düz|korolu): {about} hakkında bir şarkı.
    {about} hakkında bir (şarkı|marş|balad) yaz. Şarkı {zaman} {yer} (başlasın|bitsin).
    {style} havasında bir (düet|veda şarkısı|yaz şarkısı|ninni|türkü): {about}. (Anahtar söz|Görüntü|Son dize): {kim}.
    bu gece ne söylesek? {about} hakkında bir {style} şarkısı, arkada {olan.ana}.`,
}
