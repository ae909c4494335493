import type { Language } from '../lyrics/language.ts'

/** How a language speaks of music. */
type Glossary = {
  /** What it calls a song or a voice, within longer words too: only what stands beside one of these speaks of music. */
  readonly songs: string
  /** What stands before what a song is about; of languages where it stands behind that, what stands there. */
  readonly about: { readonly before: string } | { readonly behind: string }
  /** English words of vocabulary.ts, each with how words that mean it begin. */
  readonly words: Readonly<Record<string, string>>
}

/** What descriptions in other languages than English say of music, in words that begin so; "_" is a space. */
export const GLOSSARY: Readonly<Record<Exclude<Language, 'en'>, Glossary>> = {
  de: {
    songs: 'song lied ballade musik stück hymne walzer chanson stimme gesang',
    about: { before: 'über von für wie' },
    words: {
      ...{ slow: 'langsam', fast: 'schnell', quiet: 'ruhig leise still', happy: 'fröhlich heiter glücklich' },
      ...{ sad: 'traurig', melancholic: 'melanchol wehmütig', nostalgic: 'nostalg sehnsü', romantic: 'romantisch' },
      ...{
        dreamy: 'verträumt träumerisch',
        energetic: 'energie energisch',
        powerful: 'kraftvoll mächtig',
        dark: 'düster dunkl',
      },
      ...{
        angry: 'wütend zornig',
        warm: 'warm',
        acoustic: 'akustisch',
        classical: 'klassisch',
        electronic: 'elektronisch',
      },
      ...{ folk: 'volkslied', 'love song': 'liebeslied', christmas: 'weihnacht', ballad: 'ballade', waltz: 'walzer' },
      ...{ piano: 'klavier', guitar: 'gitarre', strings: 'streicher', violin: 'geige violine', flute: 'flöte' },
      ...{
        trumpet: 'trompete',
        saxophone: 'saxofon saxophon',
        female: 'frauenstimme',
        male: 'männerstimme',
      },
    },
  },
  es: {
    songs: 'canción cancion balada música musica tema himno vals voz',
    about: { before: 'sobre para' },
    words: {
      ...{ slow: 'lent', fast: 'rápid', quiet: 'tranquil suave', happy: 'alegre feliz', sad: 'triste' },
      ...{ melancholic: 'melanc', nostalgic: 'nostálg', romantic: 'romántic', dreamy: 'soñador', energetic: 'enérgic' },
      ...{ powerful: 'potente poderos', dark: 'oscur', angry: 'furios rabios', warm: 'cálid', acoustic: 'acústic' },
      ...{ classical: 'clásic', electronic: 'electrónic', 'love song': 'de_amor', christmas: 'navid villancico' },
      ...{ ballad: 'balada', waltz: 'vals', piano: 'piano', guitar: 'guitarra', strings: 'cuerdas', violin: 'violín' },
      ...{ flute: 'flauta', trumpet: 'trompeta', saxophone: 'saxofón', female: 'voz_femenina voz_de_mujer' },
      ...{ male: 'voz_masculina voz_de_hombre' },
    },
  },
  fr: {
    songs: 'chanson ballade musique morceau hymne valse voix',
    about: { before: 'sur pour à_propos' },
    words: {
      ...{
        slow: 'lent',
        fast: 'rapide',
        quiet: 'calme douce doux tranquille',
        happy: 'joyeu gaie heureu',
        sad: 'triste',
      },
      ...{
        melancholic: 'mélanc',
        nostalgic: 'nostalg',
        romantic: 'romantique',
        dreamy: 'rêveu',
        energetic: 'énergique',
      },
      ...{ powerful: 'puissant', dark: 'sombre', angry: 'furieu', warm: 'chaleureu chaud', acoustic: 'acoustique' },
      ...{ classical: 'classique', electronic: 'électronique', 'love song': "d'amour d’amour", christmas: 'noël' },
      ...{ ballad: 'ballade', waltz: 'valse', piano: 'piano', guitar: 'guitare', strings: 'cordes', violin: 'violon' },
      ...{
        flute: 'flûte',
        trumpet: 'trompette',
        saxophone: 'saxophone',
        female: 'voix_féminine voix_de_femme',
      },
      ...{ male: "voix_masculine voix_d'homme voix_d’homme" },
    },
  },
  it: {
    songs: 'canzone canzoni ballata musica brano inno valzer voce',
    about: { before: 'su sul sull sulla sulle sui per' },
    words: {
      ...{ slow: 'lent', fast: 'veloc', quiet: 'tranquill calm dolce', happy: 'allegr felic', sad: 'triste' },
      ...{
        melancholic: 'malinconic',
        nostalgic: 'nostalgic',
        romantic: 'romantic',
        dreamy: 'sognant',
        energetic: 'energic',
      },
      ...{ powerful: 'potent', dark: 'cup oscur', angry: 'arrabbiat furios', warm: 'cald', acoustic: 'acustic' },
      ...{ classical: 'classic', electronic: 'elettronic', 'love song': "d'amore d’amore", christmas: 'natal' },
      ...{
        ballad: 'ballata',
        waltz: 'valzer',
        piano: 'pianoforte',
        guitar: 'chitarra',
        strings: 'archi',
        violin: 'violino',
      },
      ...{ flute: 'flauto', trumpet: 'tromba', saxophone: 'sassofono', female: 'voce_femminile' },
      ...{ male: 'voce_maschile' },
    },
  },
  pt: {
    songs: 'canção cancao música musica balada hino valsa voz',
    about: { before: 'sobre para' },
    words: {
      ...{ slow: 'lent', fast: 'rápid', quiet: 'calm tranquil suave', happy: 'alegre feliz', sad: 'triste' },
      ...{
        melancholic: 'melanc',
        nostalgic: 'nostálg saudos',
        romantic: 'romântic',
        dreamy: 'sonhador',
        energetic: 'enérgic',
      },
      ...{
        powerful: 'potente poderos',
        dark: 'sombri escur',
        angry: 'furios raivos',
        warm: 'calor quente',
        acoustic: 'acústic',
      },
      ...{ classical: 'clássic', electronic: 'eletrônic eletrónic', 'love song': 'de_amor', christmas: 'natal' },
      ...{
        ballad: 'balada',
        waltz: 'valsa',
        piano: 'piano',
        guitar: 'violão guitarra',
        strings: 'cordas',
        violin: 'violino',
      },
      ...{ flute: 'flauta', trumpet: 'trompete', saxophone: 'saxofone', female: 'voz_feminina voz_de_mulher' },
      ...{ male: 'voz_masculina voz_de_homem' },
    },
  },
  nl: {
    songs: 'song lied nummer ballade muziek wals stem',
    about: { before: 'over voor van' },
    words: {
      ...{
        slow: 'langza traag',
        fast: 'snel',
        quiet: 'rustig kalm zacht stil',
        happy: 'vrolijk blij',
        sad: 'verdrietig droevig',
      },
      ...{ melancholic: 'melanch weemoedig', nostalgic: 'nostalg', romantic: 'romantisch', dreamy: 'dromerig' },
      ...{
        energetic: 'energiek',
        powerful: 'krachtig',
        dark: 'duister donker',
        angry: 'boos boze woedend',
        warm: 'warm',
      },
      ...{ acoustic: 'akoestisch', classical: 'klassiek', electronic: 'elektronisch', 'love song': 'liefdeslied' },
      ...{
        christmas: 'kerst',
        ballad: 'ballade',
        waltz: 'wals',
        piano: 'piano',
        guitar: 'gitaar',
        strings: 'strijkers',
      },
      ...{ violin: 'viool', flute: 'fluit', trumpet: 'trompet', saxophone: 'saxofoon', female: 'vrouwenstem' },
      ...{ male: 'mannenstem' },
    },
  },
  pl: {
    songs: 'piosenk ballad muzyk utwór utwor walc hymn pieśń kołysank głos',
    about: { before: 'o dla' },
    words: {
      ...{ slow: 'woln powoln', fast: 'szybk', quiet: 'spokojn cich łagodn', happy: 'wesoł radosn', sad: 'smutn' },
      ...{ melancholic: 'melanchol', nostalgic: 'nostalg', romantic: 'romantyczn', dreamy: 'marzyciel rozmarzon' },
      ...{ energetic: 'energiczn', powerful: 'potężn mocn', dark: 'mroczn', angry: 'gniewn wściekł', warm: 'ciepł' },
      ...{
        acoustic: 'akustyczn',
        classical: 'klasyczn',
        electronic: 'elektroniczn',
        folk: 'ludow',
        'love song': 'miłosn',
      },
      ...{ christmas: 'świąteczn kolęd', ballad: 'ballad', waltz: 'walc', piano: 'fortepian pianin', guitar: 'gitar' },
      ...{ strings: 'smyczk', violin: 'skrzyp', flute: 'flet', trumpet: 'trąbk', saxophone: 'saksofon' },
      ...{ female: 'kobiecy_głos kobiecym_głosem żeński', male: 'męski_głos męskim_głosem' },
    },
  },
  tr: {
    songs: 'şarkı balad müzik parça türkü vals ninni vokal ses',
    about: { behind: 'hakkında üzerine için' },
    words: {
      ...{ slow: 'yavaş ağır', fast: 'hızlı', quiet: 'sakin yumuşak', happy: 'neşeli mutlu', sad: 'hüzünlü üzgün' },
      ...{ melancholic: 'melankolik', nostalgic: 'nostaljik', romantic: 'romantik', dreamy: 'rüya düşsel' },
      ...{ energetic: 'enerjik hareketli', powerful: 'güçlü', dark: 'karanlık', angry: 'öfkeli kızgın', warm: 'sıcak' },
      ...{ acoustic: 'akustik', classical: 'klasik', electronic: 'elektronik', folk: 'türkü', 'love song': 'aşk' },
      ...{
        christmas: 'noel yılbaşı',
        ballad: 'balad',
        waltz: 'vals',
        piano: 'piyano',
        guitar: 'gitar',
        strings: 'yaylı',
      },
      ...{ violin: 'keman', flute: 'flüt', trumpet: 'trompet', saxophone: 'saksafon saksofon' },
      ...{ female: 'kadın_ses kadın_vokal', male: 'erkek_ses erkek_vokal' },
    },
  },
  vi: {
    songs: 'bài ca_khúc nhạc ballad bản_tình_ca giọng',
    about: { before: 'về cho' },
    words: {
      ...{
        slow: 'chậm',
        fast: 'nhanh',
        quiet: 'nhẹ_nhàng êm yên',
        happy: 'vui',
        sad: 'buồn',
        melancholic: 'u_sầu sầu',
      },
      ...{
        nostalgic: 'hoài_niệm',
        romantic: 'lãng_mạn',
        dreamy: 'mơ_màng',
        energetic: 'sôi_động',
        powerful: 'mạnh_mẽ',
      },
      ...{ dark: 'u_tối', angry: 'giận', warm: 'ấm', acoustic: 'mộc', classical: 'cổ_điển', electronic: 'điện_tử' },
      ...{ folk: 'dân_ca', 'love song': 'tình_ca', christmas: 'giáng_sinh', ballad: 'ballad', waltz: 'valse' },
      ...{ piano: 'piano dương_cầm', guitar: 'guitar ghi_ta', violin: 'vĩ_cầm', flute: 'sáo', trumpet: 'kèn_trumpet' },
      ...{ female: 'giọng_nữ', male: 'giọng_nam' },
    },
  },
  id: {
    songs: 'lagu balada musik tembang vokal suara',
    about: { before: 'tentang untuk' },
    words: {
      ...{ slow: 'lambat pelan', fast: 'cepat', quiet: 'tenang lembut', happy: 'gembira ceria bahagia', sad: 'sedih' },
      ...{
        melancholic: 'melankolis',
        nostalgic: 'nostalgia',
        romantic: 'romantis',
        dreamy: 'mimpi',
        energetic: 'energik semangat',
      },
      ...{
        powerful: 'kuat',
        dark: 'gelap kelam',
        angry: 'marah',
        warm: 'hangat',
        acoustic: 'akustik',
        classical: 'klasik',
      },
      ...{
        electronic: 'elektronik',
        folk: 'rakyat',
        'love song': 'cinta',
        christmas: 'natal',
        ballad: 'balada',
        waltz: 'waltz',
      },
      ...{ piano: 'piano', guitar: 'gitar', violin: 'biola', flute: 'suling seruling', trumpet: 'terompet' },
      ...{
        saxophone: 'saksofon',
        female: 'suara_perempuan suara_wanita',
        male: 'suara_pria suara_laki',
      },
    },
  },
  ja: {
    songs: '曲 歌 ソング バラード 音楽 ミュージック ワルツ ボーカル 女声 男声 の声',
    about: { behind: 'について をテーマにした を歌った のための' },
    words: {
      ...{
        slow: 'スロー ゆっくり ゆったり',
        fast: '速い アップテンポ テンポの速い',
        quiet: '静か しずか 穏やか',
        happy: '楽しい 明るい ハッピー',
      },
      ...{
        sad: '悲し 切な せつな',
        melancholic: 'メランコリ 物憂',
        nostalgic: '懐かし なつかし ノスタルジ',
        romantic: 'ロマンチック ロマンティック',
      },
      ...{
        dreamy: '夢見 ドリーミー 幻想的',
        energetic: '元気 エネルギッシュ',
        powerful: '力強 パワフル',
        dark: '暗い ダーク',
      },
      ...{
        angry: '怒り 激しい',
        warm: 'あたたか 温か 暖か',
        acoustic: 'アコースティック',
        pop: 'ポップ',
        rock: 'ロック',
      },
      ...{
        jazz: 'ジャズ',
        folk: 'フォーク 民謡',
        blues: 'ブルース',
        country: 'カントリー',
        'hip hop': 'ヒップホップ',
        rap: 'ラップ',
      },
      ...{
        reggae: 'レゲエ',
        disco: 'ディスコ',
        metal: 'メタル',
        'lo fi': 'ローファイ',
        classical: 'クラシック',
        electronic: '電子 エレクトロ',
      },
      ...{
        'love song': 'ラブソング 恋の歌',
        christmas: 'クリスマス',
        ballad: 'バラード',
        waltz: 'ワルツ',
        piano: 'ピアノ',
        guitar: 'ギター',
      },
      ...{
        strings: 'ストリングス',
        violin: 'バイオリン ヴァイオリン',
        flute: 'フルート',
        trumpet: 'トランペット',
        saxophone: 'サックス',
      },
      ...{ female: '女性ボーカル 女性の声 女声', male: '男性ボーカル 男性の声 男声' },
    },
  },
  ko: {
    songs: '노래 곡 발라드 음악 송 왈츠 보컬 목소리',
    about: { behind: '에_대한 에_관한 을_위한 를_위한' },
    words: {
      ...{
        slow: '느린 느리',
        fast: '빠른 빠르',
        quiet: '조용 잔잔 고요',
        happy: '행복 즐거 신나 밝은',
        sad: '슬픈 슬프',
        melancholic: '우울 쓸쓸',
      },
      ...{
        nostalgic: '그리운 추억',
        romantic: '로맨틱 낭만',
        dreamy: '몽환',
        energetic: '활기 에너지',
        powerful: '강렬 힘찬',
        dark: '어두운',
      },
      ...{
        angry: '분노 화난',
        warm: '따뜻',
        acoustic: '어쿠스틱',
        pop: '팝',
        rock: '록 락',
        jazz: '재즈',
        folk: '포크 민요',
        blues: '블루스',
      },
      ...{
        country: '컨트리',
        'hip hop': '힙합',
        rap: '랩',
        reggae: '레게',
        disco: '디스코',
        metal: '메탈',
        'lo fi': '로파이',
      },
      ...{
        classical: '클래식',
        electronic: '일렉트로 전자',
        'k pop': '케이팝',
        'love song': '사랑_노래 러브송',
        christmas: '크리스마스',
      },
      ...{
        ballad: '발라드',
        waltz: '왈츠',
        piano: '피아노',
        guitar: '기타',
        strings: '현악',
        violin: '바이올린',
        flute: '플루트',
      },
      ...{
        trumpet: '트럼펫',
        saxophone: '색소폰',
        female: '여성_보컬 여자_목소리',
        male: '남성_보컬 남자_목소리',
      },
    },
  },
  zh: {
    songs: '歌 曲 音乐 民谣 嗓音 人声 女声 男声',
    about: { before: '关于 写给 献给' },
    words: {
      ...{
        slow: '慢 缓慢',
        fast: '快节奏 快速',
        quiet: '安静 宁静 轻柔',
        happy: '快乐 欢快 开心',
        sad: '悲伤 伤感 忧伤',
        melancholic: '忧郁',
      },
      ...{
        nostalgic: '怀旧',
        romantic: '浪漫',
        dreamy: '梦幻',
        energetic: '充满活力 有活力 动感',
        powerful: '有力 激昂',
        dark: '黑暗 阴暗',
      },
      ...{
        angry: '愤怒',
        warm: '温暖',
        acoustic: '原声 不插电',
        pop: '流行',
        rock: '摇滚',
        jazz: '爵士',
        folk: '民谣',
        blues: '布鲁斯 蓝调',
      },
      ...{
        country: '乡村',
        'hip hop': '嘻哈',
        rap: '说唱',
        reggae: '雷鬼',
        disco: '迪斯科',
        metal: '金属',
        'lo fi': '低保真',
      },
      ...{
        classical: '古典',
        electronic: '电子',
        'love song': '情歌',
        christmas: '圣诞',
        ballad: '抒情',
        waltz: '华尔兹',
        piano: '钢琴',
      },
      ...{ guitar: '吉他', strings: '弦乐', violin: '小提琴', flute: '长笛', trumpet: '小号', saxophone: '萨克斯' },
      ...{ female: '女声', male: '男声' },
    },
  },
}

