import { readWishes } from '../../compose/wishes.ts'
import type { Fact, Hearer } from '../brief.ts'
import { areMany, escaped, mine, others, yours } from './italian-hearer.ts'
import { isNounToo, isOfSelf, isVerb, spokenBehind, spokenTo, spokenToAll } from './italian-verbs.ts'
import { inWholeWords } from './italian-written-out.ts'

/**
 * What an Italian description tells, as lines of a song to its hearer: "per nonna pina che cucinava la domenica" gives
 * "Cucinavi la domenica", "ho dimenticato il suo compleanno" gives "Ho dimenticato il tuo compleanno". What is not sure is left
 * out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: Before = hearer ? 'you' : null
  for (const piece of piecesOf(inWholeWords(description, names), hearer)) {
    const told = factOf(piece, hearer, before)
    const fact = told?.of === 'thing' && names.some((name) => piece.includes(name)) ? null : told
    if (fact) facts.push(fact)
    if (fact && fact.of !== 'thing') before = fact.of
    else if (hearer && (REQUEST.test(piece) || isNamed(piece, hearer))) before = 'you'
    else if (before !== 'you') before = null
  }
  return joined(facts)
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ of, text }) => text.split(' ').length <= LONGEST && (of === 'thing' || /[ ’']/.test(text)))
    .slice(0, MOST)
}

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
type Before = Fact['of'] | null

/** In words: more make no line. */
const LONGEST = 12
const MOST = 10

const REQUEST =
  /(?<!\p{L})(?:canzon\p{L}+|pezzo|brano|jingle|spot|ballata|inno|ninna|ninnananna|filastrocca|stornello|serenata|rap|strumentale|bpm|tempo|ritmo|stile|genere|testo|ritornello|per favore|scrivi(?:mi)?|fammi|crea|componi|vorrei|voglio (?:una?|qualcosa|che|dedicare)|mi serve|serve|qualcosa|dedicat[ao]|tarantella|valzer|reggae|swing|minut[oi]|cantat[ao]|in (?:inglese|francese|giapponese|spagnolo|italiano|portoghese|tedesco)|buon compleanno|tanti auguri|auguri|compleanno|matrimonio|pensionamento|laurea|anniversario d\p{L}+|grazie|ringraziare|perdono|perdonami|scusa|scusami|scuse|regalo)(?!\p{L})/iu
