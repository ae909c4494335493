import { capital } from '../../../lyrics/first-letter.ts'
import { plots } from '../../../songwriter/languages/fr/plots.ts'
import { topics } from '../../../songwriter/languages/fr/topics.ts'
import { writerOf } from '../phone-writing.ts'
import { FRENCH_FIRST_NAMES } from './names.ts'
import { FRENCH_PLACES } from './words/places.ts'

const SHORT: Readonly<Record<string, string>> = {
  ...{ pr: 'pour', ds: 'dans', tt: 'tout', tte: 'toute', ts: 'tous', qd: 'quand', ns: 'nous', ms: 'mais', ac: 'avec' },
  ...{ pcq: 'parce que', pck: 'parce que', psk: 'parce que', paske: 'parce que', parske: 'parce que', bcp: 'beaucoup' },
  ...{ tjrs: 'toujours', tjr: 'toujours', tjs: 'toujours', jms: 'jamais', pdt: 'pendant', mtn: 'maintenant' },
  ...{
    pq: 'pourquoi',
    pk: 'pourquoi',
    pkoi: 'pourquoi',
    ki: 'qui',
    ke: 'que',
    koi: 'quoi',
    cmt: 'comment',
    qq: 'quelques',
  },
  ...{
    qqn: "quelqu'un",
    qqch: 'quelque chose',
    auj: "aujourd'hui",
    tps: 'temps',
    lgtps: 'longtemps',
    tlm: 'tout le monde',
  },
  ...{
    anniv: 'anniversaire',
    bb: 'bébé',
    dsl: 'désolé',
    jtm: "je t'aime",
    we: 'week-end',
    ptit: 'petit',
    ptite: 'petite',
  },
  ...{ grd: 'grand', grde: 'grande', msg: 'message', bjr: 'bonjour', slt: 'salut', rdv: 'rendez-vous', mm: 'même' },
  ...{ jsuis: 'je suis', chuis: 'je suis', chui: 'je suis', jpeux: 'je peux', jveux: 'je veux', jvais: 'je vais' },
  ...{
    jte: 'je te',
    jme: 'je me',
    jai: "j'ai",
    javais: "j'avais",
    jetais: "j'étais",
    jétais: "j'étais",
    jaime: "j'aime",
  },
  ...{
    jle: 'je le',
    jla: 'je la',
    jles: 'je les',
    jlui: 'je lui',
    jsais: 'je sais',
    jfais: 'je fais',
    jdois: 'je dois',
    jpense: 'je pense',
    jrentre: 'je rentre',
    jcrois: 'je crois',
    jlai: "je l'ai",
    jtai: "je t'ai",
    jen: "j'en",
  },
  ...{
    dla: 'de la',
    pa: 'pas',
    vla: 'voilà',
    keske: "qu'est-ce que",
    kan: 'quand',
    kand: 'quand',
    dc: 'donc',
    dep: 'depuis',
    vrmt: 'vraiment',
    mnt: 'maintenant',
    tn: 'ton',
    mn: 'mon',
    sn: 'son',
    sr: 'sur',
    ss: 'sans',
    bday: 'anniversaire',
    pb: 'problème',
    lycee: 'lycée',
  },
  ...{ jadore: "j'adore", jarrive: "j'arrive", joublie: "j'oublie", jespère: "j'espère", jespere: "j'espère" },
  ...{ cest: "c'est", cetait: "c'était", cétait: "c'était", ct: "c'était", ya: 'il y a', yavait: 'il y avait' },
  ...{ sappelle: "s'appelle", sapelle: "s'appelle", lappelle: "l'appelle", mappelle: "m'appelle", maime: "m'aime" },
  ...{
    laime: "l'aime",
    lai: "l'ai",
    nest: "n'est",
    quil: "qu'il",
    quon: "qu'on",
    quelles: 'quelles',
    daccord: "d'accord",
  },
  ...{ cadau: 'cadeau', mariag: 'mariage', bouder: 'bouder', ca: 'ça', ete: 'été', soeur: 'sœur', soeurs: 'sœurs' },
}

