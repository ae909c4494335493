import type { Details } from '../../stanzas.ts'

/** Di rumah, di meja, di layar. */
export const home1: readonly Details[] = [
  {
    words: 'rumah_lama rumah_baru rumah_kita rumah_kami rumah_nenek rumah_kakek rumahnya rumahku rumahmu beranda teras',
    stanzas: `
      Pintu berderit di engsel bawah
      Sandal berjajar di anak tangga
      Foto bersusun, tegel yang dingin
      Dan pagar rendah ke arah tetangga

      Cat terkelupas di dekat jendela
      Kursi rotan, bantal yang kempis
      Bocor kecil ditadahi ember
      Dan papan kamar yang agak tipis

      Tirai bergerak, lantai mengilat
      Jam di dinding maju sedikit
      Bau bawang dari arah dapur
      Dan satu anak tangga berderit`,
  },
  {
    words: 'pindah_rumah pindahan pindah_ke kontrakan kos kosan anak_kos',
    stanzas: `
      Kardus ditulis dengan spidol
      Gelas dibungkus satu per satu
      Bekas bingkai di dinding pucat
      Lemari tersangkut di tengah pintu

      Kasur terikat di bak terbuka
      Panci di pangkuan, sapu di atas
      Kunci baru di gantungan lama
      Dan makan di lantai, beralas kertas

      Gema langkah di kamar kosong
      Sakelar diraba sebelah kanan
      Paku dipukul, kalender digantung
      Dan satu sendok, makan gantian`,
  },
  {
    words: 'kunci kuncinya kunci_motor kunci_mobil kunci_rumah gembok',
    stanzas: `
      Saku ditepuk, kiri dan kanan
      Isi tas tumpah di atas meja
      Bunyi gemerincing entah di mana
      Dan ternyata di pintu saja

      Gantungan karet, cincin kawat
      Bawah bantal, belakang kulkas
      Dicari di rak, di laci, di jok
      Dan ketemunya di dalam gelas

      Lubang yang seret, karat yang halus
      Diputar pelan, ditekan dulu
      Diangkat sedikit, lalu didorong
      Dan hampir saja diambil palu`,
  },
  {
    words:
      'memperbaiki membetulkan reparasi perkakas obeng palu tukang_servis betulin benerin servis_elektronik tukang_listrik',
    stanzas: `
      Obeng digigit, senter dijepit
      Baut berserak di atas koran
      Kabel dililit selotip hitam
      Dan satu sekrup, sisa di tangan

      Kotak kaleng, gagang yang retak
      Lem di jari, paku di bibir
      Tepukan keras di samping kipas
      Dan baling-baling pelan bergulir

      Ember di bawah pipa yang bocor
      Karet diganti, keran diputar
      Lutut basah di ubin dapur
      Lalu tak menetes, paling sebentar`,
  },
  {
    words: 'mencuci_baju cucian jemuran menjemur setrika menyetrika mencuci_pakaian laundry',
    stanzas: `
      Busa meluap di ember biru
      Kerah dikucek, lengan diperas
      Jepitan kayu berbaris di tali
      Dan handuk kaku, harum, dan panas

      Uap mendesis di kain lembap
      Lipatan tajam, tumpukan tinggi
      Kaus kaki satu tanpa pasangan
      Dan kancing lepas, dijahit lagi

      Keranjang rotan penuh sampai bibir
      Mesin bergoyang, air berputar
      Koin terselip di saku celana
      Dan tisu luruh, putih menyebar`,
  },
  {
    words:
      'menyapu sapu mengepel bersih-bersih membersihkan_rumah mencuci_piring cuci_piring beres-beres kemoceng asisten_rumah_tangga',
    stanzas: `
      Sapu lidi di tanah basah
      Daun terkumpul, datang angin
      Kain diperas di ember besar
      Dan ubin wangi, bersih, dan dingin

      Sarang laba-laba di sudut plafon
      Lap dibilas, air menghitam
      Kursi dibalik ke atas meja
      Dan kolong kasur, isi macam-macam

      Sendok berdenting di bak cuci
      Busa di siku, spons yang lapuk
      Piring ditata dari yang besar
      Dan gelas terbalik di atas handuk`,
  },
  {
    words: 'televisi tv sinetron menonton_film nonton_film film drama_korea drakor bioskop',
    stanzas: `
      Bantal sofa ditarik ke lantai
      Gambar bergerak, suara jelas
      Tombol ditekan di sela jari
      Dan kacang asin setengah gelas

      Cahaya biru di wajah-wajah
      Adegan tegang, bersambung lagi
      Selimut ditarik sampai ke dagu
      Dan tak ada yang beranjak pergi

      Mata melotot, mulut menebak
      Semua yakin, semua salah
      Kerupuk berbunyi di saat sepi
      Dan tisu dioper ke sebelah`,
  },
  {
    words: 'tidur tidurnya ketiduran kasur bantal guling selimut rebahan bangun_siang mengantuk',
    stanzas: `
      Bantal dibalik, cari yang dingin
      Selimut ditarik, kaki di luar
      Kipas menggeleng kiri dan kanan
      Lima menit lagi, cuma sebentar

      Guling dipeluk, sarung melorot
      Garis bantal tercetak di pipi
      Tirai ditutup, lampu dipadamkan
      Dan detak jam di kamar yang sepi

      Kasur kapuk, seprai yang longgar
      Mata yang berat, menguap panjang
      Kipas berdengung dari sudut kamar
      Dan buku telungkup di tepi ranjang`,
  },
  {
    words: 'mendengkur dengkur dengkurnya dengkuran ngorok mengorok ngoroknya',
    stanzas: `
      Gergaji pelan di balik bantal
      Naik dan turun, datang dan pergi
      Jendela bergetar, kucing berpindah
      Hening sejenak, lalu mulai lagi

      Mulut terbuka, bantal tergeser
      Truk tua menanjak di dalam kamar
      Siku menyenggol, tubuh berbalik
      Dan gelas di meja ikut bergetar

      Satu tarikan, satu siulan
      Nada rendah dari balik guling
      Kapas di telinga sebelah sana
      Dan kaca jendela pelan berdenting`,
  },
  {
    words: 'terlambat telat kesiangan alarm jam_karet datang_terlambat terburu-buru jam_weker',
    stanzas: `
      Tombol ditekan, lima menit lagi
      Satu kaki masuk ke celana
      Roti digigit, tali terurai
      Dan kunci entah tertinggal di mana

      Jam dilirik, langkah dipercepat
      Rambut basah, kancing meleset
      Pesan terkirim, sudah di jalan
      Padahal di kamar, mencari jaket

      Kursi kosong di baris tengah
      Pintu dibuka pelan-pelan
      Punggung membungkuk, langkah berjinjit
      Menoleh satu, lalu delapan`,
  },
  {
    words: 'kacamata kacamatanya kaca_mata kacamatamu kacamataku',
    stanzas: `
      Gagang direkat selotip bening
      Lensa diembus, digosok baju
      Koran dijauhkan sepanjang lengan
      Lalu dekat lagi, mundur dan maju

      Dicari di laci, di bawah bantal
      Diraba di rak, di atas meja
      Seisi rumah ikut mencari
      Padahal di atas kepala saja

      Bekas merah di batang hidung
      Kabut dari kuah, jadi putih
      Kotak keras yang berbunyi klik
      Lalu huruf-huruf kembali bersih`,
  },
  {
    words: 'menelepon telepon menelpon telpon nelpon video_call panggilan_video teleponnya',
    stanzas: `
      Gambar terputus, suara pecah
      Dahi besar memenuhi layar
      Halo tiga kali, lebih keras
      Dan sinyal dikejar sampai ke pagar

      Nomor yang hafal di luar kepala
      Kabel melilit di jari manis
      Tanya yang sama, sudah makan belum
      Sampai pulsa pelan-pelan habis

      Bunyi dering di dasar tas
      Telinga panas, baterai merah
      Mondar-mandir dari pintu ke pintu
      Sudah pamit, ceritanya bertambah`,
  },
  {
    words:
      'ponsel ponselnya hp hpnya handphone gawai chat mengirim_pesan pesan_singkat grup_keluarga stiker_lucu media_sosial selfie',
    stanzas: `
      Jempol mengetik, dihapus lagi
      Centang dua, belum biru
      Stiker kucing, bunga, dan kopi
      Dan gambar selamat pagi yang baru

      Layar menyala di bawah selimut
      Baterai tinggal segaris tipis
      Kabel pendek di sudut ranjang
      Kuota, seperti biasa, habis

      Suara ting dari dalam saku
      Gambar terkirim, agak buram
      Huruf dibesarkan sampai selayar
      Satu jari mengetik, diam-diam`,
  },
  {
    words:
      'komputer komputernya laptop laptopnya coding koding programmer pemrogram pemrograman kode aplikasi internet printer',
    stanzas: `
      Baris-baris putih di layar hitam
      Satu tanda kecil yang hilang
      Kipas berdengung, kopi mendingin
      Dan galat yang sama muncul berulang

      Dimatikan, dinyalakan lagi
      Lingkaran kecil terus berputar
      Kabel dicabut, ditiup, ditancap
      Dan entah mengapa sekarang benar

      Catatan kuning di pinggir layar
      Dua puluh tab, satu yang dibaca
      Punggung membungkuk, mata menyipit
      Dan wajah pucat di pantulan kaca`,
  },
  {
    words:
      'surat suratnya surat-surat kartu_pos kantor_pos tukang_pos perangko prangko menulis_surat amplop buku_harian',
    stanzas: `
      Kertas bergaris, bekas lipatan
      Tinta biru, tulisan rapat
      Prangko miring di ujung kanan
      Dan nama jalan di baris alamat

      Kotak sepatu di atas lemari
      Seikat kertas, karet yang lapuk
      Huruf condong di baris akhir
      Satu dibuka, yang lain ditumpuk

      Pulpen berhenti di tengah kalimat
      Coretan kecil, satu kata ganti
      Lem dijilat, ujung ditekan
      Dan ruang sisa untuk kabar nanti`,
  },
  {
    words: 'uang uangnya menabung tabungan celengan dompet dompetnya utang hutang gaji cicilan koin bank',
    stanzas: `
      Lembaran rapi di bawah taplak
      Koin berdenting di dasar kaleng
      Angka dijumlah di balik kalender
      Dompet ditutup, kepala menggeleng

      Amplop bertulis beras dan listrik
      Struk belanja, angka yang pudar
      Kalkulator di samping piring
      Dan sisa kecil yang terus diputar

      Lembaran kusut di saku kemeja
      Recehan dalam kantong karet
      Hitungan naik di ujung jari
      Dan tanggal tua yang makin mepet`,
  },
]