/** Names of styles that most languages write as English does: by themselves, before a word for a song, or with a Polish ending. */
const EVERYWHERE =
  'pop rock folk jazz blues country disco reggae rap metal lofi techno house funk soul punk swing edm trap gospel tango indie kpop'.split(
    ' ',
  )
/** With what stands between their parts. */
const COMPOUND = /(?<!\p{L})(?:hip[ -]?hop|r&b|lo-fi|k-pop|bossa nova)(?!\p{L})/gu

/** What a phrase in another language than English says of music, in English words, in their order; none where it speaks of something else. */
export function glossed(phrase: string): string[] {
  const said = phrase.toLowerCase()
  const spoken = Object.values(GLOSSARY).filter(({ songs }) => songsOf(songs).some((word) => said.includes(word)))
  // Neighbours share words for songs, and each knows its own for what a song is about.
  const [head = ''] = spoken.map(({ about }) => headOf(said, about)).sort((a, b) => a.length - b.length)
  const found = spoken.flatMap(({ songs, words }) => {
    if (!songsOf(songs).some((word) => head.includes(word))) return []
    return [
      ...Object.entries(words).flatMap(([english, stems]) => placesOf(head, stems, english)),
      ...EVERYWHERE.flatMap((name) => loansOf(head, name, songsOf(songs))),
      ...[...head.matchAll(COMPOUND)].map(({ 0: name, index }) => ({ english: name.replace('-', ' '), index })),
    ]
  })
  return [...new Set(found.sort((a, b) => a.index - b.index).map(({ english }) => english))]
}

