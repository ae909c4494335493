import { capital } from '../../../lyrics/first-letter.ts'
import { plots } from '../../../songwriter/languages/es/plots.ts'
import { topics } from '../../../songwriter/languages/es/topics.ts'
import { writerOf } from '../phone-writing.ts'
import { SPANISH_FIRST_NAMES } from './names.ts'
import { SPANISH_PLACES } from './words/places.ts'

const SHORT: Readonly<Record<string, string>> = {
  ...{ q: 'que', k: 'que', ke: 'que', qe: 'que', kien: 'quien', qien: 'quien', kiero: 'quiero', qiero: 'quiero' },
  ...{ xq: 'porque', pq: 'porque', porq: 'porque', xk: 'porque', xke: 'porque', pork: 'porque', porke: 'porque' },
  ...{ x: 'por', xa: 'para', pa: 'para', pal: 'para el', d: 'de', dl: 'del', tb: 'también', tmb: 'también' },
  ...{ tmbn: 'también', tbn: 'también', tambn: 'también', finde: 'fin de semana', bb: 'bebé', bbs: 'bebés' },
  ...{ nesesito: 'necesito', necesito: 'necesito', porfa: 'por favor', porfis: 'por favor', xfa: 'por favor' },
  ...{ pls: 'por favor', plis: 'por favor', plz: 'por favor', porfi: 'por favor', tqm: 'te quiero mucho' },
  ...{
    dnd: 'donde',
    aunq: 'aunque',
    aunk: 'aunque',
    aunke: 'aunque',
    mientrs: 'mientras',
    cdo: 'cuando',
    tdo: 'todo',
    tdos: 'todos',
    tds: 'todos',
    tda: 'toda',
    mñn: 'mañana',
    haceme: 'hazme',
    hacele: 'hazle',
    escribime: 'escríbeme',
    componeme: 'componme',
    armame: 'hazme',
  },
  ...{ msj: 'mensaje', bn: 'bien', toy: 'estoy', weno: 'bueno', aki: 'aquí', aka: 'acá', cn: 'con', sn: 'sin' },
  ...{ hno: 'hermano', hna: 'hermana', hnos: 'hermanos', aora: 'ahora', ahorita: 'ahora', asta: 'hasta', ase: 'hace' },
  ...{ ize: 'hice', hiso: 'hizo', iso: 'hizo', iva: 'iba', avia: 'había', aver: 'a ver', ola: 'hola', nel: 'no' },
  ...{
    rolita: 'canción',
    rola: 'canción',
    peke: 'peque',
    cumpleanos: 'cumpleaños',
    compa: 'compa',
    ps: 'pues',
    heche: 'eché',
    heché: 'eché',
  },
}

const FREQUENT =
  'años niños niñas niño niña mañana mañanas día días también música café corazón jardín sofá fútbol teléfono árbol árboles sábado sábados están mamá ratón balón avión camión autobús televisión habitación sillón inglés aquí allí allá ahí así jamás después además todavía quizás ojalá difícil fácil último última rápido rápida película películas fotografía matemáticas química física español señora señor señorita sueño sueños montaña montañas pequeño pequeña extraño extrañamos cariño baño tamaño reír oír violín maratón increíble increíbles recién yogur más bebé bebés adiós lápiz azúcar número números fantástico básquet béisbol página páginas cámara abuelita máquina máquinas médico médica fábrica zapatería panadería taquería cafetería peluquería carnicería papelería tía tío tíos tías lío frío país raíz raíces guitarrón avión cañón dragón ladrón campeón campeones cabrón tiburón colchón pantalón jabón limón melón león tendré podré estaré seré iré hacía traía decía tenía había sabía quería podía debía venía salía leía reía dormía vivía escribía comía bebía corría perdía vendía cosía subía abría servía pedía seguía sentía creía caía oía ponía cumplía murió falleció nació conoció perdió salió comió vivió sufrió escribió aprendió vendió rompió abrió subió sonrió mordió metió creció cumplió dormía durmió pidió siguió sirvió vistió sintió mintió prefirió despidió oyó cayó leyó creyó construyó destruyó huyó francés japonés portugués alemán italiano inglés revolución geometría biología geografía pingüino cigüeña vergüenza nostálgico romántico romántica romántica cómico clásico clásica tímido tímida héroe héroes ángel ángeles túnel móvil mármol lágrima lágrimas sílaba fósforo semáforo pájaro pájaros murciélago relámpago océano plátano plátanos sándwich acordeón guitarrón jardinería lotería energía compañía alegría melancolía champú menú sofás jamón cajón tacón tacones ajá miércoles sábado décimo séptimo perdóname perdón dímelo cántame escríbeme házmela hazme encontré empecé pensé recordé conté cerré soñé almorcé desperté senté conocí aprendí volví viví escribí salí corrí comí bebí crecí nací perdí vendí rompí subí sentí pedí seguí dormí creí leí oí caí reí prometí mentí recibí entendí decidí abrí ojalá ñoquis ñoquí cónyuge'

