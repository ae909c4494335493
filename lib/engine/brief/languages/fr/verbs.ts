/** What is said of somebody, said to them: "aime" gives "aimes", "part" gives "pars"; null for what is surely no such form. */
export function secondPerson(third: string): string | null {
  const form = withAccents(third.toLowerCase())
  if (IMPERSONAL.has(form)) return null
  const known = IRREGULAR[form]
  if (known) return known
  if (NO_VERBS.has(form) || /ont$/u.test(form) || (/ent$/u.test(form) && !/(?:[vt]i|[sp])ent$/u.test(form))) return null
  if (/met$|bat$/u.test(form) || /[ea]$/u.test(form) || /d$/u.test(form)) return `${form}s`
  if (/ît$/u.test(form)) return `${form.slice(0, -2)}is`
  return /(?:ai|[rniuo])t$/u.test(form) ? `${form.slice(0, -1)}s` : null
}

/** "ont" gives "avez", "dansent" gives "dansez". */
export function secondPlural(third: string): string | null {
  const form = withAccents(third.toLowerCase())
  const known = PLURAL[form]
  if (known) return known
  if (/aient$/u.test(form)) return `${form.slice(0, -5)}iez`
  if (/ront$/u.test(form)) return `${form.slice(0, -3)}ez`
  if (/oient$/u.test(form)) return `${form.slice(0, -4)}yez`
  return /[^m]ent$/u.test(form) ? `${form.slice(0, -3)}ez` : null
}

/** Surely a verb that tells of somebody else, even where nobody stands before it. */
export function isThirdPerson(word: string): boolean {
  const form = withAccents(word.toLowerCase())
  if (form in IRREGULAR || form in PLURAL) return true
  if (/\p{L}{2}(?:ait|aient)$/u.test(form) && !NOUNS_LIKE_PAST.has(form)) return true
  const stem = form.replace(/(?:e|ent|ait|aient|era|eront)$/u, '')
  if (stem !== form && REGULAR.has(stem)) return true
  const other = form.replace(/(?:ent|ait|aient)$/u, '')
  return other !== form && OTHERS.has(other)
}

const NOUNS_LIKE_PAST = new Set(
  'lait trait souhait portrait retrait extrait parfait attrait bienfait forfait fait abstrait distrait satisfait imparfait refait défait'.split(
    ' ',
  ),
)

/** "oublie", "oublier" and "oublié" are typed alike: the last one, where it is one of a known verb. */
export function participleOf(word: string): string | null {
  const form = withAccents(word.toLowerCase())
  const [, stem = '', ending = ''] = /^(.*?)(?:é|e|er)(e?s?)$/u.exec(form) ?? []
  const known = [stem.replace(/è(?=\p{L}+$)/u, 'e'), stem.replace(/è(?=\p{L}+$)/u, 'é')].find((one) => REGULAR.has(one))
  return known ? `${known}é${ending === 'e' || ending === 'es' ? ending : ''}` : null
}

/** As people leave accents out: "repare", "etait". */
export const withAccents = (form: string): string => ACCENTED.get(form) ?? form

