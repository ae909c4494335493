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
  meaning: `
    Gün boyu koştu küçük ayaklar
    Dinlensin şimdi azıcık
    Yarın yine yollar onun
    Bu gece dünya ufacık

    Karanlık kötü bir şey değil
    Işığın uyuduğu yer
    Güneş de gözünü kapar
    Sabah olunca gelir, güler

    Büyürsün bir gün, biliyorum
    Sığmazsın artık kucağıma
    Bu ninni ama hep sığar
    Gelir konar kulağına

    Kapının önünde sessizce
    Bekler seni seven biri
    Sen uyu, o uyumaz
    Sayar bütün yıldızları bir bir`,
  lift: `
    Kapa gözlerini, ninni başlasın
    Rüyanda kuzular, kuşlar oynaşsın

    Ay da yatacak birazdan, yıldız da
    Seni seven hep burada, yanında`,
  chorus: `
    # Uyku geldi usulca
    Uyku geldi usulca, ışık azaldı bak
    Ay beşik gibi sallanır, bembeyaz ve parlak
    Uyku geldi usulca, ninni, ninni, ninni
    Sabah olsun, güneş öpsün yastıktaki yeri

    # Uyu, {call}, uyu
    Uyu, {call}, uyu, gece yorgan olsun
    Rüyaların tatlı olsun, yıldızlarla dolsun
    Uyu, {call}, uyu, ninni sana, ninni
    Sabah güneş öpecek o minicik elini

    # Ninni, {call}, ninni
    Ninni, {call}, ninni, uyusun da büyüsün
    Tıpış tıpış yürüsün, güllerden yol örülsün
    Ninni, {call}, ninni, dünya sana güzel
    Yanağını okşuyor sessiz, sıcak bir el

    # İyi geceler, {call}
    İyi geceler, {call}, bir öpücük sana
    Yıldızlar göz kırpıyor, bak, cama, cama
    İyi geceler, {call}, uyku geldi işte
    Sabaha buluşuruz yine bir gülüşte`,
  bridge: `
    Sabah olur, kuşlar öter
    Ekmek kokar bütün ev
    Sen uyanır, gülersin
    Güneş der, hadi, sev

    Rüyanda bir kayık görürsen
    Bin, korkma, deniz durulur
    Ben kıyıda beklerim seni
    Sabah dönen beni bulur`,
}
