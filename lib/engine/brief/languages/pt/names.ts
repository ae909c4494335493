import { escaped } from '../../patterns.ts'
import { amongst } from '../../people/names-in.ts'
import type { ReadingWords } from '../../reading.ts'

/** As people type them, in small letters: those that are no other words. */
export const PORTUGUESE_FIRST_NAMES =
  'maria josé ana joão antônio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe rodrigo manoel mateus matheus andré fernando fábio leonardo gustavo guilherme leandro tiago thiago anderson ricardo márcio jorge sebastião alexandre roberto edson diego victor sérgio cláudio joaquim raimundo vinícius renato caio hugo igor otávio murilo henrique heitor miguel arthur artur davi bernardo enzo lorenzo samuel benjamin isaac benício théo joaquina adriana juliana márcia fernanda patrícia aline sandra camila amanda bruna jéssica letícia júlia luciana vanessa mariana gabriela vera larissa cláudia beatriz rita sônia renata eliane josefa simone cristina rosana cristiane daniela raquel débora carla priscila tereza teresa natália luana isabela isabella sofia sophia helena alice laura manuela valentina heloísa lívia cecília eduarda clarice marina yasmin rafaela elisa bia duda gabi bel malu nanda lu tati carol dani rafa léo beto zé chico tonho nando edu dudu guto juca kleber everton wesley wellington washington rosângela ivone neide cida socorro lourdes conceição aparecida zilda odete olga lúcia regina lurdes iracema jandira sueli solange eliana marlene geraldo osvaldo benedito valdir nelson ademir adilson gilberto rogério silvio wagner ivan iara geralda sebastiana neusa neuza tânia lara luiza luísa isadora maitê valéria viviane adriano ronaldo romário tião gael ravi noah thaís thaísa taís kamila jana janaína jade rafinha cleusa cleuza cleide jeferson jefferson jonas josué kauã kauê kaique luan luca ludmila magda maicon mayara michele michelle miriam mônica nair nathália nícolas noemi norma odair olívia osmar otto pâmela paola ramon raul ruan samara sabrina sara sarah saulo severino silas silvana sílvia stefany stella suely talita tábata tamires teodoro terezinha thainá tainá ulisses valdemar vanda vânia verônica vicente wanda wanderley walter william yago yan zeca zilma zuleide antônia agatha ágata alana alan álvaro amélia ângela angélica antonella augusto bárbara berenice breno brenda carina karina karen kelly catarina cássia cátia célia célio césar cíntia clara clóvis cleiton dalva dandara daiane denis denise dirceu douglas ednaldo elaine elias elisângela elza emanuel emanuelly erick érica érico ester esther eunice evandro evelyn fabiana fabiane fabrício fátima flávia flávio franciele genaro genilda georgina giovana giovanna gisele graciele hilda iago ícaro ingrid inês irene isabel ítalo jaqueline jair jairo jean joana joice jonathan josiane juçara judite juliano júlio jurema kátia kelvin laís lauro leila lenita liliane lorena luciano lucilene luzia manuel mariane marilene marília marta maurício maura mauro melissa micaela milena milton mirela moacir moisés nádia neymar nilton nina otília pablo paula pietra ramiro rebeca regiane reginaldo reinaldo robson roberta rodolfo romeu rosemeire rute ruth samira sandro selma severina soraia suzana taciana tadeu tatiane telma ubirajara valdete vagner valquíria vilma vítor zélia zenilda fafá dudinha juninho marquinhos ronaldinho serginho fabinho pedrinho joãozinho aninha mariazinha carlinhos luizinho paulinho biel nati naty bru juju cris jake'

const isKnown = amongst(PORTUGUESE_FIRST_NAMES)