/** That are as often something else: "de rosario", "con chile". */
const UNSURE =
  /^(?:Rosario|Mendoza|Santiago|Lima|Chile|La Paz|La Plata|Granada|San Juan|San José|América|Mérida|Victoria)$/

const capitals = (place: string) => place.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

const NUMBERS = 'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ')
const CLITIC = '(?:me|te|se|le|les|nos|lo|la|los|las|no|siempre|nunca|ya|también)'
const SELF_DONE =
  'olvide|arruine|cague|falle|grite|choque|queme|deje|tire|rompi|perdi|menti|prometi|comi|vendi|dormi|escribi|llegue|manche|conteste|pelee|borre|jure|pegue|regale|llame|empeñe'

/** Spanish as it is typed on a phone, written out: "pa q se duerma mi bb" gives "para que se duerma mi bebé". */
export const writtenOut = writerOf({
  short: SHORT,
  frequent: FREQUENT,
  texts: [plots, topics],
  names: SPANISH_FIRST_NAMES,
  unchanged:
    'estas cuantos cuanto tono tomas seria sabia hacia hacias german roman animo numero termino papa ano anos abuelita alex',
  endings: [
    [/(?<=\p{L}[cs])ion$/u, 'ión'],
    [/(?<=\p{L})ogia$/u, 'ogía'],
    [/(?<=\p{L}{2}(?:rr|ch|ll|z|ñ|j))on$/u, 'ón'],
    [/(?<=\p{L}{2})teria$(?<!histeria|materia|arteria|bacteria)/u, 'tería'],
    [
      /(?<=\p{L}{2})(?<!^(?:cop|camb|estud|limp|env|cr|gu|conf|pronunc|anunc|copi|acarici|rec|v|varí|contag|divorc|financ|negoc|aprec|odi|ens|ensuc|od|inic|benefic|cop|alivi|aliv|fotocop|resfr|desv|espi|esp|amplí|ampl))iamos$/u,
      'íamos',
    ],
    [/(?<=\p{L}{2})(?<!^(?:ac|gr|al|tr|cl))abamos$/u, 'ábamos'],
  ],
  repairs: [
    [
      /(?<!\p{L})(?<!(?:que|cuando) )me quede (?=(?:dormid|sin|con|en|viendo|jugando|mirando|hasta|trabajando|sol[oa])\p{L}*)/giu,
      'me quedé ',
    ],
    [/Estoy Story/gu, 'Toy Story'],
    [/(?<!\p{L})que-(?=pop|drama|beauty)/giu, 'k-'],
    [
      /(?<=(?<!\p{L})(?:la|el|a|al|mi|para|con) )(señora?|señorita|doctora?|don|doña)(?= \p{Lu})/gu,
      (title) => capital(title),
    ],
    [/^(?:che|oye|oigan|hola|holis|holaa+|ola|buenas(?: tardes| noches)?|buenos días|buen día)[,!. ]+(?=\p{L})/iu, ''],
    [
      /(?<=(?<!\p{L})que )(?!prep|sep|comp|disp|amp|rep|p)(\p{L}{2,})(ar|ier)amos(?!\p{L})/giu,
      (_, stem: string, end: string) => `${stem}${end === 'ar' ? 'á' : 'ié'}ramos`,
    ],
    [/(?<=(?<!\p{L})tablas? (?:de multiplicar )?del? )[2-9](?!\d)/giu, (one) => NUMBERS[Number(one)] ?? one],
    [/(?<!\p{L})(\d+|unos|muchos|tantos|cuántos|los|mis|sus|varios|cien|mil|hace) anos(?!\p{L})/giu, '$1 años'],
    // "la sra Maricruz"
    [/(?<!\p{L})(sra?|srta|dra?)(?=\.? \p{Lu})/gu, (title) => capital(title)],
    [/(?<!\p{L})(un|este|el|al|cada|fin de|todo el|medio) ano(?!\p{L})/giu, '$1 año'],
    [/(?<!\p{L})((?:mi|su|tu|nuestro|de|para|a|con|al|y|querido|feliz día) )papa(?!\p{L})/giu, '$1papá'],
    [/(?<=^|[.,;:!?]\s*)papa(?!\p{L})/giu, 'papá'],
    [/(?<=(?<!\p{L})en )(?:rosario|mendoza|santiago|lima|chile|granada|san juan|mérida|victoria)(?!\p{L})/gu, capitals],
    [/(?<!\p{L})(tu|su|mi|el|de|del|feliz) cumple(?! \d|\p{L})/giu, '$1 cumpleaños'],
    [
      new RegExp(
        `(?<!\\p{L})el (?=${CLITIC} \\p{L}|(?:es|era|fue|tiene|tenía|hace|hacía|siempre|dice|decía|quiere|baila|canta|cocina) )`,
        'giu',
      ),
      'él ',
    ],
    [
      /(?<=(?:^|[.,;:]|(?<!\p{L})(?:que|y|ella|él|me|nos|le|les|se|siempre|nunca|no|descanse))\s*)hacia(?= (?!el |la |mi |tu |arriba|abajo|atrás|adelante)\p{L})/giu,
      'hacía',
    ],
    [/(?<!\p{L})(se|me|nos|que|siempre|nunca|no|lo|él|ella|y) sabia(?!\p{L})/giu, '$1 sabía'],
    [/(?<=(?:^|[.,;:]|(?<!\p{L})(?:ya|yo|no|perdón|\p{Lu}\p{L}+|perdóname \p{L}+))\s*)(?<!\p{L})se (?=que )/giu, 'sé '],
    [
      /(?<!\p{L})esta (?=(?:en|muy|siempre|tan|re|bien|mal|aquí|lejos|por|aprendiendo|conmigo|\p{L}+[aei]ndo|enferm[oa]|embarazada|trist[eo]|loc[oa]|cansad[oa]|solit[oa]|gord[oa])(?!\p{L}))/giu,
      'está ',
    ],
    [
      new RegExp(
        `(?<=^|[\\s,.])(?<!(?<!\\p{L})(?:que|no|nunca|me|te|nos|se|le) )(?:${SELF_DONE})(?= (?:tus?|el|las?|los|mis?|sus?|una?|que|tarde|contigo|con|en|me|todo|muy)(?!\\p{L})|[.,;]|$| olvid)`,
        'gu',
      ),
      (word) => word.replace(/e$/u, 'é').replace(/i$/u, 'í'),
    ],
    [/(?<!\p{L})(va|voy|vas|van|vamos|iba|iban) (?=(?!ver )\p{L}+[aei]r(?:se|me|le|nos)?(?!\p{L}))/giu, '$1 a '],
    [/(?<=(?<!\p{L})(?:me|nos|le|les|te) )(falt|gust|encant|cost|import|sobr)o(?!\p{L})/giu, '$1ó'],
    [
      /(?<=(?<!\p{L})nos )(?!\p{L}*(?:uvo|uso|izo|vino|dijo|trajo|dujo|upo|udo|uiso|rio|dio)(?!\p{L}))(?!(?:como|cuando|todo|mucho|poco|lo|solo|no|algo)(?!\p{L}))(\p{L}{3,})o(?=\s(?:a|el|la|los|las|un|una|con|en|todo|que|de|su|sus|por|para|sol[oa]|como|muchas?)(?!\p{L}))/giu,
      '$1ó',
    ],
    // "media ciudad la levanto el".
    [/(?<!\p{L})(\p{L}{3,})o el(?=\s*(?:[.,;:!?]|$))/giu, '$1ó él'],
    [
      /(?<!\p{L})se ((?:nos|me|le|les|te) )?(?!\p{L}*(?:uvo|uso|izo|vino|dijo|trajo|dujo|upo|udo|uiso|rio|dio)(?!\p{L}))(?!(?:como|cuando|cuanto|todo|mucho|poco|lo|solo|no|algo|esto|eso|cómo)(?!\p{L}))(\p{L}{3,})o(?!\p{L})/giu,
      (_, whom: string | undefined, verb: string) => `se ${whom ?? ''}${verb}ó`,
    ],
  ],
  places: {
    before: '(?:en|a|desde|hasta|de|por|y) ',
    named: SPANISH_PLACES.split(', ')
      .filter((place) => !UNSURE.test(place))
      .join(', '),
  },
})
