import { readAttributes } from '../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../brief.ts'
import { escaped } from '../patterns.ts'
import { joined, shortened } from './fact-lines.ts'
import {
  isEither,
  isOfThem,
  isOtherWord,
  isSpokenToYou,
  pastOf,
  spokenBehind,
  spokenOfSelf,
  spokenTo,
} from './spanish-verbs.ts'

/**
 * What a Spanish description tells, as lines of a song to its hearer: "cumpleaños de mi abuelo, cocinaba los domingos" gives
 * "Cocinabas los domingos", "olvide nuestro aniversario" gives "Olvidé nuestro aniversario". What is not sure is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: Before = hearer ? 'you' : null
  for (const piece of piecesOf(written(description, names), hearer)) {
    const isTaught = facts.some(({ of, text }) => of === 'thing' && /^A \p{L}+[aeií]r/u.test(text))
    const told: Fact | null =
      isTaught && /^(?:y )?(?:a )?\p{L}+[aeií]r(?:se)? \p{L}/iu.test(piece)
        ? fact('thing', `A ${piece.replace(/^(?:y )?(?:a )?/iu, '')}`)
        : factOf(piece, hearer, before)
    const one: Fact | null = told?.of === 'thing' && names.some((name) => piece.includes(name)) ? null : told
    if (one) facts.push(one)
    if (one) before = one.of === 'thing' ? before : one.of
    else before = hearer && (REQUEST.test(piece) || isNamed(piece, hearer)) ? 'you' : before === 'you' ? 'you' : null
  }
  return joined(facts)
    .map((one) => shortened(one, LONGEST, ENDS))
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .map((one) => ({ ...one, text: one.text.replace(/ y (?:ahora|luego|después|hoy)$/iu, '') }))
    .filter(
      ({ text }) => !/^Protesta$|^Te llama(?:s|bas)$|^Te (?:jubilas|retiras|casas|vas|mudas|gradúas)$/u.test(text),
    )
    .filter(({ of, text }) => text.split(' ').length <= LONGEST && (of === 'thing' || text.includes(' ')))
    .slice(0, MOST)
}

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
type Before = Fact['of'] | null

/** In words: more make no line. */
const LONGEST = 24
const MOST = 10
const ENDS = /^(?:con|cuando|que|mientras|para|porque|por|y|hasta|aunque|donde|en|de|del)$/iu

const REQUEST =
  /(?<!\p{L})(?:canci[oó]n(?:es)?|rolas?|tema|jingle|anuncio|balada|himno|nana|rap|instrumental|bpm|tempo|ritmo|estilo|tono|g[eé]nero|letra|estribillo|coro|por ?favor|porfa|porfis|escr[ií]be(?:me|le|nos)?|ha(?:z|zme|zle|gan?)|h[aá]zme|crea|comp[oó]n(?:me)?|quiero (?:una?|algo|que|regalar\p{L}*|dedicar\p{L}*|felicitar\p{L}*|pedir\p{L}*|decir(?:le|te)|agradecer\p{L}*|cantar\p{L}*|darle)|quisiera|necesito|busco|me gustar[ií]a|algo|que sea|que suene|que diga|cumbia|reguet[oó]n|corrido|mariachi|bolero|ranchera|minutos?|cantad[oa]|en (?:ingl[eé]s|franc[eé]s|japon[eé]s|espa[nñ]ol|italiano|portugu[eé]s|alem[aá]n)|feliz cumplea[nñ]os|gracias|perd[oó]n|disculpas?|lo siento)(?!\p{L})/iu
/** Begins what is told, so that a word for music within it belongs to it. */
const TIME =
  /^(?:siempre|nunca|jam[aá]s|casi|ya|tambi[eé]n|no|todav[ií]a|a[uú]n|hoy|ahora|solo|s[oó]lo|luego|despu[eé]s|adem[aá]s|hasta|encima|a|veces|cada|d[ií]as?|todos|todas|los|las|noches?|ma[nñ]anas?|tardes?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|de|ni[nñ][oa]|chiquit[oa]|joven|por|en|la|semanas?|a[nñ]os?|fin(?:es)?|\p{L}+mente)$/iu
