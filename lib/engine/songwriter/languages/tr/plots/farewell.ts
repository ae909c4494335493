import type { Plot } from '../../stanzas.ts'

export const farewell: Plot = {
  person: 'you',
  open: `
    Koliler (kapıda|koridorda|arabada), üstünde el yazın
    Kırılacak, mutfak, bir de ne olduğu belirsiz
    Duvarda çerçevenin beyaz izi
    Oda büyüdü birden, biraz da sessiz

    Masanı topladın, (bir kupa|bir bitki|bir kalem) kaldı
    Onu bana bıraktın, bakarsın, dedin
    Takvimde bugünün üstünü çizmedim
    Çizersem gidersin diye, sezdin

    Peronda (çantanı|bavulunu) tutuyorum hâlâ
    Sanki bırakmazsam tren de kalır
    Düdük çaldı, elini uzattın
    Verdim, ama bir kulpu bende kalır`,
  turn: `
    Senden bana bir hırka kaldı
    Bir tencere, bir de kötü bir huy
    Sabah camı açıp şarkı söylemek
    Üst kat da başladı dün, gel duy

    Gideceğin yerde kim bilecek
    Tostun kenarını sevmediğini
    Bir kâğıda yazdım, cebine koydum
    Versinler diye sana içini

    Bir ağaç dikmiştik, boyumuz kadar
    Şimdi üstümüzden bakıyor yola
    Sen git, o buradan seni görür
    Bana da söyler, sağa mı, sola`,
  meaning: `
    Gitmek de var hayatta, kalmak da
    Biri yol ister, biri ocak
    Giden bir parça götürür kalandan
    Kalanın içinde de bir yer sıcak

    Vedalar neden hep kapıda olur
    Belki kapı iki yöne açıktır
    Bugün çıkan yarın girer oradan
    Bu da sevenlere bir ışıktır

    Uzaklık dediğin harita işi
    Gönül başka türlü ölçer yolu
    Aynı göğe bakan iki insanın
    Hep birbirine uzanır kolu

    Söylenmemiş ne varsa şimdi söyleyin
    Sonra yol uzar, ses kısılır
    Biz seni sevdik, bu kadar basit
    Bunu bilene yollar kısalır`,
  lift: `
    Ağlamak yok, demiştik, olmadı yine
    Bir bardak su dökelim yolun üstüne

    Uzun sözü bırak da bir kere sarıl
    Gitmeden önce biraz daha burada kal`,
  chorus: `
    # Yolun açık olsun, {call}
    Yolun açık olsun, {call}, güle güle git
    Unutma bizi orada, burada hep ümit
    Yolun açık olsun, {call}, gönlün şen olsun
    Yeni günlerin hepsi güneşle dolsun

    # Güle güle, {call}
    Güle güle, {call}, su gibi git, gel
    Arkandan sallanıyor, bak, kaç tane el
    Güle güle, {call}, yerin belli burada
    Ne zaman istersen gel, otur şurada

    # Hoşça kal
    Hoşça kal, hoşça kal, bu bir son değil
    Bizi hatırla bazen, burayı evin bil
    Hoşça kal, hoşça kal, yollar birleşir
    Seven insan her yerde sevdiğine erişir`,
  bridge: `
    Orada yeni insanlar olacak
    Onlar da seni sevecek, eminim
    Biraz kıskanırım, saklamam
    Ama mutlu ol, budur yeminim

    Bir gün kapı çalınacak
    Kim o, diyeceğiz, sen diyeceksin
    O gün gelene kadar sus, ağlama
    Sen gittiğin yerde de güleceksin`,
}
