/** The forms of frequent Spanish verbs by which a description is turned to its hearer; accents may be missing. */

/** Regular ones, and behind a slash the stem of "he", "she" where it changes: "contar/cuent". */
const REGULAR =
  'acariciar aparcar aplastar arrancar asar atornillar atropellar batear brindar bucear buscar callar chutar conectar cosechar cotillear cumplir desenterrar/desentierr divorciar emprender empujar enterrar/entierr esculpir fotografiar fregar/frieg grabar instalar madrugar marcar marchar merendar/meriend mojar montar ordeñar podar regatear renunciar sanar soplar sudar susurrar taladrar tararear trasnochar soltar/suelt apagar prender parar levantar despegar pisar arruinar cagar fallar pintar rayar quemar tragar oler arrastrar marear copiar escupir hartar despachar fiar atrever afinar desafinar picar mimar rascar renegar/renieg bostezar apoderar retar inundar pescar reciclar amenazar mezclar arropar consentir/consient echar armar imprimir criticar explicar descansar regañar reclamar abandonar amanecer perseguir/persigu sorprender apurar enfadar asomar rascar rasguñar explotar cobrar lastimar decorar practicar tratar aplaudir sacudir interrumpir depender tallar pegar relajar apretar/apriet alimentar curiosear heredar pasear bloquear amar adorar cocinar trabajar estudiar bailar cantar ayudar cuidar llevar tocar preparar llamar hablar mirar escuchar viajar caminar nadar pintar dibujar limpiar lavar arreglar reparar coleccionar regalar comprar gastar ganar llorar gritar ladrar maullar/maúll roncar fumar tomar cenar desayunar almorzar/almuerz saltar atrapar cazar robar masticar morder/muerd lamer arañar esperar extrañar odiar enseñar apoyar abrazar besar bordar hornear amasar usar manejar entrenar meditar rezar bromear chismear platicar charlar pelear enojar preocupar quejar levantar acostar/acuest despertar/despiert sentar/sient quedar olvidar recordar/recuerd contar/cuent soñar/sueñ jugar/jueg empezar/empiez pensar/piens cerrar/cierr regar/rieg plantar cultivar sembrar/siembr criar/crí enviar/enví graduar/gradú jubilar ahorrar pagar prestar cargar aguantar luchar curar salvar lograr intentar terminar acabar dejar pasar llegar entrar aprobar/aprueb reprobar/reprueb probar/prueb mostrar/muestr encontrar/encuentr volar/vuel rodar/rued colgar/cuelg apostar/apuest costurar remendar/remiend tejer coser comer beber leer creer correr vender aprender comprender responder prometer meter romper esconder temer crecer perder/pierd entender/entiend encender/enciend volver/vuelv devolver/devuelv mover/muev resolver/resuelv conocer nacer merecer parecer agradecer ofrecer desaparecer reconocer obedecer vivir escribir abrir subir compartir sufrir decidir descubrir recibir asistir insistir permitir partir discutir aburrir dormir/duerm pedir/pid servir/sirv seguir/sigu conseguir/consigu repetir/repit vestir/vist sentir/sient mentir/mient preferir/prefier divertir/diviert despedir/despid elegir/elig corregir/corrig derretir/derrit construir/construy destruir/destruy contagiar sonar/suen silbar brincar trepar acompañar visitar invitar celebrar festejar disfrutar admirar respetar valorar dedicar sacrificar entregar perdonar consolar/consuel calmar alegrar animar motivar inspirar iluminar llenar peinar maquillar bañar vacunar operar atender/atiend enamorar mudar cambiar casar separar engañar traicionar mandar contestar molestar fastidiar inventar crear programar diseñar coordinar dirigir organizar ordenar barrer planchar doblar secar pescar remar escalar patinar esquiar/esquí surfear anotar patear atajar defender/defiend liderar escapar asustar acurrucar ronronear babear olfatear tirar tumbar desordenar destrozar comentar opinar confiar/confí desconfiar/desconfí presumir brillar rescatar adoptar recoger escoger proteger manipular sacar apagar ensuciar guardar juntar lanzar botar tardar votar manchar colocar desvelar enfermar tropezar/tropiez negar/nieg repartir derramar columpiar planear abrigar acampar acertar/aciert admitir adornar afeitar agarrar agitar aguardar aliviar amarrar anunciar aplazar arriesgar arrullar asegurar atravesar/atravies avanzar averiguar avisar bajar bautizar brotar burlar calentar/calient capturar cavar chocar chupar coger comenzar/comienz compadecer competir/compit complicar confesar/confies congelar conservar convencer convidar cruzar cubrir debatir deletrear demostrar/demuestr desafiar/desafí descalzar desear deslizar despreciar destapar detestar dudar educar ejercitar emocionar empacar empapar encargar encerrar/encierr engordar enredar ensayar envolver/envuelv equivocar estirar estornudar estrenar evitar exagerar exigir existir extender/extiend fingir flotar formar frenar fundar gatear girar golpear gobernar/gobiern gruñir hojear huir/huy ilusionar imaginar imitar incluir/incluy indicar iniciar insultar jurar latir limitar mecer medir/mid moler/muel morir/muer necesitar nombrar notar observar ocultar ocupar ocurrir ofender orar parir parpadear pelar pellizcar pesar poblar/puebl posar predicar preguntar premiar presentar prohibir pulir recitar recorrer recuperar regresar relinchar rendir/rind renovar/renuev reñir/riñ repasar reservar resistir respirar revisar rezongar roer rogar/rueg saludar salpicar saborear sazonar señalar sobrevivir sollozar sospechar subrayar sujetar suspender suspirar teclear temblar/tiembl tender/tiend teñir/tiñ toser trazar triunfar untar vaciar/vací velar vencer vigilar voltear zurcir refunfuñar enrollar guiar/guí mecanografiar resbalar limar lijar serrar/sierr clavar soldar/suld barnizar segar/sieg trillar esquilar hilar trenzar rizar depilar embotellar vendimiar cebar rellenar empanar batir rallar colar/cuel escurrir saltear apilar trasplantar chiflar zapatear acomodar alcanzar aceptar abusar acusar adivinar agotar ajustar alojar alquilar ampliar/amplí apreciar apuntar aterrizar cancelar cansar castigar causar citar comprobar/comprueb comunicar conquistar consultar contratar convertir/conviert convivir declarar demorar derribar desarmar deslumbrar desenchufar desmayar despistar disparar dominar embarcar emborrachar emigrar encoger enfrentar envejecer escabullir estacionar estafar estallar facilitar fracasar frecuentar hundir instruir intercambiar intuir investigar lucir matar narrar navegar obligar padecer patentar pertenecer portar procurar progresar pronunciar protestar publicar realizar rechazar recetar recomendar/recomiend recortar reflexionar registrar reinar relatar rematar remover/remuev reportar retrasar reunir revolver/revuelv rodear soportar superar suplicar surgir sustituir torcer/tuerc trasladar ubicar variar/varí' +
  ' improvisar trapear remojar hervir/hierv trasquilar ensillar domar pastorear aullar/aúll cacarear piar trotar galopar corretear revolcar/revuelc enroscar arrebatar enchufar encestar cabecear esprintar sprintar pedalear nevar/niev llover/lluev tronar/truen granizar oscurecer anochecer adelgazar tatuar/tatú rasurar alisar rociar/rocí perfumar rozar acercar alejar atar desatar calcular sumar restar multiplicar dividir calificar evaluar examinar titular licenciar doctorar especializar inscribir matricular becar debutar actuar/actú rapear bailotear taconear menear aportar prosperar inaugurar innovar facturar invertir/inviert adeudar mendigar donar ofrendar honrar venerar santiguar persignar peregrinar comulgar ayunar migrar inmigrar exiliar zarpar anclar naufragar acelerar derrapar adelantar volcar/vuelc enfriar/enfrí evaporar condensar hidratar ventilar resfriar/resfrí vomitar sangrar cicatrizar internar ingresar rehabilitar medicar inyectar diagnosticar amputar abortar gestar amamantar destetar acunar dormitar duchar enjabonar enjuagar desvestir calzar abotonar abrochar desabrochar remangar ensanchar acortar alargar apapachar chiquear malcriar/malcrí regalonear felicitar alabar elogiar halagar piropear coquetear ligar besuquear pololear comprometer añorar lloriquear gimotear berrear chillar vociferar murmurar cuchichear chismorrear cotorrear parlotear conversar dialogar argumentar persuadir disuadir vacilar provocar jorobar joder incordiar irritar cabrear encabronar enfurecer rabiar patalear berrinchar desistir perseverar persistir tolerar sobrellevar empatar clasificar participar concursar deambular vagar callejear explorar hallar topar rebotar golear despejar driblar encajar rastrear husmear escarbar mordisquear relamer devorar engullir zampar picotear degustar catar sorber empinar vapear barajar farolear jaquear hackear escanear fotocopiar archivar acumular atesorar extraviar/extraví rebuscar hurgar fisgonear espiar/espí custodiar amparar cobijar tapar desenvolver empaquetar desempacar descargar transportar acarrear jalar halar arrojar aventar/avient rifar sortear obsequiar legar cooperar colaborar auxiliar socorrer liberar enjaular domesticar amaestrar adiestrar aclarar resumir memorizar declamar releer reescribir redactar firmar sellar remitir entornar trancar atrancar repintar colorear moldear forjar fundir martillear cortar rebanar mondar trocear desmenuzar deshuesar condimentar aliñar salar endulzar espolvorear guisar cocer/cuec estofar tostar/tuest gratinar rebozar empanizar descongelar recalentar emplatar retumbar crujir chirriar/chirrí zumbar vibrar tiritar transpirar jadear guiñar contemplar vislumbrar atisbar palpar frotar masajear sobar estrujar cosquillear bofetear noquear boxear alegar demandar denunciar culpar exculpar disculpar excusar justificar experimentar desconocer ignorar aterrar espantar ahuyentar expulsar emplear ascender/asciend dimitir retirar currar chambear laburar durar habitar residir establecer edificar reformar remodelar restaurar amueblar aspirar desempolvar encerar abrillantar lustrar bolear embarrar recolectar abonar fertilizar arar desyerbar injertar rastrillar homenajear conmemorar parrandear rumbear carretear tapear disfrazar rapar apresurar retornar irrumpir fugar reaparecer aparecer emerger renacer madurar fallecer agonizar gozar deleitar apasionar conmover/conmuev entusiasmar desanimar desalentar/desalient alentar/alient respaldar sustentar descuidar desatender delatar fabular fantasear anhelar ansiar/ansí idolatrar aborrecer menospreciar estimar desobedecer rebelar acatar incumplir garantizar confirmar afirmar rehusar juzgar condenar absolver/absuelv indultar confundir atinar pronosticar planificar alistar inventariar priorizar jerarquizar numerar enumerar tachar borrar eliminar añadir agregar quitar situar/sitú insertar desconectar sintonizar descender/desciend reptar arrodillar agachar recostar/recuest reposar continuar/continú proseguir/prosigu reanudar finalizar concluir/concluy presidir capitanear comandar orquestar arbitrar pitar abuchear ovacionar vitorear corear entonar desentonar conjugar tartamudear balbucear enmudecer silenciar'

