import type { Details } from '../../stanzas.ts'

/** What children are to learn, in its order: half in each verse. */
export const lessons1: readonly Details[] = [
  {
    words:
      'siklus_air siklus_hidrologi daur_air daur_hidrologi evaporasi kondensasi presipitasi proses_hujan terjadinya_hujan asal_hujan',
    stanzas: `
      Matahari hangat, air laut menguap
      Itu evaporasi, naik jadi uap
      Di langit yang dingin jadi titik air
      Itu kondensasi, awan pun lahir

      Awan makin berat, turunlah hujan
      Itu presipitasi, basah semua jalan
      Air masuk tanah, masuk ke kali
      Mengalir ke laut, lalu naik lagi`,
    later: `
      Hujan di jendela dulu air lautan
      Pernah jadi awan, pernah jadi embun
      Tak ada yang hilang di perjalanan
      Air yang sama, berputar bertahun-tahun`,
    hook: `
      Menguap, jadi awan, turun jadi hujan
      Siklus air berputar, nyanyikan pelan-pelan`,
  },
  {
    words: 'cuci_tangan mencuci_tangan sela_jari gosok_sela basahi_tangan keringkan_tangan',
    stanzas: `
      Basahi tanganmu, pakai sabunnya
      Gosok telapak, kanan dan kiri
      Punggung tangan juga, gosok semua
      Lalu sela-sela jari-jemari

      Putar ibu jari, satu per satu
      Ujung kuku digosok di telapak tangan
      Bilas dengan air sampai busa berlalu
      Keringkan, bersih, sekarang boleh makan`,
    later: `
      Kuman itu kecil, tak kelihatan
      Tapi takut sabun dan air jernih
      Sehabis bermain, sebelum makan
      Ayo cuci tangan sampai bersih`,
    hook: `
      Cuci tangan pakai sabun, ayo semua
      Kuman pergi, tangan bersih dua-duanya`,
  },
  {
    words:
      'gosok_gigi sikat_gigi menyikat_gigi menggosok_gigi odol pasta_gigi pakai_odol kumur kumur-kumur kumur_kumur berkumur',
    stanzas: `
      Pasta gigi sedikit, sebesar kacang
      Sikat yang depan, naik lalu turun
      Yang kiri, yang kanan, jangan kurang
      Memutar pelan, seperti mengalun

      Geraham di belakang, yang mengunyah
      Maju dan mundur, sampai ke ujung
      Lidah disikat, berkumur, sudah
      Dua menit lamanya, ayo hitung`,
    later: `
      Pagi habis sarapan, malam sebelum tidur
      Dua kali sehari, jangan lupa
      Sisa makanan pergi, kuman pun kabur
      Senyummu putih, sehat semua`,
    hook: `
      Gosok gigi, sikat gigi, pagi dan malam
      Putih dan kuat, di luar dan di dalam`,
  },
  {
    words: 'perkalian tabel_perkalian kali-kalian hafalan_perkalian',
    stanzas: `
      Dikali nol hasilnya nol selalu
      Dikali satu tetap begitu
      Dikali dua, jumlahkan dua kali
      Tiga kali dua, enam, coba lagi

      Dikali lima, ujungnya nol atau lima
      Dikali sepuluh, nol di belakangnya
      Dikali sembilan, jumlahkan angkanya
      Dua puluh tujuh, dua dan tujuh, sembilan juga`,
    later: `
      Tiga kali empat, empat kali tiga
      Dibalik pun hasilnya dua belas
      Jadi yang dihafal tinggal separuhnya
      Hafal di rumah, pandai di kelas`,
    hook: `
      Kali dua, kali tiga, perkalian
      Satu baris satu hari, jadi hafalan`,
  },
  {
    words:
      'nama_hari nama-nama_hari nama_nama_hari hari_dalam_seminggu hari-hari_dalam_seminggu senin_sampai_minggu senin_sampai_ahad senin_selasa',
    stanzas: `
      Senin upacara, bendera di tiang
      Selasa belajar, hatinya riang
      Rabu di tengah, hampir separuhnya
      Kamis menyusul, empat semua

      Jumat kita bersih-bersih bersama
      Sabtu bermain sampai sore tiba
      Minggu libur, berkumpul di rumah
      Tujuh hari sudah, Senin lagi sudah`,
    later: `
      Seminggu tujuh hari, hitung dengan jari
      Satu tangan penuh, tambah dua lagi
      Kemarin, hari ini, besok berganti
      Habis hari Minggu, Senin kembali`,
    hook: `
      Senin, Selasa, Rabu, Kamis, Jumat, Sabtu, Minggu
      Nama hari ada tujuh, hafal dalam satu lagu`,
  },
  {
    words:
      'nama_bulan nama-nama_bulan nama_nama_bulan bulan_dalam_setahun dua_belas_bulan januari_sampai_desember januari_februari',
    stanzas: `
      Januari pertama, tahun baru tiba
      Februari kedua, paling sebentar
      Maret yang ketiga, April keempatnya
      Mei, lalu Juni, setengah, benar

      Juli ketujuh, Agustus merdeka
      September, Oktober, sembilan, sepuluh
      November kesebelas, hampir semua
      Desember dua belas, tahun pun penuh`,
    later: `
      Ada tiga puluh, ada tiga puluh satu
      Februari saja dua puluh delapan
      Empat tahun sekali ditambah satu
      Dua belas bulan sudah di tangan`,
    hook: `
      Nama bulan dua belas, Januari mulanya
      Desember penutupnya, itu setahun lamanya`,
  },
  {
    words: 'menyeberang menyeberang_jalan nyeberang_jalan zebra_cross keselamatan_jalan lampu_lalu_lintas',
    stanzas: `
      Berhenti dulu di tepi jalan
      Pegang tangan yang lebih besar
      Cari zebra cross, garis di depan
      Tunggu di situ, tetap sabar

      Lihat ke kanan, lihat ke kiri
      Lihat ke kanan sekali lagi
      Kalau sudah sepi, angkat tangan
      Jalan yang lurus, jangan berlarian`,
    later: `
      Merah berhenti, hijau berjalan
      Kalau kuning, tunggu, hati-hati
      Mobil dan motor banyak di jalan
      Tak usah cepat, sampai itu pasti`,
    hook: `
      Menyeberang jalan, kanan, kiri, kanan lagi
      Di zebra cross, pelan, hati-hati`,
  },
  {
    words: 'alfabet abjad mengenal_huruf belajar_huruf nama_huruf huruf_abjad a_sampai_z',
    stanzas: `
      A, B, C, D, E, F, G
      H, I, J, K, ayo ke sini
      L, M, N, O, nyanyikan lagi
      Lebih dari separuh, cepat sekali

      P, Q, R, S, T, U, V
      W, X, dan Y, sebentar lagi
      Z yang terakhir, itu penutupnya
      Dua puluh enam huruf semuanya`,
    later: `
      A, I, U, E, O, huruf hidup namanya
      Yang lain huruf mati, menemani
      Disambung-sambung jadilah kata
      Jadi namamu, tulislah di sini`,
    hook: `
      Abjad, abjad, huruf demi huruf
      A sampai Z, tak satu pun yang luput`,
  },
  {
    words:
      'dua_musim empat_musim nama_musim nama-nama_musim pergantian_musim musim_hujan_dan_kemarau musim_hujan_dan_musim_kemarau hujan_dan_kemarau',
    stanzas: `
      Negeri kita punya dua musimnya
      Kemarau kering, langitnya biru
      Lalu musim hujan, basah semua
      Bergiliran datang, satu per satu

      Di negeri jauh musimnya empat
      Musim semi, bunga bermekaran
      Musim panas hangat, musim gugur lewat
      Musim dingin, salju di halaman`,
    later: `
      Bumi agak miring waktu berkeliling
      Mengitari matahari setahun lamanya
      Karena itu ada basah, ada kering
      Karena itu musim ada gantinya`,
    hook: `
      Hujan dan kemarau, musim berganti
      Setahun lewat, semua kembali`,
  },
  {
    words: 'tata_surya planet planet-planet nama_planet nama-nama_planet urutan_planet',
    stanzas: `
      Merkurius paling dekat matahari
      Venus yang kedua, panas sekali
      Bumi yang ketiga, rumah kita ini
      Mars yang keempat, merah seperti besi

      Jupiter yang kelima, besar sekali
      Saturnus keenam, cincinnya berseri
      Uranus ketujuh, miring sendiri
      Neptunus kedelapan, jauh di tepi`,
    later: `
      Semua berputar mengelilingi surya
      Masing-masing di jalannya, orbit namanya
      Bumi setahun baru kembali ke mula
      Delapan planet, satu keluarga`,
    hook: `
      Delapan planet di tata surya
      Mengitari matahari bersama-sama`,
  },
  {
    words:
      'daur_ulang mendaur_ulang memilah_sampah pilah_sampah sampah_organik sampah_anorganik buang_sampah membuang_sampah bank_sampah',
    stanzas: `
      Sampah kita pilah, jangan dicampur
      Daun, kulit buah, sisa dari dapur
      Itu yang organik, kembali ke tanah
      Jadilah pupuk, tumbuhan bertambah

      Botol plastik, kaleng, dan kaca
      Itu anorganik, lain tempatnya
      Kertas dan kardus, lipat yang rapi
      Didaur ulang, berguna lagi`,
    later: `
      Kurangi, pakai lagi, daur ulang
      Tiga kata saja, mudah diingat
      Halaman bersih, sungai pun tenang
      Dari tangan kecil, hasilnya hebat`,
    hook: `
      Buang sampah pada tempatnya, pilah dulu
      Daur ulang, bumi bersih, untukku, untukmu`,
  },
  {
    words: 'fotosintesis klorofil zat_hijau_daun makanan_tumbuhan',
    stanzas: `
      Akar minum air, naik ke daunnya
      Karbon dioksida masuk lewat stomata
      Klorofil hijau menangkap cahaya
      Dari matahari datang tenaganya

      Air dan gas itu diolah bersama
      Jadilah gula, makanan tanamannya
      Oksigen keluar, segar di udara
      Kita yang menghirup, terima kasih, ya`,
    later: `
      Setiap daun itu dapur kecil
      Siang memasak, berhenti di malam
      Hijau warnanya karena klorofil
      Maka rawatlah pohon yang kautanam`,
    hook: `
      Fotosintesis, daun memasak
      Cahaya dan air, oksigen pun banyak`,
  },
  {
    words:
      'mengenal_angka belajar_angka berhitung_satu_sampai menghitung_satu_sampai satu_sampai_sepuluh angka_1 berhitung_1 berhitung_satu menghitung_satu 1_sampai_10',
    stanzas: `
      Satu seperti tiang, berdiri sendiri
      Dua seperti bebek, berenang di kali
      Tiga burung terbang, empat kursi dibalik
      Lima perut gendut, topinya cantik

      Enam seperti siput, ekornya di atas
      Tujuh seperti tongkat, tegak dan pas
      Delapan dua bola bertumpuk berdua
      Sembilan balon, sepuluh lengkap semua`,
    later: `
      Sepuluh jari di kedua tangan
      Lima di kiri, lima di kanan
      Hitung maju, lalu mundur perlahan
      Sampai satu lagi, seperti permulaan`,
    hook: `
      Satu, dua, tiga, angka kita hitung
      Sampai sepuluh, jangan bingung`,
  },
]
