import { LANGUAGES } from '../../../lyrics/language/language.ts'
import type { ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { KINDS_OF_SONG, LESSONS, SHOP } from './kinds-of-song.ts'
import { loose } from './letters.ts'
import { baseName, peopleIn } from './names.ts'
import { CUBS } from './persons.ts'
import { writtenOut } from './written-out.ts'

/** "my" and "our" behind a vowel or a consonant, and the cases behind them. */
const CASE = "(?:['’]?(?:[aeıiuü]|[ıiuü]n|l[ae]|d[ae]n?))?"
const MY = `(?:c[iıuü][ğg][ıiuü]m|c[ıiuü]m|m[ıiuü]z|m)${CASE}`
const MINE = `[ıiuü](?:m[ıiuü]z|m)${CASE}`
const WORD = "[\\p{L}0-9'’-]+"

const CLUB = loose('takım|kulüp|kulüb|koro|grup')

/** What ends what stands before "hakkında" when it is read backwards: what is said of the song. */
const STOP = loose(
  'için|bir|bana|bize|şarkı|şarkısı|türkü|ninni|marş|olsun|lütfen|ve|ile|ama|yaz|yap|istiyorum|komik|hüzünlü|neşeli|eğlenceli|duygusal|romantik|pop|rock|rap|caz|kısa|uzun|yavaş|hızlı|türkçe|ingilizce|güzel|söyleyen|hakkında|çocuklara|çocuklarıma|öğrencilere|öğrencilerime|miniklere|sınıfıma|herkese|insanlara',
)
const BEFORE = `(?<=^|[.,;:!?\\n()]\\s*|\\b(?:${STOP})\\s+)`
const PHRASE = `((?:(?!(?:${STOP})\\b)${WORD}\\s+){0,4}?(?!(?:${STOP})\\b)`

const STEMS: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  ...{ en: 'ingilizce', es: 'ispanyolca', ja: 'japonca', pt: 'portekizce', fr: 'fransızca', zh: 'çince' },
  ...{ ko: 'korece', id: 'endonezce|endonezyaca', it: 'italyanca', nl: 'hollandaca|felemenkçe', pl: 'lehçe|polonyaca' },
  ...{ tr: 'türkçe', vi: 'vietnamca', de: 'almanca' },
}

