import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { isOfSomebodyElse } from './gender.ts'
import { CLITIC, isOfNobody, mine, namesOf, others, toHearer, yours } from './hearer.ts'
import { fact } from './lines.ts'
import { REQUEST_START } from './notes.ts'
import {
  beginsClause,
  endsNamed,
  isNamed,
  isVerbAt,
  type Piece,
  PLEASING,
  REQUEST,
  SUBORDINATE,
  TIME,
} from './pieces.ts'
import { isEither, isOfThem, isSpokenToYou, spokenBehind, spokenOfSelf, spokenTo } from './words/verbs.ts'

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
export type PreviousSubject = Fact['of'] | null

/** Behind "que" it tells of whoever was named: "…, compañera mía, que se va a Noruega". */
export function whomOf(
  { text, isRelative, goesOn }: Piece,
  last: string,
  hearer: Hearer | null,
  before: PreviousSubject,
) {
  if (isRelative) return { text, before: hearer ? ('you' as const) : before, join: null }
  const rest = text.replace(/^(?:que|quien) /iu, '')
  const isOfHearer = hearer && goesOn && (before === 'you' || isNamed(last, hearer))
  if (rest !== text && isOfHearer && beginsClause(rest.split(' ')) && !WISHED.test(rest))
    return { text: rest, before: 'you' as const, join: null }
  // "mi impresora, que se atasca".
  if (rest !== text && !hearer && goesOn && beginsClause(rest.split(' ')) && !WISHED.test(rest))
    return { text: rest, before, join: null }
  const [, join = null, said = text] = /^(y|e|pero|porque|pues) (\p{L}+ .+)$/iu.exec(text) ?? []
  return { text: said, before, join }
}

/** Of the song. */
const WISHED =
  /^(?:no )?(?:sea|suene|diga|tenga|hable|rime|quede|dure|lleve|empiece|termine|mencione|incluya|transmita|exprese)(?!\p{L})/iu

/** What a clause tells by its subject and its verb; undefined where the words are no clause. */
export function toldBy(
  words: readonly string[],
  hearer: Hearer | null,
  before: PreviousSubject,
  isMany: boolean,
): Fact | null | undefined {
  const whole = words.join(' ').replace(/(?<= (?:es|era) .*) de \d+ a[nñ]os$/iu, '')
  // "a Rubén le gusta", "a ella le gusta".
  const text = hearer && !isMany ? withoutWhom(whole, hearer) : whole
  if (isOfSomebodyElse(text, hearer)) return fact('they', others(past(text), false))
  if (text !== whole) return toldBy(text.split(' '), hearer, 'you', isMany)
  if (/^tú \p{L}/iu.test(text)) return fact('you', text)
  const [, both = '', together = ''] = /^(.+?) y yo (\p{L}+mos(?: .+)?)$/iu.exec(text) ?? []
  if (hearer && !isMany && together !== '' && endsNamed(both, hearer)) return fact('me', `Tú y yo ${together}`)
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
    const isOfSelf = clitic === 'me' && self !== null && subject === null && OF_SELF.test(verb)
    if (isOfSelf) return fact('me', mine(rest.join(' '), hearer))
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
      // "yo pisaba y ella reía".
      return fact(
        'you',
        yours(
          [before === 'me' && /^(?:él|ella)$/iu.test(subject ?? '') ? 'tú' : '', ...lead, you, follows]
            .filter(Boolean)
            .join(' '),
        ),
      )
    if (!hearer && subject === null && !isEither(verb) && spokenTo(verb)) return fact('they', text)
    if (isOfThem(verb)) return fact('they', isMany ? rest.join(' ') : hearer ? others(rest.join(' '), false) : text)
    return text.includes(' ') ? fact('they', text) : null
  }
  // "ella repulga": whatever stands behind is what she does.
  const unknown = subject !== null && /^(?:él|ella)$/iu.test(subject) && at < 0 ? spokenBehind(rest[0] ?? '') : null
  if (unknown) return fact('you', yours(`tú ${unknown} ${rest.slice(1).join(' ')}`.trim()))
  if (subject !== null || at < 0) return at < 0 && subject === null ? undefined : null
  if (REQUEST_START.test(text) || (REQUEST.test(text) && !THEIRS.test(text))) return null
  if (!THEIRS.test(text) && !/^\p{Lu}\p{Ll}+ /u.test(text)) return undefined
  return fact('they', hearer ? others(past(text), isMany) : past(text))
}

