import type { Details } from '../../stanzas.ts'

/** Di jalan dan di bawah langit. */
export const places1: readonly Details[] = [
  {
    words: 'mobil mobilnya mobilmu mobilku menyetir nyetir mencuci_mobil jip sedan',
    stanzas: `
      Kunci diputar, radio menyala
      Kaca diturunkan, angin masuk
      Semua bernyanyi di lampu merah
      Yang di belakang sudah mengantuk

      Catnya tua, joknya robek
      Tapi mesinnya tahu jalan pulang
      Bagasi penuh, bensin setengah
      Selama bersama, jauh pun senang`,
    later: `
      Suatu hari mobil itu dijual
      Kuncinya masih di dalam laci
      Kursinya dulu saksi semua
      Pertengkaran, tawa, dan nyanyi`,
    hook: `
      Mobil melaju, jendela dibuka
      Nyanyi bersama sekeras-kerasnya

      Mobil yang tua, jalan yang panjang
      Asal bersama, hati pun senang`,
  },
  {
    words: 'motor motornya motormu motorku sepeda_motor naik_motor skuter boncengan membonceng dibonceng touring',
    stanzas: `
      Helm diikat, jaket dirapatkan
      Dua orang berbagi satu jok
      Bicaranya hilang dibawa angin
      Cukup ditepuk kalau mau belok

      Hujan mendadak, neduh di jembatan
      Jas hujannya satu, tertawa berdua
      Motor yang tua batuk-batuk
      Tapi sampai juga akhirnya`,
    later: `
      Sekarang motor itu diam di garasi
      Bannya kempis, spionnya satu
      Kalau ditepuk joknya perlahan
      Angin yang dulu datang ke situ`,
    hook: `
      Naik motor berdua, angin di muka
      Jauh pun dekat kalau bersama

      Motor melaju, pegangan erat
      Jalan yang jauh terasa dekat`,
  },
  {
    words: 'kereta keretanya kereta_api stasiun masinis rel gerbong krl peron',
    stanzas: `
      Peluit panjang, peron menjauh
      Sawah berlari di balik kaca
      Di kursi sebelah ada seseorang
      Dan perjalanan tak lagi sama

      Gerbong bergoyang, kopi bergoyang
      Obrolan pelan, stasiun berganti
      Jalan yang panjang jadi pendek
      Waktu turun terasa belum mau pergi`,
    later: `
      Kereta itu masih lewat tiap hari
      Membawa orang yang belum saling tahu
      Siapa sangka satu karcis
      Bisa mengantar sampai sejauh itu`,
    hook: `
      Kereta berjalan, rel yang panjang
      Ada yang pergi, ada yang datang

      Di kereta, di bangku sebelah
      Ada cerita yang jadi berkah`,
  },
  {
    words: 'bus bis busnya naik_bus terminal halte kondektur',
    stanzas: `
      Jendela bergetar, radio pelan
      Kota-kota lewat satu per satu
      Jeruk dikupas, dibagi sebelah
      Yang asing jadi kenal, tak perlu tahu

      Kepala terangguk tiap tikungan
      Bahu sebelah jadi bantal
      Terminal terakhir masih jauh
      Lampu jalan lewat, malam pun kekal`,
    later: `
      Bus itu berhenti di tempat biasa
      Pintunya mendesis, angin masuk
      Yang dulu turun dengan satu tas
      Kini menunggu di halte, duduk`,
    hook: `
      Bus berjalan, malam berjalan
      Sampai di sana pelan-pelan

      Naik bus jauh, bahu bersandar
      Kota berganti, lampu berpendar`,
  },
  {
    words: 'mudik pulang_kampung pulang_ke_kampung kampung_halaman kampung_halamannya oleh-oleh',
    stanzas: `
      Kardus diikat tali rafia
      Macet sehari, semua rela
      Begitu gapura kampung kelihatan
      Lelahnya hilang entah ke mana

      Tikar digelar di ruang tengah
      Sandal bertumpuk di depan pintu
      Kamar yang lama, wangi yang lama
      Dan ada yang menangis di dapur itu`,
    later: `
      Pulangnya membawa kardus yang lain
      Isinya pisang, kerupuk, doa
      Mudik selesai, jalan berbalik
      Tapi separuh hati tinggal di sana`,
    hook: `
      Mudik, mudik, pulang kampung
      Rindu setahun tak terbendung

      Pulang kampung, jalan yang panjang
      Di ujung sana ada yang sayang`,
  },
  {
    words:
      'pesawat bandara pilot pramugari terbang_ke paspor koper kopernya merantau perantauan perantau luar_negeri tkw tki jadi_tkw jadi_tki kerja_jadi_tkw',
    stanzas: `
      Pelukan panjang di pintu kaca
      Satu lambaian, satu lagi
      Kopernya berat oleh sambal dan abon
      Hatinya lebih berat lagi

      Di kota orang bahasa berbeda
      Nasi dicari sampai ke ujung
      Malam hari lampu berjuta
      Yang dirindukan cuma lampu di kampung`,
    later: `
      Bertahun-tahun kopernya siap
      Kalau rindu, dibuka tutupnya
      Merantau jauh bukan berarti
      Lupa dari mana asalnya`,
    hook: `
      Merantau jauh, terbang tinggi
      Suatu hari kembali ke sini

      Koper ditutup, pesawat pergi
      Yang ditinggal pun ikut di hati`,
  },
  {
    words: 'laut pantai pantainya ombak berselancar selancar pasir_putih kapal kapalnya perahu pelaut',
    stanzas: `
      Ombak menghapus jejak di pasir
      Dibuat lagi, dihapus lagi
      Rambut berangin, bibir asin
      Matahari turun, tak ada yang mau pergi

      Kelapa dibelah, kaki dicelup
      Sejauh mata cuma biru
      Masalah yang besar dari kota
      Di sini tinggal sekecil kuku`,
    later: `
      Pasirnya ikut sampai ke rumah
      Di dalam saku, di sela buku
      Laut yang jauh bisa didengar
      Dari kerang kecil di atas bangku`,
    hook: `
      Laut membiru, ombak berdebur
      Di pantai ini sedih pun kabur

      Perahu kecil, ombak dan angin
      Pergi ke mana hati ingin`,
  },
  {
    words:
      'gunung gunungnya mendaki naik_gunung pendaki puncak pendakian berkemah kemah kemping camping tenda ransel pramuka',
    stanzas: `
      Napas berembun, bahu terasa berat
      Sedikit lagi, begitu katanya
      Sedikit lagi ternyata empat jam
      Lalu awan ada di bawah semua

      Api kecil, mi dua bungkus
      Malamnya dingin, bintangnya penuh
      Tak ada sinyal, tak ada berita
      Cuma suara daun yang teduh`,
    later: `
      Kaki pegal tiga hari lamanya
      Semua bersumpah tak mau lagi
      Seminggu kemudian melihat gunung
      Ransel dicari, disiapkan lagi`,
    hook: `
      Naik gunung, langkah demi langkah
      Di puncak sana hilang lelah

      Mendaki pelan sampai ke awan
      Gunung yang tinggi jadi kawan`,
  },
  {
    words: 'hujan hujannya hujan-hujanan gerimis banjir main_hujan',
    stanzas: `
      Tetes pertama jatuh di genting
      Semua jemuran diangkat lari
      Bau tanah masuk ke jendela
      Dan kodok mulai bernyanyi sendiri

      Langit gelap, jalanan basah
      Orang-orang merapat di emperan
      Yang tak saling kenal jadi bicara
      Menunggu reda, berbagi makanan`,
    later: `
      Reda juga akhirnya hujan itu
      Daun-daun menetes, langit terbuka
      Ada yang tinggal dari sore basah
      Kenangan tak ikut kering juga`,
    hook: `
      Hujan turun, hujan turun
      Yang teringat datang beruntun

      Hujan reda, gerimis tinggal
      Ada cerita yang tetap kekal`,
  },
  {
    words:
      'payung payungnya payungmu payungku meminjamkan_payung meminjamkan_payungnya pinjamkan_payung sepayung_berdua',
    stanzas: `
      Payungnya satu, orangnya dua
      Bahu sebelah rela kebasahan
      Angin menarik, tangan menggenggam
      Langkah diatur supaya beriringan

      Hujan di luar, kering di dalam
      Selingkar kecil di tengah kota
      Rintiknya keras, bicaranya pelan
      Dan tak ada yang ingin cepat reda`,
    later: `
      Payung itu tergantung di balik pintu
      Jarinya patah, kainnya pudar
      Tak dipakai lagi, tak pernah dibuang
      Dari situlah semuanya mekar`,
    hook: `
      Satu payung untuk berdua
      Hujan deras pun tak apa

      Payung terbuka, hujan bernyanyi
      Dari situ semuanya terjadi`,
  },
  {
    words:
      'bintang bintang-bintang bulan_purnama langit_malam teropong kunang-kunang menatap_bintang melihat_bintang bulan lihat_bulan melihat_bulan',
    stanzas: `
      Lampu dimatikan, tirai dibuka
      Langit menyala sedikit demi sedikit
      Jari menunjuk, mulut berbisik
      Siapa yang menggantungnya di langit

      Tikar digelar di atas rumput
      Yang satu terang, yang satu malu
      Dihitung sampai tiga belas
      Lalu dimulai lagi dari satu`,
    later: `
      Malam makin larut, embun turun
      Bulan berpindah ke balik dahan
      Besok ia datang lagi ke sini
      Tak pernah lupa, tak pernah segan`,
    hook: `
      Bulan di jendela, bintang di dahan
      Malam yang besar jadi kawan

      Bintang kecil, bulan yang bundar
      Lihatlah ke atas, jangan gentar`,
  },
  {
    words: 'macet kemacetan macetnya lampu_merah jalan_tol',
    stanzas: `
      Maju semeter, lalu diam lagi
      Jalan raya jadi tempat parkir
      Penjual kacang lewat tiga kali
      Dan lagu di radio tak kunjung berakhir

      Jalur sebelah tampak lancar
      Pindah ke sana, macetnya ikut
      Klakson bernyanyi dalam empat nada
      Tak ada yang maju, semua cemberut`,
    later: `
      Sampai juga setelah dua jam
      Padahal jaraknya dekat sekali
      Siput di pagar sampai lebih dulu
      Besok pagi macet itu menunggu lagi`,
    hook: `
      Macet, macet, macet lagi
      Berangkat malam, sampai pagi

      Macet di depan, macet di belakang
      Kapan sampai, kapan pulang?`,
  },
  {
    words: 'jalan_kaki berjalan_kaki jalan_pagi jalan-jalan jalan_sore jalan_santai berjalan-jalan taman_kota',
    stanzas: `
      Langkah yang pelan, jalan yang sama
      Setiap pagar menyapa namanya
      Kerikil kecil ditendang-tendang
      Obrolan ringan jadi lama

      Belok di warung, lurus di jembatan
      Angin sore menarik lengan
      Tak ada tujuan, tak ada jam
      Cuma jalan dan beberapa kenangan`,
    later: `
      Bayangan memanjang di tembok putih
      Matahari turun di ujung gang
      Jalan-jalan yang tanpa tujuan
      Justru itu yang paling terkenang`,
    hook: `
      Jalan-jalan, pelan-pelan
      Dua bayangan beriringan

      Jalan kaki sampai ke taman
      Yang jauh dekat kalau berteman`,
  },
  {
    words:
      'sungai mandi_di_sungai mandi_di_kali berenang_di_sungai main_di_sungai main_di_kali kali mandi_sungai sungainya',
    stanzas: `
      Baju dilempar ke atas batu
      Loncat dari dahan, air pecah
      Bibir membiru, belum mau naik
      Sampai jari keriput dan basah

      Airnya dingin, batunya licin
      Yang berani lompat lebih dulu
      Ikan kecil lewat di sela kaki
      Dan sore terasa tak punya waktu`,
    later: `
      Sungai itu sekarang surut dan kecil
      Jembatannya beton, pohonnya hilang
      Tapi kalau mata dipejamkan
      Suara lompatan masih berulang`,
    hook: `
      Mandi di sungai, loncat dari dahan
      Tertawa bersama kawan

      Sungai mengalir, waktu mengalir
      Senangnya tinggal sampai akhir`,
  },
  {
    words: 'ldr hubungan_jarak_jauh jarak_jauh beda_kota jauh_di_sana berjauhan',
    stanzas: `
      Peta dibuka, jarak dihitung
      Cuma sejengkal di atas kertas
      Di dalam dada lebih dari itu
      Berapa pun jauhnya, tak terbatas

      Bangun pagi yang dicari kabar
      Malam hari yang dicari suara
      Bulan yang sama dilihat berdua
      Dari dua kota yang berbeda`,
    later: `
      Suatu hari nanti jarak habis
      Pintu dibuka, tangan bertemu
      Rindu yang berat dari dulu itu
      Ditaruh di lantai, istirahat dulu`,
    hook: `
      Jauh di mata, jauh di kota
      Rindu yang setia menjaga kita

      LDR, LDR, jarak yang jauh
      Satu suara membuat hati utuh`,
  },
]
