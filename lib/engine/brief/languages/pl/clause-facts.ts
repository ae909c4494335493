import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { LEFT, missed, WITHOUT_SUBJECT } from './hearer.ts'
import { fact } from './lines.ts'
import { AGE, DEAD, isMusic, SONG, WANTS } from './notes.ts'
import { isNamed, isSeveral } from './persons.ts'
import { isEarly, reflexive, SECOND, SELF, spokenTo } from './verbs.ts'

/** What a piece of a description tells, said to whoever hears it where it is of them; null where it is no line of a song. */
export function factOf(piece: string, hearer: Hearer | null, isOfSelf: boolean): Fact | null {
  if (/^ja i \p{L}+$/iu.test(piece)) return fact('me', piece)
  if (LEFT.test(piece)) return fact('they', piece)
  const [, when, outcome] = /^((?:jak|gdy|kiedy) [^,]+), to (.+)$/iu.exec(piece) ?? []
  if (when && outcome) {
    const then = factOf(outcome, hearer, false)
    return then && then.of !== 'thing'
      ? fact(then.of, `${when}, to ${then.text.charAt(0).toLowerCase()}${then.text.slice(1)}`)
      : null
  }
  if (/['"„][^'"”]+['"”]/u.test(piece)) return null
  if (/^(?:będzie |najbardziej )?(?:mi |nam )?brak(?:uje|owało)? (?:mi |nam )?(?:jego|jej) \p{L}+/iu.test(piece))
    return fact('me', hearer && !isSeveral(hearer) ? missed(piece) : piece)
  const self = piece.replace(/^(?:że|bo|gdy|kiedy|i|a|ale) /iu, '')
  if (
    /^(?:dziękuj(?:ę|emy)|dziekuj(?:e|emy)|przepraszam|chcę (?:przeprosić|podziękować|pożegnać))(?!\p{L})/iu.test(self)
  )
    return null
  if (/^dzięki (?:niemu|niej|nim|tobie) /iu.test(piece)) return fact('me', piece)
  if (/^brakuje (?:mi|nam) (?:jej|go|jego)$/iu.test(piece))
    return hearer && !isSeveral(hearer) ? fact('me', piece.replace(/ \p{L}+$/u, ' ciebie')) : fact('me', piece)
  if (/^\d+ lat (?:w|na|za|jako|po|przy|przed) \p{L}/iu.test(piece)) return fact('thing', piece)
  // "Pamiętam, jak bała się zjeżdżalni" is of whoever hears it.
  const [, sees = '', how = '', seen = ''] =
    /^((?:pamiętam|pamiętamy|widzę|wiem|słyszę)),? (jak|że|kiedy) (.+)$/iu.exec(self) ?? []
  const there = hearer && seen ? factOf(seen, hearer, false) : null
  if (there?.of === 'you')
    return fact('me', `${sees}, ${how} ${there.text.charAt(0).toLowerCase()}${there.text.slice(1)}`)
  if (hearer && !isSeveral(hearer) && /^tęskni(?:ę|my) za /iu.test(self) && isNamed(self, hearer))
    return fact('me', self.replace(/ za .*$/iu, ' za tobą'))
  // "Zawsze pytał, czy próbowałeś wyłączyć": who is asked is nobody who hears it.
  if (SECOND.test(self.split(/,? (?:czy|że|żebyś|jak) /u)[0] ?? '') && !SONG.test(self)) return fact('you', self)
  if (/^(?:a )?ja (?:\p{L}+ ){0,2}\p{L}+(?:ę|am|em|łem|łam)(?!\p{L})/iu.test(self)) return fact('me', self)
  if (SELF.test(`${self} `)) return WANTS.test(self) ? null : fact('me', self)
  if (piece === '' || SONG.test(piece) || WANTS.test(piece)) return null
  // "Ją bolały nogi": they are none of those who hear it.
  if (hearer && isSeveral(hearer) && /^(?:ją|go|mu|jej|im|ich|mnie|mi|nas|nam) /iu.test(piece))
    return fact('they', piece)
  if (hearer && !isSeveral(hearer) && WITHOUT_SUBJECT.test(piece))
    return fact('you', piece.replace(/^(?:ona|on|i|a|ale) /iu, '').replace(/(?<!\p{L})(?:mu|jej)(?!\p{L})/iu, 'ci'))
  if (hearer) {
    const words = piece.replace(/^(?:ona|on|bo|gdy|kiedy|i|a|ale)\s/iu, '').split(/\s+/)
    const spokenAt = (word: string, index: number) =>
      spokenTo(word, hearer) ?? (isSeveral(hearer) ? null : reflexive(word, words[index + 1]))
    const at = words.slice(0, 6).findIndex((word, index) => spokenAt(word, index) !== null)
    const isOfAnother = OTHER_SUBJECT.test(words.slice(at + 1).join(' '))
    if (at >= 0 && isOfAnother) return fact('they', piece)
    if (at >= 0 && words.slice(0, at).every((word, index) => isEarly(word, words[index - 1]))) {
      // "hoduje gołębie i każdego nazywa imieniem piłkarza".
      const joins = (index: number) =>
        words.slice(Math.max(at + 1, index - 3), index).some((word) => /^(?:i|a|ale)$/u.test(word)) ||
        words.some(
          (word, from) =>
            from > at &&
            from < index &&
            /^(?:i|a|ale)$/u.test(word) &&
            words.slice(from + 1, index).every((early, also) => isEarly(early, words[from + also])),
        )
      const isMeanwhile = (index: number) =>
        index > at + 1 && /^(?:jak|gdy|kiedy)$/iu.test(words[index - 1] ?? '') && isEarly(words[index + 1] ?? 'w')
      const spoken = words.map((word, index) =>
        index === at || (index > at && (joins(index) || isMeanwhile(index))) ? (spokenAt(word, index) ?? word) : word,
      )
      const isBirth = /^urodzi/iu.test(words[at] ?? '') && words.length > 3
      return (spoken.length < 2 && !/^(?:mówi|powtarza|twierdzi|uważa|myśli|obieca)/iu.test(words[at] ?? '')) ||
        (DEAD.test(words.slice(at).join(' ')) && !isBirth) ||
        AGE.test(piece)
        ? null
        : fact(
            'you',
            spoken.join(' ').replace(/(?<!,|nawet) (jak|gdy|kiedy) (?=\p{L}+(?:łeś|łaś|sz)(?!\p{L}))/gu, ', $1 '),
          )
    }
    if (isNamed(piece, hearer)) return null
  }
  if (hearer && isSeveral(hearer) && /^on[ai]? \p{L}+/iu.test(piece) && isClause(piece.replace(/^on[ai]? /iu, 'kto ')))
    return fact('they', piece)
  const clause = piece.replace(/^(?:i|a|ale|oraz) (?=\p{L}+ \p{L}+ )/iu, '')
  if (isClause(clause))
    return (isOfSelf && !OTHERS.test(clause) && !/^(?:pani? )?\p{Lu}/u.test(clause)) ||
      DEAD.test(clause) ||
      AGE.test(clause)
      ? null
      : fact('they', clause)
  return isThing(piece) ? fact('thing', piece) : null
}

