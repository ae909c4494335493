import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { joined, shortened } from '../fact-lines.ts'
import { CONJUNCTION, frontedIn, isNote, SUBORDINATES } from './clauses.ts'
import { isEuropean, spokenAsTu } from './european-portuguese.ts'
import { genderOf, genderOfPronoun, speaksOfAnother } from './gender.ts'
import { toHearer } from './hearer.ts'
import { knownLesson } from './lessons.ts'
import { PORTUGUESE_PLACES } from './places.ts'
import * as verbs from './verbs.ts'
import { isHabit, ownPastOf, pastOf } from './verbs.ts'

/** What is written with a capital letter is a name: "minha gata Mia". */
const isSmall = (word: string) => !/^\p{Lu}/u.test(word)
const isThird = (word: string) => isSmall(word) && verbs.isThird(word)
/** Whatever ends as "jogamos" does is what "we" do; "vamos" may ask for something. */
const isOfUs = (word: string) =>
  /^\p{Ll}{2,}[aáeéi]mos$/u.test(word) && !/^(?:vamos|ramos|extremos|enormes|mesmos)$/u.test(word)
const isFirst = (word: string) => isSmall(word) && (verbs.isFirst(word) || isOfUs(word))
/** Spoken to as in Portugal: "deixaste", "tinhas". */
const isSecond = (word: string) =>
  /^(?:\p{Ll}{2,}(?:aste|[^l]este|iste|avas)|tinhas|eras|foste|estavas|fazias|querias|sabias|ias|vinhas|és|tens|estás|vais|fazes|dizes|sabes|queres|podes|vens|dás|trazes|ficas|cantas|contas|adoras|gostas)$/u.test(
    word,
  ) &&
  !/^(?:contraste|desgaste|arraste|triste|chiste|existe|insiste|desiste|assiste|consiste|resiste|persiste|investe|reveste|preste|leste|este|oeste|teste|neste|deste|agreste)$/u.test(
    word,
  )
const isVerbAlone = (word: string) => isSmall(word) && verbs.isVerbAlone(word)

/**
 * What a description tells, piece by piece in its order, as lines of a song to its hearer. "Você" takes the verb of the third
 * person: "minha vó que ama o jardim dela" gives "Você ama o seu jardim"; "esqueci nosso aniversário" stays as it is. What
 * speaks of the song itself is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Read[] = []
  let before: Before = hearer ? NOBODY : { of: 'they', subject: '' }
  /** Of the sentence that is read, what was told. */
  let last: Read | null = null
  let spokenOf = ''
  for (const piece of piecesOf(written(description, names), hearer)) {
    const { text, goesOn, conjunction } = piece
    if (!goesOn && !conjunction) last = null
    const goesOnWith =
      goesOn || conjunction || !hearer || (before.of !== null && before.of !== 'me' && TELLING.test(text))
        ? before
        : { ...before, subject: null, of: null }
    const isAside =
      !piece.isRelative &&
      isNote(text, goesOn) &&
      !isNamed(text, hearer) &&
      !/(?:obrigad|agradec|desculp|perd[aã]o|m[uú]sica|canç|cantiga|jingle|hino|homenagem|sobre|balada|valeu .*por )/iu.test(
        text,
      )
    const told: Told = isAside ? silent(before) : readOf(text, hearer, goesOnWith, { names, spokenOf })
    // "um bigode enorme" goes on with what somebody has.
    const further: Read | null = last && goesOn && !conjunction ? furtherOf(last, text, told) : null
    if (further) {
      facts[facts.length - 1] = further
      last = further
      continue
    }
    const [first, ...others]: readonly Fact[] = told.facts
    if (first) {
      const isElided = !SOMEBODY.test(text.split(' ')[0] ?? '') && verbAt(text.split(' ')) >= 0
      const read: Read = { ...first, ...(conjunction && last ? { conjunction, isElided } : {}) }
      facts.push(read, ...others)
      last = others.at(-1) ?? read
    }
    before = told.next
    spokenOf = text
  }
  if (hearer === null || hearer.kind === 'group') {
    const listed = lessonsIn(description)
    const lessons = listed.length > 0 ? listed : facts.length === 0 ? knownLesson(description) : []
    if (lessons.length > 0) facts.splice(0, facts.length, ...lessons)
  }
  const spoken = isEuropean(description) ? facts.map((one) => ({ ...one, ...spokenAsTu(one) })) : facts
  return (joined(spoken) as readonly Read[])
    .map((one) => shortened(one, LONGEST, ENDS) as Read)
    .filter(({ text }, at, all) => {
      const words = lengthOf(text)
      return words > 1 && words <= LONGEST && all.findIndex((one) => one.text === text) === at
    })
    .slice(0, MOST)
    .map((one, _, all) =>
      withJoin(
        one,
        names,
        all.some(({ text }) => /(?<!\p{L})você/iu.test(text)),
      ),
    )
}

/** What was read, and with what it goes on from what was told before it. */
type Read = Fact & { readonly conjunction?: string; readonly isElided?: boolean }

