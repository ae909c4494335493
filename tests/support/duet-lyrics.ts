import type { Language } from '#lib/engine/lyrics/language/language.ts'
import { createRandom, type Random } from '#lib/engine/random/random.ts'

/** Who is to sing a line: somebody of a gender, one of two names, both, or whoever does not sing the line before. */
export type Wanted = 'm' | 'f' | 'first' | 'second' | 'both' | 'echo'

export type DuetLyrics = {
  readonly language: Language
  readonly text: string
  /** What is sung, in order, and by whom. */
  readonly lines: readonly { readonly text: string; readonly by: Wanted }[]
}

type Writing = {
  readonly words: string
  readonly join: string
  readonly m: string
  readonly f: string
  readonly both: string
  /** Of a woman and a man. */
  readonly names: readonly [string, string]
  readonly verse: string
  readonly chorus: string
}

const WRITING: Readonly<Record<Language, Writing>> = {
  en: {
    words: 'river lantern window morning paper summer quiet yellow garden winter feather harbour',
    join: ' ',
    m: 'Man|Male|Male vocals|Him|M',
    f: 'Woman|Female|Female vocals|Her|F',
    both: 'Both|Together|All|Man & Woman',
    names: ['Emma', 'Jack'],
    verse: 'Verse',
    chorus: 'Chorus',
  },
  es: {
    words: 'luna camino ventana verano silencio puerta madera viento naranja espejo invierno piedra',
    join: ' ',
    m: 'Hombre|Él|Voz masculina',
    f: 'Mujer|Ella|Voz femenina',
    both: 'Ambos|Los dos|Juntos|Todos',
    names: ['Lucía', 'Diego'],
    verse: 'Estrofa',
    chorus: 'Estribillo',
  },
  ja: {
    words: 'あさのひかり まちのおと よるのかぜ なつのにわ ふゆのえき あめのみち そらのいろ うみのこえ',
    join: '',
    m: '男|男性|男声',
    f: '女|女性|女声',
    both: '二人|一緒に|全員|男女',
    names: ['さくら', '健太'],
    verse: 'Aメロ',
    chorus: 'サビ',
  },
  pt: {
    words: 'janela caminho inverno areia sombra madeira laranja silêncio barco espelho varanda chuva',
    join: ' ',
    m: 'Homem|Ele|Voz masculina',
    f: 'Mulher|Ela|Voz feminina',
    both: 'Ambos|Os dois|Juntos|Todos',
    names: ['Mariana', 'Thiago'],
    verse: 'Estrofe',
    chorus: 'Refrão',
  },
  fr: {
    words: 'fenêtre chemin lumière hiver jardin silence orange bateau miroir pluie maison sable',
    join: ' ',
    m: 'Homme|Lui|Voix d’homme',
    f: 'Femme|Elle|Voix de femme',
    both: 'Ensemble|Les deux|Tous',
    names: ['Camille', 'Julien'],
    verse: 'Couplet',
    chorus: 'Refrain',
  },
  zh: {
    words: '清晨的光 城市的雨 夏天的风 远方的山 安静的夜 河边的灯 冬天的雪 海上的船',
    join: '',
    m: '男|男声|男生',
    f: '女|女声|女生',
    both: '合|合唱|男女合唱|一起',
    names: ['小红', '小明'],
    verse: '主歌',
    chorus: '副歌',
  },
  ko: {
    words: '아침의 빛 도시의 비 여름의 바람 먼 산의 노래 조용한 밤 강가의 등불 겨울의 눈',
    join: ' ',
    m: '남|남자|남성',
    f: '여|여자|여성',
    both: '함께|같이|다같이|모두',
    names: ['수진', '민호'],
    verse: '벌스',
    chorus: '후렴',
  },
  id: {
    words: 'jendela pagi jalan hujan musim lentera perahu sunyi taman cermin pasir rumah',
    join: ' ',
    m: 'Pria|Laki-laki|Cowok',
    f: 'Wanita|Perempuan|Cewek',
    both: 'Bersama|Berdua|Keduanya',
    names: ['Dewi', 'Budi'],
    verse: 'Bait',
    chorus: 'Reff',
  },
  it: {
    words: 'finestra strada inverno silenzio giardino arancia barca specchio pioggia sabbia lanterna',
    join: ' ',
    m: 'Uomo|Lui|Voce maschile',
    f: 'Donna|Lei|Voce femminile',
    both: 'Insieme|Entrambi|Tutti',
    names: ['Giulia', 'Marco'],
    verse: 'Strofa',
    chorus: 'Ritornello',
  },
  nl: {
    words: 'venster straat winter stilte tuin lantaarn spiegel regen haven zomer papier',
    join: ' ',
    m: 'Man|Hij|Mannenstem',
    f: 'Vrouw|Zij|Vrouwenstem',
    both: 'Samen|Beiden|Allebei',
    names: ['Femke', 'Daan'],
    verse: 'Couplet',
    chorus: 'Refrein',
  },
  pl: {
    words: 'okno droga zima cisza ogród latarnia lustro deszcz port lato papier',
    join: ' ',
    m: 'Mężczyzna|On|Głos męski',
    f: 'Kobieta|Ona|Głos żeński',
    both: 'Razem|Oboje|Wszyscy',
    names: ['Kasia', 'Tomek'],
    verse: 'Zwrotka',
    chorus: 'Refren',
  },
  tr: {
    words: 'pencere yol sessizlik bahçe fener ayna yağmur liman yaz kâğıt rüzgâr',
    join: ' ',
    m: 'Erkek|Erkek sesi',
    f: 'Kadın|Kadın sesi',
    both: 'Birlikte|Beraber|İkisi',
    names: ['Elif', 'Kerem'],
    verse: 'Kıta',
    chorus: 'Nakarat',
  },
  vi: {
    words: 'cửa sổ con đường mùa đông lặng im khu vườn ngọn đèn tấm gương cơn mưa bến cảng',
    join: ' ',
    m: 'Nam|Giọng nam',
    f: 'Nữ|Giọng nữ',
    both: 'Cả hai|Cùng hát|Hợp ca',
    names: ['Lan', 'Dũng'],
    verse: 'Phiên khúc',
    chorus: 'Điệp khúc',
  },
  de: {
    words: 'Fenster Straße Winter Stille Garten Laterne Spiegel Regen Hafen Sommer Papier',
    join: ' ',
    m: 'Mann|Er|Männerstimme|M',
    f: 'Frau|Sie|Frauenstimme|W',
    both: 'Beide|Zusammen|Alle',
    names: ['Lena', 'Jonas'],
    verse: 'Strophe',
    chorus: 'Refrain',
  },
}

