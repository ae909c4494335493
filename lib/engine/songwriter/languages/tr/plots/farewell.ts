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
  lift: `
    Uzun vedayı sevmezsin, biliyorum
    Kısa keseceğim, şimdi başlıyorum

    Ağlamak yok demiştik, sözümü tuttum
    Toz kaçtı diyelim, mendili unuttum`,
  chorus: `
    # Yolun açık olsun, {call}
    Yolun açık olsun, {call}, su döktüm ardından
    Su gibi git, su gibi gel, dön bu yoldan
    Yolun açık olsun, {call}, yorulursan otur
    Arkanda bir ev var, ışığı hep durur

    # Hoşça kal
    Hoşça kal, el sallarım köşe bitene dek
    Sonra da biraz daha, o da bana gerek
    Hoşça kal, küçülürsün, nokta olursun
    O nokta bende kalsın, yanımda dursun

    # Gittiğin yerde
    Gittiğin yerde de sabah olsun, simit sıcak
    Gittiğin yerde de biri desin, gel, otur bak
    Gittiğin yerde gülersen bir esinti çıkar
    Bizim perde kımıldar, herkes cama bakar`,
  bridge: `
    Belki dönünce tanımayız
    Saçın kısa, sesin başka
    Ama gülersin bir kere
    Anlarız, gerek yok lafa

    Bir veda dediğin nedir
    Yarım kalan bir bardak çay
    Dönersin, ısıtırız onu
    Bir gün, bir ay, on iki ay`,
}
