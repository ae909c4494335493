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
  meaning: `
    Konuşmazsın ama anlatırsın
    Bir bakış, bir adım, bir nefes
    Eve döndüğümde karşımda sen
    Böyle sevinmez bana herkes

    Sen geldin, ev başka bir ev oldu
    Koltuk senin, yatak senin, halı senin
    Bize de bir köşe verdin, sağ ol
    Kirayı biz öderiz, keyif senin

    Kötü bir günün sonunda bile
    Sen gelirsin, yanıma sokulursun
    Söylemesem de bilirsin derdimi
    Dünyanın en küçük doktorusun

    Küçücük bir kalp, koca bir sevgi
    Nasıl sığmış oraya, bilmem
    Bütün evi tersine çevirsen de
    Ben seni kimseye vermem`,
  lift: `
    Bir kelime söylemezsin, ben anlarım yine
    Gözlerin her şeyi söyler, sen gel yerine

    Ne yapsan kızamam, bakışın yeter
    Bir gün görmesem seni, içim titrer`,
  chorus: `
    # {call}, {call}
    {call}, {call}, evin neşesi sensin
    Bir bakışınla bizi hep peşinden çekersin
    {call}, {call}, ne yapsan affederiz
    Bu evde kral sensin, biz sana hizmet ederiz

    # Gel, {call}, gel
    Gel, {call}, gel, yanımda yerin var
    Bu kalpte küçücük ayak izlerin var
    Gel, {call}, gel, dünya dönsün dursun
    Senin o küçük kalbin hep bizimle vursun

    # Bu evin sahibi
    Bu evin sahibi belli, kirayı ödiyen değil
    Bu evin sahibi bakar, hepimiz önünde eğil
    Bu evin sahibi ister, koşarız hemen
    Sevgiyle hizmetteyiz, hiç şikâyet etmeden`,
  bridge: `
    Seni bilmeyen sorar bazen
    Bu kadar sevilir mi diye
    Bir gün otursun yanına
    Bir baksın o gözlere

    Sizin yıllar kısaymış, derler
    Ben inanmam böyle söze
    Bir gününü bir yıl sayarım
    Yıllar yeter artar bize`,
}
