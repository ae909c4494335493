import { expect, it } from 'vitest'
import { sung, sungAttribute, sungPast } from './endings.ts'

it.each([
  ['시계를 고치셨어요', '시계를 고치셨지'],
  ['밤마다 운다', '밤마다 울지'],
  ['시장에 갑니다', '시장에 가지'],
  ['밥을 빨리 먹는다', '밥을 빨리 먹지'],
  ['꽃을 좋아하세요', '꽃을 좋아하시지'],
  ['커피만 마셔요', '커피만 마시지'],
  ['노래를 잘 부르는데', '노래를 잘 부르지'],
  ['캠핑카 여행 가신대요', '캠핑카 여행 가신다지'],
  ['국을 끓이고', '국을 끓이지'],
  ['항상 먼저 농담을 해', '항상 먼저 농담을 하지'],
  ['신랑은 소방관이래요', '신랑은 소방관이라지'],
  ['바나나우유 먹었잖아', '바나나우유 먹었지'],
  ['우리 동네 최고', null],
  ['오래된 냉장고', null],
  ['내 양말 훔쳐감', '내 양말 훔쳐가지'],
  ['아이디 아직 같이씀', '아이디 아직 같이쓰지'],
  ['야근할때 같이 남아줌', '야근할때 같이 남아주지'],
  ['집에 안 감', '집에 안 가지'],
  ['낮잠만 잠', '낮잠만 자네'],
  ['앞니가 빠져서 너무 귀여움', '앞니가 빠져서 너무 귀엽지'],
  ['꼭 돌아오세요', '꼭 돌아오세요'],
  ['다음엔 맨 앞에서 응원할게요', '다음엔 맨 앞에서 응원할게'],
  ['회식은 1등임', '회식은 1등이지'],
  ['긴장하면 배아픈 애라', '긴장하면 배아픈 애지'],
  ['혼자 다님', '혼자 다니지'],
  ['오후의 낮잠', null],
  ['우리 동네 모임', null],
  ['엄마의 마음', null],
  ['처음 본 사람', null],
  ['따뜻한 봄', null],
  ['벽에 걸린 그림', null],
])('%s is sung as %s', (clause, line) => {
  expect(sung(clause)).toBe(line)
})

it('tells in the past what goes on to something past', () => {
  expect(sung('시계를 고치고', true)).toBe('시계를 고쳤지')
  expect(sung('노래를 부르고', true)).toBe('노래를 불렀지')
  expect(sung('개울에서 가재를 잡고', true)).toBe('개울에서 가재를 잡았지')
})

it('makes a line of what is told before a noun', () => {
  expect(sungAttribute('새벽마다 우는')).toBe('새벽마다 울지')
  expect(sungAttribute('휘파람을 불던')).toBe('휘파람을 불었지')
  expect(sungPast('버스를 놓친')).toBe('버스를 놓쳤지')
  expect(sungPast('우산을 잃은')).toBe('우산을 잃었지')
})