const CLITIC = /^(?:se|le|les|lo|la|los|las|me|te|nos)$/iu
const PLEASING =
  /^(?:encant|gust|fascin|choc|doli|duel|doler|import|interes|falt|sobr|parec|cuest|cost|apasion|qued|dicen|dec[ií]an|llaman)\p{L}*$/iu
const FEELING = /^(?:da|dan|daba|daban) (?:mucho |mucha )?(?:miedo|risa|pena|sueño|flojera|hambre|asco|pánico|igual)/iu

const CUT = /(?:[,;!?¿¡\n()–—]|\.(?!\d)|(?<!\d):|:(?!\d))+|\s-\s|\s(?:en|por) (?:este )?orden(?!\p{L})/u
const AT_REST = /,?(?<!\p{L})(?:que )?(?:en paz descanse|descanse en paz|q\.? ?e\.? ?p\.? ?d\.?)(?!\p{L})/giu
/** "por arreglarme la bici y cuidar a mis perros" is two of them. */
const THANKED =
  /(?<!\p{L})((?:gracias|agradec\p{L}+|perd[oó]n\p{L}*|disculp\p{L}*)(?: [^.,;!?]*?)? por [^.,;!?]*?),? y (?:por )?(?=\p{L}+[aei]r(?:me|te|le|nos)?(?!\p{L}))/giu

const JOINS = /^(?:y|e|pero|porque|aunque|pues|xq|q|que|quien|quienes)$/iu

/** Between punctuation, where "y" is followed by a verb, and behind whoever hears the song. */
function piecesOf(text: string, hearer: Hearer | null): string[] {
  const told = text
    .replace(AT_REST, ', ')
    .replace(THANKED, (_, first: string) => `${first}. ${first.split(' ')[0]} por `)
  const parts = told.split(CUT)
  return parts.flatMap((part, number) => {
    const before = parts[number - 1]?.trim() ?? ''
    // "mi perro chorizo, que roba calcetines".
    const isOfHearer = hearer !== null && isNamed(before, hearer) && endsNamed(before, hearer)
    const words = (isOfHearer ? part.trim().replace(/^(?:que|quien) /iu, '') : part.trim()).split(/\s+/).filter(Boolean)
    const pieces: string[] = []
    let piece: string[] = []
    const close = () => {
      if (piece.length > 0) pieces.push(piece.join(' '))
      piece = []
    }
    words.forEach((word, at) => {
      const rest = words.slice(at + 1)
      const isRelative = /^(?:que|q|quien|quienes)$/iu.test(word)
      const isNamedYet = hearer !== null && isNamed(piece.join(' '), hearer) && endsNamed(piece.join(' '), hearer)
      if (JOINS.test(word) && (isRelative ? isNamedYet : true) && beginsClause(rest)) close()
      else {
        if (goesAnew(piece, words, at)) close()
        const isOpen = REQUEST.test(piece.join(' ')) || isNamedYet
        if (isOpen && isNamedYet && piece.length > 1 && beginsClause([word, ...rest])) close()
        piece.push(word)
      }
    })
    close()
    return pieces
  })
}

/** Where no comma was typed: "se murió ayer | tenía 14 años | siempre me esperaba", "la cagué | olvidé tu cumpleaños". */
function goesAnew(piece: readonly string[], words: readonly string[], at: number): boolean {
  const [word = '', next = '', after = ''] = words.slice(at)
  const last = piece.at(-1) ?? ''
  if (BINDS.test(last) || /^cuando$/iu.test(piece[0] ?? '') || !piece.some((one, place) => isVerbAt(piece, place, one)))
    return false
  const verb = CLITIC.test(next) ? after : next
  if (/^(?:siempre|nunca|jamás)$/iu.test(word)) return isVerb(verb)
  if (/^(?:él|ella|yo|ellos|ellas)$/iu.test(word)) return isVerb(verb)
  if (/^(?:tiene|tenía)$/iu.test(word)) return /^\d+$/.test(next) || /^(?:un|una|miedo|el|la)$/iu.test(next)
  if (/^(?:me|nos|le|les|se)$/iu.test(word)) return next !== '' && isVerb(next) && !isOtherWord(next)
  return /[éí]$/u.test(word) && spokenOfSelf(word) !== null
}

