import type { Topic } from '../../stanzas.ts'

export const school: Topic = {
  kin: 'okul* sınıf* sinif* öğretmen* ogretmen* öğrenci* ogrenci* ders dersi* derse dersler* teneffüs* teneffus* tahta tahtaya tebeşir* tebesir* silgi* defter* karne* ödev* odev* sıra sırada zil zili kantin* çanta* müdür* matematik* fizik* harf* abaküs* etüt* sınav* sinav* önlük*',
  you: {
    scene: `
      Tahtada (tebeşir|silgi) izi, saçında beyaz toz
      Soruyu bilmeyene sen bakarsın, gülersin
      Yanlış diye bir şey yok, dersin, bu da yol
      Bütün sınıfı o yoldan geçirirsin`,
    later: `
      Zil çaldı, kimse kalkmadı sıradan
      Teneffüs bitti, sen hâlâ anlatıyorsun
      Müdür kapıda, kızacak sandık
      Oturdu arkaya, sen ona da soruyorsun`,
  },
  me: {
    scene: `
      Ödevimi (kedi|rüzgâr|kardeşim) yedi, dedim, inanmadı
      Doğruydu, cebimde bir köşesi vardı
      Okudum o köşeyi tahtada, yüksek sesle
      Beş aldım, kediye de yarım kaldı`,
    later: `
      Okulda öğrendiğim çoğu şey uçtu gitti
      Üçgenin içi kaç, bilmem, kimse sormaz
      Bir tek sırada yarım elma yeten o gün
      Kim böldü bana, unuttum mu, olmaz`,
  },
  past: {
    scene: `
      Sıramız (camın önünde|en arkada), adın kazılı
      Yanında benim adım, biraz eğri
      Okul boyanmış, sıra değişmemiş
      Elimi koydum, tahta hâlâ senin yerin`,
    later: `
      Bir defterin kalmış bende, kareli
      Kenarda bir gemi, bir de saat resmi
      Zile on dakika var, yazmışsın altına
      O zil çaldı, sen gittin, kaldı gemi`,
  },
  hook: `
    Zil çalsın, kapı açılsın, koşalım bahçeye
    Bir tebeşir yeter bize, yazarız her köşeye

    Okul biter, defter biter, bir şey bitmez ki
    Soru soran bir çocuk var içimizde, belli`,
}
