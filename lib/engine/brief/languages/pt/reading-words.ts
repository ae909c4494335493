import { AS_TYPED, type ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { PORTUGUESE_FIRST_NAMES, peopleIn } from './names.ts'
import { PORTUGUESE_PLACES } from './places.ts'
import { verbForms } from './verbs.ts'
import { writtenOut } from './written-out.ts'

const END =
  '(?=[.,;:!?\\n()]|$| - | – |\\b(?:mas|porém|com|sem|que|quem|quando|onde|porque|pq|por favor|pra|para|pro|cantad[ao]|no (?:estilo|ritmo)|em (?:japon[eê]s|ingl[eê]s|franc[eê]s|espanhol|portugu[eê]s|italiano|alem[aã]o|coreano|chin[eê]s|forma|ritmo|vers[aã]o|tom)|chamad[ao]|intitulad[ao]|estilo|tipo|ritmo)\\b)'
const SOMEBODY_END =
  '(?=[.,;:!?\\n()]|$|\\b(?:que|quem|cuj[oa]|porque|pq|por|quando|onde|pois|sobre|com|sem|em|no|na|ao|para|pra|pro|da parte|desde|é|era|foi|faz|fez|completa|se|ele|ela|estilo|tipo|falando|contando)\\b)'
const MINE = '(?:minhas?|meus?|noss[oa]s?)'
const LIST_END = '(?=[.,;:!?\\n()]|$|\\b(?:ess[ae]s? coisas?|e|mas|por favor|só|com|que|pra|para|pro)\\b)'
const INFINITIVE = '\\p{L}{2,}(?:[aei]r|ôr|por)(?:-\\p{L}+)?'
const PLACE_OF_WORK =
  'padaria|confeitaria|doceria|cafeteria|café|cafe|bar|boteco|restaurante|lanchonete|pizzaria|loja|lojinha|oficina|salão|salao|barbearia|academia|hotel|pousada|empresa|app|aplicativo|livraria|floricultura|mercado|mercadinho|mercearia|pet ?shop|clínica|clinica|farmácia|farmacia|sorveteria|açaiteria|hamburgueria|cervejaria|ateliê|estúdio|papelaria|ótica|açougue|quitanda|food ?truck|churrascaria|pastelaria|tapiocaria|brechó|creche'

/** What begins a sentence and is no name: "Trouxe sempre". */
const VERBS = verbForms()
  .split(' ')
  .filter(
    (word) =>
      /(?:ou|avam?|aram|iam|[^l]eu|iu|eram|iram|ei|amos|emos|imos|xe|ez|[^l]inham?|punha|quis|soube|pôs)$/u.test(
        word,
      ) && !PORTUGUESE_FIRST_NAMES.split(' ').includes(word),
  )
  .join(' ')
/** What names an occasion where a song is asked for, and elsewhere is only told: "quando a gente viaja". */
const HEAD = '^(?:(?!\\b(?:que|quem|quando|porque|mas|el[ae]s?|eu)\\b)[^.!?;\\n]){0,100}?'
const SONG =
  'música|musica|músiquinha|canção|cancao|cançãozinha|jingle|hino|homenagem|presente|rap|samba|balada|cantiga|poema|letra|serenata|declaração|desculpas?|perdão|parabéns|obrigad[oa]|agradecer|agradecimento|recado|mensagem|carta|festa|ninar|embalar|algo|trilha|tributo|ode'

export const pt: ReadingWords = {
  spaced: true,
  determiners:
    'minhas?|meus?|noss[oa]s?|suas?|seus?|a|o|as|os|uma?|uns|umas|para|pra|pro|pras|pros|à|ao|da|do|das|dos|com|querid[oa]|obrigad[oa]|valeu|parabéns|desculpa|feliz aniversário|te amo',
  named: 'chamad[oa]|que se chama|se chama|de nome|com o nome de|nome d(?:ele|ela) (?:é|e|era)|o nome (?:é|era)',
  saying: '(?:diz|dizia|dizer|grita|gritava|repete|repetia|fala|falava|chama|chamava)(?:,? \\p{L}+){0,2}:?',
  behindKin: "d(?:['’]|[eao]l?s? )\\p{L}+",
  titles: 'Sra?|Srta|Dona|Dra?',
  goesOn:
    'que|quem|e|é|era|foi|faz|fez|tem|vive|mora|ama|adora|gosta|trabalha|de|da|do|em|no|na|por|para|pra|pro|sobre|com|a|se|porque|pq|ele|ela|está|tá|ta|vai|completa|sem|quando|dorme|odeia|late|mia|ronca|morreu|nasceu|nos|me|assobia|canta|dança|joga|toca|come|fala|morde|rouba|pula|corre|cozinha|ensina|cuida|torce|sonha|estuda|chora|ri|quer|sabe|sempre|nunca|não|já|detesta|passou|\\d+|\\p{L}{2,}(?:ou|ava)',
  and: 'e|ou|nem',
  apposed:
    ', ((?:(?:o |a )?(?:meu|minha|noss[oa]) (?:\\p{L}+ ){0,2}?)?\\p{L}+)(?=[,.;!?]|$| (?:de|que|do|da|há|e|com)\\b)',
  // "meu avô tirando leite" is told of.
  elsewhere:
    '\\b(?:levando|levou|deixou|deixando|ficou com|pegou|roubou) (?:meu |minha |nosso |nossa |o |a |os |as )\\p{L}+|\\b(?:meus?|minhas?|noss[oa]s?|[oa]s?) \\p{L}+(?: \\p{Lu}\\p{L}+)?(?= \\p{L}+ndo\\b)|^(?:(?:quero|faz|faça|uma|música|canção|sobre|de|com) )*(?:saudades? d[aeo]s? (?!(?:minhas?|meus?|noss[oa]s?) )|lembranças? d[aeo]s? (?!(?:minhas?|meus?|noss[oa]s?) )|aquel[ea]s )[\\s\\S]*$',
  isNoName: (name, description) =>
    /^\p{Lu}-|-(?:me|te|se|nos|lhe)$/u.test(name) ||
    (name === 'Sol' && /(?<!\p{L})d?o Sol(?!\p{L})/u.test(description)) ||
    new RegExp(
      `(?<!\\p{L})(?:São|Santo|Santa|(?:rua|avenida|praça|hospital|escola|colégio|faculdade|novela|filme|igreja|bairro) (?:(?:de|do|da|dos|das) )?(?:São |Santo |Santa )?)(?:\\p{Lu}\\p{L}+ )?${name}(?!\\p{L})`,
      'iu',
    ).test(description),
  relative: '\\b(?:que|quem|quando|onde|porque|pq|cuj[oa]s?|enquanto)\\b',
  deed: `^(?:não )?${INFINITIVE} `,
  writtenOut,
  peopleIn,
  factsIn,
  brand: [
    '\\b(?:time|equipe|clube|atlética|bloco)(?: [\\p{L}0-9-]+){0,3}? ((?:o |a |os |as )?\\p{Lu}[\\p{L}-]+(?: (?:(?:de|do|da|dos|das|e) )*\\p{Lu}[\\p{L}-]+)*)',
    '\\b[Hh]ino d[oae] (\\p{Lu}[\\p{L}-]+(?: (?:(?:de|do|da|dos|das|e) )*\\p{Lu}[\\p{L}-]+)*)',
    `\\b(?:time|equipe|clube|banda|coral|bloco|escola|colégio|${PLACE_OF_WORK}),? (?:(?:chamad[oa]|que se chama|de nome) )?((?:o |a |os |as )?\\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|do|da|dos|das|e) )*\\p{Lu}[\\p{L}'’-]+)*)`,
    '\\b(?:chamad[oa]|que se chama|de nome) ((?:\\p{L}+ ?){1,4}?)(?=[.,;:!?\\n()]|$| (?:em|no|na|que|com|para|pra|por|e) )',
    "\\b(?:para|pra|pro|do|da|de) ((?:os|as|o|a) \\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|do|da) )?\\p{Lu}[\\p{L}'’-]+)*)",
    `\\b((?:${PLACE_OF_WORK}) d[oa]s? (?!bairro|cidade|esquina|escola|empresa|minha|meu|noss)(?:(?:tia|tio|seu|dona|vó|vô|vovó|vovô|mestre|chef|irmãos|amigos|compadre|comadre|mãe) )?\\p{L}+)`,
    '\\b(?:time|equipe|clube|bloco|banda|atlética|torcida)(?: d[eo] \\p{L}+){0,2} ((?:os|as|o|a) (?!gente\\b)\\p{L}+(?: \\p{L}+){0,3}?)(?=[.,;:!?\\n()]|$| (?:em|no|na|que|com|para|pra|por|trein\\p{L}+|jog\\p{L}+|ganh\\p{L}+|perd\\p{L}+) )',
    `\\b(?:jingle (?:pr[oa]|d[oa]|para [oa])|propaganda d[oa]|pr[oa]|para [oa]|minha|meu|nossa|nosso) (?:${PLACE_OF_WORK}),? (?!\\p{Lu}|(?:d[aeo]s?|que|em|no|na|com|para|pra|pro|por|e|é|vende|novo|nova|favorit[oa])\\b)((?:[\\p{L}'’]+ ?){1,3}?)(?=[.,;:!?\\n()]|$| (?:em|no|na|que|com|para|pra|por|e|vende|faz|abre) )`,
    '\\b(?:time|equipe|clube|bloco|banda) (?:de \\p{L}+ )?((?:unidos|amigos|galera|atlético|esporte|real) \\p{L}+(?: \\p{L}+){0,2}?)(?=[.,;:!?\\n()]|$| (?:em|no|na|que|com|para|pra|por) )',
  ],
  signature:
    '\\b(?:da|de) parte d(?:e|os?|as?) (?:[^.;!?\\n]*?(?=,? ?\\b(?:pr[oa]s?|para) (?:meus?|minhas?|noss[oa]s?|a|o|v[oóô]|m[aã]e|pai|tia?o?|vov)\\p{L}*)|[^.,;!?\\n]*(?:, \\p{L}+(?=,| e ))*(?:,? e (?:d[oa] )?\\p{L}+)?)',
  subject: [
    `\\b(?:sobre|acerca d[eao]s?|a respeito d[eao]s?|fal[ea](?:ndo|r)? (?:sobre|de)) (.+?)${END}`,
    `\\bfal[ea](?:ndo|r)? (d[oa]s? .+?)${END}`,
    `\\b(?:ode|homenagem|tributo|carta de amor|declaração de amor|hino) ((?:ao|à|aos|às|a) .+?)${END}`,
    `\\b(?:perd[ãa]o|desculp\\p{L}*)(?: (?:a|à|ao|para|pra|pro) (?:${MINE} )?[\\p{L} ]+?)? por ((?:ter (?:me |te |se )?\\p{L}+[ai]do|${INFINITIVE}) ?.*?)(?=[.,;:!?\\n()]|$)`,
    `\\bpor ((?!favor\\b)${INFINITIVE} .+?)(?=[.,;:!?\\n()]|$)`,
    `\\b(?:explicar|explique|explica|explicando|ensinar|ensine|ensinando|aprender(?:em)?|aprendam|aprenda|decorar(?:em)?|decorem|memorizar(?:em)?)(?: (?:(?:para|pra|pro|pros|às|aos|as|os|a|o) )?(?:as |os |meus |minhas |meu |minha )?(?:crianças|alunos|alunas|estudantes|turma|filh[oa]s?|net[oa]s?|menin[oa]s?|criançada|pequenos|miúdos|turminha)(?: d[aeo]s? (?:\\d+[º°ª.]?|primeiro|segundo|terceiro|quarto|quinto) (?:anos?|série|classe)| da (?:escola|creche|pré))?)?(?: a)? (?!como\\b|me\\b|pra\\b|para\\b|as\\b crianças|com\\b)(.+?)${END}`,
    `^((?!explicar\\b|ensinar\\b|aprender\\b|decorar\\b|memorizar\\b|fazer\\b|escrever\\b|compor\\b|criar\\b|agradecer\\b|parabenizar\\b|pedir\\b|homenagear\\b|comemorar\\b|celebrar\\b)${INFINITIVE} (?:o|a|os|as|um|uma|meu|minha|no|na|de|em|com|ao|cedo|tarde|sem)\\b ?.*?)${END}`,
    '^(?:(?:escreva|escreve|faz|faça|crie|cria|quero) )?(.+?) (?:em forma de|em ritmo de|em versão) (?:um |uma )?(?:rap|música|canção|balada|hino|samba|forró|sertanejo|rock|funk|pagode|poema)\\b',
  ],
  hearer: [
    '\\b(?:[Dd]esculpa|[Pp]erd[ãa]o|[Mm]e perdoa|[Pp]erdoa-me|[Dd]esculpa-me|[Pp]erdoe-me|[Vv]aleu|[Oo]brigad[oa]),? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:se|si|que|dat|dass|że|bo|per|por|pour|aku|ho|ich|ik|ik|perché|porque)\\b)',
    '\\bcasamento d[aoe]s? ((?:minha |meu )?(?:\\p{L}+ )??\\p{L}+ (?:e|com) (?:d?[oa] )?\\p{L}+)\\b',
    `\\b(?:${SONG})(?: (?!(?:sobre|da|do)\\b)[^.,;!?\\n ]+){0,7}? (?:para|pra|pro|pros|pras) (?!(?:a|o) (?:festa|aniversário|casamento|despedida|formatura|reforma)\\b)(.+?)${SOMEBODY_END}`,
    `^(?:para|pra|pro|pros|pras) (.+?)${SOMEBODY_END}`,
    '^(?:[OA] )?((?:Sra?|Srta|Dona|Dra?|Seu|Prof|Professora?) \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?=,| (?:vai|faz|fez|está|completa|se|aposent|reform|despede|casa|muda|é|era|foi|que))',
    `\\b(?:obrigad[oa]|valeu|desculpa|perd[ãa]o|parab[ée]ns|agradecimento|agradecer|gratidão|feliz anivers[áa]rio),?(?: (?:ao?|à|pr[oa]|para)\\b)? (.+?)${SOMEBODY_END}`,
    `\\b(?:casamento|anivers[áa]rio|n[íi]ver|bodas|formatura|aposentadoria|velório|enterro|memória|lembrança|despedida|batizado|festa|parabéns) (?:d[aoe]s?|para|pra|pro) (.+?)${SOMEBODY_END}`,
    `\\b(?:para|pra|pro|pros|pras|dedicad[ao] (?:a|à|ao|aos|às)|de presente (?:para|pra|pro)) (.+?)${SOMEBODY_END}`,
    `^[^.,;!?\\n]{0,60}?\\b((?:sobre|d[aoe]s?|à|ao|a) ${MINE} \\p{L}+(?: \\p{L}+)??(?: \\p{Lu}\\p{L}+)?)${SOMEBODY_END}`,
    `\\b(?:saudades?|falta|homenagem|tributo|música|musica|canção|hino|poema) ((?:d[aoe]s?|à|ao|a) \\p{L}+(?: \\p{L}+)??(?: \\p{Lu}\\p{L}+)?)${SOMEBODY_END}`,
  ],
  without: [
    `\\b(?:sem (?:falar (?:de|em|no|na)|mencionar|citar|dizer|usar|(?=(?:a palavra|as palavras|o nome)\\b))|(?<!\\b(?:el[ae]s?|que|quem|eu|você|gente|ainda|já) )não (?:fal[ae] (?:de|do|da|em|no|na|sobre)|falar|mencione|mencionar|cite|citar|use|usar|diga|coloque|coloca|põe|quero)(?: d[eao]| em| sobre| n[ao])?|evit(?:e|ar|a)|nada de|exceto) ?(?:a palavra |as palavras |o nome |nenhuma? |nem )?(?:o |a |os |as )?(?!(?:\\p{L}{2,}[aei]r|fim|você|mim|ele|ela|ti|graça|medo|pressa|juízo|noção|fôlego|igual|dúvida|nada|ninguém|falta|teto|chão|vergonha|vontade|rumo|destino|parar|me|que|uma|um)\\b)(.+?)${LIST_END}`,
    // "café sem açúcar" is told.
    `(?<=^|[.,;:!?\\n(] ?|\\b(?:mas|música|musica|canção|letra|rap|pop|rock|samba|balada|jingle|hino|ninar|animad[ao]|alegre|lent[ao]|calm[ao]|instrumental|versão|algo|violão|piano|guitarra|acústic[ao]|romântic[ao]|sofrência|sertanej[ao]|pagode|forró) )sem (?:a palavra |as palavras |o nome |nenhuma? |nem )?(?:o |a |os |as )?(?!(?:\\p{L}{2,}[aei]r|fim|você|mim|ele|ela|ti|graça|medo|pressa|juízo|noção|fôlego|igual|dúvida|nada|ninguém|falta|teto|chão|vergonha|vontade|rumo|destino|parar|me|que|uma|um)\\b)(.+?)${LIST_END}`,
  ],
  place: [
    '\\b(?:em|no|na|nos|nas|desde|perto de) ((?:São |Santa |Santo |Rio |Belo |Porto |Nova |Novo )?\\p{Lu}[\\p{L}’-]+(?: (?:(?:de|do|da|dos|das) )*\\p{Lu}[\\p{L}’-]+)*)',
  ],
  age: [
    '(?<!há |faz |ha |uns |depois de |(?:namoro|casamento|relacionamento|amizade|noivado|espera|serviço|trabalho|carreira|estrada) de |por |durante |tem uns |são |completamos |fazemos )\\b(\\d{1,3}) (?:anos|aninhos|ano|primaveras|velinhas)\\b(?! (?:de (?:casad|namoro|casamento|amizade|empresa|firma|escola|serviço|profissão|carreira|estrada)|junt|atr[áa]s|seguid|casad|de casad|dando|trabalh|com (?:a gente|nós|ele|ela|você|noss|minha|meu)|na\\b|no\\b))',
    '\\b(?:anivers[áa]rio|n[íi]ver) (?:de )?(\\d{1,3})\\b',
    '\\b(?:faz|fazendo|fazer|completa|completando|completar|fez|completou) (\\d{1,3})\\b',
  ],
  length: [
    '(?<!\\b(?:[aá]udios?|v[ií]deos?|mensage(?:m|ns)|atraso) de )\\b(\\d(?:[.,]5)?)[ -]?min(?:utos?)?\\b',
    '\\b(\\d{2,3})[ -]?(?:seg(?:undos?)?|s)\\b',
  ],
  instrumental:
    '\\binstrumenta(?:l|is)\\b|\\bsem (?:letra|letras|voz|vozes|vocal|vocais|canto|cantor|cantora|palavras)\\b|^no (?:letra|letras|voz|vozes|vocal|vocais|canto|palavras)\\b|\\b(?:só|so|somente|apenas) (?:a |o )?(?:música|musica|melodia|instrumental|batida)\\b|\\bmúsica de fundo\\b|\\bmusica de fundo\\b|\\bninguém cant\\p{L}+',
  voice: {
    f: '\\bvoz (?:\\p{L}+ )?(?:feminina|de (?:uma )?(?:mulher|menina|moça|senhora|garota))\\b|\\bvozes (?:femininas|de mulher(?:es)?)\\b|\\bvocal feminino\\b|\\bcantad[ao] por (?:uma )?(?:\\p{L}+ )?(?:mulher|menina|moça|garota|cantora|senhora|soprano)\\b|\\b(?:uma|a) cantora\\b|\\b(?:soprano|contralto)\\b|\\bmulher cantando\\b',
    m: '\\bvoz (?:\\p{L}+ )?(?:masculina|de (?:um )?(?:homem|menino|rapaz|senhor|garoto))\\b|\\bvozes (?:masculinas|de homens?)\\b|\\bvocal masculino\\b|\\bcantad[ao] por (?:um )?(?:\\p{L}+ )?(?:homem|menino|rapaz|garoto|cantor|senhor|tenor)\\b|\\b(?:um|o) cantor\\b|\\b(?:tenor|barítono)\\b|\\bhomem cantando\\b',
  },
  languages: Object.fromEntries(
    Object.entries({
      ...{
        en: 'ingl[êe]s',
        es: 'espanhol|castelhano',
        ja: 'japon[êe]s',
        pt: 'portugu[êe]s|brasileiro',
        fr: 'franc[êe]s',
      },
      ...{
        zh: 'chin[êe]s|mandarim',
        ko: 'coreano',
        id: 'indon[ée]sio',
        it: 'italiano',
        nl: 'holand[êe]s|neerland[êe]s',
      },
      ...{ pl: 'polon[êe]s', tr: 'turco', vi: 'vietnamita', de: 'alem[ãa]o' },
    }).map(([code, name]) => [
      code,
      `\\bem (?:idioma )?(?:${name})\\b|\\b(?:letra|texto|idioma|língua)(?: em)?:? (?:${name})\\b`,
    ]),
  ) as ReadingWords['languages'],
  funny:
    '\\bengraçad[oa]s?\\b|\\bengracad[oa]s?\\b|\\bsarcástic[oa]\\b|\\bcômic[oa]\\b|\\bde (?:brincadeira|humor|zoeira|zueira|zoação)\\b|\\bzoar\\b|\\bzoando\\b|\\bzueira\\b|\\bzo[ae]\\b|\\btira(?:r|ndo)? sarro\\b|\\bsacane\\p{L}+|\\bpiada\\b (?=sobre|d[aoe])|\\bpar[óo]dia\\b',
  plots: [
    [
      'lullaby',
      '\\bninar\\b|\\bembalar\\b|\\b(?:para|pra|pro) (?:\\p{L}+ ){1,3}adormecer\\b|\\bacalanto\\b|\\bpara (?:fazer )?(?:dormir|adormecer)\\b|\\bpra (?:fazer )?(?:dormir|adormecer)\\b|\\bhora de dormir\\b|\\bpegar no sono\\b|\\bpra (?:el[ea] |o bebê |o neném )?dormir\\b|\\bnana n[ée]n[ée]m\\b|\\b(?:pr[ao]|para) (?:\\p{L}+ ){1,4}dormir\\b',
    ],
    [
      'apology',
      '\\bperd[ãa]o\\b|\\bperdo\\p{L}+|\\bdesculp\\p{L}*|\\breconcili\\p{L}+|\\bminha culpa\\b|\\bme arrependo\\b|\\barrependid[oa]\\b|\\bfazer as pazes\\b|\\bpisei na bola\\b',
    ],
    [
      'memorial',
      '\\b(?:morreu|morreram|falec\\p{L}+|morte|funeral|enterro|velório|luto|in memoriam|em memória|descanse em paz|não está mais (?:aqui|entre)|se foi|nos deixou|perdi (?:meu|minha) (?!emprego|trabalho|carteira|chave|celular|voo|ônibus|ponto|hora|paciência|mala|relógio|carro|óculos|vez|casa|dinheiro|cabeça)|perdemos (?:nosso|nossa|(?:o|a) (?!final|jogo|partida|campeonato|título|copa|taça|ônibus|voo|hora|trem|aposta))|(?:cachorr\\p{L}+|gat[oa]|c[ãa]o|cadela|cadelinha|gatinh[oa]|pet)(?: \\p{Lu}\\p{L}+)? (?:foi embora|se foi|partiu)|partiu (?:cedo|pro céu|para o céu|faz|há|em|no|na)|está no céu|virou estrela|virou estrelinha|saudades? eternas?)\\b',
    ],
    [
      'wedding',
      '(?<!anivers[áa]rio de )\\bcasamento\\b|\\banos de casad\\p{L}+ (?:d[oa]s|pr[oa]s) (?:meus |nossos |minhas )?(?:pais|av[óo]s|sogros|tios)\\b|\\b(?:meus|nossos|dos|pros) (?:pais|av[óo]s|sogros|tios)\\b[^.!?]{0,60}\\banos de casad|\\bcasamento d[oa]s (?:meus |nossos )?(?:pais|av[óo]s|sogros|tios)\\b|\\bcas[óo]rio\\b|\\bbodas\\b|\\bse casa(?:m|ndo|r|ram)?\\b|\\bvão casar\\b|\\bvai (?:se )?casar\\b|\\bvamos (?:nos )?casar\\b|\\bnoivos\\b|\\brecém[- ]casad\\p{L}+|\\bprimeira dança\\b|\\bmatrimônio\\b|\\bentrada da noiva\\b',
    ],
    [
      'retirement',
      '\\baposent\\p{L}+|\\breform(?:a|ar|ou)-se\\b|\\bvai(?:-se| se)? reformar\\b|\\b(?:para|na) a? ?reforma\\b(?! d[aeo])',
    ],
    [
      'birthday',
      '(?<!(?:esquec\\p{L}+|sabia|sabe|lembra\\p{L}*) (?:d[oe] |o |um |os |nenhum |meu |seu |nosso )?)\\banivers[áa]rio\\b(?! de (?:casamento|namoro))|\\bn[íi]ver\\b|\\baniversariante\\b|\\bparab[ée]ns\\b(?! (?:pr[oa]|para [oa]|à|ao) (?:noss[oa] )?(?:time|equipe|equipa|turma|galera|pessoal|empresa)| por\\b| pel[oa])|\\b(?:faz|fazer) anos\\b(?! que)|\\bdebutante\\b|\\b15 anos\\b(?! (?:juntos|junto|de|casad|comigo|com))|\\bquinze anos\\b|\\b(?:faz|fazendo|completa|completando|vai fazer|vai completar) \\d+ an',
    ],
    [
      'graduation',
      '\\bformatura\\b|\\bpassou em (?:medicina|direito|engenharia|odonto\\p{L}*|psicologia|enfermagem|veterinária|arquitetura|pedagogia|primeiro lugar)\\b|\\bpassou (?:na (?:federal|faculdade|usp|unicamp|oab|uf\\p{L}+)|no (?:vestibular|enem|concurso))|\\bformand\\p{L}+|\\bse form(?:a|ou|ar|ando)\\b|\\bcola(?:ção de|r) grau\\b|\\bterceirão\\b|\\bfim do ensino médio\\b',
    ],
    [
      'new-baby',
      '\\bchegou (?:o|a) (?:meu|minha|nosso|nossa) (?:\\p{L}+zinh[oa]|filh[oa]|net[oa]|sobrinh[oa]|afilhad[oa]|bebê)\\b|\\bbem[- ]vind[oa] (?:ao mundo|bebê)\\b|\\brecém-nascid[oa]\\b|\\bnascimento d\\p{L}+|\\bacab(?:ou|a) de nascer\\b|\\bvai nascer\\b|\\b(?:filh[oa]|net[oa]|sobrinh[oa]|bebê|afilhad[oa])(?: \\p{L}+)? (?:que )?(?:acabou de nascer|nasceu)\\b|\\bchá de (?:bebê|fralda|revelação)\\b|\\b(?:vou|vamos|vai) ser (?:pai|mãe|pais|papai|mamãe|avós?|vovó|tia|tio)\\b|\\bgrávid[oa]\\b|\\bgravidez\\b|\\bgrávida\\b',
    ],
    [
      'thanks',
      '\\bobrigad[oa]\\b|\\bagradec\\p{L}+|\\bgratidão\\b|\\bvaleu\\b|\\bdia (?:das mães|dos pais|da mãe|do pai|dos professores|do professor|dos avós)\\b',
    ],
    [
      'get-well',
      '\\brecupera(?:ção|r|ndo)\\b|\\bhospital\\b|\\bcirurgia\\b|\\bquimio\\p{L}*|\\bdoente\\b|\\bmelhoras\\b|\\binternad[oa]\\b|\\bcâncer\\b',
    ],
    [
      'farewell',
      '\\bdespedida\\b(?! de solteir)|\\badeus\\b|\\bse mud(?:a|ou|ando|ar) (?:para|pra|pro)\\b|\\bvai (?:embora|se mudar)\\b|\\búltimo dia (?:de|no|na)\\b|\\bestá indo embora\\b',
    ],
    ['new-year', '\\bano[- ]novo\\b|\\br[ée]veillon\\b|\\bvirada do ano\\b|\\bfim de ano\\b'],
    [
      'holiday',
      '\\bnatal(?:in[oa]s?)?\\b|\\bceia\\b|\\bpáscoa\\b|\\bpascoa\\b|\\bfestas? juninas?\\b|\\bs[ãa]o jo[ãa]o\\b(?! \\p{Lu})|\\bhalloween\\b|\\bhanukkah\\b|\\bramad[ãa]\\b|\\bpapai noel\\b|\\bdia de ação de graças\\b',
    ],
    [
      'team',
      '^(?:um |o )?hino d|\\bhino (?:para|pra|pro|d[oae]s? (?:noss\\p{L}+|meu|minha|time|clube|equipe|escola|colégio|turma|torcida|atlética|bairro))\\b|\\b(?:nosso|meu|do|o|pro|um) (?:time|clube)\\b|\\b(?:nossa|minha|da|a|pra) (?:equipe|torcida|atlética)\\b|\\bgrito de (?:guerra|torcida)\\b|\\bsub-?\\d+\\b|\\b(?:time|equipe|clube) de (?:futebol|futsal|basquete|vôlei|volei|handebol|natação|rugby|várzea)\\b',
    ],
    [
      'shop',
      `^(?:${PLACE_OF_WORK}) d[oa]s? |\\bjingle\\b|\\banúncio\\b|\\bpropaganda\\b|\\bpublicidade\\b|\\bcomercial (?:para|pra|de|do|da)\\b|\\bspot\\b|(?<!\\b(?:menos|o|do|no|com|faz|toma|fez|bebe) (?:o )?)\\b(?:minha|meu|nossa|nosso|pra|pro) (?:${PLACE_OF_WORK}|marca|negócio|empreendimento)\\b`,
    ],
    [
      'teaching',
      '\\bensin(?:ar|e|a|ando)\\b(?! me)|\\baprend(?:er|am|a)\\b|\\beducativ[oa]\\b|\\bexpli(?:car|que|ca|cando)\\b|\\bciclo da água\\b|\\bfotoss[íi]ntese\\b|\\bos planetas\\b|\\bsistema solar\\b|\\btabuada\\b|\\balfabeto\\b|\\bdecorar(?:em)?\\b|\\bmemorizar(?:em)?\\b|\\b(?:pra|para) (?:a |minha |a minha )?(?:aula|prova)\\b|\\bas capitais\\b|\\bescovar os dentes\\b|\\blavar as mãos\\b|\\btrabalho de (?:escola|ciências|história|geografia|biologia)\\b',
    ],
    [
      'encouragement',
      '\\blevantar (?:ela|ele|minha|meu|o ânimo|o moral)\\b|\\b(?:animar|levantar o astral|dar força|força)\\b.*\\b(?:divórcio|divorcio|término|termino|separação)\\b',
    ],
    [
      'heartbreak',
      '\\bdor de cotovelo\\b|\\bsofrência\\b|(?:^|[.,;] ?)(?:ela|ele) foi embora\\b|\\bt[ée]rmino\\b|\\bterminou comigo\\b|\\bterminamos\\b|\\bcoração partido\\b|\\bmeu ex\\b|\\bminha ex\\b|\\bdivórcio\\b|\\bseparação\\b|\\bme (?:deixou|traiu|largou|enganou|abandonou)\\b|\\btraição\\b|\\bcorno\\b|\\bfim do (?:namoro|relacionamento|casamento)\\b|\\bdesilusão\\b|\\bp[ée] na bunda\\b|\\blevei um fora\\b',
    ],
    [
      'nostalgia',
      '\\bsaudades? d[^.!?;]{0,30}?\\b(?:infância|infancia|tempo de criança)\\b|\\bsaudades? d[aeo]s? (?:minha |meu |meus |nossa |tempo d[aeo] |tempos de )?(?:inf[âa]ncia|tempos?|época|anos|escola|faculdade|criança)\\b',
    ],
    [
      'missing',
      '\\bsaudades?\\b|\\bsinto (?:a |sua |muita )?falta\\b|\\bsentindo falta\\b|\\bà distância\\b|\\ba distância\\b|\\blonge de\\b|\\b(?:foi|se mudou|está|mora) (?:morar )?(?:longe|fora|no exterior)\\b|\\bnamoro à distância\\b',
    ],
    [
      'encouragement',
      '\\bmotiv\\p{L}+|\\blevantar (?:ela|ele|o astral|o ânimo|o moral|minha|meu)\\b|\\bdar um up\\b|\\bincentiv\\p{L}+|\\banimar\\b|\\bpra dar (?:força|coragem|ânimo)\\b|\\bforça (?:pra|para)\\b|\\bnão desist\\p{L}+|\\bsuperação\\b|\\besperança\\b|\\bcoragem\\b|\\bantes d[aoe] (?:prova|maratona|corrida|entrevista|cirurgia|jogo|enem|vestibular)\\b|\\bboa sorte\\b|\\bseguir em frente\\b|\\bvai dar certo\\b|\\bvestibular\\b|\\benem\\b',
    ],
    [
      'protest',
      '\\bprotesto\\b|\\binjustiças?\\b|\\brevolta\\b|\\brevolução\\b|\\bcorrupção\\b|\\bgreve\\b|\\bcrise climática\\b|\\bmudanças? climáticas?\\b|\\bracismo\\b',
    ],
    [
      'complaint',
      '\\breclam(?:ar|ação|acao|ações|ando|o)\\b|\\bperd(?:er|i|eu|endo) (?:o|a|meu|minha) (?:ônibus|onibus|busão|trem|metrô|voo|avião|chaves?|hora)\\b|\\btrânsito\\b|\\btransito\\b|\\bengarrafamento\\b|\\bmulta\\b|\\bwi-?fi\\b|\\bimpressora\\b|\\bsegundas?-feiras?\\b|\\bsegunda feira\\b|\\bod(?:eio|iar)\\b|\\breuni(?:ão|ões|ao|oes)\\b|\\bimposto(?:s| de renda)\\b|\\bressaca\\b|\\bnão (?:pega|funciona|liga|carrega)\\b|\\bacordar cedo\\b|\\bdespertador\\b|\\bboletos?\\b|\\bvizinh\\p{L}+ (?:barulhent\\p{L}+|chat\\p{L}+)\\b|\\bdieta\\b',
    ],
    [
      'party',
      `${HEAD}(?:\\bfestas?\\b(?! junin)|\\bbalada\\b(?! (?:romântica|de amor|triste|lenta|pop|rock))|\\bcelebr\\p{L}+|\\bcomemor\\p{L}+|\\bsextou\\b|\\bsexta-feira\\b|\\bsexta à noite\\b|\\bdespedida de solteir[oa]\\b|\\bcarnaval\\b|\\bchurrasco\\b|\\brolê\\b|\\bfarra\\b)`,
    ],
    [
      'friendship',
      '\\bamig[oa]s?\\b|\\bmelhor amig[oa]\\b|\\bamizade\\b|\\bparceir[oa]s?\\b(?! de vida)|\\bcompadres?\\b|\\bgalera\\b|\\bbest\\b',
    ],
    [
      'falling',
      '\\bme apaixon\\p{L}+|\\bapaixonando\\b|\\bprimeiro (?:beijo|amor|encontro)\\b|\\bpaixão à primeira\\b|\\bamor à primeira\\b|\\bpedir (?:\\p{L}+ ){0,3}?em (?:namoro|casamento)\\b|\\bpedido de (?:namoro|casamento)\\b|\\bcrush\\b|\\bestou a fim\\b|\\bt[ôo] a fim\\b',
    ],
    [
      'devotion',
      '\\banos (?:juntos|de casad\\p{L}+|casad\\p{L}+)\\b|\\bamor da minha vida\\b|\\banivers[áa]rio de (?:casamento|namoro)\\b|\\b(?:minha|meu|pra|para|pro) (?:espos[oa]|marido|mulher|namorad[oa]|noiv[oa]|companheir[oa]|amor|vida|mozão|mozao|mô)\\b|\\b(?:música|musica|canção|balada|carta|declaração|serenata) de amor\\b|\\bserenata\\b|\\beu te conheci\\b|\\bapaixonad[oa]s?\\b|\\bromântic[oa]s?\\b|\\bromantic[oa]s?\\b|\\bte amo\\b|\\bdia dos namorados\\b|\\bdeclaração\\b|\\bamor da minha vida\\b',
    ],
    [
      'nostalgia',
      '\\bnostal\\p{L}+|\\binfância\\b|\\binfancia\\b|\\blembranças?\\b|\\blembra (?:de )?quando\\b|\\bquando (?:eu era|éramos|a gente era) (?:criança|menin|pequen|jovem|jovens|moç)\\p{L}*|\\bbons tempos\\b|\\bvelhos tempos\\b|\\banos (?:80|90|oitenta|noventa)\\b|\\bna minha época\\b|\\blembrar\\b',
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
      `${HEAD}(?:\\bcalm[ao]\\b|\\bpaz\\b|\\bmedit\\p{L}+|\\brelax\\p{L}+|\\btranquil[oa]s?\\b|\\bdomingo de manhã\\b|\\bsilêncio\\b|\\bseren[oa]\\b|\\bsossego\\b)`,
    ],
  ],
  kin: [
    ['(?<=meu )(?:avo|vo|vovo|bisavo)|avô|vô|vovô|vozinho|bisavô|biso|nonno', 'vô', 'grandfather'],
    ['av[óo]|v[óo]|vov[óo]|vovozinha|vozinha|voinha|bisav[óo]|bisa|nonna|oma', 'vó', 'grandmother'],
    ['mãe|mae|mãezinha|maezinha|mãezona', 'mãe', 'mother'],
    ['mam[ãa]e|mainha', AS_TYPED, 'mother'],
    ['pai|paizinho|paizão|paizao', 'pai', 'father'],
    ['papai|painho', AS_TYPED, 'father'],
    ['tia|titia', 'tia', 'aunt'],
    ['madrinha|dinda', 'dinda', 'aunt'],
    ['tio|titio', 'tio', 'uncle'],
    ['padrinho|dindo', 'dindo', 'uncle'],
    [
      'filh[oa]|filhinh[oa]|filhot[ae] humano|beb[êe]|bebezinh[oa]|nen[ée]m|nenenzinho|crianç[ao]|criancinha|menin[oa]|net[oa]|netinh[oa]|sobrinh[oa]|afilhad[oa]|caçula|enteado|enteada|bisnet[oa]',
      'meu anjo',
      'child',
    ],
    ['irmã|irma|irmãzinha|mana|maninha|g[êe]mea', 'mana', 'sister'],
    ['irmão|irmao|irmãozinho|mano|maninho|g[êe]meo', 'mano', 'brother'],
    ['prima', 'prima'],
    ['primo', 'primo'],
    [
      'espos[oa]|marido|mulher|namorad[oa]|noiv[oa]|companheir[oa]|amor|mozão|mozao|mô|crush|par|parceir[oa] de vida|futur[oa] (?:marido|espos[oa])',
      'meu amor',
      'love',
    ],
    ['(?:melhor )?amiga|best|comadre|parceira', 'amiga', 'friend'],
    ['(?:melhor )?amigo|compadre|parceiro|brother|parça', 'amigo', 'friend'],
    [
      'vizinh[oa]|colega(?: de (?:quarto|trabalho|apê|apartamento|república))?|chefe|chefa|enfermeir[oa]|médic[oa]|porteir[oa]|cunhad[oa]|sogr[oa]',
      AS_TYPED,
      'friend',
    ],
    ['professor|professora|profe|prof|treinador|treinadora|mestre|mestra|orientadora?', 'prof', 'teacher'],
    ['genro|nora|padrasto|madrasta|ex(?:-(?:namorad[oa]|marido|mulher|espos[oa]|noiv[oa]))?', null],
    [
      '(?<!(?:levou|roubou|perdeu|passear com|com) [oa] )cachorr[oa]|cachorrinh[oa]|cão|cao|cãozinho|caozinho|cadela|cadelinha|dog|doguinho|vira-lata|vira lata|caramelo|labradora?|golden|poodle|pinscher|shih[ -]?tzu|pug|bulldog|beagle|salsichinha|filhote',
      'focinho',
      'dog',
    ],
    ['(?<!(?:levou|roubou|perdeu|ficou com|com|pegou) [oa] )gat(?:o|a|inh[oa]|ão)|bichan[oa]|siamês', 'bichano', 'cat'],
    [
      'pet|bichinho|bicho|caval[oa]|cavalinho|égua|egua|potro|pônei|ponei|coelh(?:o|a|inh[oa])|hamster|porquinho[- ]da[- ]índia|papagaio|periquito|calopsita|canário|canario|passarinho|jabuti|tartarug(?:a|uinha)|peixe|peixinho|galinha|galo|cabra|bode|burr(?:o|inho)|jumento|jegue|vac(?:a|quinha)|boi|porc(?:o|a)|porquinho|elefante|elefantinho|urs(?:o|inho)|raposa|coruja|baleia|dragão|robô|pinguim|furão|iguana|lagarto|ouriço|pat(?:o|inho)|calopsitas?|arara',
      'bichinho',
      'pet',
    ],
    [
      'pais|avós|vós|filh[oa]s|netos|netinhos|crianças|alun[oa]s|amig[oa]s|irmãos|irmãs|gême[oa]s|tios|primos|colegas|noivos|família|familia|galera|turma|time|equipe|equipa|creche|educadoras|coral|banda|empresa|bairro|grupo|pessoal|professores|vizinhos|cachorros|gatos',
      null,
      'group',
    ],
  ],
  unlikeNames: '^\\p{L}{2,}(?:aste|[^l]este|iste|-me|-te|-se|ava|avam|ávamos|amos|ámos|emos|aram|eram|iram|[^l]ou)$',
  notNames: `${VERBS} casam casa passa cruza puxa azul verde vermelho vermelha amarelo amarela roxo roxa cinza marrom dourado dourada colorido colorida gigante diz dizia disse fala falava conta contava canta sempre nunca jamais hoje ontem amanhã agora depois antes também ainda já quase todo todos toda todas ninguém alguém cada enquanto embora porque então aqui ali lá só juntos juntas temos tínhamos somos éramos vamos faz desde até ela ele eles elas isso quem onde gostava gostaria morreu faleceu partiu conheci conheceu trabalhou durante segundo eu inglês ingles espanhol japonês japones português portugues francês frances chinês chines mandarim coreano indonésio italiano holandês polonês turco vietnamita alemão alemao segunda terça quarta quinta sexta sábado domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro natal páscoa halloween ano novo réveillon ramadã pop rock jazz folk country blues metal rap hip-hop r&b reggae reggaeton samba pagode forró forro baião xote axé sertanejo sertaneja funk mpb bossa nova choro frevo maracatu piseiro arrocha brega tango salsa disco edm bpm lofi lo-fi trap gospel sr sra srta senhor senhora dona dr dra um uma uns umas o a os as meu minha meus minhas nosso nossa seu sua me te se lhe de do da dos das ao à em no na com sem por para pra pro sobre que quero queria gostaria preciso escreve escreva faz faça fazer crie cria criar componha compõe me dá pode poderia música musica canção cancao canções balada hino ninar jingle feliz parabéns parabens aniversário aniversario niver obrigado obrigada valeu amor deus avó avô vó vô vovó vovô mãe pai mamãe papai mainha painho tia tio perdão desculpa desculpe ode homenagem tema letra trilha casamento presente dedicada dedicado algo alguma alguém como quando onde perder adeus despedida festa serenata valsa punk indie eletrônica instrumental triste alegre animada animado divertida divertido engraçada engraçado romântica romântico calma lenta curta bonita dia mães pais professor professora vestibular enem querida querido amada amado linda lindo fofo fofa maravilhosa maravilhoso preferida preferido favorita favorito melhor velho velha velhinho velhinha pequeno pequena caramelo gordo gorda gordinho preguiçoso preguiçosa bagunceiro bagunceira pescador pedreiro motorista enfermeira enfermeiro médica médico cozinheira cozinheiro costureira dançarina aposentado aposentada falecido falecida brasil internet whatsapp instagram spotify youtube mais muito novinho novinha nova novo dele dela deles delas rh desistir dormir comer estudar ler crescer sorrir viver andar falar chorar cantar dançar brincar jogar antes depois durante enquanto desde até contra entre tão toda todo perdeu ganhou venceu morreu faleceu nasceu partiu viajou casou foi vai está tem faz fez mora vive ama adora odeia gosta trabalha ronca dorme come late joga sabe quer disse falou chegou voltou mudou passou ficou deu fala conserta cozinha marca assobia pede vende some usa chora grita sempre nunca ainda quase também não nao ele ela eles elas nós você vocês mas porque aqui hoje amanhã ontem`,
  places: PORTUGUESE_PLACES,
  weak: 'campeão campeões banda bandas corda cordas cantor cantora show shows palco refrão melodia orquestra coral espaço noite noites sonho sonhos dormir dorme sono cama acordar lua rua ruas cidade bairro praça centro vila prédio turma classe tela site app prato pratos massa comida colher estrada trabalho trabalha trabalhar emprego chefe colega colegas onda ondas raio praia copa time times camisa janeiro férias calor vaso muda quintal mesa motor li leu romance página linha céu planta planta aula professor* torcer segunda-feira gol bola trilha mapa campo gelado ilha areia verão inverno chuva estação',
  small:
    'um uma uns umas o a os as ao à aos às do da dos das no na nos nas pelo pela meu minha meus minhas seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa esses essas aquele aquela algum alguma todo toda todos todas e ou mas de em com sem por para pra pro sobre como que quando onde quem é são era muito mais tão só cada desde até preto preta',
}
