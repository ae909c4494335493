import { expect, it } from 'vitest'
import { writtenOut } from './written-out.ts'

it.each([
  [
    'kopegim karamel hakkinda sarki yap, ayakkabilarimi kaciriyo, elektrik supurgesinden korkuyo haha',
    'köpeğim karamel hakkında şarkı yap, ayakkabılarımı kaçırıyor, elektrik süpürgesinden korkuyor',
  ],
  ['kedim gecen hafta oldu, babam emekli oldu', 'kedim geçen hafta öldü, babam emekli oldu'],
  ['annem bana hala kazak oruyo, en guzel sarmayi o yapar', 'annem bana hâlâ kazak örüyor, en güzel sarmayı o yapar'],
  ['bi daha yapmicam, cok uzuldu', 'bir daha yapmayacağım, çok üzüldü'],
  ['Kardeşim Can’a kitap okuyor', 'Kardeşim Can’a kitap okuyor'],
  ["Gökçe'yle Erdem için şarkı", 'Gökçe ile Erdem için şarkı'],
])('%s', (typed, written) => {
  expect(writtenOut(typed)).toBe(written)
})
