import type { OwnWords } from '../own-words.ts'

/** Lines 2 and 4 comment on whatever stands in lines 1 and 3. */
export const ownWords: OwnWords = {
  warm: `
    {fact}
    Bunu görünce yumuşar dünya
    {next}
    Ben bir kenarda bakarım sana

    {fact}
    Ezbere bilirim, yine isterim
    {next}
    Bin kere görsem, bir daha derim

    {fact}
    Kapıcı da bilir, bütün sokak da
    {next}
    Herkes bunu konuşur bakkalda

    {fact}
    Kimse senin gibi yapamaz bunu
    Görünce açarım bütün camları
    Güneş de görsün bir kere şunu

    {fact}
    Kimse bir alkış tutmaz buna
    Ben onları bir bir biriktiriyorum
    Hepsini bu akşam getirdim sana`,
  funny: `
    {fact}
    Buraya bir bando çağırmak lazım
    {next}
    Gülsem mi, ağlasam mı, şaşırdım

    {fact}
    Komşu da gördü, oturdu taşa
    {next}
    Anlattı, inanmadı hiçbir arkadaşa

    {fact}
    Bunun bir madalyası yok mu, sordum
    Form uzattılar, üç nüsha, doldurdum
    Gelmedi, gazoz kapağından uydurdum

    {fact}
    Yazsam roman olur, film olur
    {next}
    Sonunda herkes bir köşede uyur`,
  grief: `
    {fact}
    Bu evde hâlâ o ses duruyor
    {next}
    İçimde bir lamba onu koruyor

    {fact}
    Söylüyorum ki kaybolmasın
    {next}
    Kim ne der, varsın o da ağlasın

    {fact}
    Bunu kimse alamaz elimden
    Mutfakta tekrarlarım, usul usul
    Bir an ev yine dolar sesinden

    {fact}
    Dün gibi, diyorlar, dün değil, şimdi
    Gözümü kapatsam kapıda biri
    Gelir, oturur, sanki hiç gitmedi`,
  sorry: `
    {fact}
    Saklamıyorum, işte ortada
    {next}
    Bir özür kaldı bana bu odada

    {fact}
    Keşke desem de geri dönmez
    {next}
    Bu yük bahaneyle hafiflemez

    {fact}
    Bunu yüksek sesle ilk kez diyorum
    Yere bakıyorum, sonra sana
    Kolay değil ama söylüyorum`,
  lesson: `
    {fact}
    Bir kere söyle, sonra bir daha
    {next}
    Kalır aklında, bak, sabaha

    {fact}
    Yaz bunu deftere, altını çiz
    {next}
    Sorarlarsa hep bir ağızdan deriz

    {fact}
    Zor gibi durur, değil aslında
    Kolay bir kapı, kolu altında
    İttin mi açılır karşında`,
  soft: `
    {fact}
    Ay da bilir, yıldız da
    {next}
    Uyur şimdi o da burada

    {fact}
    Yoruldun artık, kapat gözünü
    {next}
    Gece okşar küçük yüzünü

    {fact}
    Yarın yine, yarın yine
    Şimdi yorgan çeneye dek
    Uyku konsun gözüne`,
  cheer: `
    {fact}
    Duysun tribün, duysun saha
    {next}
    Hep bir ağızdan, bir daha, bir daha

    {fact}
    Davul bunu çalar, düdük bunu
    {next}
    Yaz tabelaya, görsünler şunu

    {fact}
    Bunu bilmeyen kalmasın şehirde
    Bir el havada, bir el yürekte
    Biz aynı sesiz, hep bir nefeste`,
  plain: `
    {fact}
    Böyle de güzel, böyle de olur
    {next}
    Kim bilse gelir, yanıma oturur

    {fact}
    Küçük bir şey, değil mi, ama bak
    {next}
    Bütün evi o tutuyor sıcak

    {fact}
    Anlatınca az, yaşayınca çok
    Bir pencere açar insanın içine
    Ondan güzel bir manzara yok`,
  hook: `
    {fact}
    Bu şarkı bunun için, duysun bütün mahalle

    {fact}
    Unutmam bunu, söylerim hep böyle

    {fact}
    {next}`,
}
