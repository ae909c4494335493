import type { Details } from '../../stanzas.ts'

/** Huylar, ev hâli, pazar ve bayram. */
export const home7: readonly Details[] = [
  {
    words:
      'geç_kalır geç_kalırsın geç_kalmayı geç_kaldı geç_kaldın geç_kalıyor geç_gelir geç_gelirsin geç_kalmak geç_kalırdı gecikir* gecikme*',
    stanzas: `
      Ceketin bir kolu daha boş
      Saç yarım, bağcıklar çözük
      Beş dakika, beş dakika daha
      Lavabonun yanında bir yüzük

      Saatin ibresi hep önde
      Soğuyan çorba, dolu tabak
      Yoldayım diyen bir mesaj
      Banyoda havlu, ıslak ayak

      Çantada tek eldiven, anahtar yok
      Asansör en üst katta durur
      Sokağın ucunda bir otobüs
      Merdivende topuklar vurur`,
  },
  {
    words: 'horlar* horla horlama* horluyor* horlayan* horultu* horul',
    stanzas: `
      Duvarın ardında testere
      Bardakta su, hafif titrer
      Bir sessizlik, üç saniye
      Sonra motor yeniden öter

      Yastıkta bir tren, uzun düdük
      Kedi koltuktan salona kaçar
      Yorgan iner, yorgan kalkar
      Komşu da perdeyi açar

      Televizyon karşısı, ağız açık
      Kumanda göğüste, ses kısık
      Kapanan ekran, gelen itiraz
      Uyku yok, gözler dinlenir azıcık`,
  },
  {
    words:
      'fıkra* fikra* espri* şaka şakalar* şakası şakacı* güldürür* güldürürsün kahkaha* gülüşü gülüşün gülüşünü gülüşüyle komik*',
    stanzas: `
      Daha sonu gelmeden kahkaha
      Masaya inen açık bir avuç
      Gözlerde yaş, karında ağrı
      Aynı fıkra, her sefer başka uç

      Bir Temel, bir Dursun, bir kayık
      Sofrada susan on kaşık
      Sonu kayıp, kimin umuru
      Bütün ağızlar çoktan açık

      Çay bardağı tabakta titrer
      Omuzlar sarsılır, ses çıkmaz
      Biri durur, öteki başlar
      Bakışmak yeter, kimse bakmaz`,
  },
  {
    words: 'gözlük gözlüğ* gözlükler* gözlükle* gozluk*',
    stanzas: `
      Camın üstünde parmak izi
      Sapı bantlı, vidası gevşek
      Çekmecede yok, rafta yok
      Alnın üstünde duran bir mercek

      Gömleğin ucuyla silinen cam
      Burnun üstünde iki küçük iz
      Çayın buharı, bir anda sis
      Sonra her harf yeniden, tertemiz

      Kolun ucunda uzayan gazete
      Harfler küçülür, ışık yetmez
      Kılıfın sesi, ince bir tık
      İpi boyunda, kaybolup gitmez`,
  },
  {
    words: 'anahtar* cüzdan* unutkan* kumandayı',
    stanzas: `
      Cepte fiş, mendil, iki düğme
      Çanta ters, masa darmadağın
      Kapının önünde poşetler
      Anahtar dolapta, yanında yağın

      Koltuk arasında bozuk para
      Bir toka, bir kalem, üç fındık
      Aranan hep en son bakılan yer
      Başka her şey çıkar, sandık sandık

      Paspas altı, saksı dibi
      Komşuda yedek, ipi mor
      Şıngırdayan cep, hangi cep
      Anahtar kilitte duruyor`,
  },
  {
    words:
      'pazara pazarda semt_pazarı pazarı_gezmek pazar_alışverişi pazarcı* pazar_yeri alışveriş* alisveris* pazarlık*',
    stanzas: `
      Tezgâhta domates, kule kule
      Tentenin altı mavi, serin
      Bir kilo derken iki kilo
      Filenin sapı avuçta, derin

      Terazide kavun, ucunda koku
      Tadımlık dilim, bıçağın ucu
      Üç aşağı, beş yukarı derken
      Bir demet nane, pazarlık sonucu

      Pazar arabası, teki gıcırdar
      Maydanozun ucu dışarda
      Bağıran sesler, buz gibi karpuz
      En ucuzu akşamki pazarda`,
  },
  {
    words: 'bayram* kurban_bayramı şeker_bayramı harçlık* el_öper el_öpmeye el_öpmek bayramlık*',
    stanzas: `
      Yeni ayakkabı, yatak altında
      Kolonya, şeker, ütülü mendil
      Kapıda sıra, küçükten büyüğe
      Kahvaltı bitmeden çalan bir zil

      Tepside baklava, kâsede şeker
      Avuçta serin limon kolonya
      Cepte harçlık, katlanmış, yeni
      Salon dolu, mutfak başka dünya

      Ütülü gömlek, sıkı yaka
      Misafir odası bugün açık
      Bir kahve, bir ziyaret daha
      Küçük cepler şekerden kabarık`,
  },
  {
    words:
      'ramazan* iftar* sahur* oruç* cami camide camiye caminin mevlit* kandil namaz* dua_eder dua_eden dua_ederdi tespih*',
    stanzas: `
      Sofrada hurma, zeytin, su
      Pide kuyruğu, susam kokar
      Çorba hazır, kaşıklar hazır
      Pencereden herkes göğe bakar

      Sokakta davul, gecenin üçü
      Işığı yanan bir iki cam
      Minarede ışıktan yazı
      Uzun sofrada beklenen akşam

      Avluda gölge, serin çeşme
      Halıda yan yana dizili saf
      Tespihin sesi, tane tane
      Kapıda ayakkabı, raf raf`,
  },
  {
    words:
      'doğum_günü_pastası mumlar* mumları mum_üfler mumu_üfler yaş_pasta sürpriz_parti balon* hediye_paketi yılbaşı* tombala*',
    stanzas: `
      Kremada isim, harfler sıkışık
      Işıklar söner, kibrit çakar
      Bir nefes, ince bir duman
      Önce bir parmak tadına bakar

      Tavanda balon, ipi sarkık
      Kâğıt tabak, plastik bardak
      Şarkı yanlış tondan başlar
      Güllü dilime uzanan parmak

      Paketin bandı dişle çekilir
      Fiyonk köpekte, kâğıt yerde
      Kapıda parmak, dudakta sus
      On çift ayakkabı, tek bir perde`,
  },
  {
    words: 'tamir* onarır* onarırsın onarırdı musluk* musluğ* tornavida* alet_çantası alet_kutusu matkap* matkab*',
    stanzas: `
      Halının üstünde dizili vida
      Ağızda fener, elde kerpeten
      Dolabın altında bir çift ayak
      Artan tek parça, kim bilir nerden

      Bant, tel, biraz da yapıştırıcı
      Musluk susar, ev dinlenir
      Kutuda her boydan somun
      Bir gün lazım olur denir

      Sökülen radyo, masada parça
      Gözde büyüteç, lehim, duman
      Bir vida eksik, ama çalışır
      Cızırtının ardından bir keman`,
  },
  {
    words:
      'televizyon* dizi_izler dizi_izlemeyi diziler* dizisi dizisini film_izler film_izlemeyi filmler* sinema* kumanda*',
    stanzas: `
      Battaniye, kâsede çekirdek
      Kumandanın pili yarım
      Tam en heyecanlı yerinde
      Beş dakika reklam, on adım

      Ekranın ışığı tavanda gezer
      Koltuğun ortası hafif çukur
      Katili ilk dakikada bilen
      Jenerik akarken çoktan uyur

      Patlamış mısır, tuzlu parmak
      Karanlıkta iki boş koltuk
      Biletin ucu cepte buruşuk
      Sokağın rengi bir an soluk`,
  },
]
