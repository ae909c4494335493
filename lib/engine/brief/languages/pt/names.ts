import { amongst } from '../../people/names-in.ts'

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
