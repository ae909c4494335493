import type { Topic } from '../../stanzas.ts'

export const computers: Topic = {
  kin: 'bilgisayar* dizüstü* dizustu* masaüstü* laptop* klavye* mouse ekran* şifre* sifre* parola* wifi modem* internet* kod kodu kodum kodun kodlar* kodda kodla* yazılım* yazilim* yazılımcı* program programı programcı* uygulama* tuş tuşu tuşa tuşlar* virüs* yedekle* klasör* klasor* piksel* algoritma* robot* hacker* imleç imleci işlemci* disk diskte diskler* dijital* tarayıcı* sunucu* güncelle* donanım* çevrimiçi tablet*',
  you: {
    scene: `
      (Modem|İnternet) gitti, apartman sana geldi
      Terlikle indin, fişi çektin, taktın
      Beş kattan beş çay, beş dilim kek çıktı
      Sabaha dek ekran gibi baktın

      Bilgisayar (dondu|takıldı), kızmadın ona
      Dinlensin, dedin, kapağı örttün
      Üstüne bir hırka, lambayı kıstın
      Sabah ekran, günaydın, dedi, gördün`,
    later: `
      Klavyende K tuşu yok, düşmüş yere
      Ahvaltıya gel, diye yazdın bana
      Aymak var, dedin, bir de taze ekme
      K’sız da güzel oluyormuş valla

      Her fotoğrafı yedeklersin, üç diskte
      Gözüm kapalı bile durur orada
      Sil, dedim, o da sensin, dedin, güldün
      Üç kez saklanmışım senin yanında`,
  },
  me: {
    scene: `
      Kodda tek bir (hata|yanlış) var, (üç|dört) gün aradım
      Çaycı geldi, ekrana şöyle eğildi
      Bu virgül, dedi, sanki ters duruyor
      O gün o yazdı, çaylar benden geldi

      Saygılar yazdım, (bilgisayar|klavye) düzeltti
      Müdüre sarılar diye gitti mektup
      Ertesi gün kravat sarı, gömlek sarı
      Elimi sıktı, uzun uzun tutup`,
    later: `
      Eski bilgisayarda bir oyun buldum
      En yüksek puan benim, yaşım on iki
      Bütün gece uğraştım, geçemedim
      Omzumun üstünden güldü o, sanki

      İnternet gitti, bir hafta gelmedi
      Üst katta piyano varmış, duydum
      Bakkalın adı Rıza’ymış, oğlu Efe
      Modem geldi, ben bir gün geç kurdum`,
  },
  past: {
    scene: `
      Gece (odandan|kapıdan) mavi ışık sızardı
      Ekran başındasın, derdim, uyurdum
      Bugün bilgisayarı açık bıraktım
      Kapının altındaki ışığı buldum

      Aynı klavyede (uçak|gemi|yarış) sürerdik
      Oklar sende, boşluk tuşu bendeydi
      Şimdi ikisine birden yetişmem
      Meğer oyunun yarısı sendeydi`,
    later: `
      Ekranda bir klasör, adı önemli
      Açtım, vergi evrakı sandım önce
      Üç yüz resim çıktı, hep o piknikten
      Demek önemli olan buymuş sence

      Kamera hep alnını gösterirdi
      Biraz aşağı, derdim, kaşın gelirdi
      Şimdi ekranda resmin tam ortada
      O alın görünse, dünyalar benimdi`,
  },
  hook: `
    Bas tuşa, yansın ekran, gelsin merhaba
    Bütün dünya bir kablo, bağlı bu odaya

    Kapat da aç yeniden, hep böyle geçer
    Bilgisayar, kalp, hava, kim ne derse der`,
}
