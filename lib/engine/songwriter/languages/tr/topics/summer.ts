import type { Topic } from '../../stanzas.ts'

export const summer: Topic = {
  kin: 'yazın yazı yazlık* yazlar* temmuz* ağustos* agustos* haziran* karpuz* dondurma* güneşle* tatil* sıcak* sicak* terlik* mayo* havuz* cırcır* ağustosböce* hamak* şezlong* vantilatör* vantilator* kavun* limonata* piknik* piknig* çadır* kamp* bronz* sinek* şort*',
  you: {
    scene: `
      Karpuzu (suya|kuyuya|dereye) attın, soğusun diye
      Akıntı aldı, peşinden koştun dizine kadar
      Yakaladın, düştün, güldün, sırılsıklam
      O yazın en tatlı dilimi, tadı hâlâ var`,
    later: `
      Sıcaktan uyunmuyor, balkona yatak serdin
      Bir sinek, iki yıldız, üç de masal
      Sabah güneş yüzünde, örtü ayağında
      Temmuz bitmesin dedin, biraz daha kal`,
  },
  me: {
    scene: `
      Tatile (on|yedi) gün kalmıştı, valiz hazır
      Mayo, terlik, üç kitap, bir de şapka
      Yağmur yağdı, on gün, kitaplar bitti
      Mayoyla oturdum, limonata, balkonda`,
    later: `
      Dondurma eridi koluma, dirseğe kadar
      Arı geldi, bir de çocuk, bir de köpek
      Hepimiz birer yaladık, yarısı yere
      Karınca da aldı payını, ne kaldı, ekmek`,
  },
  past: {
    scene: `
      Yazın (hamakta|incirin altında) uyurdun, şapkan yüzünde
      Biz parmak ucunda geçerdik yanından
      Hamak duruyor, ağaçta, rüzgâr sallar
      Biz yine sessiz geçeriz, alışkanlıktan`,
    later: `
      Karpuzun göbeğini bana verirdin
      Ben sevmem, derdin, inanırdım sana
      Bu temmuz kestim, göbeği tabakta
      Kimse almaz onu, güneş vurur ona`,
  },
  hook: `
    Yaz gelsin, kapı açık, ayaklar çıplak
    Bir dilim karpuz, dünya bir bahçe kadar, bak

    Temmuz, ağustos, gitme, biraz daha dur
    Dondurma erisin, olsun, güneş bize vurur`,
}