const EACH_KIN: ReadingWords['kin'] = [
  ...CUBS.map(
    (cub) =>
      [
        `${loose('(?:bebek|yavru|minik|küçük|ufacık|uykucu|uykulu)')} ${loose(cub)}(?:c[iıuü][kğ]\\p{L}*)?`,
        `minik ${cub}`,
        'pet',
      ] as const,
  ),
  [`(?:babaanne|büyükanne|buyukanne|nine)${MY}|babanne${MY}`, 'babaannem', 'grandmother'],
  [`anneanne${MY}|ananem${CASE}|anane${MY}`, 'anneannem', 'grandmother'],
  [`dede${MY}|büyükbaba${MY}|buyukbaba${MY}`, 'dedem', 'grandfather'],
  [`anne${MY}|annecim|anneciğim|ana${MY}(?<=anam${CASE})`, 'annem', 'mother'],
  [`baba${MY}|babacım|babacığım|babişko\\p{L}*`, 'babam', 'father'],
  [`k[ıi]z${MINE}|kızçem|kızcağız\\p{L}*`, 'kızım', 'child'],
  [`o[ğg]l(?:u|um|umuz|umun|uma|umu)`, 'oğlum', 'child'],
  [`bebe[ğg]${MINE}|torun${MINE}|[çc]ocu[ğg]${MINE}|minik yavru${MY}|ye[ğg]eni?${MY}`, 'bebeğim', 'child'],
  [`abla${MY}|k[ıi]z karde[şs]${MINE}`, 'ablam', 'sister'],
  [`abi${MY}|a[ğg]abey${MINE}|erkek karde[şs]${MINE}|karde[şs]${MINE}`, 'kardeşim', 'brother'],
  [
    `sevgili${MY}|a[şs]k${MINE}|kar[ıi]${MY}|koca${MY}|e[şs]${MINE}|ni[şs]anl[ıi]${MY}|hayat arkada[şs]${MINE}|hayat${MINE}|bir tanem${CASE}|birtanem${CASE}|sevdi[ğg]im (?:k[ıi]z|adam|kad[ıi]n|[çc]ocuk|ki[şs]i)\\p{L}*|k[ıi]z arkada[şs]${MINE}|erkek arkada[şs]${MINE}|eski sevgili${MY}|eski e[şs]${MINE}`,
    'aşkım',
    'love',
  ],
  [
    `(?:en yak[ıi]n |en iyi |can )?(?:arkada[şs]|dost)${MINE}|kanka${MY}|kanki${MY}|kom[şs]u${MY}|i[şs] arkada[şs]${MINE}`,
    'dostum',
    'friend',
  ],
  [`(?:[öo][ğg]retmen|ko[çc])${MINE}|hoca${MY}|antren[öo]r${MINE}`, 'hocam', 'teacher'],
  [`teyze${MY}`, 'teyzem', 'aunt'],
  [`hala${MY}`, 'halam', 'aunt'],
  [`yenge${MY}`, 'yengem', 'aunt'],
  [`day[ıi]${MY}`, 'dayım', 'uncle'],
  [`amca${MY}`, 'amcam', 'uncle'],
  [`eni[şs]te${MY}`, 'eniştem', 'uncle'],
  [`patron${MINE}|m[üu]d[üu]r${MINE}|kuzen${MINE}|kay[ıi]nvalide${MY}|kay[ıi]npeder${MINE}|g[öo]rümce${MY}`, null],
  [`kedi(?:ci[ğg]i)?${MY}|kedilerim\\p{L}*|yavru kedi${MY}`, 'kedim', 'cat'],
  [`k[öo]pe[ğg]${MINE}|k[öo]peklerim\\p{L}*`, 'köpeğim', 'dog'],
  [
    `(?:tav[şs]an|hamster|papa[ğg]an|kanarya|at|kaplumba[ğg]a|bal[ıi][ğg]|ku[şs]|muhabbet ku[şs]u|horoz|tavuk|inek|e[şs]e[ğg]|kirpi|ejderha|robot)(?:${MINE}|${MY})`,
    'canım',
    'pet',
  ],
  [
    `tak[ıi]m${MINE}|s[ıi]n[ıi]f${MINE}|aile${MY}|koromuz\\p{L}*|[çc]ocuklar${MINE}|arkada[şs]lar${MINE}|dostlar${MINE}|[öo][ğg]rencilerim\\p{L}*|anne babam\\p{L}*|anne ve babam\\p{L}*|annemle babam\\p{L}*|annem babam\\p{L}*|babamla annem\\p{L}*|annem ve babam\\p{L}*|ikizlerim\\p{L}*|torunlar${MINE}`,
    null,
    'group',
  ],
]

/** "halamın kızı" is no aunt. */
const KIN: ReadingWords['kin'] = EACH_KIN.map(([source, ...rest]) => [
  `(?:${source})(?!(?<=m(?:[ıiuü]z)?['’]?[ıiuü]n) (?:k[ıi]z[ıi]|o[ğg]lu|o[ğg]lan|e[şs]i|annesi|babas[ıi]|kocas[ıi]|kar[ıi]s[ıi]|arkada[şs][ıi]|k[öo]pe[ğg]i|kedisi|torunu|bebe[ğg]i)|(?<=m(?:[ıiuü]z)?['’]?[ıiuü]n)(?! (?:do[ğg]um|\\d+[.]? ya[şs]|an[ıi]s))(?= (?:[^ .,;]+ ){1,6}hakk[ıi]nda))`,
  ...rest,
])

