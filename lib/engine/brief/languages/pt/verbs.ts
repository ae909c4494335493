/** Forms by which a clause is told from a thing: of verbs that people tell of each other with, "ama", "consertava", "esqueci". */

const REGULAR =
  'corrigir dirigir eleger proteger agir divulgar negociar resolver agredir premiar abanar aparar arranjar aturar batizar berrar cheirar choramingar cochichar cumprir descascar desmontar desmaiar embalar embirrar embrulhar enganar engraxar escorregar esfregar espirrar esticar estrear garantir guiar herdar ladrar lançar manter marchar mascar misturar notar partilhar pentear piscar planear podar poupar provar rachar ralhar recolher recusar refilar reformar relinchar remar reparar ressonar resgatar saltar sobrar suspirar tapar teimar testar tratar trepar estender obrigar amarrar atravessar acalmar acompanhar adivinhar alimentar almoçar jantar anotar aplaudir apontar apresentar aproveitar arrepiar assinar assoprar aumentar bagunçar caber calar capinar carimbar coordenar cultivar curtir desabafar desejar doar duvidar elogiar embarcar encerrar encomendar entregar envelhecer escolher exigir fabricar fundar lotar moer molhar nomear prender proibir reagir recordar refrescar relaxar render repartir respeitar retornar revirar rolar somar soletrar sugerir surgir surpreender sustentar tingir unir oferecer ajeitar esquentar aquecer desarrumar amolecer agarrar apanhar arrancar atirar aventurar babar baixar barrar benzer brotar caducar cantarolar chatear chiar coleccionar confessar contagiar costumar debruçar depenar desafiar descalçar desviar emocionar empatar encarar encostar endireitar enterrar enxugar escapar escutar espreitar estragar evitar falecer ficar flutuar fritar ganir gozar incentivar inundar jurar lixar mandar merendar murmurar nevar ocupar parecer passar penar perdoar permitir persistir poisar pousar preocupar presentear processar rebolar recomendar repartir requentar reservar resmungar ronronar saudar servir sobressair sossegar suplicar telefonar trancar transbordar ultrapassar vencer vibrar zangar abençoar alugar amanhecer atender bancar cuspir curar digitar dobrar engasgar ensaboar ensinar erguer escorrer estalar explodir florir fofocar granjear grudar ilustrar imitar importar inaugurar jejuar laçar lascar lidar limpar lustrar maratonar maquiar massagear namorar ordenhar palestrar pentear petiscar pilotar pingar polir recolher rezar salgar selar tagarelar tomar torcer tramar vestir zerar pesar medir largar soltar quebrar botar jogar resolver ligar acordar derrubar desligar atender furar martelar demitir xeretar fofocar buzinar incomodar estourar gravar pendurar marcar cancelar aceitar apostar armar arrastar arrancar avisar berrar calcular cansar caprichar coçar cochilar comandar conduzir contratar defender derreter descansar desligar destruir distribuir economizar empilhar encantar engordar enxergar escovar espantar esperar estacionar exagerar falhar faltar filmar fotografar governar implicar inspirar instalar interromper invadir lecionar levitar madrugar mastigar meditar negar obedecer ocupar oferecer ouvir palpitar patinar pegar pendurar pescar pintar pisar pregar quicar recitar reconhecer recuperar registrar resistir resolver reunir revisar roer rodar sambar sacudir soluçar sujar surtar tirar torrar transmitir tremer tremular usar vacilar velejar vigiar zelar queimar acampar acender apagar amassar aprontar assustar atropelar balançar bocejar buscar catar chamegar chatear chupar cobrar colar combinar competir consolar conversar cumprimentar dedicar desafinar desenhar devolver discutir emprestar encher enrolar enviar ensaiar espalhar espiar estragar fingir fechar ferir fumar gargalhar gastar implicar latejar liderar matar mimar miar morar mergulhar narrar ninar orar parir passear perfumar plantar pousar prometer proteger puxar rabiscar realizar reinar resmungar reunir rosnar saborear salvar secar sossegar suar suportar telefonar temperar tocar trabalhar trançar trocar tropeçar uivar zoar amar adorar gostar odiar detestar cantar dançar tocar falar contar morar trabalhar cozinhar plantar regar cuidar ajudar ensinar estudar jogar brincar pular chutar nadar pescar caçar viajar voltar chegar entrar passar ficar levar deixar mudar virar olhar escutar chamar ligar mandar gritar sonhar acordar levantar deitar sentar andar caminhar pintar desenhar costurar bordar fotografar gravar comprar pagar ganhar guardar juntar colecionar montar consertar limpar lavar varrer arrumar quebrar roubar derrubar arranhar lamber morder latir miar roncar chorar sorrir abraçar beijar casar namorar esperar procurar encontrar achar perder vender comer beber correr viver escrever aprender entender conhecer esquecer lembrar parecer crescer nascer responder atender vencer torcer mexer fugir partir dividir assistir abrir usar vestir pegar soltar segurar carregar apertar puxar empurrar cair sair subir descer tomar coar assar fritar servir reclamar brigar xingar assobiar soprar rezar acreditar precisar merecer aguentar sobreviver enfrentar superar lutar treinar malhar pedalar dirigir pilotar voar navegar surfar escalar acampar atrasar errar tentar conseguir desistir insistir começar terminar acabar parar continuar apoiar animar alegrar iluminar transformar salvar curar operar visitar receber acolher adotar criar educar formar inventar descobrir explicar mostrar perguntar pensar imaginar planejar sofrer mentir trair magoar machucar perdoar confiar aposentar emigrar imigrar completar comemorar festejar organizar preparar enfeitar decorar tricotar bater cortar rasgar enterrar cavar farejar perseguir seguir dormir repetir pedir medir sentir preferir divertir sumir tossir engolir cuspir esconder aparecer desaparecer acontecer existir funcionar travar ferver evaporar chover nevar girar brilhar produzir respirar absorver'.split(
    ' ',
  )

