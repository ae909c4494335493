import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../read-brief.ts'

/** What a French wish tells, and the kind of song that it asks for. */
const WISHES: readonly (readonly [wish: string, plot: string | null, facts: readonly string[]])[] = [
  [
    'Pour le mariage de ma sœur Élodie avec Karim, il lui a prêté son stylo et elle ne l’a jamais rendu',
    'wedding',
    ['Karim lui a prêté son stylo', "Élodie ne l'a jamais rendu"],
  ],
  [
    "merci à Mme Lefèvre, l'infirmière qui a soigné maman à la maison, elle venait même le dimanche",
    'thanks',
    ["Tu es l'infirmière qui a soigné maman à la maison", 'Tu venais même le dimanche'],
  ],
  [
    'merci à Mme Bouvier. Lison avait peur de lire, elle lui a prêté un mégaphone en carton',
    'thanks',
    ['Lison avait peur de lire', 'Tu lui as prêté un mégaphone en carton'],
  ],
  [
    "mon chat Biscotte, roux, énorme, qui a peur de l'aspirateur mais pas des chiens",
    null,
    ['Tu es roux et énorme', "Tu as peur de l'aspirateur mais pas des chiens"],
  ],
  [
    'pour notre chienne Pastis, un vieux beagle à trois pattes, qui vole les chaussettes du voisin',
    null,
    ['Tu es un vieux beagle à trois pattes', 'Tu voles les chaussettes du voisin'],
  ],
  [
    'Papi Raymond, ancien marin pêcheur, se souvient de tous les bateaux',
    null,
    ['Tu étais marin pêcheur', 'Tu te souviens de tous les bateaux'],
  ],
  [
    'Mon père Gérard est mort en février. Il sifflait du Brassens.',
    'memorial',
    ['Tu es parti en février', 'Tu sifflais du Brassens'],
  ],
  [
    'g largué léa par texto ya 3 mois jle regrette ts les jours, pardon léa',
    'apology',
    ["Je t'ai larguée par texto il y a 3 mois", 'Je le regrette tous les jours'],
  ],
  [
    "l'été 98, Sandrine vendait des chichis et je l'ai plus jamais revue",
    'nostalgia',
    ["L'été 98", 'Tu vendais des chichis', "Je t'ai plus jamais revue"],
  ],
  [
    'Ma fille Romane passe le bac lundi, elle stresse. Je voudrais lui donner du courage.',
    'encouragement',
    ['Tu passes le bac lundi', 'Tu stresses'],
  ],
  [
    'jingle pour mon garage Auto Martin à Vesoul : on vous prête une voiture, sans rendez-vous le samedi',
    'shop',
    ["C'est à Vesoul", 'On vous prête une voiture', 'Sans rendez-vous le samedi'],
  ],
  ['Chanson pour apprendre aux CP les jours de la semaine, avec un escargot qui va au potager', 'teaching', []],
  ['chanson pour apprendre à se laver les mains à mes petits', 'teaching', []],
  [
    'mon frère Bastien se marie avec Clara le 12 juillet, il chantait du Goldman et elle a jeté une cacahuète',
    'wedding',
    ['Vous vous mariez le 12 juillet', 'Bastien chantait du Goldman', 'Clara a jeté une cacahuète'],
  ],
  [
    "départ de notre directrice d'école Mme Carpentier, elle connaissait le prénom de tous les parents",
    'farewell',
    ['Tu connaissais le prénom de tous les parents'],
  ],
  [
    "notre vieille Kangoo qui ne démarre qu'en pente, et ça sent le chien, une chanson rigolote",
    'complaint',
    ["Notre vieille Kangoo ne démarre qu'en pente", 'Ça sent le chien'],
  ],
  [
    'pr ma meuf kenza, elle mfait trop rire et elle pique tjrs mes sweats',
    'devotion',
    ['Tu me fais trop rire', 'Tu piques toujours mes sweats'],
  ],
  ['Mon fils Gabin a été opéré du genou', 'get-well', ['Tu as été opéré du genou']],
  ["Papa, fan de l'ASSE depuis toujours", null, ["Tu es fan de l'ASSE depuis toujours"]],
  ['À mon fils Timéo qui vient de naître le 3 mai', 'new-baby', ['Tu es né le 3 mai']],
]

it.each(WISHES)('%s', (description, plot, facts) => {
  const brief = readBrief({ description, interfaceLanguage: 'fr' }, parseEnglish)
  expect([brief.plot, brief.facts.map(({ text }) => text)]).toEqual([plot, facts])
})

it.each([
  ['berceuse pour un bébé éléphant qui a perdu son doudou', 'petit éléphant', []],
  ['berceuse sur une petite girafe qui a froid', 'petite girafe', []],
  ['mon voisin joue la Marseillaise à la trompette', 'cher voisin', []],
])('%s is sung to "%s"', (description, call, names) => {
  const { hearer, names: named } = readBrief({ description, interfaceLanguage: 'fr' }, parseEnglish)
  expect([hearer?.call, named]).toEqual([call, names])
})
