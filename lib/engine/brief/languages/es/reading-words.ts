import { amongst } from '../../people/names-in.ts'
import type { ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { SPANISH_LESSON } from './lessons.ts'
import { isNoName, peopleIn, SPANISH_FIRST_NAMES, townsIn } from './names.ts'
import { SPANISH_KIN } from './words/kin.ts'
import { SPANISH_KINDS_OF_SONG } from './words/kinds-of-song.ts'
import { SPANISH_PLACES } from './words/places.ts'
import { verbForms } from './words/verbs.ts'
import { writtenOut } from './written-out.ts'

/** People leave accents out. */
const loose = (source: string) =>
  source.replace(/\[[^\]]*\]|[áéíóúñ]/gu, (one) => (one.length > 1 ? one : `[${one}${one.normalize('NFD').charAt(0)}]`))

const SHOP =
  'equipo|club|panadería|pastelería|cafetería|café|bar|restaurante|tienda|taller|peluquería|barbería|salón|gimnasio|hotel|banda|coro|empresa|app|librería|floristería|florería|pizzería|taquería|cervecería|heladería|ferretería|frutería|carnicería|zapatería|papelería|veterinaria|estética|lonchería|fonda|cocina económica|negocio|puesto|puestito|local|tiendita|dulcería|abarrotes|marisquería|juguería|food truck|academia|boutique|spa|lavandería|canal|podcast|blog|pollería|rotisería|almacén|kiosko|kiosco|chifa|cevichería'

const TEAM = 'peña|equipo|equipito|club|selección|escuadra|porra (?:para|de)'
/** "los chanclas fc", "el rincón de lupe". */
const NICKNAME = "(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as) (?:[\\p{L}\\p{N}'’]+ ??){1,4}?"
const BRAND_END =
  '(?=[.,;:!?\\n()]|$| de \\p{Lu}| de (?:san|santa) | (?:en|que|con|para|por|y|vend\\p{L}+|hac\\p{L}+|está|son|somos|jug\\p{L}+|entren\\p{L}+|gan\\p{L}+|abr\\p{L}+|desde) )'

const END =
  '(?=[.,;:!?¿¡\\n()]|$| - | – |\\b(?:pero|aunque|con|sin|que|quien|quienes|cuando|donde|porque|para|por|cantad[ao]|al estilo|en (?:japonés|inglés|francés|español|portugués|italiano|alemán|forma|versión|plan|clave|tono)|llamad[ao]|titulad[ao]|estilo|tipo)\\b)'
const SOMEBODY_END =
  '(?=[.,;:!?¿¡\\n()]|$|\\b(?:que|quien|quienes|cuyo|cuya|porque|por|cuando|donde|pues|ya que|sobre|acerca|con|sin|en|a|al|para|de parte|desde|es|era|fue|cumple|se|su|sus|[é]l|ella|en forma|estilo)\\b)'
const MINE = '(?:mi|mis|nuestr[oa]s?)'
/** "la camisa de mi papá" is no song to him. */
const OF_SOMEBODY =
  '(?:muerte|cumple|cumpleaños|boda|historia|vida|jubilación|graduación|despedida|memoria|nacimiento|llegada|funeral|partida|aniversario|bautizo|comunión|fiesta|recuperación|operación|nombre|lucha|amor|pérdida|ausencia|retiro|regreso|mudanza|canción|risa|voz|recuerdo|homenaje|honor)'
const NO_THING_OF = `(?<!\\b[Dd][ií]a )(?<!\\b(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as|[Uu]na?) (?!${OF_SOMEBODY})\\p{L}{3,} )`
const LIST_END = '(?=[.,;:!?¿¡\\n()]|$|\\b(?:y|pero|por favor|solo|sólo|con|que)\\b)'

const firstNamesIn = amongst(SPANISH_FIRST_NAMES)

