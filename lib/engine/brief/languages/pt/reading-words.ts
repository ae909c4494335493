import { AS_TYPED, type ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { ANIMALS, isNoName, PORTUGUESE_FIRST_NAMES, PORTUGUESE_PLACES, peopleIn } from './names.ts'
import { plotsOf } from './plots.ts'
import { verbForms } from './verbs.ts'
import { writtenOut } from './written-out.ts'

const END =
  '(?=[.,;:!?\\n()]|$| - | – |\\be (?:eu|voc[êe]s?|el[ae]s?|a gente|nunca|sempre|não|só)\\b|\\b(?:mas|porém|com|sem|que|quem|quando|onde|porque|pq|por favor|pra|para|pro|cantad[ao]|no (?:estilo|ritmo)|em (?:japon[eê]s|ingl[eê]s|franc[eê]s|espanhol|portugu[eê]s|italiano|alem[aã]o|coreano|chin[eê]s|forma|ritmo|vers[aã]o|tom)|chamad[ao]|intitulad[ao]|estilo|tipo|ritmo)\\b)'
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
const SONG =
  'música|musica|músiquinha|canção|cancao|cançãozinha|jingle|hino|homenagem|presente|rap|samba|balada|cantiga|poema|letra|serenata|declaração|desculpas?|perdão|parabéns|obrigad[oa]|agradecer|agradecimento|recado|mensagem|carta|festa|ninar|embalar|algo|trilha|tributo|ode'

export const pt: ReadingWords = {
  spaced: true,
  determiners:
    'minhas?|meus?|noss[oa]s?|suas?|seus?|a|o|as|os|uma?|uns|umas|para|pra|pro|pras|pros|à|ao|da|do|das|dos|com|querid[oa]|obrigad[oa]|valeu|parabéns|desculpa|feliz aniversário|te amo',
  named: 'chamad[oa]|que se chama|se chama|de nome|com o nome de|nome d(?:ele|ela) (?:é|e|era)|o nome (?:é|era)',
  saying: '(?:diz|dizia|dizer|grita|gritava|repete|repetia|fala|falava|chama|chamava)(?:,? \\p{L}+){0,2}:?',
  behindKin: "d(?:['’]|[eao]l?s? )\\p{L}+(?: seu| dona| o| a)?|seu|o|a",
  titles: 'Sra?|Srta|Dona|Dra?',
  goesOn:
    'que|quem|e|é|era|foi|faz|fez|tem|vive|mora|ama|adora|gosta|trabalha|de|da|do|em|no|na|por|para|pra|pro|sobre|com|a|se|porque|pq|ele|ela|está|tá|ta|vai|completa|sem|quando|dorme|odeia|late|mia|ronca|morreu|nasceu|nos|me|assobia|canta|dança|joga|toca|come|fala|morde|rouba|pula|corre|cozinha|ensina|cuida|torce|sonha|estuda|chora|ri|quer|sabe|sempre|nunca|não|já|detesta|passou|\\d+|\\p{L}{2,}(?:ou|ava)',
  and: 'e|ou|nem',
  apposed:
    ', ((?:(?:o |a )?(?:meu|minha|noss[oa]) (?:\\p{L}+ ){0,2}?)?\\p{L}+)(?=[,.;!?]|$| (?:de|que|do|da|há|e|com)\\b)',
  // "meu avô tirando leite" is told of.
  elsewhere:
    '\\b(?:n[oa]s?|pel[oa]s?|com [oa]s?) (?!(?:anivers|casament|formatur|despedid|mem[óo]ria|lembranç|honra|festa))\\p{L}+ (?:\\p{L}+ )?d[aeo]s? (?:meus?|minhas?|noss[oa]s?|[oa] )?\\p{L}+|^quando (?:a gente|nós|eu) (?:morava|era|tinha|éramos|estudava|brincava)[\\s\\S]*$|\\bquando [oa]s? \\p{L}+|\\b(?:escola|projeto|sala|trabalho|aula|creche) d[aeo]s? (?:meus?|minhas?|noss[oa]s?) \\p{L}+|\\bpel[oa] (?:minha|meu) \\p{L}+|\\b(?:levando|levou|deixou|deixando|ficou com|pegou|roubou) (?:meu |minha |nosso |nossa |o |a |os |as )\\p{L}+|\\b(?:meus?|minhas?|noss[oa]s?|[oa]s?) \\p{L}+(?: \\p{Lu}\\p{L}+)?(?= \\p{L}+ndo\\b)|^(?:(?:quero|faz|faça|uma|música|canção|sobre|de|com) )*(?:saudades? d[aeo]s? (?!(?:minhas?|meus?|noss[oa]s?) )|lembranças? d[aeo]s? (?!(?:minhas?|meus?|noss[oa]s?) )|aquel[ea]s )[\\s\\S]*$',
  isNoName,
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
    `\\b(?:explicar|explique|explica|explicando|ensinar|ensine|ensinando|aprender(?:em)?|aprendam|aprenda|decorar(?:em)?|decorem|memorizar(?:em)?)(?: (?:(?:para|pra|pro|pros|às|aos|as|os|a|o) )?(?:as |os |meus |minhas |meu |minha )?(?:crianças|alunos|alunas|estudantes|turma|filh[oa]s?|net[oa]s?|menin[oa]s?|criançada|pequenos|miúdos|turminha)(?: d[aeo]s? (?:\\d+[º°ª.]?|primeiro|segundo|terceiro|quarto|quinto) (?:anos?|série|classe)| da (?:escola|creche|pré))?)?(?: a)? (?!como\\b|me\\b|pra\\b|para\\b|as\\b crianças|com\\b)(.+?)(?:${END}|(?=\\b(?:antes|depois|direit(?:o|inho)|tod[oa]s?|sempre|sozinh[oa]s?|certinho|cantando|brincando|de um jeito|de forma|do jeito)\\b))`,
    `^((?!explicar\\b|ensinar\\b|aprender\\b|decorar\\b|memorizar\\b|fazer\\b|escrever\\b|compor\\b|criar\\b|agradecer\\b|parabenizar\\b|pedir\\b|homenagear\\b|comemorar\\b|celebrar\\b|zoar\\b|sacanear\\b|trollar\\b|tirar (?:sarro|onda)\\b|animar\\b|pedir\\b)${INFINITIVE} (?:o|a|os|as|um|uma|meu|minha|no|na|de|em|com|ao|cedo|tarde|sem)\\b ?.*?)${END}`,
    '^(?!.*\\b(?:ensin|aprend|decor|memoriz|explic|sobre))[^.,;:!?\\n]{0,80}?\\b((?:o |a |os |as |do |da |dos |das )?(?:alfabeto|abecedário|tabuada(?: d[oe] (?:\\d+|\\p{L}+))?|fotossíntese|ciclo da água|estações do ano|dias da semana|meses do ano|sistema solar|planetas|vogais|reciclagem|escovar os dentes|lavar as mãos|atravessar a rua|separar o lixo))\\b',
    '^(?:(?:escreva|escreve|faz|faça|crie|cria|quero) )?(.+?) (?:em forma de|em ritmo de|em versão) (?:um |uma )?(?:rap|música|canção|balada|hino|samba|forró|sertanejo|rock|funk|pagode|poema)\\b',
  ],
  hearer: [
    `\\bapaixonad[oa] (?:por|pel[oa]) (.+?)${SOMEBODY_END}`,
    `\\b(?:zoeira|zueira|zoação|zoar|zoando|sacanear|tirar (?:sarro|onda)|sarro|brincadeira|trollar|pegadinha) (?:com|d[aoe]|pr[ao]|para [ao]|n[oa]|[oa])? ?(.+?)${SOMEBODY_END}`,
    '\\b(?:[Dd]esculpa|[Pp]erd[ãa]o|[Mm]e perdoa|[Pp]erdoa-me|[Dd]esculpa-me|[Pp]erdoe-me|[Vv]aleu|[Oo]brigad[oa]),? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:se|si|que|dat|dass|że|bo|per|por|pour|aku|ho|ich|ik|ik|perché|porque)\\b)',
    '\\bcasamento d[aoe]s? ((?:minha |meu )?(?:\\p{L}+ )??\\p{L}+ (?:e|com) (?:d?[oa] )?\\p{L}+)\\b',
    `\\b(?:${SONG})(?: (?!(?:sobre|da|do)\\b)[^.,;!?\\n ]+){0,7}? (?:para|pra|pro|pros|pras) (?!(?:[ao] )?(?:projeto|trabalho|aula|escola|feira|apresentação|prova|dia|hora) )(?!(?:a|o) (?:festa|aniversário|casamento|despedida|formatura|reforma)\\b)(.+?)${SOMEBODY_END}`,
    `^(?:para|pra|pro|pros|pras) (.+?)${SOMEBODY_END}`,
    '^(?:[OA] )?((?:Sra?|Srta|Dona|Dra?|Seu|Prof|Professora?) \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?=,| (?:vai|faz|fez|está|completa|se|aposent|reform|despede|casa|muda|é|era|foi|que))',
    `\\b(?:obrigad[oa]|valeu|desculpa|perd[ãa]o|parab[ée]ns|agradecimento|agradecer|gratidão|feliz anivers[áa]rio),?(?: (?:ao?|à|pr[oa]|para)\\b)? (.+?)${SOMEBODY_END}`,
    `\\b(?:casamento|anivers[áa]rio|n[íi]ver|bodas|formatura|aposentadoria|velório|enterro|memória|lembrança|despedida|batizado|festa|parabéns) (?:d[aoe]s?|para|pra|pro) (.+?)${SOMEBODY_END}`,
    `(?<=^(?:(?!\\b(?:que|quem|el[ae]s?|mas|porque|quando)\\b)[^.!?;\\n]){0,120}?)(?<!\\b(?:torc|grit|liga|ligava|mud|foi|vai|ir|olh|corr|volt|diz|dizia|conta|contava|trabalha|cozinha|costura|faz|vende|leva|levou)\\p{L}{0,4} )\\b(?:para|pra|pro|pros|pras|dedicad[ao] (?:a|à|ao|aos|às)|de presente (?:para|pra|pro)) (?!(?:[ao] )?(?:projeto|trabalho|aula|escola|feira|apresentação|prova|dia|hora) )(.+?)${SOMEBODY_END}`,
    `^[^.,;!?\\n]{0,60}?\\b(?<!\\b(?:escola|projeto|sala|turma|aula|creche|amig[oa]|casa|carro|fusca|chefe|trabalho|time) )((?:sobre|d[aoe]s?|à|ao|a) ${MINE} \\p{L}+(?: \\p{L}+)??(?: \\p{Lu}\\p{L}+)?)${SOMEBODY_END}`,
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
    '\\bengraçad[oa]s?\\b|\\bengracad[oa]s?\\b|\\bsarcástic[oa]\\b|\\bcômic[oa]\\b|\\bde (?:brincadeira|humor|zoeira|zueira|zoação)\\b|\\bzoar\\b|\\bzoando\\b|\\bzueira\\b|\\bzoeira\\b|\\bzoação\\b|\\bsacanear\\b|\\btirar onda\\b|\\bpara rir\\b|\\bpra (?:el[ea] )?rir\\b|\\bzo[ae]\\b|\\btira(?:r|ndo)? sarro\\b|\\bsacane\\p{L}+|\\bpiada\\b (?=sobre|d[aoe])|\\bpar[óo]dia\\b',
  teasing:
    '\\b(?:nunca (?!desist|falt|reclam|grit|deix|mais|esquec|me |nos |perdeu a |negou|disse não)|sempre (?:esquec|atras|perde|chega (?:tarde|atrasad)|queim|dorm)|esquec(?:e|ia) (?!d[aeo] si)|ronca|atrasad[oa]|queim(?:a|ou)|não sabe|diz que (?:já|vai|é)|jura que|finge|rouba|derruba|demora|reclama|enrola|desafina|pior|trava|some (?:na|quando)|inventa desculpa|não (?:lava|paga|devolve|larga|acorda|acerta|arruma|escuta))',
  misfortune:
    '\\b(?:perdeu|perderam) (?:o emprego|a casa|o bebê|(?:o|a|seu|sua) (?:marido|esposa|mulher|mãe|pai|filh[oa]|irm[ãa]o?|av[óô]|v[óô]|cachorr[oa]|gat[oa]))\\b|\\bfoi (?:demitid[oa]|mandad[oa] embora|despedid[oa])\\b|\\b(?:levou|tomou) um (?:fora|pé na bunda)\\b|\\bse separou\\b|\\breprovou\\b|\\bnão passou n[oa]\\b|\\b(?:com|tem|tendo|de) (?:depressão|burnout)\\b',
  bereaved:
    '\\b(?:perdeu|perderam) (?:o|a|seu|sua) (?:marido|esposa|mulher|mãe|pai|filh[oa]|irm[ãa]o?|av[óô]|cachorr[oa]|gat[oa])\\b|\\b(?:o |a )?(?:marido|esposa|mulher|mãe|pai|filh[oa]|irm[ãa]o?|companheir[oa]) d(?:el[ae]|[ao]) ?(?:morreu|faleceu|partiu)',
  plots: plotsOf(PLACE_OF_WORK),
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
    ...ANIMALS,
    [
      'pais|avós|vós|filh[oa]s|netos|netas|netinhos|bombeir[oa]s|enfermeir[oa]s|médic[oa]s|funcionári[oa]s|voluntári[oa]s|garis|padrinhos|madrinhas|primas|tias|sogros|cunhados|crianças|alun[oa]s|amig[oa]s|irmãos|irmãs|gême[oa]s|tios|primos|colegas|noivos|família|familia|galera|turma|time|equipe|equipa|creche|educadoras|coral|banda|empresa|bairro|grupo|pessoal|professores|vizinhos|cachorros|gatos',
      null,
      'group',
    ],
  ],
  unlikeNames:
    '^(?!(?:fern|orl|arm|rol|ferdin)ando$)\\p{L}{2,}[aei]ndo$|^\\p{L}{2,}(?:aste|[^l]este|iste|-me|-te|-se|ava|avam|ávamos|amos|ámos|emos|aram|eram|iram|[^l]ou)$',
  notNames: `${VERBS} inteira inteiro toda todo casam casa passa cruza puxa azul verde vermelho vermelha amarelo amarela roxo roxa cinza marrom dourado dourada colorido colorida gigante diz dizia disse fala falava conta contava canta sempre nunca jamais hoje ontem amanhã agora depois antes também ainda já quase todo todos toda todas ninguém alguém cada enquanto embora porque então aqui ali lá só juntos juntas temos tínhamos somos éramos vamos faz desde até ela ele eles elas isso quem onde gostava gostaria morreu faleceu partiu conheci conheceu trabalhou durante segundo eu inglês ingles espanhol japonês japones português portugues francês frances chinês chines mandarim coreano indonésio italiano holandês polonês turco vietnamita alemão alemao segunda terça quarta quinta sexta sábado domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro natal páscoa halloween ano novo réveillon ramadã pop rock jazz folk country blues metal rap hip-hop r&b reggae reggaeton samba pagode forró forro baião xote axé sertanejo sertaneja funk mpb bossa nova choro frevo maracatu piseiro arrocha brega tango salsa disco edm bpm lofi lo-fi trap gospel sr sra srta senhor senhora dona dr dra um uma uns umas o a os as meu minha meus minhas nosso nossa seu sua me te se lhe de do da dos das ao à em no na com sem por para pra pro sobre que quero queria gostaria preciso escreve escreva faz faça fazer crie cria criar componha compõe me dá pode poderia música musica canção cancao canções balada hino ninar jingle feliz parabéns parabens aniversário aniversario niver obrigado obrigada valeu amor deus avó avô vó vô vovó vovô mãe pai mamãe papai mainha painho tia tio perdão desculpa desculpe ode homenagem tema letra trilha casamento presente dedicada dedicado algo alguma alguém como quando onde perder adeus despedida festa serenata valsa punk indie eletrônica instrumental triste alegre animada animado divertida divertido engraçada engraçado romântica romântico calma lenta curta bonita dia mães pais professor professora vestibular enem querida querido amada amado linda lindo fofo fofa maravilhosa maravilhoso preferida preferido favorita favorito melhor velho velha velhinho velhinha pequeno pequena caramelo gordo gorda gordinho preguiçoso preguiçosa bagunceiro bagunceira pescador pedreiro motorista enfermeira enfermeiro médica médico cozinheira cozinheiro costureira dançarina aposentado aposentada falecido falecida brasil internet whatsapp instagram spotify youtube mais muito novinho novinha nova novo dele dela deles delas rh desistir dormir comer estudar ler crescer sorrir viver andar falar chorar cantar dançar brincar jogar antes depois durante enquanto desde até contra entre tão toda todo perdeu ganhou venceu morreu faleceu nasceu partiu viajou casou foi vai está tem faz fez mora vive ama adora odeia gosta trabalha ronca dorme come late joga sabe quer disse falou chegou voltou mudou passou ficou deu fala conserta cozinha marca assobia pede vende some usa chora grita sempre nunca ainda quase também não nao ele ela eles elas nós você vocês mas porque aqui hoje amanhã ontem`,
  places: PORTUGUESE_PLACES,
  weak: 'campeão campeões banda bandas corda cordas cantor cantora show shows palco refrão melodia orquestra coral espaço noite noites sonho sonhos dormir dorme sono cama acordar lua rua ruas cidade bairro praça centro vila prédio turma classe tela site app prato pratos massa comida colher estrada trabalho trabalha trabalhar emprego chefe colega colegas onda ondas raio praia copa time times camisa janeiro férias calor vaso muda quintal mesa motor li leu romance página linha céu planta planta aula professor* torcer segunda-feira gol bola trilha mapa campo gelado ilha areia verão inverno chuva estação',
  small:
    'um uma uns umas o a os as ao à aos às do da dos das no na nos nas pelo pela meu minha meus minhas seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa esses essas aquele aquela algum alguma todo toda todos todas e ou mas de em com sem por para pra pro sobre como que quando onde quem é são era muito mais tão só cada desde até preto preta',
}
