import { anything } from '../../../songwriter/languages/tr/anything.ts'
import { leadIns } from '../../../songwriter/languages/tr/lead-ins.ts'
import { plots } from '../../../songwriter/languages/tr/plots.ts'
import { topics } from '../../../songwriter/languages/tr/topics.ts'
import { plainly } from './letters.ts'
import { knownName, NAMES } from './names.ts'

/** Turkish as it is typed on a phone, written out: "kopegim her aksam bekliyo haha" gives "köpeğim her akşam bekliyor,". */
export function writtenOut(description: string): string {
  // Whoever types the letters of Turkish means the words without them.
  const isWritten = (description.match(/[şğıöçü]/giu) ?? []).length > description.length / LETTERS_FOR_ONE
  const words = isWritten
    ? description
    : description.replace(WORD, (word, at: number) => dotted(word, /[^.!?\n\s]\s*$/u.test(description.slice(0, at))))
  return REPAIRS.reduce((text, [typed, meant]) => text.replace(typed, meant as string), words).trim()
}

/** Correct Turkish has one of its own letters in every few. */
const LETTERS_FOR_ONE = 30
const WORD = /(?<![\p{L}\p{N}@#&])\p{L}+(?![\p{N}@&])/gu

function dotted(word: string, isWithin: boolean): string {
  if (/[şğıöçüâîûwqx]/iu.test(word)) return word
  const small = plainly(word)
  const isName = isWithin && /^\p{Lu}/u.test(word)
  if (isName) return named().get(small) ?? word
  const found = whole().get(small) ?? withEnding(small) ?? byHarmony(small, '')
  return /^\p{Lu}/u.test(word) ? found.charAt(0).toLocaleUpperCase('tr') + found.slice(1) : found
}

/** "ayakkabilarimi" is "ayakkabı" and its endings. */
function withEnding(small: string): string | null {
  for (let length = small.length - 1; length >= LEAST_STEM; length--) {
    const stem = stems().get(small.slice(0, length))
    if (stem === undefined || !ENDING.test(small.slice(length))) continue
    const rest = small.slice(length).replace(/^c/u, /[fstkçşhp]$/u.test(stem) ? 'ç' : 'c')
    return stem + byHarmony(rest, FRONT.has(stem) ? 'e' : (stem.match(/[aeıioöuü]/gu)?.at(-1) ?? ''))
  }
  return null
}

/** In letters. */
const LEAST_STEM = 2

/** How endings go on behind a stem. */
const ENDING =
  /^(?:(?:(?:[dt]|y?)[iu](?=[kmnr]?)|[ae]|s[iu]|l[ae]r|c[iu]k|ci|cu|l[iu]k?g?|s[iu]z|m[iu]s?z?|[mn]|[nys]|y?l[ae]|[dt][ae]n?|k[ie]n?|c[ae]|r|t|[iuae]?r|[iu]?yo(?:r|m|n|z)?|m[ae]|z|d[iu]g|[ae]?c[ae][gk]|k|p|nc|l|sin|lik|s[ae])(?:[iuae]?))+$/u

/** "i" behind back vowels is "ı", "u" behind front ones "ü", and a first "o" or "u" before "e" is "ö" or "ü". */
function byHarmony(text: string, before: string): string {
  const opened =
    before === ''
      ? text.replace(/([ou])(?=[^aeiou]{1,2}[ei])(?!yor)/gu, (letter) => (letter === 'o' ? 'ö' : 'ü'))
      : text
  let last = before
  const letters = [...opened].map((letter, at) => {
    const isBack = /[aıou]/u.test(last)
    const isKi =
      letter === 'i' && opened[at - 1] === 'k' && at === opened.length - 1 && /n$/u.test(opened.slice(0, at - 1))
    const meant =
      letter === 'i' && isBack && !isKi
        ? /[ou]/u.test(last)
          ? 'i'
          : 'ı'
        : letter === 'u' && /[öü]/u.test(last)
          ? 'ü'
          : letter
    if (/[aeıioöuü]/u.test(meant)) last = meant
    return meant
  })
  return letters
    .join('')
    .replace(/(?<=m[ıiuü])s(?=$|t[ıiuü]|l[ae]r|s[ıiuü]n|[ıiuü]m$|ç)/gu, (s) => (before === '' ? s : 'ş'))
    .replace(/(?<=(?:[dt]|l|c)[ıiuü])g(?=[ıiuü])|(?<=[ae]c[ae])g(?=[ıi])/gu, 'ğ')
}

let knownWords: ReadonlyMap<string, string> | null = null
function whole(): ReadonlyMap<string, string> {
  if (knownWords) return knownWords
  const texts = JSON.stringify([plots, topics, anything, leadIns]).replaceAll('\\n', ' ')
  const sung = [...new Set(texts.match(/(?<![\p{L}'’])\p{Ll}{2,}(?!\p{L})/gu) ?? [])]
  const both = new Set(sung)
  const pairs = [
    ...sung.filter((word) => !both.has(plainly(word))),
    ...NAMES.toLocaleLowerCase('tr').split(' '),
    ...sung.filter((word) => word === plainly(word)),
    ...FREQUENT.split(' '),
  ]
  knownWords = new Map(pairs.map((word) => [plainly(word), word]))
  return knownWords
}

let knownNames: ReadonlyMap<string, string> | null = null
function named(): ReadonlyMap<string, string> {
  knownNames ??= new Map(NAMES.split(' ').map((name) => [plainly(name), name]))
  return knownNames
}

let knownStems: ReadonlyMap<string, string> | null = null
/** "köpek" and "köpeğ", "ağaç" and "ağac". */
function stems(): ReadonlyMap<string, string> {
  if (knownStems) return knownStems
  const softened = (word: string) =>
    word.length < 3
      ? []
      : [word.replace(/k$/u, 'ğ'), word.replace(/ç$/u, 'c'), word.replace(/p$/u, 'b')].filter((one) => one !== word)
  const frequent = new Set(FREQUENT.split(' '))
  const all = [...whole().values()].filter((word) => word.length > 3 || frequent.has(word))
  knownStems = new Map(all.flatMap((word) => [...softened(word), word].map((one) => [plainly(one), one] as const)))
  return knownStems
}

/** Words with a's whose endings have e's. */
const FRONT = new Set(
  'saat dikkat seyahat şefkat hayal festival kalp kalb gol rol kontrol alkol petrol hal sadakat'.split(' '),
)

/** Stems with letters that others lack, or that sound otherwise than they look; whatever is listed later goes first. */
const FREQUENT =
  'abi abla abilik ablalık fotoğraf fotosentez fotokopi mavi hani hangi tarih sakin nazik cami tarif tamir dahil basit tavsiye hafif aile daire vakit radyo taksi asil tatil ilahi lastik plastik pratik fabrika trafik grafik matematik otomatik klasik artist kabin pati patika parti yani saniye dakika makine sandalye haziran nisan şampiyon aksi sahil tabii ali halil salih hatice sinir kirli iki iyi otel kuzen polis doktor moral komedi modern video futbol basketbol voleybol bisiklet sabit takip katil zarif fasulye mandalina maydanoz limon yalnız kimi biri diri giri bin din gri fil film filmi git gir gel ' +
  'şarkı şarkısı türkü için hakkında doğum gün günü günün gününü gününde doğdu doğdun doğduğ yaş yaşı yaşında yaşına yaşındaki düğün dün düğünü özür öz affet teşekkür çok çocuk çocukluk çocukken küçük küçücük büyük büyü güzel güzeller üç dört yüz yüzü kırk altı altmış yetmiş kız kızı kızım oğul oğl oğlum oğlumuz köpek kedi kuş kuşu tavşan babaanne dayı amca kardeş arkadaş eş eşim sevgili aşk aşkım bebek çiçek ağaç bahçe bahçedeki kapı kapıda akşam akşamları sabahları gece gündüz öğle öğleden öğrenci öğretmen öğret öğren öğrettin öğretir öğrenmek ders sınav sınıf okul üniversite lise kütüphane kitap iş işe işten işyeri çalış çalışıyor çalışır çalıştı çalışkan yardım yardımcı yıl yılı yıldır yıldönümü evlilik evlendi sürpriz hâlâ hiç hiçbir sürekli her şey şey şeyi şimdi sonra önce önceki değil çünkü çünki gibi böyle şöyle öyle sırf dışarı içeri içinde için karşı yukarı aşağı ' +
  'ayakkabı çorap kazak gömlek şapka gözlük göz gözü gözleri gözlerin yüzük saç saçı saçları diş dişi dişleri fırça fırçala kulak burun ağız dudak kaş kıl kuyruk tüy sırt sırtı kol karın karnı baş başı başım kalp ayak parmak tırnak ' +
  'süpür süpürge elektrik ütü bulaşık çamaşır yıka yıkar yıkıyor temizle çöp mutfak yatak yastık yorgan battaniye koltuk halı pencere ışık ışığı buzdolabı bardak kaşık çatal bıçak tabak tencere ocak fırın fırında fırıncı soba çay çayı kahve kahvaltı süt yoğurt peynir yumurta börek çörek köfte sarma dolma mantı mantıyı çorba pilav pişir pişiriyor pişirir pirinç ekmek tatlı tuz şeker çikolata dondurma karpuz kavun üzüm çilek elma armut kiraz şeftali portakal domates salatalık biber soğan sarımsak patlıcan fındık fıstık ceviz çekirdek balık balığı tavuk kuzu et sıcak soğuk açık aç açar açtı açıyor açıl acı acıktı tadı ' +
  'kaç kaçır kaçırıyor kaçırır kaçıyor kaçar kaçtı kalk kalkıp kalkar kork korkar korkuyor koş koşar koşuyor konuş konuşur konuşuyor çal çalar çalıyor çaldı söyle söyler söylüyor şarkılar ör örer örüyor örüyo ördü örmeyi öp öper öpüyor öpücük öğüt öde öldü ölüm ölen ölmüş özle özledi özledim özlüyor özlüyorum özlüyoruz gül güler gülüyor gülüş gülücük gülümse güldü gülmeyi gör görür görüyor gördü görüş görüşür görüşürüz görüşmedik götür götürür götürdü götürüyor göster gösterir gönder gönül gömdük düş düşer düşüyor düştü düşün düşünür düşünce dön döner dönüyor döndü dök döker döktü dövüş sür sürer sürüyor sürdü sürü süz süs süsle süpriz tüm tüket üşü üşür üşüyor üzül üzgün üz üzdüm üfle uyu uyur uyuyor uyuyo uyut uyutur uyumuyor uç uçar uçuyor uçak uç unut unuttu unuttum unutma utan utangaç us uğra uğur uğraş ' +
  'yürü yürür yürüyor yürüyüş yüz yüzer yüzüyor yüzme yükle yüksek yaz yazar yazı yap yapıyor yapıyo yapar yaptı yaşa yaşıyor yaşar yaşadı yaşlı yat yatır yak yakar yaktı yakıyor yağ yağmur yağıyor yağdı yık yıkan yıldız yıldızlar yırt yanlış yanlışlıkla yalnız yarış yarışma yavaş yavrum çık çıkar çıktı çıkıyor çıkart çiz çizer çiziyor çek çeker çekti çekiyor çevir çalgı çırak çift çiftçi çiftlik çocuğu çözdü çöz çözüyor çarp çarptı çarpım çarşı çanta çatı çabuk çaba çağır çağırır çamur çam çan çene çeşme çeşit çekme çivi çizgi çizme çorum ' +
  'ağla ağlar ağlıyor ağladı ağrı ağrıyor ağır ağabey ağustos anlat anlatır anlatıyor anlattı annem annemin arı arıları arkadaşlar artık aşçı aşık ayrıl ayrıldı ayrılık ayrı ayrıca altın alıp alıyor alır aldı alış alışveriş adı adım adın acele akıl akıllı aklı aklımda altında kal kalır kalıyor kaldı kar kardı karı karım karıcım karnı karanlık kağıt kalın kadın kahkaha kahraman kamyon kapat kapatır kapattı kapıyor kaptan karıştır karşıla karşılar kaşı kaşın kat katı katıl kaybet kaybettik kaybetti kavga kayınvalide kayınpeder kaz kazan kazandı kazanıyor kır kırar kırdı kırdım kırmızı kış kışın kıskanç kısa kız kızar kızdı kızıyor kızgın kızmadı kıymet kılık kına komşu koçum kutla kutlu kuruldu kurt kuru kurutma kurtar kurtardı köy köyü köyde köyüm köşe köprü kömür kötü köpük küs küstü küsüyor kürek kül kültür küpe ' +
  'bağır bağırdım bağırır bağırıyor bağla bağışla bak bakar bakıyor baktı balkon balık balıkçı banyo barış başar başarılı başarı başla başladı başlıyor başka başkan bayıl bayılır bayılıyor bayram bıçak bık bıktım bırak bırakır bırakıyor bıraktı bıyık boş boşan boğ boğaz boy boya boyar böcek böl bölüm bul bulut bugün bütün büro büyüttü büyüdü büyüdüm büyütmek bülent ' +
  'sabır sabırlı sabun saç sağ sağlık sağol sahne salı sandalye sanat sarı sarıl sarılır sarılıyor saat sakız salla sallar sallıyor satıyor satıcı sattı savaş sayı say sıra sırada sıkıl sıkılıyor sıkı sıcak sığ sıfır sınır sır sırtında sıva sıvacı siyah silgi şaka şakacı şans şarap şaşır şaşırır şehir şehri şef şelale şemsiye şeker şiir şimşek şirket şişman şişe şoför şu şubat süslü sürahi sökük sok sokak sohbet söz sözü sözler söndü sönmüş söylen söyledi söyleyeceğiz söyleyemedim sus susuz susam suç suçlu suluyor suluyo sular sulu sula ' +
  'tıraş tıp tırman tırnak tatlı tanış tanıştık tanıştı taşı taşın taşındı taşınıyor taşır taş tavşan telaş teyze tembel tören tövbe tuz tutuş tuğla tüfek türk türkiye türkçe tükenmez topla toplantı toplar toz tozlu torun ' +
  'güneş güneşi güneşte gürültü güreş güvercin güven güçlü güç güney gümüş günaydın günlük gözyaşı gök gökyüzü gölge göl gömül görev görüntü gurur gidiyor gidiyo giyiyor gitar gizli gıcık gıdıkla geç geçen geçti geçer geçiyor geçmiş geniş getir gez gezmeyi genç gençlik gençken gelecek geliyor ' +
  'hastalık hasta hayırlı hayvan hazır hazırla heyecan heyecanlı hırka hırsız hızlı horlar horlu horluyor huysuz hüzün hüzünlü hoş hoşça hoşlan hoca hocam hoşgeldin hadi hafta haftaya havla havlar havlıyor hırla hırlıyor ' +
  'ıslak ıslık ısır ısırır ısırıyor ısın ısıtır ılık ırmak ıspanak ışıl iç içer içiyor içti içmeyi içeri iç ilk ilkokul ilkbahar inatçı inek işçi ip iyileş istanbul ' +
  'mahalle maç maçı maçını maça mağaza maaş masal masalı mısır mıknatıs mırıl mırıldan mırla miyavla mezun müzik müdür müdürüm mühendis müthiş mutlu mum mutfakta muz mutluluk ' +
  'ninni nişan nişanlı nöbet namaz nazlı ' +
  'oyuncak oyun oyna oynuyor oynar oku okur okuyor okul okudu okuttu okumayı ona onu onun orman ordu ortaokul otur oturur oturuyor otobüs ödev ödül öfke öğün ön önünde örnek ördek örümcek örgü ömür öksür öksürük özel özgür özen ' +
  'pazar pazartesi salı çarşamba perşembe cuma cumartesi pasta paşa patron pembe piknik pırıl pılı pişman pişti pisi pislik püskül puan ' +
  'rüya rüyasında rüzgar radyatör renk rahat resim rakı ' +
  'tırnağ tekrar tezgah torpil vur vücut veda vapur vazgeç ' +
  'uzun uzak uzakta uyku uykusu uykuda usta uslu ufak ücret ücretsiz ülke ümit ünlü üst üstü üstüne üstünde üstünü ütü üvey üye ' +
  'zeytin zıpla zıplar zıplıyor zil zor zorla zürafa yağız yiğit çağla tuğçe doğukan gökçe gülay ayşegül ayşenur nurgül songül aygül özge gözde kutay çağrı çağan şevval şahin şenol tülin ümmü ' +
  'ol oldu oldum olduk olsun olan olur olmuş olmaz oluyor olacak olmadan olunca olmak on onuncu onlar oda odası odamı odasını orta koku son sor soru sol korkak boş gol golü iste ist istiyor istiyo istemiyor istemez tırmala tırmalar tırmalıyor dönmeyi kol kolu kova kura koy kulüp kulübü tut tutar dur durur yol yolu yolda toprak top topu köz odun yorgun yoğun omuz omzu düdük dünür kırıl kırıldı kırılır kırık kıyafet kılıç kızart sarma sarmayı sardı dışarıda dolap dolabı dolapta dal dalga dağ dağa dağıt dağınık dahi dayan diz dinliyor dinle diyor dışında dikiyor doğa doğal doğru doğruca dokun dokuz dolu dondu dost dostum duvar duyar durak dükkan düğme düz düzelt düzen düşman dürüst dünya dünyalar '

/** How people chat. */
const REPAIRS: readonly (readonly [RegExp, string | ((found: string, ...groups: string[]) => string)])[] = [
  [/\s*(?:\p{Extended_Pictographic}|\u{fe0f}|\u{200d})+/gu, '. '],
  [
    /[,\s]*(?<!\p{L})(?:a?(?:[hs]+[ae]){2,}[hs]?|hehe\p{L}*|ahah\p{L}*|k{3,}|jaja\p{L}*|lo+l|xd+|asdf\p{L}*|[:;]-?[)(dp]+|<3)(?!\p{L})[,\s]*/giu,
    ', ',
  ],
  [/\s*,\s*(?=[.,!?]|$)/gu, ''],
  [/^(?:(?:y+a+|slm|selam(?:lar)?|merhaba(?:lar)?|mrb|hey|iyi g[üu]nler|arkada[şs]lar)(?!\p{L})[,!.\s]*)+/iu, ''],
  [/(?<!\p{L})(?:l[üu]tfen|pls|plz|plss|nolur|ne olur|can[ıi]n[ıi]z sa[ğg] ?olsun)(?!\p{L})/giu, ''],
  [/(?<!\p{L})(?:ts?k|tşk)(?:ler)?(?!\p{L})/giu, 'teşekkür'],
  [/(?<!\p{L})(?:dg|d\.g\.|do[ğg]umg[üu]n[üu]|dgn)(?!\p{L})/giu, 'doğum günü'],
  [/(?<!\p{L})dgko(?!\p{L})/giu, 'doğum günün kutlu olsun'],
  [/(?<!\p{L})b[iı](?!\p{L})/gu, 'bir'],
  [/(?<!\p{L})bişey(?=\p{L}*)/gu, 'bir şey'],
  [/(?<!\p{L})(?:hic bi|hiç bi)(?!\p{L})/gu, 'hiçbir'],
  [/(?<!\p{L})(her|bir|hiç ?bir) ?[şs]ey(?=\p{L}*)/gu, (found) => (/^herşey/u.test(found) ? 'her şey' : found)],
  [/(?<!\p{L})(?:kanks|kankacım|kankim|kankiş)(?!\p{L})/giu, 'kankam'],
  [/(?<!\p{L})(?:naber|nbr)(?!\p{L})/giu, ''],
  [/(?<!\p{L})(\p{L}*[ıiuü])yo(?!\p{L})/gu, '$1yor'],
  [/(?<!\p{L})(\p{L}*[ıiuü])yom(?!\p{L})/gu, '$1yorum'],
  [/(?<!\p{L})(\p{L}*[ıiuü])yon(?!\p{L})/gu, '$1yorsun'],
  [/(?<!\p{L})(\p{L}*[ıiuü])yoz(?!\p{L})/gu, '$1yoruz'],
  [/(?<!\p{L})(\p{L}*[ıiuü])yolar(?!\p{L})/gu, '$1yorlar'],
  [/(?<!\p{L})(\p{L}{2,}m)[ıiuü]cam(?!\p{L})/gu, '$1ayacağım'],
  [/(?<!\p{L})(\p{L}{2,}m)[ıiuü]cem(?!\p{L})/gu, '$1eyeceğim'],
  [/(?<!\p{L})(\p{L}{2,})[ıu]cam(?!\p{L})/gu, '$1acağım'],
  [/(?<!\p{L})(\p{L}{2,})[iü]cem(?!\p{L})/gu, '$1eceğim'],
  [/(?<!\p{L})(\p{L}{2,})[ıu]caz(?!\p{L})/gu, '$1acağız'],
  [/(?<!\p{L})(\p{L}{2,})[iü]cez(?!\p{L})/gu, '$1eceğiz'],
  // "my cat died last week", typed without dots.
  [/(?<=(?<!\p{L})(?:geçen (?:hafta|ay|yıl|sene|kış|yaz|gün)|dün|dün gece|bu sabah) )oldu(?=[,.;!]|$)/gu, 'öldü'],
  [/(?<!\p{L})on (?=diş)/gu, 'ön '],
  // "Onur Almanya'ya taşınıyor": the town is no surname.
  [
    /(?<=\p{Lu}\p{L}+) (?=(?:Almanya|Amerika|Kanada|İngiltere|Hollanda|Fransa|İtalya|İspanya|İsveç|İsviçre|Avusturya|Avustralya|Belçika|Norveç|Kıbrıs|İstanbul|Ankara|İzmir|Bursa|Antalya|Adana|Konya|Mersin|Trabzon|Samsun|Bodrum|Ayvalık|Eskişehir|Diyarbakır|Gaziantep|Londra|Paris|Berlin)['’])/gu,
    '  ',
  ],
  // "still", and no aunt.
  [
    /(?<=(\p{L}+) |^)hala(?!\p{L})/gu,
    (found, before = '') => (before && (/^\p{Lu}/u.test(before) || knownName(before)) ? found : 'hâlâ'),
  ],
  // "Gökçe'yle Erdem" are two.
  [/(?<!\p{L})(\p{Lu}\p{L}+)['’]y?l[ae] (?=\p{Lu}\p{L}+(?:['’]|\s|,))/gu, '$1 ile '],
]