/** "E acorda todo mundo às seis" of "Você acorda todo mundo às seis". */
function withJoin({ conjunction, isElided, ...fact }: Read, names: readonly string[], hasYou: boolean): Fact {
  if (!conjunction) return fact
  // "E tu nunca desististe".
  const isOfYou =
    fact.of === 'you' &&
    !isElided &&
    !hasYou &&
    isSecond(
      lowerFirst(fact.text, [])
        .split(' ')
        .find((word) => !LEADS.test(word)) ?? '',
    )
  if (isOfYou) return { ...fact, joined: `${capital(conjunction)} tu ${lowerFirst(fact.text, names)}` }
  const text = isElided ? fact.text.replace(/^(?:Vocês?|Eles?|Elas?|Nós) /u, '') : fact.text
  const isName =
    names.some((name) => text.startsWith(name)) || PORTUGUESE_PLACES.split(', ').includes(text.split(' ')[0] ?? '')
  return { ...fact, joined: `${capital(conjunction)} ${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}` }
}

/** A fact with what is listed behind it: no clause, and nothing that speaks of the song. */
function furtherOf(last: Read, text: string, told: Told): Read | null {
  const words = text.split(' ')
  const isClause = told.facts.some(({ of }) => of !== 'thing')
  if (isClause || last.of === 'thing' || SUBORDINATES.test(last.text) || SONG.test(text) || words.length > 9)
    return null
  if (
    isMusic(text) ||
    words.some((word) => MANNER.test(word)) ||
    /^(?:(?:o |a )?(?:que|quem|né|viu|tá|kk+)|(?:d[oa] )?(?:seu|sua|teu|tua)s? (?:filh|net|amig|irm|namorad|espos|marido|sobrinh|mãe|pai)\p{L}*|ass|assinado|com carinho|com amor|beijos?)(?!\p{L})/iu.test(
      text,
    )
  )
    return null
  if (words.some((word, at) => at > 0 && isThird(word) && verbs.isVerbAlone(word)) && told.facts.length === 0)
    return null
  const whole = `${last.text}, ${told.facts[0] ? lowered(told.facts[0].text, text) : text}`
  return lengthOf(whole) <= LONGEST ? { ...last, text: whole, deed: null } : null
}

const lowered = (text: string, typed: string) => typed.charAt(0) + text.slice(1)

/** What is to be learned stands behind a colon: "escovar os dentes: de manhã e de noite, em cima, embaixo". */
function lessonsIn(description: string): Fact[] {
  const listed = /(?<!\p{L})(?:aprend|ensin|decorar)[^:]*: ?([^.;!?\n]+)/iu.exec(description)?.[1]
  if (!listed) return []
  const said = listed
    .split(/ ?, ?/)
    .filter((one) => one !== '' && !SONG.test(one) && !one.split(' ').some((word) => MANNER.test(word)))
  const deed =
    /(?<!\p{L})(?:aprend\p{L}*|ensin\p{L}*)(?: (?:as? |os? |às |aos )?\p{L}+)? a ((?:\p{L}{2,}[aei]r)(?: (?:o|a|os|as|um|uma))? \p{L}+(?: \p{L}+)?)(?=:)/iu.exec(
      description,
    )?.[1]
  const facts: string[] = deed ? [deed] : []
  for (const one of said) {
    const last = facts.at(-1)
    if (last !== undefined && last !== deed && lengthOf(last) < 3 && lengthOf(one) < 3)
      facts[facts.length - 1] = `${last}, ${one}`
    else facts.push(one)
  }
  return facts.map((text) => ({ of: 'thing', text: capital(text.trim()), deed: null }))
}

/** How a sentence without a subject goes on to tell of somebody. */
const TELLING = {
  test: (text: string) => {
    const words = text.split(' ').slice(frontedIn(text))
    return !ORDER.test(words.join(' ')) && isThird(words[verbAt(words)] ?? '')
  },
}
/** What may as well ask for something of the song. */
const ORDER =
  /^(?:fala|conta|cita|coloca|põe|bota|usa|inclui|menciona|escreve|termina|começa|tem que|pode|deve|precisa|queria|quer)(?!\p{L})/iu

/** In words: more make no line. */
const LONGEST = 24
const MOST = 10
const ENDS = /^(?:com|quando|que|enquanto|pra|para|porque|por|e|até|onde|em|no|na|de|do|da)$/iu
const lengthOf = (text: string) => text.split(' ').length

/** Of whom the piece before tells, and what goes on with it: "Você", "meu vizinho". */
type Before = { readonly of: Fact['of'] | null; readonly subject: string | null }
const NOBODY: Before = { of: null, subject: null }
type Piece = {
  readonly text: string
  readonly goesOn: boolean
  readonly conjunction: string | null
  readonly isRelative: boolean
}
type Told = { readonly facts: readonly Fact[]; readonly next: Before }

/** As people type it, in whole words, and with names as they are written. */
function written(description: string, names: readonly string[]): string {
  const text = description
    .replace(
      /(?:(?:você|vc) )?(?:se )?lembr(?:a|as|o)(?:-se)? (?:de )?(?:quando|que|daquel[ea] \p{L}+ (?:em )?que) /giu,
      '',
    )
    .replace(/,?(?<!\p{L})(?:o )?nome d(?:ele|ela) (?:é|era) \p{L}+/giu, '')
    .replace(
      /,? (?:(?:n?ess[ea]|n[ao]|est[ea]) )?(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|semana|mês|ano)(?:-feira)? que vem(?!\p{L})/giu,
      ',',
    )
    .replace(/(?<=(?:prova|decorar|aula|enem|escola)(?!\p{L}).*)(?<!eu )preciso (?:de|decorar|saber) /iu, '')
    .replace(THANKED, (_, first: string) => `${first}. ${first.split(' ')[0]} por `)
  const own = new Set(names.flatMap((name) => name.split(' ')))
  const begun = text.replace(/(?:^|[.!?;\n]\s*)\p{Lu}\p{L}*/gu, (start) => {
    const word = start.replace(/^[^\p{L}]+/u, '')
    return own.has(word) ? start : start.toLowerCase()
  })
  return names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), name),
    begun,
  )
}

