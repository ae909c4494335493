import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { joined, shortened } from '../fact-lines.ts'
import { CLITIC, isOfNobody, isPair, mine, namesOf, others, toHearer, verbAt, yours } from './hearer.ts'
import {
  beginsClause,
  endsNamed,
  isNamed,
  isVerbAt,
  type Piece,
  PLEASING,
  piecesOf,
  REQUEST,
  SUBORDINATE,
  TIME,
} from './pieces.ts'
import {
  isEither,
  isOfThem,
  isOtherWord,
  isSpokenToYou,
  pastOf,
  spokenBehind,
  spokenOfSelf,
  spokenTo,
} from './verbs.ts'

/**
 * What a Spanish description tells, as lines of a song to its hearer: "cumpleaños de mi abuelo, cocinaba los domingos" gives
 * "Cocinabas los domingos", "olvide nuestro aniversario" gives "Olvidé nuestro aniversario". Where it is not sure whose a clause is,
 * it stands as it was written; what is no clause goes on from the one before it.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  const isLesson = LESSON.test(description)
  let before: Before = hearer ? 'you' : null
  /** Whether the piece before told something in the same sentence. */
  let isTold = false
  let last = ''
  const roles = new Set<Fact>()
  for (const piece of piecesOf(written(description, names), hearer)) {
    const { text, goesOn } = piece
    if (!goesOn) isTold = false
    const whom = whomOf(piece, last, hearer, before)
    const isTaught = facts.some(({ of, text }) => of === 'thing' && /^A \p{L}+[aeií]r/u.test(text))
    const told: Fact | null =
      isTaught && /^(?:y )?(?:a )?\p{L}+[aeií]r(?:se)? \p{L}/iu.test(text)
        ? fact('thing', `A ${text.replace(/^(?:y )?(?:a )?/iu, '')}`)
        : isLesson && /^(?:y )?que \p{L}/iu.test(text)
          ? fact('they', text.replace(/^(?:y )?que /iu, ''))
          : factOf(whom.text, hearer, whom.before)
    const isWith = isLesson && told === null && !REQUEST.test(text) && /^con \p{L}/iu.test(text) && facts.length > 0
    const isNamedThing = !TIME_OF.test(text) && told?.of === 'thing' && names.some((name) => text.includes(name))
    const one: Fact | null = isWith ? fact('thing', text) : isNamedThing && !isLesson ? null : told
    // "Nicolás, mi nieto": that is known.
    if (hearer && goesOn && isNamed(last, hearer) && /^(?:mi|nuestr[oa]) (?:mejor |querid[oa] )?\p{L}+$/iu.test(text))
      continue
    const role = hearer && goesOn && !one?.text.includes(' no ') ? roleOf(text, last, hearer, description) : null
    if (role) {
      facts.push(role)
      roles.add(role)
    } else if (isTold && (!one || one.of === 'thing') && !isLesson && furtherOf(text, facts, hearer)) {
      const head = facts.findLastIndex((one) => one.of !== 'thing' && !roles.has(one))
      const main = facts[head]
      if (main) facts[head] = { ...main, ...longer(main, text, hearer) }
    } else if (one) {
      const join = (piece.join ?? whom.join)?.toLowerCase() ?? null
      const isJoined = join !== null && join !== 'que' && facts.length > 0 && (isTold || !goesOn)
      const isNamedFirst = /^\p{Lu}/u.test(text.replace(/^(?:y )?(?:que )?/u, '')) && goesOn
      const small = isNamedFirst || names.some((name) => one.text.startsWith(name)) ? one.text : lowered(one.text)
      const list = facts.at(-1)
      if (
        isLesson &&
        one.of === 'thing' &&
        list?.of === 'thing' &&
        `${list.text} ${one.text}`.split(' ').length <= LIST &&
        (/^(?:\p{Lu}|la |el )/u.test(text) || /^Con /u.test(list.text))
      ) {
        facts[facts.length - 1] = { ...list, text: `${list.text}, ${text}` }
        last = text
        continue
      }
      facts.push(isJoined ? { ...one, joined: `${capital(JOINED[join] ?? join)} ${small}` } : one)
    }
    isTold = isTold || one !== null
    if (role || one) before = role ? 'you' : one && one.of !== 'thing' ? one.of : before
    else if (!goesOn || before !== 'me')
      before = hearer && (REQUEST.test(text) || isNamed(text, hearer)) ? 'you' : before === 'you' ? 'you' : null
    last = text
  }
  return joined(inTwo(facts))
    .map((one) => shortened(one, LONGEST, ENDS))
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .map((one) => ({ ...one, text: one.text.replace(/ y (?:ahora|luego|después|hoy)$/iu, '') }))
    .filter(
      ({ text }) => !/^Protesta$|^Te llama(?:s|bas)$|^Te (?:jubilas|retiras|casas|vas|mudas|gradúas)$/u.test(text),
    )
    .filter(({ of, text }) => text.split(' ').length <= LONGEST && (of === 'thing' || text.includes(' ')))
    .slice(0, MOST)
}

