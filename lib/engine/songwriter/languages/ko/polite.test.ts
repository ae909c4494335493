import { expect, it } from 'vitest'
import { readBrief } from '../../../brief/read-brief.ts'
import { writeSong } from '../../write-song.ts'

const songOf = (description: string) =>
  writeSong(
    readBrief({ description, interfaceLanguage: 'ko' }, () => []),
    7,
  )

it.each([
  ['할머니 생신 노래. 평생 시장에서 떡을 파셨어요', '평생 시장에서 떡을 파셨죠'],
  ["작은 빵집 '달빵' 홍보송. 아침 8시에 문 열어요", '아침 8시에 문 열어요'],
  ['내 친구 민호 노래. 맨날 늦게 와요', '맨날 늦게 와'],
])('"%s" is told as one speaks to whoever hears it', (description, line) => {
  expect(songOf(description).lyrics.split('\n')).toContain(line)
})

it('names the feast of an elder', () => {
  expect(songOf('우리 엄마 환갑 노래 만들어주세요').title).toBe('환갑 축하드려요, 엄마')
})

it.each([
  ['구구단 7단 외우는 노래', ['칠단을 외우자, 칠 일 칠', '칠 구 육십삼, 칠단 다 외웠네']],
  [
    '물의 순환을 초등학교 4학년 아이들에게 설명하는 노래',
    ['우리는 증발이라고 부르지', '비가 되고 눈이 되어 땅으로 내리지'],
  ],
  ['요일 배우는 동요', ['월요일은 달의 날, 한 주가 시작되네', '월화수목금토일, 일곱 날이 한 주네']],
])('"%s" is taught in its order', (description, [first = '', last = '']) => {
  const lines = songOf(description).lyrics.split('\n')
  expect(lines.indexOf(first)).toBeGreaterThan(0)
  expect(lines.indexOf(last)).toBeGreaterThan(lines.indexOf(first))
})
