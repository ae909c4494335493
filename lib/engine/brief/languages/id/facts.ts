import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer: "buat nenek siti yang suka berkebun, aku
 * lupa ulang tahunnya" gives "Kau suka berkebun" and "Aku lupa ulang tahunmu". What speaks of the song itself is left out.
 */
export function factsIn(description: string, named: Hearer | null, names: readonly string[]): Fact[] {
  const hearer = isOnlyMentioned(description, named, names) ? null : named
  const who = ownWords(hearer, names, description)
  const facts: Fact[] = []
  // What "aku sama ayah" lived through, both did.
  const isShared =
    hearer !== null &&
    who !== '' &&
    new RegExp(
      `(?<!\\p{L})(?:aku|saya|kami)(?!\\p{L})[^.!?]*(?<!\\p{L})(?:sama|bareng|bersama|dengan) (?:si )?(?:${who})|^(?=.*(?:kenangan|masa kecil|nostalgia))(?!.*(?<!\\p{L})(?:dia|ia|beliau)(?!\\p{L})).*(?<!\\p{L})(?:sama|bareng|bersama|dengan) (?:si )?(?:${who})`,
      'isu',
    ).test(written(description))
  const spoken: Before = hearer ? (isShared ? 'Kita' : you(hearer)) : null
  let before: Before = spoken
  const isLesson = (hearer === null || hearer.kind === 'group' || hearer.kind === 'child') && TAUGHT.test(description)
  const pieces = piecesOf(defined(written(description)), who)
  const steps = isLesson
    ? stepsIn(pieces.reduce<string[]>(withJoint, [])).map((text): Piece => ({ text, joint: null }))
    : pieces
  let isTold = false
  for (const { text, joint } of steps) {
    const fact = factOf(text, hearer, who, before)
    if (fact) facts.push(isTold && joint ? { ...fact, joined: joint } : fact)
    isTold = fact !== null
    before =
      fact?.of === 'me'
        ? isShared
          ? 'Kita'
          : /^Kita/u.test(fact.text)
            ? 'Kita'
            : /^Kami/u.test(fact.text)
              ? 'Kami'
              : 'Aku'
        : hearer
          ? fact?.of === 'they' && spoken === 'Kalian' && / (?:dan|and) /u.test(hearer.name ?? '')
            ? 'they'
            : spoken
          : fact?.of === 'they'
            ? null
            : before
  }
  return facts
    .map((one) => ({ ...one, text: sung(one.text, isShared ? who : '') }))
    .map((one) => (one.joined ? { ...one, joined: `${capital(one.joined)} ${lowered(one.text, names)}` } : one))
    .map((one) => (isLesson ? asStep(one) : one))
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ text, of }) => text.split(' ').length <= LONGEST && (of === 'thing' || text.split(' ').length > 1))
    .slice(0, MOST)
}

const TIME =
  '(?:tiap|setiap) (?:pagi|siang|sore|malam|hari|subuh|minggu|bulan|tahun|lebaran)|dulu|waktu kecil|sekarang|kadang'

/** "Tiap pagi kau menyiram anggrek", "kau mengajariku"; what both did is not done with somebody besides. */
const sung = (text: string, who: string) =>
  (who
    ? text.replace(
        new RegExp(`^(Kita .*?) (?:sama|bareng|bersama|dengan) (?:kamu|(?:${who})(?: (?:${who}))*)`, 'iu'),
        '$1',
      )
    : text
  )
    .replace(
      /^(Kau|Kalian|Aku|Kami|Kita) (?=(?:tiap|setiap|kalau|waktu|saat) .*(?<!\p{L})\1(?!\p{L}) )(\p{L})/iu,
      (_, __, letter: string) => letter.toUpperCase(),
    )
    .replace(
      /^(Kau|Kalian|Aku|Kami|Kita) ((?:kalau|waktu|saat|ketika|setiap kali|tiap kali) .+?),? (malah|langsung|selalu|pasti|tetap|suka|justru|baru) (?=\p{L})/iu,
      (_, subject: string, when: string, how: string) =>
        `${when.charAt(0).toUpperCase()}${when.slice(1)} ${subject.toLowerCase()} ${how} `,
    )
    .replace(
      /^(Kau|Kalian|Aku|Kami|Kita) (kalau|waktu|saat|ketika|setiap kali|tiap kali) /iu,
      (_, subject: string, when: string) => `${when.charAt(0).toUpperCase()}${when.slice(1)} ${subject.toLowerCase()} `,
    )
    .replace(
      new RegExp(`^(Kau|Kalian|Aku|Kami|Kita) (${TIME}) (?=\\p{L}+ \\p{L}|\\p{L}{5,})`, 'iu'),
      (_, subject: string, time: string) =>
        `${time.charAt(0).toUpperCase()}${time.slice(1).toLowerCase()} ${subject.toLowerCase()} `,
    )
    .replace(
      /(?<!\p{L})(mengajari|menemani|mengantar|menjemput|membantu|menjaga|merawat|menyuapi|memasakkan|membelikan|membuatkan|membawakan|memeluk|menggendong|membangunkan|menunggu|mendengarkan|menyayangi|mencintai|meninggalkan|menolong) aku(?! (?:yang|sama|dan)(?!\p{L}))(?!\p{L})/giu,
      '$1ku',
    )

/** "Kunci motor hilang, kuncinya ada di saku": it is no one's, and is marked, so that it stays as it is. */
const defined = (text: string) =>
  text.replace(/(?<!\p{L})([\p{L}-]{3,})nya(?!\p{L})/giu, (word, noun: string, at: number) =>
    !OF_SOMEBODY.test(noun) && new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'iu').test(text.slice(0, at))
      ? `${noun}${MARK}nya`
      : word,
  )
