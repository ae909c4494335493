import type { ReadingWords } from '../../reading.ts'

/** In the first clause, where a song is asked for, and nothing is told yet. */
const ASKED = '(?<=^(?:(?!\\b(?:que|quem|quando|porque|mas|el[ae]s?|desde|depois|antes)\\b)[^.!?:;,\\n]){0,110}?)'
/** In the first sentence, before somebody does anything. */
const HEAD = '^(?:(?!\\b(?:que|quem|quando|porque|mas|el[ae]s?|eu)\\b)[^.!?;\\n]){0,100}?'

const KIN =
  '(?:pais?|mãe|av[óôo]s?|v[óôo]|vov[óôo]|bis[ao]|bisav[óôo]|tio|tia|padrinho|madrinha|irm[ãa]o?|prim[oa]|filh[oa]|net[oa]|marido|mulher|espos[oa]|sogr[oa]|amig[oa]|companheir[oa]|cachorr\\p{L}+|gat[oa]|gatinh[oa]|c[ãa]o|cadel\\p{L}+|pet|professor[ea]?|vizinh[oa])'
/** Nobody dies "de rir", and no battery is mourned. */
const DIED =
  '(?:(?<!(?:bateria|celular|carro|moto|motor|sinal|wi-?fi|planta|nunca|quase) (?:já )?)(?:morreu|morreram)(?! de (?:rir|medo|vergonha|vontade|saudade|ciúme|inveja|tédio|sono|fome|calor|frio|cansaço|amor))|falec(?:eu|eram|id[oa])|não está mais (?:aqui|entre nós)|(?<=(?:el[ae]|que|já|nos) (?:já )?)se foi\\b|nos deixou(?! (?:na|no|em|um|uma|o|a|esperando|sem|com|de)\\b)|partiu (?:cedo|pro céu|para o céu)|está no céu|virou (?:uma )?estrel(?:a|inha))'
const MOURNED =
  '(?:funeral|enterro d[aoe]|velório|(?:de|em) luto|in memoriam|em memória|à memória|descans[ea] em paz|saudades? eternas?|missa de sétimo dia)'

const ANIMAL = '(?:cachorr\\p{L}+|gat[oa]|c[ãa]o|cadela|cadelinha|gatinh[oa]|pet)'
const OF_MANY_YEARS =
  '(?! (?:de (?:casad|namoro|casamento|amizade|empresa|firma|escola|serviço|profissão|carreira|trabalho|banda|loja)|junt|casad|que\\b|depois|mais|atrás|comigo|com (?:a gente|ele|ela|você|noss|minha|meu)))'

/** Kinds of songs by what a song is asked for, where it says so before anything is told. */
const named = (): ReadingWords['plots'] => [
  [
    'apology',
    `${ASKED}(?:(?<!(?:pediu|pede|pedia|sem|dá|inventa|nem) )\\bdesculp(?:as?|ar?|e|em|o)\\b|(?<!(?:pediu|pede|pedia) )\\bperd[ãa]o\\b|\\bperdo(?:a|e|ar|em)\\b|\\bme arrependo\\b|\\bpedido de desculpas?\\b)`,
  ],
  ['thanks', `${ASKED}(?:\\bobrigad[oa]\\b|\\bagradec\\p{L}+|\\bgratidão\\b)|^valeu\\b`],
  [
    'wedding',
    `${ASKED}(?:(?<!(?:anivers[áa]rio|pedido|anos|fim|bodas) de )(?<!em )\\bcasamento\\b|\\bcas[óo]rio\\b|\\bbodas\\b|\\bnoivos\\b|\\bvotos de casamento\\b)`,
  ],
  [
    'birthday',
    `${ASKED}(?:\\b(?:anivers[áa]rio|n[íi]ver)\\b(?! de (?:casamento|namoro|casad))|\\bfesta de (?:15|quinze) anos\\b)|^(?:(?:música|canção|samba|rap|forró|pagode|uma|um|os|pros|pelos|nos|dos|para|pra) )*\\d{1,3} (?:anos|aninhos|primaveras) d[aoe] (?!casad|namoro|casamento|empresa|firma|amizade|profiss|trabalho|serviço|carreira|noss[oa] (?:casamento|namoro|amizade|loja|banda))`,
  ],
  ['retirement', `${ASKED}(?:\\baposentadoria\\b|\\b(?:se aposent|aposentando)\\p{L}*)`],
  ['graduation', `${ASKED}(?:\\bformatura\\b|\\bcola(?:ção de|r) grau\\b)`],
  ['lullaby', `${ASKED}(?:\\bninar\\b|\\bacalanto\\b|\\bembalar\\b)`],
  ['farewell', `${ASKED}\\bdespedida\\b(?! de solteir)(?! d[aeo] (?:minha |meu )?(?:avó|avô|vó|vô) )`],
  ['shop', `${ASKED}(?:\\bjingle\\b|\\bpropaganda\\b|\\banúncio\\b|\\bvinheta\\b)`],
  [
    'teaching',
    `${ASKED}(?:\\bensin(?:ar|e|em|ando)\\b(?! me)|\\baprend(?:er|erem|am|a|endo)\\b|\\bexplic?(?:ar|que|ando)\\b|\\bdecorar(?:em)?\\b|\\bmemorizar(?:em)?\\b|\\beducativ[oa]\\b)`,
  ],
  [
    'nostalgia',
    `${ASKED}\\b(?:verão|inverno|férias|carnaval|ano|julho|janeiro|dezembro|fevereiro|são joão|tempos?) d[eo] ['’]?(?:\\d{2}|\\d{4})\\b`,
  ],
]