const BINDS =
  /^(?:que|cuando|si|y|e|o|ni|pero|porque|como|donde|quien|mientras|aunque|de|a|al|con|para|por|sin|en|no|ya|también|casi|siempre|nunca|él|ella|yo|todos|nadie|me|te|se|nos|le|les|lo|la|los|las|mi|su|el|un|una|tal|hasta|solo|sólo)$/iu

/** "le gusta …", "siempre canta …", "ama …". */
function beginsClause(words: readonly string[]): boolean {
  const at = words.findIndex(
    (word) =>
      !CLITIC.test(word) &&
      !/^(?:no|siempre|nunca|ya|también|casi|solo|sólo|solamente|yo|ella|él|después|luego|encima|todavía|hasta|entonces|además|apenas)$/iu.test(
        word,
      ),
  )
  const verb = words[at] ?? ''
  if (/^(?:mis?|el|la|los|las|sus?)$/iu.test(words[0] ?? '') && words.slice(2, 4).some((word) => CLITIC.test(word)))
    return true
  // "y mi tío manolo tocaba".
  if (
    /^(?:mis?|nuestr[oa]s?)$/iu.test(words[0] ?? '') &&
    words.slice(2, 5).some((word) => /\p{L}(?:aba|[ií]a|ó)n?$/u.test(word) && isVerb(word))
  )
    return true
  const behindTime = words.findIndex((word) => !CLITIC.test(word) && !TIME.test(word))
  const late = words[behindTime] ?? ''
  // "y todos los domingos hacía".
  if (/^(?:todos|todas|cada|los|las)$/iu.test(words[0] ?? '') && behindTime > 1 && isVerb(late) && !isOtherWord(late))
    return true
  if (at > 0 && PLEASING.test(verb)) return true
  if (at > 0 && /^(?:se|me)$/iu.test(words[at - 1] ?? '') && spokenBehind(verb)) return true
  if (at === 0 && (isOtherWord(verb) || (/^(?:es|esta|era)$/iu.test(verb) === false && words.length < 2))) return false
  return isVerb(verb)
}

const isVerb = (word: string) =>
  spokenTo(word) !== null || spokenTo(word, true) !== null || spokenOfSelf(word) !== null || isOfThem(word)

const isNamed = (text: string, { kin, name }: Hearer) => {
  const said = ` ${text.toLowerCase()} `
  return [kin, name, ...(name?.split(/, | y | e /) ?? [])].some((one) => one && said.includes(` ${one.toLowerCase()} `))
}

/** "para mi abuela carmen", "mi mejor amiga de la uni". */
const endsNamed = (text: string, { kin, name }: Hearer) =>
  [kin, name?.split(/ y | e /).at(-1)].some(
    (one) => one && new RegExp(`(?:^|\\s)${escaped(one)}(?:\\s\\p{L}+){0,1}$`, 'iu').test(text),
  )

function factOf(piece: string, hearer: Hearer | null, before: Before): Fact | null {
  if (NOUN.test(piece)) return fact('thing', piece)
  const isMany = hearer?.kind === 'group' || / [ye] /.test(hearer?.name ?? '')
  const inner = INNER.exec(piece)?.[1]
  if (inner) return factOf(inner, hearer, hearer ? 'you' : null)
  if (REMEMBERED.test(piece)) return fact('me', mine(piece, hearer))
  // "25 años casados con Teresa".
  const [, years, together] = YEARS_TOGETHER.exec(piece) ?? []
  if (years && hearer && !isMany) return fact('me', `Llevamos ${years} años ${together}`)
  const taught = TAUGHT.exec(piece)?.[1]
  if (taught) return fact('thing', `A ${taught}`)
  const thanked = /(?:gracias|agradec\p{L}+) .*?por (siempre )?(\p{L}+?[aei]r)(me|nos)? (.+)/iu.exec(piece)
  const done = thanked && pastOf(thanked[2] ?? '')
  if (thanked && done)
    return fact('you', `${thanked[1] ?? ''}${thanked[3] ?? ''} ${done.you} ${possessed(thanked[4] ?? '')}`)
  const sorry = /(?:perd[oó]n\p{L}*|disculp\p{L}*|siento) .*?(?:por )?(\p{L}+[aei]r)(?:le|te)? (.+)/iu.exec(piece)
  const regretted = sorry && pastOf(sorry[1] ?? '')
  if (sorry && regretted) return fact('me', mine(`${regretted.self} ${sorry[2]}`, hearer))
  if (OUT.test(piece)) return null
  const words = piece.split(/\s+/)
  const told = toldBy(words, hearer, before, isMany)
  if (told !== undefined) return told
  return !REQUEST.test(piece) && isThing(piece, hearer) ? fact('thing', piece) : null
}