/** Whose stem changes, or that have forms of their own: third person, then first. */
const IRREGULAR = {
  third:
    'é são era eram foi foram está estão estava estavam esteve tá tão tava tavam tem têm tinha tinham teve tiveram há havia vai vão ia iam faz fazem fazia faziam fez fizeram diz dizem dizia diziam disse disseram traz trazem trazia traziam trouxe trouxeram põe põem punha punham pôs puseram vem vêm vinha vinham veio vieram vê veem via viam viu viram quer querem queria queriam quis quiseram pode podem podia podiam pôde puderam sabe sabem sabia sabiam soube souberam dá dão dava davam deu deram lê leem lia liam leu leram ri riem ria riam riu riram sorri sorriem cai caem caía caíam caiu caíram sai saem saía saíam saiu saíram ouve ouvem ouvia ouviam ouviu ouviram dorme dormem serve servem veste vestem segue seguem consegue conseguem prefere preferem mente mentem sente sentem repete repetem pede pedem mede medem foge fogem sobe sobem some somem tosse cospe engole descobre descobrem constrói constroem construía construiu destrói odeia odeiam passeia passeiam passeava passeou produz conduz cobre perde perdem vivia divide morreu faleceu partiu adormece',
  first:
    'sou fui era estou tô estive tava tenho tive tinha vou ia faço fiz fazia digo disse trago trouxe ponho pus venho vim vejo vi quero quis queria posso pude sei soube sabia dou dei leio li rio ri caí saio saí ouço ouvi durmo sirvo visto sigo consigo prefiro minto sinto repito peço fujo subo sumo odeio somos fomos éramos estamos estávamos temos tivemos tínhamos vamos fizemos fazemos dissemos vimos viemos sabemos',
}

const PRESENT = new Set<string>()
const THIRD = new Set(IRREGULAR.third.split(' '))
const FIRST = new Set(IRREGULAR.first.split(' '))

/** "como", "vendo", "parto" are other words, and of some verbs the stem changes. */
const NOT_SELF =
  /^(?:com|vend|part|sum|serv|dorm|sent|vest|segu|prefer|ment|repet|ped|med|ouv|fer|consegu|sub|foss|engol|cusp|cob|cobr|descobr|divert|perd|cai|sai|tem|sofr)$/u

for (const verb of REGULAR) {
  const stem = verb.slice(0, -2)
  const [a, ...past] = verb.endsWith('ar')
    ? ['a', 'am', 'ava', 'avam', 'ou', 'aram']
    : verb.endsWith('er')
      ? ['e', 'em', 'ia', 'iam', 'eu', 'eram']
      : ['e', 'em', 'ia', 'iam', 'iu', 'iram']
  PRESENT.add(`${stem}${a}`)
  THIRD.add(`${stem}${a}`)
  for (const ending of past) THIRD.add(`${stem}${ending}`)
  const before = stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/ç$/, 'c')
  const own = verb.endsWith('ar')
    ? [`${stem}o`, `${before}ei`, `${stem}amos`]
    : [
        `${stem}i`,
        `${stem}emos`,
        `${stem}imos`,
        ...(NOT_SELF.test(stem) ? [] : [`${stem.replace(/c$/, 'ç').replace(/g$/, 'j')}o`]),
      ]
  for (const form of own) FIRST.add(form)
}

