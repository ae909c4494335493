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
  /^(?:(?:não|bem|mais|menos|muito|bastante|meio) )*(?:por favor|se possível|se der|de preferência|pode ser|que (?:seja|tenha|fale|fique)|não (?:quero|precisa|muit[oa]|pode|fica|fique)|seja|quero|queria|queremos|gostava|gostaria|preciso|precisava|coloca|coloque|ponha|menciona|mencione|cite|inclui|inclua|usa o nome|obrigad[oa]|valeu|abraço|beijos?|ok|(?:tem que|precisa|deve|deveria) (?:ser|ter|falar|fazer))(?!\p{L})/iu

const ORDERS =
  /^(?:fala|fale|conta|conte|cita|põe|bota|usa|termina|começa) (?:d[aeo]s?|em|com|sobre|uma?|bem|tudo)(?!\p{L})/iu

export const isNote = (text: string, goesOn: boolean): boolean => NOTE.test(text) || (!goesOn && ORDERS.test(text))