/** First names, two that are one, "joão pedro", "seu zeca", and whoever stands beside one: "da duda e do rafinha". */
export function peopleIn(description: string): string[] {
  const titled = [...description.matchAll(TITLED)].map(([, name = '']) => name)
  // "dona cida" is one name.
  const said = description.replace(/(?<!\p{L})(?:dona|sra?|srta|dra?|seu|mestre)\.? \p{L}+/giu, ' ')
  const double = [...said.matchAll(TWO)].flatMap(([, both = '']) => (isKnown(both).length === 2 ? [both] : []))
  const beside = [...said.matchAll(BESIDE)].flatMap(([, first = '', second = '']) =>
    isKnown(`${first} ${second}`).length > 0 ? [first, second] : [],
  )
  const nicknamed = [NICKNAMES, LEAVING].flatMap((source) => [...said.matchAll(source)].map(([, name = '']) => name))
  return [...titled, ...nicknamed, ...double, ...isKnown(said), ...beside]
}

/** "seu jorge" is a man's name, "seu jardim" is none. */
const TITLED = new RegExp(
  `(?<!\\p{L})((?:seu|mestre) (?:${PORTUGUESE_FIRST_NAMES.split(' ').join('|')}|\\p{L}{2,}(?= porteiro| da (?:padaria|esquina|banca))))(?!\\p{L})`,
  'giu',
)
const TWO = /(?<!\p{L})((?:joão|maria|ana|pedro|josé|luiz|luis|carlos|júlio|marco|paulo) (?:\p{Ll}+))(?!\p{L})/gu
const BESIDE =
  /(?<!\p{L})(\p{Ll}{3,}) (?:e|com) (?:[oa] |d[oa] |a minha |meu )?(?!(?:que|meus?|minhas?|seus?|suas?|nosso|nossa|uma?|com|nos|ele|ela|nunca|sempre|mais|sua|seu)(?!\p{L}))(\p{Ll}{3,})(?=$|[.,;:!?)]| (?:se|que|por|em|no|na|neste|esse|sábado|domingo)(?!\p{L}))/gu
/** "da magrela", "com o gordo": without the article. */
const NICKNAMES =
  /(?<!\p{L})(?:pr[oa]|d[oa]|com [oa]|e [oa]|para [oa]) (gord[oa]|gordinh[oa]|magrel[oa]|negão|neguinh[oa]|baixinh[oa]|alemão|japa|china|careca|polac[oa]|bocão|carioca|mineir[oa]|baian[oa])(?=$|[.,;:!?]| (?:que|e|se|em|no|na)(?!\p{L}))/gu
/** "despedida do joca da ti". */
const LEAVING =
  /(?<!\p{L})(?:despedida|aniversário|aposentadoria|formatura|batizado|chá de bebê) d[oa] (?!(?:meu|minha|noss[oa]|seu|sua|time|turma|escola|empresa|pessoal|galera|gente|família|chefe|vó|vô|mãe|pai|tia|tio|prof|professora?|amig[oa]|irm[ãa]o?|trabalho|ano|casa|chefa|vizinh[oa]|firma|loja|bairro|cidade|escritório|setor|equipe|grupo|dona|seu|filh[oa]|net[oa]|sobrinh[oa])(?!\p{L}))(\p{Ll}{3,})(?= d[oa]s? | que |[.,;:!?]|$)/gu