const INVENTED = ['Zorin', 'Quelm', 'Vastor', 'Ibryn'] as const

/** Lyrics of a duet, drawn: marked by tags, by tags of parts, by names, or by words before colons, some with echoes. */
export function duetLyrics(language: Language, seed: number): DuetLyrics {
  const random = createRandom(`${language}/${seed}`)
  const writing = WRITING[language]
  const form = random.pick(['tags', 'parts', 'names', 'labels', 'invented', 'inline'] as const)
  const marks = marksFor(form, writing, random)
  const rows: string[] = []
  const lines: { text: string; by: Wanted }[] = []
  for (const [part, name] of [writing.verse, writing.chorus, writing.verse, writing.chorus].entries()) {
    const turns = form === 'parts' ? [random.pick(marks)] : [...random.shuffle(marks)]
    const isTagged = random.chance(0.7) || form === 'parts'
    if (form !== 'parts' && isTagged) rows.push(`[${name}${random.chance(0.3) ? ` ${part + 1}` : ''}]`)
    for (const { by, mark } of turns) {
      const own = Array.from({ length: random.integer(1, 3) }, () => lineOf(writing, random))
      if (form === 'parts') rows.push(`[${name} ${part + 1}${random.pick([': ', ' – ', ' - '])}${mark}]`)
      else if (form === 'tags') rows.push(`[${mark}]`)
      for (const [at, line] of own.entries()) {
        const before =
          at > 0 ? '' : form === 'inline' ? `[${mark}] ` : form === 'tags' || form === 'parts' ? '' : `${mark}: `
        const echo = random.chance(0.25) ? `(${lineOf(writing, random, 1)})` : null
        rows.push(`${before}${line}${echo ? ` ${echo}` : ''}`)
        lines.push({ text: line, by }, ...(echo ? [{ text: echo, by: 'echo' as const }] : []))
      }
    }
    rows.push('')
  }
  return { language, text: rows.join('\n'), lines }
}

type Mark = { readonly by: Wanted; readonly mark: string }

function marksFor(form: string, { m, f, both, names }: Writing, random: Random): Mark[] {
  const together = { by: 'both', mark: random.pick(both.split('|')) } as const
  if (form === 'invented') {
    const [first = '', second = ''] = random.shuffle(INVENTED)
    return [{ by: 'first', mark: first }, { by: 'second', mark: second }, together]
  }
  const isNamed = form === 'names' || (form !== 'labels' && random.chance(0.3))
  const [man, woman] = isNamed ? [names[1], names[0]] : pairOf(m, f, random)
  return [{ by: 'm', mark: man }, { by: 'f', mark: woman }, together]
}

/** The words for a man and a woman that go together. */
function pairOf(m: string, f: string, random: Random): [string, string] {
  const men = m.split('|')
  const women = f.split('|')
  const at = random.integer(0, Math.min(men.length, women.length) - 1)
  return [men[at]!, women[at]!]
}

function lineOf({ words, join }: Writing, random: Random, most = join === '' ? 2 : 4): string {
  const all = words.split(' ')
  return Array.from({ length: random.integer(Math.min(2, most), most) }, () => random.pick(all)).join(join)
}