/** Where all is one sentence, its last clause behind "y" stands for itself: there are two verses. */
function inTwo(facts: readonly Fact[]): readonly Fact[] {
  const at = facts.findLastIndex(({ joined }) => joined !== undefined && /^[YE] /u.test(joined))
  const isOne = facts.length > 1 && facts.every(({ joined }, place) => place === 0 || joined !== undefined)
  return isOne && at > 0 ? facts.map((one, place) => (place === at ? alone(one) : one)) : facts
}
const alone = ({ of, text, deed }: Fact): Fact => ({ of, text, deed })

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
type Before = Fact['of'] | null

/** In words: more make no line. */
const LONGEST = 30
const MOST = 12
/** Names of things to learn share a line, in words. */
const LIST = 8
const ENDS = /^(?:cuando|que|mientras|porque|y|hasta|aunque|donde)$/iu
const JOINED: Readonly<Record<string, string>> = { xq: 'porque', q: 'que' }
const LESSON =
  /(?<!\p{L})(?:aprender|aprendan|memorizar|ense[nñ](?:ar\p{L}*|e)|explicar|explique|tarea de|examen de|clase de)(?!\p{L})/iu

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Behind "que" it tells of whoever was named: "…, compañera mía, que se va a Noruega". */
function whomOf({ text, isRelative, goesOn }: Piece, last: string, hearer: Hearer | null, before: Before) {
  if (isRelative) return { text, before: hearer ? ('you' as const) : before, join: null }
  const rest = text.replace(/^(?:que|quien) /iu, '')
  const isOfHearer = hearer && goesOn && (before === 'you' || isNamed(last, hearer))
  if (
    rest !== text &&
    isOfHearer &&
    beginsClause(rest.split(' ')) &&
    !/^(?:sea|suene|diga|tenga|hable|no sea)/iu.test(rest)
  )
    return { text: rest, before: 'you' as const, join: null }
  const [, join = null, said = text] = /^(y|e|pero|porque|pues) (\p{L}+ .+)$/iu.exec(text) ?? []
  return { text: said, before, join }
}

/** "la recepcionista", "compañera de la oficina", right behind who hears it. */
function roleOf(text: string, last: string, hearer: Hearer, description: string): Fact | null {
  if (isPair(hearer) || !isNamed(last, hearer) || !endsNamed(last, hearer) || !ROLE.test(text)) return null
  const isGone = /(?<!\p{L})(?:muri[oó]|falleci[oó]|en paz descanse|descanse en paz|ya no est[aá])(?!\p{L})/iu.test(
    description,
  )
  return fact('you', `${isGone ? 'Eras' : 'Eres'} ${lowered(text)}`)
}
const ROLE =
  /^(?:(?:el|la|mi|un|una|nuestr[oa]) )?(?:mejor )?(?:\p{L}+(?:ist|er|dor|tor|sor|eñ)[oa]?s?|amig[oa]|jef[ea]|vecin[oa]|profe|seño|secretari[oa]|alma|rein[oa]|rey|capit[aá]n\p{L}*|médic[oa]|abogad[oa]|portero|conserje|chef|reina|campe[oó]n\p{L}*|compañer[oa])(?: (?:del?|con|más|en) .+)?$/iu

