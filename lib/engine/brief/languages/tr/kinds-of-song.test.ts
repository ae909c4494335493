import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../read-brief.ts'

const read = (description: string) => {
  const { plot, hearer, subjects } = readBrief({ description, interfaceLanguage: 'tr' }, parseEnglish)
  return [plot, hearer?.call ?? null, subjects.map(({ text }) => text).join(', ')]
}

it.each([
  // What is taught is a subject.
  ['Diş fırçalama şarkısı, anaokulu için', 'teaching', null, 'Diş fırçalama'],
  ['haftanin gunleri sarkisi cocuklar icin', 'teaching', null, 'haftanın günleri'],
  ['Geri dönüşümü anlatan bir rap, 5. sınıf', 'teaching', null, 'Geri dönüşüm'],
  // Who taught somebody something teaches nobody now.
  ['Bana yüzmeyi öğreten babam için şarkı', null, 'babam', ''],
  ['Sevdiğim kız Selin başka şehre taşındı, ona hiç söyleyemedim', 'heartbreak', 'Selin', ''],
  ['Emre ile Bozcaada’da tanıştık, bir daha hiç görüşmedik', 'heartbreak', 'Emre', ''],
  ["Gökçe'yle Erdem'in nişanı için şarkı", 'wedding', 'Gökçe ve Erdem', ''],
  ['Babam için doğum günü şarkısı, geçen yıl emekli oldu', 'birthday', 'babam', ''],
  ['Kızım Ece için eğlenceli bir şarkı, brokoliden kaçar', null, 'Ece', ''],
  ['Bebek fil için ninni', 'lullaby', 'küçük fil', ''],
  ['Yengem için şarkı', null, 'yengem', ''],
  ['Halamın kızı Büşra için kına gecesi türküsü', 'wedding', 'Büşra', ''],
  ["Kuzenim Onur Almanya'ya taşınıyor", 'farewell', 'Onur', ''],
  ['Çekmecesi hep leblebi doluydu', null, null, ''],
  // Whoever tells of themselves sings to nobody.
  ['Ben bir kamyon şoförüyüm, eşim Nazan her akşam arar', null, null, ''],
] as const)('%s', (description, ...brief) => {
  expect(read(description)).toEqual(brief)
})