/** Towns and countries, as they are written. */
export const PORTUGUESE_PLACES =
  'São Paulo, Rio de Janeiro, Rio, Belo Horizonte, Salvador, Recife, Fortaleza, Brasília, Curitiba, Porto Alegre, Florianópolis, Manaus, Belém, Goiânia, Campinas, Santos, Niterói, Vitória, Maceió, João Pessoa, Aracaju, Teresina, São Luís, Palmas, Cuiabá, Campo Grande, Porto Velho, Rio Branco, Boa Vista, Macapá, Ouro Preto, Tiradentes, Paraty, Búzios, Ubatuba, Petrópolis, Gramado, Londrina, Maringá, Joinville, Blumenau, Ribeirão Preto, Uberlândia, Juiz de Fora, Feira de Santana, Ilhéus, Porto Seguro, Fernando de Noronha, Chapada Diamantina, Jericoacoara, Caruaru, Olinda, Mossoró, Copacabana, Ipanema, Minas Gerais, Bahia, Ceará, Pernambuco, Paraná, Santa Catarina, Goiás, Amazonas, Lisboa, Luxemburgo, Berlengas, Porto, Coimbra, Braga, Faro, Évora, Sintra, Cascais, Madeira, Açores, Algarve, Luanda, Maputo, Praia, Nova York, Miami, Los Angeles, Orlando, Chicago, Londres, Paris, Roma, Madri, Barcelona, Berlim, Munique, Viena, Praga, Amsterdã, Bruxelas, Veneza, Florença, Nápoles, Milão, Atenas, Istambul, Dublin, Tóquio, Quioto, Pequim, Seul, Hanói, Jacarta, Buenos Aires, Montevidéu, Santiago, Lima, Bogotá, Brasil, Portugal, Angola, Moçambique, Cabo Verde, Argentina, Uruguai, Chile, México, Espanha, França, Itália, Alemanha, Irlanda, Japão, China, Coreia, Canadá, Estados Unidos, América, Europa, África, Ásia, Marte, Vênus, Júpiter, Saturno, Nova Iguaçu, Duque de Caxias, São Gonçalo, Guarulhos, Osasco, Sorocaba, Santo André, São Bernardo, Caxias do Sul, Pelotas, Anápolis, Cascavel, Chapecó, Petrolina, Imperatriz, Sobral, Vila Velha, Montes Claros, Contagem, Toronto, Boston'

type Kin = ReadingWords['kin'][number]

/** What has only been taken away: "ela levou o cachorro". */
const MINE = '(?<!(?:levou|roubou|perdeu|passear com|ficou com|pegou|com) [oa] )'
/** "um bebê elefante", "um filhote de urso". */
const YOUNG = '(?:beb[êe] |filhot(?:e|inho|inha) de )?'

/** Animals, and how a song calls one that has no name. */
const CALLED: Readonly<Record<string, string>> = {
  ...{ 'cavalinho|cavalo|potrinho|potro|pônei|ponei': 'cavalinho', 'égua|egua': 'eguinha' },
  ...{ 'coelh(?:o|inho)': 'coelhinho', 'coelh(?:a|inha)': 'coelhinha', hamster: 'hamsterzinho' },
  ...{ 'porquinho[- ]da[- ]índia|porquinho|porco|leitão': 'porquinho', 'porquinha|porca': 'porquinha' },
  ...{ 'papagaio|periquito|calopsitas?|canário|canario|passarinho|pássaro|arara': 'passarinho' },
  ...{ 'jabuti|cágado': 'jabuti', 'tartarug(?:a|uinha)': 'tartaruguinha', 'peixe|peixinho': 'peixinho' },
  ...{ galinha: 'galinha', 'galo|galinho': 'galo', 'pintinho|pinto': 'pintinho' },
  ...{ 'cabra|cabrita|cabritinha': 'cabritinha', 'bode|cabrito': 'cabritinho', 'ovelha|ovelhinha': 'ovelhinha' },
  ...{
    'burr(?:o|inho)|jumento|jegue': 'burrinho',
    'vac(?:a|quinha)|bezerra': 'vaquinha',
    'boi|bezerr(?:o|inho)': 'boizinho',
  },
  ...{
    'elefant(?:e|inho)': 'elefantinho',
    elefantinha: 'elefantinha',
    'urso|ursinho|panda': 'ursinho',
    'ursa|ursinha': 'ursinha',
  },
  ...{ 'raposa|raposinha': 'raposinha', 'coruja|corujinha': 'corujinha', 'baleia|baleinha': 'baleinha' },
  ...{ 'dragão|dragãozinho': 'dragãozinho', 'robô|robozinho': 'robozinho', 'pinguim|pinguinzinho': 'pinguinzinho' },
  ...{
    'leão|leãozinho': 'leãozinho',
    'leoa|leoazinha': 'leoazinha',
    'tigre|tigrinho': 'tigrinho',
    'macac(?:o|quinho)': 'macaquinho',
  },
  ...{
    'girafa|girafinha': 'girafinha',
    'zebra|zebrinha': 'zebrinha',
    'lob(?:o|inho)': 'lobinho',
    'sap(?:o|inho)': 'sapinho',
  },
  ...{
    'pat(?:o|inho)': 'patinho',
    furão: 'furãozinho',
    'ouriço|porco-espinho': 'ouricinho',
    'iguana|lagart(?:o|ixa)': 'bichinho',
  },
  ...{
    golfinho: 'golfinho',
    'polvo|polvinho': 'polvinho',
    'unicórnio|unicorninho': 'unicorninho',
    'rat(?:o|inho)': 'ratinho',
  },
  ...{ 'pet|bichinho|bicho': 'bichinho' },
}

