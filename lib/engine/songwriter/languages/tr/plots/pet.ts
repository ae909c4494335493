import type { Plot } from '../../stanzas.ts'

/** Sung to an animal of any size. */
export const pet: Plot = {
  person: 'you',
  open: `
    Formda sordular, (evde|hanede) kaç kişisiniz
    Seni de yazdım, hiç düşünmeden
    Mesleği? Kapıda beklemek
    Öğrenimi? Yüksek, mama işinden

    Saat (beş|altı), daha parmağım oynamadan
    Sen duydun bile, haber yayıldı
    Personel uyandı, nihayet, sabah oldu
    Bir kahvaltı demek ki ayarlandı

    {call}, diyorum, (duruyorsun|bakıyorsun|donuyorsun) olduğun yerde
    İki göz yavaş yavaş bana dönüyor
    Bunca ses, bunca araba, radyo
    Sen bir tek onu seçiyorsun, bak, gülüyor`,
  turn: `
    Hastaydın bir gece, soğuk taşta
    Yanına uzandım, film anlattım
    Bütün rolleri ben oynadım
    Nefesini tek tek saydım

    İlk günler bana uzaktan baktın
    Ben de taş oldum, ağaç oldum
    Bir şey dokundu sıcak, elime
    O sınavı geçtim, senin oldum

    Biri sordu, ne işe yarar
    Para kazanmaz, iş bilmez
    Sen baktın ona bir kere, yeter
    İki saattir anlatır, evine gitmez`,
  lift: `
    Saatten anlamazsın, kötü haberden de
    Sevinç nerede, bilirsin, ne güzel ki bende

    Bir kelime söylemezsin, ben anlarım yine
    Gün iyi geçtiyse uyku yakın sesine`,
  chorus: `
    # {call}, gel buraya
    {call}, gel buraya, dünya varsın koşsun
    Yanımda bir yer var, gel de o yer dolsun
    {call}, gel buraya, bu şehirde bir tek sen
    Tanırsın beni daha merdivendeki sesten

    # Bu evin sahibi
    Bu evin sahibi belli, kirayı ödeyen değil
    Bu evin sahibi gözünü kısar, hadi, eğil
    Bu evin sahibi kalkar, kanepe ona kalır
    Gerisi mama taşır, yerde bir köşe bulur

    # İki nefes
    İki nefes, biri derin, biri kısa
    Bir ev, bir lamba, dışarıda yağmur yağsa
    İki nefes, rüzgâr essin, essin isterse
    Bu odada yalnız yok, ne yerde ne sedirde`,
  bridge: `
    Camdan bakınca ne görürsün
    Belki sinema, belki saray
    Belki yalnız yağmura bakarsın
    O da yeter, bir bardak, bir çay

    Sizin yıllar kısa, derler
    Bir yılınız yedi eder
    Ben de her günü bir hafta sayarım
    Pazarı bol olur, yeter`,
}