const COMMON =
  'oldu doğdu öldü gitti geldi yengem eniştem kuzenim takım komşu u muhabbet güneş merkür venüs dünya mars jüpiter satürn uranüs neptün türkiye şarkı şarkısı sarki türkü ninni marş için hakkında bir bana bize ve ile ama çok hep her zaman en benim bizim canım sevgili güzel yeni eski küçük büyük doğum günü gün yaş yaşında düğün mezuniyet teşekkürler teşekkür özür dilerim affet iyi ki doğdun varsın mutlu yıllar anneler babalar sevgililer günü yılbaşı kurban pop rock rap caz blues metal folk reggae techno lofi lo-fi arabesk halk müziği müzik türkçe ingilizce ispanyolca japonca fransızca almanca italyanca korece çince portekizce hollandaca lehçe vietnamca endonezce pazartesi salı çarşamba perşembe cuma cumartesi pazar ocak şubat mart nisan mayıs haziran temmuz ağustos ekim kasım aralık allah tanrı atatürk kadın erkek ses sesi vokal bey hanım hoca öğretmen lütfen istiyorum yaz yap yapar mısın söyle kısa uzun komik hüzünlü neşeli yavaş hızlı duygusal romantik annem babam dedem anneannem babaannem ablam abim kardeşim kızım oğlum eşim sevgilim aşkım arkadaşım dostum kedim köpeğim teyzem halam dayım amcam öğretmenim hocam takımımız takımı ailem kim ne neden nasıl nerede ben sen o biz siz onlar bu şu var yok değil gibi kadar sonra önce olan adlı isimli adında fırını kafe cafe spor kulübü jingle reklam akustik enstrümantal yavrum bebeğim torunum yeğenim kuzenim komşum patronum nişanlım karım kocam ev iş okul çocukken küçükken gençken eskiden bazen sabah akşam gece yıllarca yıllardır ona onu onun ondan onunla beni bizi seni sana dayıcım teyzecim halacım amcacım ablacım abicim dedecim ninecim rahmetli merhum ilkokul ortaokul lise anaokulu kreş fizik kimya biyoloji matematik edebiyat tarih coğrafya aşk büyük sınıf mezarlık hemşire doktor şoför terzi berber kaptan avukat mühendis müdür müdürümüz aşçı postacı bile artık hala hâlâ daha yine gene zaten hiç ilkbahar sonbahar mahalle apartman haftaya eşi kocası karısı olacak der dedi derdi diyor mahalle mahallemiz köyümüz takımımız'
/** "İyi" in small letters is written with a dot of its own. */
const NOT_NAMES = COMMON.split(' ')
  .flatMap((word) => (word.startsWith('i') ? [word, `i̇${word.slice(1)}`] : [word]))
  .join(' ')

const KINDS = KIN.map(([source]) => source).join('|')

/** "… ama annem hiç vazgeçme dedi": who says something in passing hears no song. */
const SAID_BY =
  '(?<=(?:,|\\bama|\\bve) )(?:annem|babam|e[şs]im|kar[ıi]m|kocam|ablam|abim|dedem|karde[şs]im|patronum|m[üu]d[üu]r[üu]m)(?= (?:\\p{L}+ ){0,6}(?:dedi|diyor)\\b)'

/** "Ben bir kamyon şoförüyüm … eşim Nazan her akşam arar": whoever tells of themselves sings to nobody. */
const OWN_STORY = `(?<=^ben (?![^]*(?:i[çc]in|[şs]ark[ıi]|te[şs]ekk))[^]*)(?:${KINDS})(?: \\p{L}+)?`

const PLACES =
  'İstanbul, Ankara, İzmir, Bursa, Antalya, Adana, Konya, Gaziantep, Mersin, Kayseri, Eskişehir, Diyarbakır, Samsun, Denizli, Trabzon, Erzurum, Malatya, Van, Rize, Ordu, Giresun, Sivas, Tokat, Çanakkale, Edirne, Muğla, Bodrum, Marmaris, Fethiye, Kaş, Alanya, Kapadokya, Mardin, Şanlıurfa, Urfa, Hatay, Balıkesir, Sakarya, Kocaeli, Aydın, Manisa, Isparta, Artvin, Kars, Ağrı, Sinop, Kastamonu, Bolu, Kadıköy, Beşiktaş, Üsküdar, Moda, Galata, Taksim, Londra, Paris, Berlin, Roma, Viyana, Amsterdam, New York, Almanya, Türkiye, Kıbrıs, Karadeniz, Akdeniz, Anadolu, Ayvalık, Bozcaada, Datça, Çeşme, Kuşadası, Fransa, Hollanda, İngiltere, Kanada, Amerika, Bornova, Karşıyaka, Çankaya, Nilüfer, Ataşehir, Maltepe, Kartal, Pendik, Bakırköy, Şişli, Alsancak, Odunpazarı, Keçiören, Giresun, Zonguldak, Uşak, Afyon, Burdur, Bitlis, Muş, Elazığ, Bingöl, Yozgat, Çorum, Amasya, Tekirdağ, Kırklareli, Yalova, Bartın, Batman, Siirt, Hakkari, Niğde, Nevşehir, Göreme, Avustralya, İsveç, Norveç, İsviçre, Avusturya, Belçika, Londra'