export const ANIMALS: readonly Kin[] = [
  [`${MINE}(?:cachorro|cachorrinho|cachorrão|cão|cao|cãozinho|caozinho|doguinho)`, 'cachorrinho', 'dog'],
  [`${MINE}(?:cachorra|cachorrinha|cadela|cadelinha)`, 'cachorrinha', 'dog'],
  [
    'dog|vira-lata|vira lata|caramelo|labradora?|golden|poodle|pinscher|shih[ -]?tzu|pug|bulldog|beagle|salsichinha|filhote',
    'focinho',
    'dog',
  ],
  [`${MINE}(?:gato|gatinho|gatão|bichano|siamês)`, 'gatinho', 'cat'],
  [`${MINE}(?:gata|gatinha|gatona|bichana|siamesa)`, 'gatinha', 'cat'],
  ...Object.entries(CALLED).map(([animal, call]): Kin => [`${YOUNG}(?:${animal})`, call, 'pet']),
]

/** Clubs, bands, brands and cars that are told of. */
const BRANDS = new Set(
  'flamengo corinthians palmeiras grêmio cruzeiro botafogo fluminense benfica internacional bahia sporting legião correios netflix uber ifood fusca kombi roblox minecraft nintendo pokémon disney nutella havaianas nubank pix excel zoom google alexa shopee tinder fortnite toyota honda fiat corsa palio celta chevette opala youtube tiktok globo titanic shrek globoplay playstation xbox word lego monopoly oreo guaraná facetime teams'.split(
    ' ',
  ),
)
/** "ouvia Roberto Carlos", "torce pro Vasco", "na escola Santa Rita". */
const BEFORE_NO_NAME = [
  'torc\\p{L}+ (?:muito |demais )?(?:pr[oa]|pel[oa]|para [oa])',
  '(?:lê|lia|ler|lendo|leu|ouvir|ouve|ouvia|ouvindo|ouviu|escuta|escutava|escutar)(?: (?:muito|só|tudo d[eoa]|música d[eoa]|disco d[eoa]))?(?: [oa])?',
  '(?:fã|show|disco|cd|vinil|fita|álbum|torcida|banda|série|desenho|filme|novela|torcedora?)(?: d[aoe]s?)?',
  '(?:São|Santo|Santa|(?:rua|avenida|praça|hospital|escola|colégio|faculdade|igreja|bairro|posto|linha|supermercado|mercado|marca|rio|serra|lagoa|praia|banco|shopping)(?: (?:de|do|da|dos|das))?(?: São| Santo| Santa)?)',
].join('|')

/** What has a capital letter, and is nobody. */
export const isNoName = (name: string, description: string): boolean =>
  /^\p{Lu}-|-(?:me|te|se|nos|lhe)$/u.test(name) ||
  (name === 'Sol' && /(?<!\p{L})d?o Sol(?!\p{L})/u.test(description)) ||
  BRANDS.has(name.split(' ')[0]?.toLowerCase() ?? '') ||
  // "no carro do meu tio, chuva na praia".
  (!PORTUGUESE_FIRST_NAMES.split(' ').includes(name.toLowerCase()) &&
    new RegExp(`, ${escaped(name.toLowerCase())} (?:em|n[oa]s?|d[eoa]s?|com|pel[oa])(?!\\p{L})`, 'u').test(
      description,
    )) ||
  new RegExp(`(?<!\\p{L})(?:${BEFORE_NO_NAME}) (?:\\p{Lu}\\p{L}+ )?${escaped(name)}(?!\\p{L})`, 'iu').test(description)