const NO_VERBS = new Set(
  'elle une que la sa ma ta ça notre votre comme même entre contre toute grande petite jeune vieille autre quelque là cette et tout petit grand tant autant avant pendant devant souvent vraiment haut saint'.split(
    ' ',
  ),
)
const IMPERSONAL = new Set('faut pleut neige suffit semble paraît'.split(' '))

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ est: 'es', a: 'as', va: 'vas', fait: 'fais', était: 'étais', avait: 'avais', peut: 'peux', veut: 'veux' },
  ...{ dit: 'dis', sait: 'sais', doit: 'dois', met: 'mets', prend: 'prends', vient: 'viens', tient: 'tiens' },
  ...{ boit: 'bois', voit: 'vois', croit: 'crois', rit: 'ris', lit: 'lis', écrit: 'écris', conduit: 'conduis' },
  ...{ connaît: 'connais', connait: 'connais', plaît: 'plais', plait: 'plais', bat: 'bats', vit: 'vis', sent: 'sens' },
  ...{ sert: 'sers', dort: 'dors', part: 'pars', sort: 'sors', court: 'cours', meurt: 'meurs', ment: 'mens' },
  ...{ perd: 'perds', rend: 'rends', attend: 'attends', entend: 'entends', vend: 'vends', apprend: 'apprends' },
  ...{ comprend: 'comprends', descend: 'descends', répond: 'réponds', tond: 'tonds', coud: 'couds', mord: 'mords' },
  ...{
    finit: 'finis',
    choisit: 'choisis',
    grandit: 'grandis',
    remplit: 'remplis',
    réussit: 'réussis',
    sourit: 'souris',
  },
  ...{ construit: 'construis', produit: 'produis', suit: 'suis', cuit: 'cuis', devient: 'deviens', revient: 'reviens' },
  ...{
    soutient: 'soutiens',
    reçoit: 'reçois',
    s_assied: 'assieds',
    ouvre: 'ouvres',
    offre: 'offres',
    promet: 'promets',
  },
  ...{ faisait: 'faisais', disait: 'disais', allait: 'allais', venait: 'venais', prenait: 'prenais', lisait: 'lisais' },
  ...{ buvait: 'buvais', riait: 'riais', savait: 'savais', voulait: 'voulais', pouvait: 'pouvais', dormait: 'dormais' },
  ...{ partait: 'partais', mettait: 'mettais', écrivait: 'écrivais', attendait: 'attendais', perdait: 'perdais' },
  ...{
    souvient: 'souviens',
    retient: 'retiens',
    contient: 'contiens',
    appartient: 'appartiens',
    obtient: 'obtiens',
    parvient: 'parviens',
    maintient: 'maintiens',
    surprend: 'surprends',
    reprend: 'reprends',
    éteint: 'éteins',
    craint: 'crains',
    plaint: 'plains',
    rejoint: 'rejoins',
    ressort: 'ressors',
    repart: 'repars',
    ressent: 'ressens',
    endort: 'endors',
    remet: 'remets',
    permet: 'permets',
    admet: 'admets',
    transmet: 'transmets',
    vaut: 'vaux',
    disparaît: 'disparais',
    apparaît: 'apparais',
    reconnaît: 'reconnais',
    naît: 'nais',
    déçoit: 'déçois',
    fuit: 'fuis',
    traduit: 'traduis',
    détruit: 'détruis',
    guérit: 'guéris',
    vieillit: 'vieillis',
    rougit: 'rougis',
    réfléchit: 'réfléchis',
    saisit: 'saisis',
    bondit: 'bondis',
    agit: 'agis',
    réagit: 'réagis',
    obéit: 'obéis',
    applaudit: 'applaudis',
    maigrit: 'maigris',
    grossit: 'grossis',
    réunit: 'réunis',
    franchit: 'franchis',
    fournit: 'fournis',
    ralentit: 'ralentis',
    démolit: 'démolis',
    adoucit: 'adoucis',
    relit: 'relis',
    décrit: 'décris',
    survit: 'survis',
    accueille: 'accueilles',
    cueille: 'cueilles',
    tord: 'tords',
    confond: 'confonds',
    défend: 'défends',
    dépend: 'dépends',
    prétend: 'prétends',
    étend: 'étends',
    tend: 'tends',
    rompt: 'romps',
    convainc: 'convaincs',
    recoud: 'recouds',
    abat: 'abats',
    nourrit: 'nourris',
    garantit: 'garantis',
    rajeunit: 'rajeunis',
    mûrit: 'mûris',
    bénit: 'bénis',
    noircit: 'noircis',
    envahit: 'envahis',
    trahit: 'trahis',
    hait: 'hais',
    interdit: 'interdis',
    permettait: 'permettais',
    devait: 'devais',
    croyait: 'croyais',
    connaissait: 'connaissais',
  },
  ...{ tenait: 'tenais', vivait: 'vivais', voyait: 'voyais', courait: 'courais', sera: 'seras', aura: 'auras' },
}

const PLURAL: Readonly<Record<string, string>> = {
  ...{
    sont: 'êtes',
    ont: 'avez',
    vont: 'allez',
    font: 'faites',
    disent: 'dites',
    peuvent: 'pouvez',
    veulent: 'voulez',
  },
  ...{ savent: 'savez', doivent: 'devez', boivent: 'buvez', voient: 'voyez', viennent: 'venez', tiennent: 'tenez' },
  ...{ prennent: 'prenez', rient: 'riez', étaient: 'étiez', avaient: 'aviez', reçoivent: 'recevez' },
}

