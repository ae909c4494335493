import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { CLITIC, verbAt } from './hearer.ts'
import { COMMA } from './lines.ts'
import { isOfThem, isOtherWord, isSpokenToYou, spokenBehind, spokenOfSelf, spokenTo } from './words/verbs.ts'

/** A part of a description that tells one thing. */
export type Piece = {
  readonly text: string
  /** What joins it to the piece before it in the same sentence: "pero". */
  readonly join: string | null
  /** Behind "que", of what was named right before. */
  readonly isRelative: boolean
  /** Whether a sentence goes on with it. */
  readonly goesOn: boolean
}

export const REQUEST =
  /(?<!\p{L})(?:canci[oó]n(?:es)?|rolas?|tema|jingle|anuncio|balada|himno|nana|rap|instrumental|bpm|tempo|ritmo|estilo|tono|g[eé]nero|letra|estribillo|coro|por ?favor|porfa|porfis|escr[ií]be(?:me|le|nos)?|ha(?:z|zme|zle|gan?)|h[aá]zme|crea|comp[oó]n(?:me)?|quiero (?:una?|algo|que|regalar\p{L}*|dedicar\p{L}*|felicitar\p{L}*|pedir\p{L}*|decir(?:le|te)|agradecer\p{L}*|cantar\p{L}*|darle)|quisiera|necesito|busco|me gustar[ií]a|algo|que sea|que suene|que diga|cumbia|reguet[oó]n|corrido|mariachi|bolero|ranchera|minutos?|cantad[oa]|en (?:ingl[eé]s|franc[eé]s|japon[eé]s|espa[nñ]ol|italiano|portugu[eé]s|alem[aá]n)|feliz cumplea[nñ]os|gracias|perd[oó]n|disculpas?|lo siento|hola|saludos)(?!\p{L})/iu

/** Begins what is told, so that a word for music within it belongs to it. */
export const TIME =
  /^(?:siempre|nunca|jam[aá]s|casi|ya|tambi[eé]n|tampoco|no|ni|aun|as[ií]|todav[ií]a|a[uú]n|hoy|ahora|solo|s[oó]lo|luego|despu[eé]s|adem[aá]s|hasta|encima|afuera|all[ií]|all[aá]|ah[ií]|a|veces|cada|d[ií]as?|todos|todas|los|las|noches?|ma[nñ]anas?|tardes?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|de|ni[nñ][oa]|chiquit[oa]|joven|por|en|la|semanas?|a[nñ]os?|meses|antes|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad(?:es)?|verano|invierno|otoño|primavera|fin(?:es)?|\p{L}+mente)$/iu
const ADVERB =
  /^(?:no|ni|siempre|nunca|jam[aá]s|ya|tambi[eé]n|tampoco|casi|solo|s[oó]lo|solamente|yo|ella|él|despu[eé]s|luego|encima|todav[ií]a|a[uú]n|aun|as[ií]|hasta|entonces|adem[aá]s|apenas|ahora|hoy|afuera|all[ií]|all[aá]|ah[ií]|aqu[ií]|igual|antes|mientras|nosotros|nosotras|ellos|ellas|nadie|todos|todas|\p{L}+mente)$/iu
export const PLEASING =
  /^(?:encant|gust|fascin|choc|doli|duel|doler|import|interes|falt|sobr|parec|cuest|cost|apasion|qued|dicen|dec[ií]an|llaman)\p{L}*$/iu

const CUT = /((?:[,;!?¿¡\n()–—]|\.(?!\d)|(?<!\d):|:(?!\d))+|\s-\s|\s(?:en|por) (?:este )?orden(?!\p{L}))/u
const AT_REST = /,?(?<!\p{L})(?:que )?(?:en paz descanse|descanse en paz|q\.? ?e\.? ?p\.? ?d\.?)(?!\p{L})/giu
/** "por arreglarme la bici y cuidar a mis perros" is two of them. */
const THANKED =
  /(?<!\p{L})((?:gracias|agradec\p{L}+|perd[oó]n\p{L}*|disculp\p{L}*)(?: [^.,;!?]*?)? por [^.,;!?]*?),? y (?:por )?(?=\p{L}+[aeiáéí]r(?:me|te|le|nos|se(?:lo|la|los|las)|lo|la|los|las)?(?!\p{L}))/giu

