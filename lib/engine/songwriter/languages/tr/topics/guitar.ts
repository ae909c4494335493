import type { Topic } from '../../stanzas.ts'

export const guitar: Topic = {
  kin: 'gitar* saz sazı sazın bağlama* baglama* tel teli teller* akor* müzik* muzik* nota* piyano* keman* davul* darbuka* ney flüt* ut klarnet* konser* sahne* plak plağ* plaklar* kaset* radyo* ıslık* ıslığ* islik* mikrofon* pena* melodi* ezgi* türkü* turku* orkestra* koro* akordeon* mızıka*',
  you: {
    scene: `
      Gitarın (dört|beş) teli var, altıncısı yok
      Sen o boşluğa ıslıkla cevap verirsin
      Üst kat vururdu yere, artık iner
      Bir sandalye ister, sen çalıver dersin`,
    later: `
      Notayı bilmezsin, kulağın bilir
      Musluk damlasa altına davul dersin
      Bulaşıkta bir orkestra kurdun dün
      Son bardakta selam verdin, bis istersin`,
  },
  me: {
    scene: `
      Üç akor öğrendim, (bütün yaz|üç ayda), parmağım su topladı
      Bir şarkı çıktı, biraz yavaş, biraz eksik
      Köpek kalktı, gitti, kapıyı itti
      Dördüncü akoru bulunca döndü, şenlik`,
    later: `
      Islık çalıyorum, aynı ezgi, sabahtan beri
      Nereden bilirim, bulamadım
      Berber de başladı, simitçi de
      Bütün sokak çalıyor, ben unutamadım`,
  },
  past: {
    scene: `
      Sazın duvarda, (teli|kılıfı|akordu) gevşek, dokunmam
      Rüzgârda bir inler, sanki öksürür
      Sen öyle başlardın her türküye
      Oda susar, o ses hâlâ yürür`,
    later: `
      Kasetin bir yüzünde sen söylüyorsun
      Ortada bir yanlış, bir gülüş, baştan
      Ezberledim o yanlışı, öyle söylerim
      Doğrusunu bilmek istemem bu yaştan`,
  },
  hook: `
    Çal, bir tel kopana kadar, çal, bir daha
    Bir türkü yeter bize, götürür sabaha

    Bir gitar, bir ses, bir de ayakla tempo tut
    Bu ezgi varken yanımda, gerisini unut`,
}
