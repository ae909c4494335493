import { AS_TYPED, type ReadingWords } from '../../../reading.ts'

/** Animals that live with people, and those that a song is about or for where it says so. */
const KEPT_MALE =
  "lapin hamster cochon_d['’]inde canari poisson_rouge âne ânon poney poulain cochon furet rat robot dragon dinosaure éléphant ourson ours renard hibou pingouin hérisson"
const KEPT_FEMALE = 'lapine tortue poule chèvre souris baleine éléphante'
const WILD_MALE =
  'renardeau baleineau manchot poussin canard caneton agneau mouton écureuil girafon lion lionceau tigre panda koala singe zèbre dauphin phoque escargot loup louveteau papillon chevreuil faon crocodile hippopotame rhinocéros kangourou castor raton_laveur lutin nuage'
const WILD_FEMALE =
  'chouette girafe coccinelle grenouille licorne abeille pieuvre fourmi marmotte taupe loutre étoile_de_mer'
const SUNG_TO =
  "(?<=(?:^|\\b(?:pour|sur|berceuse (?:de|d['’]|à)) )(?:une? |le |la |l['’]|mon |ma |notre )?(?:toute? )?)"

/** "un bébé éléphant" is called "petit éléphant". */
const animals = (names: string, small: string, where: string): ReadingWords['kin'] =>
  names.split(' ').map((name) => {
    const animal = name.replaceAll('_', ' ')
    const called = animal.replace("['’]inde", "'Inde")
    return [`${where}(?:(?:bébé|petite?|jeune) )?${animal}`, `${small} ${called}`, 'pet']
  })

/** Who hears songs, and what whoever sings calls them. */
export const FRENCH_KIN: ReadingWords['kin'] = [
  ['maman', AS_TYPED, 'mother'],
  ['papa', AS_TYPED, 'father'],
  ['mamie|mémé|mamy|nonna', AS_TYPED, 'grandmother'],
  ['papy|papi|pépé', AS_TYPED, 'grandfather'],
  ['tata|tatie|nounou|marraine', AS_TYPED, 'aunt'],
  ['tonton|parrain', AS_TYPED, 'uncle'],
  ['(?:arrière-)?grand[- ]m[èe]re|grand-maman', 'Mamie', 'grandmother'],
  ['(?:arrière-)?grand[- ]p[èe]re|grand-papa', 'Papi', 'grandfather'],
  ['m[èe]re', 'maman', 'mother'],
  ['p[èe]re', 'papa', 'father'],
  [
    'fille|fils|bébé|enfant|gamin|gamine|petit-fils|petite-fille|nièce|neveu|filleule?|petit bout|bout de chou|nouveau-née?|petit loup|petite? puce|petit (?:cœur|ange|prince)|princesse',
    'mon trésor',
    'child',
  ],
  ['(?:grande |petite )?sœur|soeur|frangine', 'ma sœur', 'sister'],
  ['(?:grand |petit )?fr[èe]re|frangin|frérot', 'mon frère', 'brother'],
  [
    'femme|mari|mec|meuf|copine|copain|amoureux|amoureuse|compagnon|compagne|fiancée?|chérie?|amour|épouse|époux|conjointe?',
    'mon amour',
    'love',
  ],
  ['voisine', 'chère voisine', 'friend'],
  ['voisin', 'cher voisin', 'friend'],
  ["(?:meilleure )?amie|copine d['’]enfance", 'mon amie', 'friend'],
  ["(?:meilleur )?ami|pote|copain d['’]enfance", 'mon ami', 'friend'],
  ['coloc(?:ataire)?|correspondante?', null],
  ['ex', null, 'love'],
  ['(?:grands-)?parents', 'chers parents', 'group'],
  [
    'infirmières|infirmiers|soignante?s|aides[- ]soignante?s|pompiers|bénévoles|éboueurs|médecins|sages-femmes|enseignante?s|animateurs|animatrices|maîtresses|professeurs|profs|voisins|voisines|clients|supporters|joueurs|joueuses',
    null,
    'group',
  ],
  ['maîtresse|maître|prof', AS_TYPED, 'teacher'],
  ['prof (?:de |d.)\\p{L}+', 'prof', 'teacher'],
  ['professeure?|instit|institutrice|instituteur', 'prof', 'teacher'],
  ['coach|entraîneur|entraîneuse|mentor', 'coach', 'teacher'],
  ['tante', 'tata', 'aunt'],
  ['oncle', 'tonton', 'uncle'],
  [
    'cousine?|belle-mère|beau-père|belle-sœur|beau-frère|collègue|patronne?|chef|cheffe|infirmière?|infirmier|médecin|directeur|directrice|aide-soignante?|gardienne?|concierge|secrétaire|boulangère?|facteur|factrice|pompier',
    null,
  ],
  [
    'chien|chienne|chiot|labrador|teckel|caniche|golden retriever|beagle|berger allemand|bouledogue|corgi|épagneul|toutou',
    'mon chien',
    'dog',
  ],
  ['chat|chatte|chaton|minou|matou', 'mon chat', 'cat'],
  ['cheval', 'mon cheval', 'pet'],
  ['jument', 'ma jument', 'pet'],
  ['vache', 'ma belle vache', 'pet'],
  ['perroquet', 'mon perroquet', 'pet'],
  ['perruche', 'ma perruche', 'pet'],
  ...animals(KEPT_MALE, 'petit', ''),
  ...animals(KEPT_FEMALE, 'petite', ''),
  ...animals(WILD_MALE, 'petit', SUNG_TO),
  ...animals(WILD_FEMALE, 'petite', SUNG_TO),
  [
    'équipe|club|classe|chorale|groupe|bande|famille|élèves|enfants|filles|fils|parents|jumeaux|jumelles|grands-parents|amis|amies|potes|copains|copines|collègues|troupe|entreprise|boîte',
    'la bande',
    'group',
  ],
]
