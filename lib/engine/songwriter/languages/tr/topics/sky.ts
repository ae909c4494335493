import type { Topic } from '../../stanzas.ts'

export const sky: Topic = {
  kin: 'gök göğ* gog* gökyüz* gokyuz* göky* gökte yıldız* yildiz* ay ayın aya dolunay* hilal* güneş* gunes* bulut* gezegen* uzay* uçurtma* ucurtma* uçak* uçağ* ucak* samanyolu* teleskop* kuyrukluyıldız* gökkuşağı* gokkusagi* roket* astronot* galaksi* mars satürn ufuk* ufk* günbatımı*',
  you: {
    scene: `
      Damda (sırtüstü|battaniyeyle|yan yana) yatıyoruz, gök kocaman
      Sen yıldızlara ad veriyorsun, uyduruk
      Şu çaydanlık, bu terlik, o bizim fırıncı
      Kitaptakini unuttum, bunlar daha doğru

      Uçurtman (tele|dama|ağaca) takıldı, ip elinde
      Bırakmadın, bekledin akşama dek
      Rüzgâr döndü, kurtuldu, göğe çıktı
      Sen bakakaldın, biz de, oh, ne yüksek`,
    later: `
      Yıldız kaydı, dilek tut, dedim sana
      Tutmam, dedin, ben istediğimi aldım
      Bana baktın, sonra göğe, sonra yine bana
      Ben senin yerine de bir dilek tuttum, kaldım`,
  },
  me: {
    scene: `
      Bir teleskop (aldım|kurdum|buldum), gökyüzü benim olacak
      Ayı ararken karşı evi gördüm
      Adam bana el salladı, o da bakıyormuş
      Yıldız bulamadık ama bir komşu gördük`,
    later: `
      Bulutlara baktım öğle tatilinde
      Biri fil oldu, biri bizim müdür
      Fil müdürü yuttu, gök yine mavi
      İşe döndüm, gülüyorum, kim ne görür`,
  },
  past: {
    scene: `
      Ay dolunca (balkona|dama|bahçeye) çağırırdın beni
      Bak, derdin, tabak gibi, bize gelmiş
      Bu akşam da dolu, tek başıma baktım
      Tabak aynı tabak, bir dilimi yenmiş`,
    later: `
      Bir yıldızı sana verdim, tapusu yok
      Solda, çatının tam üstünde duran
      Bulutlu gecelerde de bakıyorum
      Bilirim, arkasında, orada yanan`,
  },
  hook: `
    Gök kocaman, biz küçük, ama bak, yan yana
    İki nokta bir çizgi çizer bu akşam aya

    Yıldızlar göz kırpar, ay bize doğru eğilir
    Göğe bakan bir kere, yolunu hep bilir`,
  soft: {
    scene: `
      Ay dede tepede, bak
      Bulut ona yastık olmuş
      Yıldızlar bir, iki, üç
      Gökte sıraya konmuş`,
    later: `
      Bir bulut geçti aydan
      Koyun gibi, beyaz, yumuşak
      Arkasında bir tane daha
      Say onları, uyuyarak`,
  },
}
