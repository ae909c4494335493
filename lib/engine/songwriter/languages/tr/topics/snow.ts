import type { Topic } from '../../stanzas.ts'

export const snow: Topic = {
  kin: 'kar karlar* karda kış kışın kışı kışlar* kis kisin kardan kartopu* kızak* kızağ* kizak* buz buzlu buzda eldiven* atkı* atki* bere beresi* soba sobanın* soğuk* soguk* üşü* usu* ayaz* donmuş don dondu lapa tipi kayak* pamuk',
  you: {
    scene: `
      İlk kar yağdı, (sen|bir çığlık|bir kahkaha) uyandırdı bizi
      Pijamayla kapıda, ayağında terlik
      Bir avuç aldın, bana getirdin, ısın, dedin
      Eridi elimde, ikimiz de güldük

      Kardan adamın (burnu|şapkası|düğmesi) eksik kaldı
      Sen kendi atkını verdin, üşümesin diye
      Akşam titreyerek girdin içeri
      O dışarıda gülüyor, boynunda hediye`,
    later: `
      Kar yolu kapattı, kimse gelemez
      Sen sobaya patates attın, oturduk
      Üç gün sürse, dedin, ne çıkar bundan
      Üçüncü gün kar açıldı, üzüldük`,
  },
  me: {
    scene: `
      Karı (küredim|attım), kapı açıldı, yol göründü
      Döndüm baktım, arkam yine bembeyaz
      Bir saat daha, bir saat, kürek benden bıktı
      Kar bana dedi, otur, sıcak bir şey iç biraz`,
    later: `
      Buzda yürümesini bilen var, ben penguen
      İki adım, bir dans, kollar havada
      Düştüm, kalktım, bir teyze koluma girdi
      Beni tuttu, seksenlik, güldü bana da`,
  },
  past: {
    scene: `
      Kar yağınca (kapımın|evimin) önünü sen açardın
      Ben uyanmadan, bir ince yol
      Bu kış kürek duvarda, kar dizime
      Kendim açtım, senin izinde, sağdan sol`,
    later: `
      Eldivenin teki bende, ördüğün, kırmızı
      Öteki sende kaldı, ya da karda
      Giyerim tek elime, öbürü cebimde
      O el de ısınır, sen varsın ya orada`,
  },
  hook: `
    Kar yağar, ses diner, dünya yeniden başlar
    Bembeyaz bir sayfada bizim ayaklar

    Lapa lapa yağ kar, üstümüze yağ, ört bizi
    Sabah kim kalkarsa bulur ayak izimizi`,
}
