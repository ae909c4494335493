import type { Details } from '../../stanzas.ts'

/** Olahraga, musik, dan kegemaran. */
export const pastimes1: readonly Details[] = [
  {
    words: 'memancing mancing pancing pancingan joran kail nelayan melaut menjala jala',
    stanzas: `
      Joran panjang, benang yang diam
      Kaleng umpan dan topi pandan
      Pelampung merah bergoyang sekali
      Dan condong ke air seluruh badan

      Air yang tenang, lingkaran kecil
      Umpan dipasang, kail dilempar
      Nyamuk di telinga, kopi di termos
      Dan ikan di cerita makin lebar

      Sisik berkilat di papan kayu
      Jaring dijemur, perahu dicat
      Tali tambang, simpul yang basah
      Dan pisau kecil di tangan yang cepat`,
  },
  {
    words:
      'sepak_bola sepakbola main_bola nonton_bola pemain_bola klub_bola bermain_bola futsal kiper gawang penyerang pertandingan tim_sepak_bola gol',
    stanzas: `
      Sandal jepit jadi tiang gawang
      Kulit bola terkelupas di sisi
      Debu beterbangan, betis tergores
      Dan penonton naik ke atas kursi

      Kaus bernomor, celana luntur
      Garis kapur, rumput yang botak
      Peluit pendek, lengan terangkat
      Dan tenggorokan yang jadi serak

      Layar kecil, tikar dan kacang
      Umpan panjang, sundulan keras
      Semua menahan napas sebentar
      Lalu kopi tumpah dari gelas`,
  },
  {
    words: 'bulu_tangkis bulutangkis badminton raket tenis voli bola_voli tenis_meja pingpong',
    stanzas: `
      Pegangan dililit kain baru
      Raket berdesing, senar berbunyi
      Garis dicat di lapangan semen
      Sepatu berdecit, ikut bernyanyi

      Handuk di leher, botol di kursi
      Net yang kendur di tengah-tengah
      Pukulan tajam, lompat, dan jatuh
      Satu poin lagi, wajah memerah

      Bulu yang patah, kok yang usang
      Servis pendek, pukulan silang
      Terlalu tinggi, ke daun mangga
      Tersangkut, jatuh, lalu hilang`,
  },
  {
    words: 'lari_pagi berlari jogging joging maraton marathon pelari lomba_lari sepatu_lari',
    stanzas: `
      Tali sepatu disimpul dua
      Napas teratur, tumit berderap
      Satu hitungan, lalu satu lagi
      Dan punggung kaus yang makin lembap

      Peniti empat, nomor di dada
      Gelas kertas diinjak-injak
      Satu tanjakan, satu belokan
      Dan aspal kosong tanpa jejak

      Keringat di alis, leher yang basah
      Jam berbunyi tiap putaran
      Betis yang kencang, lutut yang goyah
      Dan jalan pulang lewat jajanan`,
  },
  {
    words: 'berenang renang kolam_renang perenang',
    stanzas: `
      Kacamata karet, jari keriput
      Kaki memercik, lengan mengayun
      Handuk basah di pagar besi
      Dan papan loncat bergoyang turun

      Ubin biru, garis di dasar
      Napas diambil dari samping
      Gelembung naik, dinding disentuh
      Air di telinga, kepala miring

      Satu, dua, lalu tercebur
      Rambut basah menempel di pipi
      Ban pelampung, sirip dari karet
      Dan jari berpegang di garis tepi`,
  },
  {
    words: 'sepeda sepedanya bersepeda gowes pesepeda naik_sepeda mengayuh',
    stanzas: `
      Rantai berderik, bel yang karatan
      Rem melengking di tiap tikungan
      Keranjang depan, sadel yang keras
      Dan tangan sebelah lepas pegangan

      Roda berputar, kaki mengayuh
      Pegangan dilepas pelan-pelan
      Setang bergoyang, lutut menegang
      Lalu lurus, terus, sampai ke jalan

      Pompa berdecit, ban ditekan jari
      Helm berdebu di atas rak
      Turunan panjang, angin di kerah
      Lalu tanjakan, dan napas sesak`,
  },
  {
    words:
      'menari nari penari tari tarian tariannya tari_saman jaipong dansa berdansa berjoget joget balet sanggar_tari',
    stanzas: `
      Selendang kuning, jari yang lentik
      Gelang kaki berbunyi seirama
      Mata melirik ke kiri, ke kanan
      Tumit dan gendang jatuh bersama

      Sepatu dilepas di pinggir lantai
      Hitungan satu sampai delapan
      Putar sekali, tangan dibuka
      Dan cermin panjang di bagian depan

      Musik diputar dari awal lagi
      Langkah ke kiri, langkah tertukar
      Kaki terinjak, tawa tertahan
      Lalu putaran yang makin lebar`,
  },
  {
    words:
      'bernyanyi nyanyi menyanyi penyanyi karaoke paduan_suara menyanyikan dangdut dangdutan bersenandung suaranya_merdu',
    stanzas: `
      Mikrofon bundar, kabel melilit
      Nada pertama terlalu tinggi
      Mata terpejam di baris panjang
      Lalu diulang dari awal lagi

      Gayung di tangan, gema di ubin
      Lirik yang lupa diganti gumam
      Nada ditahan, napas ditarik
      Dan kipas angin pun bagai terdiam

      Lembar lirik terlipat empat
      Barisan depan, barisan belakang
      Ketukan pelan dari ujung jari
      Dan satu nada, lama dan panjang`,
  },
  {
    words: 'gitar gitarnya gitarmu gitarku bermain_gitar main_gitar gitaris ukulele',
    stanzas: `
      Senar keenam agak sumbang
      Stiker pudar di badan kayu
      Jari berpindah, kunci berganti
      Dan lagu lama, pelan mendayu

      Ujung jari yang keras dan kapal
      Petikan pelan, senar bergetar
      Setelan diputar pelan-pelan
      Dan satu nada yang tak mau benar

      Kursi plastik, kaki disilang
      Jreng pertama, obrolan reda
      Telapak mengetuk papan cokelat
      Dan suara kedua, lain nada`,
  },
  {
    words: 'piano pianonya pianis keyboard organ main_piano bermain_piano tuts',
    stanzas: `
      Tutup dibuka, tuts yang kuning
      Dua jari dulu, lalu sepuluh
      Pedal berderit di bawah kaki
      Dan nada rendah, dalam, dan teduh

      Buku not dengan coretan pensil
      Metronom berdetak, kiri dan kanan
      Bangku diputar setengah senti
      Dan lagu pelan di dua tangan

      Tuts putih, tuts hitam, jari terentang
      Satu bagian diulang-ulang
      Salah sedikit di nada yang sama
      Lalu mengalir, tak lagi hilang`,
  },
  {
    words:
      'biola cello drum drumer seruling suling gamelan angklung kendang terompet saksofon harmonika alat_musik orkes',
    stanzas: `
      Tas yang panjang di balik pintu
      Nada disetel, naik sedikit
      Satu ketukan di ujung sepatu
      Lalu mulai, mata menyipit

      Hitungan empat, kepala mengangguk
      Nada yang rendah, nada yang nyaring
      Buku lagu di penyangga besi
      Dan gema pelan di sudut dinding

      Bunyi pertama agak sengau
      Lagu yang sama, bagian yang sulit
      Pintu tetangga pelan ditutup
      Lalu semakin halus, sedikit`,
  },
  {
    words:
      'membaca baca buku bukunya novel komik pembaca perpustakaan pustakawan toko_buku puisi penulis menulis_cerita',
    stanzas: `
      Halaman terlipat di ujung kanan
      Sampul yang lusuh, lem yang retak
      Jari menelusur baris ke baris
      Dan setumpuk lagi di atas rak

      Lampu kecil, bantal di punggung
      Satu bab lagi, cuma satu
      Teh yang dingin di samping kursi
      Dan tak terdengar ketukan pintu

      Bau kertas dan debu halus
      Pembatas halaman dari karcis
      Huruf kecil, pinggir yang kuning
      Dan sisi kanan yang makin tipis`,
  },
  {
    words: 'merajut rajut rajutan rajutannya benang_wol menyulam sulaman bordir',
    stanzas: `
      Benang menggelinding ke bawah kursi
      Jarum beradu, tik demi tik
      Hitungan pelan di ujung bibir
      Satu dilepas, satu ditarik

      Gulungan benang di dalam keranjang
      Sisi kiri lebih panjang sedikit
      Pola dilipat, kapur di jari
      Dibongkar lagi, bibir digigit

      Tepi bergelombang, agak miring
      Warna hijau bertemu biru
      Kait kecil dan simpul akhir
      Dan benang sisa untuk yang baru`,
  },
  {
    words: 'melukis lukis lukisan lukisannya pelukis menggambar gambarnya mewarnai kanvas sketsa kuas cat_air seniman',
    stanzas: `
      Pensil pendek, serutan kayu
      Garis tipis, dihapus, diulang
      Kuas kering di kaleng bekas
      Dan biru di jari yang tak mau hilang

      Cat mengembang di kertas basah
      Kuning bertemu pinggir merah
      Mata menyipit, mundur setapak
      Dan percik kecil di ujung kerah

      Buku gambar, sudut terlipat
      Hidung yang mirip, telinga belum
      Krayon patah dibungkus kertas
      Dan satu goresan jadi senyum`,
  },
  {
    words: 'foto fotonya foto-foto memotret fotografer fotografi kamera kameranya album_foto',
    stanzas: `
      Satu mata di balik lensa
      Hitungan tiga, senyum ditahan
      Ada yang kedip, ada yang menoleh
      Dan yang di pinggir separuh badan

      Kertas licin, plastik yang lengket
      Warna cokelat, sudut menguning
      Tulisan pensil di sisi belakang
      Dan bingkai kayu yang agak miring

      Cahaya miring dari jendela
      Lutut di tanah, tali di leher
      Bunyi klik, lalu dilihat lagi
      Setengah langkah, sedikit geser`,
  },
  {
    words: 'catur main_catur bermain_catur main_kartu kartu_remi domino gaple papan_catur',
    stanzas: `
      Papan lipat, satu yang hilang
      Kancing hitam jadi pengganti
      Dagu di tangan, kopi mendingin
      Dan satu langkah ditunggu, dinanti

      Ujung kartu yang sudah lusuh
      Wajah yang datar, mata yang jeli
      Satu dibanting keras ke meja
      Lalu diaduk, dibagi kembali

      Kuda melompat, benteng menunggu
      Jari menempel, belum dilepas
      Kening berkerut, kaki bergoyang
      Dan gumam pelan dari balik gelas`,
  },
  {
    words: 'layang-layang layangan kelereng petak_umpet gasing lompat_tali gundu congklak engklek',
    stanzas: `
      Benang digulung di kaleng susu
      Bayangan tipis, ekor yang panjang
      Ditarik, diulur, ditarik lagi
      Dan mata menyipit, langit terang

      Rangka bambu diraut tipis
      Lem dari nasi, sudut dilipat
      Tanpa alas kaki di tanah lapang
      Dan yang sobek pun ditambal cepat

      Garis kapur di halaman
      Batu pipih, pecahan genting
      Lompat sebelah, tangan melebar
      Lutut lecet dan debu di kening`,
  },
  {
    words: 'game gim gamer main_game bermain_game konsol mabar video_game',
    stanzas: `
      Layar berkedip, jempol bergerak
      Nyawa tersisa tinggal segaris
      Kabel melilit di kaki kursi
      Dan camilan di mangkuk pun habis

      Tombol yang aus, huruf yang pudar
      Kursi dimajukan setengah jengkal
      Musik berulang, delapan nada
      Dan musuh terakhir yang memang nakal

      Suara tembakan, lampu berwarna
      Peta terbuka, lawan di kiri
      Seruan pendek ke layar terang
      Dan babak akhir, semua berdiri`,
  },
]
