import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'bahçe* bahce* çiçe* cice* gül güller* gülü gülün toprağ* toprak* fidan* domates* tohum* sula* hortum* saksı* saksi* ağaç ağac* agac* fide* ot otlar* çimen* cimen* lale* papatya* menekşe* menekse* sardunya* begonya* biber* salatalık* sera çapa* bostan* kürek* budama* dal dalı* yaprak* yaprağ*',
  you: {
    scene: `
      Bahçede (dizinin üstündesin|eğilmişsin yine), toprak tırnağında
      Domatesle konuşuyorsun alçak sesle
      Dün boynu büküktü, bugün dimdik
      Ne söyledin ona, bana da söyle

      Pencere önünde (sekiz|dokuz|yirmi) saksın var
      Her birinin bir adı, bir huyu
      Küsen begonyaya bir özür borçlusun
      Dün unutmuşsun, bir bardak suyu`,
    later: `
      Kuru dedikleri o gülü aldın
      Bir çöpü diktin, biz de güldük sana
      Haziranda kapıyı açtık bir sabah
      Yüz gül bakıyordu, hem de hep bir ağızdan`,
  },
  me: {
    scene: `
      Tohum attım (baharda|mart sonunda|bir pazar), paketi renkli
      Resimde bir orman, bir de kabak
      Üç ay suladım, bir tek ot çıktı
      O ota da alıştım, büyüyor bak`,
    later: `
      Salyangoz yedi marulun yarısını
      Kızdım, topladım, yola bıraktım
      Sabah hepsi geri dönmüş bahçeye
      Öbür yarısını da ben onlara bıraktım`,
  },
  past: {
    scene: `
      Bahçende hâlâ (lale|nane|papatya) çıkıyor
      Kimse ekmedi, kimse sulamadı
      Bir toprak bilirmiş seni demek
      Sen gittin, o seni unutmadı`,
    later: `
      Eldivenin kulübede, çiviye asılı
      Parmağı delik, içi toprak dolu
      Giydim bir kere, elin kadardı
      Gülü onunla budadım, buldum yolu`,
  },
  hook: `
    Bir çiçek açar, kimse bakmasa da açar
    Bahçe dediğin sabreden birine bahar

    Toprağa bir tohum ver, sonra çekil de bak
    Koca bir ağaç olur o küçücük yaprak`,
  soft: {
    scene: `
      Gül uyudu dalında
      Arı evin yolunda
      Çiy indi, damla damla
      Bahçe uyur bu akşam da`,
    later: `
      Papatya yumdu gözünü
      Sarı, küçük yüzünü
      Yarın güneş gelince
      Açar yine, ince ince`,
  },
}