const TOWNS: ReadonlySet<string> = new Set(PLACES.split(', '))

const EXAMS = /^(?:KPSS|YKS|LGS|TYT|AYT|YDS|ALES|TUS|YGS|LYS)(?!\p{L})/u
const withoutTown = (name: string) => {
  const [first = '', ...rest] = name.split(' ')
  return [
    first,
    ...rest.filter(
      (word) =>
        !(/['’]/u.test(word) && TOWNS.has(word.replace(/['’].*$/u, ''))) &&
        !EXAMS.test(word) &&
        !/['’]y?l[ae]$/u.test(word),
    ),
  ].join(' ')
}

export const tr: ReadingWords = {
  spaced: true,
  // Words for somebody say "my" themselves.
  determiners: "[\\p{L}0-9'’]+[,.:]?",
  named: loose('adı|ismi|adlı|isimli|adında|isminde'),
  besides: KINDS,
  saying: '(?:der|derdi|diyor|diye|dedi|hep|sürekli)(?:,? \\p{L}+){0,2}:?',
  titles: 'Dr|Prof|Av',
  goesOn: `${loose(
    'için|hakkında|ile|ve|nin|hep|her|çok|bana|bize|bugün|yarın|hanım|bey|hoca|abla|abi|teyze|amca|öğretmen|adlı|isimli|doğum|ninni|şarkı|şarkısı|üzerine|de|da',
  )}|${KINDS}`,
  and: 've|ile|veya|ya da|&',
  relative: '\\b(?:çünkü|cunku|ki)\\b',
  deed: 'm[ae]k$',
  brand: [
    `\\b((?:\\p{Lu}${WORD} ){1,4}(?:Fırını|Pastanesi|Kafe|Cafe|Restoran|Lokantası|Kuaför|Otel|Market|Kitabevi|Eczanesi|Çiçekçilik|Spor|Spor Kulübü|SK|FK|Bakkalı|Kahvesi|Kahvecisi|Berberi|Pansiyon|Pansiyonu|Oteli|Kliniği|Veteriner|Kuruyemiş|Pizza|Büfe|Büfesi|Butik|Butiği|Atölyesi|Emlak|Kebap|Kebapçısı|Kırtasiye|Kasabı|Manavı|Dershanesi|Anaokulu|Kreşi|Kursu|Stüdyosu|Yufka|Börekçisi|Tatlıcısı|Çiçekçisi|Terzisi|Oto|Mobilya|Optik|Marketi|Kafesi|Çayevi))\\b`,
    `\\b(?:${SHOP}|${CLUB})\\p{L}*(?: (?:${SHOP})\\p{L}*)? ["“]?((?!(?:${STOP})\\b)${WORD}(?: (?!(?:${STOP}|reklam\\p{L}*|jingle)\\b)${WORD}){0,2})["”]? (?:için|icin)\\b`,
    `["“]?((?:\\p{Lu}${WORD} ?){1,3})["”]? (?:adlı|isimli|adında) `,
    `(?:adı|ismi) ["“]?((?!(?:${STOP})\\b)${WORD}(?: (?!(?:${STOP}|olan)\\b)${WORD})?) olan (?:bir )?(?:${SHOP}|${CLUB})`,
    `\\b((?!(?:${STOP})\\b)${WORD}(?: (?!(?:${STOP})\\b)${WORD})?) (?:adlı|isimli|adında|adli) (?:bir )?(?:${SHOP}|${CLUB})`,
    `((?:\\p{Lu}${WORD} ){1,3}(?:Usta|Fırın|Kafe|Büfe|Butik|Atölye|Bahçe)) (?:için|icin) (?:\\p{L}+ ){0,2}(?:reklam|jingle)`,
    `\\b(\\p{Lu}${WORD}(?:spor| Spor|gücü|birliği))\\b`,
  ],
  subject: [
    `(?<!\\p{L})(${LESSONS})(?=(?:['’]?(?:s?[ıiuü]|n?[ıiuü]n[ıiuü]?|n[ıiuü]|y[ıiuü]|y?l[ae]))? (?:\\p{L}+ ){0,4}?(?:[şs]ark[ıi]|[öo][ğg]re|ezberle|anlat|a[çc][ıi]kla|konulu|hakk[ıi]nda|rap|t[üu]rk[üu]|ilgili))`,
    `${BEFORE}${PHRASE}[\\p{L}0-9-]+) (?:hakk[ıi]nda|[üu]zerine|konulu|temal[ıi]|ile ilgili|diye bir [şs]ark[ıi])`,
    `${BEFORE}${PHRASE}[\\p{L}0-9-]+?)['’]?y?l[ae] ilgili`,
    `${BEFORE}${PHRASE}[\\p{L}0-9-]+?)['’]?y?[ae] dair`,
    `${BEFORE}${PHRASE}[\\p{L}0-9-]+?)['’]?[yn]?[ıiuü] (?:anlatan|anlats[ıi]n|[öo][ğg]ret(?:en(?! \\p{L}*[aeıiuü]m(?!\\p{L}))|mek|ecek|sin)|a[çc][ıi]kla(?:yan|mak|s[ıi]n)|[öo]ven)`,
    `${BEFORE}((?!(?:${STOP}|do[ğg]um|g[üu]n[üu]|d[üu][ğg][üu]n|a[şs]k|te[şs]ekk[üu]r|ayr[ıi]l[ıi]k|veda|[çc]ocuk|reklam|[öo]z[üu]r|mezuniyet|y[ıi]ld[öo]n[üu]m[üu]|uyku|y[ıi]lba[şs][ıi]|tak[ıi]m\\p{L}*|parti|dans|halk|arabesk|bayram)\\b)\\p{L}+) (?:[şs]ark[ıi]s[ıi]|t[üu]rk[üu]s[üu])\\b`,
  ],
  hearer: [
    `(?:^|[.,;:!?\\n]\\s*)((?:(?!(?:hakk[ıi]nda)\\b)[^.,;:!?\\n])+?) (?:için|icin)\\b`,
    `(?<![\\p{L}])(?!${SAID_BY}|${OWN_STORY})((?:(?!(?:${STOP})\\b)\\p{L}+ )?(?:${KINDS})(?!\\p{L})(?: \\p{L}+['’]?\\p{L}*)?)`,
    `(${WORD})(?:['’]?(?:y[ae]|[ae])) (?:bir )?(?:do[ğg]um|[şs]ark[ıi]|ninni|te[şs]ekk[üu]r|veda)`,
  ],
  without: [
    `\\b((?:(?!(?:${STOP})\\b)${WORD} )?(?!ses|s[öo]z|vokal|sensiz|onsuz|ans[ıi]z|son)[\\p{L}]{3,}?)s[ıiuü]z (?:olsun|olarak|bir|[şs]ark[ıi])`,
    `((?:${WORD} )?${WORD}) (?:olmas[ıi]n|ge[çc]mesin|kullanma|istemiyorum|kullan[ıi]lmas[ıi]n)`,
    `((?:${WORD} )?${WORD})(?:den|dan|ten|tan) (?:bahsetme|s[öo]z etme)`,
  ],
  place: [
    "\\b(\\p{Lu}[\\p{L}-]+)['’](?:d[ae]|t[ae]|n[ıiuü]n|d[ae]n|t[ae]n|y[ae]|[ae])(?= (?:ya[şs]|otur|do[ğg]|b[üu]y[üu]|sokak|geçen|ge[çc]|gece|[çc]al[ıi][şs]))",
  ],
  age: [
    "\\b(\\d{1,3})['’.]? ?(?:inci|nci|ıncı|uncu|üncü|ncı|ncu|ncü|\\.)? ?(?:ya[şs]\\p{L}*|do[ğg]um g[üu]n\\p{L}*)",
    "\\b(\\d{1,3})['’]?(?:[aeıiuü]|y[ae]|[ıiuü]n[ae])? (?:bas|gir)\\p{L}*",
  ],
  length: ['\\b(\\d(?:[.,]5)?) ?(?:dakika|dk)\\p{L}*', '\\b(\\d{2,3}) ?(?:saniye|sn)\\p{L}*'],
  instrumental: loose(
    '\\benstrümantal\\p{L}*|\\bsözsüz\\b|\\bvokalsiz\\b|\\bsadece müzik\\b|\\bfon müziği\\b|\\binstrumental\\p{L}*',
  ),
  voice: {
    f: loose('\\b(?:kadın|kız|bayan) (?:ses|vokal)\\p{L}*|\\bkadın söylesin\\b|\\bkadın şarkıcı\\p{L}*|\\bsoprano\\b'),
    m: loose(
      '\\b(?:erkek|adam) (?:ses|vokal)\\p{L}*|\\berkek söylesin\\b|\\berkek şarkıcı\\p{L}*|\\b(?:tenor|bariton)\\b',
    ),
  },
  languages: Object.fromEntries(
    LANGUAGES.map((code) => [code, `\\b(?:${loose(STEMS[code]).replace(/^i/, '[iİ]')})\\b`]),
  ) as ReadingWords['languages'],
  funny: loose(
    '\\bkomik\\p{L}*|\\besprili\\p{L}*|\\bdalga geç\\p{L}*|\\bgırgır\\p{L}*|\\btakıl(?:mak|an|alım|dığım)\\p{L}*|\\bmatrak\\p{L}*',
  ),
  plots: KINDS_OF_SONG,
  bereaved: loose(
    '\\b(?:eşini|kocasını|karısını|annesini|babasını|kedisini|köpeğini|oğlunu|kızını|dedesini) (?:\\p{L}+ ){0,3}kaybet\\p{L}*|\\b(?:eşi|kocası|karısı|annesi|babası|kedisi|köpeği|dedesi) (?:\\p{L}+ ){0,3}(?:öldü|vefat)\\p{L}*',
  ),
  teasing: loose(
    '\\b(?:geç (?:kal|gel)|unut(?:urs|uyors)|kaybed|horl|yakars|yakıyors|gol yer|öde(?:mez|miyor)|bahane|tembel|azarl|söylenirs|söyleniyors|kırars|kırıyors|kopya|yakaland|dağıtırs|toplamaz|uyanam|yalan|kaçars|dökers|açamaz|düşers|karıştırırs|bulamaz)\\p{L}*',
  ),
  kin: KIN,
  notNames: NOT_NAMES,
  places: PLACES,
  elsewhere: `${SAID_BY}|${OWN_STORY}`,
  weak: 'gece gecesi geceleri uyku* rüya* yatak ev evde söyle* çalı* okul* sınıf* öğretmen* ders* gitar* piyano* müzik* nota* güneş ay gün yaz kış kışın çay ekmek* yemek* pasta* kek sokak* mum* yavru* kuyru* mama dal ot kum ada tuz* sahibi ıslık* ıslığ* islik* türkü* turku* melodi* muzik* ezgi* ses radyo* sahne* konser* lale*',
  small:
    'bir bu şu o ve ile için icin bana bize benim bizim senin onun de da ki çok hep en her gibi olan hakkında komik güzel kısa uzun hüzünlü neşeli duygusal romantik eğlenceli yavaş hızlı sevdiğim canım sevgili',
  unlikeNames:
    '^(?!(?:hamide|saide|ceyda|selda|feride|reşide|macide|vahide|zahide|abide|ferdi|hamdi|vecdi|rüştü)$)\\p{L}{3,}(?:[dt][ae]|[dt][ae]ki|[dt][ae]n|[aeıiuüoö]s[ıiuü]|ğ[ıiu]|l[ae]r[ıi]?|m[ae]k|m[ıiuü][şs]|[ıiuü]yor|[dt][ıiuü])$',
  peopleIn: peopleIn(KINDS, STOP),
  // "İstanbul'da", "dayıcım"
  isNoName: (name, said) =>
    // "Murat 124"
    new RegExp(`${name} \\d{3}(?!\\d)`, 'u').test(said) ||
    (/^(?:Ramazan|Bayram|Eylül)/u.test(name) && !new RegExp(`(?:${KINDS}|[Aa]d[ıi]),? ${name}`, 'iu').test(said)) ||
    (/['’]/u.test(name) && TOWNS.has(name.replace(/['’].*$/u, ''))) ||
    /^(?:anne|baba|dede|nine|abla|teyze|hala|anneanne|babaanne|amca|day[ıi]|abi)m(?:[ae]|[ıi]|[ıi]n|l[ae]|d[ae]n?)$/iu.test(
      name,
    ) ||
    /^(?:day[ıi]|teyze|hala|amca|abla|abi|anne|baba|dede|nine)(?:ci[ğg]i|c[ıi][ğg][ıi]|c[ıi])?m$/iu.test(name),
  // "Zeynep Kanada'ya taşınıyor"
  baseName: (name) => baseName(withoutTown(name)),
  writtenOut,
  factsIn,
}
