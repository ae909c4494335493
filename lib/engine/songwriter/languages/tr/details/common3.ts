import type { Details } from '../../stanzas.ts'

/** What wishes often tell, each by itself. */
export const common3: readonly Details[] = [
  {
    words: 'aynı_sırada aynı_sıra sıra_arkadaşım okul_arkadaşı kantinde',
    stanzas: `
      Zil çalar, not elden ele gezer
      Bir silgi ikiye bölünür
      Öğretmen döner, iki yüz birden masum
      Kahkaha sıranın altına gömülür

      Sınavda bir göz kayar yana
      Kopya yok, yalnız bir merak
      Çıkışta bir tost, iki ısırık
      Yol uzatılır, sohbet sıcak`,
    later: `
      Lise biter, herkes bir yana gider
      O sıranın üstünde iki isim kalır
      Kazınmış, boyanmış, silinmemiş
      Dost dediğin bir ömür orada kalır`,
    hook: `
      Aynı sırada iki isim yazılı
      O günler kalbimde hâlâ asılı`,
  },
  {
    words:
      'beşte_kalk* erken_kalk* sabah_erken* erkenden_kalk* sabahın_köründe gün_doğmadan altıda_kalk* sabahın_sessizliğinde',
    stanzas: `
      Ev uyur, bir terlik sesi gezer
      Mutfakta bir ışık, bir tıkırtı
      Gün doğmadan her şey hazır olur
      Uyananı bulur bir çay, bir kızartı

      Kuşlardan önce pencere açılır
      Sokak daha yeni gözünü ovar
      O saatte atılan her adım
      Bütün evin gününe ışık koyar`,
    later: `
      Herkes kalkar, her şey hazır
      Kimse sormaz kim yaptı, nasıl
      Sabahın sessizliğinde saklı
      Bir evin en büyük emeği, asıl`,
    hook: `
      Gün doğmadan kalkan eller, sağ olun
      Sabah sizinle başlar, dert görmesin yolun`,
  },
  {
    words: 'iğneye* iğneye_iplik iplik_geçirir* iplik_geçirirsin gözlüksüz düğme_dikilir iğneler',
    stanzas: `
      Gençler dener, dener, olmaz
      Bir bakış, bir el, tamam olur
      İplik parlar, delikten geçer
      Bakan herkes şaşar, bir maşallah duyulur

      Işığa tutulur, nefes tutulur
      Bir hamlede geçer öbür yana
      Göz dediğin yaşlanır belki
      Maşallah, o eller taş çıkarır insana`,
    later: `
      Kumaşlar eskir, iğneler paslanır
      O ellerin izi sökülmez
      Bir düğme dikilir, bir ömür tutar
      Öyle sağlam, hiç çözülmez`,
    hook: `
      İğneye iplik, maşallah o gözlere
      Taş çıkarır gençlere, bin yaşa, bin kere`,
  },
  {
    words: 'torun torunlar* torununu torunlarını torunuyla torunlarıyla',
    stanzas: `
      Cepten bir şeker çıkar, göz kırpılır
      Anneye söylenmez, aramızda
      Parkta en yüksek sallayan o el
      En çok korkan da o, arkamızda

      Masal anlatılır, sonu unutulur
      Küçük bir ses tamamlar hemen
      Dizin üstünde bir baş uyur
      Kımıldanmaz bir saat, uyanmasın, derken`,
    later: `
      Torun büyür, boyu geçer gider
      Yine eğilir, el öper, güler
      O dizin üstünde uyuduğu günler
      Bir ömür boyu kalbinde sürer`,
    hook: `
      Torun dediğin bal, cevizin içi
      Bir gülüş yeter, güler herkesin içi`,
  },
  {
    words: 'sabah_altı* sabah_altıda altıda_simit sıcak_simit taze_simit simit_çıkıyor simit_çıkar simit_dediğin',
    stanzas: `
      Fırının ağzından duman çıkar
      Sokak daha uykuda, koku uyanık
      Tabla dolar, kapı açılır
      İlk gelen çocuk, gözleri yarı açık

      Susamlar dökülür, çıtır çıtır
      Kâğıda sarılır, eller ısınır
      Okula giden de, işe giden de
      Sokak bu kokuyla uyanır, canlanır`,
    later: `
      Akşama bir tane kalmaz tezgâhta
      Sabaha yine hamur hazır olur
      Simit dediğin bu şehrin güneşi
      Doğduğu saatte kapımız açık olur`,
    hook: `
      Sabah altıda simit sıcak, gel al bir tane
      Güne böyle başla, arama bahane`,
  },
  {
    words: 'vitrinde vitrin* vitrinde_uyu*',
    stanzas: `
      Gelen geçen durur, cama bakar
      Çocuklar burnunu dayar
      İçeriden bir ışık, bir sıcak
      Gülümseyen içeri girer, kapıyı aralar

      Camın ardında bir küçük dünya
      Güneş vurur, yavaşça ısınır
      Acele eden bile bir an durur
      Telefon çıkar, bir resim alınır`,
    later: `
      Akşam olur, vitrin ışıklanır
      Yoldan geçen yine döner, bakar
      İçeride biri gülümsüyorsa
      O sokakta kimse üşümez, o kadar`,
    hook: `
      Vitrinde bir güneş, içeride biz
      Bir bak, bir gülümse, gel, bekleriz`,
  },
  {
    words:
      'kimseyi_kırmaz* kimseyi_incitmez* iyi_kalpli* yardım_eder yardım_edersin herkese_yardım* yardımına iyi_insan iyilikler',
    stanzas: `
      Kapı çalınır, kim o, denmez
      Açılır, bir sandalye çekilir
      Elinde ne varsa ikiye bölünür
      Büyük parça karşıdakine verilir

      Kötü söz söylenmez o evde
      Söylenirse de üstü örtülür
      Bir iyilik yapılır, kimse duymaz
      Duyulsa, utanır, yere bakıp gülünür`,
    later: `
      Bir gün bütün o iyilikler
      Yol olur, döner, kapıyı çalar
      İyi insan dediğin bir ağaçtır
      Gölgesinde ne çok kişi kalır, anar`,
    hook: `
      Yardım eden el, dert görmesin
      Böyle iyi yürek hiç eksilmesin`,
  },
  {
    words: 'dinozor* dinazor* t-rex tireks',
    stanzas: `
      Halıda bir orman, koltukta bir dağ
      Kükreme sesi mutfağa varır
      Uzun isimler ezbere sayılır
      Büyükler şaşar, dili dolanır

      Koca dişli olan yastıkta uyur
      Uzun boyunlu masadan bakar
      Banyoda köpükler dağ olur
      Bir kuyruk çıkar, bir pençe sallar`,
    later: `
      Milyon yıl önce gitmişler, derler
      Bu evde hiçbiri gitmemiş oysa
      Dinozorlar sırada, çorba bekler
      Yer açın biraz, sığarlar nasılsa`,
    hook: `
      Dinozor kükrer, yer gök inler
      Korkma, bu dinozor masal dinler`,
  },
  {
    words: 'el_ele el_ele_yürü* el_ele_tutuş* elini_tut* elimi_tut* elimden_tut*',
    stanzas: `
      Kalabalıkta da kaybolunmaz
      Bir parmak bir parmağı bulur
      Söz bitse de yol devam eder
      İki gölge yolda tek gölge olur

      Yağmur yağar, adım yavaşlar
      Cepte ısınır iki el birden
      Yoldan geçenler gülümser durur
      Bir sıcaklık yayılır derinden`,
    later: `
      Yıllar geçer, adımlar yavaşlar
      El ele tutuşan düşmez, bilirim
      Yol biter mi, bitsin, ne gam
      Bu elin gittiği yere gelirim`,
    hook: `
      El ele, adım adım, yol bizim olsun
      Bir elin sıcağı bütün yola dolsun`,
  },
  {
    words: 'çekirdek çekirdeğ* çitle* çitlerdik çekirdek_çit*',
    stanzas: `
      Bir avuç sana, bir avuç bana
      Kabuklar uçar, vakit geçer
      Ay suya düşer, kimse kalkmaz
      Bir hikâye biter, öbürünü seçer

      Külah boşalır, dudak tuz olur
      Susmak da güzel, konuşmak da
      Dert dediğin çıt diye kırılır
      Böyle bir bankta, böyle bir akşamda`,
    later: `
      O bank yerinde durur hâlâ
      Altında çekirdek kabukları belki
      Bir gün yine yan yana oturulur
      Kaldığı yerden başlar her şey sanki`,
    hook: `
      Çıt çıt çekirdek, çıt çıt bu gece
      Anlat, dinlerim seni, hece hece`,
  },
  {
    words: 'terlik* terliğ* terlikleri terliklerimi terlik_çalar* ayakkabıları_kemir*',
    stanzas: `
      Biri kapıda durur, öteki yok
      Koltuk altında bir şey gizlenir
      Yarısı yenmiş, yarısı ıslak
      Suçlunun gözü yerde, belli ki bilir

      Yalınayak aranır bütün ev
      Halının altı, yatağın ardı
      Bulunca kızmak kolay mı sanki
      O bakış bütün öfkeyi aldı`,
    later: `
      Diş izli bir terlik kalır köşede
      Kimse atmaya kıyamaz onu
      Bir gün bakınca gülümser insan
      O günlerin en güzel oyunu`,
    hook: `
      Terliğin teki kayıp, teki kapıda
      Suçlu belli, kuyruk sallar arkada`,
  },
  {
    words: 'kapıda_bekler* kapıda_bizi kapıda_beni bizi_bekler* bizi_kapıda* beni_kapıda* kapıda_karşıla* kapı_önünde',
    stanzas: `
      Anahtar sesi daha çıkmadan
      İçeride bir sevinç başlar
      Bir dakikalık ayrılık bile
      Sanki yıllar sürmüş, öyle karşılar

      Gün ne kadar kötü geçse de
      Kapı açılır, unutulur
      İnsan dediğin böyle bir anda
      Sevildiğini bilir, durulur`,
    later: `
      Kapı önünde bir yer sıcak
      Dönüp oraya bakar insan
      Kapıda bekler sanırım hâlâ
      Sevgi gitmiyor hiç oradan`,
    hook: `
      Kapıda bekler, bilir geleceğimi
      Bir bakış siler bütün yorgun günümü`,
  },
]
