import { plots } from '../../../songwriter/languages/pt/plots.ts'
import { topics } from '../../../songwriter/languages/pt/topics.ts'
import { writerOf } from '../phone-writing.ts'
import { PORTUGUESE_FIRST_NAMES, PORTUGUESE_PLACES } from './names.ts'

const SHORT: Readonly<Record<string, string>> = {
  ...{ q: 'que', ke: 'que', oq: 'o que', pq: 'porque', pk: 'porque', vc: 'você', vcs: 'vocês', c: 'com' },
  ...{ voce: 'você', voces: 'vocês', ce: 'você', cê: 'você', n: 'não', ñ: 'não', nn: 'não', nao: 'não', naum: 'não' },
  ...{ tb: 'também', tbm: 'também', tmb: 'também', mto: 'muito', mt: 'muito', mta: 'muita', mtos: 'muitos' },
  ...{ td: 'todo', tds: 'todos', tdo: 'todo', tda: 'toda', tdas: 'todas', hj: 'hoje', dps: 'depois', msm: 'mesmo' },
  ...{ blz: 'beleza', pfv: 'por favor', pf: 'por favor', pfvr: 'por favor', plis: 'por favor', vlw: 'valeu' },
  ...{ obg: 'obrigado', obgd: 'obrigado', obgda: 'obrigada', brigado: 'obrigado', brigada: 'obrigada', cmg: 'comigo' },
  ...{ ctg: 'contigo', qd: 'quando', qdo: 'quando', qnd: 'quando', aki: 'aqui', eh: 'é', neh: 'né', ta: 'tá' },
  ...{ to: 'tô', agr: 'agora', sdd: 'saudade', sdds: 'saudades', bjs: 'beijos', bj: 'beijo', fds: 'fim de semana' },
  ...{ tlgd: 'sabe', mds: 'meu deus', so: 'só', ja: 'já', ate: 'até', mae: 'mãe', maes: 'mães' },
  ...{ aniver: 'aniversário', niver: 'aniversário', nivers: 'aniversários', musga: 'música' },
  ...{
    sus: 'SUS',
    tinhamos: 'tínhamos',
    eramos: 'éramos',
    estavamos: 'estávamos',
    tres: 'três',
    mes: 'mês',
    gnt: 'gente',
    dnv: 'de novo',
    ngm: 'ninguém',
    alg: 'alguém',
    vdd: 'verdade',
  },
  ...{ cmo: 'como', tmj: 'estamos juntos', nd: 'nada', kd: 'cadê', fz: 'faz', p: 'para', d: 'de' },
}

const FREQUENT =
  'você vocês não também café cafezinho música músicas violão feijão ônibus água história histórias difícil três coração aniversário família crochê domingão só já até avô avó vovô rádio rádios matemática matemáticas português inglês francês japonês alemão espanhol óculos ninguém alguém amanhã manhã manhãs mamãe mãe mãezinha irmão irmã irmãos irmãs pão pães mão mãos cão cães chão limão algodão sabão fogão sábado sábados terça última último rápido rápida médico médica bebê bebês nenê neném palavrão perdão canção opção lição oração ração caminhão avião estação televisão região religião solidão paixão verão feijoada açaí jacaré chulé boné picolé sofá crachá chá pé fé xícara lâmpada máquina maquininha página relâmpago pássaro árvore árvores vovó paródia tabela periódica hidrogênio hélio lítio berílio oxigênio carbono célula células química física biologia história geografia romântica romântico engraçada engraçado bênção fantástico ótimo ótima péssimo péssima país países saúde saída baú juízo raiz viúva parabéns armazém além porém jovem próximo próxima número números código telefone lápis fácil possível impossível incrível horrível móvel automóvel amável táxi júri grátis bíceps hífen pólen véu céu chapéu troféu herói heróis dói jóia ideia plateia estréia assembleia geléia mês atrás detrás através francês freguês sênior repórter caráter açúcar mártir câncer líder âncora cântico pântano lâmina câmera ônus bônus tênis vênus grêmio prêmio gênio silêncio comércio exercício sacrifício início ofício edifício benefício salário horário armário dicionário calendário cenário funcionário milionário aquário diário ordinário necessário secretário bibliotecária padaria relógio colégio estágio privilégio remédio prédio tédio sério mistério cemitério critério território escritório laboratório auditório refeitório fósforo síndica síndico sanfona quentão fogão quadrilha paçoca pâncreas sofrência carência paciência ciência experiência violência ausência presença infância distância criança crianças licença esperança lembrança mudança dança balança aliança poupança cabeça praça graça raça taça peça força forró carroça moça açougue almoço preço serviço braço abraço pedaço espaço cansaço cachaça linguiça calça calças coração'

