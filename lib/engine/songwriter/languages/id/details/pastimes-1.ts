import type { Details } from '../../stanzas.ts'

/** Hobi, olahraga, dan permainan. */
export const pastimes1: readonly Details[] = [
  {
    words: 'memancing mancing pancing pancingan joran kail nelayan melaut menjala jala',
    stanzas: `
      Umpan dipasang, kail dilempar
      Lalu menunggu, itu saja
      Ikannya belum juga datang
      Tapi yang menunggu tetap tertawa

      Subuh masih gelap, kopi di termos
      Airnya tenang, nyamuknya ramai
      Pulang membawa dua ekor kecil
      Ceritanya besar, sebesar pantai`,
    later: `
      Ikan yang lepas makin lama makin besar
      Tahun lalu sejengkal, kini sedepa
      Memancing memang bukan soal ikan
      Tapi pagi yang tenang dan lega`,
    hook: `
      Mancing dulu, sabar dulu
      Ikannya datang kalau sudah waktu

      Memancing pagi, pulang petang
      Ikan sedikit, hati senang`,
  },
  {
    words:
      'sepak_bola sepakbola main_bola nonton_bola pemain_bola klub_bola bermain_bola futsal kiper gawang penyerang pertandingan tim_sepak_bola gol',
    stanzas: `
      Sandal ditumpuk jadi gawang
      Bola melambung ke atap orang
      Semua lari, semua berteriak
      Tak ada yang tahu siapa yang menang

      Peluit berbunyi, kaki berlari
      Sepatu butut, semangat baru
      Satu umpan, satu tendangan
      Dan satu lapangan jadi satu`,
    later: `
      Lututnya kini suka berbunyi
      Larinya sepuluh langkah saja
      Tapi kalau bola datang menggelinding
      Kaki itu masih tahu ke mana`,
    hook: `
      Bola bergulir, semua berlari
      Gol satu lagi sebelum magrib ini

      Futsal, sepak bola, satu tujuan
      Main bersama dengan kawan`,
  },
  {
    words: 'bulu_tangkis bulutangkis badminton raket tenis voli bola_voli tenis_meja pingpong',
    stanzas: `
      Net dibentang di tengah gang
      Angin ikut bermain, wasitnya anak
      Satu pukulan ke atas genting
      Yang kalah memanjat, yang menang teriak

      Keringat jatuh, skor dihitung
      Dua belas sama, tak mau mengalah
      Yang paling muda sudah tersengal
      Yang paling tua belum lelah`,
    later: `
      Raketnya tua, senarnya putus
      Tergantung manis di dinding depan
      Bulu tangkis sore masih dimainkan
      Lambat sedikit, lebih banyak guyonan`,
    hook: `
      Raket diayun, bola melayang
      Kalah dan menang sama senang

      Bulu tangkis, voli, di tanah lapang
      Keringat habis, hati terang`,
  },
  {
    words: 'lari_pagi berlari jogging joging maraton marathon pelari lomba_lari sepatu_lari lari',
    stanzas: `
      Sepatu diikat, jalan masih sepi
      Kilometer pertama selalu berat
      Sesudah itu kaki punya lagu
      Langkah dan napas jadi dekat

      Peluh menetes, garis akhir jauh
      Ada suara yang bilang berhenti
      Ada suara yang lebih pelan
      Sedikit lagi, sedikit lagi`,
    later: `
      Medali digantung di paku pintu
      Orang melihat cuma warnanya
      Yang lari tahu berapa subuh
      Dibangun kaki untuk sampai ke sana`,
    hook: `
      Lari, lari, satu langkah lagi
      Garis akhir ada di depan ini

      Berlari pelan asal sampai
      Hari esok makin pandai`,
  },
  {
    words: 'berenang renang kolam_renang perenang',
    stanzas: `
      Air yang dingin, napas ditahan
      Satu, dua, lalu tercebur
      Yang tadi takut berpegang di tepi
      Sekarang meluncur, takutnya kabur

      Kaki memercik, lengan mengayun
      Dinding disentuh, berbalik lagi
      Di dalam air semua sunyi
      Yang berat jadi ringan sekali`,
    later: `
      Jari keriput, mata memerah
      Perut lapar, semua minta lagi
      Berenang begitu dari pagi
      Tidurnya pulas malam ini`,
    hook: `
      Byur, byur, air memercik
      Renang di kolam paling asyik

      Berenang jauh, napas panjang
      Takut hilang, hati senang`,
  },
  {
    words: 'sepeda sepedanya bersepeda gowes pesepeda naik_sepeda mengayuh belajar_sepeda',
    stanzas: `
      Sadel dipegang dari belakang
      Jangan dilepas, jangan dilepas
      Waktu menoleh, tangan sudah jauh
      Rodanya lurus, anginnya bebas

      Jatuh sekali, lutut berdarah
      Ditiup sebentar, naik lagi
      Jalan yang itu tampak panjang
      Sekarang dilewati sambil bernyanyi`,
    later: `
      Sepedanya kecil, karatan di gudang
      Belnya masih bunyi kalau ditekan
      Yang dulu dipegang kini sudah besar
      Masih ingat tangan yang menjaga di jalan`,
    hook: `
      Sepeda melaju, angin di muka
      Jatuh sekali, bangun juga

      Naik sepeda, kayuh terus
      Jalan berkelok jadi lurus`,
  },
  {
    words:
      'menari nari penari tari tarian tariannya tari_saman jaipong dansa berdansa berjoget joget balet sanggar_tari',
    stanzas: `
      Musik mulai, kaki tak bisa diam
      Tangan melambai, bahu ikut
      Langkah ke kiri, salah sedikit
      Siapa peduli, semua hanyut

      Selendang dibuka, jari melentik
      Gendang bicara, tumit menjawab
      Yang semula malu di pojok ruang
      Sekarang di tengah, paling mantap`,
    later: `
      Lampunya padam, musik berhenti
      Sepatunya lepas, napas terengah
      Tapi di dapur, waktu mencuci piring
      Menari lagi, kaki melangkah`,
    hook: `
      Menari, menari, putar badan
      Kaki ke kiri, tangan ke depan

      Joget dulu, berjoget lagi
      Tari dan dansa sampai pagi`,
  },
  {
    words:
      'bernyanyi nyanyi menyanyi penyanyi karaoke paduan_suara menyanyikan dangdut dangdutan bersenandung suaranya_merdu suaramu_merdu bersiul siul siulan siul-siul bersiulnya',
    stanzas: `
      Nadanya tinggi, sedikit meleset
      Lirik yang lupa diganti gumam
      Tapi rumah jadi terasa hidup
      Dari pagi sampai malam

      Sambil mencuci, sambil menyapu
      Satu lagu itu-itu saja
      Kalau sehari tak terdengar
      Semua orang bertanya ada apa`,
    later: `
      Lagu itu kini dinyanyikan orang lain
      Di radio, di bus, di pusat belanja
      Nyanyi mereka lebih sempurna
      Siul di dapur tetap lebih berharga`,
    hook: `
      Nyanyi, nyanyi, sumbang tak apa
      Yang penting hati ikut suaranya

      Bersiul pelan, bernyanyi riang
      Rumah yang sepi jadi terang`,
  },
  {
    words: 'gitar gitarnya gitarmu gitarku bermain_gitar main_gitar gitaris ukulele',
    stanzas: `
      Satu petikan, semua merapat
      Tiga kunci saja sudah cukup
      Lagu yang lama dinyanyikan lagi
      Malam yang dingin jadi hidup

      Senarnya putus, disambung sendiri
      Jarinya keras, kapal semua
      Nada yang sumbang dibiarkan saja
      Yang penting semua ikut suara`,
    later: `
      Gitar itu penuh goresan dan stiker
      Kayunya retak di dekat pinggang
      Tapi setiap dipetik perlahan
      Malam yang dulu langsung pulang`,
    hook: `
      Petik gitarnya, mainkan lagi
      Satu lagu sebelum pagi

      Gitar berbunyi, malam bernyanyi
      Tiga kunci cukup di sini`,
  },
  {
    words: 'piano pianonya pianis keyboard organ main_piano bermain_piano tuts',
    stanzas: `
      Dua jari dulu, lalu sepuluh
      Satu bagian diulang seratus kali
      Tetangga pun sudah hafal
      Lalu suatu sore mengalir sendiri

      Tuts yang kuning, pedal berderit
      Nada rendah jatuh seperti hujan
      Orang yang lewat memperlambat langkah
      Mendengar sampai nada penghabisan`,
    later: `
      Tutupnya ditutup, debu menumpuk
      Lalu anak kecil menekan satu nada
      Piano tua ternyata belum lupa
      Lagu yang dulu masih di sana`,
    hook: `
      Piano bernyanyi, pelan dan dalam
      Tuts putih, tuts hitam, siang dan malam

      Main piano, sepuluh jari
      Lagu yang sulit jadi berarti`,
  },
  {
    words:
      'biola cello drum drumer seruling suling gamelan angklung kendang terompet saksofon harmonika alat_musik orkes',
    stanzas: `
      Bunyi pertama agak sengau
      Pintu tetangga pelan ditutup
      Seminggu kemudian mereka terbuka
      Nadanya halus, perlahan hidup

      Satu ketukan dari ujung sepatu
      Yang lain menyusul, mata terpejam
      Semua suara jadi satu tubuh
      Yang tadi ribut mendadak diam`,
    later: `
      Alat musiknya masuk ke dalam tas
      Panggung dibongkar, lampu dimatikan
      Nada terakhir masih tinggal
      Di telinga orang sepanjang jalan`,
    hook: `
      Suling ditiup, gendang ditabuh
      Drum, biola, jadi satu tubuh

      Gamelan bunyi, angklung menyahut
      Yang jauh datang, yang dekat hanyut`,
  },
  {
    words:
      'membaca baca buku bukunya novel komik pembaca perpustakaan pustakawan toko_buku puisi penulis menulis_cerita',
    stanzas: `
      Satu bab lagi, begitu katanya
      Lampu kecil menyala sampai pagi
      Teh mendingin di samping kursi
      Dipanggil tiga kali, tak dengar lagi

      Halaman terlipat, sampul lusuh
      Jari berjalan dari baris ke baris
      Tubuh di sini, pikiran di laut
      Pulangnya nanti kalau halaman habis`,
    later: `
      Raknya penuh, bukunya di lantai
      Ada yang dipinjam, tak kembali
      Buku yang paling banyak lipatannya
      Dibaca setiap hujan sekali lagi`,
    hook: `
      Buka buku, buka dunia
      Membaca satu, melihat semua

      Baca lagi, satu halaman
      Buku yang tua jadi teman`,
  },
  {
    words: 'merajut rajut rajutan rajutannya benang_wol menyulam sulaman bordir',
    stanzas: `
      Jarum beradu, tik demi tik
      Benang menggelinding ke bawah kursi
      Salah satu simpul, dibongkar lagi
      Tak pernah marah, dimulai lagi

      Syalnya panjang, miring sedikit
      Warna hijau bertemu biru
      Dipakai siapa pun terasa hangat
      Seperti dipeluk dari situ`,
    later: `
      Rajutan itu kini sudah longgar
      Lepas benangnya di ujung lengan
      Tapi kalau dingin, itu yang dicari
      Lebih hangat dari jaket mahal mana pun di badan`,
    hook: `
      Rajut, rajut, simpul demi simpul
      Benang yang kusut jadi terkumpul

      Merajut pelan, hangat dan lembut
      Sayang disimpan di tiap rajut`,
  },
  {
    words: 'melukis lukis lukisan lukisannya pelukis menggambar gambarnya mewarnai kanvas sketsa kuas cat_air seniman',
    stanzas: `
      Biru di jari, merah di kerah
      Mundur setapak, mata menyipit
      Kertas yang kosong pelan-pelan
      Punya sungai, sawah, dan langit

      Hidungnya mirip, telinganya belum
      Dihapus lagi, dicoba lagi
      Satu goresan kecil di ujung
      Lalu wajah itu tersenyum sendiri`,
    later: `
      Gambar itu ditempel di pintu kulkas
      Sudutnya melengkung, warnanya pudar
      Lukisan mahal boleh di museum
      Yang satu ini tak akan ditukar`,
    hook: `
      Lukis langit, lukis lautan
      Warna-warni penuh harapan

      Menggambar matahari, melukis bulan
      Kertas kosong jadi taman`,
  },
  {
    words: 'foto fotonya foto-foto memotret fotografer fotografi kamera kameranya album_foto',
    stanzas: `
      Hitungan tiga, senyum ditahan
      Ada yang kedip, ada yang menoleh
      Yang di belakang mengangkat jari
      Itu yang justru dipilih, boleh

      Warnanya cokelat, sudutnya lipat
      Baju yang lucu, rambut yang lucu
      Semua yang duduk di bangku itu
      Tersenyum ke sini dari dulu`,
    later: `
      Foto itu kini dalam bingkai
      Dilap setiap hari Minggu
      Orang di dalamnya tak pernah tua
      Dan sore itu tetap di situ`,
    hook: `
      Foto dulu, rapat sedikit
      Senyum yang lebar sampai langit

      Satu foto, seribu cerita
      Kamera berkedip, kita tertawa`,
  },
  {
    words: 'catur main_catur bermain_catur main_kartu kartu_remi domino gaple papan_catur',
    stanzas: `
      Kuda melompat, benteng menunggu
      Kopi mendingin, dahi berkerut
      Satu langkah dipikir setengah jam
      Lawannya tidur berbantal lutut

      Satu bidak hilang, diganti kancing
      Papan dilipat kalau hujan
      Yang kalah bilang, sekali lagi
      Yang menang bilang, besok, kawan`,
    later: `
      Papan itu kini tersimpan di rak
      Kotaknya diikat karet merah
      Main catur bukan soal menang
      Tapi duduk berdua sampai lelah`,
    hook: `
      Catur di meja, kopi di tangan
      Kalah menang tetap kawan

      Main kartu, main catur
      Sampai larut baru tidur`,
  },
  {
    words: 'layang-layang layangan main_layangan bermain_layangan main_layang-layang layang_layang',
    stanzas: `
      Benang ditarik, diulur, ditarik
      Di langit sore ada yang menari
      Kaki telanjang di pematang sawah
      Mata ke atas, tak berhenti lari

      Rangkanya bambu, lemnya dari nasi
      Ekornya sobekan sarung tua
      Putus satu, semua mengejar
      Sampai ke kampung sebelah sana`,
    later: `
      Benangnya habis, sorenya habis
      Tangan yang luka sudah sembuh
      Layangan itu mungkin masih terbang
      Di atas sawah yang dulu teduh`,
    hook: `
      Layang-layang, layangan terbang
      Angin membawa sampai senang

      Ulur benangnya, layangan naik
      Langit sore tak pernah sebaik`,
  },
  {
    words:
      'kelereng petak_umpet gasing lompat_tali gundu congklak engklek permainan_tradisional gobak_sodor main_di_lapangan',
    stanzas: `
      Sembunyi di balik pohon pisang
      Menahan tawa, menahan napas
      Dihitung sampai sepuluh cepat-cepat
      Yang kecil ketahuan dari celana lepas

      Garis kapur di halaman depan
      Lompat sebelah, tangan melebar
      Lutut lecet, debu di kening
      Sampai suara ibu terdengar`,
    later: `
      Garis kapurnya sudah lama hilang
      Halamannya sekarang parkiran
      Kelereng sebutir di dalam laci
      Masih menyimpan satu permainan`,
    hook: `
      Petak umpet, satu, dua, tiga
      Siap tak siap, di mana semua?

      Kelereng menggelinding, gasing berputar
      Main sampai sore, belum mau bubar`,
  },
  {
    words: 'game gim gamer main_game bermain_game konsol mabar video_game',
    stanzas: `
      Satu babak lagi, lalu tidur
      Begitu katanya tiga jam lalu
      Jempol menari, mata membara
      Musuh terakhir selalu begitu

      Nyawanya habis, diulang lagi
      Kawan berteriak di telinga
      Di dunia itu semua pahlawan
      Di dunia sini belum mandi juga`,
    later: `
      Layar menggelap, kalah lagi
      Tapi tertawanya masih tersisa
      Game boleh tamat dan dilupakan
      Kawan mainnya tetap sama`,
    hook: `
      Main game, satu babak lagi
      Kalah sekarang, menang nanti

      Game selesai, tawa belum
      Menang atau kalah tetap tersenyum`,
  },
]
