import type { Topic } from '../../stanzas.ts'

export const travel: Topic = {
  kin: 'yolculuk* yolculuğ* seyahat* gezi gezisi* geziye gezmek tatil* valiz* bavul* harita* pasaport* otel* uçuş* ucus* havaalan* havaliman* bilet* turist* rota* kamp* karavan* rehber* vize* kartpostal* gümrük* tur turu yollara',
  you: {
    scene: `
      Haritayı (ters|yan) tuttun, dedin ki, şuradan sola
      Denize çıkacaktık, çıktık bir bağa
      Bağcı üzüm verdi, bir de yatak serdi
      O yanlış yolculuktan güzeli yok daha`,
    later: `
      Valizine üç kazak koydun, çöl için
      Güldük sana, gece buz kesti çadır
      Herkese bir kazak, sana kalan bir atkı
      Bizim bildiğimiz yol senden sorulur, hatır`,
  },
  me: {
    scene: `
      Valizim (Roma’ya|Van’a|Oslo’ya) gitti, ben başka yere
      Bir haftam tek gömlek, otelden terlik
      Dönünce anlattı bana, o da gezmiş
      Üstünde çıkartmalar, ne güzel serserilik`,
    later: `
      Dil bilmem, ekmeği elimle anlattım
      Adam bana bir tavuk getirdi, canlı
      Tavukla gezdim bütün o şehri
      Yolculuk dediğin biraz da böyle anlı şanlı`,
  },
  past: {
    scene: `
      Her yolculuktan bir (kart|taş|kibrit) yollardın
      Arkasında tek satır, keşke sen de
      Buzdolabı doldu, kapısı ağır
      Açarken hâlâ bir rüzgâr var bende`,
    later: `
      Haritada iğneler var, senin elinden
      Bir tek köşe boş, gidecektik oraya
      İğneyi aldım, valizi de, gidiyorum
      Sen oradan bakarsın bu yola`,
  },
  hook: `
    Yol çağırır, valiz hazır, harita bizde
    Kaybolsak ne çıkar ki, yol bilir izde

    Uzaklar yakın olur iki kişi gidince
    Yolun sonu değil güzel, yol yürünürse, bence`,
}
