import type { Plot } from '../../stanzas.ts'

/** For a child or a small animal: short lines, soft words. */
export const lullaby: Plot = {
  person: 'you',
  open: `
    (Bardak|Kaşık|Tabak) yıkandı, gün bitti
    Kuşlar yuvaya gitti
    Bir lamba, bir merdiven
    Uyku iner tepeden

    Pencere (mavi|lila), sonra gri
    Ay çıktı, baktı içeri
    Yanağına bir gümüş
    Bıraktı, kimse görmemiş

    Bir (küçük|minik|uykulu) salyangoz gelir
    Evi sırtında gezinir
    Arkasında bir parlak iz
    Ona iyi geceler deriz`,
  turn: `
    Yağmur cama tık tık der
    Çimenlere su verir
    Kızgın değil, sesi az
    Yavaş yavaş yürür gider

    Esnedin, ben de kaptım
    Mutfaktaki saate attım
    Saat esnedi, tik tak
    Sonra o da yumdu bak

    Kapı biraz aralık
    Koridorda bir ışık
    Bir ayağı içerde
    Nöbet tutar bu yerde`,
  lift: `
    Bırak gün gitsin artık, gitsin denize
    Yarın yine gelir o, gelir bize

    Bir göz kapandı, öteki bakıyor
    Şimdi o da yavaş yavaş yumuluyor`,
  chorus: `
    # Uyu, {call}, uyu
    Uyu, {call}, uyu, dağlar da yattı
    Ay, yorganı bulut, üstünü kattı
    Uyu, {call}, uyu, kayıklar kıyıda
    En küçük yıldızın eli uykuda

    # Ninni, ninni
    Ninni, ninni, rüzgâr yorgun, yaprak uyur
    Ninni, ninni, derede taş suyu duyur
    Ninni, ninni, nefesin gelir gider
    Ninni, ninni, gece de seni sever

    # İyi geceler, {call}
    İyi geceler, {call}, burnuna bir öpücük
    Kulağına bir tane, o daha küçük
    İyi geceler, {call}, sabaha bir şey kalmadı
    Burnun da kulağın da yerinden oynamadı`,
  bridge: `
    Sabah olur, ekmek kokar
    Kuşlar bahçede öter
    Ben gelirim, sen bakarsın
    Güne bu bakış yeter

    Rüya görürsen kayık gör
    Ceviz kabuğundan olsun
    Kâğıttan bir yelkeni var
    Bir balina yolda gülsün`,
}
