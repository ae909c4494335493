import { describe, expect, it } from 'vitest'
import { numberRulesOf } from '../../../../server/assets/words.ts'
import { LANGUAGES, type Language } from '../language/language.ts'
import { createSungWords } from './sung-words.ts'

const { wordsOf, otherwiseIn } = createSungWords(numberRulesOf)

/** What is sung for a line. */
const sung = (line: string, language: Language) =>
  wordsOf(line, language)
    .map(({ said }) => said)
    .join(' ')

/** What everybody writes, and what is heard in each language. */
const TOKENS = [
  ...['3', '1999', '2024', '21st', '3rd', '2.5', '1,000', '07:30', '24/7', '100%', '50 €', '$5', '£3.99', '12/25/2024'],
  ...['Dr. Luna', 'so USA', 'a DJ', 'so OMG', 'www.example.com', 'me@site.org', '#love', '@anna', 'a & b', '1 + 1'],
] as const

const HEARD: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...['three', 'nineteen ninety-nine', 'twenty twenty-four', 'twenty-first', 'third', 'two point five'],
    ...['one thousand', 'seven thirty', 'twenty-four seven', 'one hundred percent', 'fifty euros', 'five dollars'],
    ...['three pounds ninety-nine', 'December twenty-fifth twenty twenty-four', 'Doctor Luna', 'so you ess ay'],
    ...['a dee jay', 'so oh em gee', 'example dot com', 'me at site dot org', 'hashtag love', 'anna', 'a and b'],
    'one plus one',
  ],
  es: [
    ...['tres', 'mil novecientos noventa y nueve', 'dos mil veinticuatro', 'vigésimo primero', 'tercero'],
    ...['dos coma cinco', 'mil', 'siete y media', 'veinticuatro siete', 'cien por ciento', 'cincuenta euros'],
    ...['cinco dólares', 'tres libras con noventa y nueve', 'veinticinco de diciembre de dos mil veinticuatro'],
    ...['doctor Luna', 'so u ese a', 'a diyéi', 'so o eme ge', 'example punto com', 'me arroba site punto org'],
    ...['hashtag love', 'anna', 'a y b', 'uno más uno'],
  ],
  pt: [
    ...['três', 'mil novecentos e noventa e nove', 'dois mil e vinte e quatro', 'vigésimo primeiro', 'terceiro'],
    ...['dois vírgula cinco', 'mil', 'sete e meia', 'vinte e quatro sete', 'cem por cento', 'cinquenta euros'],
    ...['cinco dólares', 'três libras e noventa e nove', 'vinte e cinco de dezembro de dois mil e vinte e quatro'],
    ...['doutor Luna', 'so u esse á', 'a dijêi', 'so ó eme gê', 'example ponto com', 'me arroba site ponto org'],
    ...['hashtag love', 'anna', 'a e b', 'um mais um'],
  ],
  fr: [
    ...['trois', 'mille neuf cent quatre-vingt-dix-neuf', 'deux mille vingt-quatre', 'vingt-et-unième', 'troisième'],
    ...['deux virgule cinq', 'mille', 'sept heures trente', 'vingt-quatre sept', 'cent pour cent', 'cinquante euros'],
    ...['cinq dollars', 'trois livres quatre-vingt-dix-neuf', 'vingt-cinq décembre deux mille vingt-quatre'],
    ...['docteur Luna', 'so u esse a', 'a didjé', 'so o èm gé', 'example point com', 'me arobase site point org'],
    ...['hashtag love', 'anna', 'a et b', 'un plus un'],
  ],
  de: [
    ...['drei', 'neunzehnhundertneunundneunzig', 'zweitausendvierundzwanzig', 'einundzwanzigste', 'dritte'],
    ...['zwei Komma fünf', 'tausend', 'sieben Uhr dreißig', 'vierundzwanzig sieben', 'hundert Prozent'],
    ...['fünfzig Euro', 'fünf Dollar', 'drei Pfund neunundneunzig'],
    ...['fünfundzwanzigster Dezember zweitausendvierundzwanzig', 'Doktor Luna', 'so u ess a', 'a Di Dschej'],
    ...[
      'so o emm ge',
      'example Punkt com',
      'me ätt site Punkt org',
      'Häschtäg love',
      'anna',
      'a und b',
      'eins plus eins',
    ],
  ],
  it: [
    ...['tre', 'millenovecentonovantanove', 'duemilaventiquattro', 'ventunesimo', 'terzo', 'due virgola cinque'],
    ...['mille', 'sette e mezza', 'ventiquattro sette', 'cento per cento', 'cinquanta euro', 'cinque dollari'],
    ...['tre sterline e novantanove', 'venticinque dicembre duemilaventiquattro', 'dottor Luna', 'so USA'],
    ...['a digèi', 'so o emme gi', 'example punto com', 'me chiocciola site punto org', 'hashtag love', 'anna'],
    ...['a e b', 'uno più uno'],
  ],
  nl: [
    ...['drie', 'negentiennegenennegentig', 'tweeduizendvierentwintig', 'eenentwintigste', 'derde', 'twee komma vijf'],
    ...['duizend', 'zeven uur dertig', 'vierentwintig zeven', 'honderd procent', 'vijftig euro', 'vijf dollar'],
    ...['drie pond negenennegentig', 'vijfentwintig december tweeduizendvierentwintig', 'dokter Luna', 'so uu es a'],
    ...['a diedjee', 'so oo em gee', 'example punt com', 'me at site punt org', 'hashtag love', 'anna', 'a en b'],
    'één plus één',
  ],
  pl: [
    ...['trzy', 'tysiąc dziewięćset dziewięćdziesiąt dziewięć', 'dwa tysiące dwadzieścia cztery'],
    ...['dwudziesty pierwszy', 'trzeci', 'dwa przecinek pięć', 'tysiąc', 'siódma trzydzieści'],
    ...['dwadzieścia cztery siedem', 'sto procent', 'pięćdziesiąt euro', 'pięć dolarów'],
    ...['trzy funty dziewięćdziesiąt dziewięć', 'dwudziestego piątego grudnia dwa tysiące dwudziestego czwartego'],
    ...['doktor Luna', 'so u es a', 'a didżej', 'so o em gie', 'example kropka com', 'me małpa site kropka org'],
    ...['hasztag love', 'anna', 'a i b', 'jeden plus jeden'],
  ],
  tr: [
    ...['üç', 'bin dokuz yüz doksan dokuz', 'iki bin yirmi dört', 'yirmi birinci', 'üçüncü', 'iki buçuk', 'bin'],
    ...['yedi buçuk', 'yirmi dört yedi', 'yüzde yüz', 'elli avro', 'beş dolar', 'üç sterlin doksan dokuz'],
    ...['yirmi beş Aralık iki bin yirmi dört', 'Doktor Luna', 'so u se a', 'a dicey', 'so o me ge'],
    ...['example nokta com', 'me et site nokta org', 'heştek love', 'anna', 'a ve b', 'bir artı bir'],
  ],
  vi: [
    ...['ba', 'một nghìn chín trăm chín mươi chín', 'hai nghìn không trăm hai mươi tư', 'thứ hai mươi mốt', 'thứ ba'],
    ...['hai phẩy năm', 'một nghìn', 'bảy giờ rưỡi', 'hai mươi tư bảy', 'một trăm phần trăm', 'năm mươi ơ-rô'],
    ...['năm đô', 'ba bảng chín mươi chín', 'ngày hai mươi lăm tháng mười hai năm hai nghìn không trăm hai mươi tư'],
    ...['tiến sĩ Luna', 'so u ét a', 'a đi-chây', 'so o em giê', 'example chấm com', 'me a-còng site chấm org'],
    ...['hát-tắc love', 'anna', 'a và b', 'một cộng một'],
  ],
  id: [
    ...[
      'tiga',
      'seribu sembilan ratus sembilan puluh sembilan',
      'dua ribu dua puluh empat',
      'kedua puluh satu',
      'ketiga',
    ],
    ...['dua koma lima', 'seribu', 'tujuh tiga puluh', 'dua puluh empat tujuh', 'seratus persen', 'lima puluh euro'],
    ...['lima dolar', 'tiga pound sembilan puluh sembilan', 'dua puluh lima Desember dua ribu dua puluh empat'],
    ...['dokter Luna', 'so u es a', 'a dije', 'so o em ge', 'example titik com', 'me et site titik org', 'tagar love'],
    ...['anna', 'a dan b', 'satu tambah satu'],
  ],
  ja: [
    ...[
      'さん',
      'せんきゅうひゃくきゅうじゅうきゅう',
      'にせんにじゅうよん',
      'にじゅういちばん',
      'さんばん',
      'にてんご',
      'せん',
    ],
    ...[
      'しちじはん',
      'にじゅうよん なな',
      'ひゃくパーセント',
      'ごじゅうユーロ',
      'ごドル',
      'さんてんきゅうきゅうポンド',
    ],
    ...['にせんにじゅうよねんじゅうにがつにじゅうごにち', 'ドクター Luna', 'so ユー エス エー', 'a ディー ジェー'],
    ...[
      'so オー エム ジー',
      'example ドット com',
      'me アット site ドット org',
      'ハッシュタグ love',
      'anna',
      'a アンド b',
    ],
    'いち プラス いち',
  ],
  ko: [
    ...[
      '삼',
      '천구백구십구',
      '이천이십사',
      '스물한 번째',
      '세 번째',
      '이점오',
      '천',
      '일곱 시 반',
      '이십사 칠',
      '백 퍼센트',
    ],
    ...['오십 유로', '오 달러', '삼점구구 파운드', '이천이십사년 십이월 이십오일', '닥터 Luna', 'so 유 에스 에이'],
    ...['a 디 제이', 'so 오 엠 지', 'example 닷 com', 'me 골뱅이 site 닷 org', '해시태그 love', 'anna', 'a 앤드 b'],
    '일 플러스 일',
  ],
  zh: [
    ...[
      '三',
      '一九九九',
      '二零二四',
      '第二十一',
      '第三',
      '二点五',
      '一千',
      '七点半',
      '二十四 七',
      '百分之一百',
      '五十欧元',
    ],
    ...['五美元', '三点九九英镑', '二零二四年十二月二十五日', 'doctor Luna', 'so U S A', 'a D J', 'so O M G'],
    ...['example 点 com', 'me 艾特 site 点 org', 'love', 'anna', 'a 和 b', '一 加 一'],
  ],
}