/** Where the whole form has to be known: he, she; you. */
const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ es: 'eres', era: 'eras', fue: 'fuiste', ha: 'has', había: 'habías', está: 'estás', estaba: 'estabas' },
  ...{ estuvo: 'estuviste', tiene: 'tienes', tenía: 'tenías', tuvo: 'tuviste', va: 'vas', iba: 'ibas', ve: 'ves' },
  ...{ veía: 'veías', vio: 'viste', da: 'das', daba: 'dabas', dio: 'diste', hace: 'haces', hacía: 'hacías' },
  ...{ hizo: 'hiciste', puede: 'puedes', podía: 'podías', pudo: 'pudiste', quiere: 'quieres', quería: 'querías' },
  ...{ quiso: 'quisiste', dice: 'dices', decía: 'decías', dijo: 'dijiste', pone: 'pones', ponía: 'ponías' },
  ...{ puso: 'pusiste', sabe: 'sabes', sabía: 'sabías', supo: 'supiste', viene: 'vienes', venía: 'venías' },
  ...{ vino: 'viniste', trae: 'traes', traía: 'traías', trajo: 'trajiste', sale: 'sales', salía: 'salías' },
  ...{ salió: 'saliste', cae: 'caes', caía: 'caías', cayó: 'caíste', oye: 'oyes', oía: 'oías', oyó: 'oíste' },
  ...{ anda: 'andas', andaba: 'andabas', anduvo: 'anduviste', ríe: 'ríes', reía: 'reías', rio: 'reíste' },
  ...{ sonríe: 'sonríes', sonreía: 'sonreías', sonrió: 'sonreíste', huele: 'hueles', olía: 'olías' },
  ...{ maneja: 'manejas', conduce: 'conduces', conducía: 'conducías', condujo: 'condujiste', cabe: 'cabes' },
  ...{ debe: 'debes', debía: 'debías', suele: 'sueles', solía: 'solías', mantiene: 'mantienes', mantuvo: 'mantuviste' },
  ...{ mantenía: 'mantenías', contiene: 'contienes' },
  ...{ contenía: 'contenías', contuvo: 'contuviste', obtiene: 'obtienes', obtenía: 'obtenías' },
  ...{ obtuvo: 'obtuviste', detiene: 'detienes', detenía: 'detenías', detuvo: 'detuviste' },
  ...{ entretiene: 'entretienes', entretenía: 'entretenías', entretuvo: 'entretuviste', retiene: 'retienes' },
  ...{ retenía: 'retenías', retuvo: 'retuviste', sostiene: 'sostienes', sostenía: 'sostenías' },
  ...{ sostuvo: 'sostuviste', comone: 'comones', comonía: 'comonías', comuso: 'comusiste' },
  ...{ propone: 'propones', proponía: 'proponías', propuso: 'propusiste', supone: 'supones' },
  ...{ suponía: 'suponías', supuso: 'supusiste', dispone: 'dispones', disponía: 'disponías' },
  ...{ dispuso: 'dispusiste', expone: 'expones', exponía: 'exponías', expuso: 'expusiste' },
  ...{ impone: 'impones', imponía: 'imponías', impuso: 'impusiste', opone: 'opones' },
  ...{ oponía: 'oponías', opuso: 'opusiste', atrae: 'atraes', atraía: 'atraías' },
  ...{ atrajo: 'atrajiste', distrae: 'distraes', distraía: 'distraías', distrajo: 'distrajiste' },
  ...{ traduce: 'traduces', traducía: 'traducías', tradujo: 'tradujiste', produce: 'produces' },
  ...{ producía: 'producías', produjo: 'produjiste' },
  ...{ bendice: 'bendices', maldice: 'maldices', deshace: 'deshaces' },
  ...{ deshizo: 'deshiciste', sería: 'serías', haría: 'harías', tendrá: 'tendrás' },
  ...{ hará: 'harás', irá: 'irás', fríe: 'fríes', vale: 'vales' },
  ...{ podrá: 'podrás', estará: 'estarás', contradice: 'contradices' },
  ...{ convenía: 'convenías', cabía: 'cabías', satisface: 'satisfaces' },
  ...{
    freía: 'freías',
    valía: 'valías',
    aparece: 'apareces',
    aparecía: 'aparecías',
    compone: 'compones',
    componía: 'componías',
    necesita: 'necesitas',
    necesitaba: 'necesitabas',
    dará: 'darás',
    será: 'serás',
    sigue: 'sigues',
    faltó: 'faltaste',
    faltaba: 'faltabas',
  },
}