/** "me mudo", "me arrepiento". */
const OF_SELF =
  /^(?:mudo|olvido|acuerdo|voy|caso|jubilo|gradúo|siento|levanto|despierto|acuesto|río|canso|enamoro|arrepiento|equivoco|quedo|muero|despido|pregunto|imagino|acostumbro|duermo|pongo|pierdo|pongo|hago)$/iu

const FEELING =
  /^(?:da|dan|daba|daban|dio) (?:mucho |mucha )?(?:miedo|risa|pena|sueño|flojera|hambre|asco|pánico|igual|vergüenza|alergia|pereza|frío|ternura)/iu

const THEIRS =
  /^(?:mamá|papá|mami|papi|abuel[oa]|el|la|los|las|lo|un|una|unos|unas|mis?|nuestr[oa]s?|sus?|tod[oa]s?|nadie|alguien|cada|ese|esa|esos|esas|este|esta|aquel|aquella|él|ella|ellos|ellas|nos|cuatro|tres|dos|uno|una|otr[oa]s?|ambos|muchos|varios|algun[oa]s?|ningún|ninguna|nada|algo|esto|eso|lo que)\s/iu

/** "llegó mi hermano": what comes behind did it. */
const COMES =
  /^(?:llegó|llegaba|llega|vino|viene|venía|salió|murió|nació|naciste|entró|pasó|apareció|empezó|sonó|suena|sonaba|cayó|faltó|quedó|existe|vive|vivía|decía|dijo|dice) (?:el|la|los|las|mi|mis|su|sus|alguien|nadie|un|una) (?!(?:cuenta|gana|ganas|razón|verdad|vida|vista|palma|noche|día|tarde|mañana|año|semana|lunes|martes|mismo|fin|solo|rato|tiempo|mes|domingo|sábado|viernes|hora)(?!\p{L}))/iu

/** "estudio medicina" behind somebody is what they did. */
const isPastHere = (verb: string, clitic: string | undefined, subject: string | null, before: PreviousSubject) =>
  subject !== null ||
  clitic === 'se' ||
  clitic === 'me' ||
  (before === 'you' && (clitic === undefined || clitic === 'nos') && !LOVING.test(verb))

/** "todavía guardo su martillo": whoever does so now is the singer. */
const NOW = /^(?:todav[ií]a|a[uú]n|ahora|hoy)$/iu

const LOVING =
  /^(?:amo|adoro|extraño|extrano|odio|espero|necesito|deseo|admiro|busco|regalo|dedico|felicito|agradezco|mando|perdono|quiero)$/iu

/** "cuando llueve saca la guitarra", "si no le agarro la mano". */
function subordinate(text: string, hearer: Hearer | null, before: PreviousSubject, isMany: boolean): Fact | null {
  if (!hearer || isMany || before === null) return fact(before === 'me' ? 'me' : 'they', text)
  const turned = toHearer(text, before === 'me' ? 'me' : before === 'they' ? 'they' : 'you')
  const isYou = turned.split(' ').some((word) => isSpokenToYou(word)) && turned !== text
  return fact(isYou ? 'you' : before === 'me' ? 'me' : 'they', turned)
}

/** "le da miedo quedarse sola". */
const ofSelf = (text: string) => text.replace(/(\p{L}+(?:[aei]r|ándo|iéndo))se(?!\p{L})/giu, '$1te')

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
      `^(?:(?:mi|el|la|nuestr[oa]) )?(?:${names})(?: (?:${names}))?(?= |$)(?:(?! (?:después de|tras|a las?|en \\p{L}+|dentro de|desde|por|sin|con|el|este|esta|mañana|hoy|ayer|hace) ).*)?`,
      'u',
    ),
    '',
  )
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
