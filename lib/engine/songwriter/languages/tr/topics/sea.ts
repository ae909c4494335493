import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'deniz* dalga* kıyı* kiyi* sahil* kumsal* kum kumu* kumda* martı* marti* kayık* kayig* kayığ* yelken* iskele* liman* tekne* vapur* balık* balig* balığ* midye* ada adada adaya boğaz boğaz* plaj* plâj* yakamoz* lodos* köpük* okyanus* tuzlu gemi gemi*',
  you: {
    scene: `
      Deniz (soğuk|buz gibi|çivi gibi) dedik, kıyıda durduk
      Sen ayakkabını çıkarıp yürüdün
      Bir çığlık attın, martılar kalktı
      Sonra bize dönüp, çok sıcak, dedin, güldün

      İskelede (simit|ekmek) böldün, yarısı martıya
      Vapur düdüğüne elini salladın
      Kaptan da sana bir düdük çaldı
      Bütün gün bana bunu anlattın`,
    later: `
      Kumdan bir ev yaptın, penceresi midye
      Dalga geldi, aldı, bir odası kaldı
      Sen kızmadın, dedin, kira istemeyiz
      O oda akşama kadar denize baktı`,
  },
  me: {
    scene: `
      Sahilde (şezlongu|şemsiyeyi|çadırı) kuramadım bir saat
      Üç parça kaldı elimde, bir vida
      Deniz baktı bana, bir dalga attı
      Vida gitti, ben kumda, oh, ne güzel hava`,
    later: `
      Bir şişe attım denize, içinde mektup
      Bir hafta bekledim, kıyıyı gezdim
      Geri geldi, altında bir satır daha
      İmlan kötü, yazmış biri, sevindim`,
  },
  past: {
    scene: `
      Kıyıda (taş|kabuk|cam) toplardın, cebin delik
      Yol boyu düşerdi, izin olurdu
      Bugün o yolda bir deniz taşı var
      Eğildim, aldım, avucumu doldurdu`,
    later: `
      Mayıs denizi soğuk, yine girdim
      Üçe kadar saydım, sen gibi, içimden
      Bir dalga geldi, omzuma vurdu
      Sandım ki sensin, seslenen geriden`,
  },
  hook: `
    Deniz verir, deniz alır, deniz söyler
    Bir dalga gider, arkasında biri bekler

    Bir martı, bir vapur, bir avuç tuzlu su
    Denizi olan bilir, bitmez onun kokusu`,
  soft: {
    scene: `
      Kayık bağlı, ip uzun
      Dalga der ki, şşş, uyusun
      Bir balık esnedi bak
      Baloncuğu bir küçük ay`,
    later: `
      Deniz örtmüş kıyıyı
      Köpükten yorganıyla
      Bir çeker, bir bırakır
      Uyutur masalıyla`,
  },
}
