import { capital } from '../../../lyrics/first-letter.ts'
import type { ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { FRENCH_LESSON } from './lessons.ts'
import { FRENCH_FIRST_NAMES, isNoName, peopleIn } from './names.ts'
import { FRENCH_KIN } from './words/kin.ts'
import { FRENCH_KINDS_OF_SONG } from './words/kinds-of-song.ts'
import { FRENCH_PLACES } from './words/places.ts'
import { writtenOut } from './written-out.ts'

const SHOPS =
  'boulangerie|pâtisserie|café|bar|restaurant|resto|boutique|magasin|garage|salon|salle|hôtel|librairie|fleuriste|pizzeria|brasserie|crêperie|fromagerie|boucherie|épicerie|ferme|food[- ]?truck|friperie|coiffeur|pharmacie|quincaillerie|véto|vétérinaire|clinique|cabinet|auberge|traiteur|opticien|toilettage|chocolaterie|cave|bistrot|bistro|atelier|auto-école|crèche'
const END =
  "(?=[.,;:!?\\n()]|$| - | – |\\b(?:mais|avec|sans|pour|façon|style|chanté|chantée|qui|que|parce|car|dans le style|sur l['’]air|intitulée?)\\b|\\bqu['’])"
const WHO_END =
  "(?=[.,;:!?\\n()]|$|\\b(?:qui|que|dont|parce|car|pour|depuis|avec|dans|sur|en|de|du|à|au|aux|me|nous|quand|est|a|fête|aura|va|il|elle|afin)\\b|\\bqu['’]|\\bd['’])"
const MINE = '(?:ma|mon|mes|notre|nos)'

/** "il laisse sa plante à Nathalie": who gets something is no town. */
const GIVEN_NAMES = `(?:${FRENCH_FIRST_NAMES.split(' ')
  .map((name) => capital(name))
  .join('|')})`

/** "ça sent le chien" sings to no dog. */
const ANIMAL_ELSEWHERE =
  "(?<!(?:^|[:(] ?|\\b(?:pour|sur|d['’]|à|de|et|ou)) ?)\\b(?:le|la|les|un|une|des|du|au|aux) (?:chiens?|chats?|chiennes?|chattes?|chatons?|chiots?|lapins?|tortues?|cheval|poneys?|poules?|vaches?|souris|cochons?|rats?|ours|renards?|hiboux?|dragons?|robots?)\\b"

export const fr: ReadingWords = {
  spaced: true,
  determiners:
    "pardon|merci|ma|mon|mes|notre|nos|(?<!\\b(?:avec|de|à|chez|que|par|sans|contre) )(?:sa|son|ses)|(?<!avec )(?:la|le|les|un|une)|des|pour|à|au|aux|de|du|d['’]|l['’]|petite?|chère?",
  named: "nommée?|appelée?|qui s['’]appelle|s['’]appelle|prénommée?",
  saying: '(?:dit|disait|disais|dire|crie|criait|répète|répétait|appelle|appelait)(?:,? \\p{L}+){0,2}:?',
  behindKin: "d(?:['’]|[eao]l?s? )\\p{L}+",
  titles: 'Mme|Mr|M|Mlle|Monsieur|Madame|Mademoiselle|Dr|Docteur',
  goesOn:
    "qui|que|qu['’]|et|est|était|etait|a|aura|fête|va|aime|adore|vit|travaille|dort|mange|ronfle|fait|faisait|part|vient|joue|chante|danse|cuisine|adorait|aimait|se|s['’]\\p{L}+|ne|n['’]\\p{L}+|m['’]\\p{L}+|me|nous|il|elle|on|je|j['’]\\p{L}+|de|à|en|pour|sur|avec|dans|parce|chez|car|mais|quand|toujours|\\d+|veut|voulait|sait|peut|réveille|travaille|pique|garde|vole",
  and: "et de|et d['’]|et|ou|&",
  apposed: ', ((?:ma|mon|notre|la|le) \\p{L}+)',
  elsewhere:
    ANIMAL_ELSEWHERE +
    '|(?<=[^.,;]) (?:tous |toutes )?(?:les|des) (?:parents|enfants|élèves|collègues|clients|copains|copines|amis|amies|filles|gamins|gosses|petits)\b|' +
    '(?<=^(?:je (?:viens d|suis (?!désol|navr|amour|fi[eè]r|trist|si |tell)|pars |prends |quitte |fête )|j.ai \\d+ ans)[^]*?)\\b(?:ma|mon|mes) (?:grand-mère|mère|père|belle-mère|sœur|frère|mari|femme|fils|filles?|enfants|copines?|copains?|amies?|amis|collègues)\\b|(?<=[,:;] (?:et )?|\\bet )(?:le|la|les) (?:chien|chat|chienne|chatte|voisins?|voisine|(?:maître|maîtresse|prof|directeur|directrice)(?: \\p{L}+)?)\\b|\\b(?:bisou|câlin|main|lit|chambre|voiture|dessin|pull|bras|genoux)s? (?:à|de|pour) (?:papa|maman|mamie|papi|papy)\\b|(?<=[,:;] |\\bet )(?:mon|ma|notre|mes|nos) (?:chef|cheffe|patronne?|boss|voisine?s?|collègues?|banquier|propriétaire|proprio)\\b',
  relative: "\\b(?:qui|que|quand|où|parce|dont|pendant|lorsque)\\b|\\bqu['’]",
  deed: "^(?:(?:ne pas )?(?:s['’]|se |me |m['’]|avoir )?\\p{L}{2,}(?:er|ir|oir|re)) ",
  writtenOut,
  peopleIn,
  isNoName,
  factsIn,
  brand: [
    `\\b(?:équipe|club|boulangerie|pâtisserie|café|bar|restaurant|resto|boutique|magasin|garage|salon|salle|hôtel|groupe|chorale|entreprise|appli|librairie|fleuriste|pizzeria|brasserie|crêperie|fromagerie),? (?:(?:nommée?|appelée?|qui s['’]appelle) )?((?:(?:Le|La|Les|L['’]|Au|Aux|Chez|le|la|les|l['’]|au|aux|chez) ?)?\\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|du|des|la|le|les|d['’]|et|à la) ?)*\\p{Lu}[\\p{L}'’-]+)*)`,
    `\\b(?:équipe|club|${SHOPS})(?: (?:de|du) \\p{L}+)?(?: de (?:mon|ma|notre) \\p{L}+)?,? ((?:le|la|les|l['’]|au|aux|chez) ?(?!(?:plus|meilleure?|matin|soir|dimanche|samedi)\\b)[\\p{L}'’-]+(?: (?!(?:qui|on|à|ouverte?|dans|pour|avec|fait|vend|est)\\b)[\\p{L}'’-]+){0,5}?)(?=[.,;:!?\\n()]|$| (?:qui|on|à|ouverte?|dans|pour|avec|fait|vend|est)\\b)`,
    `\\b(?:${SHOPS}) ((?!(?:de|du|des|d|qui|à|en|au|aux|et|bio|familiale?|italienne?|italien|artisanale?|traditionnelle?|français|française|ouverte?|où|le|la|les|chez|pour|sur|avec|depuis)\\b)[\\p{L}'’-]{3,}(?: (?!(?:à|qui|de|ouverte?)\\b)[\\p{L}'’-]+){0,2}?)(?=[.,;:!?\\n()]|$| à )`,
    `\\b(?:nommée?|appelée?|qui s['’]appelle) ((?:[\\p{L}'’-]+ ?){1,4}?)(?=[.,;:!?\\n()]|$| (?:à|en|dans|qui|avec|pour|et) )`,
    `\\bpour ((?:les|le|la) \\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|du|d['’]) ?)?\\p{Lu}[\\p{L}'’-]+)*)`,
  ],
  signature:
    "\\bde la part d(?:e la |es |u |e |['’])(?:[^.;!?\\n]*?(?=,? ?\\bpour (?:ma|mon|mes|notre|nos|maman|papa|mamie|papi|papy|la|le)\\b)|[^.,;!?\\n]*(?:, [\\p{L}-]+(?=,| et ))*(?:,? et (?:de |la (?:petite )?|le (?:petit )?)?[\\p{L}-]+)?)",
  subject: [
    FRENCH_LESSON,
    `\\b(?:sur|à propos|au sujet) le fait (?:de |d['’])(.+?)${END}`,
    `\\b(?:chanson|chant|chanter|ballade|rap|slam|rock|reggae|pop|jazz|blues|punk|folk|comptine|berceuse|morceau|titre|texte|paroles|musique|valse|hymne|électro|disco|funk|variété|metal|tube|country)(?:\\s+\\p{L}+){0,5}?\\s+sur (?!l['’]air\\b|un (?:air|ton|rythme|tempo)\\b|le fait\\b)(.+?)${END}`,
    `\\b(?:à propos|au sujet) (du .+?|des .+?|de .+?|d['’].+?)${END}`,
    `\\b(?:ça parle|qui parle|parler|parle|parlant) (du .+?|des .+?|de .+?|d['’].+?)${END}`,
    `\\b(?:ode|hommage) (?:à|au|aux) (.+?)${END}`,
    `\\b(?:explique|expliquer|expliquant|apprendre|apprend|retenir|réviser|mémoriser)(?: par cœur)?(?: aux? \\p{L}+(?: de \\p{L}+)?| à (?:mes|mon|ma|nos|notre|des) \\p{L}+(?: de \\p{L}+)?)? ((?:le|la|les) .+?|l['’].+?)(?=\\b(?:aux|à)\\b|[.,;:!?\\n()]|$)`,
    "^((?:le|la|les) .+?|l['’].+?) (?:en|sous forme de) (?:rap|chanson|ballade|poème|comptine|slam)\\b",
  ],
  hearer: [
    '\\b(?:désolée?|pardon|merci|bravo|coucou|excuse[- ]moi|pardonne[- ]moi|cher|chère),? ((?:ma |mon )?(?:petite? )?(?:papa|maman|mamie|mamy|papi|papy|tonton|tata|tatie|frérot))(?=[,.;!?]|$| )',
    '\\b(?:merci|remercier|bravo|hommage)(?: à| a)? ((?:mme|mr|m|mlle|monsieur|madame|dr|docteur) \\p{L}+)',
    `\\b(?:bonne|joyeuse) f[êe]te,? ((?:mon |ma )?(?:papa|maman|papi|papy|mamie|mamy)(?: \\p{L}+)?)(?=[,.;!?]|$)`,
    '\\b(?:[Pp]ardon|[Dd]ésolée?|[Mm]erci),? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:se|si|que|dat|dass|że|bo|per|por|pour|aku|ho|ich|ik|ik|perché|porque)\\b)',
    "\\b(?:merci|remercier|bravo|hommage)(?: à| aux?)? ((?:les|aux|toute l['’]équipe|toutes les|tous les) .+?)(?=[.,;:!?\\n()]|$|\\b(?:qui|que|du|de|des|pour)\\b)",
    `(?<!\\b(?:quitt|largu|plaqu|laiss|tromp)\\p{L}*[^.;!?]{0,40} )\\bpour (.+?)${WHO_END}`,
    `\\b(?:à|au|aux|de) (${MINE} .+?)${WHO_END}`,
    `\\bsur (${MINE} .+?)${WHO_END}`,
    `\\b(?:anniversaire|mariage|naissance|mémoire|honneur|départ|evjf|evg|baptême|communion|crémaillère|fiançailles|pacs|noces d['’](?:or|argent)) (?:de |d['’]|du |des )(.+?)${WHO_END}`,
    `^(${MINE} .+?)${WHO_END}`,
  ],
  without: [
    "\\b(?:sans (?!\\p{L}+(?:er|ir|oir|dre|ire)\\b|(?:rendez-vous|rdv|gluten|ogm|additifs?|conservateurs?|sucre|alcool|pesticides?|lactose|arrêt|cesse|fin|doute|moi|toi|nous|lui|elle|eux|toit|abri|faute|peine|relâche|permis|jamais|même)\\b)|sans (?:mentionner|parler d[eu]|dire(?= le mot| les mots| son | ton | mon ))|(?:ne )?(?:mentionne[zsr]?|parle[zsr]?|dis|dites|chante[zs]?|mets|mettez) (?:pas|jamais)|pas question|évite[zr]?|sauf|surtout pas|ne pas (?:mentionner|parler|dire|utiliser))(?: (?:de|du|des|le mot|les mots|mots?|le nom|la|le|les|aucune?))*(?: d['’]| l['’])? ?(.+?)(?=[.,;:!?\\n()]|$|\\b(?:mais|juste|seulement|merci|sur|pour)\\b)",
    "(?<=[.,;:!?\\n(]\\s*|\\bet |\\bmais |\\bpas de [\\p{L}]+ )(?:pas|ni) (?!(?:des|les?|la|aux?|avec|sur|dans|quand|à|sa|son|ses|chez|pour|en|un|une|encore|toujours|question|du tout) |l['’])(?:de |du |d['’])?(?:mots? )?(.+?)(?=[.,;:!?\\n()]|$|\\b(?:mais|juste|seulement|pas|ni)\\b)",
  ],
  place: [
    `(?<!\\b(?:merci|pardon|dire|dédiée?|hommage|bravo|surprise|souhaiter|anniversaire) )\\b(?:à|en|au|aux|près de|dans|vers|chez) (?!${GIVEN_NAMES}(?![\\p{L}-]))(?!(?:Mme|Mr|M|Mlle|Monsieur|Madame|Dr) |C[PEM]\\d?(?!\\p{L}))((?:La |Le |Les |Saint-|L['’])?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*)`,
  ],
  age: [
    '(?<!\\b(?:depuis|pendant|après|apres|il y a|en|durant|bout de|pour|à) )\\b(\\d{1,3}) ans\\b(?! (?:de (?:moyenne|mariage|vie|boîte|service|carrière|métier|bons|travail|maison|boulot)|ensemble|qu)|d)',
    '\\b(\\d{1,3})(?:e|è|ème|ième) anniversaire',
  ],
  length: ['\\b(\\d(?:[.,]5)?)[ -]?min(?:ute)?s?\\b', '\\b(\\d{2,3})[ -]?sec(?:onde)?s?\\b'],
  instrumental:
    '\\binstrumentale?s?\\b(?! (?:break|intro|solo|pont))|\\bsans (?:paroles|voix|chant|chanteur|chanteuse|texte)\\b|\\bpas de (?:paroles|voix|chant)\\b|\\bno paroles\\b|\\b(?:juste|seulement|uniquement) (?:de )?la musique\\b|\\bmusique de fond\\b|\\bno voix\\b',
  voice: {
    f: '\\bvoix (?:\\p{L}+ ){0,2}?(?:féminine|de femme|de fille)|\\b(?:chantée?|interprétée?|rappée?) par une (?:\\p{L}+ )?(?:femme|fille|chanteuse|rappeuse|soprano)|\\bchanteuse\\b|\\bsoprano\\b|\\bune femme chante\\b|\\bvoix féminine\\b',
    m: "\\bvoix (?:\\p{L}+ ){0,2}?(?:masculine|d['’]homme|de garçon)|\\b(?:chantée?|interprétée?|rappée?) par un (?:\\p{L}+ )?(?:homme|garçon|chanteur|rappeur|ténor|baryton)|\\bchanteur\\b|\\b(?:ténor|baryton)\\b|\\bun homme chante\\b",
  },
  languages: Object.fromEntries(
    Object.entries({
      ...{ en: 'anglaise?', es: 'espagnole?|castillan', ja: 'japonaise?', pt: 'portugaise?|brésilienne?|brésilien' },
      ...{
        fr: 'française?',
        zh: 'chinoise?|mandarin',
        ko: 'coréen(?:ne)?',
        id: 'indonésien(?:ne)?',
        it: 'italien(?:ne)?',
      },
      ...{
        nl: 'néerlandaise?|hollandais|flamand',
        pl: 'polonaise?',
        tr: 'turc|turque',
        vi: 'vietnamien(?:ne)?',
        de: 'allemande?',
      },
    }).map(([code, name]) => [
      code,
      `\\b(?:en|langue) (?:${name})\\b|\\b(?:paroles|texte|berceuse|comptine|ballade) (?:en )?(?:${name})s?\\b`,
    ]),
  ) as ReadingWords['languages'],
  funny:
    '\\bmarrant\\p{L}*|\\brigolo(?:s|tes?)?\\b|\\bdrôles?\\b|(?<!\\b(?:son|ton) )\\bhumour\\p{L}*|\\bhumoristique\\b|\\bblague\\b|\\bcomique\\b|\\b(?:se )?moquer\\b|\\bvanner\\b|\\bcharrier\\b|\\btaquiner\\b',
  misfortune:
    '\\b(?:licenciée?|virée?)\\b|\\b(?<!\\b(?:père|mère|mari|papa|maman) (?:a|avait) )perdu (?:mon|son|ton) (?:travail|emploi|boulot|job)\\b|\\bburn[- ]?out\\b|\\bdépression\\b',
  teasing:
    "^Tu (?:ne |n['’])?(?:es toujours en retard|arrives? (?:toujours|jamais)|oublies|perds|triches|ronfles|râles|rates|brûles|crames|voles|piques|mens|te plains|bavardes|parles trop|ranges|sais pas|te perds|laisses traîner|penses savoir|crois savoir|chantes faux|manges tout|bloques|casses)(?!\\p{L})",
  plots: FRENCH_KINDS_OF_SONG,
  kin: FRENCH_KIN,
  unlikeNames:
    "^[ldcjnsmt][’'].*|^qu[’'].*|^(?!(?:olivier|xavier|didier|gauthier|gautier|régnier|walter|esther|amélie|damien|fabien|julien|bastien|sébastien|aurélien|lucien|adrien|flavien|tristan|émilien|vivien|cyprien|félicien)$).*(?:ment|tion|aient|ait|[^h]ier|ière|eur|euse|trice|iste|ien|ienne|aire|tre)$",
  notNames:
    "pub publicité spot éléphant éléphante ourson ours renard hibou chouette baleine dragon robot pingouin manchot hérisson dinosaure lapin lapine souris tortue poussin canard caneton agneau mouton écureuil girafe lion lionceau tigre panda koala singe zèbre dauphin phoque coccinelle escargot grenouille loup louveteau licorne papillon abeille crocodile hippopotame kangourou demande hello hey poème texte envie besoin idée contexte sujet thème style ambiance titre message surprise départ retraite naissance baptême mariage fiançailles encourager remercier féliciter célébrer fêter souhaiter je tu il elle on nous vous ils elles moi toi lui eux leur ce cet cette ces cela ça son sa ses ton ta tes nos vos votre c'est c'était ici là voilà voici puis donc car alors quel quelle quels quelles chaque tous tout toute toutes plus moins même rien personne quelqu'un quelque quelques aucun aucune deux trois quatre cinq dix premier première dernier dernière dans chez sous entre vers selon dès si ni ne pas où qui que quoi dont été hiver automne printemps l'été l'hiver l'automne matin soir nuit année années jour jours semaine samedi dimanche salut désolé désolée félicitation gros grosse beau belle bon bonne meilleur meilleure nouveau nouvelle vive allez ras marre français française anglais anglaise espagnol espagnole japonais japonaise portugais chinois mandarin coréen indonésien italien italienne néerlandais polonais turc vietnamien allemand lundi mardi avant après pendant depuis comme quand alors ensemble partout seul seule demain hier bientôt enfin encore plein aussi souvent parfois jamais nulle part pêche jardine cuisine chante danse dort mange ronfle râle travaille parle joue rit court part vient fait dit aime adore déteste répare bricole fume boit lit écrit vit habite perd oublie arrive laisse prend trop très super noir noire blanc blanche gris grise roux rousse petit petite grand grande vieux vieille jeune cher chère préféré préférée adoré adorée chéri chérie malade décédé décédée retraité retraitée mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre noël pâques halloween saint-valentin ramadan aïd nouvel an adieu souvenir souvenirs courage bravo félicitations coucou salut pot départ pop rock jazz folk country blues metal rap hip-hop reggae disco edm bpm r&b mme mr m mlle un une le la les l des du de mon ma mes notre écris écrire fais faire crée compose chanson ballade berceuse hymne jingle amour dieu seigneur mamie papi papy maman papa tonton tata bonjour merci joyeux anniversaire pour sur avec sans et mais france europe afrique ode hommage pardon evjf evg slam électro musique valse comptine",
  places: FRENCH_PLACES,
  weak: 'laisse soleil carte but cour maître quartier rue rues étranger vol vols terrain entraîneur page pages arrêt arrêts accords corde cordes corner lune froid noir chœur glace glaces ligne nuit soir matin maison eau feu terre ciel temps jour route chambre lit dormir chanter chanson livre parle pattes patte souris rose roses groupe plante plantes classe scène',
  small:
    'un une le la les des du de d au aux à mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces et ou mais avec pour sur dans en très trop plus est que qui tout toute tous toutes',
}