/** Nouns that look like what somebody does. */
const NOUN =
  /^(?:toma|caza|firma|quema|pesca|cura|mezcla|compra|prueba|entrega|planta|marca|visita|bajada|llegada) del? \p{L}/iu
const INNER = /(?:sobre|acerca de|trata de|habla de|de) (?:cuando|c[oó]mo|la (?:vez|noche|tarde) (?:en )?que) (.+)$/iu
const REMEMBERED = /^(?:yo )?recuerdo (?:el|la|los|las|su|sus|cuando|cómo|aquel\p{L}*) /iu
/** What children learn to do, as they are called to do it: "a lavarse los dientes". */
const TAUGHT =
  /(?<!\p{L})(?:aprender|aprendan|enseñ(?:ar|arles|en|e)(?: a (?:los|las|mis) \p{L}+)?) a (\p{L}+[aeií]r(?:se|les|los|las)? \p{L}.*)$/iu
const YEARS_TOGETHER = /^(?:ya )?(?:llevamos )?(\d+) a[nñ]os (?:de )?(casad[oa]s|junt[oa]s)(?: con (?:mi )?\p{L}+)?$/iu
const OUT =
  /(?<!\p{L})(?:muri[oó]|falleci[oó]|se llamab?a|llamad[oa]|cumple(?:s|n)?(?!\p{L})|cumpli\p{L}*|tiene \d+ a[nñ]os|(?<!(?: (?:es|era)|^llev\p{L}+) .*)(?<!^llev\p{L}+ )\d+ a[nñ]os$|que sea|que suene|que diga)(?!\p{L})|^[aá]nimos? (?:a|para) |^(?:para|con|sin|sobre|estilo|tipo|en|como) |^(?:pero )?(?:es|va|hablo|lo digo) (?:muy |todo )?(?:en serio|en broma|broma|verdad|neta|urgente)(?!\p{L})/iu

