import type { Topic } from '../../stanzas.ts'

export const books: Topic = {
  kin: 'kitap* kitab* roman romanı romanın romana romanda romandan romanlar* romanım romancı* sayfa* okuyor* okudu* okurken okumak okumayı okumaya okuyan* okur okurlar okuru kütüphane* kutuphane* sahaf* şiir* siir* şair* öykü* oyku* hikâye* hikaye* yazar yazarı yazarlar* sözlük* sözlüğ* sozluk* ansiklopedi* atlas edebiyat* polisiye* ayraç ayracı ayrac raf rafta raflar* kitaplık* fasikül* dergi* masallar masal*',
  you: {
    scene: `
      Kitaba daldın, (durağı|köprüyü|sapağı) geçtik
      Şoför merak etti, ne var o sayfada
      Sesli okudun son durağa kadar
      Kontak kapandı, dedi, bir bölüm daha

      Fuardan döndün, (valizin|bavulun) kırk kilo
      Bir çorap yok içinde, hepsi kitap
      Kazaklar fırının üstünde şimdi
      Roman dolu, dedin, bizim o dolap`,
    later: `
      Elektrik kesildi, bir mum yaktın
      Bir gemi romanı okudun bize
      Işıklar geldi, sevinen olmadı
      Kalktım söndürdüm, çıktık yine denize

      Son sayfayı okumaz, kapatırsın
      Bitmesin, dersin, kalsınlar yolda
      Kırk kahraman rafta, ölen olmamış
      Akşam oldu mu hepsi bizim salonda`,
  },
  me: {
    scene: `
      Vapurda okurum, yanımda (bir asker|bir amca|bir hanım)
      O da okur omzumdan, gözü satırda
      Sayfayı çevirmeden yüzüne baktım
      Salladı başını, çevirdim o anda

      Masa topaldı, altına (kalın|eski|mavi) kitap
      Sekiz yıl çorbamız hiç dökülmedi
      Merak ettim dün, ilk sayfayı açtım
      Sofra eğri şimdi, roman bitmedi`,
    later: `
      Kırkıncı sayfada bir çay lekesi
      Orada uyumuşum, on yıl önce
      Açtım yine, demledim, kırk birde döktüm
      On yılda bir sayfa, acelem yok bence

      Sahaftan bir roman, kenarı dolu
      Benden önce okuyan hep not almış
      Katil doktor, demiş, sayfa otuzda
      Sona geldim, aşçıymış, o da aldanmış`,
  },
  past: {
    scene: `
      Kitabından bir (pazar|bakkal|manav) listesi düştü
      Domates, limon, bir de sürpriz yazmıştın
      O gün ne getirdin, hatırlıyorum
      Elin boştu, eve erken varmıştın

      Bir kitabı (yan yana|divanda|yatakta) okurduk
      Sen hızlıydın, sayfada beklerdin beni
      Parmağın köşede, hiç ses etmeden
      Şimdi ben her sayfada beklerim seni`,
    later: `
      Sözlüğün hep aynı sayfada açılır
      Demek en çok oraya bakmışsın
      Saat, sabah, sabır, altı çizili
      Sabrın yanına da beni yazmışsın

      Ödünç verdin, salıya getir, dedin
      O salı yarısındaydım, gelemedim
      Her salı bir sayfa okurum romandan
      Geri istersin diye hiç bitirmedim`,
  },
  hook: `
    Aç kitabı, kalksın gemi, çevir sayfayı
    Odamızdan geçirelim koca dünyayı

    Bir sayfa daha, bir sayfa daha, sabaha var
    Kitap açık, lamba yanık, içeride bir rüzgâr`,
}
