import type { Details } from '../../stanzas.ts'

/** Di rumah, di meja, di layar. */
export const home1: readonly Details[] = [
  {
    words: 'rumah_lama rumah_baru rumah_kita rumah_kami rumah_nenek rumah_kakek rumahnya rumahku rumahmu beranda teras',
    stanzas: `
      Pintunya berderit, semua tahu
      Siapa yang datang dari langkah kakinya
      Foto bersusun di dinding depan
      Dan wangi dapur menyambut di dalamnya

      Atapnya bocor, embernya dua
      Lantainya dingin, cahayanya hangat
      Siapa pun datang dapat secangkir
      Siapa pun pulang merasa selamat`,
    later: `
      Kelak catnya pudar, kusennya lapuk
      Anak-anak pergi ke kota lain
      Tapi rumah itu tetap di ingatan
      Tempat yang tak terganti yang lain`,
    hook: `
      Rumah ini kecil, pintunya lebar
      Di teras sore kita duduk sebentar

      Pulang ke rumah, pulang ke rumah
      Di sana lelah pun jadi ramah`,
  },
  {
    words: 'pindah_rumah pindahan pindah_ke kontrakan kos kosan anak_kos',
    stanzas: `
      Kardus bertumpuk, nama di sisinya
      Kasur terikat di bak terbuka
      Malam pertama makan di lantai
      Satu bungkus nasi dibagi dua

      Kamar yang kosong bergema pelan
      Paku dipukul, foto digantung
      Seminggu kemudian wangi kopi
      Dan kamar itu mulai tersambung`,
    later: `
      Alamat baru, kunci yang baru
      Tetangga datang membawa sayur
      Pindah itu berat di hari pertama
      Hari kesepuluh tidur mendengkur`,
    hook: `
      Pindah, pindah, kardus bertumpuk
      Di mana pun, ada kursi untuk duduk

      Kamar kos yang sempit, mimpi yang luas
      Pindah ke mana pun, hati tak lepas`,
  },
  {
    words: 'kunci kuncinya kunci_motor kunci_mobil kunci_rumah gembok',
    stanzas: `
      Saku ditepuk, kiri dan kanan
      Isi tas tumpah di atas meja
      Satu rumah ikut mencari
      Ternyata tergantung di pintu saja

      Dicari di jok, di laci, di rak
      Di bawah bantal, di belakang kulkas
      Ada yang berdoa, ada yang marah
      Kuncinya tenang di dalam gelas`,
    later: `
      Sekarang ada paku di dekat pintu
      Kunci digantung, tak boleh pindah
      Tiga hari berjalan dengan baik
      Hari keempat hilanglah sudah`,
    hook: `
      Kunci di mana, kunci di mana?
      Dicari jauh, ternyata di sana

      Kunci hilang, kunci ketemu
      Dari tadi ada di dalam saku`,
  },
  {
    words:
      'memperbaiki membetulkan reparasi perkakas obeng palu tukang_servis betulin benerin servis_elektronik tukang_listrik',
    stanzas: `
      Yang rusak dibuka, dilihat ke dalam
      Baut berserak di atas koran
      Sudah dipasang, tinggal satu sekrup
      Tapi kipasnya kembali berjalan

      Orang lain bilang beli yang baru
      Yang lama ini masih bisa bicara
      Obeng diputar, kabel disambung
      Radio tua menyanyi juga`,
    later: `
      Tak semua yang patah harus dibuang
      Kursi, jam, payung, juga hati
      Memperbaiki itu pelan caranya
      Tapi yang dibetulkan lebih berarti`,
    hook: `
      Yang rusak dibetulkan, yang lepas disambung
      Obeng diputar sampai rampung

      Memperbaiki, satu per satu
      Yang lama pun jadi seperti baru`,
  },
  {
    words: 'mencuci_baju cucian jemuran menjemur setrika menyetrika mencuci_pakaian laundry',
    stanzas: `
      Ember biru, busa meluap
      Kerah dikucek, lengan diperas
      Baju berbaris di tali panjang
      Melambai-lambai di siang yang panas

      Uap mendesis di kain lembap
      Lipatan rapi, tumpukan tinggi
      Kaus kaki satu tanpa pasangan
      Yang kemarin hilang, hilang lagi`,
    later: `
      Sore hari langit menghitam
      Satu gang berlari, jemuran diangkat
      Baju yang kering dilipat di pangkuan
      Masih wangi matahari, masih hangat`,
    hook: `
      Cuci, jemur, setrika, lipat
      Baju yang harum, hati yang hangat

      Jemuran melambai, cucian wangi
      Mendung datang, kita berlari`,
  },
  {
    words:
      'menyapu sapu mengepel bersih-bersih membersihkan_rumah mencuci_piring cuci_piring beres-beres kemoceng asisten_rumah_tangga',
    stanzas: `
      Daun dikumpulkan di sudut halaman
      Angin datang, daunnya kembali
      Sapu diangkat, napas ditarik
      Dan semua dimulai lagi

      Piring bertumpuk setinggi dada
      Busa di siku, lagu di bibir
      Satu per satu jadi mengilat
      Dan gelas kecil dicuci terakhir`,
    later: `
      Lantainya bersih, harum, dan dingin
      Sebentar lagi ada yang lewat
      Menyapu itu tak pernah selesai
      Tapi rumah tahu siapa yang merawat`,
    hook: `
      Sapu ke kiri, sapu ke kanan
      Rumah yang bersih, hati pun nyaman

      Cuci piring, mengepel lantai
      Yang berat jadi santai`,
  },
  {
    words: 'televisi tv sinetron menonton_film nonton_film film drama_korea drakor bioskop',
    stanzas: `
      Bantal ditarik, lampu dimatikan
      Kacang dibuka, semua diam
      Yang jahat tertawa, yang baik menangis
      Tisu dioper sampai tengah malam

      Ada yang menebak dari awal
      Semua yakin dan semua salah
      Bersambung lagi, semua berteriak
      Besok jam tujuh janjian di sebelah`,
    later: `
      Layar dimatikan, kursi dirapikan
      Filmnya selesai, ceritanya tinggal
      Besok di pasar dibahas lagi
      Siapa yang licik, siapa yang nakal`,
    hook: `
      Nonton film, matikan lampu
      Duduk rapat, bahu ke bahu

      Di depan tv, tisu di tangan
      Menangis bersama, tertawa bergantian`,
  },
  {
    words: 'tidur tidurnya ketiduran kasur bantal guling selimut rebahan bangun_siang mengantuk susah_tidur tidurmu',
    stanzas: `
      Bantal dibalik, cari yang dingin
      Selimut naik sampai ke telinga
      Kipas menggeleng di sudut kamar
      Lima menit lagi, lalu lupa

      Lampu dimatikan, jam berdetak
      Mata terbuka, lalu menutup
      Dunia boleh ribut di luar sana
      Di dalam sini semua redup`,
    later: `
      Pagi masuk lewat celah tirai
      Garis bantal tercetak di pipi
      Tidur yang pulas itu hadiah
      Hari yang baru boleh dimulai lagi`,
    hook: `
      Tidur, tidur, bantal yang dingin
      Mimpi datang dibawa angin

      Kasur memanggil, selimut menanti
      Lima menit lagi, lima menit lagi`,
  },
  {
    words: 'mendengkur dengkur dengkurnya dengkuran ngorok mengorok ngoroknya',
    stanzas: `
      Seperti gergaji, naik dan turun
      Kaca jendela ikut bergetar
      Bantal ditutupkan ke telinga
      Tetap terdengar sampai ke pagar

      Hening sejenak, semua bersyukur
      Lalu mulai lagi, lebih mantap
      Kucing pindah, cicak pun pindah
      Truk yang lewat kalah derap`,
    later: `
      Pernah sekali malamnya sunyi
      Tak ada dengkur, tak ada suara
      Ternyata malah tak bisa tidur
      Sepi itu lebih keras rasanya`,
    hook: `
      Ngorok, ngorok, satu rumah bangun
      Yang mengorok sendiri tidurnya anggun

      Mendengkur keras, dengkur lagi
      Lagu pengantar sampai pagi`,
  },
  {
    words: 'terlambat telat kesiangan alarm jam_karet datang_terlambat terburu-buru jam_weker',
    stanzas: `
      Alarm berbunyi, lima menit lagi
      Lima menit jadi setengah delapan
      Roti digigit, sepatu sebelah
      Dan kunci tertinggal di atas papan

      Pesan terkirim, sudah di jalan
      Padahal handuk masih di kepala
      Pintu dibuka pelan-pelan
      Satu ruangan menoleh semua`,
    later: `
      Jam dimajukan sepuluh menit
      Semua tahu, maka percuma
      Telat lagi, tapi senyumnya manis
      Dan yang menunggu memaafkan juga`,
    hook: `
      Telat lagi, telat lagi
      Terlambat datang, tapi sampai di sini

      Alarm berbunyi, ditepuk tidur
      Kesiangan lagi, lari dari dapur`,
  },
  {
    words: 'kacamata kacamatanya kaca_mata kacamatamu kacamataku',
    stanzas: `
      Dicari di laci, di bawah bantal
      Diraba di rak, di atas meja
      Seisi rumah ikut mencari
      Padahal di atas kepala saja

      Gagangnya patah, direkat selotip
      Lensa diembus, digosok baju
      Koran didekatkan, lalu dijauhkan
      Huruf yang kabur terbaca satu-satu`,
    later: `
      Kacamata itu sudah tua sekali
      Diganti yang baru, disimpan lagi
      Katanya dunia lebih indah
      Kalau dilihat dari yang ini`,
    hook: `
      Kacamata di mana, kacamata?
      Dicari ke mana-mana, ada di kepala

      Pakai kacamata, semua jelas
      Yang disayang tampak lebih luas`,
  },
  {
    words:
      'menelepon telepon menelpon telpon nelpon video_call vidcall panggilan_video teleponnya ditelepon meneleponku',
    stanzas: `
      Gambar terputus, suara pecah
      Sinyal dikejar sampai ke pagar
      Tanyanya sama, sudah makan belum
      Sesudah itu dunia terasa benar

      Wajah sekecil telapak tangan
      Di layar yang retak di ujung kiri
      Sudah pamit tiga kali
      Tak ada yang menutup, bicara lagi`,
    later: `
      Baterai habis, layar menghitam
      Suaranya masih tinggal di telinga
      Besok telepon berbunyi lagi
      Dan jarak pun jadi kecil juga`,
    hook: `
      Telepon aku, telepon lagi
      Sudah makan belum, sudah mandi?

      Video call sampai larut malam
      Layarnya kecil, rindunya dalam`,
  },
  {
    words:
      'ponsel ponselnya hp hpnya handphone gawai chat mengirim_pesan pesan_singkat grup_keluarga stiker_lucu media_sosial selfie',
    stanzas: `
      Satu jari mengetik, huruf demi huruf
      Stiker bunga, selamat pagi
      Terkirim ke grup yang salah alamat
      Dihapus, lalu terkirim lagi

      Layar menyala di bawah selimut
      Baterai tinggal garis merah
      Yang jauh terasa dekat sekali
      Yang di sebelah bertanya, sudah?`,
    later: `
      Foto penuh, memori penuh
      Tak satu pun tega dibuang
      Pesan yang lama di ponsel itu
      Dibaca lagi waktu hari lapang`,
    hook: `
      Ting, ting, ponsel berbunyi
      Satu pesan, hati menari

      Hp di tangan, chat dibaca
      Centang biru, hati bahagia`,
  },
  {
    words:
      'komputer komputernya laptop laptopnya coding koding programmer pemrogram pemrograman kode aplikasi internet printer',
    stanzas: `
      Satu tanda kecil hilang entah di mana
      Layarnya merah, kopinya dingin
      Dimatikan dulu, dinyalakan lagi
      Kadang obatnya memang yang paling ringan

      Dua puluh jendela terbuka sekaligus
      Punggung membungkuk, mata menyipit
      Tengah malam ada yang bersorak
      Akhirnya jalan, walau sedikit`,
    later: `
      Layar ditutup, mata dipijat
      Di luar jendela ayam berkokok
      Komputer itu pandai segalanya
      Kecuali bilang: tidurlah, besok`,
    hook: `
      Kode jalan, komputer menyala
      Yang rumit jadi sederhana

      Laptop terbuka sampai pagi
      Salah satu huruf, ulangi lagi`,
  },
  {
    words:
      'surat suratnya surat-surat kartu_pos kantor_pos tukang_pos perangko prangko menulis_surat amplop buku_harian pak_pos',
    stanzas: `
      Prangko ditempel, amplop dicap
      Kabar berjalan dari kota ke kota
      Ada yang menunggu di ujung sana
      Ada yang menangis membacanya

      Alamat miring, nama setengah
      Tetap sampai ke tangan yang benar
      Satu lembar kertas bisa membuat
      Rumah yang gelap jadi bersinar`,
    later: `
      Sekarang kabar datang sekejap
      Tapi ada kotak yang tetap dijaga
      Surat-surat lama di dalamnya
      Setiap huruf masih bicara`,
    hook: `
      Surat datang, surat pergi
      Kabar yang jauh sampai di sini

      Dari kantor pos ke semua alamat
      Membawa kabar, sampai selamat`,
  },
  {
    words:
      'uang uangnya menabung tabungan celengan dompet dompetnya utang hutang gaji cicilan koin bank hemat pelit irit',
    stanzas: `
      Receh dihitung di atas taplak
      Kaleng berbunyi, makin berat
      Struk disimpan sejak tahun lalu
      Lampu dimatikan, tiap saat

      Amplopnya tiga: beras, listrik, nanti
      Yang bertulis nanti paling tipis
      Tapi tiap kali ada yang butuh
      Dari yang tipis itu terselip`,
    later: `
      Bertahun-tahun, sekoin demi sekoin
      Tak ada yang tahu untuk siapa
      Lalu satu hari tabungan dibuka
      Dan ada yang bisa sekolah juga`,
    hook: `
      Menabung sedikit, sedikit lagi
      Uang yang kecil jadi berarti

      Hemat pangkal kaya, kata orang
      Dompetnya tipis, hatinya lapang`,
  },
]
