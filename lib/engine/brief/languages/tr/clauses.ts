import type { Hearer } from '../../brief.ts'
import { ASKED, OF_SONG } from './notes.ts'
import { isWhom, OWN } from './persons.ts'

import { presentOf, SELF, spokenTo, TRAIT } from './verbs.ts'

/** What stands between commas and conjunctions, and the conjunction before it. */
export function piecesOf(description: string): { piece: string; conjunction: string | null }[] {
  const pieces: { piece: string; conjunction: string | null }[] = []
  let conjunction: string | null = null
  const parts = description.split(new RegExp(`(${PIECES.source})`, 'u'))
  let before = ''
  for (const [at, part] of parts.entries()) {
    const said = part.trim()
    const isWithin = CONJUNCTION.test(said) && !isClause(said, before, parts[at + 1] ?? '')
    const last = pieces.at(-1)
    if (at % 2 === 1 && isWithin && last && before !== '') {
      pieces.pop()
      parts[at + 1] = `${before} ${said} ${(parts[at + 1] ?? '').trim()}`
      conjunction = last.conjunction
      before = ''
    } else if (at % 2 === 1) {
      before = ''
      if (JOINS.test(said)) conjunction = said.toLocaleLowerCase('tr')
      else if (ENDS.test(said)) conjunction = null
    } else if (said) {
      before = said
      pieces.push({ piece: said, conjunction })
      conjunction = null
    }
  }
  return pieces
}

const PIECES =
  /(?<!\d)\.|\.(?! ?\p{Ll}|\d)|[,;:!?\n–—()]|(?<=\p{L}(?:[ıiuü]|(?<!l)[ae])r) sonra\s|\s-\s|\s(?:ve|ama|fakat|çünkü|cunku|hem de|ayrıca|ayrica)\s/u

export const CONJUNCTION = /^(?:ve|ama|fakat|çünkü|cunku)$/iu
const JOINS = /^(?:ve|ama|sonra|fakat|çünkü|cunku|hem de|ayrıca|ayrica)$/iu
const ENDS = /^[.!?\n;:]$/u

/** "sabah ve akşam", "aldım ve çarptım" are one piece, "gelirdi ve bize kızardı" are two. */
function isClause(conjunction: string, before: string, behind: string): boolean {
  if (!/^ve$/iu.test(conjunction)) return !/^\p{L}+$/u.test(behind.trim())
  const verb = before.split(/\s+/).at(-1) ?? ''
  const isVerb = SELF.test(verb) || TRAIT.test(verb) || spokenTo(verb) !== null || presentOf(verb) !== null
  return (isVerb && /\S\s+\S/u.test(behind.trim())) || ASKED.test(verb)
}

/** What stands before and behind a participle: "saat tamir eden dedem hep güler". */
export function clausesOf(piece: string, hearer: Hearer | null): string[] {
  const words = piece.split(/\s+/).filter(Boolean)
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      ((/^(?:ben|sen|biz|o|kendisi)$/iu.test(words[index + 1] ?? '') &&
        index < words.length - 2 &&
        (SELF.test(word) || spokenTo(word) !== null)) ||
        isParticiple(word, words[index + 1], hearer, OF_SONG.test(words.slice(index + 1).join(' '))) ||
        ((/yor$/u.test(word) || DONE.test(word) || isDoneByMe(word)) &&
          (index < words.length - 2 || TRAIT.test(words.at(-1) ?? '')) &&
          !/^(?:numarası|gibi|diye|ki|ama|ve|zaman|i[çc]in|m[ıiuü]|[dt][ae])$/iu.test(words[index + 1] ?? ''))),
  )
  if (at < 0) return [piece]
  return [words.slice(0, at + 1).join(' '), ...clausesOf(words.slice(at + 1).join(' '), hearer)]
}

function isParticiple(word: string, next: string | undefined, hearer: Hearer | null, isOfSong: boolean): boolean {
  if (presentOf(word) === null || isOfSong) return false
  return next === undefined || isWhom(next, hearer) || OWN.test(next) || /^bir$|^\p{Lu}/u.test(next)
}

/** What somebody did, in the middle of what was typed without commas. */
const DONE =
  /^(?:[çc]al[ıi][şs]t[ıi]|ya[şs]ad[ıi]|geldi|gitti|ald[ıi]|verdi|yapt[ıi]|etti|s[öo]yledi|[öo][ğg]retti|anlatt[ıi]|g[öo]t[üu]rd[üu]|getirdi|b[üu]y[üu]tt[üu]|b[ıi]rakt[ıi]|bitirdi|kazand[ıi]|k[ıi]r[ıi]ld[ıi]|[üu]z[üu]ld[üu]|k[üu]st[üu]|a[ğg]lad[ıi]|tan[ıi][şs]t[ıi]|kurdu|yeti[şs]tirdi|\p{L}{3,}m[ae]d[ıi])$/iu

/** "unuttum", and no "yardım". */
const isDoneByMe = (word: string) =>
  /^\p{L}{2,}(?:[dt][ıiuü]m|(?<!f[ıi]n|san|yas|ar|bal)[dt][ıiuü]k|yorum|yoruz)$/iu.test(word) &&
  !/^(?:ked|ad|kad|yard|dad|kanad|tad|e[ğg]it|[öo][ğg]ret|[üu]ret|y[öo]net|yet|denet|t[üu]ket|rit|\p{L}*isti?)[ıiuüy]*(?:m|orum)$/iu.test(
    word,
  )
