import { escaped } from '../../patterns.ts'
import { amongst } from '../../people/names-in.ts'

/** As people type them, in small letters: those that are no other words. */
export const SPANISH_FIRST_NAMES =
  'maría josé ana juan antonio manuel francisco javier carlos daniel miguel rafael pedro pablo alejandro fernando luis sergio jorge alberto álvaro diego adrián raúl enrique ramón vicente iván rubén óscar andrés joaquín santiago eduardo víctor roberto jaime mario ignacio alfonso ricardo marcos jordi emilio julián guillermo tomás gabriel agustín felipe nicolás gonzalo hugo samuel mateo martín lucas bruno carmen isabel josefa cristina laura marta francisca antonia lucía elena sara paula raquel juana manuela beatriz julia patricia silvia irene alicia andrea teresa sandra montserrat sonia mónica claudia susana yolanda natalia inés margarita nuria sofía valentina camila ximena renata fernanda daniela mariana gabriela lupita verónica lorena adriana diana carolina jimena emilia martina noelia rocío miriam lidia olga lola paco pepe paquita conchita toño memo chuy beto nacho quique curro fer dani sofi ale pau majo gaby lalo tere nando santi mati nico lucho yessenia yesenia brayan brian kevin thiago tiago lupe chayo mariela maite aitana leire noa nora carla carlota celia elsa elisa esther eva graciela griselda guadalupe hortensia ingrid isadora karla karina karen kenia leticia leonor liliana luciana luisa lourdes magdalena maribel marisol marlene matilde mayra melissa mireya nadia ofelia pamela paola priscila rebeca rosalía rosaura ruth samantha selena tania tatiana thalía vanessa vanesa viviana wendy yadira yamila yazmín zoe aarón abel abraham alexis alfredo armando arturo benjamín bernardo césar christian damián dante darío david edgar efraín elías emiliano erick ernesto esteban eugenio fabián facundo federico félix fidel gael gerardo germán gilberto gustavo héctor hernán isaac ismael israel javi jesús joel jonathan josué leandro leonardo lorenzo luca mariano matías mauricio max máximo moisés noé omar orlando oswaldo patricio ramiro rené rodrigo rodolfo román saúl sebastián simón teodoro ulises valentín wilson xavier yahir eloísa belén begoña asunción encarnación concepción josefina isidora rosita carmencita juanita juanito panchito pancho pepito pepita manolo manoli maruja edu álex susi rafa jorgito carlitos luisito miguelito anita lolita teresita nati naty sebas juanjo juanma josema chema kike nachito leti leo enzo lautaro agustina macarena catalina antonella emma olivia ema delfina juli cami meli mica paty vicky betty gabi dany'

const isKnown = amongst(SPANISH_FIRST_NAMES)

/** First names, whoever stands beside one, "yessenia y el brayan", and nicknames, "mi roomie el pollo". */
export function peopleIn(description: string): string[] {
  const said = description.replace(/(?<!\p{L})san(?:ta|to)? \p{L}+/giu, ' ')
  const known = isKnown(said)
  const beside = [...description.matchAll(BESIDE)].flatMap(([, first = '', second = '', end]) =>
    isKnown(`${first} ${second}`).length > 0 || end === ' y yo' ? [first, second] : [],
  )
  const nicknamed = [NICKNAMED, NICKNAMES, LEAVING].flatMap((source) =>
    [...said.matchAll(source)].map(([, name = '']) => name),
  )
  return [...known, ...beside, ...nicknamed]
}

const BESIDE =
  /(?<!\p{L})(?<!(?:mi|el|la|su) )(\p{Ll}{3,}),? [ye] (?:(?:el|la|su) )?(?!(?:que|mis|sus|las|los|una|con|nos|les|él|ella|nunca|siempre|mi|su)(?!\p{L}))(\p{Ll}{3,})( y yo|(?=$|[.,;:!?)]| (?:se|que|por|en|el|este)(?!\p{L})))/gu
const NICKNAMED =
  /(?<!\p{L})(?:mi|nuestro|nuestra) (?:mejor )?(?:amig[oa]|herman[oa]|prim[oa]|tí[oa]|compa|roomie|compañer[oa](?: de (?:piso|cuarto))?|vecin[oa]|jef[ea]|cuñad[oa]|perr[oa]|gat[oa]|abuel[oa]) ((?:el|la) (?!(?:mayor|menor|más|pequeñ[oa]|grande|chic[oa]|chiquit[oa]|médic[oa]|doctora?|abogad[oa]|profesora?|profe|del?|que|otr[oa]|mejor|peor|viej[oa]|sábado|domingo|lunes|viernes|día|semana|jueves|martes|noche)(?!\p{L}))\p{Ll}{3,})(?=$|[.,;:!?]| que(?!\p{L}))/gu
