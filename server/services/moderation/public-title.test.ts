import { expect, it } from 'vitest'
import { publicTitle } from './public-title.ts'

it.each([
  'Taylor Swift - Love Story',
  'taylor_swift_love_story',
  'Adele - Hello',
  'Prince – live 1987',
  'テイラー・スウィフト ライブ',
  '周杰伦 晴天',
  'Hello feat. Drake',
  'Adele Hello',
  'adele hello live',
  'madonna-vogue',
  'queen-bohemian rhapsody',
  'purple rain-prince',
  'まどんな らいぶ',
])('does not call a work %j after the file of that name', (name) => {
  expect(publicTitle(name, 'recording')).toBe('recording')
})

it.each([
  'My song',
  'prince charming-take 3',
  'a river of my own - demo',
  'prince charming demo',
  'Rose garden - take 2',
  'rehearsal 2024-05-01',
  'Paris in the rain',
  '五月天气',
])('keeps %j', (name) => {
  expect(publicTitle(name, 'recording')).toBe(name)
})
