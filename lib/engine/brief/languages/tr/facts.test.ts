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
    // Days and adverbs are nobody's; what stands behind its verb stands before it.
    ["Ablam Zeynep cumartesi Murat'la evleniyor", ["Cumartesi Murat'la evleniyorsun"]],
    [
      'Kuzenim Onur için şarkı. Hep kaybeder anahtarlarını, babamın kafasında gezer, bana kızmadı bile',
      ['Hep anahtarlarını kaybedersin', 'Babamın kafasında gezersin', 'Bana kızmadın bile'],
    ],
    // What people are and have.
    [
      'Babam Ramazan emekli öğretmen. Arıları var, çantası ondan büyük',
      ['Emekli öğretmensin', 'Arıların var', 'Çantan senden büyük'],
    ],
    ['Ablam Pelin için şarkı. Çok titizdir, ofisin en komiği', ['Çok titizsin', 'Ofisin en komiğisin']],
    [
      'Ablam Büşra için şarkı. İlk maaşıyla babasına saat aldı, bana silgisini vermişti',
      ['İlk maaşınla babana saat aldın', 'Bana silgini vermiştin'],
    ],
    ['Kankam Mert için şarkı. Hoca kağıdı görünce güldü', ['Hoca kağıdı görünce güldü']],
    ['Eşim Nazan için şarkı. Kızımın ilk adımlarını telefonda gördüm', ['Kızımın ilk adımlarını telefonda gördüm']],
    [
      'Sevgi abla 27 yıl sonra muhasebeden emekli oluyor, işi o öğretti',
      ['27 yılın ardından muhasebeden emekli oluyorsun', 'İşi sen öğrettin'],
    ],
    // Lessons, shops and lullabies tell of nobody.
    [
      "Gezegenleri öğreten bir şarkı: Merkür Güneş'e en yakın, Jüpiter en büyük",
      ["Merkür Güneş'e en yakın", 'Jüpiter en büyük'],
    ],
    ['Su döngüsünü anlatan bir şarkı, 4. sınıf fen bilgisi dersi için', []],
    [
      'Mavi Kapı Kliniği için reklam şarkısı, 7 gün 24 saat açığız, ilk muayene ücretsiz, randevu için arayın',
      ['7 gün 24 saat açığız', 'İlk muayene ücretsiz', 'Randevu için arayın'],
    ],
    ['Bebek fil için ninni, annesinin yanında uyusun', ['Annesinin yanında uyusun']],
    ['Otobüste gördüğüm mavi atkılı kıza şarkı. Bir kere gülümsedi', ['Bir kere gülümsedin']],
    // How the song is to be.
    ['Ablam Pelin için şarkı, kedimizin adı da geçsin, düğünde çalacağız', []],
    // A long clause in two lines.
    [
      "Nurten Hoca'ya teşekkür. Ben sınıfta kalacakken öğle aralarında bana ders çalıştırdı",
      ['Ben sınıfta kalacakken', 'Öğle aralarında bana ders çalıştırdın'],
    ],
  ])('%s', (description, lines) => {
    expect(told(description)).toEqual(lines)
  })
})
