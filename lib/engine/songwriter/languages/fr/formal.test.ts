import { expect, it } from 'vitest'
import { isFormal, saidFormally } from './formal.ts'

it.each([
  ["Tu m'as appris à lire", "Vous m'avez appris à lire"],
  ["Et tu t'es levée, tu n'étais pas fâchée", "Et vous vous êtes levée, vous n'étiez pas fâchée"],
  ["Tu es l'infirmière qui a soigné maman", "Vous êtes l'infirmière qui a soigné maman"],
  ['Écoute bien, je te le dis', 'Écoutez bien, je vous le dis'],
  ["Et c'est pour ça qu'on t'aime, toi", "Et c'est pour ça qu'on vous aime, vous"],
  ['Souviens-toi de ta classe et de tes élèves', 'Souvenez-vous de votre classe et de vos élèves'],
  ['Ne change rien, tu verras', 'Ne changez rien, vous verrez'],
  ['Tu rangeais, tu achètes, tu répètes, tu nettoies', 'Vous rangiez, vous achetez, vous répétez, vous nettoyez'],
  ['Tu leur disais de ne pas courir', 'Vous leur disiez de ne pas courir'],
  ['Le reste, on le garde', 'Le reste, on le garde'],
])('%s', (typed, said) => {
  expect(saidFormally(typed)).toBe(said)
})

it('calls those "vous" who are called "Mme" or "Docteur"', () => {
  const called = (call: string) => isFormal({ call, name: call, kin: null, kind: null })
  expect([called('Mme Lefèvre'), called('Docteur Benali'), called('Inès'), called('Maud')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('says "vous" to several', () => {
  expect(isFormal({ call: 'la bande', name: null, kin: 'classe', kind: 'group' })).toBe(true)
  expect(saidFormally('Répète après moi, dors, Léa et Tom, dors')).toBe('Répétez après moi, dormez, Léa et Tom, dormez')
})
