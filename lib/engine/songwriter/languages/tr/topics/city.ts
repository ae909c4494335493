import type { Topic } from '../../stanzas.ts'

export const city: Topic = {
  kin: 'şehir* şehri* şehre sehir* sehri* sokak* sokağ* sokag* cadde* meydan* köprü* kopru* apartman* kaldırım* kaldirim* mahalle* trafik* trafiğ* taksi* dolmuş* kalabalık* kalabalığ* vitrin* bina binalar* gökdelen* simitçi* semt* istanbul* i̇stanbul* ankara* izmir* i̇zmir* korna* kavşak* balkon* gürültü*',
  you: {
    scene: `
      Bu şehirde yol (sorsan|bilmesen) kaybolursun, sen hariç
      Her köşede bir tanıdığın çıkar
      Simitçi, berber, üç kedi, bir teyze
      On dakikalık sokak bir saat tutar

      Trafikte (kırmızıda|köprüde|yokuşta) camı indirdin
      Yandakine sordun, radyoda ne var
      Aynı şarkıymış, ikiniz de söylediniz
      Yeşil yandı, kimse basmadı gaza kadar`,
    later: `
      Kalabalık meydanda durdun, gözün yukarıda
      Bir balkonda sardunya, bir de çamaşır
      Herkes koşuyor, bir tek sen baktın
      Şimdi bütün sokak oraya bakmaya alışır`,
  },
  me: {
    scene: `
      (Bir saat|Üç saat|Kırk dakika) park yeri aradım bu sokakta
      Buldum, küçük, bir karış kadar boşluk
      Girdim, sekiz manevra, alkış koptu
      Meğer evim öbür caddedeymiş, hoş mu hoş, oldu`,
    later: `
      Üst katta biri bavul sürükler geceleri
      Alt katta biri keman, yanda bir matkap
      Hepsi sustu bir akşam, uyuyamadım
      Bu şehrin ninnisi gürültüymüş, tuhaf`,
  },
  past: {
    scene: `
      Bu sokakta (iki|üç|dört) adım önümde yürürdün
      Vitrine bakar, saçını düzeltirdin
      O vitrin değişti, şimdi bir banka
      Ben yine bakıyorum, sen oraya sinerdin`,
    later: `
      Köprüden geçtim, şehir aynı şehir
      Işıklar bir bir yandı, sen sayardın
      Yüze gelince şaşırır, baştan başlardın
      Bugün yüz biri buldum, görsen şaşardın`,
  },
  hook: `
    Bu şehir bizi tanır, taşından, yokuşundan
    Bir sokağı bize bak, güler köşe başından

    Şehir koşar, biz yürürüz, kol kola, ağır
    Binlerce pencere yanar, biri bizi çağırır`,
}
