import { escaped, pattern } from '../../patterns.ts'
import { amongst } from '../../people/names-in.ts'
import { isThirdPerson } from './verbs.ts'
import { FRENCH_PLACES } from './words/places.ts'

/** As people type them, in small letters: those that are no other words. */
export const FRENCH_FIRST_NAMES =
  'jeanne françoise monique catherine nathalie isabelle jacqueline anne sylvie martine nicole hélène christine valérie sophie sandrine stéphanie véronique céline chantal brigitte patricia annie julie aurélie laurence christiane émilie michèle dominique caroline élodie camille laetitia virginie delphine léa manon sarah laura chloé mathilde marion emma louise alice lina inès zoé juliette eva agathe lucie jeannine simone odette germaine yvette denise suzanne josiane colette ginette jean michel philippe alain nicolas patrick christophe daniel bernard andré gérard laurent thierry stéphane éric david julien frédéric jacques christian pascal marcel henri sébastien thomas robert olivier georges françois didier claude guillaume alexandre antoine maxime kevin hugo lucas théo enzo nathan mathis louis gabriel raphaël arthur jules léo gaspard malo timéo maël basile lucien fernand roger rené yves gilbert mohamed karim mehdi fatima aïcha leïla samira amina yasmine fatou moussa mamadou marc paul tom max axel adam ethan nolan noah liam gabin sacha tiago ayden eden noé victor martin oscar augustin rayan ibrahim youssef ismaël ilyes amine bilal samir rachid omar ahmed ali nadia samia khadija naïma salima nora yanis noham nina nino lola jade anna mia romane lucy mila léna lena elsa margaux margot clara charlotte élise elise élisa elisa éva eléonore pauline marine mélanie mélissa jessica jennifer cindy vanessa sabrina karine corinne muriel pascale sabine solange huguette paulette ginou mireille josette bernadette thérèse lucette raymonde suzette yolande henriette georgette andrée renée simonne marcelle gisèle micheline arlette nicolette joséphine anaïs justine audrey lydie estelle ludivine magali fanny gaëlle maëlys manu seb fred nico alex steph greg romain benoît bruno fabrice gilles hervé joël loïc ludovic mathieu matthieu rémi régis sylvain tanguy tristan vincent xavier yann yannick erwan ronan gaël mickaël jérôme jérémy jeremy florian damien cédric arnaud aurélien bastien baptiste clément corentin dylan fabien gaëtan quentin simon valentin william maurice raymond albert lucienne gustave edmond léon ernest armand félix anatole auguste maëva lilou nadège solène noémie océane clémence apolline capucine bérénice blandine bénédicte adèle adélaïde agnès amélie anaëlle angèle armelle astrid aurore axelle béatrice cassandra célia célestine clarisse coline coralie cyrielle daphné déborah diane edwige eloïse éloïse emeline émeline emmanuelle eugénie eulalie flavie florence gabrielle geneviève ghislaine héloïse hermine honorine hortense isaure jocelyne josée judith julia juline karima kenza lana leslie lise loane louane louna maddy maëlle malika marguerite marianne marie marielle marina maryse maud maya mélina mélodie morgane mylène naomi nelly nolwenn oriane rachel rebecca rosalie roxane sidonie sixtine soizic swann tatiana tiphaine valentine wendy wanda yaël zélie abel achille adrien alban albin alexis alphonse amaury anselme antonin aristide armel aubin bastian benjamin bertrand boris brice bryan césaire charlie christopher clovis côme constantin cyprien cyril cyrille dan dany denis dimitri donovan edgar édouard éloi emile émile émilien emmanuel esteban étienne eudes eugène evan ewen fabio félicien ferdinand flavien florent francis franck frank gauthier gautier geoffrey ghislain grégoire grégory guy gwenaël hadrien henry hippolyte hubert ignace ilan isaac ivan jacky jérémie jordan joris joseph joshua jocelyn julian justin karl kylian lenny léonard léopold lilian lionel logan loan lorenzo loris louka luc luca ludo malik marceau marius matéo mathéo mathias matthias melvin michaël milo morgan nathanaël noa octave odilon pacôme patrice paulin philibert philémon pierre raoul rodolphe rodrigue romuald ruben ryan salomon sam samuel samy sandro santiago sasha saturnin serge sofiane stan stanislas steeve steve sully sylvestre teddy thibault thibaut tidiane titouan tony ugo ulysse valérian victorien virgile vivien wilfried williams yohan yoann youri zacharie dédé gégé jojo lulu momo nono riri zaza babette fanfan gigi kiki loulou'

