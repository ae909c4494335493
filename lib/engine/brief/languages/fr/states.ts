import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { hasVerb } from './clauses.ts'
import { type HearerContext, isNamed, isSeveral } from './hearer.ts'
import { fact } from './lines.ts'

/** What somebody is, behind their name: "arrivé avec trois semaines d'avance", "allergique aux arachides". */
export const STATE =
  /^(?:arrivée?|venue?|revenue?|tombée?|devenue?|restée?|entrée?|retraitée?|divorcée?|veuve|veuf|passionnée?|accro|allergique|fan|fière?|folle|fou|amoureu(?:x|se)|capable|incapable|toujours (?:en retard|là|prêt|prête|de bonne humeur|souriante?)|jamais (?:à l'heure|contente?)|têtue?|infirmière?|gauchère?|née? (?!(?:le|en) \d)) (?=\p{L})/iu

const JOB =
  /^(?:(?:chef|cheffe|prof|médecin|coach|secrétaire|aide-soignante?|avocate?|avocat|comptable|routier|bénévole|assistante?|agente?|aide|technicien|pilote|guide|\p{L}{3,}(?:teur|trice|euse|ière|ier|ienne|ien|iste|aire|reur|leur|deur|geur|cheur|neur)) ?)+(?:d[eu]s? |d'|à |au |aux |chez |en |dans |pendant |depuis )/iu

/** What somebody is, behind their name. */
const WHO_IS =
  /^(?:la|le|l'|notre|mon|ma) ?(?:meilleure? )?(?:maîtresse|maître|institutrice|instituteur|prof\p{L}*|infirmière?r?|nounou|médecin|sage-femme|coach|entraîneur|entraîneuse|voisine?|éducatrice|éducateur|directrice|directeur|gardienne?|kiné|boulangère|boulanger|factrice|facteur|AVS|AESH|ATSEM|orthophoniste|animatrice|animateur|dame|reine|roi|pro|champion\p{L}*) (?:d|qu)/iu

/** "un vieux beagle à trois pattes", "ma meilleure amie depuis la maternelle". */
const ANIMATE =
  /^(?:une?|l'|la|le|ma|mon|notre) ?(?:(?:vrai|vraie|vieux|vieille|petite?|gros|grosse|grande?|bon|bonne|beau|belle|jeune|sacrée?|ancien|ancienne|meilleure?|super) ){0,2}(?:beagle|labrador|teckel|caniche|bouledogue|berger|épagneul|cocker|corgi|husky|golden|carlin|bichon|yorkshire|bâtard|croisée?|chien|chienne|chat|chatte|chaton|chiot|matou|gouttière|siamois|persan|angora|maine coon|lapine?|poney|cheval|jument|âne|ânesse|perroquet|tortue|hamster|amie?|copine?|copain|pote|complice|femme|homme|fille|garçon|gamine?|gosse|ado|papa|maman|mamie|papi|grand-mère|grand-père|fan|pro|reine|roi|as|passionnée?|(?!heure|peur|fleur|cœur|odeur|couleur|douceur|chaleur|valeur|faveur|lueur|sueur|humeur|saveur|rumeur|erreur|horreur|terreur|largeur|longueur|hauteur|moteur|ordinateur|aspirateur|radiateur|tracteur|bonheur|malheur|honneur|fauteuil|tondeuse|machine|perceuse)\p{L}{3,}(?:teur|trice|euse|eur|ienne|ien|iste))(?!\p{L})/iu

/** How somebody looks or is: "roux et énorme". */
const ADJECTIVE =
  '(?:roux|rousse|énorme|noire?|blanche?|blanc|grise?|tigrée?|tachetée?|brune?|blonde?|châtain|minuscule|immense|poilue?|frisée?|gourmande?|têtue?|timide|bavarde?|maladroite?|gaffeu(?:r|se)|râleu(?:r|se)|dormeu(?:r|se)|peureu(?:x|se)|paresseu(?:x|se)|trouillarde?|curieu(?:x|se)|courageu(?:x|se)|généreu(?:x|se)|jalou(?:x|se)|capricieu(?:x|se)|espiègle|coquine?|maline?|sourde?|aveugle|borgne|boiteu(?:x|se)|édentée?|insomniaque|végétarien(?:ne)?|célibataire|gauch(?:er|ère)|distraite?|étourdie?|bordélique|maniaque|ponctuel(?:le)?|collante?|câline?|intenable|insupportable|adorable|farouche|obèse|dodue?|maigre|costaude?|grande?|petite?)'
const ADJECTIVES = new RegExp(
  `^(?:(?:très|un peu|assez|plutôt|tout|toute|super|trop|hyper|toujours|complètement) )?${ADJECTIVE}(?:(?:,| et| mais)? (?:(?:très|un peu|assez|plutôt|tout|toute|super|trop|hyper|toujours|complètement) )?${ADJECTIVE})*$`,
  'iu',
)

/** Between two of them, a comma ends no piece. */
export const BETWEEN_ADJECTIVES = new RegExp(
  `(?<=[,(] ?${ADJECTIVE}), (?=${ADJECTIVE}(?:,| (?:qui|et|avec)(?!\\p{L})|\\.|$))`,
  'giu',
)

/** What somebody is who has just been named: "roux et énorme", "l'infirmière qui a soigné maman", "secrétaire à la mairie"; null for anything else. */
export function whatSomebodyIs(piece: string): string | null {
  if (ADJECTIVES.test(piece)) return piece
  const [main = ''] = piece.split(/ (?=qu(?:i|e|')|dont |où )/u)
  if (hasVerb(main) || !main.includes(' ')) return main !== piece && !hasVerb(main) && WHO_IS.test(piece) ? piece : null
  return WHO_IS.test(piece) || JOB.test(piece) || (ANIMATE.test(piece) && !isKinAlone(main, piece)) ? piece : null
}

/** "ma meilleure amie" says again who is meant. */
const isKinAlone = (main: string, piece: string) =>
  main === piece && /^(?:ma|mon|notre) (?:\p{L}+ )?[\p{L}-]+$/iu.test(piece)

/** "est mort en février": whoever mourns says that somebody has left. */
export function goneSince(piece: string, { hearer }: HearerContext): Fact | null {
  const [, who = '', ending = '', when = ''] =
    /^(.*?) ?(?<!\p{L})(?:est|était) mort(e?) ((?:en (?:\d{4}|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)|il y a|cet (?:été|hiver|automne)|ce printemps|l'(?:an|été|hiver|automne) dernier|cette année|à \d+ ans|un (?:soir|matin|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi)|dans son sommeil|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier|ce matin|cette nuit|la semaine dernière|le mois dernier|l'année dernière))(?: .*)?)$/iu.exec(
      piece,
    ) ?? []
  if (when === '' || !hearer || isSeveral(hearer)) return null
  if (!/^(?:il|elle|qui)?$/iu.test(who) && !isNamed(who, hearer)) return null
  return fact('you', `tu es parti${ending} ${when.replace(/ son /u, ' ton ')}`)
}

/** "Bastien se marie avec Clara le 12 juillet", said to both. */
export function marriageOf(piece: string, hearer: Hearer): Fact | null {
  if (!isSeveral(hearer) || hearer.name === null) return null
  const [, before = '', behind = ''] =
    /^(.*?) (?:se marie(?:nt)?|va se marier|vont se marier|épouse|va épouser) (.*)$/iu.exec(piece) ?? []
  const names = hearer.name.split(/,? et |, /u)
  const when = names
    .reduce(
      (rest, name) =>
        rest.replace(new RegExp(`(?:(?:avec|à) )?(?:(?:son|sa) \\p{L}+ )?${escaped(name)}(?!\\p{L})`, 'iu'), ''),
      behind,
    )
    .trim()
  if (before === '' || !names.every((name) => piece.includes(name)) || when === '') return null
  return fact('they', `vous vous mariez ${when}`)
}
