import type { Details } from '../../stanzas.ts'

/** Okul, telefon, mektup, düğün, bebek ve hastane. */
export const life6: readonly Details[] = [
  {
    words: 'okul* sınıfta sınıfında sınıfımız* teneffüs* teneffus* ödev* odev* karne* öğrenci* ogrenci*',
    stanzas: `
      Zil çalar, koridor bir anda dolar
      Sıranın altında bir mektup gezer
      Kalem ödünç alınır, geri gelmez
      Bahçede bir top, bin ayak döner

      Parmak kalkar, cevap unutulur
      Arkadan bir fısıltı yetişir
      Tahtada tebeşir, camda bahar
      Aklın yarısı dışarıda gezinir`,
    later: `
      Yıllar geçer, okul küçülür
      Sıra dar gelir, kapı alçak
      Ama o zil bir daha çalsa
      İçimizdeki çocuk yine koşacak`,
    hook: `
      Zil çaldı, haydi, okul başlasın
      Öğrenen çocuklar dünyayı aşsın`,
  },
  {
    words:
      'sınav* sinav* üniversite_sınavı* mezun* diploma* kep kepi kepler* tezi tezini ders_çalışır ders_çalışırsın ders_çalışmak ders_çalışıyor',
    stanzas: `
      Gece lambası sabaha kadar yanar
      Çay soğur, sayfa çevrilir
      Bildiğini unutur insan kapıda
      Kalem eline alınca geri gelir

      Kitabın kenarına notlar düşülür
      Uyku gelir, kovulur, yine gelir
      Bir sayfa daha, bir sayfa daha
      Emek veren sonunda bir gün güler`,
    later: `
      Sınav biter, kapı açılır
      İlk nefes derin, gök daha mavi
      Uykusuz gecelerin hepsi bir anda
      Omuzdan iner, kuş gibi, hani`,
    hook: `
      Sınav geçer, uyku gelir, gün bizim
      Emek veren kazanır, bu sözüm`,
  },
  {
    words:
      'bilgisayar* laptop* klavye* yazılım* oyun_oynar oyun_oynamayı video_oyunu playstation* kod_yazar kod_yazmayı kod_yazarsın internet* şifre*',
    stanzas: `
      Ekranın ışığı yüze vurur
      Bir dakika, denir, saat geçer
      Bir satır düzelir, öteki bozulur
      Kahve soğur, gece biter

      Tuşların arası kırıntı dolar
      Şifre unutulur, baştan sorulur
      Kapat aç, denir, her derde çare
      Bazen de gerçekten düzelir, durulur`,
    later: `
      Ekran kararır, yüzün görünür camda
      Yorgun, ama gülüyor biraz
      Bilgisayar dediğin uyur bir tuşla
      İnsan da uyusun, dinlensin biraz`,
    hook: `
      Bir tık, bir tık, klavye susmaz
      Gece yarısı oldu, bilgisayar uyumaz`,
  },
  {
    words:
      'telefon* telefonda telefon_eder telefon_açar her_gün_arar her_gün_ararsın her_akşam_arar mesaj* görüntülü_arar görüntülü_konuşuruz whatsapp*',
    stanzas: `
      Telefon çalar, ekrandaki isim güldürür
      Ne yapıyorsun, diye başlar söz
      Hiç, denir, iki saat konuşulur
      Ses gelir, uzakta kalır yalnız göz

      Görüntü donar, herkes susar
      Sesin geliyor mu, diye bağırılır
      Kapatma, sen kapat, yok sen kapat
      Sonunda şarjı biten ayrılır`,
    later: `
      Telefon susar, oda sessiz
      Ama içeride bir ses kalır
      İki dakika sürse de bir arama
      Koca günün yükünü alır`,
    hook: `
      Bir telefon, bir merhaba, gün güzelleşir
      Uzaklar yakın olur, iki ses birleşir`,
  },
  {
    words: 'mektup* mektub* zarf zarfı kartpostal* pul_koleksiyonu günlük_tutar daktilo*',
    stanzas: `
      Zarf açılmadan önce koklanır
      Satırlar iki kere okunur
      Bir yerde mürekkep dağılmış biraz
      Orada yazanın gözü dolmuştur

      Katlanır, konur bir kutuya
      Arada açılır, yine okunur
      Pulun üstünde uzak bir şehir
      Yol uzun, o satırlarla yakın olur`,
    later: `
      Yıllar sonra kutudan çıkar
      Mektup sararmış, söz taze
      Kimi cümleler hiç yaşlanmaz
      Yazıldığı günkü gibi gelir söze`,
    hook: `
      Bir mektup geldi, uzun, ince
      Okudum, okudum, bütün gece`,
  },
  {
    words: 'fotoğraf* fotograf* albüm* album* kamera* selfie* resim_çeker',
    stanzas: `
      Kımıldamayın, denir, biri güler
      Biri gözünü kapar tam o an
      En bozuk çıkanı saklanır hep
      Çünkü en çok o gülümsetir insan

      Albüm açılır, sesler başlar
      Bu kim, bu sen misin, bu nerede
      Sayfalar döner, çay soğur
      Herkes gençtir o çerçevede`,
    later: `
      Fotoğraf solar, kenarı kıvrılır
      Bakınca o gün yine gelir
      Bir anı durdurmak mümkün mü
      Bir kare, bir ömre bedeldir`,
    hook: `
      Gülümse, çekiyorum, bir, iki, üç
      Fotoğrafta kalan gün unutulur mu hiç`,
  },
  {
    words:
      'düğün* dugun* alyans* yüzük yüzüğ* yüzükler* nikâh* nikah* gelinlik* damat* damad* kına kınası kına_gecesi nişan nişanı nişanlı* evlendi evlendik evleniyor* evlilik* evliliğ*',
    stanzas: `
      Gelin kapıdan çıkar, davul vurur
      Anneler ağlar, çocuklar koşar
      Yüzük cepte üç kere yoklanır
      Herkesin içi sevinçle taşar

      Halay başı mendili kapar
      Terler silinir, kimse oturmaz
      Takılar takılır, isimler okunur
      Müzik susar, ayaklar susmaz`,
    later: `
      Sabah olur, salon boşalır
      Yerde bir gül, köşede bir mum kalır
      Evlilik dediğin asıl şimdi başlar
      Yüzük, yıllar geçtikçe anlam alır`,
    hook: `
      Düğün var, halay var, gelsin herkes
      İki gönül bir oldu, tek bir nefes`,
  },
  {
    words:
      'bebek* bebeğ* bebeg* emzik* biberon* emekle* bez_değiştirir hamile* doğacak diş_buğdayı ilk_adımları ilk_adımını',
    stanzas: `
      Küçücük parmak bir parmağı tutar
      Bırakmaz, öylece uyur kalır
      Gece üçte bütün ev uyanır
      Gündüz bir gülüş hepsini alır

      Bir adım atar, herkes donar
      Oturur, alkış kopar birden
      İpte minik çoraplar sallanır
      Gülüşü duyulur bütün evden`,
    later: `
      Bebek büyür, beşik boş kalır
      Bir köşede durur, atılmaz
      O ilk gülüş var ya, o ilk ses
      Bir ömür geçse de unutulmaz`,
    hook: `
      Bebek gülsün, ev gülsün, dünya gülsün
      Bu minicik adımlar yolunu bulsun`,
  },
  {
    words:
      'ninni* uyku_öncesi masal_okur masal_okursun masal_okuyor masal_okuyorsun masal_okurdun masal_okurdu sınıfa_masal masal_anlatırsın masal_anlatıyorsun masal_anlatır masal_anlatırdı masal_anlatırdın uyutur* uyuturdu* uyumadan_önce pijama*',
    stanzas: `
      Kitap açılır, sonu bilinir
      Yine de en baştan istenir
      Kurdun sesi kalın yapılır
      Küçük gözler büyür, nefes gizlenir

      Esneyen bulaştırır bütün eve
      Okuyan da uyur sayfanın ortasında
      Battaniye çekilir ikisine birden
      Kitap kalır yastığın yanında`,
    later: `
      Uyku öncesi o ninni, o masal
      O ses kulağında kalır
      Bir gün kendi çocuğuna anlatırken
      Masal aynı yerden başlar, yol alır`,
    hook: `
      Bir varmış, bir yokmuş, masal başlasın
      Dinleyen her çocuk hayale dalsın

      Ninni ninni, uyku gelsin usulca
      O ses yanında kalır gece boyunca`,
  },
  {
    words: 'hastane* ameliyat* ambulans* hasta_yatağı kemoterapi* tedavi* fizik_tedavi',
    stanzas: `
      Koridor uzun, ışık beyaz
      Kapının önünde sessizce durulur
      Bir el tutulur, söz gerekmez
      İyi haber gelince herkes birbirini bulur

      Başucuna bir çiçek konur
      Bir gülüş, ilaçtan önce gelir
      Sabah doktor kapıdan girince
      Bütün gözler yüzüne bakar, bilir`,
    later: `
      Hastane kapısından çıkılır bir gün
      Gün ışığı başka türlü gelir
      İnsan en küçük şeyin bile
      Kıymetini o gün bilir`,
    hook: `
      Geçer, geçer, bu günler de geçer
      Hastane yolundan eve güneş döner`,
  },
]
