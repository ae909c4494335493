import type { ReadingWords } from '../../../reading.ts'

/** People and animals, and how a Dutch song calls them. */
export const kin: ReadingWords['kin'] = [
  ["(?:over)?(?:oma|omaatje|grootmoeder|omi|bomma|meme)(?:'?s)?", 'Oma', 'grandmother'],
  ["(?:over)?(?:opa|opaatje|grootvader|opi|bompa|pepe)(?:'?s)?", 'Opa', 'grandfather'],
  ["(?:mama|mam|mams|moeder|ma|mamma)(?:'?s)?|moederdag\\p{L}*", 'Mama', 'mother'],
  ["(?:papa|pap|paps|vader|pa|pappa)(?:'?s)?|vaderdag\\p{L}*", 'Papa', 'father'],
  [
    '(?:pleeg|bonus|stief)?(?:dochter(?:tje)?s?|zoon(?:tje)?s?|kind(?:je)?s?)|kleinkind(?:je)?|kleinzoon(?:tje)?|kleindochter(?:tje)?|neefje|nichtje|petekind|peuter|kleuter',
    'lieverd',
    'child',
  ],
  ["baby(?:'tje|tje)?s?|pasgeborene?|prinsesje|ventje", 'kleintje', 'child'],
  ['(?:grote |kleine |tweeling)?zus(?:je)?|zuster(?:tje)?|schoonzus(?:je)?', 'zus', 'sister'],
  ['(?:grote |kleine |tweeling)?broer(?:tje)?s?|bro|schoonbroer|zwager', 'broer', 'brother'],
  [
    "echtgenote?|echtgenoot|(?<=\\b(?:mijn|m'?n|zijn|haar|jouw|je) (?:\\p{L}+ )?)(?:vrouw|man|lief)|mannetje|vrouwtje|partner|verloofde|schat(?:je)?|liefste|geliefde|levensgezel(?:lin)?|vriendje|vriendinnetje",
    'lieverd',
    'love',
  ],
  ['beste vriendin', 'beste vriendin', 'friend'],
  ['beste vriend', 'beste vriend', 'friend'],
  ['vriendin|vriend', null, 'friend'],
  ['ex|ex-?(?:vriendin|vriend|vrouw|man)', null],
  ['maat|maatje|makker|gabber', 'maat', 'friend'],
  ['tante', 'tante', 'aunt'],
  ['oom|nonkel', 'oom', 'uncle'],
  [
    'juf(?:frouw)?|meester|leraar|lerares|leerkracht|docente?|onderwijzer(?:es)?|\\p{L}*trainer|\\p{L}*coach|professor',
    null,
    'teacher',
  ],
  [
    'buur(?:man|vrouw|meisje|jongen)|huisgeno(?:ot|te)|collega|stagiaire?|gastouder|leidster|vrijwilliger|voorzitter|dirigent|tuinman|bakker|slager|chauffeur|chef|leidinggevende|schoonzoon|schoondochter|oppas|mantelzorger|pleegmoeder|pleegvader|mentor|begeleider|begeleidster|verzorgster|verzorger|fysiotherapeut|tandarts|dominee|pastoor|imam|wijkverpleegkundige|klusjesman|baas|bazin|secretaresse|dokter|huisarts|verloskundige|verpleegster|verpleger|postbode|conci[eë]rge|buschauffeur|neef|nicht|peetoom|peettante|peter|meter|schoonmoeder|schoonvader|stiefmoeder|stiefvader|kapper|kapster|thuishulp',
    null,
  ],
  [
    '\\p{L}*hond(?:je)?s?|pup(?:py)?|teckel(?:tje)?|poedel|labrador|retriever|golden|terri[eë]r|beagle|mopshond|herder|viervoeter',
    'lieve hond',
    'dog',
  ],
  ['(?:huis)?kat(?:je)?s?|poes(?:je)?s?|kitten(?:tje)?s?|kater', 'lieve kat', 'cat'],
  [
    "paard(?:je)?s?|pony(?:'tje)?|merrie|konijn(?:tje)?s?|hamster(?:tje)?s?|cavia(?:'tje)?|parkiet(?:je)?|papegaai|schildpad(?:je)?|goudvis(?:je)?|kip(?:petje)?|haan|geit(?:je)?|ezel(?:tje)?|koe|varken(?:tje)?|huisdier|olifant(?:je)?|beer(?:tje)?|vos|uil|walvis|draak(?:je)?|robot|sneeuwpop|pinguïn|egel(?:tje)?|rat|muis|vogel(?:tje)?|dinosaurus|dino(?:'?tje)?|fret|eend(?:je)?|leeuw(?:tje)?|giraf(?:je)?|zeehond(?:je)?|aap(?:je)?|schaap(?:je)?|lam(?:metje)?|kikker(?:tje)?|vlinder(?:tje)?|slak(?:je)?|krokodil(?:letje)?|tijger(?:tje)?|panda(?:beertje)?|eekhoorn(?:tje)?|vosje|uiltje|walvisje|muisje|biggetje|kuiken(?:tje)?|eenhoorn(?:tje)?|zebra(?:'?tje)?|nijlpaard(?:je)?|kangoeroe|koala|ijsbeer(?:tje)?|mol(?:letje)?|spin(?:netje)?|bij(?:tje)|haai(?:tje)?|octopus|papegaaitje|visje",
    'kleine vriend',
    'pet',
  ],
  [
    "\\p{L}*team|thuiszorg|\\p{L}*bemanning|crew|personeel|redactie|\\p{L}*commissie|bewoners|buurt|afdeling|\\p{L}*teamleden|\\p{L}*elftal|\\p{L}*ploeg|\\p{L}*club|vereniging|\\p{L}*klas|groep [1-8]|(?:peuter|kleuter|speel|baby|wandel|loop|bewoners|hobby)groep|\\p{L}*koor|band|firma|familie|gezin|kinderen|dochters|zonen|leerlingen|ouders|grootouders|schoonouders|tweeling|vrienden|vriendinnen|vriendengroep|vriendinnengroep|bruidspaar|zussen|broers|zusjes|broertjes|mensen|mannen|dames|heren|\\p{L}*vrijwilligers|verpleegkundigen|medewerkers|mantelzorgers|teamgenoten|collega'?s|buren|kleinkinderen|meiden|jongens",
    null,
    'group',
  ],
]