/** "por guardar minhas encomendas e perguntar da minha mãe" is two of them. */
const THANKED =
  /(?<!\p{L})((?:obrigad[oa]|valeu|agradec\p{L}+|desculp\p{L}*|perd[aã]o)(?: [^.,;!?]*?)? por [^.,;!?]*?),? e (?:por )?(?=(?:sempre |nunca |me )*\p{L}{2,}[aei]r(?!\p{L}))/giu

const RELATIVE = /^(?:que|quem)$/iu
const SOMEBODY = /^(?:eu|ele|ela|eles|elas|nós|você|vocês|ninguém)$/iu
const LEADS =
  /^(?:não|nem|mal|logo|nunca|sempre|já|ainda|só|também|até|quase|agora|hoje|ontem|se|me|te|nos|lhe|a|gente)$/iu
const BINDS =
  /^(?:com|pra|para|por|de|sem|que|quando|como|se|onde|do|da|entre|é|foi|era|e|contra|sobre|porque|quanto)$/iu

/** Where the verb of a clause stands that begins here, behind "não", "me", "sempre"; -1 where none begins. */
function verbAt(words: readonly string[], from = 0): number {
  let at = from + howOften(words, from)
  while (
    at < words.length - 1 &&
    LEADS.test(words[at] ?? '') &&
    !(at === from && /^(?:a|gente)$/iu.test(words[at] ?? ''))
  )
    at++
  return isThird(words[at] ?? '') || isFirst(words[at] ?? '') || isSecond(words[at] ?? '') ? at : -1
}

/** "toda vez", "todos os dias": so many words. */
function howOften(words: readonly string[], from: number): number {
  const [first = '', second = '', third = ''] = words.slice(from, from + 3)
  if (/^tod[oa]$/iu.test(first) && TIMES.test(second)) return 2
  return /^tod[oa]s$/iu.test(first) && /^[oa]s$/iu.test(second) && TIMES.test(third) ? 3 : 0
}
const TIMES =
  /^(?:vez(?:es)?|dias?|noites?|manhãs?|tardes?|semanas?|ano|anos|mês|domingos?|sábados?|segundas?|terças?|quartas?|quintas?|sextas?|natal|verão|férias)(?:-feiras?)?$/iu

const beginsClause = (words: readonly string[], from: number): boolean =>
  (SOMEBODY.test(words[from] ?? '') && verbAt(words, from + 1) >= 0) ||
  (/^a$/iu.test(words[from] ?? '') && /^gente$/iu.test(words[from + 1] ?? '')) ||
  (/^todo$/iu.test(words[from] ?? '') && /^mundo$/iu.test(words[from + 1] ?? '') && verbAt(words, from + 2) >= 0) ||
  verbAt(words, from) >= 0

/** "o cachorro late", "quando eu chegava", "na terça ele já está". */
function beginsAnew(words: readonly string[], from: number): boolean {
  const rest = words.slice(from)
  if (beginsClause(words, from)) return true
  const said = rest.join(' ')
  if (SUBORDINATES.test(said))
    return (
      beginsClause(words, from + (/^(?:tod|cad|sempre|assim|logo|depois|antes|desde)/iu.test(said) ? 2 : 1)) ||
      rest.length > 3
    )
  const fronted = frontedIn(said)
  if (fronted > 0 && from + fronted < words.length)
    return beginsClause(words, from + fronted) || hasSubject(rest.slice(fronted))
  return hasSubject(rest)
}

/** "o meu vizinho reclama": a noun, and its verb. */
function hasSubject(words: readonly string[]): boolean {
  if (!/^(?:os?|as?|meus?|minhas?|noss[oa]s?|ninguém|todos|todas|tudo|cada|\p{Lu}\p{L}+)$/u.test(words[0] ?? ''))
    return false
  const at = words.findIndex((word, place) => place > 0 && isVerbAlone(word))
  const before = words.slice(1, Math.max(at, 1))
  return (
    at > 0 &&
    at <= 5 &&
    !before.some((word) => /^(?:que|quem|com|em|n[oa]s?|pra|pro|para|por|sem|e|ou|mas|quando|aos?)$/iu.test(word))
  )
}