/** Portuguese as it is typed on a phone, written out: "vc tb eh meu irmao" gives "você também é meu irmão". */
export const writtenOut = writerOf({
  short: SHORT,
  frequent: FREQUENT,
  texts: [plots, topics],
  names: PORTUGUESE_FIRST_NAMES,
  unchanged:
    'noticia policia louca moca pais avo ze maria ate la jovem raiz telefone ideia bibliotecari literari culinari estagiari ferroviari',
  endings: [
    [/(?<=\p{L}{2})cao$/u, 'ção'],
    [/(?<=\p{L}{2})coes$/u, 'ções'],
    [/(?<=\p{L}{2})ao$/u, 'ão'],
    [/(?<=\p{L}{2}[^aeiou])oes$/u, 'ões'],
    [/(?<=\p{L}{2})aes$/u, 'ães'],
    [/(?<=\p{L}{2})avel$/u, 'ável'],
    [/(?<=\p{L}{2})ivel$/u, 'ível'],
    [/(?<=\p{L}{2})aveis$/u, 'áveis'],
    [/(?<=\p{L}{2}[^aeiou])iveis$/u, 'íveis'],
    [/(?<=\p{L}{2})encia$/u, 'ência'],
    [/(?<=\p{L}{2})ancia$/u, 'ância'],
    [/(?<=\p{L}{2}[^aeiou])ario$/u, 'ário'],
    [/(?<=\p{L}{2})orio$/u, 'ório'],
    [/(?<=\p{L}{2})avamos$/u, 'ávamos'],
    [/(?<=\p{L}{2}[^aeiou])iamos$/u, 'íamos'],
  ],
  repairs: [
    [/(?<!\p{L})((?:meu|pro|do|ao|o|no|querido) (?:\p{L}+ )?)(?:avo|vo|vovo)(?!\p{L})/giu, '$1vô'],
    [/(?<!\p{L})((?:minha|pra|da|a|à|na|querida) (?:\p{L}+ )?)(?:avo|vo|vovo)(?!\p{L})/giu, '$1vó'],
    [
      /(?<=(?:^|(?<!\p{L})(?:ele|ela|isso|que|hoje|amanhã|já|não|pai|mãe|\p{Lu}\p{L}+)) *)e (?=(?:um|uma|muito|super|doente|lind[oa]|chat[oa]|o melhor|a melhor|o amor|a pessoa) )/gu,
      'é ',
    ],
    [/(?<=(?<!\p{L})(?:ele|ela|isso|que|hoje|já|não) *)e (?=(?:meu|minha|o|a|hoje|amanhã|tudo) )/gu, 'é '],
    [
      /(?<!\p{L})(?:uf(?:mg|rj|sc|pr|ba|pe|rgs|pb|es|pa|rn|scar|abc)|unesp|senai|sesc|senac|oab|inss|ibge|bope|samu)(?!\p{L})/gu,
      (found) => found.toUpperCase(),
    ],
    [/(?<!\p{L})(?<!até )(?:às|as|ás) (?=\d{1,2}(?:h| hora| da (?:manhã|tarde|noite)|[.,;:]| e |$))/giu, 'às '],
    [
      /(?<!\p{L})ha (?=(?:\d+|muit[oa]s?|pouc[oa]s?|uns|umas|um|uma|quase|mais de|tanto|dois|duas|três|anos|meses|dias)(?!\p{L}))/giu,
      'há ',
    ],
    [/(?<!\p{L})(lav\p{L}+ (?:a |essa |toda a )?|pilha de )louca(?!\p{L})/giu, '$1louça'],
    [
      /(?<!\p{L})esta (?=(?:\p{L}+ndo|muito|bem|mal|aqui|longe|doente|sempre|em|no|na|com|grávida|sozinh[oa]|cansad[oa])(?!\p{L}))/giu,
      'está ',
    ],
    [/(?<=(?<!\p{L})(?:me|te|nos|lhe|nunca|sempre) )da (?=\p{L})/giu, 'dá '],
    [/(?<!\p{L})la (?=(?:em|de|do|da|no|na)(?!\p{L}))/giu, 'lá '],
    [
      /(?<=(?<!\p{L})em )(?:santos|vitória|salvador|natal|palmas|recife|fortaleza|cascavel|braga|gramado|sobral|roma|lima|boa vista|campo grande|vila velha|belém)(?!\p{L})/gu,
      (place) => place.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()),
    ],
    [/(?<!\p{L})dona (?=\p{Lu}\p{Ll})/gu, 'Dona '],
    // A town by itself: ", ribeirão preto,".
    [
      new RegExp(
        `(?<=, ?)(?:${PORTUGUESE_PLACES.split(', ')
          .filter((place) => place.includes(' '))
          .join('|')})(?=[,.]|$)`,
        'giu',
      ),
      (place) => PORTUGUESE_PLACES.split(', ').find((one) => one.toLowerCase() === place.toLowerCase()) ?? place,
    ],
    [/(?<!\p{L})(\d+) real(?!\p{L})/giu, '$1 reais'],
  ],
  places: {
    before: '(?:em|no|na|de|do|da|pra|para|até) ',
    named: PORTUGUESE_PLACES.split(', ')
      .filter(
        (place) =>
          !/^(?:Rio|Santos|Vitória|Porto|Praia|Madeira|Faro|Salvador|Natal|Contagem|Imperatriz|Sobral|Palmas|Recife|Fortaleza|Cascavel|Braga|Gramado|Roma|Lima|Santiago|Boa Vista|Campo Grande|Vila Velha|Belém)$/.test(
            place,
          ),
      )
      .join(', '),
  },
})
