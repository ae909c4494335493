import type { ReadingWords } from '../../../reading.ts'
import { SPANISH_LESSON } from '../lessons.ts'

/** By which words a description asks for a kind of song, with their accents; the first that is found counts. */
export const SPANISH_KINDS_OF_SONG: ReadingWords['plots'] = [
  ...SPANISH_LESSON.map((source) => ['teaching', source] as const),
  [
    'lullaby',
    '(?<!\\b(?:mi|tu|su|querida|la) )\\bnanas?\\b|\\bcanci(?:ón|ones) de cuna\\b|\\barrullo\\b|\\barrorró\\b|\\bpara (?:que se )?(?:dormir|duerma|duerman)\\b|\\ba la hora de dormir\\b|\\bse duerma\\b',
  ],
  [
    'thanks',
    '^(?:\\p{L}+ )?(?:para )?(?:dar(?:le)? )?(?:las )?(?:mil |muchas )?gracias\\b(?! a dios)|\\b(?:canción|carta|tema) de (?:gracias|agradecimiento)\\b|\\bdarle las gracias\\b',
  ],
  [
    'apology',
    '(?<!\\b(?:pide|pedía|pidió|sin pedir) )\\bperd[oó]n\\p{L}*|\\bdisculp\\p{L}+|\\blo siento\\b|\\breconcili\\p{L}+|\\bmi culpa\\b|\\bme arrepiento\\b|\\barrepentid[oa]\\b',
  ],
  [
    'memorial',
    '\\b(?:murió|murieron|falleci\\p{L}+|la muerte de|(?:para (?:el|su|un) |en (?:el|su) )(?:funeral|entierro|velorio)|(?<!\\b(?:y|perdió|perdí) (?:el |al )?)(?:funeral|entierro|velorio) de|luto|duelo|difunt[oa]|en memoria|a la memoria|se mató|perdió la vida|en recuerdo|descanse en paz|ya no está|ya no están|nos dejó(?= (?:hace|el|en|este|ayer|para siempre|un|tan)\\b|[.,;]|$)|en paz descanse|q\\.? ?e\\.? ?p\\.? ?d|perdí a|perdimos a|partió al cielo|está en el cielo|pérdida de)\\b',
  ],
  ['devotion', '\\bpedir(?:le)? (?:matrimonio|que se case|la mano)\\b|\\bpedida de mano\\b'],
  ['party', '\\bdespedida de solter[oa]\\b|(?<!\\bnuestras )\\bbodas de (?:oro|plata|diamante)\\b'],
  [
    'wedding',
    '(?<!\\b(?:en (?:mi|nuestra|su|una)|las|la de|(?:perdió|perdí|perderse) (?:la|mi|su)|vestidos? de|fotos de|desde la|después de la|antes de la) )\\bbodas?\\b(?! de (?:oro|plata|diamante))|\\bse cas(?:an|a|aron|ó)\\b|\\bcasar(?:se|nos|me)\\b|\\bmatrimonio\\b|\\bcasamiento\\b|\\blos novios\\b|\\bprimer baile\\b|\\brecién casad[oa]s\\b|\\bnos casamos\\b',
  ],
  ['retirement', '\\bse (?:jubil|retir)\\p{L}+|\\bjubilaci[oó]n\\b|\\bme jubil\\p{L}+'],
  [
    'birthday',
    '(?<!\\b(?:los|sus|olvida el|olvida mi|olvidó mi|olvidó el) )\\bcumpleaños\\b|(?<!\\b(?:no|siempre|nunca) )\\bcumples?\\b(?! (?:con|su|sus|lo|el|la)\\b)|\\bcumplir (?:los )?\\d|\\bquinceañera\\b|\\b(?:los|sus) quince (?:años )?de\\b|\\bxv años de\\b|\\bmis quince\\b|\\bquince años\\b',
  ],
  [
    'graduation',
    '\\baprob(?:ó|aste|é) (?:el |la |las )?(?:carnet|selectividad|oposici|examen|licencia)\\p{L}*|\\bgrad[uú]\\p{L}+|\\bfin(?:al)? de curso\\b|\\bdespedir el curso\\b|\\bsac[oó] (?:la |una |su )?plaza\\b|\\bpromoción (?:de )?\\d|\\begres\\p{L}+',
  ],
  [
    'new-baby',
    '\\bbauti(?:zo|smo) de\\b|\\bbienvenid[oa] (?:a )?(?:mi|nuestr[oa]|al mundo)\\b|\\b(?:bebé|sobrin[oa]|niet[oa]|hij[oa]|ahijad[oa])(?: \\p{L}+){0,2} que (?:acaba de nacer|nació)\\b|\\brecién nacid[oa]\\b|\\bnaci[oó] (?:hoy |ayer |anoche )?(?:mi|nuestr[oa])\\b|\\bnacimiento de\\b|\\bacaba de nacer\\b|\\bva a nacer\\b|\\bnace (?:mi|nuestr[oa])\\b|\\bnaci[oó] (?:hoy|ayer|anoche|esta (?:mañana|madrugada|noche|semana)|hace (?:unos|pocos|dos|tres|cuatro|cinco|\\d) (?:días|semanas|horas))\\b|\\bnacerá\\b|\\bviene en camino\\b|\\bbaby shower\\b|\\b(?:voy a|vamos a) ser (?:papá|mamá|padres?|madre)s?\\b|\\bembaraz\\p{L}+',
  ],
  [
    'get-well',
    '\\bse (?:rompió|fracturó|torció|lesionó|quebró) (?:la|el|un|una) (?:pierna|brazo|tobillo|rodilla|muñeca|pie|hueso|clavícula|cadera|mano|codo)\\b|\\bconvalec\\p{L}+|\\brecuper\\p{L}+|\\b(?:est[aá]|sigue|internad[oa]|ingresad[oa]|hospitalizad[oa])(?: \\p{L}+){0,3} (?:en|al?) (?:el )?hospital\\b|\\b(?:la|su|una|de) operación\\b|\\bquimio\\p{L}*|\\bse va a operar\\b|\\b(?:lo|la|le|te) (?:van a )?oper(?:an|ar|aron)\\b|\\benferm[oa]\\b|\\bque se mejore\\b|\\bsanar\\b',
  ],
  [
    'thanks',
    '\\bgracias\\b|\\bagradec\\p{L}+|\\bgratitud\\b|\\bdía (?:de la madre|del padre|de las madres|del maestro|del profesor)\\b',
  ],
  [
    'farewell',
    '\\bdespedida\\b(?! de solter)|\\badiós\\b|\\bse va (?:al|del|de|a (?:vivir|trabajar|estudiar|otr[oa]|la|las|los|el|un|una|europa|españa|méxico|argentina|chile|canadá|estados|noruega|alemania|francia|italia))\\b|\\bse muda\\b|\\búltimo día (?:de|en)\\b',
  ],
  [
    'devotion',
    '\\bnuestras bodas de (?:oro|plata|diamante)\\b|\\bnuestro aniversario\\b|\\ba[nñ]os casad[oa]s con\\b|\\bcumplen \\d+ a[nñ]os (?:de )?(?:casados|matrimonio|juntos)\\b|\\baniversario de (?:boda|casad)\\p{L}*',
  ],
  ['new-year', '\\baño nuevo\\b|\\bnochevieja\\b|\\bfin de año\\b'],
  [
    'holiday',
    '\\b(?:de|para|por|sobre|la) (?:la )?navidad(?:es)?\\b(?! (?:nos|me|le|hac|siempre|com))|\\bnavideñ[oa]s?\\b|\\bnochebuena\\b|\\breyes magos\\b|\\bdía de (?:los )?muertos\\b|\\bsemana santa\\b|\\bhalloween\\b|\\bsan valentín\\b|\\bvillancicos?\\b|\\bposadas\\b|\\bhanukkah\\b|\\bjanucá\\b|\\bramadán\\b',
  ],
  [
    'team',
    '\\bhimno (?:del|de|para|de la)\\b(?! (?:la |el |los |las |mi |mis |nuestr\\p{L}+ )?(?:enfermer|médic|doctor|maestr|profes|madres|padres|abuel|mamá|papá|bomber|vecin|barrio|pueblo|ciudad|boda|cumple))|\\b(?:nuestro|mi|del|el) (?:equipo|club)\\b(?! de (?:trabajo|la oficina|ventas|soporte|marketing|enfermería|compañer))|\\bporra\\b|\\bcánticos?\\b|\\bbarra brava\\b|\\bpara (?:un|el) equipo\\b|\\bsub-?\\d+\\b|\\b(?:grupo|peña|equipo|club) de (?:senderismo|montaña|running|ciclismo|natación|fútbol|baloncesto|básquet|béisbol|voleibol|hockey|rugby)\\b',
  ],
  [
    'shop',
    '\\bjingle\\b|\\banuncio\\b|\\bpublicidad\\b|\\bcomercial para\\b|(?<!de )\\bcuña\\b|(?<!\\b(?:en|a|al|de|del|desde) )(?<!\\b(?:tiene|tenía|abrió|puso) )\\b(?:mi|nuestr[oa]|una|un|la|el) (?:panadería|pastelería|tienda|negocio|cafetería|restaurante|peluquería|barbería|taller(?! de)|empresa|marca|pizzería|floristería|florería|gimnasio|estudio|bar|hotel|heladería|taquería|librería|ferretería|frutería|carnicería|clínica|farmacia|zapatería|papelería|veterinaria|food truck|app|podcast|canal de (?:\\p{L}+))\\b',
  ],
  [
    'teaching',
    '\\b(?:para|que) (?:\\p{L}+ ){0,4}?(?:enseñ(?:ar\\p{L}*|e)|aprend(?:er\\p{L}*|an|a))\\b|\\benseñ(?:ar|ando) (?:a (?:los|mis|l[ao]s) \\p{L}+|las?|los?)\\b|\\beducativ[oa]\\b|\\bexpli(?:car|que|ca|cando)\\b|\\b(?:tareas?|examen|clase|exposición|proyecto) de (?:ciencias|historia|mate(?:s|máticas)?|bio(?:logía)?|geo(?:grafía|metría)?|quími(?:ca)?|físi(?:ca)?|lengua|sociales|naturales|inglés|música|álgebra)\\b|\\bpara memorizar\\b|\\bfases de\\b|\\bciclo del agua\\b|\\bfotosíntesis\\b|\\blos planetas\\b|\\bsistema solar\\b|\\btablas? (?:de multiplicar|del)\\b|\\babecedario\\b|\\balfabeto\\b|\\bmemorizar\\b|\\bpara (?:la |mi )?clase de\\b|\\bpara (?:el|un|mi) examen\\b|\\blas capitales\\b',
  ],
  [
    'heartbreak',
    '\\bdesamor\\b|\\bruptura\\b|\\brompi\\p{L}+ conmigo\\b|\\bcorazón roto\\b|\\bmi ex(?:novi[oa]|espos[oa]|marido|mujer)?\\b(?! (?:mejor|amig|jef|compañer|alumn|profe|cuñad|suegr|vecin|roomie|equipo|entrenador))|\\bdivorci\\p{L}+|\\bme (?:engañó|traicionó)\\b|\\bme dejó\\b(?! (?:su|sus|el|la|los|las|un|una|todo|con el|con la|ganar|manejar|entrar|dormir|copiar|de herencia)\\b)|(?:^|[.,;] ?)(?:ella |él )?se fue (?:con|y (?:me|se)|sin (?:decir|mí|avisar)|en \\p{L}+(?=,)|hace|anoche|el \\p{L}+(?=,))(?!\\p{L})|\\bdespecho\\b|\\bterminamos\\b|\\binfiel\\p{L}*|\\bamor perdido\\b|\\btraición\\b',
  ],
  [
    'missing',
    '\\bvive en (?:\\p{L}+ ){1,3}y yo en\\b|\\b(?:relación|amor) a distancia\\b|(?<!\\bno )\\bextrañ(?:o|ar|a|amos)\\b|\\becho de menos\\b|\\bechar de menos\\b|\\bte echo\\b|\\ba distancia\\b|\\b(?:est(?:á|ás|oy|amos)|vive|vives|vivo|vivimos|tan|muy|se fue) lejos\\b|\\bse fue a (?:vivir|trabajar|estudiar)\\b|\\bañor\\p{L}+|\\bme hace falta\\b',
  ],
  [
    'encouragement',
    '\\bánimos?\\b|\\bmiedo (?:de ir )?al? (?:la )?(?:dentista|médico|cole|colegio|escuela|examen|avión)\\b|\\banimar\\p{L}*|\\bmotiv\\p{L}+|\\bno (?:te )?rind\\p{L}+|\\bno rendirse\\b|\\bdar(?:le)? (?:ánimo|valor|fuerzas?)\\b|\\bsé valiente\\b|\\bsea valiente\\b|\\bantes d(?:e|el|e la|e su|e mi) (?:un )?(?:examen|maratón|carrera|entrevista|operación)\\b|\\bsuper(?:ar|ación|arse)\\b|\\bsalir adelante\\b|\\bseguir adelante\\b|\\bfuerza para\\b',
  ],
  [
    'protest',
    '\\bprotesta\\b|\\binjusticias?\\b|\\brabia\\b|\\brevolución\\b|\\bcorrupción\\b|\\bhuelga\\b|\\bcrisis climática\\b|\\bcambio climático\\b',
  ],
  [
    'complaint',
    '\\b(?<!se )quej\\p{L}+|\\bmolest\\p{L}+|\\bper(?:der|dí|dió|dido) (?:el|la|mi|un) (?:autobús|bus|camión|colectivo|micro|guagua|tren|metro|vuelo|avión|llaves?)\\b|\\bper(?:der|dí) las llaves\\b|\\batasco\\b|\\btráfico\\b|\\btrancón\\b|\\bembotellamiento\\b|\\bmulta\\b|\\bwi-?fi\\b|\\bimpresora\\b|\\b(?:sobre|contra|odio) los lunes\\b|\\bodio\\b|\\bodiar\\b|(?<!\\bextraño las )\\breuni(?:ón|ones)\\b|\\bimpuestos\\b|\\bresaca\\b|\\bcruda\\b|\\bno (?:arranca|funciona|sirve)\\b|\\bmadrugar\\b|\\bdespertador\\b',
  ],
  [
    'party',
    '\\bfiestas?\\b|\\bparrand\\p{L}*|\\bcelebr\\p{L}+|\\bviernes (?:por la|en la|de) noche\\b|\\bdespedida de solter[oa]\\b|\\bpista de baile\\b|\\brumba\\b|\\bcarnaval\\b',
  ],
  [
    'friendship',
    '\\b(?:para|a|de|por|sobre|es|eres|somos) (?:mi|mis|nuestr[oa]s?|un|una|unas|unos|su)? ?(?:mejor(?:es)? )?amig[oa]s?\\b|\\bmi mejor amig[oa]\\b|^(?:mi|mis) amig[oa]s?\\b|\\bamistad\\b|\\bcompadres?\\b|\\bcuates?\\b',
  ],
  [
    'falling',
    '\\benamor(?:arse|ando|ándome|ándose|é|armos)\\b|\\bprimer (?:beso|amor)\\b|\\bprimera cita\\b|\\bflechazo\\b|\\bme gusta (?:una|un)\\b|\\bpedir(?:le)? matrimonio\\b|\\bpedida de mano\\b',
  ],
  [
    'devotion',
    '\\baniversario\\b|(?:^|\\b(?:para|a|de|con|por|quiero|amo) )mi (?:querid[oa] )?(?:espos[oa]|marido|mujer|novi[oa]|parej[oa]|pareja|prometid[oa]|amor|cariño|vida)\\b|\\b(?:canción|balada|bolero|carta|serenata) de amor\\b|\\bserenata\\b|\\benamorad[oa]s?\\b|\\bromántic[oa]s?\\b|\\bte amo\\b|\\bamor (?:eterno|verdadero)\\b',
  ],
  [
    'nostalgia',
    '\\bnostal\\p{L}+|^(?:[Uu]na )?(?:[Cc]anción (?:sobre|de) )?(?:[Ee]l|[Aa]quel|[Ll]os|[Aa]quellos) (?:veranos?|inviernos?|viaje) (?:de|del|en|que)\\b|\\binfancia\\b|\\bniñez\\b|\\brecuerdos?\\b|\\bcuando (?:era|éramos) (?:niñ|joven|jóvenes|chic|pequeñ)\\p{L}*|\\bviejos tiempos\\b|\\baquellos (?:años|tiempos|días)\\b|\\brecordar\\b',
  ],
  [
    'home',
    '\\b(?:sobre|a|para|de|dedicad[ao] a|extraño) mi (?:pueblo|tierra|barrio|ciudad|hogar)\\b|\\b(?:sobre|dedicad[ao] a|canción (?:a|de|para)) (?:mi|nuestra|la) casa\\b|^mi (?:pueblo|tierra|barrio|ciudad)\\b|\\bvolver a casa\\b|\\bhogar\\b',
  ],
  [
    'freedom',
    '\\blibertad\\b|\\b(?:nuestro|sobre un|sobre el|un) viaje\\b|\\bviajar por\\b|\\bviaje por\\b|\\brenunci\\p{L}+ (?:a|al)\\b|\\baventuras?\\b|\\bcarretera\\b|\\bescapar\\p{L}*|\\bmochiler[oa]s?\\b|\\blibre\\b',
  ],
  [
    'calm',
    '\\b(?:de|para la|con) calma\\b|\\bpara (?:meditar|relajar\\p{L}*)\\b|\\bmeditación\\b|\\brelajante\\b|\\btranquil[oa]s?\\b|\\bdomingo por la mañana\\b|\\bseren[oa]\\b',
  ],
]
