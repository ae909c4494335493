import type { Topic } from '../../stanzas.ts'

export const bus: Topic = {
  kin: 'otobüs* otobus* durak* durağ* duragi* duraga* dolmuş* dolmus* minibüs* minibus* metrobüs* metrobus* şoför* sofor* muavin* akbil* servis* tramvay* körük* otogar* yolcu* kaçır* kacir* tutacak* hat hattı sefer seferi* biniş* inecek*',
  you: {
    scene: `
      Otobüste (teyzeye|çocuğa|yaşlıya) yer verdin, ayaktasın
      Üç durak sonra bütün otobüs tanıdık
      Şoför bile döndü, sordu, ya sonra
      Sen anlattın, durakta yarım saat kaldık`,
    later: `
      Son otobüs kaçtı, yürüdük, yedi durak
      Her durakta bir mola, bir de masal
      Yedincide güldün, keşke dokuz olsaydı
      Eve vardık, sabah olmuş, çay al`,
  },
  me: {
    scene: `
      Otobüse (koştum|yetiştim|el salladım), kapı yüzüme kapandı
      Camda bir çocuk bana dil çıkardı
      Ben de ona, durakta herkes baktı
      Çocuk güldü, günümü o kurtardı`,
    later: `
      Yanlış otobüsmüş, son durakta anladım
      Bir deniz, bir çınar, iki kedi, bir çay
      Doğrusuna binseydim işte olurdum
      Ertesi gün yine bindim, oh, ne kolay`,
  },
  past: {
    scene: `
      Bu durakta beklerdin (beni|hep), elinde simit
      Otobüs gelir, kapısı iç çekerdi
      Şimdi ben iniyorum, durak boş
      Bir an yine o susam kokusu geldi`,
    later: `
      Şoför değişti, hat aynı, numara aynı
      Senin koltuğun arkadan ikinci, solda
      Oturmuyorum, ayakta duruyorum
      Belki bir durak sonra binersin yolda`,
  },
  hook: `
    Otobüs geç kalsın, durak bizim olsun
    Bir simit iki kişi, yağmur biraz dursun

    Son durağa kadar git, kaptan, hiç acele etme
    Bu yolun güzeli yolda, varınca değil, deme`,
}
