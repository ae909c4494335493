import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { joined, shortened } from '../fact-lines.ts'
import { factOf, TIME_OF } from './clause-facts.ts'
import { isPair } from './hearer.ts'
import { furtherOf, inTwo, longer, roleOf } from './joins.ts'
import { isKnownLesson } from './lessons.ts'
import { fact, LONGEST } from './lines.ts'
import { type PreviousSubject, whomOf } from './persons.ts'
import { beginsClause, endsNamed, isNamed, piecesOf, REQUEST } from './pieces.ts'
import { isOfShop, soldIn } from './things.ts'

/**
 * What a Spanish description tells, as lines of a song to its hearer: "cumpleaños de mi abuelo, cocinaba los domingos" gives
 * "Cocinabas los domingos", "olvide nuestro aniversario" gives "Olvidé nuestro aniversario". Where it is not sure whose a clause is,
 * it stands as it was written; what is no clause goes on from the one before it.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  if (isKnownLesson(description)) return []
  const facts: Fact[] = []
  const isLesson = LESSON.test(description)
  const isShop = hearer === null && isOfShop(description)
  let before: PreviousSubject = hearer ? 'you' : null
  /** Whether the piece before told something in the same sentence. */
  let isTold = false
  let last = ''
  let isOfChild = false
  const roles = new Set<Fact>()
  for (const piece of piecesOf(saidTo(written(description, names)), hearer)) {
    const { text, goesOn } = piece
    if (!goesOn) isTold = false
    const sold = isShop ? soldIn(text) : null
    if (sold !== null) {
      if (!names.some((name) => text.toLowerCase() === name.toLowerCase())) facts.push(fact('thing', sold))
      last = text
      continue
    }
    const whom = whomOf(piece, last, hearer, before)
    const isTaught = facts.some(({ of, text }) => of === 'thing' && /^A \p{L}+[aeií]r/u.test(text))
    const told: Fact | null =
      isTaught && /^(?:y )?(?:a )?\p{L}+[aeií]r(?:se)? \p{L}/iu.test(text)
        ? fact('thing', `A ${text.replace(/^(?:y )?(?:a )?/iu, '')}`)
        : isLesson && /^(?:y )?que \p{L}/iu.test(text)
          ? fact('they', text.replace(/^(?:y )?que /iu, ''))
          : factOf(whom.text, hearer, whom.before)
    const isWith = isLesson && told === null && !REQUEST.test(text) && /^con \p{L}/iu.test(text) && facts.length > 0
    // "operó a mi hijo Iker, tenía 3 días, hoy cumple 5": that is the child's.
    isOfChild =
      goesOn &&
      (isOfChild || (OF_CHILD.test(last) && OF_AGE.test(text))) &&
      (OF_AGE.test(text) || beginsClause(text.split(' ')))
    if (isOfChild) {
      const said = text.replace(/^y /iu, '')
      const join = piece.join ? { joined: `${capital(piece.join)} ${uncapital(said)}` } : {}
      facts.push({ ...fact('they', said), ...join })
      last = text
      continue
    }
    // "con mi primo Javi robábamos higos".
    const isTogether =
      hearer &&
      !isPair(hearer) &&
      told?.of === 'me' &&
      /^con (?:mi |nuestr[oa] )?/iu.test(last) &&
      endsNamed(last, hearer) &&
      goesOn &&
      /^\p{L}+(?:[aei]mos)(?= |$)/iu.test(told.text)
    // "hemos leído 30 cuentos, plantado habas".
    const [, having = ''] = /^(?:Y )?((?:Nos |Me |Te )?(?:hemos|he|has|han)) /iu.exec(facts.at(-1)?.text ?? '') ?? []
    if (having !== '' && goesOn && /^(?:y )?\p{L}{2,}(?:[ai]do|cho|sto|rto) \p{L}/iu.test(text) && facts.at(-1)) {
      facts.push(fact(facts.at(-1)?.of ?? 'me', `${having} ${uncapital(text.replace(/^y /iu, ''))}`))
      last = text
      continue
    }
    const isNamedThing = !TIME_OF.test(text) && told?.of === 'thing' && names.some((name) => text.includes(name))
    const one: Fact | null = isWith
      ? fact('thing', text)
      : isNamedThing && !isLesson
        ? null
        : told && isTogether
          ? fact('me', `Contigo ${uncapital(told.text)}`)
          : told
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
      const small = isNamedFirst || names.some((name) => one.text.startsWith(name)) ? one.text : uncapital(one.text)
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
    .map((one) => (one.joined && !one.text.includes(' ') ? { ...one, text: one.joined } : one))
    .map((one) => shortened(one, LONGEST, ENDS))
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .map((one) => ({ ...one, text: one.text.replace(/ y (?:ahora|luego|después|hoy)$/iu, '') }))
    .filter(
      ({ text }) => !/^Protesta$|^Te llama(?:s|bas)$|^Te (?:jubilas|retiras|casas|vas|mudas|gradúas)$/u.test(text),
    )
    .filter(({ of, text }) => text.split(' ').length <= LONGEST && (of === 'thing' || text.includes(' ')))
    .slice(0, MOST)
}

const OF_CHILD =
  /(?<!\p{L})a (?:mi|nuestr[oa]) (?:hij[oa]|bebé|niñ[oa]|niet[oa]|sobrin[oa]|pequeñ[oa]|perr[oa]|gat[oa]|mamá|madre|papá|padre|abuel[oa])(?: \p{Lu}\p{L}+)?(?: (?:del?|en|con|por) \p{L}+(?: \p{L}+)?)?$/u
const OF_AGE =
  /^(?:y )?(?:(?:hoy|ya|ahora) (?:cumple|tiene|camina|corre|lee|habla|est[aá])|(?:solo |apenas )?(?:ten[ií]a|pesaba) (?:solo |apenas )?(?:\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|pocos) (?:días?|meses|mes|semanas?|años?|kilos?|gramos))(?!\p{L})/iu

const MOST = 12
/** Names of things to learn share a line, in words. */
const LIST = 8
const ENDS = /^(?:cuando|que|mientras|porque|y|hasta|aunque|donde)$/iu
const JOINED: Readonly<Record<string, string>> = { xq: 'porque', q: 'que' }
const LESSON =
  /(?<!\p{L})(?:aprender|aprendan|memorizar|ense[nñ](?:ar\p{L}*|e)|explicar|explique|tarea de|examen de|clase de)(?!\p{L})/iu

/** "quiero decirle que no está sola y que voy a ir": that is what is sung. */
const saidTo = (description: string): string =>
  description.replace(
    /(?<!\p{L})(?:(?:quiero|queremos|quisiera|me gustaría|necesito|quería) (?:decir|recordar|contar)(?:le|les|te)|(?:quiero|queremos|quisiera|me gustaría) que (?:sepa|sepan)|dile|que sepa|para que sepa)(?: a (?:mi )?\p{L}+(?: \p{Lu}\p{L}+)?)? que ([^.;!?\n]*)/giu,
    (_, said: string) => said.replace(/(,| y| e| ni)+ que (?=\p{L})/giu, '$1 '),
  )

/** With the names as they are written, and small words as they are: "el último melón", "un perro que se llama Melón". */
const written = (description: string, names: readonly string[]): string =>
  names.reduce((rest, name) => {
    const all = (flags: string) => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, flags)
    return all('u').test(rest) ? rest : rest.replaceAll(all('giu'), name)
  }, description)