/** First names, two that are joined, who comes with them, and who is called "mamie" or "tonton". */
export function peopleIn(description: string): string[] {
  const isKnown = amongst(FRENCH_FIRST_NAMES)
  // Of "louis 14" nobody is sung to.
  const known = isKnown(
    description.replace(
      /(?<!\p{L})(?:[smt]e|nous|vous) marie(?!\p{L})|(?<!\p{L})\p{L}+ (?:\d{1,2}|x?v?i{1,3}v?|xiv|xvi)(?=$|[ .,;!?])(?! (?:ans|mois|jours|semaines))/gu,
      ' ',
    ),
  )
  const joined = [...description.matchAll(pattern('(?<![\\p{L}-])[\\p{L}]+-[\\p{L}]+(?![\\p{L}-])', 'g'))]
    .map(([word]) => word)
    .filter((word) => isKnown(word.replace('-', ' ')).length === 2)
  const besides = known.flatMap((name) => {
    const and = `${name} et (?:de |d['’])?([\\p{L}]{3,})(?=$|[.,;:!?]| (?:qui|se|ont|sont|vont|pour|en|à)\\b)`
    return pattern(and).exec(description)?.[1] ?? []
  })
  const called = pattern(
    "\\b(?:mamie|mamy|mémé|papi|papy|pépé|tata|tatie|tonton|nounou) ([\\p{L}]{3,})(?![\\p{L}'’-])",
    'g',
  )
  const relatives = [...description.matchAll(called)].map(([, name = '']) => name)
  const doing = pattern(
    '\\b(?:ma|mon|notre) (?:tante|oncle|hamster|lapin|chien|chat|grand-mère|grand-père|mère|père|s(?:œ|oe)ur|frère|fils|fille|cousine?|amie?|cheval|poney) ([\\p{L}]{3,}) ([\\p{L}]+)',
    'g',
  )
  const doers = [...description.matchAll(doing)].flatMap(([, name = '', verb = '']) =>
    isThirdPerson(verb) && !/(?:ée?|ante?|eux|euse|i[fv]e?|ique|ble)$/u.test(name) ? [name] : [],
  )
  return [...known, ...joined, ...besides, ...[...relatives, ...doers].filter((name) => !isThirdPerson(name))]
}

const KNOWN: ReadonlySet<string> = new Set(FRENCH_FIRST_NAMES.split(' '))
const PLACES: ReadonlySet<string> = new Set(FRENCH_PLACES.split(', '))

/** What stands before a town, a street or a region: "en Ardèche", "la rue Pasteur". */
const BEFORE_PLACES =
  "(?<!\\p{L})(?:en|au|aux|dans (?:le|la|les|l'|un|une)|(?:tgv|ter|rer|village|ville|commune|hameau|quartier|club|service|marché|ligne|train|gare|métro|station|rue|place|avenue|boulevard|quai|pont|lycée|collège|école|hôpital|clinique|stade|parc|plage|lac|mont|col|île|camping|cinéma|théâtre|forêt|vallée|port|baie|cap|pointe)(?: (?:de la|de l'|de|du|des|d'|le|la|les))?)(?: |(?<='))"
/** What stands before whom somebody listens to, or what they drive: "chantait Brassens", "sa Twingo". */
const BEFORE_WORKS =
  "(?<!\\p{L})(?:chant(?:e|es|ait|ais|er|aient)|écout(?:e|es|ait|ais|er|ant)(?: du)?|fredonn(?:e|ait|er)(?: du)?|siffl(?:e|ait|er)(?: du)?|(?:chant|jou)(?:e|es|ait|ais|er) (?:tout le temps |toujours |faux )?du|fans? d(?:e|')|disques? d(?:e|')|chansons? d(?:e|')|li(?:t|sait)|regard(?:e|es|ait|er)|supporte|jou(?:e|es|ait|ais|er|ions) (?:à|au|aux)|mangea?i?t? du|un ricard|(?:une?|sa|son|ma|mon|la|le|notre|vieille|vieux|ancienne) (?:vieille |vieux |petite? )?(?=(?:Twingo|Clio|Renault|Peugeot|Citroën|Kangoo|Vespa|Harley|Solex|Mobylette|Coccinelle|Panda|Fiat|Opel|Ford|Tesla|Toyota|Deux-Chevaux|Scrabble|Monopoly|Nutella|Lego|Playmobil|Game|Nintendo|Switch|Playstation|Tour de|Ikea|Leclerc|Lidl|Carrefour|Auchan)))(?: |(?<=['\\s]))"

const BRANDS =
  /^(?:CHU|CHR|Ehpad|EHPAD|SAMU|SNCF|RATP|ASSE|PSG|Poste|La Poste|Goldman|Brassens|Brel|Piaf|Aznavour|Johnny|Céline Dion|Goldorak|Kangoo|Vinted|Tinder|Meetic|Netflix|Instagram|Facebook|Leboncoin|Le Bon Coin|YouTube|Youtube|Spotify|WhatsApp|Whatsapp|Skype|Zoom|Google|Amazon|Ikea|Lidl|McDo|Mc Do|Picard|Ehpad|Bescherelle|Nutella|Ricard|Scrabble|Monopoly|Playmobil|Lego|Tupperware|Doliprane|Twingo|Clio|Kangoo|Vespa|Solex|Alzheimer|Parkinson|Erasmus|Père Noël|Petite Souris|Tour de France|Ligue|Coupe du Monde|Coupe|Euro|Jeux Olympiques|JO|Bac|Brevet|Chemin de Saint-Jacques|Compostelle)(?!\p{L})/u

/** Whether a word with a capital letter is a place, a singer or a thing that somebody has. */
export function isNoName(name: string, description: string): boolean {
  if (BRANDS.test(name)) return true
  if (/^(?:Mme|Mlle|Mr|M|Madame|Mademoiselle|Monsieur|Dr|Docteur) /u.test(name)) return false
  if (name.includes('-') && name.split('-').every((part) => PLACES.has(part))) return true
  const at = (before: string) => new RegExp(`${before}${escaped(name)}(?!\\p{L})`, 'iu').test(description)
  const isAlone = description.split(name).length === 2
  if (
    isAlone &&
    at("(?<!\\p{L})(?:la |les |aux |(?<=[\\p{L}'])l')") &&
    !KNOWN.has((name.split(/[ -]/u)[0] ?? '').toLowerCase())
  )
    return true
  return isAlone && (at(BEFORE_PLACES) || at(BEFORE_WORKS))
}
