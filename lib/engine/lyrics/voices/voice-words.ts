import { small } from '../markup/tags.ts'

/** Whom a word of a tag or a label means: a man, a woman, both, a singer by number, or that two sing at all. */
export type VoiceWord = 'm' | 'f' | 'both' | 'first' | 'second' | 'duet'

const WORDS: Readonly<Record<Exclude<VoiceWord, 'first' | 'second'>, string>> = {
  m:
    'man men male males boy boys guy he him hombre hombres él chico masculino masculina homem homens ele rapaz homme hommes garçon lui ' +
    'mann männer er junge männlich männliche uomo uomini ragazzo maschio maschile mannen jongen mannelijk mannelijke hij on ' +
    'mężczyzna mężczyźni chłopak męski erkek erkekler nam anh pria laki cowok männerstimme mannenstem ' +
    '男 男声 男聲 男生 男性 男性ボーカル 男子 彼 남 남자 남성 남성보컬 남자보컬',
  f:
    'woman women female females girl girls lady she her mujer mujeres ella chica femenino femenina mulher mulheres ela moça feminino ' +
    'feminina femme femmes fille elle féminin féminine frau frauen sie mädchen weiblich weibliche donna donne lei ragazza femmina femminile ' +
    'vrouw vrouwen meisje vrouwelijk vrouwelijke zij kobieta kobiety dziewczyna żeński ona kadın kadınlar kız nữ em wanita perempuan cewek ' +
    'frauenstimme vrouwenstem 女 女声 女聲 女生 女性 女性ボーカル 女子 彼女 여 여자 여성 여성보컬 여자보컬',
  both:
    'both together all everyone everybody unison ambos ambas juntos juntas todos todas deux ensemble tous toutes beide beiden zusammen ' +
    'gemeinsam alle entrambi entrambe insieme tutti samen allebei allen oboje razem wszyscy birlikte beraber ikisi ikimiz berdua ' +
    'bersama keduanya 合 合唱 合聲 合声 齐唱 齊唱 男女 男女合唱 一起 两人 兩人 二人 ふたり 一緒に 両方 全員 みんな 함께 둘이 같이 다같이 모두 합창',
  duet: 'duet duets duo dueto dúo duett duetto düet デュエット 듀엣 对唱 對唱 男女对唱 男女對唱',
}

/** Meanings of several words together. */
const TOGETHER: readonly (readonly [words: string, meaning: VoiceWord])[] = [
  ['los dos', 'both'],
  ['os dois', 'both'],
  ['les deux', 'both'],
  ['tutti e due', 'both'],
  ['cả hai', 'both'],
  ['cùng hát', 'both'],
  ['hợp ca', 'both'],
  ['song ca', 'duet'],
]

/** What may stand beside such a word without saying more: "lead vocal", "voz", "giọng", "and". */
const BESIDE = new Set(
  (
    'vocal vocals voice voices singer singers sing sings sung lead part only the a an and y e et und en i ve và dan と 와 과 和 與 与 ' +
    'de di do da d voz voces vozes cantor cantora canta cantan voix chanteur chanteuse stimme sänger sängerin singt voce voci cantante stem stemmen ' +
    'zanger zangeres zingt głos głosy śpiewa ses sesi vokal vokali giọng hát suara penyanyi ボーカル 보컬'
  ).split(' '),
)

const MEANINGS: ReadonlyMap<string, VoiceWord> = new Map(
  (Object.entries(WORDS) as [VoiceWord, string][]).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [small(word), meaning] as const),
  ),
)

const NOUN = /^(?:vocals?|voices?|singers?|ボーカル|보컬)$/u
/** "Singer 2", "Voice A". */
const NUMBERED =
  /^(?:singer|voice|vocals?|cantante|cantor|voz|voix|chanteur|stimme|voce|stem|zanger|głos|ses|giọng|suara|ボーカル|歌手|보컬|가수) ?(?<number>[12ab])$/u
const PHRASES = /[:：,，、;|/&+()（）–—]| - /u

/**
 * Whom a tag or a label means, by words alone; null for anything else. Signs part it into phrases, of which one must
 * hold nothing but such words, or a gender beside a noun ("powerful female vocals"). A man and a woman are both.
 * `isPassed` are words that say something else without harm: names of sections.
 */
export function voiceIn(text: string, isPassed: (word: string) => boolean = () => false): VoiceWord | null {
  const phrases = small(text).normalize('NFC').split(PHRASES)
  const found = new Set(phrases.flatMap((phrase) => meant(phrase.trim(), isPassed)))
  const arePair = (found.has('m') && found.has('f')) || (found.has('first') && found.has('second'))
  if (found.has('both') || arePair) return 'both'
  return (['m', 'f', 'first', 'second', 'duet'] as const).find((one) => found.has(one)) ?? null
}

function meant(phrase: string, isPassed: (word: string) => boolean): VoiceWord[] {
  const together = TOGETHER.find(([words]) => ` ${phrase} `.includes(` ${words} `))
  if (together) return [together[1]]
  const number = NUMBERED.exec(phrase)?.groups?.number
  if (number) return [/[1a]/.test(number) ? 'first' : 'second']
  const words = phrase.replace(/(?<!\p{L})[dl]['’]/gu, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const meanings = words.flatMap((word) => MEANINGS.get(word) ?? [])
  const isPlain = words.every((word) => MEANINGS.has(word) || BESIDE.has(word) || isPassed(word) || /^\d+$/.test(word))
  const isNamed = words.some((word) => NOUN.test(word)) && meanings.some((one) => one === 'm' || one === 'f')
  return isPlain || isNamed ? meanings : []
}
