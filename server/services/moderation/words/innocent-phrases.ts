/** Phrases in which a listed name or word means something else. What is found inside them is ignored. */
export const INNOCENT_PHRASES: readonly string[] = [
  ...['Madonna and child', 'Madonna and the child', 'Madonna with child', 'Prince Charming', 'Dick van Dyke'],
  ...['spic and span', 'cime di rape', 'rape seed', 'rape field', 'rape fields', 'queen of hearts'],
  ...['mà lòng'],
  ...['세 바퀴', '올 거라는', '올 거란'],
  ...['발로 추는', '한 소리로', '펼치면', '채로 몰래', '보려 해도', '도란도란', '건 빨리', '몇 개를', '그 얼굴에'],
  ...['먹으러 가네', '지으러 가네', '불러 주는', '불러 보려'],
  ...['al baño', 'ir al bano'],
  ...['死ねない', '死ねる', '死ねば', '国王菲利普', '國王菲利普'],
]
