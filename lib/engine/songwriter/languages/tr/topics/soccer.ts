import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'futbol* top topu topa topun topla* gol golü gole goller* maç maçı maçta maça maçlar* mac maci kale kaleci* kaleye hakem* düdüğ* penaltı* penalti* ofsayt* forvet* stoper* krampon* forma* saha sahada sahaya tribün* tribun* taraftar* stat stadyum* şut* sut korner* kaptan* antrenman* antrenör* galibiyet* şampiyon* sampiyon* voleybol* basketbol* lig ligde fenerbahçe* galatasaray* beşiktaş* trabzonspor*',
  you: {
    scene: `
      Top (çamurda|ağaçta|damda) kaldı, maç durdu, kimse çıkmaz
      Sen çıktın, bir pabuç ağaçta kaldı
      Tek pabuçla attığın o gol var ya
      Bütün mahalle hâlâ onu andı`,
    later: `
      Penaltı kaçtı, herkes sana bakıyor
      Sen kaleciye gittin, elini sıktın
      Güzel kurtardın, dedin, güldünüz
      O maçtan akılda bir tek sen kaldın`,
  },
  me: {
    scene: `
      Beni kaleye (koydular|diktiler), koşmasın diye
      Yedi gol yedim, sekizinci direkten
      Direğe sarıldım, öptüm, alkış koptu
      O maçın yıldızı oydu, ben değilken`,
    later: `
      Hakem düdük çaldı, ofsayt, dedi
      Anlamam, dedim, o da anlamazmış
      İkimiz sahanın ortasında oturduk
      Top gitti, bir köpek gole yazmış`,
  },
  past: {
    scene: `
      Tribünde yerin (boş|belli|duruyor), atkın bende
      Gol olunca hâlâ sola dönüyorum
      Sarılacak kimse yok, yandaki anladı
      Yabancıya sarılıp seni görüyorum`,
    later: `
      O eski top bahçede, havası inmiş
      Dikişi senin elinden, kırmızı iplik
      Bir vurdum, yarı yolda kaldı, olsun
      O da yoruldu, ikimiz de biliyorduk`,
  },
  hook: `
    Gol, diye bağır, duysun yedi mahalle
    Kaybettiğimiz maç bile güzel seninle

    Top yuvarlak, saha dar, kalbim tribün gibi
    Doksan dakika yetmez, uzasın maçın dibi`,
}
