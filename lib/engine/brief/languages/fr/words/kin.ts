import { AS_TYPED, type ReadingWords } from '../../../reading.ts'

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
  ["(?:meilleure )?amie|voisine|copine d['’]enfance", 'mon amie', 'friend'],
  ["(?:meilleur )?ami|pote|voisin|copain d['’]enfance", 'mon ami', 'friend'],
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
    'cousine?|belle-mère|beau-père|belle-sœur|beau-frère|collègue|patronne?|chef|cheffe|infirmière?|infirmier|médecin|facteur|factrice|pompier',
    null,
  ],
  [
    'chien|chienne|chiot|labrador|teckel|caniche|golden retriever|beagle|berger allemand|bouledogue|corgi|épagneul|toutou',
    'mon chien',
    'dog',
  ],
  ['chat|chatte|chaton|minou|matou', 'mon chat', 'cat'],
  [
    "cheval|poney|jument|lapine?|hamster|cochon d['’]inde|perroquet|perruche|canari|tortue|poisson rouge|poule|chèvre|âne|vache|cochon|furet|souris|rat|éléphant|ours|renard|hibou|baleine|dragon|robot|pingouin|hérisson|dinosaure",
    'petite bête',
    'pet',
  ],
  [
    'équipe|club|classe|chorale|groupe|bande|famille|élèves|enfants|filles|fils|parents|jumeaux|jumelles|grands-parents|amis|amies|potes|copains|copines|collègues|troupe|entreprise|boîte',
    'la bande',
    'group',
  ],
]