/** "I" of verbs that are not regular. */
const SELF =
  'soy somos era fui he había estoy estaba estuve tengo tenía tuve voy iba veo veía vi doy daba di hago hacía hice puedo podía pude quiero quería quise digo decía dije pongo ponía puse sé sabía supe vengo venía vine traigo traía traje salgo salía salí caigo caí oigo oí ando anduve río reí debo debía suelo necesito necesitaba conozco agradezco crezco merezco llegué'

/** More often something else at the beginning of a phrase. */
const OTHER_WORDS = new Set(
  'como para nada casa solo bajo sobre entre trabajo canto juego cuento sueño pago regalo beso abrazo paso grito vuelo recuerdo cargo mando lado cambio baile vino cerca estudio apoyo baño uso dedico archivo sello corto firma copia rifa bautizo retiro concurso divorcio anuncio desayuno almuerzo festejo saludo recibo inicio encuentro reencuentro aumento ascenso traslado relevo retrato relato paseo estreno regreso'.split(
    ' ',
  ),
)

export const plainOf = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300\u0301]/g, '')
    .normalize('NFC')

type Forms = {
  /** He or she, without accents: you. */
  readonly you: Map<string, string>
  /** Past tenses as "cocino" for "cocinó", which by itself is "I". */
  readonly unsure: Map<string, string>
  /** I, without accents: as it is written. */
  readonly self: Map<string, string>
  readonly they: Set<string>
  /** By the infinitive: what I did, and what you did. */
  readonly past: Map<string, { readonly self: string; readonly you: string }>
}

