import { expect, it } from 'vitest'
import { writtenOut } from './written-out.ts'

it.each([
  ['jsuis tjrs a la gare mdr, ma soeur ines ma oublié', "je suis toujours à la gare, ma sœur inès m'a oublié"],
  ['ca fait 3 ans qd meme, pcq quil reve', "ça fait 3 ans quand même, parce qu'il reve"],
  [
    'ma grand mere habite a nantes, elle a la machine a laver',
    'ma grand-mère habite à Nantes, elle a la machine à laver',
  ],
])('%s', (typed, meant) => {
  expect(writtenOut(typed)).toBe(meant)
})

it.each([
  'Une chanson sur mon chat, mais pas pour Ines',
  'ma santé, ma clé, ma télé et ma moitié',
  'mon chat a 3 ans, elle a la grippe, des pêches',
])('leaves alone: %s', (text) => {
  expect(writtenOut(text)).toBe(text)
})