const JOINS = /^(?:y|e|pero|sino|porque|aunque|pues|xq|q|que|quien|quienes)$/iu
/** Begin a clause that another waits for. */
export const SUBORDINATE =
  /^(?:cuando|si|mientras|aunque|apenas|en cuanto|cada vez que|siempre que|desde que|hasta que|antes de que|después de que|desde el día que|el día que|la (?:primera|última) vez que|donde)(?!\p{L}) /iu

export const isNamed = (text: string, { kin, name }: Hearer) => {
  const said = ` ${text.toLowerCase()} `
  return [kin, name, ...(name?.split(/, | y | e /) ?? [])].some((one) => one && said.includes(` ${one.toLowerCase()} `))
}

/** "para mi abuela carmen", "mi mejor amiga de la uni", "mi gata Pelusa de 14 años". */
export const endsNamed = (text: string, { kin, name }: Hearer) =>
  [kin, name?.split(/ y | e /).at(-1)].some(
    (one) =>
      one &&
      new RegExp(
        `(?:^|\\s)${escaped(one)}(?:\\s(?!(?:hace|que|y|se|es|era|fue|no|le|me|nos|siempre|nunca|muri[oó]|falleci[oó])(?: |$))\\p{L}+)?(?: del?(?: (?:la|el|los|las|mi|nuestr[oa]))? (?!\\d)\\p{L}+)?(?: de (?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:a[nñ]os|meses))?$`,
        'iu',
      ).test(text),
  )

/** Between punctuation, where "y" is followed by a verb, and behind whoever hears the song. */
export function piecesOf(text: string, hearer: Hearer | null): Piece[] {
  const told = text
    .replace(AT_REST, ', ')
    .replace(/\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)+,? y yo(?!\p{L})/gu, (list) => list.replaceAll(',', COMMA))
    .replace(THANKED, (_, first: string) => `${first}. ${first.split(' ')[0]} por `)
  const parts = told.split(CUT)
  const pieces: Piece[] = []
  for (let number = 0; number < parts.length; number += 2) {
    const part = (parts[number] ?? '').trim()
    const before = (parts[number - 2] ?? '').trim()
    const goesOn = /^[,\s]*$|^[,;]/u.test(parts[number - 1] ?? '.') && number > 0
    // "mi perro chorizo, que roba calcetines".
    const isOfHearer = hearer !== null && isNamed(before, hearer) && endsNamed(before, hearer)
    const isWho = isOfHearer && /^(?:que|quien) /iu.test(part)
    const words = (isWho ? part.replace(/^(?:que|quien) /iu, '') : part).split(/\s+/).filter(Boolean)
    let piece: string[] = []
    let join: string | null = null
    let isRelative = isWho
    let isFirst = true
    const close = () => {
      if (piece.length > 0) {
        pieces.push({ text: piece.join(' '), join, isRelative, goesOn: isFirst ? goesOn : true })
        isFirst = false
      }
      piece = []
      join = null
      isRelative = false
    }
    words.forEach((word, at) => {
      const rest = words.slice(at + 1)
      const isThat = /^(?:que|q|quien|quienes)$/iu.test(word)
      // "que se llama Pedro y que está pasando por un divorcio".
      if (isThat && piece.length === 0 && join !== null && isRelative) return
      const isAgain =
        /^(?:y|e|pero)$/iu.test(word) &&
        isRelative &&
        /^(?:que|quien)$/iu.test(rest[0] ?? '') &&
        (beginsClause(rest.slice(1)) || isVerb(rest[1] ?? ''))
      if (isAgain) {
        close()
        join = word.toLowerCase()
        isRelative = true
        return
      }
      const isNamedYet = hearer !== null && isNamed(piece.join(' '), hearer) && endsNamed(piece.join(' '), hearer)
      // "mi perro Rulo y yo caminamos".
      const isBoth =
        /^(?:y|e)$/iu.test(word) && isNamedYet && /^yo$/iu.test(rest[0] ?? '') && /\p{L}mos$/iu.test(rest[1] ?? '')
      if (!isBoth && JOINS.test(word) && (isThat ? isNamedYet : true) && beginsClause(rest)) {
        close()
        if (isThat) isRelative = true
        else join = word.toLowerCase()
      } else {
        if (goesAnew(piece, words, at) && hearer?.name?.split(' ').includes(word) !== true) close()
        // "nace mi sobrino Leo en dos semanas".
        const isName = hearer?.name?.split(' ').includes(word) === true
        const isOpen = isNamedYet && piece.length > 1 && !isName
        if (isOpen && beginsClause([word, ...rest])) close()
        piece.push(word)
      }
    })
    close()
  }
  return pieces
}