const songsOf = (songs: string) => songs.split(' ').map(unspaced)

type Place = { readonly english: string; readonly index: number }

const unspaced = (word: string) => word.replaceAll('_', ' ')

/** What is said of the song itself, without what it is about. */
function headOf(said: string, about: Glossary['about']): string {
  if ('behind' in about) {
    const ends = about.behind.split(' ').map((word) => said.indexOf(unspaced(word)))
    return said.slice(Math.max(0, ...ends))
  }
  const starts = about.before.split(' ').flatMap((word) => {
    const start = new RegExp(`${beginning(word)}${isSpaced(word) ? '(?!\\p{L})' : ''}`, 'u').exec(said)?.index
    return start === undefined || start === 0 ? [] : [start]
  })
  return said.slice(0, Math.min(said.length, ...starts))
}

function placesOf(head: string, stems: string, english: string): Place[] {
  return stems.split(' ').flatMap((stem) => {
    const index = new RegExp(beginning(stem), 'u').exec(head)?.index
    return index === undefined ? [] : [{ english, index }]
  })
}

function loansOf(head: string, name: string, songs: readonly string[]): Place[] {
  const index = new RegExp(`(?<!\\p{L})${name}(?=${songs.join('|')}|ow|\\P{L}|$)`, 'u').exec(head)?.index
  return index === undefined ? [] : [{ english: name, index }]
}

/** Words of languages that part them begin where no letter stands before. */
const beginning = (word: string) => (isSpaced(word) ? `(?<!\\p{L})${unspaced(word)}` : unspaced(word))

const isSpaced = (word: string) =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
