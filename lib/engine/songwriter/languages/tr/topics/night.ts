import type { Topic } from '../../stanzas.ts'

export const night: Topic = {
  kin: 'gece geceler* geceyi gecenin geceye gecesi* geceleri karanlık* karanlığ* karanlik* uyku uykusuz* uykum uyku* uyuyam* mehtap* lamba* fener* yıldız* yildiz* baykuş* sabaha sabahın rüya* ruya* yastık* yastığ* ateşböce* mum',
  you: {
    scene: `
      Gece (mutfakta|ikide|üçte) yakaladım seni, buzdolabı açık
      Işığı yüzünde, ağzında peynir
      Su içecektim, dedin, gülüştük
      Gece ikisinde bir sofra, iki kişilik şehir

      Uykusuz gecede (duvara|kapıya) iki kez vururum
      Sen de vurursun iki kez, buradayım
      Bir kelime yok, lamba yok arada
      Yastığa dönerim, tamam, rahatım`,
    later: `
      Elektrik gitti, şehir sustu birden
      Balkona çıktık, yıldızlar bin tane
      Sen dedin, hep oradaymış bunlar
      Lamba gelince kapattık, bir bahane`,
  },
  me: {
    scene: `
      Gece üçte (tavana|saate|perdeye) bakıyorum, uyku yok
      On yıl önce dediğim bir söz aklımda
      Kimse hatırlamaz, bir ben, bir tavan
      Koyun saydım, onlar da uyanık, yanımda`,
    later: `
      Gece yarısı bir ses, tık, kalktım
      Elimde terlik, cesur, yürüdüm
      Bir musluk damlıyor, tık, o kadar
      Terlikle selamladım, geri döndüm`,
  },
  past: {
    scene: `
      Gece (koridorda|odamda|kapıda) lambayı açık bırakırdın
      Korkmam artık, dedim, yine bıraktın
      Şimdi kendi lambamı ben yakıyorum
      Sen de görürsün belki, o karanlıktan`,
    later: `
      Rüyama geldin dün gece, konuşmadın
      Masaya oturdun, ekmeği böldün
      Uyandım, yastık ıslak, oda serin
      Avucum sıcaktı, demek ki geldin`,
  },
  hook: `
    Gece uzun, gece derin, gece bizim
    Yıldızlardan bir lamba yanar, iki kişilik izin

    Karanlık dediğin, ışığın uykusu yalnız
    Sabaha az kaldı, gel, biz de uyuyalım`,
  soft: {
    scene: `
      Gece geldi usulca
      Ayağında yün çorap
      Lambayı üfledi, hop
      Cebine koydu, sakladı bak`,
    later: `
      Baykuş der ki, uu, uyu
      Yıldız der ki, ben buradayım
      Rüya geldi, kapıda
      Açtım, sana bıraktım`,
  },
}
