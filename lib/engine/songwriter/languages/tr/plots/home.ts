import type { Plot } from '../../stanzas.ts'

export const home: Plot = {
  person: 'me',
  open: `
    Otobüs tepeyi aştı, (cama|öne|kapıya) yanaştım
    Aşağıda ışıklar, avuç içi
    Hangisi bizim, parmağımla buldum
    En soldaki, titrek, biri bekler gibi

    Anahtar (paspasın|saksının|taşın) altında, bilmeyen yok
    Hırsız bile bilir, gelmez, ayıp olur
    Kapı iter, omuz ister biraz
    Bir gıcırtı, bir koku, ev beni bulur

    Duvarda (boyumuzun|yaşımızın) çizgisi var
    Bir de çivinin eski yeri
    Üçüncü basamak gıcırdar, atla
    Gece eve geç gelenin dersi`,
  turn: `
    Başka şehirde ev tuttum, güzeldi
    Musluğu damlamaz, kapısı sessiz
    Bir gece uyandım, bir şey eksik
    Bizim musluğun sesi, damla damla, biz

    Bizim sokakta adını sormazlar
    Kimin çocuğusun, derler, o yeter
    Söyledim, bir tabak dolma uzattılar
    Kimlik dediğin budur, sıcakken yer

    Çatı akar, leğen koyarız altına
    Tık tık eder, uyku getirir
    Satalım, dediler, kim alır ki
    Bu sesi kim kendi evine götürür`,
  lift: `
    Yol uzun, ayak yorgun, ama bak işte
    Bacadan çıkan duman el ediyor bize

    Dünyayı gezsem de bir ucu burada
    Bir ip bağlamışlar, öbür ucu sofrada`,
  chorus: `
    # Eve dönüyorum
    Eve dönüyorum, ışık yanık, kapı aralık
    Bir tabak da bana konmuş, üstü kapalı
    Eve dönüyorum, ne getirdin diye sormazlar
    Seni getirdin, derler, gerisine bakmazlar

    # Burası benim yerim
    Burası benim yerim, taşı tanır ayağım
    Burada adım başka, burada sıcak yatağım
    Burası benim yerim, haritada bir nokta
    Bastım mı parmağımı, kalbim atar orada

    # {place}, ben geldim
    {place}, ben geldim, aç kapını, yol bitti
    {place}, bir çocuk vardı, o buradan gitti
    {place}, ben geldim, biraz kır düştü saça
    Adımı yine çağır o köşeden, bir daha`,
  bridge: `
    Bir gün kapı başka birine
    Açılır, bilirim bunu
    Ona da gıcırdasın isterim
    Üçüncü basamağın sonu

    Ev dediğin dört duvar değil
    Sesini bilen bir odadır
    Karanlıkta elin gider
    Düğme tam da oradadır`,
}