function formsOf(): Forms {
  const forms: Forms = { you: new Map(), unsure: new Map(), self: new Map(), they: new Set(), past: new Map() }
  const put = (map: Map<string, string>, form: string, said: string) => {
    const key = plainOf(form)
    if (!map.has(key)) map.set(key, said)
    const bare = key.replaceAll('ñ', 'n')
    if (!map.has(bare)) map.set(bare, said)
  }
  for (const [form, you] of Object.entries(IRREGULAR)) put(forms.you, form, you)
  for (const form of SELF.split(' ')) put(forms.self, form, form)
  for (const entry of REGULAR.split(' ')) {
    const [infinitive = '', changed] = entry.split('/')
    const stem = infinitive.slice(0, -2)
    const present = changed ?? stem
    const first = infinitive.endsWith('ar') ? ofAr(forms, put, stem, present) : ofEr(forms, put, stem, present, entry)
    forms.past.set(infinitive, first)
  }
  for (const [infinitive, self, you] of PASTS) forms.past.set(infinitive, { self, you })
  for (const word of PLURALS.split(' ')) forms.they.add(plainOf(word))
  return forms
}

const PASTS = [
  ['ser', 'fui', 'fuiste'],
  ['estar', 'estuve', 'estuviste'],
  ['hacer', 'hice', 'hiciste'],
  ['decir', 'dije', 'dijiste'],
  ['dar', 'di', 'diste'],
  ['traer', 'traje', 'trajiste'],
  ['poner', 'puse', 'pusiste'],
  ['tener', 'tuve', 'tuviste'],
  ['ir', 'fui', 'fuiste'],
  ['ver', 'vi', 'viste'],
  ['venir', 'vine', 'viniste'],
  ['salir', 'salí', 'saliste'],
  ['saber', 'supe', 'supiste'],
  ['poder', 'pude', 'pudiste'],
  ['querer', 'quise', 'quisiste'],
  ['oír', 'oí', 'oíste'],
  ['andar', 'anduve', 'anduviste'],
] as const

