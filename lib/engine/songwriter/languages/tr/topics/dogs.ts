import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: 'köpek köpe* kopek* kopeg* köpeğ* havla* hav havhav tasma* kemik* kemiğ* patiler* kuyruk* kuyruğ* koku* kokla* golden labrador* kangal* terrier* kaniş* kulübe* kulube* yavru* sahibi* parkta fino* çoban havlama* kuçu* kucu* gezdir* salya* dalmaçyalı*',
  you: {
    scene: `
      Köpeği sen mi (gezdiriyorsun|çıkarıyorsun), o mu seni
      Tasmanın ucunda bir rüzgâr, sen
      Bütün sokağı koşarak geçtiniz
      Parkta köpek durdu, sen hâlâ gidersin

      Parktaki (bütün|yirmi) köpeğin adını bilirsin
      Sahiplerini sorsak, kim ki o, dersin
      Cebin kurabiye, elin salya
      Eve dönünce bizi de koklar, gezersin`,
    later: `
      Bir köpek bulduk yağmurda, titriyor
      Bir gece kalsın, dedin, bir gece
      Üç yıl oldu, kanepenin ortasında
      Biz kenardayız, o horlar, her gece`,
  },
  me: {
    scene: `
      Köpeğim (terliğimi|çorabımı|gözlüğümü) gömdü bahçeye
      Sordum, nerede, gözünü kaçırdı
      Kazdım bütün gün, üç kemik, bir kaşık
      Terlik bende, dedi havlayıp, ve kaçırdı`,
    later: `
      Kapıya zil yok, gerek kalmadı
      Postacı köşeyi dönmeden havlar
      Yaprak düşse bize haber verir
      Hırsız gelse kuyruk sallar, ne yapar`,
  },
  past: {
    scene: `
      Köpek hâlâ (akşam altıda|iş çıkışı|her akşam) kapıda oturur
      Senin adımını bekler, kulağı dik
      Gel, diyorum, gelmez, bir dakika daha
      Sonra yanıma yatar, ikimiz eksik`,
    later: `
      Tasma duvarda, çivide asılı
      Rüzgârda bir şıngırtı, içim kalkar
      Köpek de başını kaldırır, bakarız
      İkimiz de bilir, yine de kapıya bakar`,
  },
  hook: `
    Bir köpek sever, hesap sormaz, niye demez
    Kuyruğunda bir bayram var, hiç bitmez

    Koş köpeğim, koş, kulakların rüzgâra karşı
    Dünyada bundan güzel bir koşu marşı`,
  soft: {
    scene: `
      Köpek döndü üç kere
      Sonra yattı yerine
      Bir patisi kıpırdar
      Koşar rüya gölüne`,
    later: `
      Havlamaz artık köpek
      Kulağı indi yere
      Burnu ıslak, soğuk, küçük
      Değer senin eline`,
  },
}
