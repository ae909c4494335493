import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'kahve* cezve* fincan* telve* köpük* köpüğ* kopuk* espresso* latte* filtre* cappuccino* kafein* fal falı* falda falım* demle* demli* çekirde* kavur* kavrul* değirmen* kafe kafede kafeye barista* şekerli* lokum* termos*',
  you: {
    scene: `
      Kahve cezvede, (başından|yanından) hiç ayrılmazsın
      Bir an bakmasan taşar, bilirsin
      Köpüğü bölersin kaşıkla, eşit
      Yine de çoğu bana, sen öyle dilersin

      Fincanı (kapattın|çevirdin), soğusun diye bekledik
      Falımda bir yol çıktı, bir de kuş
      Üç vakte kadar, dedin, bir haber var
      Haber sensin, telvede gülüyormuş`,
    later: `
      Kahven soğudu yine, konuşuyorsun
      İkinciyi yaptım, o da soğudu
      Üçüncüyü ben içtim, sen anlattın
      Fincanlar dizildi, akşam oldu`,
  },
  me: {
    scene: `
      Kahvesiz bana (günaydın|selam|merhaba) demeyin sabahları
      Ben henüz ben değilim o saatte
      Bir yudum, bir göz açılır, ikinci göz
      Üçte insanım, dördüncüde şiir bile`,
    later: `
      Bıraktım kahveyi, üç gün dayandım
      İlk gün kapıya çarptım, sonra dolapla konuştum
      Üçüncü gün cezve bana göz kırptı
      Barıştık, köpüklü, ocakta buluştuk`,
  },
  past: {
    scene: `
      Senin fincanın (mavi|çatlak|kulpsuz), rafta duruyor
      Kahve kokunca ona bakıyorum
      Bir kaşık fazla koyuyor elim hâlâ
      İki fincan çıkıyor, ikisini de içiyorum`,
    later: `
      Falımda bir yol görürdün hep
      Ben güler, fincanı yıkardım hemen
      O yolda giden senmişsin meğer
      Telvede küçük bir nokta, giderken`,
  },
  hook: `
    Bir fincan kahvenin kırk yıl hatırı var
    Kırk yıl dolarsa bir fincan daha koyar

    Kahve kokar, sabah olur, ocakta bir cezve
    Dünya biraz bekler de, gel sen bize`,
}