const PLURALS =
  'son eran fueron están estaban tienen tenían tuvieron van iban ven vieron dan dieron hacen hicieron pueden quieren querían dicen decían ponen saben vienen vinieron traen salen salieron andan ríen han hay daban hacían podían sabían venían traían ponían salían iban veían andaban quisieron pudieron dijeron trajeron pusieron supieron eran había hubo ponen oyen caen oían caían decían querían han habían'

type Put = (map: Map<string, string>, form: string, said: string) => void

function ofAr(forms: Forms, put: Put, stem: string, present: string) {
  const spelled = stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')
  put(forms.you, `${present}a`, `${present}as`)
  put(forms.you, `${stem}aba`, `${stem}abas`)
  put(forms.unsure, `${stem}ó`, `${stem}aste`)
  put(forms.self, `${present}o`, `${present}o`)
  put(forms.self, `${spelled}é`, `${spelled}é`)
  put(forms.self, `${stem}aba`, `${stem}aba`)
  for (const form of [`${present}an`, `${stem}aban`, `${stem}aron`]) forms.they.add(plainOf(form))
  return { self: `${spelled}é`, you: `${stem}aste` }
}

function ofEr(forms: Forms, put: Put, stem: string, present: string, entry: string) {
  const isOpen = /[aeo]$/.test(stem)
  const past = isOpen ? `${stem}íste` : `${stem}iste`
  const third =
    entry.includes('ir/') && !present.endsWith('y')
      ? stem.replace(/e(?=[^e]*$)/, 'i').replace(/o(?=[^o]*$)/, 'u')
      : stem
  const end = isOpen || /[^gq]u$/.test(stem) ? 'yó' : 'ió'
  const self = `${stem}í`
  put(forms.you, `${present}e`, `${present}es`)
  put(forms.you, `${stem}ía`, `${stem}ías`)
  put(forms.you, `${third}${end}`, past)
  put(forms.self, `${present.replace(/gu$/, 'g')}o`, `${present.replace(/gu$/, 'g')}o`)
  put(forms.self, self, self)
  put(forms.self, `${stem}ía`, `${stem}ía`)
  for (const form of [`${present}en`, `${stem}ían`, `${third}${end === 'yó' ? 'yeron' : 'ieron'}`])
    forms.they.add(plainOf(form))
  return { self, you: past }
}