describe.each(LANGUAGES)('what is written short in %s', (language) => {
  it.each(TOKENS.map((token, index) => [token, HEARD[language][index]] as const))(
    '%s is sung as %s',
    (token, heard) => {
      expect(sung(token, language)).toBe(heard)
    },
  )

  it('lights up as it is written', () => {
    for (const token of TOKENS) {
      const written = wordsOf(token, language).map(({ text }) => text)
      expect(written.join(' ')).toBe(token)
    }
  })
})

/** What people of one language write that others do not, or read otherwise. */
const OWN: readonly [Language, string, string][] = [
  ['en', 'back in the 80s and the ’90s', 'back in the eighties and the nineties'],
  ['en', 'the 1980s girl', 'the nineteen eighties girl'],
  ['en', '7pm, 7:15 am, 7:05', 'seven pee em seven fifteen ay em seven oh five'],
  ['en', 'December 25 and the 3rd of May', 'December twenty-fifth and the third of May'],
  ['en', 'St. John lives on Main St.', 'Saint John lives on Main Street'],
  ['en', '1905, 2000, 2005', 'nineteen oh-five two thousand two thousand five'],
  [
    'en',
    '$1, $0.99, $5K, $2 million, $2 million dollars',
    'one dollar ninety-nine cents five thousand dollars two million dollars two million dollars',
  ],
  ['en', '1,2,3,4 and 5-6-7-8', 'one two three four and five-six-seven-eight'],
  ['en', '867-5309 for agent 007', 'eight six seven five three oh nine for agent oh oh seven'],
  ['en', 'MP3 4ever, -5 and ½', 'em pee three four ever minus five and half'],
  ['en', 'R&B from the U.S.A.', 'ar and bee from the you ess ay'],
  ['es', '1 noche, 21 días, 200 veces', 'una noche veintiún días doscientas veces'],
  ['es', 'el 1er amor, la 2ª vez, 1 de mayo', 'el primer amor la segunda vez primero de mayo'],
  ['es', '1.500,50 €', 'mil quinientos euros con cincuenta'],
  ['pt', '2 noites, 1 dia, R$ 20, às 7h30', 'duas noites um dia vinte reais às sete e meia'],
  ['pt', 'vc e eu', 'você e eu'],
  ['fr', '1 fois, 1 jour, 21 nuits, 7h30', 'une fois un jour vingt-et-une nuits sept heures trente'],
  ['fr', 'le 1er mai, la 1re fois', 'le premier mai la première fois'],
  ['de', 'am 3. Mai, der 3. Mai, 3. Mai', 'am dritten Mai der dritte Mai dritter Mai'],
  ['de', 'zum 3. Mal um 19.30 Uhr', 'zum dritten Mal um neunzehn Uhr dreißig'],
  ['de', 'die 80er, 5x, 1 Nacht und 1 Tag', 'die achtziger fünfmal eine Nacht und ein Tag'],
  ['de', 'Ich war Nr. 1. Du warst 3.', 'Ich war Nummer eins Du warst drei'],
  ['it', '1 volta, 1 giorno, la 2ª, il 1° maggio', 'una volta un giorno la seconda il primo maggio'],
  ['nl', 'de 1e keer, de 20ste, 3 mei', 'de eerste keer de twintigste drie mei'],
  ['pl', '2 noce i 2 dni', 'dwie noce i dwa dni'],
  [
    'pl',
    'w 1999 roku, 3 maja, lata 90.',
    'w tysiąc dziewięćset dziewięćdziesiątym dziewiątym roku trzeciego maja lata dziewięćdziesiąte',
  ],
  ['pl', '2 zł, 5 zł, 22 zł', 'dwa złote pięć złotych dwadzieścia dwa złote'],
  ['tr', "1999'da, 3. gün, 3'üncü, %50", 'bin dokuz yüz doksan dokuzda üçüncü gün üçüncü yüzde elli'],
  ['vi', 'thứ 4, tháng 4, 500đ', 'thứ tư tháng tư năm trăm đồng'],
  ['id', 'kupu2 yg ke-3', 'kupu-kupu yang ketiga'],
  ['ja', '3つの願い', 'みっつの願い'],
  ['ja', '2人 4月20日 7時 10分 3本 100回 20歳', 'ふたり しがつはつか しちじ じゅっぷん さんぼん ひゃっかい はたち'],
  ['ja', '１９９９年', 'せんきゅうひゃくきゅうじゅうきゅうねん'],
  ['ko', '3시에 20살 6월 10월 1번째 24시간 2024년', '세 시에 스무 살 유월 시월 첫 번째 스물네 시간 이천이십사년'],
  ['zh', '2024年的雨，2个人，第3次，50%', '二零二四年的雨 两个人 第三次 百分之五十'],
  ['zh', '７：30', '七点半'],
  ['en', '10-20-30, 5/6/99', 'ten-twenty-thirty May sixth nineteen ninety-nine'],
  ['zh', '1999朵玫瑰', '一千九百九十九朵玫瑰'],
]

