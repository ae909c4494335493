import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { isPair, mine, namesOf, toHearer, verbAt, yours } from './hearer.ts'
import { COMMA, fact } from './lines.ts'
import { NOTE } from './notes.ts'
import { type PreviousSubject, toldBy } from './persons.ts'
import { isNamed, REQUEST } from './pieces.ts'
import { isThing } from './things.ts'
import { isOtherWord, pastOf, spokenTo } from './words/verbs.ts'

/** What one clause tells, and of whom; null where it is no fact. */
export function factOf(piece: string, hearer: Hearer | null, before: PreviousSubject): Fact | null {
  if (NOUN.test(piece)) return fact('thing', piece)
  const isMany = isPair(hearer)
  const recalled = RECALLED.exec(piece)
  if (recalled)
    return fact('thing', withHearer(`${/^del /iu.test(recalled[1] ?? '') ? 'el ' : ''}${recalled[2]}`, hearer))
  const married = hearer && isMany ? marriageOf(piece, hearer) : undefined
  if (married !== undefined) return married
  const inner = INNER.exec(piece)?.[1]
  if (inner) return factOf(inner, hearer, hearer ? 'you' : null)
  if (REMEMBERED.test(piece)) return fact('me', mine(piece, hearer))
  // "25 años casados con Teresa".
  const [, years, together] = YEARS_TOGETHER.exec(piece) ?? []
  if (years && hearer && !isMany) return fact('me', `Llevamos ${years} años ${together}`)
  const [, since, living] =
    /(?:nuestros|los|cumplimos|cumplen|llevan) (\d+) años (?:de )?(casad[oa]s|junt[oa]s|novios|matrimonio)(?!\p{L})/iu.exec(
      piece,
    ) ?? []
  if (since && living && isMany)
    return fact('they', `Llevan ${since} años ${/^(?:novios|matrimonio)$/iu.test(living) ? 'de ' : ''}${living}`)
  if (since && living && hearer && !isMany)
    return fact('me', `Llevamos ${since} años ${/^(?:novios|matrimonio)$/iu.test(living) ? 'de ' : ''}${living}`)
  const feast = hearer && !isMany ? feastOf(piece, hearer) : undefined
  if (feast) return feast
  // "pedirle matrimonio a Marina".
  if (hearer && !isMany && /(?<!\p{L})pedir(?:le|te)? (?:matrimonio|que se case|la mano)(?!\p{L})/iu.test(piece))
    return fact('me', 'Te quiero pedir que te cases conmigo')
  const taught = TAUGHT.exec(piece)?.[1]
  if (taught) return fact('thing', `A ${taught}`)
  const time = hearer && TIME_OF.exec(piece)?.[0]
  if (time && !isMany && (isNamed(piece, hearer) || !REQUEST.test(piece)))
    return fact('thing', withHearer(time, hearer))
  const thanked = /(?:gracias|agradec\p{L}+) .*?por (siempre )?(\p{L}+?[aei]r)(me|nos)?(?: (.+)|$)/iu.exec(piece)
  const done = thanked && pastOf(thanked[2] ?? '')
  if (thanked && done && isMany)
    return fact('they', `${thanked[1] ?? ''}${thanked[3] ?? ''} ${ofThem(done.you)} ${thanked[4] ?? ''}`.trim())
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
    /(?:perd[oó]n\p{L}*|disculp\p{L}*|siento) .*?por no (\p{L}*?[aei]r)(te|le|me|lo|la)?(?: (.+))?$/iu.exec(piece) ?? []
  const undone = notDone ? pastOf(notDone) : null
  if (undone)
    return fact('me', mine(`No ${/^(?:te|le|lo|la)$/iu.test(missed) ? 'te ' : ''}${undone.self} ${more}`, hearer))
  // "perdón por contárselo a mamá".
  const [, confided = '', what = '', toWhom = ''] =
    /(?:perd[oó]n\p{L}*|disculp\p{L}*|siento) .*?por (\p{L}+[aeiáéí]r)se(lo|la|los|las)(?: (.+))?$/iu.exec(piece) ?? []
  const confidedAs = confided
    ? pastOf(
        confided
          .normalize('NFD')
          .replace(/\u0301/g, '')
          .normalize('NFC'),
      )
    : null
  if (confidedAs) return fact('me', mine(`Se ${what} ${confidedAs.self} ${toWhom}`.trim(), null))
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
  if (!hearer && /^(?:y )?(?:hoy |este año |ya )?cumplimos \d+ a[nñ]os/iu.test(piece)) return fact('me', piece)
  if (LISTED.test(piece)) return fact('me', piece.replaceAll(COMMA, ','))
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

/** "Vale, Cata, Fran y yo". */
const LISTED = new RegExp(`^\\p{Lu}\\p{L}+(?:${COMMA} \\p{Lu}\\p{L}+)+${COMMA}? y yo$`, 'u')

/** "criaste" gives "criaron". */
const ofThem = (you: string) =>
  you
    .replace(/aste$/u, 'aron')
    .replace(/(?<=j)iste$/u, 'eron')
    .replace(/íste$/u, 'yeron')
    .replace(/fuiste$/u, 'fueron')
    .replace(/iste$/u, 'ieron')

/** Nouns that look like what somebody does. */
const NOUN =
  /^(?:toma|caza|firma|quema|pesca|cura|mezcla|compra|prueba|entrega|planta|marca|visita|bajada|llegada) del? \p{L}/iu
const INNER = /(?:sobre|acerca de|trata de|habla de|de) (?:cuando|c[oó]mo|la (?:vez|noche|tarde) (?:en )?que) (.+)$/iu
const REMEMBERED = /^(?:yo )?recuerdo (?:el|la|los|las|su|sus|cuando|cómo|aquel\p{L}*) /iu
/** What children learn to do, as they are called to do it: "a lavarse los dientes". */
const TAUGHT =
  /(?<!\p{L})(?:aprender|aprendan|enseñ(?:ar|arles|en|e)(?: a (?:los|las|mis|un|una|mi)(?: \p{L}+){1,5}?)?) a (\p{L}+[aeií]r(?:se|les|los|las)? \p{L}.*)$/iu
/** "el verano del 98 en Mar del Plata con Julieta". */
export const TIME_OF =
  /^(?:el|la|aquel|aquella|los|aquellos) (?:verano|invierno|otoño|primavera|viaje|noche|tarde|vacaciones|veranos|inviernos) (?:del?|en|que) .+$/iu
const withHearer = (text: string, hearer: Hearer | null) =>
  hearer && namesOf(hearer)
    ? text.replace(
        new RegExp(` con (?:mi |nuestr[oa] )?(?:${namesOf(hearer)})(?: (?:${namesOf(hearer)}))?`, 'iu'),
        ' contigo',
      )
    : text
/** "un recuerdo del verano del 98 en el pueblo". */
const RECALLED =
  /^(?:(?:un[oa]?s? |mi |mis )?(?:canci[oó]n|recuerdos?|tema|balada|nostalgia|algo)(?: nost[aá]lgic[oa])? )(sobre |de |del |para recordar )((?:el |la |los |las |aquel\p{L}* |nuestr[oa]s? )?(?:verano|invierno|otoño|primavera|viaje|noche|tarde|vacaciones|veranos|inviernos|tardes|noches) (?:del?|en|que|con) .+)$/iu

/** "bautizo de mi ahijada Renata este domingo": the day. */
function feastOf(piece: string, hearer: Hearer): Fact | undefined {
  const own = `(?:(?:mi|nuestr[oa]|su|el|la) )?(?:${namesOf(hearer) || '(?!)'})(?: (?:${namesOf(hearer)}))?`
  const [, feast = '', when = ''] =
    new RegExp(
      `^(?:(?:es|para|canción para) )?(?:la |el |mi )?(bautizo|boda|graduación|jubilación|(?:primera )?comunión|fiesta) del? ${own} ((?:este|el próximo|el|mañana|hoy|en) ?.*)$`,
      'iu',
    ).exec(piece) ?? []
  return feast === '' ? undefined : fact('they', `${capital(when)} es tu ${feast.toLowerCase()}`)
}

/** "se casan Lucía y Andrés en junio", said of both; nothing where that is all. Undefined where it says something else. */
function marriageOf(piece: string, hearer: Hearer): Fact | null | undefined {
  if (
    !/(?<!\p{L})se casan?(?!\p{L})/iu.test(piece) ||
    /(?<!\p{L})(?:cuando|porque|que no|nunca)(?!\p{L})/iu.test(piece)
  )
    return undefined
  const own = `(?:(?:mi|nuestr[oa]|su|el|la) )?(?:mejor )?(?:${namesOf(hearer)})`
  const rest = piece
    .replace(/^(?:es que |y |hoy )?/iu, '')
    .replace(/(?<!\p{L})se casan?(?!\p{L})/iu, ' ')
    .replace(new RegExp(`(?<!\\p{L})(?:con |y |e )?${own}(?: (?:${namesOf(hearer)}))?(?!\\p{L})`, 'giu'), ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (
    !/^(?:(?:el|en|este|esta|hoy|mañana|por|ante|tras|después|al|a la|a los|frente|dentro) .+|hoy|mañana|)$/iu.test(
      rest,
    )
  )
    return undefined
  return rest === '' ? null : fact('they', `Se casan ${rest}`)
}
const YEARS_TOGETHER = /^(?:ya )?(?:llevamos )?(\d+) a[nñ]os (?:de )?(casad[oa]s|junt[oa]s)(?: con (?:mi )?\p{L}+)?$/iu
const OUT =
  /(?<!\p{L})(?:llamad[oa]|cumple(?:s|n)?(?= \d| a[nñ]os|$)|cumpli\p{L}*|(?<!(?: (?:es|era)|^llev\p{L}+) .*)(?<!^llev\p{L}+ )^\d+ a[nñ]os$|que sea|que suene|que diga)(?!\p{L})|^[aá]nimos? (?:a|para) |^(?:pero )?(?:es|va|hablo|lo digo) (?:muy |todo )?(?:en serio|en broma|broma|verdad|neta|urgente)(?!\p{L})/iu
const OUT_OF_PLACE = /^(?:para|con|sin|sobre|estilo|tipo|en|como) /iu

/** Whoever has died is told so: "murió hace dos años" is "Hace dos años que te fuiste". Undefined where nothing says that. */
function goneOf(piece: string, hearer: Hearer): Fact | null | undefined {
  const names = namesOf(hearer)
  const whole = new RegExp(
    `^(?:(?:él|ella|(?:a )?(?:mi |nuestr[oa] |la |el )?(?:${names || '(?!)'})(?: (?:${names || '(?!)'}))?) )?(?:ya |se (?:me |nos )?)?(?:muri[oó]|falleci[oó]|parti[oó]|fue al cielo|mat[oó]|perdi[oó] la vida)(?: (?:mi |nuestr[oa] )?(?:${names || '(?!)'})(?: (?:${names || '(?!)'}))?)?(?= |$)(.*)$`,
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
    /(?<!\p{L})(?:(?:a los|con) \d+(?: años)?|en (?:\p{L}+|\d{4}|el \d{4})|el (?:año pasado|mes pasado|\p{L}+ pasado|lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d.*)|este año|ayer|anoche|esta semana)$/iu.exec(
      rest,
    )?.[0]
  return when ? fact('you', `Te fuiste ${when}`) : null
}

/** Where and when, before what is told: "en agosto volvemos todos", "con ochenta años sigue bailando". */
function ledBy(piece: string, hearer: Hearer | null, before: PreviousSubject): Fact | null {
  const [, lead = '', rest = ''] = LED.exec(piece) ?? []
  if (!rest || REQUEST.test(lead) || (hearer && isNamed(lead, hearer))) return null
  const words = rest.split(' ')
  const at = verbAt(words)
  if (at < 0 || (at === 0 && isOtherWord(words[0] ?? ''))) return null
  if (at === 0 && NOUN_LIKE.test(words[0] ?? '')) return null
  const one = factOf(rest, hearer, before)
  if (!one || one.of === 'thing') return null
  const head = hearer && !isPair(hearer) ? lead.replace(/(?<!\p{L})su(s?)(?!\p{L})/giu, 'tu$1') : lead
  return { ...one, text: `${capital(head)} ${uncapital(one.text)}` }
}
const NOUN_LIKE = /^(?:casa|cocina|mesa|cama|noche|tarde|pintura|música|vida|falta|cuenta|hora|para|como)$/iu
const LED =
  /^((?:en|con|por|desde|a|sin|tras|hasta|para|durante|entre|antes de|después de|además de)(?: (?:el|la|los|las|su|sus|mi|mis|nuestr[oa]s?|un|una|cada|ese|esa|esos|esas|aquel|aquella|todo|toda))?(?: (?:primer[oa]?|segund[oa]|últim[oa]|mism[oa]|mejor|peor|otr[oa]|buen[oa]?|gran))?(?: (?!(?:se|me|le|les|nos|lo|que|no|siempre|nunca)(?= ))\p{L}+|\d+)(?: (?:años|meses|días))?(?: (?:de|del) (?:(?:la|las|los|el|su|mi) )?\p{L}+| pasad[oa]| siguiente)?|al (?:final|principio|salir|llegar|volver|día siguiente)(?: de(?:l| la)? \p{L}+)?|(?:el resto|la mayor parte) del? (?:la )?\p{L}+|todo el \p{L}+|toda la \p{L}+|(?:el|la|este|esta) (?:mes|año|verano|invierno|otoño|fin de semana|semana|noche|navidad) pasad[oa]|ayer|anoche|el (?:otro día|primer \p{L}+|último \p{L}+|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|un día|una (?:vez|noche|tarde|mañana)|la (?:otra|primera|última) (?:vez|noche|semana)|hace (?:ya |casi )?(?:\p{L}+|\d+) (?:años|meses|días|semanas)|de (?:noche|día|joven|niñ[oa]|chic[oa]|pequeñ[oa]|mayor|viej[oa]|vez en cuando|repente|pronto)|desde (?:niñ[oa]|siempre|entonces|pequeñ[oa]|chic[oa])) (.+)$/iu
