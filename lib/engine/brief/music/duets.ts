import type { Language } from '../../lyrics/language/language.ts'
import { pattern } from '../patterns.ts'

/** What a language calls a song that two sing, who the two may be or how they sing, and any song. */
type DuetWords = { readonly duet: string; readonly pair: string; readonly song: string }

const WORDS: Readonly<Record<Language, DuetWords>> = {
  en: {
    duet: '\\bduets?\\b',
    pair: '\\b(?:(?:for|by|between|sung by) )?(?:a )?(?:(?:man|male) and (?:a )?(?:woman|female)|(?:woman|female) and (?:a )?(?:man|male))\\b(?: (?:voices|vocals|singers))?',
    song: 'song',
  },
  de: {
    duet: '\\bduett\\b',
    pair: '\\bals duett\\b|\\b(?:(?:für|zwischen|von) )?(?:(?:einem|einen) )?(?:mann und (?:(?:einer|eine) )?frau|frau und (?:(?:einem|einen) )?mann)\\b',
    song: 'Lied',
  },
  fr: {
    duet: '\\bduo\\b',
    pair: "\\ben duo\\b|\\b(?:entre un |pour |d[’'])?(?:homme (?:et |/ ?)?(?:une )?femme|femme (?:et |/ ?)?(?:un )?homme)\\b",
    song: 'chanson',
  },
  es: {
    duet: '\\b(?:dueto|dúo)\\b',
    pair: '\\b(?:(?:de|entre|para) )?(?:un )?(?:hombre y (?:una )?mujer|mujer y (?:un )?hombre)\\b',
    song: 'canción',
  },
  it: {
    duet: '\\bduetto\\b',
    pair: '\\b(?:(?:di|tra|per) )?(?:un )?(?:uomo e (?:una )?donna|donna e (?:un )?uomo)\\b',
    song: 'canzone',
  },
  pt: {
    duet: '\\b(?:dueto|duo)\\b',
    pair: '\\b(?:(?:de|entre|para) )?(?:um )?(?:homem e (?:uma )?mulher|mulher e (?:um )?homem)\\b',
    song: 'canção',
  },
  nl: {
    duet: '\\bduet\\b',
    pair: '\\b(?:(?:voor|tussen|van) )?(?:een )?(?:man en (?:een )?vrouw|vrouw en (?:een )?man)\\b',
    song: 'lied',
  },
  pl: {
    duet: '\\b(?:duecie|duet)\\b',
    pair: '\\bw duecie\\b|\\b(?:dla )?(?:mężczyzny i kobiety|kobiety i mężczyzny)\\b',
    song: 'piosenka',
  },
  tr: {
    duet: '\\bdüet(?: şarkı(?:sı)?)?\\b',
    pair: '\\b(?:kadın ve erkek|erkek ve kadın|kadın erkek)\\b',
    song: 'şarkı',
  },
  id: {
    duet: '\\b(?:lagu )?duet\\b',
    pair: '\\b(?:antara )?(?:(?:pria|cowok|laki-laki) dan (?:wanita|cewek|perempuan)|(?:wanita|cewek|perempuan) dan (?:pria|cowok|laki-laki))\\b',
    song: 'lagu',
  },
  vi: { duet: '\\b(?:bài )?song ca\\b', pair: '\\b(?:giữa )?nam nữ\\b', song: 'bài hát' },
  ja: { duet: 'デュエット(?:の?曲|ソング)?', pair: '男女の', song: '歌' },
  ko: { duet: '듀엣(?: ?(?:곡|노래))?', pair: '남녀 ?', song: '노래' },
  zh: { duet: '男女对唱|男女對唱|对唱(?:歌曲)?|對唱(?:歌曲)?', pair: '男女(?=合唱)', song: '歌' },
}

/**
 * Rewrites "A duet for a man and a woman about two lighthouses" as "a song about two lighthouses". That two sing is a musical
 * attribute, which `MusicAttributes` holds, and the song is not for either of the two singers.
 */
export function duetAsSong(said: string, language: Language): string {
  const { duet, pair, song } = WORDS[language]
  if (!pattern(duet).test(said)) return said
  return said.replace(pattern(pair, 'g'), ' ').replace(pattern(duet, 'g'), song)
}
