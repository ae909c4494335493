import type { WordAssets } from '../assets.ts'
import type { Stress } from '../lyrics/pronunciation.ts'
import { phonesOfText } from './flite.ts'
import type { StressedPhone } from './syllables.ts'

/** Small words that a line leans over, unless nothing else is there to lean on. */
const WEAK = new Set(
  'a an the and or but nor of to in on at by for from with as if than that is are was were be been am do does did has have had can could will would shall should may must my your his her its our their me him them us it i’m i’ll i’ve you’re it’s he’s she’s we’re they’re so just'
    .replaceAll('’', "'")
    .split(' '),
)

/** Phones of written English words: the dictionary first, flite's rules for what it does not have. */
export function createEnglish(flite: WebAssembly.Module, { pronunciationOf }: WordAssets) {
  const guessed = new Map<string, StressedPhone[]>()

  const guess = (word: string): StressedPhone[] => {
    const known = guessed.get(word)
    if (known) return known
    const phones = phonesOfText(flite, word).map(fromFlite)
    if (guessed.size > 5000) guessed.clear()
    guessed.set(word, phones)
    return phones
  }

  const lookUp = (word: string): StressedPhone[] | null => {
    return pronunciationOf(word)?.split(' ').map(fromDictionary) ?? null
  }

  return (written: string): StressedPhone[] => {
    const word = plainSpelling(written)
    if (word === '&') return lookUp('and') ?? []
    const phones =
      lookUp(word) ??
      droppedG(word, lookUp) ??
      drawnOut(word, lookUp) ??
      lookUp(word.replace(/^'|'$/g, '')) ??
      word.split(/[‐-]/).flatMap((part) => lookUp(part) ?? guess(part.replaceAll("'", '')))
    return WEAK.has(word) ? phones.map(({ phone }) => ({ phone, stress: 0 })) : phones
  }
}

/** Lower case, plain apostrophes, no accents: "Façade" is "facade". */
function plainSpelling(written: string): string {
  const marks = /\p{M}/gu
  return written.normalize('NFKD').replace(marks, '').toLowerCase().replaceAll('’', "'")
}

/** "yeahhh" is "yeah", "oooh" is "ooh", "sooo" is "so": letters written more often for how long they last. */
function drawnOut(word: string, lookUp: (word: string) => StressedPhone[] | null): StressedPhone[] | null {
  if (!/(\p{L})\1\1|(\p{L})\2$/u.test(word)) return null
  const twice = word.replace(/(\p{L})\1+/gu, '$1$1')
  const once = word.replace(/(\p{L})\1+/gu, '$1')
  const onceAtEnd = twice.replace(/(\p{L})\1$/u, '$1')
  const longO = /.ooo/u.test(word) && !word.startsWith('oo')
  const forms = longO ? [once, twice, onceAtEnd] : [twice, onceAtEnd, once]
  return forms.reduce<StressedPhone[] | null>((found, form) => found ?? lookUp(form), null)
}

/** "lovin'" is "loving" without its g. */
function droppedG(word: string, lookUp: (word: string) => StressedPhone[] | null): StressedPhone[] | null {
  if (!word.endsWith("in'")) return null
  const full = lookUp(`${word.slice(0, -1)}g`)
  return full && [...full.slice(0, -1), { phone: 'n', stress: 0 }]
}

function fromDictionary(sign: string): StressedPhone {
  const phone = sign.replace(/\d/, '').toLowerCase()
  const stress = Number(/\d/.exec(sign)?.[0] ?? 0) as Stress
  return { phone: phone === 'ah' && stress === 0 ? 'ax' : phone, stress }
}

function fromFlite(sign: string): StressedPhone {
  return { phone: sign.replace(/\d/, ''), stress: sign.endsWith('1') ? 1 : 0 }
}
