import { matches } from '../../patterns.ts'

/** Subjects of lessons that the songwriter teaches line by line, in the words of descriptions. */
const SUBJECTS = [
  'd[ií]as de la semana|meses del a[nñ]o|abecedario|alfabeto|letras del abecedario|(?:cinco )?vocales|tablas? (?:de multiplicar )?del? (?:uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)|tablas de multiplicar|contar (?:hasta|del) [\\p{L}\\d]+',
  'ciclo del agua|fotos[ií]ntesis|planetas(?: del sistema solar)?|sistema solar|cuatro estaciones|estaciones del a[nñ]o|reciclaje|reciclar|separar (?:la |los )?(?:basura|residuos)|cinco sentidos',
  '(?:lavar(?:se|me|te|nos|les|le)?|lavado de) (?:bien )?(?:las )?manos|(?:lavar|cepillar)(?:se|me|te|nos|les|le)? (?:bien )?(?:los )?dientes|cepillado (?:de dientes|dental)|lavado de dientes|higiene (?:dental|bucal)|cruzar (?:bien )?(?:la |una |las )?(?:calles?|avenida|pista)|paso de (?:cebra|peatones)|(?:educaci[oó]n|seguridad) vial',
].join('|')
/** Of which other songs speak as well: "seven months". */
const LOOSE_SUBJECTS = 'd[ií]as|meses|tablas|multiplicar|n[uú]meros|letras|estaciones|sentidos'
const LEARNING =
  'aprend(?:er\\p{L}*|an?|amos)|ense[nñ](?:ar\\p{L}*|en?)|explicar\\p{L}*|explique|memorizar\\p{L}*|memoricen?|repasar|que se sepan?'
const CLASSES =
  '(?:mi |la |una )?clase de|tarea de|examen de|para (?:primero|segundo|tercero|cuarto|quinto|sexto|infantil|preescolar|primaria|(?:el )?k[ií]nder|mi clase|mis alumnos|la clase|(?:los |mis |mi )?(?:ni[nñ][oa]s?|hij[oa]s?))'
const SONG =
  '(?:canci[oó]n|canto|rap|reguet[oó]n|reggaet[oó]n|trap|cumbia|salsa|rock|himno|ronda)(?: (?!de )\\p{L}+){0,3}? (?:sobre|de|del|con|para)(?: \\p{L}{3,}(?<=[aei]r))?'

/** "para aprender los días de la semana", "un rap sobre el ciclo del agua": the subject of a lesson, with its article. */
export const SPANISH_LESSON = [
  `\\b(?:${LEARNING}|${CLASSES})\\b[^.;!?\\n]*?\\b((?:la |las |el |los )?(?:${SUBJECTS}))(?![\\p{L}])`,
  `\\b(?:${SONG}) ((?:la |las |el |los )?(?:${SUBJECTS}))(?![\\p{L}])`,
  `\\b(?:${LEARNING})(?: a (?:mi|mis|los|las|un) (?:\\p{L}+ ){1,3}?)? ?(?:(?:a |de memoria )?)((?:la |las |el |los )(?:${LOOSE_SUBJECTS})|multiplicar)(?=$|[.,;:!?\\n]| (?:con|de forma|en|para)\\b)`,
] as const

/** Whether all that is wished for is such a lesson, which tells of nobody. */
export const isKnownLesson = (description: string): boolean =>
  SPANISH_LESSON.some((source) => matches(source, description))