/** Third persons that are as often another word: "conta de luz", "a casa", "para você", "como". */
const OTHER = new Set(
  'samba pena reforma soma sela reserva entrega encomenda prova baixa cheira corta dobra lança data cala trata remessa barra brota tapa trama chia guia molha fabrica vibra pinga nota compra cobra samba casa conta para pare come como fala volta festa marca prova passa pega planta luta dança treina pesca caça toca corta via ia era rio são visto sigo sumo cura forma cria mente sente ponto dá usa nada caminha visita some cobre pinta'.split(
    ' ',
  ),
)

/** Of other verbs the forms of the past that no noun has: "queimou", "colecionava". */
const PAST = /[bcdfghjlmnpqrstvxzç](?:ou|avam?|aram|iram|eu|iu)$/u
const NO_PAST =
  /^(?:brava|escrava|sou|dou|vou|clava|oitava|valeu|museu|europeu|hebreu|trofeu|chapeu|apogeu|liceu|fariseu|camafeu|pigmeu)$/u

/** "leu-me", "chama-se". */
const withoutClitic = (word: string) => word.toLowerCase().replace(/-(?:me|te|se|lhes?|nos|vos|[nl]?[oa]s?)$/u, '')

export const isThird = (word: string): boolean => {
  const plain = withoutClitic(word)
  return THIRD.has(plain) || (plain.length > 4 && PAST.test(plain) && !NO_PAST.test(plain))
}
export const isFirst = (word: string): boolean => FIRST.has(withoutClitic(word))
/** Words that begin a sentence and are no names. */
export const verbForms = (): string => [...THIRD, ...FIRST].join(' ')
/** Whether a word can be a verb only, wherever it stands. */
export const isVerbAlone = (word: string): boolean => isThird(word) && !OTHER.has(word.toLowerCase())
/** A habit: "ama", "odeia", "dorme". */
export const isHabit = (word: string): boolean =>
  PRESENT.has(word.toLowerCase()) ||
  /^(?:odeia|dorme|serve|foge|sobe|segue|ri|sorri|lê|ouve|faz|tem|passeia)$/iu.test(word)

const TOLD: Readonly<Record<string, string>> = {
  ...{
    ser: 'foi',
    ir: 'foi',
    ter: 'teve',
    estar: 'esteve',
    fazer: 'fez',
    dizer: 'disse',
    trazer: 'trouxe',
    pôr: 'pôs',
  },
  ...{
    vir: 'veio',
    ver: 'viu',
    querer: 'quis',
    poder: 'pôde',
    saber: 'soube',
    dar: 'deu',
    feito: 'fez',
    dito: 'disse',
  },
  ...{
    visto: 'viu',
    posto: 'pôs',
    aberto: 'abriu',
    escrito: 'escreveu',
    coberto: 'cobriu',
    pago: 'pagou',
    sido: 'foi',
  },
}

/** What somebody did, of an infinitive or a participle: "ensinar" and "ensinado" give "ensinou". */
export function pastOf(word: string): string | null {
  const plain = word.toLowerCase()
  if (TOLD[plain]) return TOLD[plain]
  if (/ado$|ar$/u.test(plain)) return plain.replace(/ado$|ar$/u, 'ou')
  if (/er$/u.test(plain)) return plain.replace(/er$/u, 'eu')
  if (/[ií]r$/u.test(plain)) return plain.replace(/[ií]r$/u, 'iu')
  const stem = plain.replace(/[ií]do$/u, '')
  if (stem === plain) return null
  return THIRD.has(`${stem}eu`) ? `${stem}eu` : THIRD.has(`${stem}iu`) ? `${stem}iu` : null
}

const CONFESSED: Readonly<Record<string, string>> = {
  ...{
    ser: 'fui',
    ir: 'fui',
    ter: 'tive',
    estar: 'estive',
    fazer: 'fiz',
    dizer: 'disse',
    trazer: 'trouxe',
    pôr: 'pus',
  },
  ...{ vir: 'vim', ver: 'vi', querer: 'quis', dar: 'dei', feito: 'fiz', dito: 'disse', sido: 'fui', deixado: 'deixei' },
}

/** What the singer did, of an infinitive or a participle: "esquecer" and "esquecido" give "esqueci". */
export function ownPastOf(word: string): string | null {
  const plain = word.toLowerCase()
  if (CONFESSED[plain]) return CONFESSED[plain]
  const stem = plain.replace(/(?:ado|ar)$/u, '')
  if (stem !== plain) return `${stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/ç$/u, 'c')}ei`
  const other = plain.replace(/(?:[ií]do|er|ir)$/u, '')
  return other !== plain ? `${other}i` : null
}

/** What several do: "jogam", "farão". */
export const isPlural = (verb: string) =>
  /(?:[aeê]m|ão)(?:-(?:se|me|nos|lhes?))?$/u.test(verb) && !/(?:^|n|t|v)(?:tem|vem)$/u.test(verb)