/** What each kind of song is called or told by: who is mourned, what is asked for, and else what is told. */
export const plotsOf = (placeOfWork: string): ReadingWords['plots'] => [
  [
    'memorial',
    `\\b${MOURNED}\\b|${ASKED}\\b${DIED}|^[^.!?:;\\n]{0,70}?\\b${KIN}(?: \\p{L}+){0,3}?,? (?:que |el[ae] )+(?:já |infelizmente )?${DIED}|^[^.!?:;,\\n]{0,80}[,.] (?:e |el[ae] |já |que )*${DIED}|\\bpara quem (?:já )?${DIED}`,
  ],
  ...named(),
  [
    'lullaby',
    `\\bninar\\b|\\bcan(?:ção|tiga) (?:de|para|pra) (?:embalar|dormir|adormecer)\\b|\\bnana n[ée]n[ée]m\\b|\\bhora de dormir\\b|${ASKED}(?:\\bpegar no sono\\b|\\b(?:pr[ao]|para) (?:\\p{L}+ ){0,4}(?:dormir|adormecer)\\b)`,
  ],
  [
    'apology',
    '(?<!\\b(?:pediu|pede|pedia|pedindo|pediram|sem|nem|dá|inventa|inventava|arruma|arranja|qualquer|tanta|mil|de|cheio de|cheia de|boa|nova|com|que|uma|toda) )\\bdesculp(?:as?|e|em|ar)\\b|(?<!\\b(?:pediu|pede|pedia|sem|me) )\\bperd[ãa]o\\b|(?<!\\b(?:el[ae]|que|voc[êe]|nunca|sempre|já|me) )\\bperdo(?:ar?|e|em)\\b|\\bme perdo(?:a|e|em)\\b|\\breconcili\\p{L}+|\\bfoi minha culpa\\b|\\bme arrependo\\b|\\bestou arrependid[oa]\\b|\\bfazer as pazes\\b|\\bpisei na bola\\b',
  ],
  [
    'memorial',
    `\\b(?:${DIED}|perdi (?:meu|minha) (?=${KIN}\\b)|perdemos (?:nosso|nossa|o|a) (?=${KIN}\\b)|${ANIMAL}(?: \\p{Lu}\\p{L}+)? (?:foi embora|se foi|partiu))`,
  ],
  [
    'wedding',
    '(?<!(?:anivers[áa]rio|pedido|anos|fim|vestido|festa) de )(?<!em )\\bcasamento d[aoe]\\b|\\banos de casad\\p{L}+ (?:d[oa]s|pr[oa]s) (?:meus |nossos |minhas )?(?:pais|av[óo]s|sogros|tios)\\b|\\b(?:meus|nossos|dos|pros) (?:pais|av[óo]s|sogros|tios)\\b[^.!?]{0,60}\\banos de casad|\\bbodas\\b|\\bse casa(?:m|ndo|r)?\\b|\\bvão (?:se )?casar\\b|\\bvai (?:se )?casar\\b|\\bvamos (?:nos )?casar\\b|\\bnoivos\\b|\\brecém[- ]casad\\p{L}+|\\bprimeira dança\\b|\\bmatrimônio\\b|\\bentrada da noiva\\b',
  ],
  [
    'retirement',
    '(?<!(?:já|é|está) )\\b(?:se aposent|aposenta-se|aposentou-se|vai aposentar)\\p{L}*|\\breform(?:a|ar|ou)-se\\b|\\bvai(?:-se| se)? reformar\\b|\\bvai (?:para|pra) a? ?reforma\\b(?! d[aeo])|\\b(?:acaba|acabou) de se aposentar\\b',
  ],
  [
    'birthday',
    `(?<!(?:esquec\\p{L}+|sabia|sabe|lembra\\p{L}*) (?:d[oe] |o |um |os |nenhum |meu |seu |nosso |teu )?)(?<!\\bno )\\banivers[áa]rio\\b(?! de (?:casamento|namoro|casad))|\\bn[íi]ver\\b|\\baniversariante\\b|\\bparab[ée]ns\\b(?! (?:pr[oa]|para [oa]|à|ao) (?:noss[oa] )?(?:time|equipe|equipa|turma|galera|pessoal|empresa)| por\\b| pel[oa])|\\b(?:faz|fazer) anos\\b(?! que)|\\bdebutante\\b|(?<!(?:há|faz|por|durante|depois de|são|tinha|com|aos|uns|de) )\\b(?:15|quinze) anos\\b${OF_MANY_YEARS}|\\b(?:faz|fazendo|completa|completando|vai fazer|vai completar|tá fazendo|está fazendo) \\d+ (?:an|primav|volt)\\p{L}*${OF_MANY_YEARS}`,
  ],
  [
    'graduation',
    '\\bformatura d[aoe]\\b|\\bpassou em (?:medicina|direito|engenharia|odonto\\p{L}*|psicologia|enfermagem|veterinária|arquitetura|pedagogia|primeiro lugar)\\b|\\bpassou (?:na (?:federal|faculdade|usp|unicamp|oab|uf\\p{L}+)|no (?:vestibular|enem|concurso))|\\bformand\\p{L}+|\\b(?:vai|acabou de|está|tá) se form(?:ar|ando)\\b|\\bse forma (?:em|na|no|amanhã|hoje|neste|esse|este|este)\\b|\\bse formou\\b|\\bcola(?:ção de|r) grau\\b|\\bterceirão\\b|\\bfim do ensino médio\\b',
  ],
  [
    'new-baby',
    '\\bchegou (?:o|a) (?:meu|minha|nosso|nossa) (?:\\p{L}+zinh[oa]|filh[oa]|net[oa]|sobrinh[oa]|afilhad[oa]|bebê)\\b|\\bbem[- ]vind[oa] (?:ao mundo|bebê)\\b|\\brecém-nascid[oa]\\b|\\bnascimento d\\p{L}+|\\bacab(?:ou|a) de nascer\\b|\\bvai nascer\\b|\\b(?:filh[oa]|net[oa]|sobrinh[oa]|bebê|afilhad[oa])(?: \\p{L}+)? (?:que )?(?:acabou de nascer|nasceu)\\b|\\bchá de (?:bebê|fralda|revelação)\\b|\\b(?:vou|vamos|vai) ser (?:pai|mãe|pais|papai|mamãe|avós?|vovó|tia|tio)\\b|\\bestá grávida\\b|\\bgravidez\\b',
  ],
  [
    'thanks',
    '(?<!(?:diz|dizia|fala|falar|dizer|nem|um|sem|de|disse) )\\bobrigad[oa]\\b(?! a\\b)|\\bagradec(?:er|o|emos|imento)\\b|\\bgratidão\\b|\\bvaleu\\b(?! a pena)|\\bdia (?:das mães|dos pais|da mãe|do pai|dos professores|do professor|dos avós)\\b',
  ],
  [
    'get-well',
    '\\brecupera(?:ção|ndo)\\b|\\bse recuper(?:ar|e)\\b|\\b(?:está|tá|ficou|continua|segue|internad[oa]|foi parar|sair|saia|saiu) (?:\\p{L}+ ){0,2}?(?:no|do) hospital\\b|\\b(?:fez|vai fazer|fazer|da|uma|pós-?) ?cirurgia\\b|\\bquimio\\p{L}*|\\b(?:está|tá|ficou) doente\\b|\\bmelhoras\\b|\\binternad[oa]\\b|\\b(?:com|contra o|tratando (?:um|o)?) ?câncer\\b',
  ],
  [
    'farewell',
    '(?<!(?:sem|nem) )\\badeus\\b|\\b(?:se muda|está se mudando|tá se mudando|vai se mudar|vão se mudar|vai embora|vai morar|está indo|tá indo) (?:(?:amanhã|embora|semana que vem|sexta|domingo|trabalhar|morar|estudar) )?(?:para|pra|pro|em|no|na)\\b|\\bvai (?:embora|se mudar)\\b|\\búltimo dia (?:del[ae] |d[aeo] \\p{L}+ )?(?:de|no|na|com)\\b|\\bestá indo embora\\b',
  ],
  ['new-year', `${ASKED}(?:\\bano[- ]novo\\b|\\br[ée]veillon\\b|\\bvirada do ano\\b|\\bfim de ano\\b)`],
  [
    'holiday',
    `${ASKED}(?<!\\b(?:em|moro em|de|pra|para) (?=Natal))(?:\\bnatal(?:in[oa]s?)?\\b|\\bceia\\b|\\bpáscoa\\b|\\bpascoa\\b|\\bfestas? juninas?\\b|\\bs[ãa]o jo[ãa]o\\b(?! \\p{Lu})|\\bhalloween\\b|\\bhanukkah\\b|\\bramad[ãa]\\b|\\bpapai noel\\b|\\bpai natal\\b|\\bdia de ação de graças\\b)`,
  ],
  [
    'team',
    `^(?:um |o )?hino d|\\bhino (?:para|pra|pro|d[oae]s? (?:noss\\p{L}+|meu|minha|time|clube|equipe|escola|colégio|turma|torcida|atlética|bairro))\\b|${ASKED}(?:\\b(?:nosso|meu|do|o|pro|um) (?:time|clube)\\b|\\b(?:nossa|minha|da|a|pra) (?:equipe|torcida|atlética)\\b|\\bsub-?\\d+\\b|\\b(?:time|equipe|clube) de (?:futebol|futsal|basquete|vôlei|volei|handebol|natação|rugby|várzea)\\b)|\\bgrito de (?:guerra|torcida)\\b`,
  ],
  [
    'shop',
    `^(?:${placeOfWork}) d[oa]s? |\\bjingle\\b|\\bpublicidade\\b|\\bcomercial (?:para|pra|de|do|da)\\b|\\bspot\\b|${ASKED}(?:(?<!\\b(?:menos|o|do|no|com|faz|toma|fez|bebe) (?:o )?)\\b(?:minha|meu|nossa|nosso|pra|pro) (?:${placeOfWork}|marca|negócio|empreendimento)\\b)`,
  ],
  [
    'teaching',
    `\\bpra (?:as crianças|os alunos|a turma) (?:decorar|aprender|saber)\\p{L}*|\\bciclo da água\\b|\\bfotoss[íi]ntese\\b|\\btabuada\\b|${ASKED}\\b(?:planetas|alfabeto|vogais|estações|dinossauros|corpo humano|trânsito|frações|verbos|capitais|cores|números|formas)\\b(?=.*\\b(?:alun[oa]s|turma|crianças|escola|aula|creche|prova|\\d+[º°ª]? (?:ano|série)))|${ASKED}(?:\\bos planetas\\b|\\bsistema solar\\b|\\balfabeto\\b|\\b(?:pra|para) (?:a |minha |a minha )?(?:aula|prova)\\b|\\bas capitais\\b|\\bdias da semana\\b|\\bmeses do ano\\b|\\bvogais\\b|\\bestações do ano\\b|\\bseparar o lixo\\b|\\breciclagem\\b|\\bescovar os dentes\\b|\\blavar as mãos\\b|\\batravessar a rua\\b|\\btrabalho de (?:escola|ciências|história|geografia|biologia)\\b)`,
  ],
  [
    'encouragement',
    '\\blevantar (?:ela|ele|minha|meu|o ânimo|o moral)\\b|\\b(?:animar|levantar o astral|dar força|força)\\b.*\\b(?:divórcio|divorcio|término|termino|separação)\\b',
  ],
  [
    'heartbreak',
    '\\bdor de cotovelo\\b|\\b(?:moda|música|canção) sofrida\\b|\\bperdi (?:\\p{L}+ ){0,5}?(?:minha|meu) (?:namorad[oa]|noiv[oa])\\b|\\bsofrência\\b|(?:^|[.,;] ?)(?:ela|ele) foi embora\\b|\\bt[ée]rmino\\b|\\bterminou comigo\\b|\\bterminamos\\b|\\bcoração partido\\b|\\bmeu ex\\b|\\bminha ex\\b|\\bdivórcio\\b|\\bseparação\\b|\\bme (?:traiu|largou|enganou|abandonou)\\b|\\bme deixou(?= (?:por|pel[oa]|pra|sozinh[oa]|depois|há|faz|ontem|semana|mês|ano|de coração)\\b|[.,;!?]|$)|\\btraição\\b|\\bcorno\\b|\\bfim do (?:namoro|relacionamento|casamento)\\b|\\bdesilusão\\b|\\bp[ée] na bunda\\b|\\blevei um fora\\b',
  ],
  [
    'nostalgia',
    '^quando (?:a gente|nós|eu) (?:morava|era|tinha|éramos|estudava|brincava)|\\bsaudades? d[^.!?;]{0,30}?\\b(?:infância|infancia|tempo de criança)\\b|\\bsaudades? d[aeo]s? (?:minha |meu |meus |nossa |tempo d[aeo] |tempos de )?(?:inf[âa]ncia|tempos?|época|anos|escola|faculdade|criança)\\b|\\beu (?:gostava|era apaixonad[oa]|era a fim)\\b[^.!?]{0,30}\\b(?:colégio|escola|faculdade|cursinho|infância)\\b|\\b(?:paixão|amor|paixonite|crush) d[aoe] (?:colégio|escola|adolescência|infância|faculdade)\\b',
  ],
  [
    'missing',
    `\\bsaudades?\\b|\\bsinto (?:a |sua |muita |tanta )?falta\\b|\\bsentindo falta\\b|\\b[àa] distância\\b|${ASKED}\\blonge de\\b|\\b(?:foi|se mudou|está|mora) (?:morar )?(?:longe|fora|no exterior)\\b|\\bse mudou (?:para|pra|pro)\\b|\\bnamoro à distância\\b`,
  ],
  [
    'encouragement',
    `\\bmotiv(?:ar|ação|acional)\\b|\\blevantar (?:ela|ele|o astral|o ânimo|o moral|minha|meu)\\b|\\bdar um up\\b|\\bincentivar\\b|${ASKED}(?:\\banimar\\b|\\bsuperação\\b|\\besperança\\b|\\bcoragem\\b)|\\bpra dar (?:força|coragem|ânimo)\\b|\\bforça (?:pra|para)\\b|\\bnão desist(?:ir|a|e)\\b|\\bantes d[aoe] (?:prova|maratona|corrida|entrevista|cirurgia|jogo|enem|vestibular)\\b|\\bboa sorte\\b|\\bseguir em frente\\b|\\bvai dar certo\\b|\\bvestibular\\b|\\benem\\b`,
  ],
  [
    'protest',
    `\\bprotesto\\b|${ASKED}(?:\\binjustiças?\\b|\\brevolta\\b|\\brevolução\\b|\\bcorrupção\\b|\\bgreve\\b|\\bcrise climática\\b|\\bmudanças? climáticas?\\b|\\bracismo\\b)`,
  ],
  [
    'complaint',
    `\\breclam(?:ar|ação|acao|ações|ando)\\b|${ASKED}(?:\\bperd(?:er|i|endo) (?:o|a|meu|minha) (?:ônibus|onibus|busão|trem|metrô|voo|avião|chaves?|hora)\\b|\\btrânsito\\b|\\btransito\\b|\\bengarrafamento\\b|\\bmulta\\b|\\bwi-?fi\\b|\\bimpressora\\b|\\bsegundas?-feiras?\\b|\\bsegunda feira\\b|\\bodi?(?:eio|ar)\\b|\\breuni(?:ão|ões|ao|oes)\\b|\\bimposto(?:s| de renda)\\b|\\bressaca\\b|\\bnão (?:pega|funciona|liga|carrega)\\b|\\bacordar cedo\\b|\\bdespertador\\b|\\bboletos?\\b|\\bvizinh\\p{L}+ (?:barulhent\\p{L}+|chat\\p{L}+)\\b|\\bdieta\\b)`,
  ],
  [
    'party',
    `${ASKED}(?:\\bfestas?\\b(?! junin)|\\bbalada\\b(?! (?:romântica|de amor|triste|lenta|pop|rock|para|pra))|\\bcelebr\\p{L}+|\\bcomemor\\p{L}+|\\bsextou\\b|\\bsexta-feira\\b|\\bsexta à noite\\b|\\bdespedida de solteir[oa]\\b|\\bcarnaval\\b|\\bchurrasco\\b|\\brolê\\b|\\bfarra\\b)`,
  ],
  [
    'friendship',
    `${ASKED}(?:\\bamig[oa]s?\\b|\\bamizade\\b|\\bparceir[oa]s?\\b(?! de vida)|\\bcompadres?\\b|\\bcomadres?\\b|\\bgalera\\b)|\\bmelhor amig[oa]\\b|\\banos de amizade\\b|\\bnossa amizade\\b`,
  ],
  [
    'devotion',
    '\\bpedir (?:\\p{L}+ ){0,3}?em (?:namoro|casamento)\\b|\\bpedido de (?:namoro|casamento)\\b|\\bvai casar comigo\\b|\\bcasa comigo\\b|\\banivers[áa]rio de (?:casamento|namoro)\\b',
  ],
  [
    'falling',
    `\\bme apaixonei\\b|\\bapaixonad[oa] (?:por|pel[oa])\\b(?! (?:minha|meu) )|\\bapaixonando\\b|${ASKED}\\bprimeiro (?:beijo|amor|encontro)\\b|\\bpaixão à primeira\\b|\\bamor à primeira\\b|\\bcrush\\b|\\bestou a fim\\b|\\bt[ôo] a fim\\b`,
  ],
  [
    'devotion',
    '\\banos (?:juntos|de casad\\p{L}+|casad\\p{L}+)\\b|\\bamor da minha vida\\b|\\b(?:minha|meu|pra|para|pro) (?:espos[oa]|marido|mulher|namorad[oa]|noiv[oa]|companheir[oa]|amor|vida|mozão|mozao|mô)\\b|\\b(?:música|musica|canção|balada|carta|declaração|serenata) de amor\\b|\\bserenata\\b|\\beu te conheci\\b|\\bapaixonad[oa]s?\\b|\\bromântic[oa]s?\\b|\\bromantic[oa]s?\\b|\\bte amo\\b|\\bdia dos namorados\\b|\\bdeclaração\\b',
  ],
  [
    'nostalgia',
    `\\bnostal\\p{L}+|\\b(?:minha|nossa|da|na) inf[âa]ncia\\b|${ASKED}(?:\\blembranças?\\b|\\blembrar\\b|\\banos (?:80|90|oitenta|noventa)\\b|\\bnosso primeiro (?:beijo|encontro)\\b)|\\blembra (?:de )?quando\\b|\\bquando (?:eu era|éramos|a gente era) (?:criança|menin|pequen|jovem|jovens|moç)\\p{L}*|\\bbons tempos\\b|\\bvelhos tempos\\b|\\bna minha época\\b`,
  ],
  [
    'home',
    `${HEAD}(?:\\b(?:minha|nossa) (?:terra|cidade|casa|rua|vila)\\b|\\b(?:meu|nosso) (?:bairro|lar|interior|sertão|lugar)\\b|\\bvoltar (?:para|pra) casa\\b|\\bcasa nova\\b)`,
  ],
  [
    'freedom',
    `${HEAD}(?:\\bliberdade\\b|\\bviaj\\p{L}+|\\bviagem\\b|\\bpedi(?:r|ndo)? (?:as contas|demissão)\\b|\\baventuras?\\b|\\bpé na estrada\\b|\\bestrada\\b|\\bmochil(?:ão|eir[oa])\\b|\\blivres?\\b|\\blargar tudo\\b)`,
  ],
  [
    'calm',
    `${HEAD}(?:(?<!(?:m[úu]sica|canção|coisa|balada|algo|melodia|letra|bem|mais|muito|e) )\\bcalm[ao]\\b|\\bpaz\\b|\\bmedit\\p{L}+|\\brelax\\p{L}+|(?<!(?:m[úu]sica|canção|coisa|algo|bem|mais|e) )\\btranquil[oa]s?\\b|\\bdomingo de manhã\\b|\\bsilêncio\\b|\\bsossego\\b)`,
  ],
]