const FREQUENT =
  'cœur cœurs œuf œufs bœuf nœud vœu vœux café cafés école écoles déjà très même mêmes après année années clé clés vélo vélos télé fête fêtes fenêtre infirmière infirmières première dernière lumière mère père frère frères bébé bébés élève élèves noël forêt théâtre hôpital prénom prénoms numéro maîtresse maître chaîne dîner goûter râler râleur gâteau gâteaux crêpe crêpes pâtes pêcher tête têtes bête bêtes rêve rêves crème étoile étoiles écran drôle drôles contrôle août goût connaître paraître arrêt prêt tempête honnête guêpe chêne poêle préféré préférée désolé désolée passionné décédé décédée célibataire délicieux généreux généreuse sérieux sérieuse mystère misère colère prière rivière carrière manière derrière entière légère chère fière boulangère cuisinière équipe équipes église époque épreuve étudiant étudiante études étage énorme énergie électricité éléphant émotion épouse époux espèce expérience santé beauté liberté vérité amitié moitié mémoire mélodie médecin médaille métier métro météo régime région réunion réunions répétition répondre réponse réviser révisions réveil réel réparer déménager déménage déménagement départ début défi déjeuner délire démission dépression désert détail détester déteste débile génial géniale général gérer gênant hésiter hérisson héros idée idées musée lycée thé bière bières fidèle modèle règle règles siège piège collège manège sorcière kilomètre kilomètres caméra opéra cinéma février décembre pâques français française garçon garçons leçon leçons façon glaçon reçu déçu déçue naïf aîné aînée île boîte boîtes bientôt tôt plutôt hôtel fantôme diplôme mélange mélanger étape étapes problème système préparer prépare célébrer célèbre téléphone téléphoner cérémonie véto vétérinaire bâtir château bâton pâtissier pâtisserie pâtissière âme câlin câlins gâter fâché fâchée flûte brûler bûche piqûre dégoûté goûte tremblé chéri chérie chéris bénévole éducatrice éducateur équitation écharpe évier électrique présent présente président prédit réussi réussir réussite sévère bébête décoré démarre démarrer dépanner dépanneur mécanicien mécanique péniche pétanque pétard rétro scène série séries sérénade soirée télécommande téléphones ténor trésor trésors vérifier vétérinaires zéro éteindre éteignant éteignait lâche lâcher allumé'

/** Nouns that end like what somebody did. */
const MY_NOUNS =
  '\\p{L}*(?:[lrsnvicéxum]ité|auté|berté|anté|rté|été|fierté)|moitié|amitié|clé|télé|qualité|société|volonté|majesté|honnêteté'

