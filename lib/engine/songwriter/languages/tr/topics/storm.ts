import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: 'fırtına* firtina* yağmur* yagmur* yağıyor yağdı yağar yağsın şimşek* simsek* şimşeğ* yıldırım* yildirim* gök gürül* gürle* gurul* şemsiye* semsiye* sağanak* saganak* sel bulut* rüzgar* rüzgâr* ruzgar* ıslan* islan* ıslak* islak* sırılsıklam* oluk* damla* damlı* poyraz* bora kasırga*',
  you: {
    scene: `
      İlk şimşek çaktı, (lamba|ışık) söndü, sen masadasın
      Çekmeceden yedi mum çıkardın
      Kâğıt dağıttın, mum ışığında hile
      Elektrik geldi, sen üfledin, kaldın

      Gök gürleyince (masanın|yorganın|sehpanın) altı senin
      Ben de girdim, elimde peynir, ekmek
      Dizlerimiz çenemizde, sayıyoruz
      Uzaklaştı yağmur, yedi, sekiz, bir sek`,
    later: `
      Çatı aktı, üç yerden, üç tencere koydun
      Tık, tak, tok, dedi yağmur, sen kalktın
      Bu bir vals, dedin, elini uzattın
      Islak halıda bana dans yaptırdın`,
  },
  me: {
    scene: `
      Korkmuyorum gök gürlemesinden, (yok|hayır|asla)
      Dolaba bir ceket için girdim
      Bir saattir buradayım, köpek de var
      İyi yeri o kapmış, ben ezildim`,
    later: `
      Şemsiyem rüzgârda tersine döndü
      Bir çiçek oldu, sapı elimde
      Karşıdan biri geçti, onunki de öyle
      Selamlaştık, hava güzel, dedik, ne de`,
  },
  past: {
    scene: `
      Yağmurun kokusunu (balkondan|kapıdan|uzaktan) alırdın
      Yarım saat var, derdin, topla ipi
      Çamaşır içeride, ilk damla düşer
      Bulut bile seni dinlerdi, belli`,
    later: `
      Yağmurluğun askıda, omzu geniş
      Fırtınada giydim, çadır gibi
      Cebinden kuru bir şeker çıktı
      Saklıyorum onu, ağlarsam diye belki`,
  },
  hook: `
    Yağsın yağmur, gürlesin gök, bu çatı dayanır
    Korktuysak beraber korktuk, insan alışır

    Rüzgâr al götür, ne varsa al götür beni
    Fırtınanın ardında bir sabah var, yeni`,
}
