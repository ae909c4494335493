import * as verbs from './verbs.ts'

/** With what a clause goes on from the one before it. */
export const CONJUNCTION =
  /^(?:(?:e|mas) (?:por isso|mesmo assim|aí|então|até)|e|mas|porque|pois|então|aí|porém|só que|por isso|mesmo assim|daí) /iu

/** Begins a clause that waits for another, or belongs to one. */
export const SUBORDINATES =
  /^(?:até |mesmo |só )?(?:quando|enquanto|se(?= (?:eu|el[ae]s?|vocês?|nós|a gente|[oa]s?|alguém|ninguém|não|está|tá|for|der|deixar|precisar|chove|pudesse|fosse|tivesse|\p{L}+sse)(?!\p{L}))|assim que|logo que|depois que|antes que|toda (?:a )?vez que|todas as vezes que|cada vez que|sempre que|desde que|já que|embora|mesmo que) /iu

const DAY =
  '(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|natal|verão|inverno|fim|final|dia|noite|manhã|tarde|madrugada|semana|mês|ano|carnaval|páscoa|férias|começo|início|almoço|jantar|volta|hora)s?(?:-feiras?)?'
/** When something is, before whoever does it. */
const FRONTED = new RegExp(
  `^(?:hoje em dia|até hoje|hoje|ontem|amanhã|agora|depois(?! d[aeo])|finalmente|às vezes|de vez em quando|um dia|uma vez|lá|em casa|à (?:noite|tarde)|de (?:manhã|noite|tarde|madrugada|dia)|(?:n[oa]s?|aos?|às|ess[ea]|est[ea]|nest[ea]|ness[ea]|naquel[ea])(?: (?:último|última|primeiro|primeira|próximo|próxima))? ${DAY}(?: d[aeo]s? \\p{L}+)?|(?:há|faz) \\p{L}+ (?:anos|dias|meses)|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|\\d{4}))(?= )`,
  'iu',
)

/** So many words before the clause itself say when it is. */
export const frontedIn = (text: string): number => FRONTED.exec(text)?.[0].split(' ').length ?? 0

/** What is said to the songwriter. */
const NOTE =
  /^(?:(?:não|bem|mais|menos|muito|bastante|meio) )*(?:por favor|se possível|se der|de preferência|pode ser|que (?:seja|tenha|fale|fique)|não (?:quero|precisa|muit[oa]|pode|fica|fique)|seja|quero|queria|queremos|gostava|gostaria|preciso|precisava|coloca|coloque|ponha|menciona|mencione|cite|inclui|inclua|usa o nome|obrigad[oa]|valeu|abraço|beijos?|ok|ha(?:ha)+|he(?:he)+|rs(?:rs)*|kk+|(?:(?:é )?(?:pra|para) )(?:que )?(?:el[ea]s?|a gente|todo mundo|todos|todas|a turma|a galera|as crianças|os alunos|o pessoal|a família|não) (?:\p{L}+ ){0,2}?(?:rir|ri[ar]+m?|chorar|chorem?|lembrar|lembrem?|lembrarem|cantar|cantem|cantarem|dançar|dancem|saber|saibam?|aprender|aprendam?|aprenderem|decorar|decorem|esquecer(?:em)?|esqueçam?|ouvir|ouvirem|se emocionar|gravar(?:em)?)|(?:tem que|precisa|deve|deveria) (?:ser|ter|falar|fazer))(?!\p{L})/iu

const ORDERS =
  /^(?:fala|fale|conta|conte|cita|põe|bota|usa|termina|começa) (?:d[aeo]s?|em|com|sobre|uma?|bem|tudo)(?!\p{L})/iu

export const isNote = (text: string, goesOn: boolean): boolean => NOTE.test(text) || (!goesOn && ORDERS.test(text))

/** What is written with a capital letter is a name: "minha gata Mia". */
const isSmall = (word: string) => !/^\p{Lu}/u.test(word)

/** What somebody does: "ama", "consertava". */
export const isThird = (word: string) => isSmall(word) && verbs.isThird(word)

/** Whatever ends as "jogamos" does is what "we" do; "vamos" may ask for something. */
export const isOfUs = (word: string) =>
  /^\p{Ll}{2,}[aáeéi]mos$/u.test(word) && !/^(?:vamos|ramos|extremos|enormes|mesmos)$/u.test(word)

/** What whoever sings does: "esqueci", "jogamos". */
export const isFirst = (word: string) => isSmall(word) && (verbs.isFirst(word) || isOfUs(word))

/** Spoken to as in Portugal: "deixaste", "tinhas". */
export const isSecond = (word: string) =>
  /^(?:\p{Ll}{2,}(?:aste|[^l]este|iste|avas)|tinhas|eras|foste|estavas|fazias|querias|sabias|ias|vinhas|és|tens|estás|vais|fazes|dizes|sabes|queres|podes|vens|dás|trazes|ficas|cantas|contas|adoras|gostas)$/u.test(
    word,
  ) &&
  !/^(?:contraste|desgaste|arraste|triste|chiste|existe|insiste|desiste|assiste|consiste|resiste|persiste|investe|reveste|preste|leste|este|oeste|teste|neste|deste|agreste)$/u.test(
    word,
  )

/** What can be a verb only, wherever it stands. */
export const isVerbAlone = (word: string) => isSmall(word) && verbs.isVerbAlone(word)

export const RELATIVE = /^(?:que|quem)$/iu

export const SOMEBODY = /^(?:eu|ele|ela|eles|elas|nós|você|vocês|ninguém)$/iu

/** What stands between somebody and the verb. */
export const LEADS =
  /^(?:não|nem|mal|logo|nunca|sempre|já|ainda|só|também|até|quase|agora|hoje|ontem|se|me|te|nos|lhe|a|gente)$/iu

/** Where the verb of a clause stands that begins here, behind "não", "me", "sempre"; -1 where none begins. */
export function verbAt(words: readonly string[], from = 0): number {
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
export function howOften(words: readonly string[], from: number): number {
  const [first = '', second = '', third = ''] = words.slice(from, from + 3)
  if (/^tod[oa]$/iu.test(first) && TIMES.test(second)) return 2
  return /^tod[oa]s$/iu.test(first) && /^[oa]s$/iu.test(second) && TIMES.test(third) ? 3 : 0
}

const TIMES =
  /^(?:vez(?:es)?|dias?|noites?|manhãs?|tardes?|semanas?|ano|anos|mês|domingos?|sábados?|segundas?|terças?|quartas?|quintas?|sextas?|natal|verão|férias)(?:-feiras?)?$/iu

/** A clause that begins with its verb: "adora o jardim". */
export const isElidedIn = (text: string) => !SOMEBODY.test(text.split(' ')[0] ?? '') && verbAt(text.split(' ')) >= 0

/** So many words before a verb belong to it: "não", "sempre". */
export function leadsBefore(words: readonly string[], at: number): number {
  let count = 0
  while (
    count < at - 1 &&
    /^(?:não|nunca|sempre|já|ainda|só|também|até|quase|se|me|te|nos|lhe)$/iu.test(words[at - 1 - count] ?? '')
  )
    count++
  return count
}
