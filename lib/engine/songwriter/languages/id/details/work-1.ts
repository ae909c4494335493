import type { Details } from '../../stanzas.ts'

/** Pekerjaan: merawat, mengajar, menjaga, mengantar, membangun, berjualan. */
export const work1: readonly Details[] = [
  {
    words: 'perawat suster merawat_pasien pasien puskesmas ruang_gawat_darurat igd tenaga_kesehatan nakes',
    stanzas: `
      Sepatu putih di lorong panjang
      Lampu kecil di sudut kamar
      Tensi dicatat, bantal dirapikan
      Langkah yang pelan, tangan yang sabar

      Jam di saku, pulpen di dada
      Kapas dan plester di balik pintu
      Bel berbunyi dari ujung lorong
      Dan langkah cepat ke kamar satu

      Seragam licin, rambut diikat
      Termometer dibaca lagi
      Roda dorongan berderit halus
      Dan tirai dibuka menyambut pagi`,
  },
  {
    words: 'dokter dokternya bidan dokter_gigi dokter_hewan stetoskop apoteker apotek klinik',
    stanzas: `
      Kursi tunggu, nomor di tangan
      Stetoskop dingin, tarik napas
      Tulisan keriting di lembar resep
      Dan botol kecil dibungkus kertas

      Jas putih di gantungan pintu
      Senter kecil, lidah terjulur
      Satu ketukan di bawah lutut
      Dan satu sendok sebelum tidur

      Bau alkohol, kapas yang dingin
      Timbangan tua di dekat dinding
      Kartu lama dengan sudut terlipat
      Dan kacamata yang agak miring`,
  },
  {
    words: 'guru gurunya guruku mengajar ngajar pengajar wali_kelas murid murid-murid muridnya papan_tulis dosen',
    stanzas: `
      Kapur di jari, debu di lengan
      Papan dihapus, ditulisi rapat
      Satu tangan naik dari belakang
      Lalu dijelaskan, kali keempat

      Setumpuk buku bersampul cokelat
      Tinta merah di pinggir halaman
      Bangku berderit, bisik-bisik
      Lalu hening, semua perhatian

      Lonceng berbunyi, kursi berderak
      Spidol diketuk di tutup buku
      Nama dipanggil dari daftar panjang
      Dan kapur patah di bawah bangku`,
  },
  {
    words: 'satpam jaga_malam sif_malam shift_malam sif ronda meronda penjaga pos_ronda kerja_malam kentongan',
    stanzas: `
      Senter kecil menyapu pagar
      Kunci bergemerincing di pinggang
      Termos kopi dan jaket tebal
      Dan langit yang pelan jadi terang

      Kursi plastik, radio pelan
      Nyamuk berputar di dekat pintu
      Sarung dililit sampai ke leher
      Dan cangkir kaleng di bangku batu

      Jalan kosong, sandal terseret
      Papan catur dan kulit kacang
      Gonggong jauh, lalu sepi lagi
      Dan sapaan untuk yang baru pulang`,
  },
  {
    words: 'sopir supir sopirnya sopir_truk sopir_bus sopir_taksi truk truknya pengemudi kenek angkot menyopir',
    stanzas: `
      Setir dililit kain usang
      Handuk kecil di bahu kiri
      Lagu lama dari radio retak
      Dan kopi tubruk diminum berdiri

      Kaca depan penuh debu jalan
      Rem mendesah, bangku bergetar
      Terpal diikat di empat sudut
      Dan klakson pendek, dua, sebentar

      Spion digosok ujung kemeja
      Handuk dan bantal di bangku belakang
      Permen di laci, peta di kepala
      Dan rem tangan ditarik di depan gang`,
  },
  {
    words:
      'ojek ojol tukang_ojek ojek_online kurir paket mengantar_paket mengantar_makanan antar_makanan tukang_becak becak',
    stanzas: `
      Jaket pudar dan helm cadangan
      Ponsel menyala di dekat setang
      Gang yang sempit, nomor yang hilang
      Ketukan pagar, pesanan datang

      Kotak besar di jok belakang
      Pesan masuk, putar haluan
      Jas hujan dilipat di bawah jok
      Dan peta kecil penuh belokan

      Sarung tangan, kaca helm terbuka
      Bungkusan hangat, bau bawang
      Nama dipanggil di depan pagar
      Dan uang kembali dihitung ulang`,
  },
  {
    words:
      'tukang_bangunan kuli kuli_bangunan tukang_batu tukang_kayu bangunan mandor semen proyek_bangunan arsitek membangun_rumah',
    stanzas: `
      Semen dan pasir diaduk rata
      Ember berpindah, tangan ke tangan
      Benang ditarik, paku ke paku
      Dan bata disusun pelan-pelan

      Palu di pinggang, pensil di telinga
      Meteran ditarik, lalu tergulung
      Serbuk kayu di lantai bambu
      Dan pintu baru tanpa disambung

      Tangga bersandar di dinding basah
      Topi kuning, debu di sepatu
      Garis dicoret di papan mentah
      Dan di atas batu, sebuah batu`,
  },
  {
    words:
      'kantor kantornya kantormu kantorku rapat lembur rekan_kerja bos akuntan sekretaris karyawan pegawai laporan',
    stanzas: `
      Kartu tergantung di tali biru
      Mesin cetak macet di lantai dua
      Cangkir bernama di samping layar
      Dan kertas yang diulang semua

      Kursi beroda, lampu yang putih
      Map bertumpuk, tinggi dan miring
      Telepon berdering di meja kosong
      Dan kue dibagi di satu piring

      Lift yang penuh, pintu yang lambat
      Tombol ditekan, lantai dasar
      Pulpen diketuk, jam dilirik
      Satu lampiran, lalu bubar`,
  },
  {
    words:
      'warung warungnya warungmu toko tokonya kelontong penjual berjualan jualan pedagang berdagang dagangan dagangannya kasir gerobak menjual',
    stanzas: `
      Renteng kopi bergantung di kawat
      Toples permen, tutup yang merah
      Timbangan tua, receh di kaleng
      Dan harga pas yang masih bisa murah

      Pintu lipat dibuka separuh
      Plastik ditiup, lalu diikat
      Catatan utang di balik kalender
      Dan kalkulator dengan tombol lekat

      Spanduk pudar di atas bangku
      Dagangan ditata dari yang depan
      Uang kembali dihitung lagi
      Dan satu bonus diselipkan`,
  },
  {
    words: 'penjahit menjahit jahit jahitan jahitannya mesin_jahit kebaya konveksi batik membatik',
    stanzas: `
      Pedal bergoyang, jarum berderap
      Kapur biru di tepi kain
      Meteran kuning melingkar di leher
      Lipatan satu menyusul yang lain

      Benang ditarik lewat lubang kecil
      Kancing berserak di kaleng roti
      Perca bertumpuk di bawah meja
      Dan keliman lurus, rapat, teliti

      Malam yang cair di ujung canting
      Garis yang halus, titik yang rapat
      Kain terhampar di bawah cahaya
      Dan celup kedua yang lebih pekat`,
  },
  {
    words: 'salon tukang_cukur cukur mencukur potong_rambut penata_rambut barbershop tata_rias',
    stanzas: `
      Gunting berbunyi di dekat telinga
      Rambut jatuh di kain putih
      Cermin depan dan cermin belakang
      Bedak di leher, kuas yang bersih

      Sisir di saku, semprotan air
      Kursi diputar, naik sedikit
      Obrolan pelan, kipas berputar
      Dan cambang lurus, garis dijepit

      Bau minyak rambut, majalah lama
      Poni diukur, ditarik maju
      Sapu kecil di bawah kursi
      Dan helai halus di kerah baju`,
  },
  {
    words: 'montir bengkel bengkelnya mekanik oli ganti_oli servis_motor memperbaiki_motor memperbaiki_mobil teknisi',
    stanzas: `
      Kunci inggris di kain berminyak
      Mur jatuh ke kolong, dicari lagi
      Mesin dibuka, dibersihkan kuas
      Distarter sekali, dengungnya tinggi

      Oli hitam di baskom kaleng
      Jari-jari hitam sampai ke kuku
      Ban bersandar di tembok kusam
      Dan baut bersusun di tutup buku

      Baju terusan dengan saku robek
      Telinga condong ke arah suara
      Satu putaran obeng yang kecil
      Dan mesin terbatuk, lalu bicara`,
  },
]