/** French as it is typed on a phone, written out: "jsuis pr ma soeur ines" gives "je suis pour ma sœur inès". */
export const writtenOut = writerOf({
  short: SHORT,
  frequent: FREQUENT,
  texts: [plots, topics],
  names: FRENCH_FIRST_NAMES,
  unchanged:
    'repare repete eternue seche reve prete etoile cote cotes invites graves serres dine evite arrete eleve gene peche pates leve gele eva lena elise elisa jeremy emeline andrea mecano embarque decide surs des ane age',
  endings: [
    [/(?<=\p{L}{2})ee(s?)$/u, 'ée$1'],
    [/(?<=\p{L})iere(s?)$/u, 'ière$1'],
    [/(?<=\p{L}{2}(?:al|os|rs|iv))ite$/u, 'ité'],
    [/(?<=\p{L}bl)eme(s?)$/u, 'ème$1'],
    [/(?<=\p{L}t)eme(s?)$/u, 'ème$1'],
    [/(?<=\p{L})oeur(s?)$/u, 'œur$1'],
  ],
  repairs: [
    [/(?<!\p{L})(?:asse|sncf|ratp|usap|losc|ufolep|samu|bafa|crous|esat)(?!\p{L})/gu, (typed) => typed.toUpperCase()],
    [/(?<=\s)'((?:[^'\n"]|(?<=\p{L})'(?=\p{L})){3,60})'(?=[\s.,;!?]|$)/gu, '"$1"'],
    [/(?<!\p{L})(?:madame|monsieur|mademoiselle|docteur|mme|mlle) (?=\p{L})/gu, (found) => capital(found)],
    [
      /(?<!\p{L})g (?=(?:pas |plus |jamais |tjrs |toujours |trop |bien |tout |tellement |encore )?\p{L}{2,}(?:é|u|i|is|it|ert)(?!\p{L}))/giu,
      "j'ai ",
    ],
    [/(?<=(?:sauce|beurre|avec|les|des|ses|mes|tes|mange\p{L}*|de|ketchup sur les) )pates(?!\p{L})/giu, 'pâtes'],
    [
      /(?<!\p{L})([mt])(?=(?:fait|fais|manques?|rend|rends|laisses?|donnes?|prend|dit|dis|parles?|regardes?|réveilles?|saoule|soule)(?!\p{L}))/gu,
      '$1e ',
    ],
    [/(?<!\p{L})j (?=[aeéêiouh]\p{L})/giu, "j'"],
    [/(?<!\p{L})c (?=(?:est|était|etait)(?!\p{L}))/giu, "c'"],
    [/(?<!\p{L})st (?=\p{L}+(?:és?|ées?|is|us|ies|ues)(?!\p{L}))/gu, 'sont '],
    [
      new RegExp(
        `(?<!\\p{L})([mt])a (?=(?!${MY_NOUNS}(?!\\p{L}))(?:\\p{L}{2,}é|fait|dit|appris|offert|mis|pris|vu|rendu|mordu|promis|menti|choisi|tout|toujours|jamais|aussi|encore)(?!\\p{L}))`,
        'giu',
      ),
      "$1'a ",
    ],
    [/(?<!\p{L})(parce|pour|avant|dès|pendant) quelle (?=\p{L})/giu, "$1 qu'elle "],
    [
      /(?<!\p{L})(grand|belle|beau|arrière)s? (m|p|s|f)(ère|ere|œur|rère|rere|ille|ils)(?!\p{L})/giu,
      (_, of, letter, rest) => `${of}-${letter}${rest.replace('ere', 'ère')}`,
    ],
    [/(?<!\p{L})(machine|brosse|sac|salle|tasse|moulin|boîte|fer) a (?=\p{L})/giu, '$1 à '],
    [/(?<!\p{L})a cote (?=de|du|des|d')/giu, 'à côté '],
    [
      /(?<!\p{L})(merci|pardon|dire|dédié|dédiée|hommage|ode|retraite|part|parti|partie|va|vais|vont|pars|habite|vit|vivait|aller|bonjour|nuit|coucou|café|kebab|bar|resto|rencontrés?|connus?|né|née|ressemble|pense|joue|jouais|jouait|parle|apprend|offert|offre|mal|mieux|grâce|quai|jusqu') a (?=\p{L}|\d)/giu,
      '$1 à ',
    ],
    [
      /(?<=\p{L}(?:er|ir|oir|dre) )a (?=(?:la|l'|mon|ma|mes|son|sa|ses|notre|nos|\d|tous|toutes|chaque|nouveau|côté)(?!\p{L}))/giu,
      'à ',
    ],
    [
      /(?<=(?<!\p{L})(?:le|la|les|un|une|du|chez|l') ?\p{L}+ )a (?=\p{L}+(?:[.,;!?]|$))(?!\p{L}+(?:é|ée|i|u|is|it|ert|ait|mal|peur|faim|froid|raison|tort|soif|honte)(?!\p{L}))/giu,
      'à ',
    ],
    [/(?<=\p{L} )a (?=(?:chaque|toute heure|tout bout de champ|vélo|pied|cause d)(?!\p{L}))/giu, 'à '],
    [/(?<!\p{L})a (?=\d{1,2} ?h(?!\p{L})|minuit|midi|l'hôpital|l'école|la maison|la plage|la gare|la mer)/giu, 'à '],
    [
      /(?<!\p{L})(parce |pour )?que (?:qu')?(?=(?:il|elle|on)s?(?!\p{L}))/giu,
      (_, first: string | undefined) => `${first ?? ''}qu'`,
    ],
    [
      /(?<!(?<!\p{L})(?:il|elle|on|qui|ça|y|ils|elles|tout le monde) |[mtl]')(?<!\p{L})a (?=\p{L}{3,}er(?!\p{L}))/giu,
      'à ',
    ],
    [/(?<!\p{L})qu (?=(?:il|elle|on)s?(?!\p{L}))/giu, "qu'"],
    [/(?<!\p{L})([nmtsld]) (?=[aeiouyhéèê]\p{L})/giu, "$1'"],
  ],
  places: {
    before: "à |a |en |de |vers |sur |habite |d'|l'|au |du ",
    named: FRENCH_PLACES.split(', ')
      .filter(
        (place) =>
          !/^(?:Nice|Vienne|Brest|Milan|Reims|Angers|Corse|Tours|Pau|Cannes|Gand|Troyes|Valence|Suisse|Vosges|Landes|Cassis|Menton|Agen)$/.test(
            place,
          ),
      )
      .join(', '),
  },
})
