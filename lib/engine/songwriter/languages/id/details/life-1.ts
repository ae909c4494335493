import type { Details } from '../../stanzas.ts'

/** Sekolah, keluarga, kampung, dan hari raya. */
export const life1: readonly Details[] = [
  {
    words:
      'ujian ujiannya skripsi skripsinya tesis sidang_skripsi ulangan tugas_akhir revisi lulus_ujian kuliah kuliahnya kampus mahasiswa mahasiswi utbk',
    stanzas: `
      Lampu belajar menyala sampai subuh
      Coretan merah di bab ketiga
      Diketik lagi, dihapus lagi
      Sampai suatu hari selesai juga

      Jam di dinding terdengar keras
      Nomor tujuh dilewati dulu
      Napas ditarik, pensil digenggam
      Yang tadi gelap jadi tahu`,
    later: `
      Kelak kertas itu dimakan rayap
      Nilainya lupa, rumusnya hilang
      Ujian yang dulu tampak setinggi gunung
      Sekarang cuma bukit di belakang`,
    hook: `
      Ujian datang, ujian lewat
      Yang berani mencoba makin hebat

      Skripsi selesai, kuliah pun tamat
      Satu bab lagi, semangat, semangat`,
  },
  {
    words: 'wisuda wisudanya toga sarjana diwisuda kelulusan ijazah lulus_kuliah lulus_sekolah',
    stanzas: `
      Topinya miring, talinya dipindah
      Satu nama dibaca dari panggung
      Di barisan ketiga ada yang menangis
      Tepuk tangannya terus bersambung

      Sepatu baru, tumit yang lecet
      Foto bersama, hitungan tiga
      Yang dulu diantar ke sekolah
      Hari ini berdiri paling muka`,
    later: `
      Toga dikembalikan, ijazah dibingkai
      Hari Senin sudah menunggu
      Wisuda cuma satu pintu
      Di baliknya jalan yang baru`,
    hook: `
      Wisuda tiba, toga di kepala
      Semua tangis jadi bahagia

      Lempar toga ke langit tinggi
      Yang dulu mimpi kini terjadi`,
  },
  {
    words: 'sekolah sekolahnya seragam teman_sekelas bersekolah anak_sekolah sd smp sma tk',
    stanzas: `
      Sepatu hitam, topi yang miring
      Bel berbunyi, semua berlari
      Bangku panjang diduduki berdua
      Nama digores dengan ujung jari

      Jajanan dibungkus kertas koran
      Pulangnya jauh, lewat pematang
      Yang dihukum berdiri bersama
      Malah tertawa sampai petang`,
    later: `
      Bangku itu sudah diganti
      Pagarnya dicat, lapangannya jalan
      Tapi lonceng sekolah masih bunyi
      Di dalam kepala, sekali-sekalian`,
    hook: `
      Ke sekolah pagi, pulang petang
      Teman sebangku tak akan hilang

      Seragam putih, sepatu hitam
      Sekolah usai, ceritanya diam-diam`,
  },
  {
    words: 'belajar matematika les kursus pelajaran bahasa_inggris les_privat berhitung pekerjaan_rumah',
    stanzas: `
      Satu soal dicoret tiga kali
      Penghapus habis, kertas berlubang
      Lalu tiba-tiba semua jelas
      Seperti lampu di kamar yang remang

      Yang baru diulang, yang lama diingat
      Sedikit sehari, tak usah banyak
      Yang kemarin tampak mustahil
      Sekarang semudah anak merangkak`,
    later: `
      Suatu hari ada yang bertanya
      Dan jawabannya keluar begitu saja
      Belajar itu menanam diam-diam
      Panennya datang tanpa dikira`,
    hook: `
      Belajar hari ini, besok mengerti
      Sedikit-sedikit, setiap hari

      Salah sekali, coba kembali
      Belajar terus, jangan berhenti`,
  },
  {
    words: 'bayi bayinya bayiku popok menggendong digendong kelahiran hamil melahirkan menyusui',
    stanzas: `
      Lima jari menggenggam satu
      Semua orang bicara berbisik
      Popok berbaris di tali panjang
      Takut yang kecil jadi terusik

      Tangisnya kecil, kuasanya besar
      Satu rumah bangun bersama
      Digendong, ditimang, dinyanyikan
      Lalu tersenyum, hilang lelahnya`,
    later: `
      Cepat sekali bayi jadi besar
      Kaus kaki mungil disimpan di laci
      Yang dulu digendong semalaman
      Sekarang lari tanpa henti`,
    hook: `
      Bayi mungil, tangan mungil
      Satu rumah jadi terpanggil

      Digendong pelan, digendong sayang
      Yang kecil tidur, malam pun tenang`,
  },
  {
    words: 'dongeng dongengnya mendongeng nina_bobo menina-bobokan sebelum_tidur pengantar_tidur kancil',
    stanzas: `
      Pada suatu hari, begitu mulainya
      Raksasa besar, kancil cerdik
      Halaman tiga minta diulang
      Mata melebar, napas berbisik

      Suara raja dibuat dalam
      Suara semut dibuat kecil
      Belum lagi tamat ceritanya
      Dengkur halus sudah memanggil`,
    later: `
      Bukunya lepas, halamannya hilang
      Ceritanya tetap utuh di kepala
      Dongeng itu nanti diceritakan lagi
      Kepada yang kecil berikutnya`,
    hook: `
      Dongeng lagi, satu lagi
      Raja tidur sampai pagi

      Mendongeng pelan, kancil berlari
      Masuk ke hutan mimpi sendiri`,
  },
  {
    words:
      'boneka bonekanya bonekamu boneka_gajah boneka_beruang boneka_kelinci boneka_gajahmu boneka_beruangmu teddy mainan mainannya mainanmu',
    stanzas: `
      Telinganya lepas, dijahit lagi
      Dibawa ke mana saja, diseret di lantai
      Kalau ketinggalan, semua mencari
      Tanpa ia, malam tak bisa santai

      Duduk manis di atas bantal
      Matanya kancing, bulunya tipis
      Semua rahasia sudah didengarnya
      Tak satu pun bocor, sampai habis`,
    later: `
      Malam ini boneka menguap juga
      Ia sudah lelah seharian bermain
      Dipeluk erat di bawah selimut
      Tak perlu lagi teman yang lain`,
    hook: `
      Boneka tidur, boneka sayang
      Dipeluk erat sampai terang

      Mainan kecil sudah mengantuk
      Peluk boneka, mari menunduk`,
  },
  {
    words:
      'menikah pernikahan pernikahannya pengantin resepsi akad pelaminan kawinan nikah nikahan kondangan lamaran melamar ijab_kabul',
    stanzas: `
      Janur melengkung di depan gang
      Dua nama disebut, semua diam
      Satu tarikan napas, lalu sah
      Tangan yang gemetar kini digenggam

      Kursi berpita, tamu berbaris
      Bedaknya tebal, hatinya berdebar
      Ibu menangis sambil tersenyum
      Ayah pura-pura tetap tegar`,
    later: `
      Tenda dilipat, janur mengering
      Piring terakhir sudah dicuci
      Menikah itu bukan sehari
      Tapi tiap pagi memilih lagi`,
    hook: `
      Menikah hari ini, sayang selamanya
      Dua jadi satu, satu berdua

      Pernikahan ini disaksikan semua
      Doa dari kami untuk selamanya`,
  },
  {
    words: 'cincin cincinnya cincin_kawin cincin_nikah bertunangan tunangan',
    stanzas: `
      Kotaknya kecil, isinya berat
      Tangan gemetar, napas ditahan
      Sedikit seret di buku jari
      Lalu sampai juga, pelan-pelan

      Bulatnya polos, tak ada permata
      Nama terukir di bagian dalam
      Goresannya halus, makin bertambah
      Tapi kilaunya tak pernah padam`,
    later: `
      Tahun berganti, jari mengeriput
      Cincinnya kini tak bisa lepas
      Seperti janji yang diucapkan dulu
      Melekat di sana dan tak lekas lepas`,
    hook: `
      Cincin di jari, janji di hati
      Bulat sempurna, tak ada tepi

      Sebentuk cincin, seumur hidup
      Satu lingkaran yang tak tertutup`,
  },
  {
    words: 'rumah_sakit opname dirawat operasi jatuh_sakit kemoterapi infus ambulans menjenguk besuk dioperasi',
    stanzas: `
      Lorong yang panjang, jam yang lambat
      Kursi plastik jadi tempat tidur
      Satu tangan memegang tangan
      Dan rasa takut sedikit mundur

      Tirainya putih, lampunya putih
      Malam terasa seperti seminggu
      Tapi ada yang duduk di samping ranjang
      Tak bicara apa-apa, cuma menunggu`,
    later: `
      Gelang plastik akhirnya digunting
      Pintu kaca terbuka lebar
      Rumah sakit tinggal di belakang
      Dan langit di luar terasa lebih besar`,
    hook: `
      Di rumah sakit, malam yang panjang
      Ada tangan yang tak pernah hilang

      Operasi selesai, mata terbuka
      Wajah yang pertama tak akan kulupa`,
  },
  {
    words:
      'tertawa ketawa tawanya tertawanya lelucon leluconnya melucu pelawak melawak bercanda candaan humor lawakan tebak-tebakan bercerita_lucu cerita_lucu ketawanya',
    stanzas: `
      Belum selesai, semua sudah pecah
      Meja ditepuk, perut dipegang
      Teh yang diminum keluar lagi
      Yang tadi sedih ikut senang

      Ceritanya lama, akhirnya sama
      Semua tahu, semua menunggu
      Jeda sebentar, alis terangkat
      Dan satu ruangan tertawa melulu`,
    later: `
      Ada hari yang tak lucu sama sekali
      Tapi teringat candaan yang dulu
      Lalu tertawa sendiri di jalan
      Orang menoleh, biarlah begitu`,
    hook: `
      Ha-ha, tertawa sampai menangis
      Yang pahit pun jadi manis

      Ketawa lagi, cerita lagi
      Lelucon lama, bercanda sampai pagi`,
  },
  {
    words: 'pasar pasarnya belanja berbelanja pasar_tradisional menawar tawar-menawar pasar_malam',
    stanzas: `
      Lima ribu boleh, empat ribu jadi
      Dua-duanya tertawa, dua-duanya senang
      Cabai ditambah segenggam lagi
      Keranjang penuh, dompet pun lapang

      Subuh-subuh lorongnya becek
      Semua nama dipanggil akrab
      Beli bawang cuma sebungkus
      Tapi kabarnya banyak yang terungkap`,
    later: `
      Siang hari lapaknya ditutup
      Sayur yang sisa dibagi cuma-cuma
      Pasar itu bukan tempat belanja
      Tapi tempat orang jadi saudara`,
    hook: `
      Ke pasar pagi, tawar sedikit
      Yang mahal turun, senyumnya naik

      Belanja, belanja, keranjang berat
      Pulangnya lambat, ceritanya padat`,
  },
  {
    words:
      'masjid musala mushola mengaji ngaji pengajian guru_ngaji ustaz ustadz salat sholat shalat pesantren santri azan doa berdoa mendoakan doanya tahajud',
    stanzas: `
      Subuh yang dingin, air yang dingin
      Suara azan memanggil pelan
      Sajadah digelar menghadap kiblat
      Nama demi nama disebutkan

      Huruf demi huruf dieja pelan
      Suara kecil dibetulkan sabar
      Malam di serambi terasa teduh
      Hati yang sempit menjadi lebar`,
    later: `
      Banyak yang dijaga tanpa diketahui
      Banyak pintu yang terbuka sendiri
      Mungkin karena ada doa di sana
      Yang berbisik setiap pagi`,
    hook: `
      Doa di subuh, doa di malam
      Yang dipanjatkan tak akan karam

      Mengaji pelan, salat di surau
      Hati yang gelap jadi kemilau`,
  },
  {
    words: 'puasa berpuasa ramadan ramadhan sahur buka_puasa buka_bersama bukber takjil ngabuburit kolak',
    stanzas: `
      Jam tiga pagi, panci dipukul
      Mata terpejam, nasi disuap
      Siang terasa panjang sekali
      Lalu azan, dan semua lengkap

      Kolak dan kurma di atas tikar
      Tinggal semenit, semua menatap
      Seteguk air di waktu magrib
      Tak ada yang lebih nikmat`,
    later: `
      Sebulan lewat seperti sekejap
      Bedug bertalu, takbir berkumandang
      Puasa mengajari perut yang kosong
      Bahwa hati bisa tetap lapang`,
    hook: `
      Puasa sehari, sabar sehari
      Buka bersama di magrib ini

      Sahur, sahur, bangunlah semua
      Ramadan datang, kita bersama`,
  },
  {
    words: 'lebaran lebarannya idul_fitri idulfitri ketupat takbiran bermaaf-maafan halalbihalal thr',
    stanzas: `
      Ketupat digantung di dekat jendela
      Baju yang baru, sandal berderet
      Yang setahun jauh duduk melingkar
      Foto keluarga jadi berdempet

      Tangan dijabat, kening dicium
      Maaf lahir batin, mata basah
      Yang kecil menunggu amplop warna
      Yang tua mendoakan semua berkah`,
    later: `
      Toples kosong, tamu pun pulang
      Rumah kembali dua orang
      Tapi Lebaran tinggal di hati
      Sampai ketupat tahun yang datang`,
    hook: `
      Lebaran tiba, semua pulang
      Maaf dipinta, hati pun lapang

      Ketupat matang, takbiran bergema
      Salah setahun lebur semua`,
  },
  {
    words: 'gereja gerejanya natal pohon_natal sekolah_minggu pendeta pastor misa kado hadiah_natal',
    stanzas: `
      Lilin dinyalakan satu demi satu
      Wajah-wajah jadi keemasan
      Lagu yang lama dinyanyikan lagi
      Dan malam dingin terasa aman

      Lonceng berbunyi, semua berdiri
      Yang jauh pulang, yang lama bertemu
      Kue di meja, kado di bawah
      Dan damai duduk di tiap bangku`,
    later: `
      Hiasan disimpan di dalam kardus
      Lampunya padam, bintangnya turun
      Natal tak ikut masuk ke kardus
      Ia menyala sepanjang tahun`,
    hook: `
      Natal datang, lonceng bernyanyi
      Damai di bumi, damai di sini

      Di gereja kecil lilin menyala
      Terang yang satu untuk semua`,
  },
  {
    words:
      'agustusan tujuh_belasan panjat_pinang lomba_makan_kerupuk balap_karung tarik_tambang bendera hari_kemerdekaan',
    stanzas: `
      Merah dan putih di sepanjang gang
      Kerupuk digantung, mulut menganga
      Yang jatuh tertawa, yang menang tertawa
      Hadiahnya ember, senangnya juara

      Tiang yang licin, lima orang bertumpuk
      Yang di bawah berteriak, yang di atas merosot
      Sepeda di puncak menunggu saja
      Semua hitam, semua melorot`,
    later: `
      Malamnya tirakatan, tikar digelar
      Yang tua bercerita tentang dulu
      Bendera berkibar di atas kepala
      Dan lomba besok ditunggu-tunggu`,
    hook: `
      Merdeka, bendera berkibar
      Satu gang tertawa sampai bubar

      Agustusan, agustusan
      Balap karung sampai jalanan`,
  },
  {
    words:
      'arisan arisannya pesta pestanya kumpul_keluarga reuni berkumpul hajatan syukuran kenduri balon kumpul-kumpul',
    stanzas: `
      Kursi dipinjam dari tetangga
      Piring bertumpuk, tawa bersahutan
      Yang lama hilang tiba-tiba muncul
      Gemuk sedikit, tetap kelihatan

      Semua bicara pada saat yang sama
      Tak ada yang dengar, semua mengerti
      Yang pamit pulang berdiri sejam
      Di depan pintu, bercerita lagi`,
    later: `
      Balonnya kempis, karpet digulung
      Sisa makanan dibungkus rapi
      Habis berkumpul rumah jadi sepi
      Tapi hangatnya sampai pagi`,
    hook: `
      Kumpul lagi, berkumpul lagi
      Yang jauh datang duduk di sini

      Pesta kecil, reuni, syukuran
      Yang penting semua kebagian makan`,
  },
  {
    words: 'tetangga tetangganya tetanggaku bertetangga gotong_royong kerja_bakti siskamling pak_rt bu_rt',
    stanzas: `
      Pagarnya rendah, tangannya sampai
      Semangkuk sayur diulurkan
      Garam habis tinggal berteriak
      Semua pintu dibuka pelan

      Parit dibersihkan, hari Minggu pagi
      Cangkul bertemu cangkul dan canda
      Kerjanya sejam, makannya dua jam
      Gang yang becek jadi lega`,
    later: `
      Rumah boleh dijual, orang boleh pindah
      Tapi mangkuknya masih di rak
      Tetangga begitu lebih dari kerabat
      Dekat di mata, dekat di pundak`,
    hook: `
      Tetangga baik, pagar yang rendah
      Yang berat diangkat jadi mudah

      Gotong royong, satu kampung
      Susah dan senang semua ditampung`,
  },
]
