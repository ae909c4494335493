import { expect, it } from 'vitest'
import { writtenOut } from './written-out.ts'

it.each([
  ['vc tb eh meu irmao kkkk', 'você também é meu irmão,'],
  ['meu avo joao nao vai pra portugal, minha avo vai', 'meu vô joão não vai pra Portugal, minha vó vai'],
  ['ela ta la em casa lavando a louca td dia', 'ela tá lá em casa lavando a louça todo dia'],
])('%s', (typed, meant) => {
  expect(writtenOut(typed)).toBe(meant)
})

it.each(['Música para Joao', 'meus pais leram a notícia, até a avó louca riu'])('leaves alone: %s', (text) => {
  expect(writtenOut(text)).toBe(text)
})

it.each([
  ['ela ligava as 8 e falou coisas horriveis ha 8 meses', 'ela ligava às 8 e falou coisas horríveis há 8 meses'],
  ['jingle, ribeirao preto', 'jingle, Ribeirão Preto'],
])('%s', (typed, meant) => {
  expect(writtenOut(typed)).toBe(meant)
})