/** Undefined where the words are no clause. */
function toldBy(
  words: readonly string[],
  hearer: Hearer | null,
  before: Before,
  isMany: boolean,
): Fact | null | undefined {
  const text = words.join(' ').replace(/(?<= (?:es|era) .*) de \d+ a[nñ]os$/iu, '')
  if (/^tú \p{L}/iu.test(text)) return fact('you', text)
  if (/^yo|^nosotros|^nosotras/iu.test(text)) return fact('me', mine(text, hearer))
  if (/^cuando /iu.test(text)) {
    const [, head, verb = '', rest] = /^(.+? (?:me|nos)) (\p{L}+)(.*)$/iu.exec(text) ?? []
    const you = hearer && spokenTo(verb)
    return you ? fact('you', `${head} ${you}${rest}`) : null
  }
  if (/^que |^pedi[rd]?í? perd|^(?:villancico|\p{L}+) no$/iu.test(text)) return null
  const [, done = '', verbOfAll = ''] = /^(.+ )(\p{L}+) (?:él|ella)$/iu.exec(text) ?? []
  const youAll = hearer && !isMany && done !== '' ? spokenTo(verbOfAll, true) : null
  if (youAll) return fact('you', `${done}${youAll} tú`)
  // "se nos fue el turno": nobody did it.
  if (/^(?:no |ya |siempre )?se (?:me|nos|le|les) /iu.test(text)) return fact('me', mine(text, null))
  if (isMany && /^(?:él|ella) /iu.test(text)) return fact('they', past(text))
  const subject = hearer ? subjectOf(text, hearer) : null
  const rest = subject === null ? words : text.slice(subject.length).trim().split(/\s+/).filter(Boolean)
  const at = rest.findIndex((word, place) => isVerbAt(rest, place, word))
  const lead = rest.slice(0, at)
  const isLed = at >= 0 && lead.every((word) => CLITIC.test(word) || TIME.test(word))
  const verb = rest[at] ?? ''
  const clitic = lead.findLast((word) => CLITIC.test(word))?.toLowerCase()
  if (subject !== null && rest.length === 0) return null
  if (isLed) {
    if (REQUEST_START.test(text)) return null
    const follows = withoutSubject(rest.slice(at + 1).join(' '), hearer)
    if (clitic && clitic !== 'se' && (PLEASING.test(verb) || FEELING.test(`${verb} ${follows}`)))
      return /^(?:me|nos)$/.test(clitic)
        ? fact('me', mine(rest.join(' '), hearer))
        : hearer
          ? fact('you', others(rest.join(' '), isMany))
          : null
    if (isSpokenToYou(verb) && !spokenTo(verb)) return fact('you', rest.join(' '))
    const self = spokenOfSelf(verb, lead.length === 0)
    const isNow = self !== null && /o$/u.test(verb) && lead.some((word) => NOW.test(word))
    const you =
      hearer && !isMany && !isNow
        ? /^(?:se|me)$/.test(clitic ?? '') && /^(?:se|me)$/iu.test(rest[at - 1] ?? '')
          ? spokenBehind(verb)
          : spokenTo(verb, isPastHere(verb, clitic, subject, before))
        : null
    const isTheirPast =
      you !== null &&
      (clitic === undefined || clitic === 'nos') &&
      before === 'you' &&
      /o$/u.test(verb) &&
      !LOVING.test(verb)
    const isMine = self !== null && subject === null && clitic !== 'se' && !(clitic === 'me' && you) && !isTheirPast
    if (isMine && (you === null || !isEither(verb) || before !== 'you'))
      return isEither(verb) && before !== 'me' ? null : fact('me', mine([...lead, self, follows].join(' '), hearer))
    if (
      you &&
      (subject !== null ||
        before === 'you' ||
        clitic === 'me' ||
        ((before === 'me' || before === 'they') && !isEither(verb)))
    )
      return fact('you', yours([...lead, you, follows].join(' ')))
    if (!hearer && subject === null && !isEither(verb) && spokenTo(verb)) return fact('they', text)
    if (isOfThem(verb)) return fact('they', isMany ? rest.join(' ') : hearer ? others(rest.join(' '), false) : text)
    return null
  }
  if (subject !== null || at < 0) return at < 0 && subject === null ? undefined : null
  if (REQUEST.test(text) || !THEIRS.test(text)) return REQUEST.test(text) ? null : undefined
  return fact('they', hearer ? others(past(text), isMany) : past(text))
}

const REQUEST_START =
  /^(?:que |(?:yo )?(?:quiero (?:una?|algo|que|la|regalar\p{L}*|dedicar\p{L}*|pedir\p{L}*|decir(?:le|te)|agradecer\p{L}*|cantar\p{L}*|darle)|queremos (?:cant|dedic|regal|agradec|despedir|felicit)\p{L}*|quisiera|necesito|busco|haz|crea|escribe|es (?:su|el|la|un|una|mi)? ?(?:cumplea[nñ]os|cumple|boda|regalo|canci[oó]n|aniversario)|es para|va a ser (?:una|la) canci))/iu
const THEIRS =
  /^(?:el|la|los|las|un|una|mis?|nuestr[oa]s?|sus?|tod[oa]s?|nadie|alguien|cada|ese|esa|esos|esas|\p{Lu}\p{Ll}+)\s/iu

/** "estudio medicina" behind somebody is what they did. */
const isPastHere = (verb: string, clitic: string | undefined, subject: string | null, before: Before) =>
  subject !== null ||
  clitic === 'se' ||
  clitic === 'me' ||
  (before === 'you' && (clitic === undefined || clitic === 'nos') && !LOVING.test(verb))

/** "todavía guardo su martillo": whoever does so now is the singer. */
const NOW = /^(?:todav[ií]a|a[uú]n|ahora|hoy)$/iu