/** What is no clause and goes on from one: "con su gorra", "ni cuando nevó", "los gatos". */
function furtherOf(text: string, facts: readonly Fact[], hearer: Hearer | null): boolean {
  const main = facts.findLast(({ of }) => of !== 'thing')
  if (!main || (facts.at(-1)?.of === 'thing' && !facts.at(-1)?.text.includes(' '))) return false
  if (REQUEST.test(text) || OUT_OF_SONG.test(text) || (hearer && isNamed(text, hearer))) return false
  if (`${main.text} ${text}`.split(' ').length > LONGEST - 6) return false
  if (readAttributes([text]).notUnderstood.every((word) => word.length < 4)) return false
  return GOES_ON.test(text) || isThing(text, hearer)
}
const GOES_ON =
  /^(?:(?:y|o|ni|pero|hasta|solo|sólo|siempre|todo|toda|incluso|casi|muy|menos|excepto|como|sin|con|en|de|del|desde|para|por|a|al|entre|sobre|bajo|junto|tras|según|hacia|ante|contra|durante|aunque sea|después de|antes de|\p{L}+(?:ando|iendo|yendo)(?:me|te|se|le|lo|la|les|los|las)?)) \p{L}|^(?:\p{L}+ando|\p{L}+iendo)$/iu
const OUT_OF_SONG =
  /^(?:(?:y|con|solo) )?(?:una? |el |la )?(?:guitarras?|piano|viol[ií]n|bater[ií]a|trompetas?|acorde[oó]n|ukelele|percusi[oó]n|flauta|cuerdas|sintetizador|charango|bandone[oó]n|marimba|arpa|palmas|caj[oó]n)(?: (?:ac[uú]stic[ao]|suave|el[eé]ctric[ao]|española))?$|^(?:con|sin|en|de) (?:mucho |mucha |un poco de |algo de |toque |tono |clave |plan )?(?:humor|amor|cariño|ritmo|alegr[ií]a|ternura|sentimiento|nostalgia|energ[ií]a|guitarras?|voz|letra|rima|estilo)|(?<!\p{L})(?:rimas?|rime|cursi|pegadiz[oa]|pegajos[oa]|bailable|emotiv[oa]|alegre|divertid[oa]|gracios[oa]|bonit[oa]|corta|larga|lenta|r[aá]pida|movid[oa])$/iu

/** The fact, and how it is joined, with what goes on from it. */
function longer(main: Fact, text: string, hearer: Hearer | null): Partial<Fact> {
  const more =
    hearer && !isPair(hearer) ? toHearer(text, main.of === 'you' ? 'you' : main.of === 'me' ? 'me' : 'they') : text
  const gap = /^(?:y|e|o) /iu.test(more) ? ' ' : ', '
  const rest = `${gap}${/^\p{Lu}\p{L}*\p{Lu}?/u.test(text) && isName(text) ? more : lowered(more)}`
  return { text: `${main.text}${rest}`, ...(main.joined ? { joined: `${main.joined}${rest}` } : {}) }
}
const isName = (text: string) => /^\p{Lu}/u.test(text)

const FEELING =
  /^(?:da|dan|daba|daban|dio) (?:mucho |mucha )?(?:miedo|risa|pena|sueño|flojera|hambre|asco|pánico|igual|vergüenza|alergia|pereza|frío|ternura)/iu