const CLITIC = /^(?:si|mi|ci|ti|vi|lo|la|li|le|gli|ne|se|me|ce|te|ve|glie\p{L}+)$/iu
/** Stands before the verb of a clause: "sempre", "la domenica", "da piccola". */
const TIME =
  /^(?:non|mai|sempre|già|ancora|anche|solo|poi|ora|adesso|oggi|ieri|stamattina|domani|quasi|spesso|intanto|però|infatti|dopo|prima|insieme|ogni|tutt[eiao]|il|la|le|i|alle|a|da|di|in|nel|nei|per|l'estate|l'inverno|d'estate|d'inverno|all'alba|una|volta|due|tre|\d+|sera|sere|serate|notte|notti|mattin[ae]|giorn[oi]|pomeriggi[oi]?|lunedì|martedì|mercoledì|giovedì|venerdì|sabat[oi]|domenic(?:a|he)|settiman[ae]|mes[ei]|ann[oi]|piccol[aoei]|giovan[ei]|ragazz[aoi]|bambin[aoi]|estate|inverno|natale|pranzo|cena|tavola|fine|\p{L}+mente)$/iu
const PLEASING = /^(?:piac|manc|serv|bast|import|interess|dispiac|fa(?:nno)?$|tocc|capit|sembr|rest)\p{L}*$/iu
const JOINS = /^(?:e|ed|ma|però|perché|poi|quindi|anche se|che|chi|infatti)$/iu
const SOMEBODY = /^(?:io|noi|lei|lui|loro)$/iu
const BINDS = /^(?:che|chi|cui|quando|come|dove|se|perché|mentre|quanto|finché|e|ed|o|ma|con|di|a|da|per|non)$/iu
const CUT = /[.,;:!?\n()–—"“”«»…]+|\s-\s/u

/** Between punctuation, where "e" is followed by a verb, behind whoever hears the song, and where somebody begins anew. */
function piecesOf(text: string, hearer: Hearer | null): string[] {
  return text.split(CUT).flatMap((part) => {
    const words = part.trim().split(/\s+/).filter(Boolean)
    const pieces: string[] = []
    let piece: string[] = []
    const close = () => {
      if (piece.length > 0) pieces.push(piece.join(' '))
      piece = []
    }
    words.forEach((word, at) => {
      const rest = words.slice(at + 1)
      const said = piece.join(' ')
      const isOpen = piece.length === 0 || REQUEST.test(said) || endsNamed(said, hearer)
      const isRelative = /^(?:che|chi)$/iu.test(word)
      const joins = JOINS.test(word) && (!isRelative || isOpen) && beginsClause(rest)
      const isFree = piece.length > 0 && !BINDS.test(words[at - 1] ?? '') && beginsClause([word, ...rest])
      const isAnew = /^(?:si|non)$/iu.test(word) || SOMEBODY.test(word)
      const isLed = CLITIC.test(words[at - 1] ?? '') || TIME.test(words[at - 1] ?? '')
      if (joins) close()
      else {
        if (isFree && !isLed && ((isOpen && endsNamed(said, hearer)) || (isAnew && hasVerb(piece)))) close()
        piece.push(word)
      }
    })
    close()
    return pieces
  })
}

const hasVerb = (words: readonly string[]) => words.some((_, at) => isVerbAt(words, at))

/** "le piace …", "la sera canta …", "io cucino …". */
function beginsClause(words: readonly string[]): boolean {
  const from = SOMEBODY.test(words[0] ?? '') ? 1 : 0
  const at = verbAt(words.slice(from))
  return at >= 0 && (words.length > from + 1 || at > 0)
}

/** Where the verb of a clause stands that begins here, behind "non", "mi", "la domenica"; -1 where none begins. */
function verbAt(words: readonly string[]): number {
  const at = words.findIndex((_, place) => isVerbAt(words, place))
  return words.slice(0, Math.max(at, 0)).every((word) => CLITIC.test(word) || TIME.test(word)) ? at : -1
}

const ARTICLE =
  /^(?:il|un|uno|una|i|mi[oa]|miei|mie|su[oa]|suoi|sue|nostr[oaei]|de[li]|della|delle|degli|dello|al?|allo|alla|alle|ai|agli|da|dal|dalla|di|in|nel|nella|nei|sul|sulla|per|con|ogni|questo|questa|quel|quella)$/iu
const FOLLOWS =
  /^(?:il|lo|la|i|gli|le|un|una|l'.+|sempre|mai|tutt[oaei]|bene|male|da|come|troppo|con|ancora|in|a|al|alla|ogni|solo|nel|nella|sul|sulla|sotto|per|dei|delle|degli)$/iu

function isVerbAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const last = words[at - 1] ?? ''
  if (/^\p{Lu}/u.test(word) || (ARTICLE.test(last) && !/^(?:a|per)$/iu.test(word))) return false
  if (/^(?:a|e|per|sono io)$/iu.test(word)) return false
  if (/^(?:si|mi|ci|ti|se)$/iu.test(last) && spokenBehind(word)) return true
  if (!isVerb(word) && !(PLEASING.test(word) && CLITIC.test(last) && /[aeo]$/u.test(word))) return false
  if (!isNounToo(word)) return true
  if (/^(?:la|lo|le|gli)$/iu.test(last)) return false
  const isLed = /^(?:non|sempre|lei|lui|che|mai|poi|ne)$/iu.test(last)
  return isLed || FOLLOWS.test(words[at + 1] ?? '')
}

const namesOf = ({ kin, name }: Hearer) =>
  [kin, name, ...(name?.split(/, | e | ed /) ?? [])].flatMap((one) => (one ? [escaped(one)] : [])).join('|')

const isNamed = (text: string, hearer: Hearer) => {
  const names = namesOf(hearer)
  return names !== '' && new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu').test(text)
}

/** "per mia nonna pina", "la mia amica del liceo". */
const endsNamed = (text: string, hearer: Hearer | null) => {
  const names = hearer ? namesOf(hearer) : ''
  return names !== '' && new RegExp(`(?<!\\p{L})(?:${names})(?: (?:d\\p{L}+ )?\\p{L}+)?$`, 'iu').test(text)
}
