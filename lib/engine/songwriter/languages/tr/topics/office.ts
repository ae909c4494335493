import type { Topic } from '../../stanzas.ts'

export const office: Topic = {
  kin: 'ofis* işyeri* mesai* toplantı* toplanti* patron* müdür* mudur* yazıcı* yazici* fotokopi* dosya* rapor* maaş* maas* memur* kariyer* sunum* excel tablo* e-posta* mail* zam zammı* terfi* sekreter* asansör* mesaide pazartesi* bordro* ataş* zımba* muhasebe* şirket* sirket*',
  you: {
    scene: `
      Ofiste (yazıcı|fotokopi) sıkıştı, herkes kaçtı
      Sen dizini kırdın, onunla konuştun
      Bir sayfa çıktı, sonra bütün dosya
      Makineye teşekkür edip gidip oturdun`,
    later: `
      Toplantı üç saat, herkesin gözü camda
      Sen bir soru sordun, hepimiz uyandık
      Acıkan var mı, dedin, o kadar
      O gün o toplantıda karara bağlandık`,
  },
  me: {
    scene: `
      Toplantıda (uyumuşum|dalmışım), adımı duydum
      Kesinlikle, dedim, bence de öyle
      Meğer müdür beni üç ay Sivas’a
      Yollamak istermiş, gittim, söyle`,
    later: `
      Mesai bitti, asansör katta kaldı
      Patronla ikimiz, bir de bir simit
      Böldük, konuştuk, o da korkarmış
      Kapı açıldı, yine o patron, ben ümit`,
  },
  past: {
    scene: `
      Masanda (kaktüs|kupa|takvim) duruyor, ofis aynı
      Yeni gelen sordu, bu kimin yeri
      Bir isim söyledim, herkes gülümsedi
      Bir öğle arası daha uzun sürdü o günden beri`,
    later: `
      Dosyanın kenarında senin notun var
      Acele değil, yazmışsın, önce çay iç
      Raporu bıraktım, mutfağa gittim
      Bu ofiste ondan doğru söz duymadım hiç`,
  },
  hook: `
    Mesai biter, lamba söner, biz kalırız
    Bir çay, bir laf, pazartesiyi bile alırız

    Dosya dursun, rapor dursun, çal şu şarkıyı
    Asansör bizi indirsin, açsın kapıyı`,
}