const LOVING =
  /^(?:amo|adoro|extraño|extrano|odio|espero|necesito|deseo|admiro|busco|regalo|dedico|felicito|agradezco|mando|perdono|quiero)$/iu

function isVerbAt(words: readonly string[], at: number, word: string): boolean {
  const last = words[at - 1] ?? ''
  if (/^(?:el|un|una|mi|mis|su|sus|tu|al|del|de|por|para|con|los|las)$/iu.test(last) && !CLITIC.test(last)) return false
  if (/^(?:la|las|los|lo)$/iu.test(last) && spokenOfSelf(word) === null && !/[óé]$/.test(word)) {
    if (at === 1 || !/^(?:se|me|te|todos|nadie|no|siempre|nunca)$/iu.test(words[at - 2] ?? '')) return false
  }
  if (/^esta$/iu.test(word)) return /^(?:\p{L}+[aei]ndo|en|muy|siempre|\p{L}+[ai]d[oa])$/iu.test(words[at + 1] ?? '')
  if (
    isOtherWord(word) &&
    (at > 0 ? !CLITIC.test(last) && !TIME.test(last) : !/^(?:estudio|trabajo|uso)$/iu.test(word))
  )
    return false
  if (/^(?:estudio|trabajo|uso)$/iu.test(word) && words.length < at + 2) return false
  const isPleasing = PLEASING.test(word) && CLITIC.test(last)
  if (/^(?:se|me)$/iu.test(last) && spokenBehind(word)) return true
  if (/^no$/iu.test(last) && at === 1 && /^\p{L}{3,}[ae]$/u.test(word) && spokenBehind(word)) return true
  return isPleasing || isVerb(word) || isSpokenToYou(word)
}

/** "mi abuela carmen", "ella". */
function subjectOf(text: string, { kin, name }: Hearer): string | null {
  const names = [name, ...(name?.split(/, | y | e /) ?? [])].flatMap((one) => (one ? [escaped(one)] : []))
  const own = [kin && `${escaped(kin)}(?: (?:${names.join('|') || '(?!)'}))?`, ...names].filter(Boolean).join('|')
  const subject = new RegExp(
    `^(?:(?:ella|él|ellos|ellas)|el(?= (?:siempre|nunca|me|nos|se|era|es|fue|tiene|le|no|ya|\\p{L}+(?:aba|[ií]a|[^aeiou]ó)) )|(?:(?:mi|nuestr[oa]|el|la|un|una) (?:mejor |querid[oa] )?)?(?:${own}))(?= |$)`,
    'iu',
  )
  return subject.exec(text)?.[0] ?? null
}

/** "se jubila la seño marta del cole" is said to her: "te jubilas". */
function withoutSubject(text: string, hearer: Hearer | null): string {
  const names = [hearer?.kin, hearer?.name].flatMap((one) => (one ? [escaped(one)] : []))
  if (names.length === 0) return text
  return text.replace(
    new RegExp(
      `^(?:(?:mi|el|la|nuestr[oa]) )?(?:${names.join('|')})(?: (?:${names.join('|')}))?(?= |$)(?:(?! (?:después de|tras|a las?|en el|en la|en un|en una|con|el|hace) ).*)?`,
      'iu',
    ),
    '',
  )
}

const possessed = (text: string) => text.replace(/(?<!\p{L})su(s?)(?!\p{L})/giu, 'tu$1')
const withoutPronouns = (text: string) =>
  text
    .replace(/(?<!\p{L})con (?:ella|él)(?!\p{L})/giu, 'contigo')
    .replace(/(?<!\p{L})(a|de|para|sin|por) (?:ella|él)(?!\p{L})/giu, '$1 ti')

/** What the hearer does: "se ríe de su hermano" with "te" and "tu". */
const yours = (text: string) =>
  also(seen(possessed(text)).replace(/(?<!\p{L})(?<!(?:todo|nada|nadie|eso|quien) )se(?!\p{L})/giu, 'te')).replace(
    /(\p{L}+[aei]r)se(?!\p{L})/giu,
    '$1te',
  )

