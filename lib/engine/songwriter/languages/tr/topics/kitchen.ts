import type { Topic } from '../../stanzas.ts'

export const kitchen: Topic = {
  kin: 'mutfak* mutfağ* mutfag* yemek* yemeğ* yemeg* çorba* corba* tencere* tava tavada ocak ocağ* ocakta fırın fırında hamur* ekmek* ekmeğ* börek* boreg* böreğ* dolma* sarma* pilav* köfte* kofte* kek kurabiye* soğan* sogan* sofra* baharat* tuz tarif* kepçe* kaşık* kaşığ* mantı* manti* pişir* pisir* baklava* reçel* recel* menemen* kahvaltı* kahvalti* çay demlik* oklava* aşçı* pasta*',
  you: {
    scene: `
      Tarif sorsam, (göz|el) kararı, dersin, bir tutam
      Senin tutamın benim avucumla bir değil
      Aynı tencere, aynı soğan, aynı tuz
      Seninki yemek olur, benimki biraz değil

      Mutfakta (radyo|türkü|pencere) açık, unun saçında
      Hamuru yoğururken dertleri de ezersin
      Börek fırına girince akıl verirsin
      Çıkınca ilk dilimi kapıya gelene verirsin`,
    later: `
      Tencerenin dibi tuttu, yandı dedik
      Sen kazıdın, tattın, güldün, buyurun
      En güzel yeri burası, dedin bize
      O günden beri dibi için kavga, buyurun`,
  },
  me: {
    scene: `
      Yumurta kırdım, (kabuğu|yarısı) içine düştü
      Menemen dedim, omlet oldu, sonra çorba
      Duman alarmı çaldı, sofra hazır
      Komşu geldi, itfaiye geldi, oturdular sofraya`,
    later: `
      Annelerin tuz ölçüsü yok, anladım
      Bir kaşık dediler, hangi kaşık, sus
      Üçüncü denemede tuttu pilav
      Tane tane, ağladım, biraz da tuz`,
  },
  past: {
    scene: `
      Tarif defterin (unlu|yağlı|lekeli), sayfası yapışık
      Kenarda bir not, az tuz, fazlasına gelmez
      Tencereyi koydum, harfine uydum
      Koku geldi, sen geldin, yalan söylemez`,
    later: `
      Sandalyen mutfakta, cama dönük
      Fasulye ayıklardın, ben anlatırdım
      Şimdi tek başıma ayıklıyorum
      Anlatıyorum yine, sana, bıraktığım yerden alıp`,
  },
  hook: `
    Mutfakta bir ışık, ocakta bir tencere
    Kim acıktıysa gelsin, yer var bu yere

    Bir tutam tuz, bir avuç un, bir de sen
    Sofra dediğin bu işte, gelsin gelen`,
}