function factOf(piece: string, hearer: Hearer | null, before: Before): Fact | null {
  if (NOUN.test(piece)) return fact('thing', piece)
  const isMany = isPair(hearer)
  const inner = INNER.exec(piece)?.[1]
  if (inner) return factOf(inner, hearer, hearer ? 'you' : null)
  if (REMEMBERED.test(piece)) return fact('me', mine(piece, hearer))
  // "25 años casados con Teresa".
  const [, years, together] = YEARS_TOGETHER.exec(piece) ?? []
  if (years && hearer && !isMany) return fact('me', `Llevamos ${years} años ${together}`)
  const [, since, living] =
    /(?:nuestros|los|cumplimos) (\d+) años (?:de )?(casad[oa]s|junt[oa]s|novios|matrimonio)(?!\p{L})/iu.exec(piece) ??
    []
  if (since && living && hearer && !isMany)
    return fact('me', `Llevamos ${since} años ${/^(?:novios|matrimonio)$/iu.test(living) ? 'de ' : ''}${living}`)
  const taught = TAUGHT.exec(piece)?.[1]
  if (taught) return fact('thing', `A ${taught}`)
  const time = hearer && TIME_OF.exec(piece)?.[0]
  if (time && !isMany && (isNamed(piece, hearer) || !REQUEST.test(piece)))
    return fact('thing', withHearer(time, hearer))
  const thanked = /(?:gracias|agradec\p{L}+) .*?por (siempre )?(\p{L}+?[aei]r)(me|nos)? (.+)/iu.exec(piece)
  const done = thanked && pastOf(thanked[2] ?? '')
  if (thanked && done)
    return fact('you', yours(`${thanked[1] ?? ''}${thanked[3] ?? ''} ${done.you} ${thanked[4] ?? ''}`.trim()))
  // "él que era paracaidista".
  const [, verbOfWho = '', restOfWho = ''] = /^(?:él|ella),? que (\p{L}+) (.+)$/iu.exec(piece) ?? []
  const who = hearer && !isMany ? spokenTo(verbOfWho) : null
  if (who) return fact('you', `Tú que ${yours(`${who} ${restOfWho}`)}`)
  // "perdón por haberte gritado".
  const [, not = '', toYou = '', participle = ''] =
    /(?:perd[oó]n\p{L}*|disculp\p{L}*|siento)(?: .*?)? (no )?haber(te|le)? (\p{L}+(?:[ai]do|cho|sto|rto|elto) .+|\p{L}+[ai]do)$/iu.exec(
      piece,
    ) ?? []
  if (participle) return fact('me', mine(`${not}${toYou ? 'te ' : ''}he ${participle}`, hearer))
  const [, notDone = '', missed = '', more = ''] =
    /(?:perd[oó]n\p{L}*|disculp\p{L}*|siento) .*?por no (\p{L}+?[aei]r)(te|le|me|lo|la)?(?: (.+))?$/iu.exec(piece) ?? []
  const undone = notDone ? pastOf(notDone) : null
  if (undone)
    return fact('me', mine(`No ${/^(?:te|le|lo|la)$/iu.test(missed) ? 'te ' : ''}${undone.self} ${more}`, hearer))
  const sorry = /(?:perd[oó]n\p{L}*|disculp\p{L}*|siento) .*?(?:por )?(\p{L}+[aei]r)(?:le|te)? (.+)/iu.exec(piece)
  const regretted = sorry && pastOf(sorry[1] ?? '')
  if (sorry && regretted) return fact('me', mine(`${regretted.self} ${sorry[2]}`, hearer))
  if (NOTE.test(piece)) return null
  const [, called = ''] =
    /^(?:ella |él )?se llam(?:a|aba) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u.exec(piece.replace(/^S/u, 's')) ?? []
  if (called !== '')
    return !hearer || isMany || hearer.name?.includes(called)
      ? null
      : fact('you', `Te ${/aba /u.test(piece) ? 'llamabas' : 'llamas'} ${called}`)
  const gone = hearer && !isMany ? goneOf(piece, hearer) : undefined
  if (gone !== undefined) return gone
  if (OUT.test(piece)) return null
  const led = ledBy(piece, hearer, before)
  if (led) return led
  if (/^con (?:su|sus) /iu.test(piece) && !REQUEST.test(piece))
    return fact(hearer && !isMany ? 'you' : 'thing', hearer && !isMany ? toHearer(piece, 'you') : piece)
  if (OUT_OF_PLACE.test(piece)) return null
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
  /(?<!\p{L})(?:aprender|aprendan|enseñ(?:ar|arles|en|e)(?: a (?:los|las|mis|un|una|mi)(?: \p{L}+){1,5}?)?) a (\p{L}+[aeií]r(?:se|les|los|las)? \p{L}.*)$/iu
/** "el verano del 98 en Mar del Plata con Julieta". */
const TIME_OF =
  /^(?:el|la|aquel|aquella|los|aquellos) (?:verano|invierno|otoño|primavera|viaje|noche|tarde|vacaciones|veranos|inviernos) (?:del?|en|que) .+$/iu
const withHearer = (text: string, hearer: Hearer) =>
  namesOf(hearer)
    ? text.replace(
        new RegExp(` con (?:mi |nuestr[oa] )?(?:${namesOf(hearer)})(?: (?:${namesOf(hearer)}))?`, 'iu'),
        ' contigo',
      )
    : text
const YEARS_TOGETHER = /^(?:ya )?(?:llevamos )?(\d+) a[nñ]os (?:de )?(casad[oa]s|junt[oa]s)(?: con (?:mi )?\p{L}+)?$/iu
const OUT =
  /(?<!\p{L})(?:llamad[oa]|cumple(?:s|n)?(?= \d| a[nñ]os|$)|cumpli\p{L}*|(?<!(?: (?:es|era)|^llev\p{L}+) .*)(?<!^llev\p{L}+ )^\d+ a[nñ]os$|que sea|que suene|que diga)(?!\p{L})|^[aá]nimos? (?:a|para) |^(?:pero )?(?:es|va|hablo|lo digo) (?:muy |todo )?(?:en serio|en broma|broma|verdad|neta|urgente)(?!\p{L})/iu
const OUT_OF_PLACE = /^(?:para|con|sin|sobre|estilo|tipo|en|como) /iu
/** Said to whoever writes the song. */
const NOTE =
  /^(?:(?:disculpa|perdona|felicita|agradece|anima|dedica|canta|saluda|despide|perdonar|felicitar|animar)(?:le)? a|por favor|menciona\p{L}*|incluye\p{L}*|pon(?:le|me|gan|er)?|usa|mete(?:le)?|agrega\p{L}*|añad\p{L}*|(?:la|esta|una) canci[oó]n|el (?:coro|estribillo|tono|ritmo)|quiero que (?:la|el|sea|suene|tenga|hable|diga|me|llore|se ría|rime)|me gustar[ií]a|si (?:se )?puede|ojal[aá] (?:que )?(?:quede|pueda|salga|les?)|(?:tiene|debe|puede) (?:que )?(?:sonar|ser|llevar|decir|tener|hacer)|que (?:rime|se note|tenga|lleve|no (?:sea|suene|quede)|hable|mencione|dure|quede)|no (?:la|lo) hagas?|nada (?:cursi|triste|de)|es para|va para|hola|buenas|saludos|muchas gracias|mil gracias$|gracias de antemano|con cariño|atentamente)(?!\p{L})/iu

/** Whoever has died is told so: "murió hace dos años" is "Hace dos años que te fuiste". Undefined where nothing says that. */
function goneOf(piece: string, hearer: Hearer): Fact | null | undefined {
  const names = namesOf(hearer)
  const whole = new RegExp(
    `^(?:(?:él|ella|(?:a )?(?:mi |nuestr[oa] |la |el )?(?:${names || '(?!)'})(?: (?:${names || '(?!)'}))?) )?(?:ya |se (?:me |nos )?)?(?:muri[oó]|falleci[oó]|parti[oó]|fue al cielo)(?: (?:mi |nuestr[oa] )?(?:${names || '(?!)'})(?: (?:${names || '(?!)'}))?)?(?= |$)(.*)$`,
    'iu',
  )
  const rest = whole.exec(piece)?.[1]?.trim()
  if (rest === undefined) return undefined
  const ago =
    /(?<!\p{L})hace (?:ya |casi |apenas )?(?:\p{L}+|\d+) (?:años?|meses|mes|d[ií]as?|semanas?)(?!\p{L})/iu.exec(
      rest,
    )?.[0]
  if (ago) return fact('you', `${ago} que te fuiste`)
  const when =
    /(?<!\p{L})(?:en (?:\p{L}+|\d{4}|el \d{4})|el (?:año pasado|mes pasado|\p{L}+ pasado|lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d.*)|este año|ayer|anoche|esta semana)$/iu.exec(
      rest,
    )?.[0]
  return when ? fact('you', `Te fuiste ${when}`) : null
}

/** Where and when, before what is told: "en agosto volvemos todos", "con ochenta años sigue bailando". */
function ledBy(piece: string, hearer: Hearer | null, before: Before): Fact | null {
  const [, lead = '', rest = ''] = LED.exec(piece) ?? []
  if (!rest || REQUEST.test(lead) || (hearer && isNamed(lead, hearer))) return null
  const words = rest.split(' ')
  const at = verbAt(words)
  if (at < 0 || (at === 0 && isOtherWord(words[0] ?? ''))) return null
  if (at === 0 && NOUN_LIKE.test(words[0] ?? '')) return null
  const one = factOf(rest, hearer, before)
  if (!one || one.of === 'thing') return null
  const head = hearer && !isPair(hearer) ? lead.replace(/(?<!\p{L})su(s?)(?!\p{L})/giu, 'tu$1') : lead
  return { ...one, text: `${capital(head)} ${lowered(one.text)}` }
}
const NOUN_LIKE = /^(?:casa|cocina|mesa|cama|noche|tarde|pintura|música|vida|falta|cuenta|hora|para|como)$/iu
const LED =
  /^((?:en|con|por|desde|a|sin|tras|hasta|para|durante|entre|antes de|después de|además de)(?: (?:el|la|los|las|su|sus|mi|mis|nuestr[oa]s?|un|una|cada|ese|esa|esos|esas|aquel|aquella|todo|toda))?(?: (?:primer[oa]?|segund[oa]|últim[oa]|mism[oa]|mejor|peor|otr[oa]|buen[oa]?|gran))?(?: (?!(?:se|me|le|les|nos|lo|que|no|siempre|nunca)(?= ))\p{L}+|\d+)(?: (?:años|meses|días))?(?: (?:de|del) (?:(?:la|las|los|el|su|mi) )?\p{L}+| pasad[oa]| siguiente)?|al (?:final|principio|salir|llegar|volver|día siguiente)(?: de(?:l| la)? \p{L}+)?|(?:el resto|la mayor parte) del? (?:la )?\p{L}+|todo el \p{L}+|toda la \p{L}+|(?:el|la|este|esta) (?:mes|año|verano|invierno|otoño|fin de semana|semana|noche|navidad) pasad[oa]|ayer|anoche|el (?:otro día|primer \p{L}+|último \p{L}+|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|un día|una (?:vez|noche|tarde|mañana)|la (?:otra|primera|última) (?:vez|noche|semana)|hace (?:ya |casi )?(?:\p{L}+|\d+) (?:años|meses|días|semanas)|de (?:noche|día|joven|niñ[oa]|chic[oa]|pequeñ[oa]|mayor|viej[oa]|vez en cuando|repente|pronto)|desde (?:niñ[oa]|siempre|entonces|pequeñ[oa]|chic[oa])) (.+)$/iu

/** Undefined where the words are no clause. */
function toldBy(
  words: readonly string[],
  hearer: Hearer | null,
  before: Before,
  isMany: boolean,
): Fact | null | undefined {
  const whole = words.join(' ').replace(/(?<= (?:es|era) .*) de \d+ a[nñ]os$/iu, '')
  // "a Rubén le gusta", "a ella le gusta".
  const text = hearer && !isMany ? withoutWhom(whole, hearer) : whole
  if (text !== whole) return toldBy(text.split(' '), hearer, 'you', isMany)
  if (/^tú \p{L}/iu.test(text)) return fact('you', text)
  if (/^yo (?!y )|^nosotros|^nosotras/iu.test(text)) return fact('me', mine(text, hearer))
  if (SUBORDINATE.test(text)) return subordinate(text, hearer, before, isMany)
  if (/^que |^pedi[rd]?í? perd|^(?:villancico|\p{L}+) no$/iu.test(text)) return null
  const [, done = '', verbOfAll = ''] = /^(.+ )(\p{L}+) (?:él|ella)$/iu.exec(text) ?? []
  const youAll = hearer && !isMany && done !== '' ? spokenTo(verbOfAll, true) : null
  if (youAll) return fact('you', `${done}${youAll} tú`)
  // "se nos fue el turno": nobody did it.
  if (/^(?:no |ya |siempre |nunca )?se (?:me|nos) /iu.test(text)) return fact('me', mine(text, hearer))
  if (/^(?:no |ya |siempre |nunca |a veces )?se (?:le|les) /iu.test(text))
    return hearer && !isMany
      ? fact('you', text.replace(/(?<= |^)(se) le /iu, '$1 te ').replace(/(?<!\p{L})su(s?)(?!\p{L})/gu, 'tu$1'))
      : fact('they', text)
  if (isMany && /^(?:él|ella) /iu.test(text)) return fact('they', past(text))
  const subject = hearer ? subjectOf(text, hearer) : null
  const rest = subject === null ? text.split(' ') : text.slice(subject.length).trim().split(/\s+/).filter(Boolean)
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
        ? fact('me', mine(past(` ${rest.join(' ')}`).trim(), hearer))
        : hearer && !isMany
          ? fact('you', toHearer(ofSelf(rest.join(' ')), 'they'))
          : fact('they', text)
    if (isOfNobody(verb, follows)) return fact('they', text)
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
      return isEither(verb) && before !== 'me'
        ? fact('they', text)
        : fact('me', mine([...lead, self, follows].join(' '), hearer))
    // "llegó mi hermano", "nos visitaban los vecinos".
    if (you && subject === null && COMES.test(`${verb} ${follows}`)) return fact('they', others(text, isMany))
    if (
      you &&
      (subject !== null ||
        before === 'you' ||
        clitic === 'me' ||
        ((before === 'me' || before === 'they') && !isEither(verb)))
    )
      return fact('you', yours([...lead, you, follows].filter(Boolean).join(' ')))
    if (!hearer && subject === null && !isEither(verb) && spokenTo(verb)) return fact('they', text)
    if (isOfThem(verb)) return fact('they', isMany ? rest.join(' ') : hearer ? others(rest.join(' '), false) : text)
    return text.includes(' ') ? fact('they', text) : null
  }
  if (subject !== null || at < 0) return at < 0 && subject === null ? undefined : null
  if (REQUEST_START.test(text) || (REQUEST.test(text) && !THEIRS.test(text))) return null
  if (!THEIRS.test(text) && !/^\p{Lu}\p{Ll}+ /u.test(text)) return undefined
  return fact('they', hearer ? others(past(text), isMany) : past(text))
}

/** "cuando llueve saca la guitarra", "si no le agarro la mano". */
function subordinate(text: string, hearer: Hearer | null, before: Before, isMany: boolean): Fact | null {
  if (!hearer || isMany || before === null) return fact(before === 'me' ? 'me' : 'they', text)
  const turned = toHearer(text, before === 'me' ? 'me' : before === 'they' ? 'they' : 'you')
  const isYou = turned.split(' ').some((word) => isSpokenToYou(word)) && turned !== text
  return fact(isYou ? 'you' : before === 'me' ? 'me' : 'they', turned)
}

/** "a Rubén le gusta el mar": what is left is told of whoever hears it. */
function withoutWhom(text: string, hearer: Hearer): string {
  const names = namesOf(hearer)
  return text.replace(
    new RegExp(
      `^a (?:ella|él${names ? `|(?:mi |la |el )?(?:${names})(?: (?:${names}))?` : ''}) (?=(?:no |siempre |nunca |ya |también )?(?:le|lo|la) )`,
      'iu',
    ),
    '',
  )
}

/** "le da miedo quedarse sola". */
const ofSelf = (text: string) => text.replace(/(\p{L}+(?:[aei]r|ándo|iéndo))se(?!\p{L})/giu, '$1te')

const REQUEST_START =
  /^(?:que |(?:yo )?(?:quiero (?:una?|algo|que|la|sorprender\p{L}*|hacer(?:le|les)|homenajear\p{L}*|celebrar\p{L}*|regalar\p{L}*|dedicar\p{L}*|pedir\p{L}*|decir(?:le|te)|agradecer\p{L}*|cantar\p{L}*|darle)|queremos (?:una?|algo|que|cant|dedic|regal|agradec|despedir|felicit)\p{L}*|quisiera|quisiéramos|necesito|busco|haz|crea|escribe|es (?:su|el|la|un|una|mi)? ?(?:cumplea[nñ]os|cumple|boda|regalo|canci[oó]n|aniversario)|es para|va a ser (?:una|la) canci|se llama \p{L}+$))/iu
const THEIRS =
  /^(?:el|la|los|las|lo|un|una|unos|unas|mis?|nuestr[oa]s?|sus?|tod[oa]s?|nadie|alguien|cada|ese|esa|esos|esas|este|esta|aquel|aquella|él|ella|ellos|ellas|nos|cuatro|tres|dos|uno|una|otr[oa]s?|ambos|muchos|varios|algun[oa]s?|ningún|ninguna|nada|algo|esto|eso|lo que)\s/iu

/** "llegó mi hermano": what comes behind did it. */
const COMES =
  /^(?:llegó|llegaba|llega|vino|viene|venía|salió|murió|nació|naciste|entró|pasó|apareció|empezó|sonó|suena|sonaba|cayó|faltó|quedó|existe|vive|vivía|decía|dijo|dice) (?:el|la|los|las|mi|mis|su|sus|alguien|nadie|un|una) (?!(?:cuenta|gana|ganas|razón|verdad|vida|vista|palma|noche|día|tarde|mañana|año|semana|lunes|martes|mismo|fin|solo|rato|tiempo|mes|domingo|sábado|viernes|hora)(?!\p{L}))/iu

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
  const names = hearer ? namesOf(hearer) : ''
  if (names === '') return text
  return text.replace(
    new RegExp(
      `^(?:(?:mi|el|la|nuestr[oa]) )?(?:${names})(?: (?:${names}))?(?= |$)(?:(?! (?:después de|tras|a las?|en el|en la|en un|en una|con|el|hace) ).*)?`,
      'iu',
    ),
    '',
  )
}

/** "mi ex me dejo" lacks its accent. */
const past = (text: string) =>
  text
    .replace(
      /^((?:su|mi|el|la|tu) \p{L}+ (?:no |nunca |ya |siempre ))(\p{L}+)o(?= )/iu,
      (all, lead: string, stem: string) => (spokenTo(`${stem}o`, true) !== null ? `${lead}${stem}ó` : all),
    )
    .replace(/(?<= (?:me|se|le|nos) )(\p{L}+)o(?= |$)/giu, (all, stem: string) =>
      spokenTo(all, true) !== null && spokenTo(all) === null ? `${stem}ó` : all,
    )

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string, hearer: Hearer | null): boolean {
  const words = piece.split(/\s+/)
  if (words.length > 7 || (hearer && isNamed(piece, hearer))) return false
  if (
    /^(?:muy|bien|super|s[uú]per|no|ni|de|del|a|al|por|es|y|solo|nuestr[oa] (?:boda|aniversario)$|cumplea[nñ]os|boda|aniversario|despedida|feliz|d[ií]a|hola|es|tiene|hace)(?: |$)/iu.test(
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