/** Verbs in "-er" that tell of people and animals; only such as are rarely nouns at the beginning of a clause. */
const REGULAR: ReadonlySet<string> = new Set(
  `démarr clignot fonctionn grinc coinc chauff touss toussot gicl dégoulin aim ador détest regard parl chant dans cuisin jardin ronfl siffl cri pleur rigol râl boug miaul aboi grogn dévor mang vol cach
  cass renvers travers travaill enseign expliqu aid écout jou gagn oubli pass rest arriv march nag voyag rêv pens trouv cherch
  appell appel achèt achet lèv lev promèn promen emmèn emmen amèn amen répar bricol peign dessin tricot repass lav nettoi nettoy port pouss tir
  frapp lanc donn racont répèt répét demand invit embrass serr câlin caress soign gard élèv élev couch réveill gratt saut grimp
  tomb plong pédal roul pilot photographi collectionn fabriqu invent cré prépar grill épluch coup touill goût sucr arros 
  ramass cueill récolt cultiv distribu livr partag prêt offr souffr ouvr sirot fum tchatch blagu plaisant moqu tromp quitt largu laiss perturb
  énerv agac fatigu gén gên dérang coll colori compt calcul corrig étudi révis    
  piqu mélang vers battr larg fouett étal plant sem aspir laiss klax klaxonn moucha bavass rouspèt rouspét fêt tchip cuisin grond sabord tripot bidouill chouchout dorlot bord pomponn parfum embêt taquin coup dépann ramon soud peauf entraîn mim jur croqu lèch léch mordill ronronn ador vénèr admir respect protèg protég sauv défend batt encourag motiv conseill consol rassur 
  appréci préfèr préfér espèr espér souhait hésit accept refus critiqu comment discut bavard papot téléphon envoi envoy surf program programm cod tap
  organis rang décor install démont mont accroch boulonn boss gâch rat loup manqu bug commenc continu termin arrêt
  transpir bronz ram pêch chass ramèn ramen tourn habit rencontr mari divorc épous déménag voyag visit photographi 
  os rentr retrouv chauff attrap essay essui regrett soulev soulèv emprunt tapiss bégai installe zozot gribouill tartin trempouill rouspèt compt vis soupir souffl chouin pleurnich gazouill barbot plonge trottin gambad galop fouin fouill gob grimac rapport sauv tapot bouff picol tchin klaxonn freine patient guett surveill secou retap recous recoll déplac dérang allum éteign ferm recommenc récit déclam chevauch cogn dépens économis gaspill marchand négoci embauch démission command cherch chauffeur applaud recyc  brill sent respir éclat bâill baill somnol traîn train dandin imit jongl tremp griff perc plaqu trich pench vomi tricot bêch ratiss sabot dégust fredonn grommel bouquin feuillet navigu grignot chipot aval goûte picor disput chamaill chuchot murmur boud embrouill ronchonn tapot grattouill mijot sursaut trébuch bredouill`
    .split(/\s+/)
    .filter((stem) => stem !== ''),
)

/** Of other verbs, before "-ent", "-ait" and "-aient". */
const OTHERS: ReadonlySet<string> = new Set(
  'attend cous entend perd rend vend répond descend tond mord dorm part sort sent ment serv mett promett batt viv écriv lis dis fais conduis construis suiv finiss choisiss grandiss réussiss rempliss connaiss apparten ten ven buv pren apprenn comprenn croy voy sav pouv voul dev'.split(
    ' ',
  ),
)

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** "lève", but "levait". */
const endingsOf = (stem: string): readonly string[] => {
  if (/è\p{L}+$/u.test(stem)) return ['e', 'ent']
  return /(?:lev|men|el|et)$/u.test(stem) ? ['er', 'ait'] : ['e', 'er', 'ait', 'ent']
}

const ACCENTED: ReadonlyMap<string, string> = new Map(
  [
    ...[...REGULAR].flatMap((stem) => endingsOf(stem).map((ending) => stem + ending)),
    ...Object.keys(IRREGULAR),
    ...Object.keys(PLURAL),
  ]
    .filter((form) => bare(form) !== form && !/é(?:e|s)?$/u.test(form))
    .map((form) => [bare(form), form]),
)

/** What stands right before a verb: "ne lui en", "s'". */
export const CLITICS = /^(?:(?:ne|me|te|se|nous|vous|lui|leur|y|en|le|la|les) |[nmtsl]'|y |en )*/iu
