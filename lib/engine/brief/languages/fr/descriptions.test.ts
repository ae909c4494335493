import { understands } from '#tests/support/brief/understands.ts'

understands('fr', [
  [
    "Merci à Mme Bertin, la maîtresse de mon fils Lucas, elle lui a appris à lire et elle ne s'est jamais énervée",
    {
      call: 'Mme Bertin',
      facts: ['Tu es la maîtresse de mon fils Lucas', 'Tu as appris à lire à Lucas', "Tu ne t'es jamais énervée"],
    },
  ],
  [
    "Je veux dire merci à madame Lefèvre, l'institutrice de mon fils Noé. Il bégayait et n'osait pas parler, elle l'a fait monter sur scène et il a récité tout son poème",
    {
      call: 'Madame Lefèvre',
      facts: [
        "Tu es l'institutrice de mon fils Noé",
        'Noé bégayait',
        "Il n'osait pas parler",
        "Tu l'as fait monter sur scène",
        'Noé a récité tout son poème',
      ],
    },
  ],
  [
    'Ma mère Françoise est partie en mars. Elle chantait Brassens, son tablier bleu est toujours accroché derrière la porte. Quelque chose de doux, pas larmoyant.',
    {
      ...{ plot: 'memorial', call: 'Françoise', names: ['Françoise'] },
      facts: [
        'Tu es partie en mars',
        'Tu chantais Brassens',
        'Ton tablier bleu est toujours accroché derrière la porte',
      ],
    },
  ],
  [
    'Mon grand-père Lucien ne se souvient plus de mon prénom, mais quand je lui mets Piaf il chante toutes les paroles',
    { facts: ['Tu ne te souviens plus de mon prénom', 'Quand je te mets Piaf', 'Tu chantes toutes les paroles'] },
  ],
  [
    "pour les noces d'or de mes parents Monique et Bernard, ils dansent le tango quand ils croient qu'on ne les voit pas",
    {
      ...{ plot: 'wedding', call: 'Monique et Bernard' },
      facts: ["Vous dansez le tango quand vous croyez qu'on ne vous voit pas"],
    },
  ],
  [
    'le mariage de ma sœur Élodie et de Thomas, il lui a prêté son parapluie',
    { call: 'Élodie et Thomas', facts: ['Thomas lui a prêté son parapluie'] },
  ],
  [
    'pour mon papi Émile, ancien facteur, il me donnait des bonbons, il me manque',
    { plot: 'memorial', facts: ['Tu étais facteur', 'Tu me donnais des bonbons', 'Tu me manques'] },
  ],
  ['mon ex Maxime me quitte par sms', { plot: 'heartbreak', facts: ['Tu me quittes par sms'] }],
  [
    "comptine pour apprendre aux enfants à se brosser les dents, avec un crocodile qui s'appelle Coco",
    { plot: 'teaching', about: ['se brosser les dents'], facts: [] },
  ],
  [
    "berceuse pour mon fils Malo, il dort seulement si on lui tient l'oreille",
    { facts: ["Tu dors seulement si on te tient l'oreille"] },
  ],
  [
    'ma collègue Solange part en retraite, elle cachait des frites en plus sous la purée pour les gamins qui avaient eu une mauvaise note. on est 12 à chanter, pas trop haut svp',
    {
      facts: [
        'Tu pars en retraite',
        'Tu cachais des frites en plus sous la purée pour les gamins qui avaient eu une mauvaise note',
      ],
    },
  ],
  [
    "une berceuse pour Ilyès né dans l'ascenseur entre le 4e et le 5e, c'est le voisin plombier qui a tout fait, du coup son 2e prénom c'est Raymond",
    {
      ...{ call: 'Ilyès', names: ['Ilyès', 'Raymond'] },
      facts: [
        "Tu es né dans l'ascenseur entre le 4e et le 5e",
        "C'est le voisin plombier qui a tout fait",
        "Ton 2e prénom c'est Raymond",
      ],
    },
  ],
  [
    'Pour mon prof de judo Karim qui déménage. Il disait toujours « on salue, on souffle, on y va ». Nous sommes 15 élèves à chanter',
    { names: ['Karim'], facts: ['Tu déménages', 'Tu disais toujours « on salue, on souffle, on y va »'] },
  ],
  [
    "Mon chat Gribouille a disparu trois semaines, on l'a retrouvé chez le boucher, valse, accordéon",
    { facts: ['Tu as disparu trois semaines', "On t'a retrouvé chez le boucher"] },
  ],
  [
    'chanson d’anniversaire pour ma mamie huguette qui adore son jardin',
    { plot: 'birthday', call: 'Huguette', topics: ['garden'] },
  ],
  ['une berceuse pour mon fils Louis, chantée par une femme', { plot: 'lullaby', call: 'Louis', voice: 'f' }],
  [
    'ma mamie huguette qui adore son jardin et rale contre les voisins',
    { call: 'Huguette', facts: ['Tu adores ton jardin', 'Tu râles contre les voisins'] },
  ],
  [
    'mon chat moka dort sur mon clavier et me réveille à 5h',
    { call: 'Moka', facts: ['Tu dors sur mon clavier', 'Tu me réveilles à 5h'] },
  ],
  [
    'mon papi est mort en mars, il reparait des montres et il me donnait des bonbons',
    {
      ...{ plot: 'memorial', call: 'Papi' },
      facts: ['Tu es parti en mars', 'Tu réparais des montres', 'Tu me donnais des bonbons'],
    },
  ],
  [
    'pardon a ma femme j ai oublie notre anniversaire de mariage j’étais au foot',
    { plot: 'apology', facts: ["J'ai oublié notre anniversaire de mariage", "J'étais au foot"] },
  ],
  [
    'chanson de mariage pour julie et marc, ils se sont rencontrés au ski',
    { plot: 'wedding', names: ['Julie', 'Marc'], facts: ['Vous vous êtes rencontrés au ski'] },
  ],
  [
    "merci à ma prof mme lefevre de m'avoir appris à lire",
    { plot: 'thanks', call: 'Mme Lefevre', facts: ["Tu m'as appris à lire"] },
  ],
  [
    'jingle pour ma librairie la page cornée, ouverte le dimanche, on sert du thé',
    { plot: 'shop', brand: 'la Page Cornée', facts: ['Ouverte le dimanche', 'On sert du thé'] },
  ],
  [
    'crêperie chez annick, galettes au sarrasin',
    { plot: 'shop', brand: 'Chez Annick', facts: ['Galettes au sarrasin'] },
  ],
  [
    'hymne pour notre équipe de foot les canards de pontivy, on perd toujours mais on chante',
    { plot: 'team', brand: 'les Canards de Pontivy', facts: ['On perd toujours', 'On chante'] },
  ],
  [
    "on s'est séparés il y a un an, il est parti avec le chien, sa brosse à dents est encore là",
    {
      plot: 'heartbreak',
      facts: ["On s'est séparés il y a un an", 'Tu es parti avec le chien', 'Ta brosse à dents est encore là'],
    },
  ],
  [
    "pour mon mari qui cuisine des crêpes, je l'aime depuis 20 ans",
    { plot: 'devotion', facts: ['Tu cuisines des crêpes', "Je t'aime depuis 20 ans"] },
  ],
  [
    'une chanson en anglais pour mon copain tom qui rigole tout le temps',
    { call: 'Tom', language: 'en', facts: ['Tu rigoles tout le temps'] },
  ],
  [
    'anniversaire de ma copine sarah, elle aime danser, voyager, les chats',
    { call: 'Sarah', facts: ['Tu aimes danser', 'Tu aimes voyager', 'Tu aimes les chats'] },
  ],
  [
    'slam sur la machine à café qui fuit au boulot',
    { topics: ['coffee'], facts: ['La machine à café fuit au boulot'] },
  ],
  [
    'ma grand mere etait infirmiere, je lui ai jamais dit merci',
    { call: 'Mamie', facts: ['Tu étais infirmière', "Je t'ai jamais dit merci"] },
  ],
  ['raconte le jour où papa a mis le barbecue dans la piscine', { facts: ['Papa a mis le barbecue dans la piscine'] }],
  [
    'chanson pour le pot de départ de jean-marc, 35 ans à la poste, il va enfin pêcher',
    { plot: 'farewell', call: 'Jean-Marc', facts: ['35 ans à la poste', 'Tu vas enfin pêcher'] },
  ],
  [
    'jingle pizzeria bella napoli à toulouse, pâte maison',
    { plot: 'shop', brand: 'Bella Napoli', facts: ['Pâte maison'] },
  ],
  [
    'mamie jeannette a 90 ans, elle triche au scrabble',
    { call: 'Jeannette', age: 90, facts: ['Tu triches au scrabble'] },
  ],
  [
    'je n’ai pas été là quand ma sœur julie avait besoin de moi, elle m’a toujours défendue',
    {
      call: 'Julie',
      topics: [],
      facts: ["Je n'ai pas été là quand tu avais besoin de moi", "Tu m'as toujours défendue"],
    },
  ],
  [
    'chanson pr le mariage de ma cousine lena et son kevin, ils se st rencontrés au kebab a 3h du mat, faut que ca bouge',
    {
      ...{ plot: 'wedding', names: ['Lena', 'Kevin'] },
      facts: ['Vous vous êtes rencontrés au kebab à 3h du mat'],
    },
  ],
  [
    'pub pour mon salon de coiffure chez nadege a roubaix, le café est offert',
    { plot: 'shop', brand: 'Chez Nadège', place: 'Roubaix', facts: ["C'est à Roubaix", 'Le café est offert'] },
  ],
  [
    'pardon mon coeur jai oublié de venir te chercher a la gare pcq je jouais a la console, elle sappelle maeva mdr',
    {
      ...{ plot: 'apology', call: 'Maëva' },
      facts: ["J'ai oublié de venir te chercher à la gare", 'Je jouais à la console'],
    },
  ],
  [
    'berceuse pour mon petit loup noa 6 mois qui rit quand il voit le chien',
    { plot: 'lullaby', call: 'Noa', facts: ['Tu ris quand tu vois le chien'] },
  ],
  [
    'berceuse pr ma fille zelie 3 ans qui veut jms ranger ses jouets',
    { call: 'Zélie', facts: ['Tu veux jamais ranger tes jouets'] },
  ],
  [
    'elle ma largué par message, elle a gardé la playstation. pas de piano pas de mot amour',
    {
      ...{ plot: 'heartbreak', without: ['piano', 'amour'] },
      facts: ["Tu m'as largué par message", 'Tu as gardé la playstation'],
    },
  ],
  [
    'en portugais stp pour ma belle mere fatima qui habite porto',
    { call: 'Fatima', language: 'pt', place: 'Porto', facts: ['Tu habites Porto'] },
  ],
  [
    'pour maman de la part de ses enfants lilou, tom et la petite romane, elle est infirmiere de nuit',
    { call: 'Maman', names: ['Lilou', 'Tom', 'Romane'], facts: ['Tu es infirmière de nuit'] },
  ],
  [
    "merci a mon voisin mr benali d'avoir réparé mon vélo et gardé mes chiens qd j'étais a l'hopital",
    {
      ...{ plot: 'thanks', call: 'Mr Benali' },
      facts: ['Tu as réparé mon vélo', "Tu as gardé mes chiens quand j'étais à l'hôpital"],
    },
  ],
  [
    "ma chienne s'appelle biscotte et elle fait tomber la poubelle et apres elle fait l'innocente",
    { call: 'Biscotte', facts: ['Tu fais tomber la poubelle', "Tu fais l'innocente"] },
  ],
  [
    'josiane de la compta part a nantes, elle ramenait des chouquettes le lundi',
    { call: 'Josiane', facts: ['Tu pars à Nantes', 'Tu ramenais des chouquettes le lundi'] },
  ],
  [
    'le tram en retard, feuilles mortes ils ont toujours une excuse',
    { plot: 'complaint', facts: ['Le tram en retard', 'Feuilles mortes', 'Ils ont toujours une excuse'] },
  ],
  [
    "les étapes ds l'ordre: farine, oeufs, lait, on melange",
    { plot: 'teaching', facts: ["Les étapes dans l'ordre", 'Farine, œufs, lait', 'On mélange'] },
  ],
  [
    'mon fils noe va avoir 18 ans il a raté 2 fois le permis. dis pas le mot adulte',
    { plot: 'birthday', call: 'Noé', age: 18, without: ['adulte'], facts: ['Tu as raté 2 fois le permis'] },
  ],
  ['depart de jojo du service info, il buvait son café froid', { call: 'Jojo', facts: ['Tu buvais ton café froid'] }],
  ['jingle pour le véto pattes heureuses a quimper', { brand: 'Pattes Heureuses', place: 'Quimper' }],
  [
    "notre prof d'anglais mme karen part en retraite, elle chantait en cours",
    { call: 'Mme Karen', facts: ['Tu pars en retraite', 'Tu chantais en cours'] },
  ],
  [
    "mon papi tito habite a marseille, il m'a appris a pecher",
    { call: 'Tito', facts: ['Tu habites à Marseille', "Tu m'as appris à pêcher"] },
  ],
  ['un rap pr réviser les guerres de louis 14 au bac', { plot: 'teaching', names: [] }],
])
