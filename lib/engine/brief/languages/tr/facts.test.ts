import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../read-brief.ts'

const told = (description: string) =>
  readBrief({ description, interfaceLanguage: 'tr' }, parseEnglish).facts.map(({ text, joined }) => joined ?? text)

describe('what Turkish descriptions tell', () => {
  it.each([
    [
      'Kuzenim Melike ile Serhat evleniyor. Melike ile Serhat cumartesi evleniyor, Serhat hesabı ödeyemedi çünkü cüzdanını unuttu',
      ['İkiniz evleniyorsunuz', 'Cumartesi evleniyorsunuz', 'Serhat hesabı ödeyemedi', 'Çünkü cüzdanını unuttu'],
    ],
    [
      'Sevgilim Emir ile vapurda tanıştık. O gülünce dünyam değişiyor',
      ['Seninle vapurda tanıştık', 'Sen gülünce dünyam değişiyor'],
    ],
    ["Kardeşim Barış'tan özür dilerim, arabasını habersiz aldım ve çarptım", ['Arabanı habersiz aldım ve çarptım']],
    ['Kankam Ozan kaleye geçti, ilk şutta gözlüğü kırıldı', ['Kaleye geçtin', 'İlk şutta gözlüğün kırıldı']],
    [
      'Dedem için türkü. Okul iki odaydı, herkes şehre göçtü, evin damı çöktü',
      ['Okul iki odaydı', 'Herkes şehre göçtü', 'Evin damı çöktü'],
    ],
    ['Teyzem Nermin için şarkı. Eniştem yumurtayı hep yakar', ['Eniştem yumurtayı hep yakar']],
    ['Canım annem sana bağırdığım için özür dilerim', ['Sana bağırdım']],
  ])('%s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })
})