/** "aunque ya no lo conozcan". */
const seen = (text: string) =>
  text.replace(/(?<=(?<!\p{L})(?:aunque|cuando|donde) (?:\p{L}+ ){0,3})(?:lo|la|le) (?=\p{L}+[ae]n(?!\p{L}))/giu, 'te ')

/** "dice que no ronca", "cuando ve su novela" have the same subject. */
const also = (text: string) => {
  const isPast = /\p{L}[ai]ste(?!\p{L})/u.test(text)
  return text.replace(
    /(?<!\p{L})((?:dic|dec|cre|jur|sab)\p{L}* que|y|aunque|mientras|cuando|porque(?: de niñ[oa]| de joven)?) ((?:no |te |siempre |nunca |me )*)(\p{L}+)/giu,
    (all, join: string, lead: string, verb: string) => {
      const you =
        /^(?:lleg|sal|entr|suen|emp|term|pas|hac|vin|vien|gust)/iu.test(verb) || (isOtherWord(verb) && !isPast)
          ? null
          : spokenTo(verb, isPast)
      return you ? `${join} ${lead}${you}` : all
    },
  )
}

/** What the singer does: "la extraño", "prometí llamarla". */
function mine(text: string, hearer: Hearer | null): string {
  if (!hearer || hearer.kind === 'group' || / [ye] /.test(hearer.name ?? '')) return text
  const spoken = others(text, false).replace(/(\p{L}+[aeií]r)(?:le|lo|la)(?!\p{L})/giu, '$1te')
  const names = [hearer.kin, hearer.name].flatMap((one) => (one ? [escaped(one)] : [])).join('|')
  const whom = new RegExp(
    `^((?:yo |no |siempre |nunca |ya |te )*)(\\p{L}+)(.*?) a (?:mi |nuestr[oa] )?(?:${names})(?: (?:${names}))?(?=$| )`,
    'iu',
  )
  return spoken.replace(
    whom,
    (_, lead: string, verb: string, rest: string) => `${/te $/.test(lead) ? lead : `${lead}te `}${verb}${rest}`,
  )
}

/** "mi ex me dejo" lacks its accent. */
const past = (text: string) =>
  text.replace(/(?<= (?:me|se|le|nos) )(\p{L}+)o(?= |$)/giu, (all, stem: string) =>
    spokenTo(all, true) !== null && spokenTo(all) === null ? `${stem}ó` : all,
  )

/** What others do with the hearer: "todos la quieren", "su risa llena la casa". */
function others(text: string, isMany: boolean): string {
  // "un conejito que perdió su calcetín" has it.
  if (isMany || /^una? /iu.test(text)) return text
  const turned = text
    .replace(/(?<!\p{L})le(?= )(?! \p{L}+(?: \p{L}+)* (?:al|a la|a los|a las|a un|a una) )/giu, 'te')
    .replace(/(?<!\p{L})(?:lo|la) (?=(\p{L}+))/giu, (all, verb: string) =>
      !isOtherWord(verb) &&
      !/^(?:cocina|cena|comida|ayuda|toma|pelea|visita|compra|guardo|conservo|uso|tengo|llevo|cagu?[ée]|regu?[ée]|pas[ée]|arm[ée])$/iu.test(
        verb,
      ) &&
      isVerb(verb)
        ? 'te '
        : all,
    )
  return withoutPronouns(possessed(turned))
}

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string, hearer: Hearer | null): boolean {
  const words = piece.split(/\s+/)
  if (words.length > 6 || (hearer && isNamed(piece, hearer))) return false
  if (
    /^(?:muy|bien|super|s[uú]per|no|ni|de|del|a|al|por|mi|es|y|solo|nuestr[oa] (?:boda|aniversario)$|cumplea[nñ]os|boda|aniversario|despedida|feliz|d[ií]a|hola|es|tiene|hace)(?: |$)/iu.test(
      piece,
    )
  )
    return false
  return readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}

function fact(of: Fact['of'], text: string): Fact {
  const spaced = text.replace(/\s+/g, ' ').trim()
  return { of, text: spaced.charAt(0).toUpperCase() + spaced.slice(1), deed: null }
}

/** With the names as they are written. */
const written = (description: string, names: readonly string[]): string =>
  names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), name),
    description,
  )
