import type { Details } from '../../stanzas.ts'

/** Sekolah, keluarga, kampung, dan hari raya. */
export const life1: readonly Details[] = [
  {
    words:
      'ujian ujiannya skripsi skripsinya tesis sidang_skripsi ulangan tugas_akhir revisi lulus_ujian kuliah kuliahnya kampus mahasiswa mahasiswi',
    stanzas: `
      Pensil diraut, penghapus dibelah
      Jam lebih keras dari biasa
      Nomor tujuh dilewati dulu
      Dan kaki bergoyang tanpa terasa

      Kertas bertumpuk, catatan kaki
      Coretan merah di bab ketiga
      Kopi dingin, mata yang sembap
      Dan daftar pustaka diubah juga

      Catatan kecil di dinding kamar
      Stabilo kuning di tiap baris
      Bibir bergerak, mata terpejam
      Dan tinta pulpen yang nyaris habis`,
  },
  {
    words: 'wisuda wisudanya toga sarjana diwisuda kelulusan ijazah lulus_kuliah lulus_sekolah',
    stanzas: `
      Jubah kebesaran, topi yang miring
      Tali dipindah kiri ke kanan
      Nama dibaca dari podium
      Dan tepuk tangan di barisan depan

      Map biru di dalam pelukan
      Sepatu baru, tumit yang lecet
      Foto bersama, hitungan tiga
      Dan tanah lapang penuh buket

      Kain licin, bedak menipis
      Kursi plastik berjajar rapat
      Undangan dilipat, menjadi kipas
      Dan topi terlempar, ditangkap cepat`,
  },
  {
    words: 'sekolah sekolahnya seragam teman_sekelas bersekolah anak_sekolah sd smp sma tk',
    stanzas: `
      Tas yang berat di bahu kiri
      Sampul cokelat, label bernama
      Botol minum, bekal yang hangat
      Dan bangku panjang, duduk bersama

      Sepatu hitam, kemeja licin
      Topi dan dasi, barisan panjang
      Bel berbunyi, kursi berderak
      Dan antrean es di balik gerbang

      Penggaris kayu, pulpen yang macet
      Coretan nama di balik kursi
      Jajanan dibungkus kertas koran
      Dan kotak pensil yang banyak isi`,
  },
  {
    words: 'belajar matematika les kursus pelajaran bahasa_inggris les_privat berhitung pekerjaan_rumah',
    stanzas: `
      Angka bersusun, garis di bawah
      Satu soal, coretan serong
      Penghapus menipis, kertas berlubang
      Lalu tanda benar di kotak kosong

      Buku tebal, sudut terlipat
      Yang baru diulang di ujung lidah
      Kertas kecil di pintu kulkas
      Dan yang sulit jadi makin mudah

      Meja sempit, lampu menunduk
      Pensil digigit, dahi berkerut
      Salah dicoret dengan garis lurus
      Dan langkah demi langkah dirunut`,
  },
  {
    words: 'bayi bayinya bayiku popok menggendong digendong kelahiran hamil melahirkan menyusui',
    stanzas: `
      Topi rajut, kaus kaki mungil
      Lima jari menggenggam satu
      Botol hangat, bedak di leher
      Dan tidur sependek bunyi pintu

      Popok kecil di tali panjang
      Lagu pelan, ayunan kain
      Mata terbuka, mata terpejam
      Dan sendok plastik, mainan yang lain

      Pipi bulat, napas yang pendek
      Minyak hangat di telapak tangan
      Tangis sekecil anak kucing
      Dan semua berjinjit di ruangan`,
  },
  {
    words:
      'dongeng dongengnya mendongeng nina_bobo menina-bobokan sebelum_tidur pengantar_tidur boneka bonekanya kancil',
    stanzas: `
      Lampu kecil, selimut bergambar
      Kancil melompat di halaman tiga
      Jari menunjuk gambar buaya
      Lalu diminta yang ini juga

      Suara raksasa dibuat besar
      Suara semut dibuat kecil
      Bantal dijepit di bawah lengan
      Dan mata mengintip, masih usil

      Segelas air, sekali lagi
      Punggung ditepuk seiring lagu
      Pintu ditutup, sisa secelah
      Dan selimut naik sampai ke dagu`,
  },
  {
    words:
      'menikah pernikahan pernikahannya pengantin resepsi akad pelaminan kawinan nikah nikahan kondangan lamaran melamar',
    stanzas: `
      Janur melengkung di depan gang
      Melati dironce, bedak yang tebal
      Kursi berpita, tamu berbaris
      Dan sanggul berat, leher yang pegal

      Tenda biru, kursi pinjaman
      Kipas berputar di dekat panggung
      Amplop diselipkan, tangan dijabat
      Dan antrean sate yang melengkung

      Sepasang kursi berukir emas
      Kain batik, keris terselip
      Payung dibuka, gong dipukul
      Dan lampu kamera berkelip-kelip`,
  },
  {
    words: 'cincin cincinnya cincin_kawin cincin_nikah bertunangan tunangan',
    stanzas: `
      Kotak beludru, engsel yang kecil
      Emas polos, huruf di dalam
      Ukuran dicoba dengan benang
      Dan kilau kecil di jari yang diam

      Tempat sabun dan tepi wastafel
      Dilepas pelan, licin oleh sabun
      Goresan halus di pinggir emas
      Dan bulat yang sama, tahun ke tahun

      Lingkaran mungil di piring kecil
      Tangan yang dingin, napas ditahan
      Sedikit seret di buku jari
      Lalu sampai juga, pelan-pelan`,
  },
  {
    words: 'rumah_sakit opname dirawat operasi jatuh_sakit kemoterapi infus ambulans menjenguk besuk',
    stanzas: `
      Gelang plastik di pergelangan
      Jeruk dikupas di kursi samping
      Tirai bergeser, sandal bergeser
      Dan bantal tambahan yang agak miring

      Lorong panjang, lift yang lambat
      Termos air, selimut lipat
      Jam dinding di atas pintu kaca
      Dan bubur putih yang masih hangat

      Kursi plastik, kaki diluruskan
      Jaket digulung jadi bantal
      Suara roda di ujung lorong
      Dan rantang susun berisi bekal`,
  },
  {
    words:
      'tertawa ketawa tawanya tertawanya lelucon leluconnya melucu pelawak melawak bercanda candaan humor lawakan tebak-tebakan',
    stanzas: `
      Bahu terguncang, mata berair
      Meja ditepuk, perut dipegang
      Belum selesai, semua pun pecah
      Dan teh muncrat sampai ke belakang

      Kisah lama, akhir yang sama
      Jeda sebentar, alis terangkat
      Semua tahu apa lanjutannya
      Dan tetap terbahak, kursi merapat

      Satu tebakan di meja makan
      Jawaban konyol, garing, dan pendek
      Keluhan panjang seisi ruangan
      Lalu cekikik seperti bebek`,
  },
  {
    words: 'pasar pasarnya belanja berbelanja pasar_tradisional menawar tawar-menawar pasar_malam',
    stanzas: `
      Keranjang rotan, lantai yang basah
      Tawar sedikit, pura-pura pergi
      Timbangan naik, bayam diikat
      Dan cabai segenggam ditambah lagi

      Ikan berkilat di atas daun
      Jerit harga, gerobak melintas
      Kelapa diparut, mesin berderak
      Dan jajan pasar di keranjang atas

      Sandal berlumpur, tangan yang penuh
      Uang kembali, plastik berlapis
      Tomat ditekan, jagung dikupas
      Dan catatan yang tak kunjung habis`,
  },
  {
    words:
      'masjid musala mushola mengaji ngaji pengajian guru_ngaji ustaz ustadz salat sholat shalat pesantren santri azan',
    stanzas: `
      Sandal berjajar di tangga batu
      Air wudu, keran yang dingin
      Peci dirapikan, sarung dilipat
      Jendela terbuka, masuk angin

      Rehal kayu, halaman tua
      Lidi menunjuk baris demi baris
      Suara kecil bersahut-sahutan
      Dan lampu putih yang pelan berdesis

      Sajadah terlipat di atas kursi
      Beduk dipukul, pengeras bergema
      Saf dirapatkan, bahu ke bahu
      Dan sandal tertukar, ukuran sama`,
  },
  {
    words: 'puasa berpuasa ramadan ramadhan sahur buka_puasa buka_bersama bukber takjil ngabuburit kolak',
    stanzas: `
      Kurma sebutir, teh yang manis
      Kolak pisang di mangkuk bening
      Mata melirik jarum menit
      Dan tenggorokan yang amat kering

      Nasi hangat, mata yang rapat
      Kentongan lewat, panci dipukul
      Sendok berdenting di bawah lampu
      Dan seisi rumah pelan berkumpul

      Antrean panjang di pinggir jalan
      Plastik es diikat karet
      Gorengan hangat dalam kantong
      Dan menit terakhir, jalannya macet`,
  },
  {
    words: 'lebaran lebarannya idul_fitri idulfitri ketupat takbiran bermaaf-maafan halalbihalal thr',
    stanzas: `
      Anyaman janur, kuah yang kental
      Tamu di teras datang dan pergi
      Opor mengepul, kerupuk dibuka
      Dan toples kue diisi lagi

      Baju serasi, lipatan baru
      Tangan dijabat satu per satu
      Amplop kecil bergambar kembang
      Dan sandal meluap di depan pintu

      Kue kering di meja tamu
      Sirup merah, es, dan sedotan
      Kacang bawang, toples yang keempat
      Dan foto bersama, dempet-dempetan`,
  },
  {
    words: 'gereja gerejanya natal pohon_natal sekolah_minggu pendeta pastor misa kado hadiah_natal',
    stanzas: `
      Bangku panjang, buku nyanyian
      Lonceng bergema dari menara
      Lilin berjajar, kipas kertas
      Dan satu nada, banyak suara

      Pohon plastik, lampu berkedip
      Kapas ditebar pura-pura salju
      Bintang emas di pucuk yang miring
      Dan anak kecil berbaris maju

      Kue kering, kaleng yang biru
      Pita dilipat, kertas digunting
      Selotip menempel di ujung jari
      Dan lonceng kecil pelan berdenting`,
  },
  {
    words:
      'agustusan tujuh_belasan panjat_pinang lomba_makan_kerupuk balap_karung tarik_tambang bendera hari_kemerdekaan',
    stanzas: `
      Bendera kecil di tali panjang
      Kerupuk bergoyang di depan muka
      Tangan di punggung, leher memanjang
      Dan remah di dagu, mulut terbuka

      Batang pinang licin berminyak
      Bahu diinjak, kaki tergelincir
      Ember digantung di ujung atas
      Dan lumpur menetes sampai ke bibir

      Kelereng di sendok, karung goni
      Tali ditegang, aba-aba lengkap
      Peluit di bibir, tumit di tanah
      Satu, dua, tiga, semua siap`,
  },
  {
    words: 'arisan arisannya pesta pestanya kumpul_keluarga reuni berkumpul hajatan syukuran kenduri balon',
    stanzas: `
      Kursi berjajar, tikar digelar
      Gelas di baki, lebih satu
      Kue basah di piring rotan
      Dan obrolan hangat di depan pintu

      Piring dioper, sendok dicari
      Kursi ditambah dari sebelah
      Tawa meledak dari arah dapur
      Dan yang pamit belum juga melangkah

      Pita melingkar, kertas berwarna
      Lagu dinyanyikan agak sumbang
      Krim di hidung, kilatan kamera
      Dan sekotak kue untuk yang pulang`,
  },
  {
    words: 'tetangga tetangganya tetanggaku bertetangga gotong_royong kerja_bakti siskamling pak_rt bu_rt',
    stanzas: `
      Cangkul dan ember dari tiap rumah
      Got dibersihkan, rumput dipangkas
      Teh satu teko, gelas bergantian
      Dan singkong goreng di atas kertas

      Sapaan panjang, pagar yang rendah
      Lewat tembok, semangkuk kolak
      Tutup dibuka, uap melayang
      Dan mangkuk kembali berisi rujak

      Tangga dipinjam, obeng dipinjam
      Bumbu sejumput, gula secangkir
      Cerita pendek di depan gerbang
      Dan dua kursi ditarik ke pinggir`,
  },
]
