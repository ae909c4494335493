import type { Plot } from '../../stanzas.ts'

/** Explains anything to whoever would like to know. */
export const teaching: Plot = {
  person: 'you',
  open: `
    Bugün konumuz {x}, (yaklaş|otur|gel) da dinle
    Hiç zor değil aslında, söyle şarkıyla
    Bir ben söylerim önce, bir de sen söylersin
    Bir bakmışsın ki hepsi kalmış aklında

    Zor dediler (sana|buna|bize), ceviz gibi sert
    Vurdun mu bir kere, açılır kabuk
    Adım adım gidilir, baştan sona
    Şarkı bitmeden öğrenilir, çabuk

    Halka olalım, herkes (dostunu|yanını|herkesi) görsün
    Bir soru sorulur, cevabı gelir
    Parmağını kaldır, çekinme, söyle
    Bilmeyen bugün burada öğrenir`,
  turn: `
    Yanlış mı yaptın, güzel, şimdi belli
    O yoldan gidilmez, koy bir işaret
    Yanlış dediğin bir tabeladır
    Doğru öbür tarafta, az sabret

    Kendi sözünle kediye anlat
    Uyumazsa demek ki öğrendin
    Uyursa bir daha, biraz daha renkli
    Hocalar da böyle başladı, bilmezdin

    Bunu ilk bulan da bilmiyordu
    Baktı, sordu, kalemi kemirdi
    Bir akşam vakti camı açıp bağırdı
    Sokaktaki herkes de sevindi`,
  meaning: `
    Bilmemek ayıp değil, sormak güzel
    Bilmek isteyen yola koyuldu
    Bir soru bir kapıyı açar
    Herkes bir gün ilk defa sordu

    Bir kere yapan unutur belki
    Yüz kere yapan hiç unutmaz
    Oyun gibi, şarkı gibi tekrarla
    Öğrenmek insanı hiç yormaz

    Bugün öğrendiğin şey küçük mü
    Küçük küçük birikir, dağ olur
    Bugün bir tane, yarın bir tane
    Sonunda koca bir bağ olur

    Yanlış yaptın diye üzülme sakın
    Yanlış da bir şey öğretir
    Ustalar bile böyle başladı
    Deneyen sonunda bilir`,
  lift: `
    Bir baştan, bir sondan, bir de ortadan
    Söyleyelim hep beraber, bir ağızdan

    Eller hazır mı, kulaklar hazır mı
    Kolaymış, bak, öğrenmek zor mu`,
  chorus: `
    # Haydi öğrenelim
    Haydi öğrenelim, hep birlikte söyle
    Bir, iki, üç deyince kalır aklında böyle
    Haydi öğrenelim, gülerek, oynayarak
    Bugün bir şey öğrendik, ne güzel, şuna bak

    # Şimdi sen söyle
    Şimdi sen söyle, çekinme, yüksek sesle
    Yanlış olsa ne çıkar, başla bir hevesle
    Şimdi sen söyle, bak, ne kadar kolay
    Bilmiyordun, öğrendin, alkışlar sana, hay hay

    # Aferin, {call}
    Aferin, {call}, aferin, ne güzel öğrendin
    Sordun, dinledin, denedin, sonunda sen yendin
    Aferin, {call}, aferin, bir daha söyle
    Bildiğini anlat da herkes öğrensin böyle`,
  bridge: `
    Bugün öğrendik, yarın da var
    Merak eden hiç durmaz
    Soru soran çocuk büyür
    Yolda kalmaz, yorulmaz

    Akşam evde bir daha söyle
    Anlat herkese birer birer
    Bilgi dediğin bir mumdur
    Paylaştıkça çoğalır, güler`,
}