describe('what one language writes its own way', () => {
  it.each(OWN)('%s: %s', (language, line, heard) => {
    expect(sung(line, language)).toBe(heard)
  })
})

describe('capitals', () => {
  it('are words where somebody shouts, and where they can be read as one', () => {
    for (const line of [
      'I WANT YOU BACK',
      'WE WILL NEVER STOP',
      'LA LA LA',
      'we sing LA LA LA tonight',
      'I said NO',
      'NASA and YOLO',
      'HMM SHH PSST',
    ]) {
      expect(sung(line, 'en')).toBe(line)
    }
    expect(sung('KTO TO WIE', 'pl')).toBe('KTO TO WIE')
    expect(sung('EU TE AMO', 'pt')).toBe('EU TE AMO')
    expect(sung('AI ĐÓ', 'vi')).toBe('AI ĐÓ')
  })

  it('are spelled where nobody could read them, shouted or not', () => {
    expect(sung('the NBA, the FBI and two DJs', 'en')).toBe('the en bee ay the eff bee eye and two dee jays')
    expect(sung('LOVE IN THE USA ON TV', 'en')).toBe('LOVE IN THE you ess ay ON tee vee')
    expect(sung('我爱NBA', 'zh')).toBe('我爱N B A')
  })
})

describe('what is sung as it is written', () => {
  it.each([
    ['en', "Don't stop — sing along... 'cause I'm lovin' it!"],
    ['en', 'It is what it is. No. Never, nobody'],
    ['de', 'Am Abend sing ich, bis du kommst'],
    ['fr', 'L’amour est là, petite fille : aujourd’hui'],
    ['vi', 'Người yêu ơi, em ở nơi đâu?'],
    ['ja', '春が来るまで君の声を聞いていたい'],
  ] as const)('%s: %s', (language, line) => {
    expect(otherwiseIn(line, language)).toEqual([])
    expect(wordsOf(line, language).every(({ text, said }) => text === said)).toBe(true)
  })

  it('emojis, dashes and dots are nothing', () => {
    expect(wordsOf('😀❤️ — ... 1️⃣', 'en')).toEqual([])
  })
})