/** Between punctuation, at "que" and "quem", where "e" is followed by a verb or by somebody, and where somebody begins anew. */
function piecesOf(text: string, hearer: Hearer | null): Piece[] {
  const pieces: Piece[] = []
  for (const sentence of text.split(/[.!?;\n]+/)) {
    let goesOn = false
    for (const part of sentence.split(/[,:()–—]+|\s-\s|(?<=\s|^)["“”']|["“”'](?=\s|$)/)) {
      const words = part.trim().split(/\s+/).filter(Boolean)
      let piece: string[] = []
      let conjunction: string | null = null
      let isRelative = false
      let skipped = 0
      const close = () => {
        if (piece.length > 0) pieces.push({ text: piece.join(' '), goesOn, conjunction, isRelative })
        if (piece.length > 0) goesOn = true
        if (piece.length > 0) conjunction = null
        if (piece.length > 0) isRelative = false
        piece = []
      }
      words.forEach((word, at) => {
        if (skipped > 0) {
          skipped--
          return
        }
        const said = piece.join(' ')
        const isOpen = SONG.test(said) || isNamed(said, hearer)
        // "ele derrubou pipoca nela e ela riu" is one thing.
        const isShort = words.length - at <= 3 && piece.length > 2 && SOMEBODY.test(words[at + 1] ?? '')
        const join = CONJUNCTION.exec(words.slice(at).join(' '))?.[0]
        const length = join ? join.trim().split(' ').length : 0
        const joins =
          join !== undefined &&
          !isShort &&
          (piece.length > 0 ? beginsAnew(words, at + length) : at === 0 && words.length > length)
        const relates = RELATIVE.test(word) && (isOpen || piece.length === 0) && beginsClause(words, at + 1)
        const isWaiting =
          SUBORDINATES.test(said) &&
          (/^(?:a gente|todo mundo|ninguém) /iu.test(`${words.slice(at).join(' ')} `) &&
          verbAt(words, at + 1) !== at + 1
            ? piece.some((one) => isThird(one) || isFirst(one))
            : false)
        const anew =
          (piece.length > 1 &&
            frontedIn(`${said} ${word}`) !== piece.length &&
            SOMEBODY.test(word) &&
            verbAt(words, at + 1) >= 0 &&
            !BINDS.test(words[at - 1] ?? '')) ||
          isWaiting
        // "parabéns pro Miguel 5 anos adora dinossauro".
        const tells =
          piece.length > 1 &&
          SONG.test(said) &&
          isNamed(said, hearer) &&
          isVerbAlone(words[verbAt(words, at)] ?? '') &&
          !BINDS.test(words[at - 1] ?? '') &&
          !/^(?:a|gente)$/iu.test(word)
        // "desculpa mãe quebrei o vaso".
        const confesses =
          piece.length > 1 &&
          (SONG.test(said) || isNamed(said, hearer)) &&
          isFirst(word) &&
          /(?:ei|[^aeo]i)$/iu.test(word) &&
          !BINDS.test(words[at - 1] ?? '')
        if (joins || relates || anew || tells || confesses) close()
        if (joins) {
          conjunction = join.trim().toLowerCase()
          skipped = length - 1
        } else if (relates) isRelative = true
        else piece.push(word)
      })
      close()
    }
  }
  return pieces
}

const SONG =
  /(?<!\p{L})(?:m[uú]sicas?|m[uú]siquinhas?|valeu|can[cç][aã]o|can[cç][oõ]es|jingle|balada|hino|rap|ode|samba|forr[oó]|sertanejo|funk|pagode|rock|mpb|bossa|letra|refr[aã]o|voz(?:es)?|vocal|vocais|cantad[ao]|cantor|cantora|ritmo|estilo|melodia|instrumental|bpm|tom|homenagem|tributo|ninar|par[oó]dia|trilha|escrev[ae]|crie|cria|criar|fa[zç](?:a|er|)? (?:um|uma|pra|para)|comp[oõ](?:e|nha)|(?:quero|queria|preciso|gostaria|gostava|gostávamos)(?: de)? (?:uma?|que|algo)|por favor|pfv|algo|alguma coisa|dedicad[ao]|desculpas?|perd[aã]o|parab[eé]ns|feliz anivers[aá]rio|anivers[aá]rio d[aeo]s?|casamento|cas[oó]rio|formatura|bodas|n[ií]ver|vel[oó]rio|despedida d[aeo]s?|obrigad[ao]|agradec\p{L}+|pode ser|an[uú]ncio|propaganda|dueto|sobre)(?!\p{L})/iu

const PREPOSITION =
  /^(?:para|pra|pro|pros|pras|de|do|da|dos|das|com|sem|em|no|na|nos|nas|por|pelo|pela|ao|à|aos|às|sobre|desde|até|tipo|bem|muito|mais|meio|super|estilo|seja|que)$/iu
const PASSED =
  /^(?:(?:já |nos |me |se )*(?:morreu|faleceu|partiu|deixou|foi)$|(?:já )?(?:morreu|faleceu|partiu|nos deixou)(?!\p{L})|(?:faz|fazem|fez|completam?|completou|vai fazer|está fazendo|tá fazendo|vai completar|tem|têm) \d+ an|(?:faz|vai fazer|fazem) anos(?!\p{L})|se chama(?:va)?|chama(?:va)?-se|(?:vai |vão )?(?:se )?cas(?:a|ar|am)(?!\p{L})|chamad|é (?:meu|minha) |são (?:meus|minhas) )/iu

/** "Depois de 30 anos de química a professora Marlene está": what stands before whoever is named is told as well. */
function behindPrefix(words: readonly string[], start: number, hearer: Hearer, you: string): Told {
  const of = ofHearer(words.slice(start), hearer, you)
  const named = [hearer.kin, hearer.name].flatMap((one) => (one ? [escaped(one)] : [])).join('|')
  const before = new RegExp(`^(.+?) (?:(?:[oa]|meu|minha|noss[oa]|querid[oa]) )*(?:(?:${named}),? ?)+$`, 'iu').exec(
    words.slice(0, start).join(' '),
  )?.[1]
  const [fact] = of.facts
  if (
    !fact ||
    !before ||
    SONG.test(before) ||
    !/^(?:depois|antes|quando|desde|há|faz|com|em|n[oa]s?|tod[oa]s?|cada|sempre|hoje|agora|ontem|durante|aos?|às?) /iu.test(
      `${before} `,
    )
  )
    return of
  return told(fact.of, `${before} ${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}`, of.next)
}

/** "a mãe do Pedro" is not Pedro. */
const isOwned = (subject: string, hearer: Hearer | null) =>
  [hearer?.kin, hearer?.name].some(
    (one) =>
      one != null &&
      new RegExp(
        `\\p{L} (?:d[aeo]s?|com|pr[ao]|para|e) (?:(?:minha|meu|nossa|nosso|a|o) )?${escaped(one)}$`,
        'iu',
      ).test(subject),
  )

function isNamed(text: string, hearer: Hearer | null): boolean {
  const said = ` ${text.toLowerCase()} `
  return [hearer?.kin, hearer?.name].some((one) => one != null && said.includes(` ${one.toLowerCase()} `))
}

type Context = { readonly names: readonly string[] /** The piece before. */; readonly spokenOf: string }

/** What one piece tells, and with whom it goes on; with "quando" or "na terça" before it, where it begins so. */
function readOf(text: string, hearer: Hearer | null, before: Before, context: Context): Told {
  const led = SUBORDINATES.exec(text)?.[0]
  if (led && text.length > led.length) {
    const inner = text.slice(led.length).trim()
    const { facts, next } = factsOf(inner, hearer, before, context)
    const [fact] = facts
    const said =
      fact && !isElidedIn(inner) ? fact.text.charAt(0).toLowerCase() + fact.text.slice(1) : toHearer(inner, hearer)
    const isName = context.names.some((name) => inner.startsWith(name))
    return told(
      fact?.of === 'me' ? 'me' : 'they',
      `${led.trim()} ${isName ? inner : said}`,
      fact && fact.of !== 'me' ? next : before,
    )
  }
  const words = text.split(' ')
  const count = frontedIn(text)
  if (count > 0 && count < words.length && !SONG.test(text)) {
    const inner = words.slice(count).join(' ')
    const { facts, next } = factsOf(inner, hearer, before, context)
    const [fact] = facts
    if (fact && facts.length === 1 && fact.of !== 'thing')
      return told(
        fact.of,
        `${words
          .slice(0, count)
          .join(' ')
          .replace(/^até hoje/iu, 'Ainda hoje')} ${lowerFirst(fact.text, context.names)}`,
        next,
      )
  }
  return factsOf(text, hearer, before, context)
}

const isElidedIn = (text: string) => !SOMEBODY.test(text.split(' ')[0] ?? '') && verbAt(text.split(' ')) >= 0
const lowerFirst = (text: string, names: readonly string[]) =>
  names.some((name) => text.startsWith(name)) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** Whether "ele" or "ela" is the one who hears the song. */
function isHearerSpokenOf(pronoun: string, hearer: Hearer, before: Before, { names, spokenOf }: Context): boolean {
  const gender = genderOfPronoun(pronoun)
  const own = genderOf(hearer)
  if (!gender || (own && gender !== own)) return false
  const isAnother = before.of === 'they' && before.subject !== null && !/^el[ae]s?$/iu.test(before.subject)
  return !(
    (isAnother && speaksOfAnother(`o ${before.subject}`, gender, hearer, names)) ||
    (spokenOf !== '' && !isNamed(spokenOf, hearer) && speaksOfAnother(spokenOf, gender, hearer, names)) ||
    (spokenOf !== '' && own === null && speaksOfAnother(spokenOf, gender, hearer, names))
  )
}

/** What one piece tells by itself. */
function factsOf(text: string, hearer: Hearer | null, before: Before, context: Context): Told {
  // What is left of somebody: "ficou só a coleira".
  if (/^(?:só )?(?:ficou|ficaram|sobrou|restou|restaram) (?:só |apenas )?(?:a|o|as|os|uma?|meu|minha) /iu.test(text))
    return told('they', text, before)
  // "Casam em Ouro Preto em maio".
  if (
    yourself(hearer) === 'Vocês' &&
    hearer &&
    /^(?:(?:eles )?(?:se )?|(?:vão |vai )(?:se )?)casa[mr] (?:em|no|na|dia|este|nesse|neste|sábado|domingo)(?!\p{L})/iu.test(
      text,
    )
  )
    return told(
      'you',
      `Vocês ${/cas(?:ar)(?!\p{L})/iu.test(text) ? 'vão se casar' : 'se casam'} ${text.replace(/^.*?casa[mr] /iu, '')}`,
      before,
    )
  // "Lembrança dos verões na casa da praia".
  const [, article = '', remembered = ''] =
    ((hearer === null || (hearer.kind === 'group' && !hearer.name)) &&
      /^(?:[^,]*? )?(?:lembranças?|saudades?|memórias?) d([oa]s?) ((?:\p{L}+ ?){3,})$/iu.exec(text)) ||
    []
  if (remembered) return told('thing', `${article} ${remembered}`, before)
  // What the song shall be like: "quero tipo despedida mas feliz".
  if (
    !SONG.test(text) &&
    /^(?:eu )?(?:quero|queria|gostaria de|preciso de|tem que ser|pode ser)(?!\p{L}).*(?<!\p{L})(?:tipo|estilo|feliz|alegre|triste|animad[oa]|divertid[oa]|engraçad[oa]|lent[oa]|calm[oa]|bonit[oa]|emocionante|suave)(?!\p{L})/iu.test(
      text,
    )
  )
    return silent(before)
  const words = text.split(' ')
  const you = yourself(hearer)
  const ofYou = { of: 'you' as const, subject: you }
  const [head = ''] = words
  if (SONG.test(text) && !tellsOfSomebody(words, before)) return toldOfSong(text, hearer)
  // "Vão casar em maio" tells of a wedding; whoever is named by a title alone is told of by nothing.
  if (/^(?:Seu|seu|Dona|dona|Sra?|Tia|Tio) \p{Lu}\p{L}+$/u.test(text)) return silent(before)
  if (/^(?:eu|nós)$/iu.test(head) || /^a gente /iu.test(`${text} `))
    return verbAt(words, /^a$/iu.test(head) ? 2 : 1) < 0 && !/^(?:a gente|eu|nós) \p{L}+ndo(?!\p{L})/iu.test(text)
      ? silent(before)
      : told('me', toHearer(text, hearer), { of: 'me', subject: /^a$/iu.test(head) ? 'A gente' : capital(head) })
  if (/^(?:todo mundo|ninguém) (?:se |me |nos |já |sempre )*\p{L}+ /iu.test(`${text} `))
    return told('they', toHearer(text, hearer), {
      of: 'they',
      subject: capital(words.slice(0, /^todo$/iu.test(head) ? 2 : 1).join(' ')),
    })
  if (/^vocês?$/iu.test(head)) return told('you', text, ofYou)
  if (/^el[ae]s?$/iu.test(head)) {
    const they = { of: 'they' as const, subject: capital(head) }
    const isOfSeveral = /s$/u.test(head)
    // One of two is not "vocês", nor are several one.
    if (hearer && you === 'Vocês' && isOfSeveral) return ofHearer(words.slice(1), hearer, you)
    if (!hearer || you === 'Vocês' || isOfSeveral || !isHearerSpokenOf(head, hearer, before, context))
      return told('they', you === 'Vocês' ? text : toHearerBehind(text, hearer), they)
    return ofHearer(words.slice(1), hearer, you)
  }
  // "Era ela que sabia": as it stands.
  const cleft = /^(?:era|foi|é|eram|foram|são) (el[ae]s?) (?:que|quem) /iu.exec(text)?.[1]
  if (cleft && hearer)
    return isHearerSpokenOf(cleft, hearer, before, context)
      ? told('you', toHearer(text, hearer), ofYou)
      : told('they', text, before)
  const at = verbAt(words)
  if (at >= 0 && isSecond(words[at] ?? '')) return told('you', text, ofYou)
  const isSelf =
    isFirst(words[at] ?? '') &&
    (/(?:ei|[^aeo]i|[aáeéi]mos)$/iu.test(words[at] ?? '') ||
      /^(?:vou|sou|tenho|estou|tô|faço|quero|posso|sei|dou|digo|trago|ponho|venho|vejo|ouço|peço|fico|prometo|continuo|gosto|amo|adoro|sinto|procuro|lembro|prefiro|choro|penso)$/iu.test(
        words[at] ?? '',
      ))
  if (at >= 0 && (isVerbAlone(words[at] ?? '') || at > 0 || before.subject !== null || isSelf)) {
    if (isFirst(words[at] ?? '') && !isThird(words[at] ?? ''))
      return told(
        'me',
        `${before.subject === 'Eu' && words.length < 2 ? (isOfUs(words[at] ?? '') ? 'Nós ' : 'Eu ') : ''}${toHearer(text, hearer)}`,
        {
          of: 'me',
          subject: 'Eu',
        },
      )
    const isOfSong =
      before.subject === '' &&
      /^(?:tem|tenha|pode|deve|precisa|seja|quer|come[cç]a|termina|dura|fala|conta)(?!\p{L})/iu.test(text)
    if ((isMusic(text) && !(hearer && isDoing(words, before))) || isOfSong) return silent(before)
    if (before.of === 'you' && hearer) {
      // "nunca chegou atrasado" is not of several.
      if (before.subject === 'Vocês' && !isPlural(words[at] ?? '')) return told('they', text, before)
      return ofHearer(words, hearer, before.subject ?? you)
    }
    if (before.of === 'me' && before.subject === 'Eu' && isOfAnother(words[at] ?? ''))
      return told('they', toHearer(text, hearer), before)
    if (before.subject !== null && before.of)
      return told(before.of, `${before.subject} ${toHearer(text, hearer)}`, before)
    // "zoa meu amigo Gustavo".
    return silent(hearer && isNamed(text, hearer) ? ofYou : before)
  }
  // "porteiro do nosso prédio há 25 anos": that is who they are.
  if (
    hearer?.kin &&
    before.of === 'you' &&
    you === 'Você' &&
    words.length > 2 &&
    head.toLowerCase() === hearer.kin.toLowerCase() &&
    !words.some((word) => isVerbAlone(word) && !/^há$/iu.test(word))
  )
    return told('you', `Você é ${toHearer(text, { ...hearer, kin: null })}`, ofYou)
  const own = hearer
    ? words.findIndex((word, place) => place > 0 && isThird(word) && isNamed(words.slice(0, place).join(' '), hearer))
    : -1
  if (
    hearer &&
    own > 0 &&
    (!PREPOSITION.test(head) || /^(?:em|no|na|nos|nas|desde|até|com|ao|à|aos|às)$/iu.test(head)) &&
    own < 12 &&
    !words.slice(0, own).some((word) => RELATIVE.test(word)) &&
    !isOwned(words.slice(0, own - leadsBefore(words, own)).join(' '), hearer)
  )
    return behindPrefix(words, own - leadsBefore(words, own), hearer, you)
  const verb = words.findIndex(
    (word, place) =>
      place > 0 &&
      isVerbAlone(word) &&
      !/^h[áa]$/iu.test(word) &&
      !/^(?:de|que|quando|como|se|onde)$/iu.test(words[place - 1] ?? ''),
  )
  const relative = words.findIndex((word) => /^(?:que|quando|como|onde)$/iu.test(word))
  if (verb > 0 && (relative < 0 || verb < relative)) {
    const start = verb - leadsBefore(words, verb)
    const subject = words.slice(0, start).join(' ')
    if (isNamed(subject, hearer) && hearer && !isOwned(subject, hearer))
      return ofHearer(words.slice(start), hearer, you)
    if (PREPOSITION.test(head) || lengthOf(subject) > 5) return silent(before)
    return told('they', toHearer(text, hearer), { of: 'they', subject: capital(subject) })
  }
  if (hearer && isNamed(text, hearer)) return silent(ofYou)
  // Whoever signs.
  if (/^(?:seu|sua|teu|tua) (?:filh|net|amig|irm|namorad|espos|marido|sobrinh)\p{L}*/iu.test(text))
    return silent(before)
  if (PREPOSITION.test(head) || /\d+ an/u.test(text) || !isThing(words)) return silent(before)
  return told('thing', toHearer(text, hearer), before)
}

/** Music that somebody lives with: "dança forró". */
const isDoing = (words: readonly string[], before: Before) =>
  before.of === 'you' &&
  words.length > 1 &&
  /^(?:dan[cç]|cant|ador|am|ouv|escut|gost)[aeo]\p{L}*$/iu.test(words[0] ?? '')

/** "ela canta samba" tells of her; "quero um samba" of the song. */
const tellsOfSomebody = (words: readonly string[], before: Before) =>
  /^(?:(?:não|nunca|já|me|te|só) )*(?:esqueci|perdi|quebrei|deixei|faltei|cheguei|fiquei|menti|gritei|falei|estraguei|comi|bebi|dormi|briguei|sumi|errei|queimei)(?!\p{L})/iu.test(
    words.join(' '),
  ) ||
  (!/(?<!\p{L})(?:m[uú]sica|can[cç][aã]o|letra) (?:pra|para|pro|sobre|de|com)(?!\p{L})/iu.test(words.join(' ')) &&
    (/^(?:el[ae]s?|eu|nós)$/iu.test(words[0] ?? '')
      ? verbAt(words, 1) >= 0
      : before.subject !== null &&
        (isVerbAlone(words[verbAt(words)] ?? '') || isDoing(words, before)) &&
        isThird(words[verbAt(words)] ?? '') &&
        !/^(?:seja|tenha|quer|queria|fa[zç](?:a|er)?)(?!\p{L})/iu.test(words[0] ?? '')))

/** "lava" and "lavou", and not "lavava", which whoever sings may have done. */
const isOfAnother = (verb: string) =>
  isHabit(verb) ||
  /^(?:é|são|foi|foram|está|tá|vai|quer|pode|sabe)$/iu.test(verb) ||
  (isVerbAlone(verb) && /(?:ou|eu|iu)$/u.test(verb))

/** Behind an "ele" who is another: the rest stays as it was typed, but for what belongs to whoever hears it. */
const toHearerBehind = (text: string, hearer: Hearer | null) =>
  hearer ? `${text.split(' ')[0]} ${toHearer(text.split(' ').slice(1).join(' '), hearer)}` : text

const silent = (next: Before): Told => ({ facts: [], next })
const told = (of: Fact['of'], text: string, next: Before, deed: string | null = null): Told => ({
  facts: [{ of, text: capital(text.replace(/\s+/g, ' ').trim()), deed }],
  next,
})
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Several are "vocês". */
const yourself = (hearer: Hearer | null) =>
  / e | and /u.test(hearer?.name ?? '') || hearer?.kind === 'group' ? 'Vocês' : 'Você'

function ofHearer(words: readonly string[], hearer: Hearer, you: string): Told {
  const next = { of: 'you' as const, subject: you }
  const said = words.join(' ')
  const at = verbAt(words)
  if (at < 0 || PASSED.test(said)) return silent(next)
  const own = toHearer(said, hearer)
  const verb = words[at] ?? ''
  const often = howOften(words, 0)
  // "Todo domingo você faz macarronada".
  if (often > 0)
    return told(
      'you',
      `${words.slice(0, often).join(' ')} ${you.toLowerCase()} ${toHearer(words.slice(often).join(' '), hearer)}`,
      next,
    )
  // "já são 3 anos".
  if (isPlural(verb) && you === 'Você') return told('they', said, next)
  return told('you', `${you} ${own}`, next, isHabit(verb) && you === 'Você' ? own : null)
}

const isPlural = (verb: string) =>
  /(?:[aeê]m|ão)(?:-(?:se|me|nos|lhes?))?$/u.test(verb) && !/(?:^|n|t|v)(?:tem|vem)$/u.test(verb)

function leadsBefore(words: readonly string[], at: number): number {
  let count = 0
  while (
    count < at - 1 &&
    /^(?:não|nunca|sempre|já|ainda|só|também|até|quase|se|me|te|nos|lhe)$/iu.test(words[at - 1 - count] ?? '')
  )
    count++
  return count
}

/** "sobre como meu gato rouba meias" tells it behind "como"; "obrigado por me ensinar a ler", behind "por". */
function toldOfSong(text: string, hearer: Hearer | null): Told {
  const [, clitic = '', done = '', rest = ''] =
    /(?:obrigad|agradec|gratid|valeu)[^.!?]*? por (?:sempre )?(?:ter (?:sempre )?)?(?:(me|nos) )?(?:ter )?(\p{L}+(?:[aeií]r|[ií]do|ado|ito|isto))(?:-(?:me|nos))? (.+?)(?= e por (?:sempre |nunca )?|$)/iu.exec(
      text,
    ) ?? []
  const past = done ? pastOf(done) : null
  const you = yourself(hearer)
  const next: Before = isNamed(text, hearer) ? { of: 'you', subject: you } : thingOf(text, hearer)
  if (past && hearer)
    return told('you', `${you} ${[clitic, past, toHearer(rest, hearer)].filter(Boolean).join(' ')}`, {
      of: 'you',
      subject: you,
    })
  const [, wrong = '', of = ''] =
    /(?:desculp|perd)[^.!?]*? por (?:ter (?:me |te |se )?)?(\p{L}+(?:[aeií]r|[ií]do|ado|ito))(?!\p{L}) (.+)$/iu.exec(
      text,
    ) ?? []
  const confessed = wrong ? ownPastOf(wrong) : null
  if (confessed) return told('me', `${confessed} ${toHearer(of, hearer)}`, { of: 'me', subject: 'Eu' })
  const how = /(?<!\p{L})sobre (?:como|quando|o dia (?:em )?que|a vez (?:em )?que|a noite (?:em )?que) (.+)$/iu.exec(
    text,
  )?.[1]
  if (!how) return silent(next)
  const facts = factsIn(how, hearer, [])
  return { facts, next: facts.length > 0 ? { of: facts.at(-1)?.of ?? null, subject: null } : next }
}

/** "sobre uma batata que quer voar": the potato does. */
function thingOf(text: string, hearer: Hearer | null): Before {
  const thing = /(?<!\p{L})sobre ((?:o|a|os|as|um|uma|meu|minha|nosso|nossa|dois|duas|três) (?:\p{L}+ ?){1,3})$/iu.exec(
    text,
  )?.[1]
  if (thing && !isNamed(thing, hearer)) return { of: 'they', subject: capital(thing.trim()) }
  // What a shop does is told without anybody: "conserta tudo".
  return hearer ? { of: 'you', subject: yourself(hearer) } : { of: 'they', subject: '' }
}

/** Nothing but what the composer understands: "lento", "violão suave". */
function isMusic(text: string): boolean {
  const { notUnderstood } = readAttributes([text])
  const strange = notUnderstood.flatMap((piece) => piece.toLowerCase().split(/\s+/))
  return !text
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.length > 1 && strange.includes(word))
}

const MANNER =
  /^(?:alegre|alegres|triste|tristes|animad[ao]s?|divertid[ao]s?|engra[cç]ad[ao]s?|rom[aâ]ntic[ao]s?|calm[ao]s?|lent[ao]s?|r[aá]pid[ao]s?|suave|suaves|curt[ao]s?|long[ao]s?|bonit[ao]s?|lind[ao]s?|emocionante|fofo|fofa|infantil|dan[cç]ante|bem-humorad[ao]|leve|emotiv[ao]|melanc[oó]lic[ao]|inspirador[a]?|clima|jeito|pegada|vibe|final|vers[aã]o|obrigad[ao]|valeu|abraço|abraços|beijos?|minutos?|segundos?|brasileir[ao]s?|moda|viola|anos|sofr[eê]ncia)$/iu

/** A thing that is listed: "pulseiras iguais"; nothing that speaks of music or of its manner alone. */
function isThing(words: readonly string[]): boolean {
  const [head = ''] = words.filter((word) => !/^(?:os?|as?|uns|umas?|um)$/iu.test(word))
  const hasManner = words.some((word) => MANNER.test(word))
  return words.length <= 14 && head.length > 2 && !MANNER.test(head) && !isMusic(hasManner ? head : words.join(' '))
}