/** Where no comma was typed: "se murió ayer | tenía 14 años | siempre me esperaba", "la cagué | olvidé tu cumpleaños". */
function goesAnew(piece: readonly string[], words: readonly string[], at: number): boolean {
  const [word = '', next = '', after = ''] = words.slice(at)
  const last = piece.at(-1) ?? ''
  // "hace 7 meses nos enseñó las tablas".
  if (
    /^(?:y )?(?:hace|desde hace) (?:ya |casi |como |unos |unas )*\S+ (?:años?|mes(?:es)?|días?|semanas?|tiempo|rato)$/iu.test(
      piece.join(' '),
    )
  )
    return false
  if (BINDS.test(last) || SUBORDINATE.test(`${piece.join(' ')} `)) return false
  // "cuando su abuela le canta": a clause that still waits for its verb.
  const inner = piece.findLastIndex((one) => /^(?:que|cuando|si|mientras|donde|porque|quien|como)$/iu.test(one))
  if (!piece.some((one, place) => place > inner && isVerbAt(piece, place, one))) return false
  const verb = CLITIC.test(next) ? after : next
  if (/^(?:siempre|nunca|jamás)$/iu.test(word)) return isVerb(verb)
  if (/^(?:él|ella|yo|ellos|ellas)$/iu.test(word)) return isVerb(verb)
  if (/^(?:tiene|tenía)$/iu.test(word)) return /^\d+$/.test(next) || /^(?:un|una|miedo|el|la)$/iu.test(next)
  if (/^(?:me|nos|le|les|se)$/iu.test(word)) return next !== '' && isVerb(next) && !isOtherWord(next)
  return /[éí]$/u.test(word) && spokenOfSelf(word) !== null
}

const BINDS =
  /^(?:que|cuando|si|y|e|o|ni|pero|porque|como|donde|quien|mientras|aunque|de|a|al|con|para|por|sin|en|no|ya|también|casi|siempre|nunca|él|ella|yo|todos|nadie|me|te|se|nos|le|les|lo|la|los|las|mi|su|el|un|una|tal|hasta|solo|sólo)$/iu

