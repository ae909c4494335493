import type { Details } from '../../stanzas.ts'

/** What small children are taught in songs, in its order. */
export const lessons2: readonly Details[] = [
  {
    words: 'aylar ayları yılın_ayları yılın_aylarını on_iki_ay on_iki_ayı',
    stanzas: `
      Ocak ilk aydır, şubat en kısası
      Mart, nisan, mayıs, çiçek zamanı
      Haziran, temmuz, ağustos sıcak
      Denizin, tatilin, karpuzun anı

      Eylülde okulun zili çalınır
      Ekimde, kasımda yaprak dökülür
      Aralık on ikinci, yılın sonu
      Bir gece biter, yenisi görülür`,
    later: `
      On iki ay eder bir yıl, say da bak
      Kimi otuz çeker, kimi otuz bir
      Bir tek şubat yirmi sekiz gündür
      Dört yılda bir yirmi dokuza gelir`,
    hook: `
      Yılın ayları on iki, ocak başta gelir
      Aralıkta yıl biter, yenisi belirir`,
  },
  {
    words: 'renkler renkleri ana_renkler ana_renkleri',
    stanzas: `
      Kırmızı, sarı, mavi, üç ana renktir
      Ötekiler doğar, bunlar karışınca
      Maviyle sarı yeşile döner
      Fırçaya birer damla damlayınca

      Kırmızıyla sarı turuncu olur
      Kırmızıyla mavi birleşir, mor
      Beyaz katılırsa açılır hepsi
      Siyah katılırsa koyulaşır, sor`,
    later: `
      Yağmurdan sonra gökkuşağı çıkar
      Kırmızı, turuncu, sarı ve yeşil
      Mavi, lacivert, mor, yedi renk eder
      Gökte bir köprü, altından eğil`,
    hook: `
      Renkler el ele verir, resim olur
      Sarıyla mavi karışır, yeşil bulur`,
  },
  {
    words: 'sayılar sayıları rakamlar rakamları ona_kadar_sayma sayı_saymayı saymayı_öğreten',
    stanzas: `
      Bir güneş, iki göz, üç yapraklı yonca
      Dört ayak masada, beş parmak elde
      Altı yüzü zarın, yedi gün hafta
      Sekiz kollu ahtapot derin denizde

      Dokuzdan sonra on, iki el eder
      On parmak havada, say geriye
      On, dokuz, sekiz, yedi, altı, beş
      Dört, üç, iki, bir, bir daha diye`,
    later: `
      Birler, onlar, yüzler sırayla gelir
      Her sayının ardında biri var
      Bir eklersin, yenisi çıkar hemen
      Sayılar gider sonsuza kadar`,
    hook: `
      Sayılar bir, iki, üç diye yürür
      Ona kadar sayan dünyayı görür`,
  },
]