let known: Forms | null = null

function forms(): Forms {
  known ??= formsOf()
  return known
}

/** "ama" gives "amas", "cocinó" gives "cocinaste"; "cocino" only where it is sure to be "cocinó". */
export function spokenTo(word: string, isPast = false): string | null {
  const key = plainOf(word)
  const { you, unsure, self } = forms()
  if (you.has(key) && !/[éí]$/.test(word)) return you.get(key) ?? null
  // "silaba" and "guayaba" are few.
  if (!you.has(key) && /^\p{L}{3,}aba$/u.test(key) && !/^(?:silaba|guayaba)$/.test(key)) return `${key}s`
  const isSure = /ó$/.test(word) || !self.has(key) || isPast
  return isSure ? (unsure.get(key) ?? null) : null
}

/** Behind "se" and "me" whatever looks like a verb is one: "me critica". */
export function spokenBehind(word: string): string | null {
  const sure = spokenTo(word, true)
  // "me puse la camisa".
  if (sure === null && spokenOfSelf(word) !== null) return null
  return (
    sure ??
    (/^\p{L}{2,}(?:[ae]|ía)$/u.test(word) ? `${word}s` : /[^i]ó$/u.test(word) ? word.replace(/ó$/, 'aste') : null)
  )
}

/** What stands behind a word for somebody and is no name: "mi mamá vive". */
export const verbForms = (): string[] => [...forms().you.keys(), ...forms().unsure.keys(), ...forms().they]

/** "olvide" gives "olvidé", "vivimos" itself: what I or we do. */
export function spokenOfSelf(word: string, isBare = false): string | null {
  const key = plainOf(word)
  const { past } = forms()
  if (/(?:[aei]mos|[áa]bamos|[íi]amos)$/u.test(key) && key.length > 4 && !/^(?:vamos a ver|ramos|extremos)$/.test(key))
    return word
      .replace(/(?<!^(?:ac|gr|al|tr|cl))abamos$/u, 'ábamos')
      .replace(/iamos$/u, (end, at: number) => (past.has(`${plainOf(word).slice(0, at)}iar`) ? end : 'íamos'))
  if (/ó$|^(?:se|di)$/i.test(word) || (isBare && OTHER_WORDS.has(key))) return null
  return forms().self.get(key) ?? null
}

/** Forms of "I" and of "he" alike: "vivía". */
export const isEither = (word: string) => spokenTo(word) !== null && spokenOfSelf(word) !== null

export const isOfThem = (word: string) => forms().they.has(plainOf(word))
export const isSpokenToYou = (word: string) => {
  spoken ??= new Set([...forms().you.values(), ...forms().unsure.values()])
  return spoken.has(word.toLowerCase())
}
let spoken: ReadonlySet<string> | null = null

export const pastOf = (infinitive: string) => forms().past.get(plainOf(infinitive)) ?? null
/** "pasó" is no "paso". */
export const isOtherWord = (word: string) => !/[óé]$/u.test(word) && OTHER_WORDS.has(plainOf(word))