/** "le gusta …", "siempre canta …", "ama …", "mi tío manolo tocaba". */
export function beginsClause(words: readonly string[]): boolean {
  const [first = ''] = words
  if (SUBORDINATE.test(`${words.join(' ')} `)) return words.some((word, at) => at > 0 && isVerb(word))
  const at = words.findIndex((word) => !CLITIC.test(word) && !ADVERB.test(word))
  const verb = words[at] ?? ''
  if (/^(?:mis?|el|la|los|las|sus?)$/iu.test(first) && words.slice(2, 4).some((word) => CLITIC.test(word))) return true
  // "y mi tío manolo tocaba", "y el pan huele".
  if (
    /^(?:mis?|nuestr[oa]s?)$/iu.test(first) &&
    words.slice(2, 5).some((word) => /\p{L}(?:aba|[ií]a|ó)n?$/u.test(word) && isVerb(word))
  )
    return true
  if (/^(?:mis?|nuestr[oa]s?|el|la|los|las|un|una|sus?)$/iu.test(first) && isSaid(words.slice(1))) return true
  const behindTime = words.findIndex((word) => !CLITIC.test(word) && !TIME.test(word))
  const late = words[behindTime] ?? ''
  // "y Nora ha perdido cuatro dientes".
  if (/^\p{Lu}\p{Ll}+$/u.test(first) && words.length > 2 && verbAt(words, 1) > 0 && verbAt(words, 1) < 4) return true
  // "y de chico curaba a sus muñecos".
  if (
    /^de (?:niñ[oa]|chic[oa]|chiquit[oa]|pequeñ[oa]|joven|noche|día|mayor|viej[oa])$/iu.test(
      words.slice(0, 2).join(' '),
    )
  )
    return isVerb(words[CLITIC.test(words[2] ?? '') ? 3 : 2] ?? '')
  // "y todos los domingos hacía".
  if (/^(?:todos|todas|cada|los|las|a)$/iu.test(first) && behindTime > 1 && isVerb(late) && !isOtherWord(late))
    return true
  if (at > 0 && PLEASING.test(verb)) return true
  if (at > 0 && /^(?:se|me)$/iu.test(words[at - 1] ?? '') && spokenBehind(verb)) return true
  if (at === 0 && (isOtherWord(verb) || (/^(?:es|esta|era)$/iu.test(verb) === false && words.length < 2))) return false
  return isVerb(verb)
}

/** "pan huele desde la plaza", "gato duerme": a noun, and what it does. */
function isSaid([noun = '', verb = '', next = '']: readonly string[]): boolean {
  if (!/^\p{L}{2,}$/u.test(noun) || /^(?:de|del|que|y|más|mejor|peor)$/iu.test(noun)) return false
  if (/^(?:me|nos|le|les|se|no|ya|siempre|nunca)$/iu.test(verb)) return verbAt([verb, next]) >= 0
  return (
    /^\p{L}{3,}$/u.test(verb) &&
    !isOtherWord(verb) &&
    !/[ií]st[ao]$|(?:ad|id)[oa]s?$/u.test(verb) &&
    next !== '' &&
    (spokenTo(verb) !== null || isOfThem(verb) || /ó$/u.test(verb))
  )
}

export const isVerb = (word: string) =>
  spokenTo(word) !== null || spokenTo(word, true) !== null || spokenOfSelf(word) !== null || isOfThem(word)

export function isVerbAt(words: readonly string[], at: number, word: string): boolean {
  const last = words[at - 1] ?? ''
  if (/^(?:el|un|una|mi|mis|su|sus|tu|al|del|de|por|para|con|los|las)$/iu.test(last) && !CLITIC.test(last)) return false
  if (/^(?:la|las|los|lo)$/iu.test(last) && spokenOfSelf(word) === null && !/[óé]$/.test(word)) {
    if (at === 1 || !/^(?:se|me|te|todos|nadie|no|siempre|nunca)$/iu.test(words[at - 2] ?? '')) return false
  }
  if (/^esta$/iu.test(word)) return /^(?:\p{L}+[aei]ndo|en|muy|siempre|\p{L}+[ai]d[oa])$/iu.test(words[at + 1] ?? '')
  if (
    isOtherWord(word) &&
    (at > 0
      ? !CLITIC.test(last) && !TIME.test(last)
      : !/^(?:estudio|trabajo|uso)$/iu.test(word) &&
        !(
          /^vino$/iu.test(word) && /^(?:a|con|desde|hasta|sol[oa]|todos|todas|cuando|sin|cada)$/iu.test(words[1] ?? '')
        ))
  )
    return false
  if (/^(?:estudio|trabajo|uso)$/iu.test(word) && words.length < at + 2) return false
  const isPleasing = PLEASING.test(word) && CLITIC.test(last)
  if (/^(?:se|me)$/iu.test(last) && spokenBehind(word)) return true
  if (/^no$/iu.test(last) && at === 1 && /^\p{L}{3,}[ae]$/u.test(word) && spokenBehind(word)) return true
  return isPleasing || isVerb(word) || isSpokenToYou(word)
}