const OF_SOMEBODY =
  /^(?:ibu|bapak|ayah|mama|papa|anak|istri|suami|cucu|kakak|adik|nenek|kakek|teman|ulang tahun|tahun|nama|suara|muka|wajah|tangan|mata|rambut|senyum|tawa|masakan|cerita|hati|hidup|ha|ta|pu|ka|rasa|akhir|sebenar|semua)$/iu
const MARK = '\uE000'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()

/** As it stands within a line, unless a name begins it. */
const lowered = (text: string, names: readonly string[]) => {
  const first = text.split(' ')[0]?.toLowerCase() ?? ''
  const isName = /^(?:bu|pak|mas|mbak|kak|bang|teh|mang|om|tante)$/u.test(first)
  return isName || names.some((name) => name.toLowerCase().split(' ').includes(first))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
type Before = 'they' | 'Kau' | 'Kalian' | 'Aku' | 'Kami' | 'Kita' | null

/** In words. */
const LONGEST = 24
const MOST = 10

const you = (hearer: Hearer) => (hearer.kind === 'group' || / (?:dan|and) /u.test(hearer.name ?? '') ? 'Kalian' : 'Kau')

/** How people shorten words when they type, and how they are sung. */
const SHORT: Readonly<Record<string, string>> = {
  ...{
    yg: 'yang',
    dgn: 'dengan',
    utk: 'untuk',
    untk: 'untuk',
    bwt: 'buat',
    dr: 'dari',
    krn: 'karena',
    karna: 'karena',
  },
  ...{
    klo: 'kalau',
    kalo: 'kalau',
    kl: 'kalau',
    tdk: 'tak',
    gak: 'tak',
    ga: 'tak',
    gk: 'tak',
    nggak: 'tak',
    ngga: 'tak',
  },
  ...{ enggak: 'tak', g: 'tak', tidak: 'tak', udah: 'sudah', udh: 'sudah', sdh: 'sudah', dah: 'sudah', blm: 'belum' },
  ...{ bgt: 'sekali', banget: 'sekali', jg: 'juga', lg: 'lagi', sm: 'sama', org: 'orang', bs: 'bisa', hrs: 'harus' },
  ...{
    aja: 'saja',
    aj: 'saja',
    doang: 'saja',
    gue: 'aku',
    gw: 'aku',
    gua: 'aku',
    saya: 'aku',
    sy: 'aku',
    ak: 'aku',
    aq: 'aku',
  },
  ...{
    tiap2: 'tiap',
    hr: 'hari',
    tp: 'tapi',
    tapi: 'tapi',
    dia2: 'dia',
    ortu: 'orang tua',
    trs: 'terus',
    bareng: 'bersama',
  },
  ...{
    ngga2: 'tak',
    tuh: 'itu',
    nih: 'ini',
    cuman: 'cuma',
    sampe: 'sampai',
    pake: 'pakai',
    liat: 'lihat',
    kek: 'kayak',
    gede: 'besar',
    ngajarin: 'mengajari',
    ngajar: 'mengajar',
    pengen: 'ingin',
    pingin: 'ingin',
    nyimpen: 'menyimpan',
    inget: 'ingat',
    tau: 'tahu',
    bikin: 'membuat',
    benerin: 'membetulkan',
    emang: 'memang',
    makasih: 'terima kasih',
    kyk: 'kayak',
    bener: 'benar',
    temen: 'teman',
    temenan: 'berteman',
    nunggu: 'menunggu',
    ngasih: 'memberi',
    nyari: 'mencari',
    numpahin: 'menumpahkan',
    nemenin: 'menemani',
    nganterin: 'mengantar',
    ngomong: 'bicara',
    capek: 'lelah',
    cape: 'lelah',
    ngelawak: 'melawak',
    rame: 'ramai',
    dapet: 'dapat',
    seneng: 'senang',
    deket: 'dekat',
    pinter: 'pintar',
    males: 'malas',
    denger: 'dengar',
    kerjaannya: 'kerjanya',
    gimana: 'bagaimana',
    kenapa: 'mengapa',
    entar: 'nanti',
    kmrn: 'kemarin',
    skrg: 'sekarang',
    sekrang: 'sekarang',
    selesaiin: 'selesaikan',
    nyiram: 'menyiram',
    nyapu: 'menyapu',
    nyuci: 'mencuci',
    ngajak: 'mengajak',
    dengerin: 'mendengarkan',
    bawain: 'membawakan',
    beliin: 'membelikan',
    masakin: 'memasakkan',
    bantuin: 'membantu',
    jagain: 'menjaga',
    nungguin: 'menunggu',
    anterin: 'mengantar',
    ajarin: 'mengajari',
    jemputin: 'menjemput',
    pedes: 'pedas',
    ama: 'sama',
    dateng: 'datang',
    pinjemin: 'meminjamkan',
    pinjamin: 'meminjamkan',
    ngedengerin: 'mendengarkan',
    mulu: 'terus',
    pinjem: 'pinjam',
    minjem: 'meminjam',
    diem: 'diam',
    ilang: 'hilang',
    ngingetin: 'mengingatkan',
    ngadepin: 'menghadapi',
    nyiapin: 'menyiapkan',
    bayarin: 'membayari',
    nyisirin: 'menyisiri',
    nganter: 'mengantar',
    manggil: 'memanggil',
    minjemin: 'meminjamkan',
    mamerin: 'memamerkan',
    narik: 'menarik',
    nyobain: 'mencoba',
    nyoba: 'mencoba',
    nyetrika: 'menyetrika',
    dimarahin: 'dimarahi',
    ngobrol: 'mengobrol',
    nangis: 'menangis',
    keujanan: 'kehujanan',
    ujan: 'hujan',
    ngeluh: 'mengeluh',
    kenceng: 'kencang',
    bentak: 'membentak',
    mba: 'mbak',
    nyerah: 'menyerah',
    gendong: 'menggendong',
    nabung: 'menabung',
    nyimpan: 'menyimpan',
  },
}

const written = (text: string) =>
  text
    .replace(VOICE, ', ')
    .replace(
      /(?<!\p{L})(maaf(?:kan|in)?(?: ya)?(?: \p{L}+){0,2}?),? (?=(?:aku|saya|gue|gw) (?:lupa|sudah|udah|pernah|tak|tidak|gak|ga|nggak|ngga|belum|telat|salah|bohong|pernah|jarang|lagi|cuma|gagal|sering|selalu|kemarin|bentak|marah|ninggal\p{L}*)(?!\p{L}))/giu,
      '$1, ',
    )
    .replace(
      /(?:^|(?<=[.!?]\s*))(?:tolong )?(?:ceritain|ceritakan|cerita(?: tentang| soal)?)(?: tentang| soal)? (?:waktu |saat |pas |ketika )?/giu,
      '',
    )
    .replace(/(?<=\p{L}) nya(?!\p{L})/gu, 'nya')
    .replace(/(?<!\p{L})dulu nemu (?=di )/giu, 'dulu ditemukan ')
    .replace(
      /(?<!\p{L})(ibu|ayah|bapak|mama|papa|nenek|kakek|adik|kakak|anak|istri|suami|rumah|hati|hidup) (?:saya|aku|gue|gw)(?= (?:di|ke|yang|waktu|sampai|dengan|$))/giu,
      '$1ku',
    )
    .replace(/^(?:curhat(?:an)?|keluhan)(?: (?:soal|tentang))? /iu, '')
    .replace(
      /(?<!\p{L})((?:tiap|setiap) \p{L}+|selalu|suka|sering|pernah|masih|dia) (?:bikinin|buatin|bikinkan)(?!\p{L})/giu,
      '$1 membuatkan',
    )
    .replace(/(?<!\p{L})(\p{Ll}+)2(nya|an|ku|)(?![\p{L}\d])/gu, '$1-$1$2')
    .replace(/(?<!\p{L})(?!bikin sendiri)\p{Ll}+(?!\p{L})/gu, (word) =>
      Object.hasOwn(SHORT, word) ? (SHORT[word] ?? word) : word,
    )

const VOICE =
  /(?<!\p{L})(?:dengan |pakai |pake |yang )?(?:suara|vokal|penyanyi|dinyanyikan|nyanyi)(?:nya)?(?: oleh| sama)? (?:cewek|cewe|cowok|cowo|perempuan|laki-laki|pria|wanita|lelaki)(?!\p{L})/giu

/** Towns and countries as people type them. */
export const CITIES =
  'jakarta|bandung|surabaya|yogyakarta|yogya|jogja|semarang|medan|makassar|palembang|denpasar|bali|malang|bogor|depok|tangerang|bekasi|solo|padang|pontianak|balikpapan|samarinda|banjarmasin|manado|ambon|jayapura|kupang|lombok|batam|pekanbaru|jambi|lampung|aceh|cirebon|purwokerto|magelang|garut|tasikmalaya|sukabumi|papua|kalimantan|sulawesi|sumatra|madura|flores|bromo|ubud|malaysia|singapura|hongkong|taiwan|tokyo|jepang|korea|arab saudi|belanda|jerman|inggris|amerika|australia|indonesia'

/** A pattern for whoever hears the song: what they are, then what they are called. */
function ownWords(hearer: Hearer | null, names: readonly string[], description: string): string {
  const heard = hearer?.name ? names.filter((name) => ` ${hearer.name} `.includes(` ${name} `)) : []
  // "Burung beo punya kakek namanya Koko" is no grandfather.
  const isOwner = new RegExp(`(?<!\\p{L})punya ${escaped(hearer?.kin ?? '')}(?!\\p{L})`, 'iu').test(description)
  const kin =
    hearer?.kin && !(isOwner && hearer.name)
      ? [escaped(written(hearer.kin)), escaped(hearer.kin.replace(/ku$| \p{L}+$/u, ''))]
      : []
  const title = /^(Bu|Pak|Mbak|Mas|Kak|Bang|Mbah|Om|Tante) /u.exec(hearer?.name ?? '')?.[1]
  const spoken = title && hearer?.kind !== 'group' ? (TITLED[title] ?? [title.toLowerCase()]) : []
  return [...kin, ...heard.map(escaped), ...spoken].sort((a, b) => b.length - a.length).join('|')
}

/** "Dia nikah sama sahabatku", "salah kirim chat ke pacar": the song is for nobody who is spoken of so. */
function isOnlyMentioned(description: string, hearer: Hearer | null, names: readonly string[]): boolean {
  const who = ownWords(hearer, names, description)
  if (who === '') return false
  const first = new RegExp(`^.*?(?<!\\p{L})(?=(?:${who})(?!\\p{L}))`, 'isu').exec(written(description))?.[0] ?? ''
  return /(?:(?:nikah|menikah|selingkuh|pacaran|jadian|kabur|direbut|tunangan) (?:sama|dengan|oleh)|irim(?: \p{L}+)? ke|di grup|ke grup)\s*$/iu.test(
    first,
  )
}

/** What whoever has a title is called later on. */
const TITLED: Readonly<Record<string, readonly string[]>> = { Bu: ['ibu', 'bu'], Pak: ['bapak', 'pak'] }

/** How sentences without a subject begin. */
const VERB =
  '(?:suka|malah|sempat|lahir|pindah(?! rumah$)|jarang|ketemu|kabur|hilang|selalu|sering|pernah|tak|bukan|bisa|mau|ingin|pengen|punya|tidur|makan|minum|pergi|datang|kerja|masak|jago|rajin|takut|benci|sayang|cinta|lupa|ingat|inget|tahu|tau|jual|sudah|masih|baru|jadi|pakai|nonton|main|bikin|buat(?= (?:kue|aku|sambal))|bangun|pulang|hidup|tinggal|lari|duduk|naik|bawa|kasih|beri|ajar|tanam|jaga|cari|tunggu|jatuh|gagal|kalah|menang|hobi|hobinya|paling|cuma|hanya|diam|marah|galak|sabar|pelit|tiap|setiap|dulu(?= )|kalau|waktu|lagi|akan|harus|jarang|kadang|diam-diam|hampir|sekarang|tetap|terus|juga|baik|lucu|cerewet|pintar|malas|pemalu|gendut|doyan|gemar|hafal|butuh|percaya|yakin|rela|berani|nekat|buka|tutup|cuci|jemput|antar|ketawa|tertawa|nangis|nyanyi|nge\\p{L}+|ng[aeiou]\\p{L}+|ny[aeiou]\\p{L}+|me(?!rtua|reka|mang)[lmnrw]\\p{L}+|mem\\p{L}+|ber\\p{L}{3,}|ter(?!us)\\p{L}{3,}|di(?!a\\b|\\b)\\p{L}{4,}|ke\\p{L}{3,}an|nem\\p{L}+|nung\\p{L}+|nol\\p{L}+|nem\\p{L}+|nanam|nulis|baca|curi|colong|gigit|cakar|bersiul|siul-siul|siulan|utbk|bakar|bobo|ngorok|nyolong|benerin|betulin|jahit|pijat|tolong(?= )|bantu|dukung|gonggong|panggil|telepon|traktir|bayar|gendong|peluk|cium|urus|rawat|besarin|lulus|kuliah|sekolah|latihan|dansa|joget|mancing|jalan|keliling|mudik|rantau|janji|bohong|ninggal\\p{L}+|mandi|sholat|salat|doa|puasa|sok|salah|sedang|biasanya|memang|nelp\\p{L}*|nelepon\\p{L}*|bilang|belajar|berpulang|niru|meniru|ngejar|bales|balas|akhirnya|cerita(?= (?:ke|sama|soal|kalau) )|malah|langsung|tiba-tiba|pura-pura|lagi-lagi|ikut|jualan|dagang|nggak|ogah|kuat|setia|ramah|ambil|simpan|kirim|lihat|dengar|teriak|tanya|minta|beli|pinjam|rela|kasih|titip|nitip|numpang|nawar\\p{L}*|nonton|nanya|narik|naruh|nabrak|nangkap|nendang|manggil|minjem|minjam|mijit|mukul|motong|makai|masang|mesen|mesan|milih|mulai|muter|maksa|pasang|pilih|potong|pegang|angkat|bakar|goreng|rebus|jemur|lempar|dorong|telat|pamit|merantau|adalah|\\p{L}{3,}(?<!ma|sen|lil|lic|rut|disipl|vaks|prote|jam|kelam|margar|cat|kant|kev|melv|ud|er|mart|rob|robb|al|nurd|mes|makan|kemar|mak|bat|ang|adm|asl|barten|cerm|ding|diss|kaw|kwint|latih|mandar|misk|mungk|ngert|pengant|pingu|poli|put|rad|rapid|sat|stamp|term|vitam|yak|iz|ka|as|la|ma|da)in(?!\\p{L}))'

/** At punctuation and at small words behind which another sentence begins. */
function piecesOf(description: string, who: string): Piece[] {
  const own = who ? `|(?:${who})` : ''
  const start = `(?=(?:aku|kami|kita|dia|ia|beliau|mereka|ku\\p{L}{4,}|\\p{L}+\uE000?nya${own}|${VERB})(?!\\p{L}))`
  const said = description.replace(new RegExp(`(?<!\\p{L})((?:${who || '(?!)'})(?: itu)?) yang `, 'giu'), '$1, ')
  const ends = new RegExp(
    `[.,;:!?\\n()"“”]+|\\s[-–—]\\s|(?<!cuma|hanya|bukan)\\s(?:karena|soalnya|gara-gara|sebab|tapi(?!\\s\\p{L}+(?:\\s(?:hati|hatinya|sekali|juga))?\\s*(?:[,.;!]|$))|padahal|(?<!tahun |minggu |bulan |hari )lalu|sambil(?=\\s(?:aku|dia))|walaupun|meskipun|walau|meski|namun)\\s|\\s(?:dan|terus|trus|serta|sama(?!\\s(?:${who || '(?!)'})|\\s\\p{L}+nya|\\s(?:dia|aku|kamu|beliau|mereka|kami)(?!\\p{L})))(?: yang)?\\s${start}|\\syang\\s(?=(?:${who ? `${VERB}|` : ''}selalu|sering|suka|tak|udah|sudah|pernah|jago|hobi|masih|baru)\\s)`,
    'giu',
  )
  const pieces: Piece[] = []
  let at = 0
  let end = ''
  for (const { 0: found, index } of [...said.matchAll(ends), { 0: '', index: said.length }]) {
    const sofar = said.slice(at, index)
    if (/^\syang\s$/iu.test(found) && (sofar.trim() === '' || !isRelative(sofar))) continue
    const [, first = '', text = ''] =
      /^(?:(dan|yang|tapi|karena|terus|soalnya|padahal|oh ya|btw)\s+)?(.*)$/isu.exec(said.slice(at, index).trim()) ?? []
    const joint = JOINT.exec(`${end.trim()} ${first}`.trim())?.[1] ?? null
    const relative = who === '' && /^yang$/iu.test(first) && /[.,;!?\n]/u.test(end) ? `${first} ` : ''
    const before = pieces.at(-1)
    if (before && joint === 'dan' && /^di\p{L}{4,}$/iu.test(text))
      pieces[pieces.length - 1] = { ...before, text: `${before.text} dan ${text}` }
    else if (text) pieces.push({ text: `${relative}${text}`, joint: /[.!?\n]/u.test(end) ? null : joint })
    at = index + found.length
    end = found
  }
  return pieces
}

/** "Buat perawat di RSUD yang menjaga bapak" goes on of whoever it is for, "mau sama cowok yang suka touring" does not. */
const isRelative = (before: string) =>
  sungOf(before) ||
  (!/^\s*(?:dan )?(?:(?:bu|pak|mas|mbak|kak|bang) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\s*$/u.test(before) &&
    !new RegExp(`(?<!\\p{L})(?:aku|kami|kita|dia|kamu|kau|${VERB})(?!\\p{L})`, 'iu').test(
      before.replace(/(?:terima ?kasih|makasih|mengenang|menyemangati|merindukan)/giu, ''),
    ))

/** Of a sentence, with what joins it to the one before: "tapi". */
type Piece = { readonly text: string; readonly joint: string | null }

const JOINT =
  /^(?:[,;] ?)?(karena|soalnya|gara-gara|sebab|tapi|padahal|lalu|sambil|walaupun|meskipun|walau|meski|namun|dan|terus)$/iu

const SONG =
  /(?<!\p{L})(?:yel|lagu|lagunya|nyanyian|musik|musiknya|lirik|liriknya|nada|irama|vokal|tempo|bpm|genre|beat|rap|pop|rock|jazz|dangdut|koplo|akustik|lo-?fi|edm|instrumental|jingle|himne|mars|nina bobo|pengantar tidur|suara (?:cewek|cowok|perempuan|pria|wanita|laki|cowo|cewe)\p{L}*|bikin(?:in|kan)|buat(?:kan|in)|tolong|tuliskan|ciptakan|versi|durasi|(?<=^(?:sekitar |kira-kira )?[\d,.-]+ ?)menit|berdurasi|bahasa|(?<=^|lagu |musik |pop |rock |(?<!\p{L})ya |dong )tanpa(?! (?:gula|susu|es|sambal|helm|sepatu|sandal|payung|pernah|lelah|mengeluh|pamit|pengawet|pewarna|msg|bahan|libur|antre|ribet))|tentang|mengenai|judul|judulnya|nuansa|suasana|gaya|style|kado|hadiah)(?!\p{L})/iu
/** How a song is asked for: "jangan sedih banget", "minta yang lucu". */
const ASKING =
  /^(?:(?:sayang|yang|ma|pa|bu|pak|beb|nak|\p{L}+ku)?[ ,]*(?:maaf|maafin|maafkan)(?: (?:aku|ya|banget|sekali|sayang|dong|kalau))*$|(?:aku |saya |gue )?(?:mau|pengen|ingin) (?:minta maaf|ngucapin|mengucapkan|bilang (?:maaf|terima kasih|makasih))|(?:tolong )?(?:bikin|buat|membuat)(?:in|kan)? (?:yang |agak |jadi )?(?:lucu|sedih|haru|ceria|kocak|semangat|santai)|jangan (?:terlalu |sampai |ada )?(?:sedih|cengeng|lebay|cepat|lambat|pakai|sebut)|minta(?: yang| dibuat|$)|yang (?:haru|lucu|ceria|sedih|semangat|rame|ramai|santai)|biar (?:haru|lucu|ceria|semangat))(?!\p{L})/iu
const sungOf = (piece: string) =>
  SONG.test(
    piece
      .replace(/(?<!\p{L})((?:ber)?cerita|kisah|dongeng|buku|film) (?:tentang|soal|mengenai)(?!\p{L})/giu, '$1')
      .replace(
        /(?<!\p{L})(?:nyanyi|menyanyi|bernyanyi|menyanyikan|nyanyiin|mendengarkan|dengar|dengerin|memutar|putar|muter|nyetel|bersenandung|konser|karaoke|hafal|joget) (?:(?:lagu|musik)(?!\p{L})(?: (?:dangdut|koplo|pop|rock|jazz)(?!\p{L}))?|(?:dangdut|koplo|rock|jazz)(?!\p{L}))/giu,
        'nyanyi',
      )
      .replace(
        /(?<!\p{L})(?:mem)?(?:buat|bikin)(?:in|kan)? (?=(?:aku|kue|kamu|dia|teh|kopi|sarapan|bekal|makan)(?!\p{L}))/giu,
        '',
      ),
  )
const NAMING = /^(?:namanya|bernama|nama|nama \p{L}+nya)(?!\p{L})/iu
const METADATA =
  /^(?:hari (?:ayah|ibu|guru)$|(?:mau|akan|bakal) (?:menikah|nikah|kawin)(?: (?:sama|dengan|tanggal|bulan|minggu|hari|besok).*)?$|(?:sakit )?(?:serangan jantung|kanker|stroke|kecelakaan|covid)$|mati (?:bulan|tahun|tanggal|hari) |(?!\d+ tahun (?:kami|kita|aku|me?ng|meng|kerja|jadi|mengajar))(?:yang )?(?:ke-?)?\d|(?:umur|usia|umurnya|usianya|berumur|berusia)(?!\p{L})|(?:mau |akan |sudah |baru |hari ini |besok |lagi )*(?:ulang tahun|ultah|anniv\p{L}*|meninggal|wafat|mati|tiada|berpulang|tutup usia|pensiun|wisuda|lulus|menikah|nikah|pindah|lahir|resign)(?: (?:dunia|dari kantor|dari kerjaan|yang ke-?\d+|ke-?\d+|\d+ tahun|kemarin|besok|hari ini|minggu (?:ini|depan|lalu)|bulan (?:ini|depan|lalu)|tahun (?:ini|lalu)|dulu|(?:bulan|tahun|tanggal|hari) [\p{L}\d]+(?: \d+)?|dari sekolah|nanti|ke \d+|setelah .*))*$)/iu

const TAUGHT =
  /(?<!\p{L})(?:(?:gosok|sikat|menyikat|menggosok) gigi|(?:cuci|mencuci) tangan|buang sampah|menyeberang|belajar)(?!\p{L})/iu

/** "Angkat tangan dan jalan" is one step. */
const withJoint = (steps: string[], { text, joint }: Piece): string[] =>
  joint === 'dan' && steps.length > 0
    ? [...steps.slice(0, -1), `${steps.at(-1)} dan ${text}`]
    : [...steps, joint === 'lalu' ? `lalu ${text}` : text]

/** Single words of a list of steps stand with the next: "basahi, pakai sabun". */
function stepsIn(pieces: readonly string[]): readonly string[] {
  const steps: string[] = []
  let waiting = ''
  for (const piece of pieces) {
    if (!/^\p{L}{4,}(?:i|kan|as)$/iu.test(piece)) {
      steps.push(waiting ? `${waiting}, ${piece}` : piece)
      waiting = ''
    } else waiting = waiting ? `${waiting}, ${piece}` : piece
  }
  return waiting ? [...steps, waiting] : steps
}

/** "Kalian pakai odol", as it is told to children: "Pakai odol". */
const asStep = (one: Fact): Fact =>
  /^(?:Kalian|Kau) /u.test(one.text)
    ? {
        ...one,
        of: 'thing',
        text: one.text.replace(/^(?:Kalian|Kau) (\p{L})/u, (_, letter: string) => letter.toUpperCase()),
      }
    : /^Jangan /u.test(one.text)
      ? { ...one, of: 'thing' }
      : one

/** What children are to learn: "belajar gosok gigi dua kali sehari". */
const LESSON =
  /^.*(?<!\p{L})(?:belajar|cara|mengajari|mengajarkan|mengajar|ajari|mau|rajin|tentang|untuk|buat|supaya|agar|biar|soal) (?:anak(?:-anak)? )?((?:gosok|sikat|menyikat|menggosok|cuci|mencuci|buang|membuang|antre|mengantre|menabung|merapikan|membereskan|menyeberang) \p{L}+(?: [\p{L}\d-]+)*)$/iu
/** "Pensiun setelah 30 tahun kerja di kantor pos" */
const WORKED =
  /^(?:akan |mau |sudah |baru )?(?:pensiun|resign|pamit|pindah|berhenti)(?: \p{L}+){0,3}? (?:setelah|sesudah) (\d+ (?:tahun|bulan)) ((?:be)?kerja .+|mengajar .+|mengabdi .+|jadi .+|menjadi .+)$/iu
const EARLY =
  /^((?:jam \S+ )?(?:pagi|siang|sore|malam|subuh)(?:-\p{L}+| buta| hari)?) ((?:sudah|selalu|masih|suka|pergi|baru) .+)$/iu
const JOB =
  /^(?:(?:seorang )?(?:wali kelas|veteran|pensiunan|anak(?= (?:petani|nelayan|guru|sopir|tukang|kampung|desa|pertama|bungsu|sulung|tunggal|rantau))|ojol|pns|tkw|teman|rekan|guru|dosen|dokter|perawat|bidan|sopir|supir|satpam|tukang|penjahit|petani|nelayan|pedagang|penjual|montir|polisi|tentara|koki|kasir|ketua|kapten|pilot|masinis|pelaut)(?: [\p{L}\d]+){0,3})$/iu
/** "Makasih sudah menemaniku" */
const THANKED =
  '^(?:.* )?terima ?kasih(?: banyak| ya)?(?:,? (?:WHO))?(?: ya)? (?:karena )?(?:sudah |telah )(?:mau )?(.+?)(?: ya)?(?: (?:WHO))?$'

/** "Waktu aku kecil", "sekarang aku jadi perawat", "tiap subuh beliau sudah goreng tempe": who it is stands behind a time. */
const TIMED =
  /^((?:(?:tiap|setiap)(?: kali)?|kalau|waktu|saat|ketika|pas|sejak|semenjak|setelah|sesudah|sebelum|selama|sampai|sekarang|dulu|kemarin|tadi|akhirnya|besok|nanti|suatu|suatu|(?:hari|malam|pagi|sore|siang|tahun|minggu|bulan) (?:ini|itu|lalu|depan)|\d+ (?:tahun|bulan|hari)|malah|bahkan|untungnya|untung|ternyata|padahal|walaupun|meskipun|walau|meski|biarpun|supaya|biar|agar|seminggu|sebulan|setahun|terus|lalu|habis|kadang|kadang-kadang|biasanya|katanya|cuma|hanya|karena|begitu|pokoknya|baru)(?: (?!yang(?!\p{L}))(?!(?:aku|kami|kita|dia|ia|beliau|kamu|kau)(?!\p{L}))[\p{L}\d-]+){0,3}?) (aku|kami|kita|dia|ia|beliau|kamu|kau|mereka|WHO) (.+)$/iu

function saidOf(piece: string, hearer: Hearer | null, who: string): Fact | null | undefined {
  if (/^mau(?:kah)?(?: tak)? (?:kamu|kau) /iu.test(piece)) return fact('you', piece)
  const [, time = '', subject = '', rest = ''] =
    new RegExp(TIMED.source.replace('WHO', who || '(?!)'), 'iu').exec(piece) ?? []
  if (!time || sungOf(piece)) return undefined
  const isSinger = /^(?:aku|kami|kita)$/iu.test(subject)
  if (isSinger) return fact('me', told(piece, hearer, who))
  if (/^(?:kamu|kau)$/iu.test(subject)) return fact('you', piece)
  // One of two, and others, are told of as they were.
  if (!hearer || you(hearer) === 'Kalian' || /^mereka$/iu.test(subject)) return fact('they', piece)
  return fact('you', `${told(time, hearer, who)} kau ${told(rest, hearer, who)}`)
}

/** What one piece tells, and of whom; nothing where it is no sentence. */
function factOf(piece: string, hearer: Hearer | null, who: string, before: Before): Fact | null {
  if (ASKING.test(piece)) return null
  const lesson =
    hearer === null || hearer.kind === 'group' || hearer.kind === 'child' ? LESSON.exec(piece)?.[1] : undefined
  if (lesson !== undefined) return fact('thing', lesson)
  const said = saidOf(piece, hearer, who)
  if (said !== undefined) return said
  const worked = hearer ? WORKED.exec(piece) : null
  if (worked && hearer)
    return fact('you', `${you(hearer)} ${(worked[2] ?? '').replace(/^kerja /u, 'bekerja ')} ${worked[1]}`)
  const thanked = hearer ? new RegExp(THANKED.replaceAll('WHO', who || '(?!)'), 'iu').exec(piece)?.[1] : undefined
  if (thanked !== undefined && hearer) return fact('you', `${you(hearer)} ${told(thanked, hearer, who)}`)
  const job = hearer && hearer.kind !== 'group' ? JOB.exec(piece)?.[0] : undefined
  if (job !== undefined && hearer) return fact('you', `${you(hearer)} ${job}`)
  const early = hearer ? EARLY.exec(piece) : null
  if (early && hearer && !sungOf(piece))
    return fact('you', `${early[1]} ${you(hearer).toLowerCase()} ${told(early[2] ?? '', hearer, who)}`)
  if (hearer && /^\p{L}{3,} sekali$/iu.test(piece) && !/^(?:rindu|kangen|sayang|cinta|sedih|lucu)/iu.test(piece))
    return fact('you', `${you(hearer)} ${piece}`)
  const place = hearer ? /^\p{L}{3,}ku (di \p{L}+)$/iu.exec(piece)?.[1] : undefined
  if (place !== undefined && hearer) return fact('you', `${you(hearer)} ${CITY.test(place) ? 'jauh ' : ''}${place}`)
  // One of two is told of to both.
  const isOfOne =
    hearer !== null &&
    / (?:dan|and) /u.test(hearer.name ?? '') &&
    who !== '' &&
    !new RegExp(`(?:${who}) (?:dan|sama|&) (?:${who})`, 'iu').test(piece)
  if (
    isOfOne &&
    new RegExp(
      `^(?!(?:buat|untuk|utk|dari|selamat|pernikahan|nikahan) )(?:(?:${who}) (?=${VERB})|.* (?:${who})$)`,
      'iu',
    ).test(piece) &&
    !sungOf(piece) &&
    piece.split(' ').length > 2
  )
    return fact('they', piece)
  if (/^(?:kamu|kau|engkau) \p{L}/iu.test(piece) && !sungOf(piece)) return fact('you', piece)
  // Behind whom the song is for their sentence may go on: "lagu buat nenek siti suka berkebun".
  const behind = who
    ? new RegExp(`^.*?(?<!\\p{L})(?:${who})(?: (?:${who}|itu|ini|tersayang|tercinta))* (?=${VERB}(?!\\p{L}))`, 'iu')
    : null
  const tail = behind?.exec(piece)?.[0]
  if (
    tail !== undefined &&
    hearer &&
    !/(?<!\p{L})(?:aku|kami|kita)(?!\p{L})/iu.test(tail.replace(new RegExp(`(?:${who})`, 'giu'), ''))
  ) {
    const rest = piece.slice(tail.length)
    return METADATA.test(rest) || sungOf(rest) ? null : fact('you', `${you(hearer)} ${told(rest, hearer, who)}`)
  }
  const tale = hearer
    ? null
    : new RegExp(
        `(?<!\\p{L})(?:tentang|soal|mengenai) (?:sebuah |seekor |seorang )?(\\p{L}+(?: \\p{L}+)?) yang (?=${VERB}(?!\\p{L}))(.+)$`,
        'iu',
      ).exec(piece)
  if (tale) return fact('they', `${tale[1]} ${tale[2]}`)
  if (sungOf(piece) || NAMING.test(piece) || METADATA.test(piece)) return null
  if (
    /^(?:aku|kami|kita)(?: \p{L}|$)|^ku(?!ping|rang|bur|pu-ku|da|ah|e|at|liah|ning|cing|nci|lit|rsi|lkas|mpul)\p{L}{4,} /iu.test(
      piece,
    )
  )
    return /^(?:aku|kami) (?:mau|ingin|pengen|minta|butuh)(?: (?:lagu|buat|bikin|sesuatu|minta maaf|mengucapkan|bilang maaf|ngucapin).*)?$/iu.test(
      piece,
    )
      ? null
      : who !== '' && new RegExp(`^(?:aku|kami) (?:${who})$`, 'iu').test(piece)
        ? null
        : fact('me', told(piece, hearer, who))
  if (!hearer && /^yang \p{L}+ .{8,}/iu.test(piece)) return fact('they', piece)
  const heard = /^(?:dia|ia|beliau|orangnya|mereka(?= saling| bertemu| ketemu| sudah| akan| suka)) /iu.exec(piece)?.[0]
  if (heard !== undefined) {
    const rest = piece.slice(heard.length)
    if (METADATA.test(rest)) return null
    // One of two is told of to both.
    if (hearer && you(hearer) === 'Kalian' && !/^mereka/iu.test(heard)) return fact('they', piece)
    return hearer ? fact('you', `${you(hearer)} ${told(rest, hearer, who)}`) : fact('they', piece)
  }
  if (
    hearer &&
    who !== '' &&
    new RegExp(
      `^(?:buat|untuk|ke|kepada|dari|ulang tahun|ultah|makasih|terima kasih|kangen|selamat)(?: \\p{L}+)* (?:${who})`,
      'iu',
    ).test(piece)
  )
    return null
  const isMusic = readAttributes([piece]).notUnderstood.length === 0
  if (isMusic) return null
  if (hearer && /^(?!hanya|katanya|biasanya|akhirnya|hobinya (?:tidur|makan))\p{L}{2,}nya (?=\p{L})/iu.test(piece))
    return fact('you', told(piece, hearer, who))
  if (before && new RegExp(`^${VERB}(?!\\p{L})`, 'iu').test(piece)) {
    if (/^(?:minta maaf|terima kasih|makasih|selamat|mengenang|kangen|rindu|untuk|buat)(?!\p{L})/iu.test(piece))
      return null
    // Of one of two it goes on as it was told.
    if (before === 'they') return fact('they', piece)
    // A time before goes on: "kalau pulang bawa roti".
    return fact(
      before === 'Aku' || before === 'Kami' || before === 'Kita' ? 'me' : 'you',
      `${before} ${told(piece, hearer, who)}`,
    )
  }
  if (
    /^(?:buat|untuk|utk|dari|ke|selamat|ulang tahun|ultah|happy|terima kasih|makasih|maaf|minta maaf|yang|semoga|pernikahan|kangen|rindu|ode|cerita)(?!\p{L})/iu.test(
      piece,
    )
  )
    return null
  if (
    !hearer &&
    /^(?!(?:suasana|nuansa|nada|irama|tempo|gaya|lirik|musik|lagu|versi|tema|judul|kata)nya)\p{L}{3,}nya \p{L}/iu.test(
      piece,
    )
  )
    return fact('they', piece)
  const words = piece.split(' ')
  const own = who !== '' && new RegExp(`(?<!\\p{L})(?:${who})(?!\\p{L})`, 'iu').test(piece)
  if (own || words.length < 2) return null
  if (words.length > 2 && new RegExp(` ${VERB}(?!\\p{L})`, 'iu').test(piece))
    return fact('they', told(piece, hearer, who))
  return words.length <= 5 && before === null && hearer === null && words.length > 1
    ? fact('thing', piece)
    : words.length <= 8 &&
        before === null &&
        hearer === null &&
        /^(?:buka|tutup|melayani|menerima|sedia|menyediakan|jual|menjual|gratis|bisa|ada|harga|tempat) /iu.test(piece)
      ? fact('thing', piece)
      : words.length <= 5 && hearer
        ? fact('thing', told(piece, hearer, who))
        : null
}

const CITY = new RegExp(`^di (?:${CITIES})$`, 'iu')
const PLACES = new RegExp(
  `(?<=(?:di|ke|dari|kota|orang) )(?:${CITIES})(?!\\p{L})|(?<!\\p{L})(?:jakarta|bandung|surabaya|yogyakarta|jogja|semarang|makassar|palembang|denpasar|bekasi|depok|balikpapan|banjarmasin|pekanbaru|indonesia|malaysia|singapura|jepang|korea)(?!\\p{L})`,
  'gu',
)

const DAYS =
  /(?<!\p{L})(?:senin|selasa|rabu|kamis|jumat|sabtu|januari|februari|maret|april|juni|juli|agustus|september|oktober|november|desember|lebaran|natal|ramadan|ramadhan)(?!\p{L})/gu

const fact = (of: Fact['of'], text: string): Fact => ({
  of,
  text: (text.charAt(0).toUpperCase() + text.slice(1))
    .replaceAll(MARK, '')
    .replace(PLACES, (place) => place.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()))
    .replace(DAYS, (day) => day.charAt(0).toUpperCase() + day.slice(1)),
  deed: null,
})

const KEPT =
  /^(?:hanya|punya|tanya|katanya|biasanya|akhirnya|rasanya|pokoknya|semuanya|selamanya|sebenarnya|harusnya|satunya|satu-satunya|misalnya|soalnya|tadinya|kayaknya|sepertinya|pertamanya|awalnya|setidaknya|sebelumnya|bertanya|mempunyai|nyanya|nasinya|gara-garanya|ditanya|menanya|nanya|karenanya|seharusnya|pokonya|maunya|intinya|isinya|satu-satunya|kerjanya|dua-duanya|keduanya|ketiganya|undangannya)$/iu

/** Spoken of to somebody, "kebunnya" is "kebunmu", "aku sayang dia" is "aku sayang kamu". */
function told(text: string, hearer: Hearer | null, who: string): string {
  if (!hearer) return text
  const object = you(hearer) === 'Kalian' ? 'kalian' : 'kamu'
  const turned = text
    .replace(/(?<!\p{L})[\p{L}-]{2,}nya(?!\p{L})/giu, (word) => (KEPT.test(word) ? word : owned(word, hearer)))
    .replace(SUBJECT, you(hearer) === 'Kau' ? 'kau' : '$&')
    .replace(/(?<!\p{L})(?:dia|beliau)(?!\p{L})/giu, (word) => (object === 'kamu' ? object : word))
    .replace(/(?<= )mereka(?!\p{L})/giu, you(hearer) === 'Kalian' ? 'kalian' : 'mereka')
  if (!who) return turned
  const doing = new RegExp(
    `(?<=\\p{L} )(?<!(?:sama|buat|untuk|ke|dari|dengan|oleh|bareng|sayang|cinta|si) )(?:${who})(?= (?:yang|${VERB})(?!\\p{L}))`,
    'giu',
  )
  const spoken = you(hearer) === 'Kau' ? turned.replace(doing, 'kau') : turned
  return spoken.replace(new RegExp(`(?<=\\p{L} )(?:si )?(?:${who})(?: (?:${who}))*(?!\\p{L})`, 'giu'), object)
}

/** "Pas aku demam dia yang mengantar" */
const SUBJECT = new RegExp(
  `(?<!\\p{L})(?<!(?:sama|buat|untuk|ke|dari|sayang|cinta|kangen|rindu|dengan) )(?:dia|beliau)(?= (?:yang|${VERB})(?!\\p{L}))`,
  'giu',
)

const owned = (word: string, hearer: Hearer) =>
  you(hearer) === 'Kalian' ? `${word.slice(0, -3)} kalian` : `${word.slice(0, -3)}mu`