/** Somebody or something, and what they do: "pranie mi śmierdzi", "wszyscy go kochają". */
function isClause(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (words.length < 3 || OPENS.test(words[0] ?? '') || /^\p{L}+(?:ć|sz)$/u.test(words[0] ?? '')) return false
  return words
    .slice(1, 5)
    .some((word) => spokenTo(word, null) !== null || /(?:[aeui]ją|dzą|szą|li|[aeiy]ły)$/u.test(word))
}

/** "W lipcu urodzi się nasza druga córka": who does it stands behind. */
const OTHER_SUBJECT = /^się (?:nam |mi |jej |mu )?(?:nasz|nasza|nasze|mój|moja|moje|jej|jego) \p{L}/u

/** Who is somebody else than whoever sings. */
const OTHERS = /^(?:mama|tata|babcia|dziadek|brat|siostra|mój|moja|moje|nasz|nasza|nasze|wszyscy|wszystko)\s/iu
const OPENS = /^(?:dla|jako|żeby|jak|który|która|które|gdzie|czy|bez|niech|nic|o|on|ona|oni|tylko)$/iu

export const thing = (piece: string): Fact | null => (SONG.test(piece) ? null : fact('thing', piece))

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (/(?:ach|ech)$/u.test(words[0] ?? '')) return false
  if (words.length < 2 || words.length > 6 || /\d/.test(piece) || DEAD.test(piece)) return false
  if (
    /^(?:\p{Ll}+ego|dla|o|od|z|ze|bez|w|we|na|do|jako|po|i|a|że|bo|który|która|które|żeby|jak|na|nie|naszej|mojej|mój|moja|nasz|nasza)$/iu.test(
      words[0] ?? '',
    )
  )
    return false
  if (words.some((word) => spokenTo(word, null) !== null || /(?:ć|ł|ła|li|ły|ję|uje|esz|asz)$/u.test(word)))
    return false
  return !isMusic(piece) && readAttributes([piece]).notUnderstood.filter((word) => word.length > 3).length >= 2
}
