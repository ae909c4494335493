import type { Details } from '../../stanzas.ts'

/** Pekerjaan, dari pagi sampai malam. */
export const work1: readonly Details[] = [
  {
    words: 'perawat suster merawat_pasien pasien puskesmas ruang_gawat_darurat igd tenaga_kesehatan nakes',
    stanzas: `
      Sandal putih berjalan tanpa bunyi
      Dari ranjang satu ke ranjang lain
      Yang takut jarum dipegang tangannya
      Yang sendirian ditemani bermain

      Lorong yang panjang, lampu yang putih
      Semua orang tidur, ada yang jaga
      Satu bel berbunyi, langkah pun cepat
      Jam tiga pagi senyumnya masih ada`,
    later: `
      Banyak yang sembuh lalu pulang
      Lupa nama, ingat suaranya
      Perawat itu mungkin tak tahu
      Berapa rumah menyebut dalam doa`,
    hook: `
      Perawat datang, yang sakit tenang
      Tangan yang hangat, hati yang terang

      Suster berjalan di lorong panjang
      Malam dijaga sampai terang`,
  },
  {
    words: 'dokter dokternya bidan dokter_gigi dokter_hewan stetoskop apoteker apotek klinik',
    stanzas: `
      Stetoskop dingin, suaranya hangat
      Tarik napas, coba sekali lagi
      Yang datang takut pulang tersenyum
      Karena ada yang mau mendengar di sini

      Ruang tunggu penuh, bangku berderet
      Setiap nama dipanggil pelan
      Obatnya pahit, katanya manis
      Dan yang cemas pulang dengan harapan`,
    later: `
      Malam sudah larut, lampu masih nyala
      Satu pasien lagi, lalu satu lagi
      Dokter pun manusia, kakinya pegal
      Tapi besok datang lagi di jam tujuh pagi`,
    hook: `
      Kata dokter, tarik napas
      Yang berat jadi lepas

      Bidan dan dokter, tangan yang terampil
      Menjaga yang tua, menyambut yang kecil`,
  },
  {
    words:
      'guru gurunya guruku mengajar ngajar pengajar wali_kelas murid murid-murid muridnya papan_tulis dosen guru_tk guru_sd',
    stanzas: `
      Bel berbunyi, kursi berderak
      Tiga puluh mulut bicara sekaligus
      Satu senyuman dari depan kelas
      Lalu semuanya duduk dengan bagus

      Yang belum bisa diulang lagi
      Sekali, dua kali, sampai mengerti
      Kapur habis, suara serak
      Tapi ada mata yang berbinar sekali`,
    later: `
      Anak-anak itu nanti jadi orang
      Ada yang jauh, ada yang ternama
      Pada suatu hari mereka ingat
      Guru yang dulu mengeja bersama`,
    hook: `
      Guru di depan, murid mendengar
      Dari yang kecil tumbuh jadi besar

      Mengajar huruf, mengajar angka
      Yang paling diingat: mengajar cinta`,
  },
  {
    words: 'satpam jaga_malam sif_malam shift_malam sif ronda meronda penjaga pos_ronda kerja_malam kentongan',
    stanzas: `
      Senter berkeliling di gang yang gelap
      Kopi di termos tinggal setengah
      Semua orang tidur dengan tenang
      Karena ada satu yang melangkah

      Nyamuk dan radio jadi kawan
      Jam berjalan lambat sekali
      Waktu orang lain baru terbangun
      Pulanglah langkah itu di terang pagi`,
    later: `
      Tirai ditutup, siang jadi malam
      Anak-anak diminta pelan bicara
      Yang menjaga ronda perlu dijaga
      Semalaman sudah menjaga semua`,
    hook: `
      Ronda, ronda, kentongan bunyi
      Tidurlah semua, ada yang di sini

      Jaga malam sampai fajar
      Satu senter, langkah yang sabar`,
  },
  {
    words:
      'sopir supir sopirnya sopir_truk sopir_bus sopir_bis sopir_taksi truk truknya pengemudi kenek angkot menyopir',
    stanzas: `
      Setirnya besar, tangannya sabar
      Ribuan tikungan sudah dilewati
      Penumpang tidur, hujan turun
      Semua sampai, tak kurang lagi

      Fajar belum ada, mesin dipanaskan
      Lagu lama dari radio tua
      Jalan yang panjang dihafal semua
      Lubangnya, warungnya, rambu-rambunya`,
    later: `
      Malam pun datang, mesin dimatikan
      Di rumah lampu teras menyala
      Dari semua jalan yang dilewati sopir
      Jalan ke rumah paling dicinta`,
    hook: `
      Sopir di depan, jalan terbentang
      Semua penumpang selamat pulang

      Truk dan bus, supir bernyanyi
      Jauh ke sana, kembali ke sini`,
  },
  {
    words:
      'ojek ojol tukang_ojek ojek_online kurir paket mengantar_paket mengantar_makanan antar_makanan tukang_becak becak',
    stanzas: `
      Helm dipasang, alamat dibaca
      Hujan turun, jas dikenakan
      Makanan orang tetap hangat
      Makanan sendiri dimakan di jalan

      Gang demi gang, rumah demi rumah
      Permisi, paket, terima kasih
      Seratus pintu dibuka setiap hari
      Bensin menipis, senyum masih`,
    later: `
      Sore jadi malam, ponsel berbunyi lagi
      Satu antaran, lalu pulang
      Ojek yang membawa semua orang
      Akhirnya diantar rindu pulang`,
    hook: `
      Ojol dan ojek, hujan tak apa
      Semua sampai ke rumahnya

      Paket datang, kurir tersenyum
      Jalan macet pun jadi maklum`,
  },
  {
    words:
      'tukang_bangunan kuli kuli_bangunan tukang_batu tukang_kayu bangunan mandor semen proyek_bangunan arsitek membangun_rumah',
    stanzas: `
      Bata disusun, benang ditarik
      Keringat jatuh di atas semen
      Dinding yang kemarin belum ada
      Hari ini sudah bisa jadi sandaran

      Kayu diketam, serbuknya wangi
      Pensil di telinga, paku di bibir
      Dihitung dua kali, dipotong sekali
      Pintunya pas dari awal sampai akhir`,
    later: `
      Orang yang lewat tak tahu namanya
      Tapi di kota ini banyak jendela
      Yang dulu dipasang tangan si tukang
      Dan di balik kacanya ada keluarga`,
    hook: `
      Tukang memaku, bata berbaris
      Dari nol sampai atap yang manis

      Bangunan berdiri, bangunan tinggi
      Dari tangan kuat dan niat pagi`,
  },
  {
    words:
      'kantor kantornya kantormu kantorku rapat lembur rekan_kerja bos akuntan sekretaris karyawan pegawai laporan kerja_di_kantor',
    stanzas: `
      Rapat pukul sembilan, lalu rapat lagi
      Kertas bertumpuk di samping layar
      Ada satu suara di meja sebelah
      Yang membuat Senin terasa wajar

      Lampu lantai tiga masih menyala
      Tinggal dua orang dan satu laporan
      Gorengan dibagi, lelah dibagi
      Pukul sepuluh akhirnya keluar beriringan`,
    later: `
      Laporan itu sudah lama dilupakan
      Angka-angkanya sudah diganti
      Yang tinggal dari kantor itu
      Orang-orangnya, tawa, dan kopi`,
    hook: `
      Di kantor pagi, di kantor petang
      Kerja selesai kalau semua senang

      Rapat selesai, lembur selesai
      Pulang bersama, langkah pun santai`,
  },
  {
    words:
      'warung warungnya warungmu toko tokonya kelontong penjual berjualan jualan pedagang berdagang dagangan dagangannya kasir gerobak menjual',
    stanzas: `
      Pintu dibuka sebelum terang
      Dagangan ditata dari depan
      Yang utang dicatat, yang lupa dimaafkan
      Yang kecil dapat bonus permen

      Timbangan tua, receh di kaleng
      Setiap pembeli ditanya kabarnya
      Datang beli gula sebungkus
      Pulang membawa cerita tetangga`,
    later: `
      Swalayan besar buka di seberang
      Lampunya terang, lantainya licin
      Tapi orang tetap kembali ke warung
      Di sana nama disebut, bukan dingin`,
    hook: `
      Warung kecil, pintu terbuka
      Datang pembeli, pulang saudara

      Jualan pagi, jualan petang
      Rezeki datang, hati senang`,
  },
  {
    words: 'penjahit menjahit jahit jahitan jahitannya mesin_jahit kebaya konveksi batik membatik',
    stanzas: `
      Pedal bergoyang, jarum menari
      Kain selembar jadi kebaya
      Diukur sekali, dipotong pelan
      Pas di badan, seperti doa

      Malam hari mesinnya masih bunyi
      Benang ditarik lewat lubang kecil
      Yang robek bisa disambung lagi
      Bekasnya hampir tak terlihat, mungil`,
    later: `
      Baju itu sudah sempit sekarang
      Warnanya pudar, kancingnya dua
      Tapi jahitannya belum lepas
      Seperti tangan yang memeluk lama`,
    hook: `
      Jahit, jahit, benang dan kain
      Satu lipatan, satu yang lain

      Menjahit baju sampai larut
      Jarum yang kecil, sayang yang lembut`,
  },
  {
    words: 'salon tukang_cukur cukur mencukur potong_rambut penata_rambut barbershop tata_rias',
    stanzas: `
      Gunting berbunyi dekat telinga
      Rambut jatuh di kain putih
      Sambil dipotong, cerita mengalir
      Yang datang kusut pulang bersih

      Kursi diputar, cermin diangkat
      Bagian belakang dilihat juga
      Setengah jam, lalu berdiri
      Sepuluh tahun lebih muda`,
    later: `
      Rambut tumbuh lagi, bulan berganti
      Kursinya itu, guntingnya sama
      Cukur yang satu ini murah harganya
      Ceritanya gratis, boleh lama`,
    hook: `
      Cukur, cukur, rapi di kanan
      Rapi di kiri, siap kencan

      Ke salon dulu, potong sedikit
      Pulangnya cantik, menengok langit`,
  },
  {
    words: 'montir bengkel bengkelnya mekanik oli ganti_oli servis_motor memperbaiki_motor memperbaiki_mobil teknisi',
    stanzas: `
      Mesin didengar seperti dada
      Batuknya dari mana, langsung tahu
      Jari-jari hitam sampai ke kuku
      Tapi suaranya bersih seperti baru

      Baut bersusun di tutup kaleng
      Kunci diputar, setengah lagi
      Distarter sekali, batuk sedikit
      Lalu menderu seperti pagi`,
    later: `
      Sore hari tangan dicuci sabun
      Hitamnya tak pernah hilang semua
      Montir itu pulang berjalan kaki
      Motor orang lain lari gembira`,
    hook: `
      Bengkel buka, mesin diperiksa
      Yang mogok jalan, yang batuk lega

      Montir mendengar, mesin bicara
      Satu putaran, menyala semua`,
  },
]
