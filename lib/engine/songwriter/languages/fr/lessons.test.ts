import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../../brief/read-brief.ts'
import { writeSong } from '../../write-song.ts'

it.each([
  ['Chanson pour apprendre aux CP les jours de la semaine, avec un escargot', ['Lundi se lève', 'Vendredi range']],
  ["apprendre les mois de l'année", ['Janvier, février', 'Juillet et août']],
  ["chanson pour apprendre l'alphabet à ma fille", ['A, B, C, D', 'O, P, Q']],
  ['chanson pour apprendre les tables de multiplication', ['Deux fois un', 'Cinq fois un']],
  ["un rap sur le cycle de l'eau pour ma classe", ['océan', 'condensation']],
  ['chanson sur la photosynthèse', ['La racine', 'chlorophylle']],
  ['rap pour retenir les planètes du système solaire', ['Mercure', 'Jupiter']],
  ['comptine sur les saisons', ['Au printemps', "L'automne"]],
  ['une chanson pour ma classe sur le tri des déchets', ['bac jaune', 'Le verre']],
  ['chanson pour apprendre à se laver les mains', ["l'eau claire", 'pouce']],
  ['comptine pour apprendre à se brosser les dents', ['dentifrice', 'En haut ensuite']],
  ['chanson pour apprendre à traverser la rue', ['passage blanc', 'À gauche, à droite']],
])('%s teaches it in its order', (description, [first = '', second = '']) => {
  const brief = readBrief({ description, interfaceLanguage: 'fr' }, parseEnglish)
  const { lyrics } = writeSong(brief, 1)
  expect(lyrics.indexOf(first)).toBeGreaterThan(0)
  expect(lyrics.indexOf(second)).toBeGreaterThan(lyrics.indexOf(first))
})