/** "para la flaca", "con el gordo". */
const NICKNAMES =
  /(?<!\p{L})(?:para|con|de|y|a) ((?:el|la) (?:gord[oa]|flac[oa]|negr[oa]|chin[oa]|pelad[oa]|turc[oa]|tano|colorad[oa]|gringo|pollo|oso|chato|chata|güer[oa]|enano|enana))(?=$|[.,;:!?]| (?:que|y|se|en)(?!\p{L}))/gu
/** "se va joaco de sistemas". */
const LEAVING =
  /(?<!\p{L})se (?:va|jubila|retira|muda|casa|gradúa|recibe) (?!(?:a|al|de|del|el|la|los|mi|mis|nuestr[oa]|para|por|con|en|y|lejos|mañana|hoy|ya|pronto|este|esta|su|un|una|uno|alguien|después|muy|todo)(?!\p{L}))(\p{Ll}{3,})(?= de |[.,;:!?]|$)/gu

const THEIR_ANIMAL =
  '(?:tien\\p{L}+|ten\\p{L}+|tuv\\p{L}+|adopt\\p{L}+|compr\\p{L}+|recog\\p{L}+|rescat\\p{L}+|cuid\\p{L}+) (?:a )?(?:un|una|dos|otr[oa]) (?:perr|gat|conej|loro|tortug|caball|gallin|pez|hámster|cachorr)\\p{L}*(?: \\p{L}+){0,2}? (?:que se llama(?:ba)?|llamad[oa]) '

/** Months and the like are names behind a word for somebody: "mi hija Abril", "mi tío Julio". */
export function isNoName(name: string, description: string): boolean {
  // "y ahora tienen un perro que se llama Melón": no guest of a wedding.
  if (new RegExp(`${THEIR_ANIMAL}${escaped(name)}(?!\\p{L})`, 'iu').test(description)) return true
  // "mi gato negro", no nickname there.
  if (
    /^negr[oa]s?$/iu.test(name) &&
    new RegExp(`(?<!\\p{L})(?:gat|perr|conej|caball|yegu)\\p{L}+ ${name}`, 'iu').test(description)
  )
    return true
  if (
    !/^(?:abril|julio|domingo|tango|bolero|salsa|rumba|cumbia|ranchera|corrido|mariachi|flamenco|disco|jazz|blues|rock|punk|vals|reggae|milonga)$/iu.test(
      name,
    )
  )
    return false
  const behind = new RegExp(
    `(?<!\\p{L})(?:hij|herman|niñ|bebé|beb|niet|sobrin|prim|tí|ti|abuel|amig|novi|espos|cuñad|suegr|ahijad|vecin|gemel|melliz|perr|gat|conej|caball|yegu|cachorr|llam|don|doña|papá|papa|mamá|señor)\\p{L}*(?: \\p{L}+ [ye])? (?:${name})(?!\\p{L})`,
    'iu',
  )
  return !behind.test(description)
}

/** Where somebody went or lives, streets, and towns behind what they are: "se va a Noruega", "en la calle Olmo". */
export const townsIn = (description: string): readonly string[] =>
  [...description.matchAll(TOWN)].flatMap(([, street, town]) => [street, town].filter((one) => one !== undefined))

const TOWN =
  /(?<!\p{L})(?:(?:[Cc]alle|[Aa]venida|[Aa]vda\.?|[Pp]laza|[Pp]aseo|[Ee]squina|[Bb]arrio|[Cc]olonia|[Ee]stación|[Pp]laya|[Rr]ío|[Cc]erro|[Hh]ospital|[Cc]olegio|[Ii]nstituto|[Uu]niversidad) (?:de |del |[Ll]a |[Ee]l |[Ll]os |[Ll]as )*(\p{Lu}\p{L}+(?: (?:(?:de|del|la) )*\p{Lu}\p{L}+)*)|(?:vivir|trabajar|estudiar|viajar|mudarse|mudó|muda|va|voy|vas|vamos|fue|fui|fuimos|fueron|ir|irse|emigró|emigramos|llegó|llegamos|volver|volvió|viajó|viajamos|viaje|vive|vivía|vivimos|nació|nacimos|conocimos|conocieron|trabajaba|trabaja|estudia|pueblo|ciudad|isla|bomberos|vecinos|vecinas|gente|policía|feria|fiestas|alcalde|equipo|virgen|señores)(?: \p{Ll}+){0,3}? (?:a|en|de) (\p{Lu}\p{L}+(?: (?:(?:de|del|la) )*\p{Lu}\p{L}+)*))/gu
