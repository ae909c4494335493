import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'tren* gar garda gara garın istasyon* peron* vagon* ray rayı* raylar* rayda lokomotif* makinist* kondüktör* bilet* tünel* tunel* kompartıman* düdü* dudug* yataklı metro metroda metroya marmaray* ekspres* demiryol* makas makasçı*',
  you: {
    scene: `
      Trende (cam|pencere|koridor) kenarı senin, tartışmayız
      İneklere el sallar, adlarını takarsın
      Karşıdaki amca da katıldı oyuna
      Üç istasyonda bütün vagonu yaparsın

      Tren (rötarlı|gecikmeli), herkes kızgın, sen bankta
      Termosu açtın, çekirdek, poğaça
      Peronda bir sofra kuruldu birden
      Tren geldi, kimse bakmadı bir daha`,
    later: `
      Bileti kaybettin, kondüktör geldi
      Ceplerin boşaldı, düğme, taş, sakız
      Adam güldü, bir sakız aldı senden
      Delgeçle deldi onu, bilet sayarız`,
  },
  me: {
    scene: `
      Trene koştum, (kapı|düdük|vagon), bir saniye kala
      Bindim, oturdum, nefes nefese
      Yanımdaki dedi, nereye böyle
      Söyledim, güldü, bu tren öbür yöne`,
    later: `
      Tünele girdik, camda kendi yüzüm
      Karşımda oturan bir yabancı gibi
      Tren çıktı, yüzüm dağ oldu, köy oldu
      Sevdim o yüzü, yakıştı içi dibi`,
  },
  past: {
    scene: `
      Peronda (mendil|şapka|gazete) sallardın, tren küçülür
      Sen de küçülürdün, bir nokta kadar
      Bugün o perondan ben el salladım
      Boş vagona, makinist cevap çalar`,
    later: `
      Gece treni geçer bizim evin önünden
      Bardaklar titrer rafta, sen derdin ki, dokuz
      Hâlâ dokuzda titrer bütün bardaklar
      Ben de içimden derim, hoş geldin, dokuz`,
  },
  hook: `
    Tren gider, ray kalır, bir de elimde bilet
    Son istasyon sen isen, makinist, acele et

    Çuf çuf eder yüreğim, düdük çalar uzakta
    Bir tren geliyor, bak, ışığı bu sokakta`,
}
