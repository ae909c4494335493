import type { Topic } from '../stanzas.ts'

/** Of whatever a song is about: `{x}` is what stood before "hakkında", without ending. */
const thing: Topic = {
  kin: '',
  you: {
    scene: `
      Sen {x} deyince (sofra susar|çatal durur|herkes döner)
      Tuzluk dağ olur, ekmek gemi
      Garson tabağı unutur elinde
      Sorar, ya sonra, bitti mi yani

      Uykunda (gülüyorsun|konuşuyorsun), demek {x} var rüyanda
      Yorgan yerde, kolun havada
      Uyandırmam, alarmı kısarım
      Kalsın biraz daha orada`,
    later: `
      Senin için {x} hakkında ne varsa okudum
      Altını çizdim, kenara not aldım
      Sor istersen, ezbere biliyorum
      Yeter ki anlat, ben yine şaşırırım

      Biri sofrada {x} dese usulca
      Bütün gözler sana döner hemen
      Kolunu sıvarsın, öne eğilirsin
      Pastayı unuturuz, başlarsın sen`,
  },
  me: {
    scene: `
      Aklımda {x} var, (ekmeği|sütü|çayı) yaktım yine
      Lambalara selam verdim yolda
      Doktor baktı, geçer mi, dedim
      Geçmez, dedi, bende de var, otur da

      Bir kâğıda {x} yazdım, (altı|gerisi|öbür yanı) boş
      Kalemi kemirdim akşama kadar
      Anlatması zor, içimde bir kuş
      Bir uçar, bir gelir, omzuma konar`,
    later: `
      Yarım saattir {x} diyorum, başka laf yok
      Çorba soğudu, kimse kalkmadı
      Biri sordu, peki, ya sonra
      Baktım ki kimse bana kızmadı

      Telefona alo diyecektim, {x} dedim
      Karşıdaki de, ah, dedi, ben de
      Üç saat konuştuk, kim bilmiyorum
      Yanlış numara, ama doğru yerde`,
  },
  past: {
    scene: `
      Sen {x} deyip (başlardın|dalardın), süt taşardı
      Ben saate bakardım, esnerdim
      Şimdi o saati, o sütü, ocağı
      Tek cümlen için geri verirdim

      Duvarda senin yazın, {x}, (kurşun kalem|tebeşir|mavi boya)
      Yanında bir ünlem, üç de nokta
      Devamı ne olacaktı, bilen yok
      Boyamadım, öyle kaldı duvarda`,
    later: `
      Biri {x} dedi yolda, döndüm baktım
      Yüzünü aradım kalabalıkta
      Bir an bir başkasında o gülüş
      Sonra yine yabancı, yine uzakta

      Konuşabilsek seninle, bir listem var
      Başında {x}, altında hava, çay
      En altta küçük bir soru duruyor
      Oralarda da böyle mi doğuyor ay`,
  },
  hook: `
    Ne varsa {x} için, söylüyoruz bu gece
    Bütün sokak öğrensin, hem de hece hece

    Dilimde {x} var, gitmiyor bu ezgi
    Söyledikçe açılır yüzümde her çizgi`,
}

export const anything = { thing, deed: thing }