const accented: ReadingWords = {
  spaced: true,
  determiners: 'mis?|nuestr[oa]s?|su|sus|el|la|los|las|un|una|unos|unas|para|a|al|de|del|con',
  named: 'llamad[oa]|que se llama|se llama|de nombre',
  saying: '(?:dice|decía|decir|grita|gritaba|repite|repetía|llama|llamaba)(?:,? \\p{L}+){0,2}:?',
  behindKin: "la|el|doña|don|d(?:['’]|[eao]l?s? )\\p{L}+",
  titles: 'Doctora?|Miss|Sra?|Srta|Don|Doña|Señora?|Señorita|Dra?|Profe|Maestr[oa]|(?<!d[ií]a del )Padre|Sor',
  goesOn:
    'que|quien|y|e|es|era|fue|cumple|tiene|vive|ama|quiere|trabaja|de|en|por|para|sobre|con|a|se|porque|siempre|nunca|no|le|me|nos|ya|muri[oó]|falleci[oó]|duerme|come|odia|ladra|hace|dice|est[aá]|va|canta|cocina|baila|juega|llega|estudia|ronca|cuando|pero|\\p{L}+(?:aba|ía|ió|ó)',
  unlikeNames: `^(?:${verbForms()
    .filter((form) => firstNamesIn(form).length === 0)
    .join(
      '|',
    )}|(?:dec|ten|hac|sab|quer|viv|pod|le|re|corr|dorm|com|beb|cos|pon|sal|ven|tra|escrib|ped)[ií]an?|\\p{L}+(?:aban?|ando|iendo|ó|[aei]mos)|era|fue|es|está|beb[eé]|cachorr[oa]|perdid[oa]|invisible|imaginari[oa]|íntim[oa]|después|antes|desde|hasta|hincha|fanátic[oa]|amante|socio|apasionad[oa]|campeón|campeona|azul|roj[oa]|blanc[oa]|gris|verde|amarill[oa]|marrón|dorad[oa]|atigrad[oa]|naranj[oa]|peluch[eo]|ceg[oa]|cieg[oa]|coj[oa]|sord[oa]|nuev[oa]|jov[ei]n|pequeñ[oa]|adoptad[oa]|rescatad[oa]|preferid[oa]|soltera?|jubilad[oa]|viud[oa]|favorit[oa]|mayor|menor|querid[oa]|muerta?|enferm[oa]|materna|paterna|política|se|que|ayer|hoy|vieja|linda|bella|hermosa|ama|tiene|cocina|baila|canta|duerme|ronca|cumple|odia|come|siempre|nunca|murió)$`,
  and: 'y|e|o|u',
  relative: '\\b(?:que|quien|quienes|cuando|donde|porque|cuyo|cuya|mientras)\\b',
  deed: '^(?:no )?\\p{L}{2,}(?:[aei]r|ír)(?:me|te|se|nos|lo|la|los|las)? ',
  peopleIn,
  writtenOut,
  isNoName,
  townsIn,
  factsIn,
  brand: [
    `\\b(?:equipo|club|panadería|pastelería|cafetería|café|bar|restaurante|tienda|taller|peluquería|salón|gimnasio|hotel|banda|coro|empresa|app|librería|floristería|pizzería|taquería|cervecería),? (?:(?:llamad[oa]|que se llama|de nombre) )?((?:el |la |los |las )?\\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|del|la|los|las|y) )*\\p{Lu}[\\p{L}'’-]+)*)`,
    `\\b(?:mi|nuestr[oa]|para|la|el|una?|de) (?:${SHOP}) (?:de|para) (?:\\p{Ll}+ ){1,2}?(\\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|del|la|los|las|y) )*\\p{Lu}[\\p{L}'’-]+)*)`,
    `(?<!\\b(?:gat|perr|lor|conej|burr)[oa]s? (?:\\p{L}+ )?)\\b(?:llamad[oa]|que se llama|de nombre) ((?:\\p{L}+ ??){1,4}?)(?=[.,;:!?\\n()]|$| (?:en|de|que|con|para|por|y) )`,
    loose(
      `\\b(?:mi|nuestr[oa]|para|la|el|una?|de) (?:${SHOP})(?: (?:mecánico|mecánica|dental|canina|vegan[oa]|artesanal))?(?: de (?:\\p{L}+ y )?\\p{L}+(?: de mi \\p{L}+)?)?,? (${NICKNAME})${BRAND_END}`,
    ),
    loose(`\\b(?:${TEAM})(?: del? (?:(?:el |la )?\\p{L}+ ){1,2}?)?,? ?\\b(${NICKNAME})${BRAND_END}`),
    loose(
      `\\b(?:mi|nuestr[oa]|para|la|el|una?|de|jingle|anuncio|cuña) (?:${SHOP})(?: (?:mecánico|mecánica|dental|canina|vegan[oa]|artesanal))?,? ((?!(?:de|del|que|en|con|para|por|y|se|es|vende\\p{L}*|nuev[oa]|familiar|favorit[oa]|\\p{L}+(?:amos|emos|imos))\\b)(?:\\p{L}+ ??){1,3}?)${BRAND_END}`,
    ),
    `\\b(?:para|de) ((?:[Ll]os|[Ll]as|[Ee]l|[Ll]a) \\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|del) )?\\p{Lu}[\\p{L}'’-]+)*)`,
  ],
  signature:
    '\\bde parte d(?:e|el) (?:[^.;!?\\n]*?(?=,? ?\\bpara (?:mi|mis|nuestr[oa]s?|el|la|su|mam|pap|abuel)\\p{L}*)|[^.,;!?\\n]*(?:, \\p{L}+(?=,| y ))*(?:,? y (?:de )?(?:mi |la |el )?\\p{L}+)?)',
  subject: [
    ...SPANISH_LESSON,
    `\\b(?:sobre|acerca de(?= )|acerca(?= del)|en torno a|que (?:hable|habla|trate|trata) (?:de|sobre)) (.+?)${END}`,
    `\\bque (?:hable|habla|trate|trata) (del .+?)${END}`,
    `\\b(?:oda|homenaje|tributo|carta de amor) (?:a(?= )|(?=al ))(.+?)${END}`,
    `\\b(?:perdón|disculp\\p{L}+|disculpas?|perdon\\p{L}*)(?: a ${MINE} [\\p{L} ]+?)? por (?:haber(?:me|te|le|se)? \\p{L}+ )?(\\p{L}{2,}(?:[aei]r|ír)(?:me|te|se|le|nos|lo|la|los|las)? ?.*?)(?=[.,;:!?\\n()]|$)`,
    `\\bpor (\\p{L}{2,}(?:[aei]r|ír)(?:me|te|se|nos|lo|la)? .+?)(?=[.,;:!?\\n()]|$)`,
    `\\b(?:explicar|explique|explica|explicando|enseñar|enseñe|aprender|memorizar)(?: a (?:los |mis )?(?:niños|niñas|alumnos|estudiantes))? (?!a\\b|cómo\\b)(.+?)${END}`,
    `^((?!hacer\\b|escribir\\b|componer\\b|crear\\b|agradecer\\b|felicitar\\b|pedir\\b)\\p{L}{2,}(?:[aei]r|ír) (?:el|la|los|las|un|una|mi|mis|a|en|con|al|de|por|tarde|temprano)\\b ?.*?)${END}`,
    '^(?:(?:escribe|haz|hazme|crea|compón|quiero) )?(.+?) (?:en forma de|como|en versión|hech[oa]) (?:un |una )?(?:rap|canción|balada|himno|nana|poema|cumbia|rock|reguetón|bolero|corrido|salsa)\\b',
  ],
  hearer: [
    `\\b(?:cumplen?|se (?:jubila|retira|casan?|gradúa|muda|nos va|va)|murió|falleció|nació|aprobó|está en el hospital)(?: (?:hoy|mañana|ya|ayer|los|el \\p{L}+))*(?: \\d+(?: (?:años|añitos))?)? ((?:${MINE}|el|la|don|doña) .+?)${SOMEBODY_END}`,
    '\\bperd[óo]n(?:ame)?,? ((?:herman|amig|hij|prim|ti|tí|viej|gord|flac)[oa]|mam[áa]|pap[áa]|mi amor|abuel[oa])\\b',
    '\\b(?:[Pp]erd[óo]n|[Pp]erd[óo]name|[Dd]isculpa(?:me)?|[Ll]o siento|[Gg]racias),? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:se|si|que|dat|dass|że|bo|per|por|pour|aku|ho|ich|ik|ik|perché|porque)\\b)',
    `^(?![\\s\\S]*\\b(?:canción|tema|algo|balada|rap|felicitar|gracias|perdón|himno|cumbia|corrido|nana) (?:para|a) )((?:[Mm]i|[Nn]uestr[oa]) (?!canci|tema|historia|ex\\b|casa|pueblo|barrio|trabajo|jef)(?:mejor )?\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?= |,)`,
    `\\b(?:boda|aniversario|cumpleaños|cumple|bautizo|jubilación|graduación|funeral|despedida|memoria|recuerdo) de(?:l| la)? (.+?)${SOMEBODY_END}`,
    `\\b(?:[Pp]erdón|[Pp]edirle disculpas|[Dd]isculpas|[Gg]racias|[Áá]nimos?|[Ff]elicitar|[Ff]elicidades|[Aa]gradecer(?:le)?|[Dd]edicar(?:le)?|[Cc]antar(?:le)?|[Dd]ecir(?:le)?(?: adiós)?|[Hh]omenaje) (?:a|al) (.+?)${SOMEBODY_END}`,
    `\\b(?:para|dedicad[ao] a|de regalo a) (?!que\\b)(.+?)${SOMEBODY_END}`,
    `^(?:(?:[Hh]ola|[Bb]uenas(?: tardes| noches)?|[Bb]uen día)[ ,.!]*)?((?:[Mm]i|[Nn]uestr[oa]) (?:mejor )?\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?= |,)`,
    `${NO_THING_OF}\\b((?:[Aa]|al|de|del|sobre|con|extraño a|extrañar a) (?:${MINE} )?\\p{L}+(?: \\p{L}+)??(?: \\p{Lu}\\p{L}+)?) ?${SOMEBODY_END}`,
  ],
  without: [
    `\\b(?:(?<!\\bcon (?:\\p{L}+ ){1,3})sin(?: mencionar| hablar de| decir| usar| nombrar|(?= (?:nada de |tanta |mucha |ninguna? |la |las |el |los )?(?:bater[ií]as?|guitarras?|pianos?|trompetas?|violines|sintetizador(?:es)?|percusi[oó]n|tambor(?:es)?|bajo|metales|cuerdas|coros?|voz|voces|letra|palabras|autotune|auto-tune|instrumentos|rap|reguet[oó]n|cumbia|groser[ií]as|palabrotas|malas palabras|insultos|clich[eé]s|cursiler[ií]as|drama|rimas?|estribillo|m[uú]sica|tristeza|nombres?|dios|religi[oó]n|solo de guitarra)\\b))|no (?:menciones|mencionar|mencione|digas|decir|uses|usar|hables de|hablar de|nombres|pongas|quiero)|evita|evitar|nada de|(?:todo|cualquier cosa|lo que sea|cualquier estilo|cualquier género) (?:menos|excepto)|que no (?:hable de|mencione|diga|salga|aparezca)) (?:la palabra |las palabras |el nombre |ningún |ninguna |ni )?(?:el |la |los |las )?(?!\\p{L}+[aei]r(?:nos|me|te|se|les?|los?|las?)?\\b)(?!que (?:se|te|me|nos|la|lo)\\b)(?!(?:parar|dormir|ti|mí|él|ella|embargo|ganas|miedo|prisa|fin)\\b)(.+?)${LIST_END}`,
  ],
  place: [
    '\\b(?:en|desde|cerca de|(?:pueblo|ciudad|barrio|isla|playa|puerto) de|(?:mi|el|nuestro) (?:pueblo|barrio)(?: es)?,?|(?:vivir|trabajar|estudiar|viajar|mudarse|muda|va|voy|vas|vamos|fue|fui|fuimos|fueron|irse|viaje|llegó|llegamos|volver|volvió|mudó|mudamos|emigró|emigr\\p{L}+|viajó|viajamos) (?:\\p{L}+ )?a) ((?:La |El |Los |Las |San |Santa |Buenos )?\\p{Lu}[\\p{L}’-]+(?: (?:de |del |la )*\\p{Lu}[\\p{L}’-]+)*)',
  ],
  age: [
    '(?<!\\b(?:llevamos|llevan|llevo|lleva|hace|hacía|tras|después de|durante|por|cumplimos|celebramos|festejamos|desde hace|casi) )\\b(\\d{1,3})[ºª°]? (?:años|añitos|primaveras|cumpleaños)\\b(?! (?:\\p{L}+ndo\\b|de (?:casad|novi|trabaj|servicio|amistad|albañil|carrera|matrimonio|profe|maestr|enseñ|conocer|despu)|dando|junt|como|trabaj|enseñ|manej|vend|en (?:el|la)\\b|despu[ée]s|atr[áa]s))',
    '\\bcumpleaños (?:número |de )?(\\d{1,3})\\b',
    '\\b(\\d{2}) (?:tacos|palos|pirulos)\\b(?! al)',
    '\\b(?:cumple|cumplir|cumplirá|cumplió|cumples|(?:a|por|para) los) (\\d{1,3})\\b',
  ],
  length: [
    '(?<!\\b(?:audios?|vídeos?|videos?|mensajes?|notas? de voz) de )\\b(\\d(?:[.,]5)?)[ -]?min(?:utos?)?\\b',
    '\\b(\\d{2,3})[ -]?(?:seg(?:undos?)?|s)\\b',
  ],
  instrumental:
    '\\binstrumental(?:es)?\\b|\\bsin (?:letra|voz|voces|canto|cantante|palabras)\\b|\\bno (?:letra|voz|voces|canto|cantante|palabras)\\b|\\b(?:solo|sólo|solamente|únicamente) (?:la )?música\\b|\\bmúsica de fondo\\b|\\bque nadie cante\\b',
  voice: {
    f: '\\bvoz (?:\\p{L}+ )?(?:femenina|de (?:una )?(?:mujer|chica|niña|señora|muchacha))\\b|\\bvoces (?:femeninas|de mujer(?:es)?)\\b|\\bcantad[ao] por (?:una )?(?:\\p{L}+ )?(?:mujer|chica|cantante femenina|señora|niña|soprano)\\b|\\b(?:una|la) cantante\\b|\\b(?:soprano|mezzosoprano|contralto)\\b|\\b(?:una|que la cante una) (?:mujer|chica) (?:canta|cantando)\\b|\\bque cante una (?:mujer|chica)\\b',
    m: '\\bvoz (?:\\p{L}+ )?(?:masculina|de (?:un )?(?:hombre|chico|niño|señor|muchacho))\\b|\\bvoces (?:masculinas|de hombres?)\\b|\\bcantad[ao] por (?:un )?(?:\\p{L}+ )?(?:hombre|chico|cantante masculino|señor|niño|tenor)\\b|\\b(?:un|el) cantante\\b|\\b(?:tenor|barítono)\\b|\\bque cante un (?:hombre|chico)\\b',
  },
  languages: Object.fromEntries(
    Object.entries({
      ...{ en: 'inglés', es: 'español|castellano', ja: 'japonés', pt: 'portugués|brasileño', fr: 'francés' },
      ...{ zh: 'chino|mandarín', ko: 'coreano', id: 'indonesio', it: 'italiano', nl: 'holandés|neerlandés|flamenco' },
      ...{ pl: 'polaco', tr: 'turco', vi: 'vietnamita', de: 'alemán' },
    }).map(([code, name]) => [
      code,
      code === 'nl'
        ? '\\ben (?:holandés|neerlandés)\\b'
        : `\\ben (?:idioma )?(?:${name})\\b|\\b(?:letra|texto|canción|nana|balada|rap) en (?:${name})\\b|\\bidioma:? (?:${name})\\b`,
    ]),
  ) as ReadingWords['languages'],
  funny:
    '\\bgracios[oa]s?\\b|\\bdivertid[oa]s?\\b|\\bchistos[oa]s?\\b|\\bsarcástic[oa]\\b|\\bcómic[oa]\\b|\\bde (?:broma|humor|risa)\\b|\\b(?:quiero|para|queremos) (?:re[ií]rme|re[ií]rnos|re[ií]r)\\b|\\bque (?:nos|les|le|lo|la)? ?haga (?:mucho )?re[ií]r\\b',
  teasing:
    '^(?:Siempre |Nunca |Ya )?(?:llegas (?:siempre )?tarde|roncas|te quejas|pierdes|olvidas|se te (?:olvida|pierde|quema)|dices que (?:eres|vas|sabes|nunca)|quemas|haces trampas?|desafinas|cantas fatal|no sabes|te roba|robas|rompes|muerdes|presumes|discutes|te quedas dormid[oa]|no (?:lavas|friegas|recoges|pagas|cocinas|traes)|traes ni|lavas|pagas|dejas (?:todo|los|la|las|el)|te crees|mandas audios|ocupas)',
  misfortune:
    '\\b(?:lo|la|te) despidieron\\b|\\bperdi(?:ó|ste) (?:el|su|tu) (?:trabajo|empleo|bebé|embarazo)\\b|\\bperdi(?:ó|ste) a (?:su|tu|un) bebé\\b|\\b(?:la|te|lo) dejó (?:su|tu|el) (?:novi[oa]|marido|espos[oa]|mujer)\\b|\\bse divorci(?:ó|a)\\b|\\bte divorcia(?:s|ste)\\b|(?<!\\b(?:nunca|no|jamás) )\\breprob(?:ó|aste)\\b(?! a )|(?<!\\b(?:nunca|no|jamás) )\\bsuspendi(?:ó|ste)\\b(?! a )|\\b(?:está|estás) (?:deprimid[oa]|en paro|desemplead[oa]|muy trist[eo])\\b|\\ble diagnosticaron\\b|\\bte diagnosticaron\\b|\\bla quimio\\b',
  incurable: '\\b(?:parkinson|alzh?[eé]imer|demencia|esclerosis|cuidados paliativos)\\b',
  bereaved:
    '\\b(?:se le murió|le murió|perdió a|perdiste a|se te murió|acaba de perder a|enviud\\p{L}+)\\b(?: (?:su|tu|el|la) \\p{L}+)?',
  plots: SPANISH_KINDS_OF_SONG,
  kin: SPANISH_KIN,
  elsewhere:
    '(?<=\\bque \\p{L}+(?:ó|aba|ía) )(?:mi|nuestr[oa]) (?:marido|mujer|espos[oa]|padre|madre|papá|mamá|abuel[oa]|herman[oa]|hij[oa]|tí[oa]|suegr[oa])(?![\\p{L}])|' +
    `(?<=[.,;] ?(?:y )?(?:\\p{L}+ ){1,3}(?:el|la|los|las|un|una) (?!${OF_SOMEBODY})\\p{L}{3,} )de mi (?:papá|mamá|padre|madre|abuel[oa]|herman[oa]|tí[oa]|hij[oa])(?![\\p{L}])|` +
    '\\bse (?:fue|largó|largo|lió|acostó|acosto) con (?:mi|un|una|su|otro|otra) (?:mejor )?\\p{L}+|^(?:canción (?:sobre|de) )?(?:yo )?(?:siempre )?(?:recuerdo|me acuerdo de|añoro|recordando|los veranos|aquellos|cuando éramos)\\b(?! (?:a )?(?:mi|nuestr[oa]) )[\\s\\S]*$',
  apposed: ', ((?:mi|nuestr[oa]) \\p{L}+)',
  notNames:
    'uno una otro otra otros otras unos unas ambos varios muchos algunos ninguno nada pero y e si además encima igual total cuando era es está fue tenía hacía había mercurio venus tierra marte júpiter saturno urano neptuno plutón erasmus enhorabuena correos renfe mercadona carrefour telefónica movistar vodafone pemex imss issste oxxo walmart bimbo ryanair iberia vueling avianca seat ford renault toyota nissan volkswagen amazon rappi glovo bizum mercadolibre pokémon pokemon lego barbie nintendo minecraft fortnite champions mundial whatsapp instagram facebook tinder netflix youtube spotify tiktok zoom uber google ikea playstation fifa internet wifi nos siempre nunca jamás hoy ayer ahora después antes luego también además todavía ya aún casi todo todos toda todas nadie alguien cada mientras aunque porque pues entonces así allí aquí allá solo sólo juntos juntas tenemos somos éramos vamos teníamos estamos hace desde hasta ella él ellos ellas esto eso quién dónde gracias ojalá según durante yo inglés español española japonés portugués francés chino mandarín coreano indonesio italiano holandés polaco turco vietnamita alemán lunes martes miércoles jueves viernes sábado domingo enero febrero marzo mayo junio agosto septiembre octubre noviembre diciembre navidad nochebuena halloween año nuevo ramadán pop rock jazz folk country blues metal rap hip-hop r&b reggae reguetón reggaeton bachata edm bpm sr sra señor señora don doña dr dra un una unos unas el la los las mi mis nuestro nuestra lo me te se le de del al a en con sin por para sobre que quiero quisiera necesito escribe escríbeme haz hazme crea componer compón dame puedes podrías canción canciones balada himno nana jingle feliz felicidades cumpleaños gracias amor dios abuela abuelo abuelita abuelito mamá papá mami papi tía tío perdón perdóname disculpa oda homenaje tema letra música boda regalo dedicada dedicado algo cómo cuando perder adiós despedida fiesta serenata villancico vals punk indie electrónica instrumental triste alegre día madre padre maestro maestra profe profesor profesora',
  places: SPANISH_PLACES,
  weak: 'banda bandas cantar toca tocar ritmo música coro copa liga tiro arco defensa metro espuma noche noches sueño sueños dormir duerme duerma casa mesa luz luces plato platos hoja hojas línea banda estación agua puerta ventana calle calles barrio clase clases llamada canción canciones melodía letra partido campo cielo tierra flor rosa verano ola olas',
  small:
    'un una unos unas el la los las lo mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas algún alguna todo toda todos todas y o u e pero de del a al en con sin por para sobre acerca como que cuando donde quien es son era eran muy más tan solo sólo cada desde hasta',
}

export const es: ReadingWords = {
  ...accented,
  ...{ subject: accented.subject.map(loose), hearer: accented.hearer.map(loose), age: accented.age.map(loose) },
  ...{
    funny: loose(accented.funny),
    plots: accented.plots.map(([plot, source]) => [plot, loose(source)] as const),
    instrumental: loose(accented.instrumental),
  },
  kin: accented.kin.map(([source, ...kept]) => [loose(source), ...kept] as const),
  voice: { m: loose(accented.voice.m), f: loose(accented.voice.f) },
  languages: Object.fromEntries(
    Object.entries(accented.languages).map(([code, source]) => [code, loose(source)]),
  ) as ReadingWords['languages'],
}
