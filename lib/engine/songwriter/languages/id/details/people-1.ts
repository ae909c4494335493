import type { Details } from '../../stanzas.ts'

/** Sifat orang, dan yang dilakukan orang untuk orang lain. */
export const people1: readonly Details[] = [
  {
    words: 'sabar sabarnya kesabaran kesabarannya kesabaranmu penyabar tak_pernah_marah jarang_marah lemah_lembut',
    stanzas: `
      Orang lain sudah naik suara
      Di sini teh malah dituang
      Yang marah-marah jadi malu sendiri
      Lalu duduk dan pulang dengan tenang

      Ditanya sepuluh kali hal yang sama
      Dijawab seperti baru pertama
      Air yang pelan bisa melubangi batu
      Sabar juga begitu cara kerjanya`,
    later: `
      Yang buru-buru sampai lebih dulu
      Lalu lupa kenapa ke sana
      Yang sabar datang belakangan
      Membawa semua yang tertinggal juga`,
    hook: `
      Sabar, sabar, seluas lautan
      Tak pernah habis, tak pernah ditahan

      Orang sabar disayang semua
      Sabarnya hari ini jadi lagu kita`,
  },
  {
    words: 'senyum senyumnya senyummu tersenyum murah_senyum senyuman senyumannya senyumanmu ramah',
    stanzas: `
      Belum bicara, ruangan sudah terang
      Yang tadi cemberut ikut juga
      Ada orang yang cukup masuk pintu
      Lalu sore terasa seperti pagi semula

      Hujan seharian, antrean panjang
      Semua wajah terlipat lelah
      Satu lengkungan kecil di ujung bibir
      Dan hari yang buruk tak lagi marah`,
    later: `
      Kalau nanti semua hal berubah
      Rambut memutih, langkah melambat
      Senyum itu tak ikut menua
      Di wajah yang mana pun tetap hangat`,
    hook: `
      Senyum, tersenyum, dunia berhenti
      Satu senyuman, cukup sehari

      Senyum yang manis, semanis pagi
      Yang melihatnya mau lihat lagi`,
  },
  {
    words: 'cerewet bawel ngomel mengomel omelan omelannya omelanmu dimarahi_ibu dimarahi dimarahin galak galaknya',
    stanzas: `
      Suaranya sampai ke tiga rumah
      Sandalnya mana, sudah makan belum
      Yang diomeli tunduk ke lantai
      Diam-diam saling tersenyum

      Marah sekarang, reda sebentar lagi
      Piring di meja sudah disiapkan
      Yang paling keras suaranya itu
      Yang paling dulu menyisihkan makanan`,
    later: `
      Kalau rumah sepi dari omelan
      Semua gelisah, mencari-cari
      Sekarang tahu, di balik galak
      Ada yang takut kehilangan kami`,
    hook: `
      Cerewet, bawel, galak sedikit
      Di balik omelan sayangnya selangit

      Dimarahi lagi, diomeli lagi
      Tapi lauknya tetap dibagi`,
  },
  {
    words:
      'datang_paling_pagi paling_pagi datang_pagi rajin rajinnya bangun_pagi bangun_subuh pekerja_keras kerja_keras bekerja_keras tepat_waktu disiplin banting_tulang',
    stanzas: `
      Pagar masih basah oleh embun
      Lampu pertama sudah menyala
      Orang lain masih mencari sandal
      Kerja di sini sudah separuhnya

      Tak ada yang menyuruh, tak ada yang lihat
      Kursi dirapikan, jendela dibuka
      Waktu yang lain datang menguap
      Semua sudah siap di depan mata`,
    later: `
      Besok pagi jam yang sama tiba
      Dan semua orang akan mengerti
      Betapa banyak yang selesai sendiri
      Karena ada yang rajin setiap hari`,
    hook: `
      Pagi sekali, paling pagi
      Rajin bekerja setiap hari

      Bangun sebelum matahari
      Kerja keras, tak minta dipuji`,
  },
  {
    words:
      'menunggu ditunggu nungguin menungguku menunggumu menjemput jemput dijemput menjemputku jemputan mengantar mengantarku antar_jemput nganter mengantarkan',
    stanzas: `
      Jam di tangan dilihat lagi
      Orang lewat, bukan yang dinanti
      Ada yang sabar di bawah lampu
      Tak pindah tempat, tak pergi-pergi

      Hujan turun, jok sudah basah
      Helm satunya tetap kering dijaga
      Banyak cara mengatakan sayang
      Ini caranya, tanpa kata`,
    later: `
      Kadang yang ditunggu datang terlambat
      Kadang hujan, kadang malam
      Yang menunggu tetap di tempatnya
      Sebab sayang tak kenal jam`,
    hook: `
      Menunggu, menunggu, tak pernah jemu
      Dijemput, diantar, sampai di pintu

      Antar jemput, panas dan hujan
      Sayang yang diam tapi kelihatan`,
  },
  {
    words:
      'bercerita cerita ceritanya ceritamu berkisah kisahnya masa_kecilnya masa_kecilmu suka_cerita cerita_zaman_dulu cerita_masa_kecil',
    stanzas: `
      Semua duduk di atas tikar
      Kisah yang sama, tak bosan juga
      Bagian seramnya dibisikkan
      Bagian lucunya diulang dua

      Matanya jauh, tangannya bergerak
      Jalan yang lama muncul di depan
      Yang mendengar merasa pernah di sana
      Padahal lahir jauh belakangan`,
    later: `
      Cerita itu kini pindah mulut
      Ditambah sedikit, dikurangi sedikit
      Tapi setiap kali dikisahkan lagi
      Masa yang lama kembali terbit`,
    hook: `
      Cerita lagi, cerita dulu
      Tentang jalan dan masa lalu

      Berkisah pelan, bercerita panjang
      Masa kecil itu kembali datang`,
  },
  {
    words: 'janji janjinya berjanji janjiku menepati_janji janji_akan',
    stanzas: `
      Mulut mudah, tangan yang susah
      Jadi biarlah tangan yang bicara
      Besok pagi, dan besoknya lagi
      Sedikit-sedikit, tetap dijaga

      Dulu mungkin terlalu sering
      Kata diucap lalu dibawa angin
      Yang satu ini ditulis di hati
      Sampai terjadi, bukan sekadar ingin`,
    later: `
      Janji itu seperti menanam pohon
      Hari pertama tak ada apa-apa
      Disiram terus tanpa diumumkan
      Suatu hari ada teduhnya`,
    hook: `
      Janji ini bukan di bibir saja
      Berjanji pelan, ditepati semua

      Satu janji, dijaga rapat
      Sampai nanti, tepat, tepat`,
  },
  {
    words:
      'lupa kelupaan melupakan terlupa lupa_hari lupa_tanggal lupa_ulang_tahun lupa_hari_ulang_tahun lupa_anniversary lupa_ultah pelupa pikun',
    stanzas: `
      Ada tanggal yang dilingkari merah
      Ada yang menunggu di ujung meja
      Kata sibuk itu kata yang kecil
      Untuk hal yang sebesar ini di dada

      Kepala yang ini memang berlubang
      Kunci, dompet, semua pernah hilang
      Tapi ada satu yang tak boleh lupa
      Dan justru itu yang lewat diam-diam, sayang`,
    later: `
      Mulai hari ini ditulis besar
      Di pintu, di kulkas, di telapak tangan
      Supaya yang sempat terlupa itu
      Tak pernah lagi ketinggalan`,
    hook: `
      Lupa tanggal, lupa hari
      Sayangnya tidak lupa kemari

      Pelupa begini, maafkan lagi
      Yang lupa kepala, bukan hati`,
  },
  {
    words:
      'gendut gemuk montok gembul buncit perutnya perutmu rakus doyan_makan suka_makan makan_terus makannya_banyak',
    stanzas: `
      Timbangan menjerit, jarumnya lari
      Piring ketiga masih dinanti
      Katanya diet mulai besok
      Besoknya besok belum terjadi

      Lewat pintu agak miring
      Duduk di kursi, kursinya berbunyi
      Tapi dipeluk rasanya paling empuk
      Tak ada bantal semahal ini`,
    later: `
      Dokter bilang kurangi sedikit
      Porsinya dikurangi sesendok saja
      Gendut begini bukan lemak semua
      Separuhnya cinta, begitu katanya`,
    hook: `
      Gendut, gendut, bulat dan lucu
      Makan dulu, mikirnya nanti dulu

      Perut bulat, pipi tembam
      Makan pagi, makan malam`,
  },
  {
    words:
      'memeluk peluk pelukan pelukannya pelukanmu dipeluk menemani menemaniku ditemani nemenin temani menemaninya mendampingi di_sampingku di_sisiku',
    stanzas: `
      Tak banyak kata, tak banyak nasihat
      Cuma ada di sana, duduk dekat
      Malam yang panjang jadi terbagi
      Separuh beratnya ikut terangkat

      Semua orang bilang, kabari saja
      Lalu pulang ke rumah masing-masing
      Ada satu yang tetap tinggal
      Sampai jendela terang dan kering`,
    later: `
      Waktu lewat, luka menutup
      Banyak wajah sudah terlupa
      Yang menemani di malam itu
      Tak akan pernah hilang dari kepala`,
    hook: `
      Ditemani begini, malam tak takut
      Menemani sampai fajar menyambut

      Peluk erat, dipeluk lama
      Beban yang berat dipikul bersama`,
  },
  {
    words: 'marah marah-marah bertengkar berantem membentak cemburu ngambek bohong berbohong',
    stanzas: `
      Pintu tertutup, rumah jadi sunyi
      Dua cangkir dingin di meja
      Yang satu diam, yang satu menyesal
      Padahal dua-duanya sama terluka

      Kata yang keluar tak bisa ditarik
      Seperti telur jatuh di lantai
      Malam itu jam berdetak keras
      Dan tak ada tidur yang sampai`,
    later: `
      Marah itu seperti hujan deras
      Keras datangnya, lalu pergi
      Kalau ada yang mau membuka jendela
      Udara sesudahnya bersih lagi`,
    hook: `
      Marah sebentar, jangan lama-lama
      Bertengkar sehari, baikan selamanya

      Jangan marah, jangan diam
      Satu maaf sebelum malam`,
  },
  {
    words:
      'futsalan malah_main_futsal malah_nonton_bola malah_main_game malah_main malah_pergi malah_nongkrong malah_tidur nongkrong kongko',
    stanzas: `
      Di luar sana tertawa-tawa
      Di rumah ada yang melihat jam
      Baru di jalan pulang teringat
      Lampu teras masih menyala, diam

      Jam berjalan, gelas bersahutan
      Tak ada yang mau pulang dulu
      Waktu menengok ke layar ponsel
      Lima panggilan dari sejam lalu`,
    later: `
      Teman dan lapangan bisa menunggu
      Nongkrong dan main tak akan lari
      Ada kursi yang lebih pantas diisi
      Dan itu kursi di rumah ini`,
    hook: `
      Nongkrong dulu, pulang nanti
      Malah main sampai pagi

      Main di luar lupa segalanya
      Padahal di rumah ada yang setia`,
  },
  {
    words:
      'ulang_tahun_pernikahan hari_jadi anniversary tahun_bersama tahun_menikah menikah_lama tahun_pernikahan sudah_menikah',
    stanzas: `
      Kalender diganti berkali-kali
      Kursinya dua, tetap berdampingan
      Ada tahun susah, ada tahun manis
      Semua dilewati bergandengan

      Rambut yang hitam mulai memutih
      Lagu yang lama masih dihafal
      Tanggal itu datang setiap tahun
      Dan rasanya seperti baru kenal`,
    later: `
      Tahun-tahun lewat seperti kereta
      Yang tinggal bukan angka di kalender
      Tapi tangan yang sama di pagi hari
      Dan dua cangkir yang beruap sebentar`,
    hook: `
      Tahun demi tahun, hari demi hari
      Ulang tahun pernikahan, di sini lagi

      Sudah sekian tahun bersama
      Pernikahan ini makin lama makin muda`,
  },
  {
    words:
      'disimpan menyimpan kusimpan masih_kusimpan masih_disimpan masih_menyimpan payung_disimpan payung_menyimpan surat_disimpan foto_disimpan cincin_disimpan menyimpannya disimpannya menyimpan_surat menyimpan_foto menyimpan_payung kenang-kenangan',
    stanzas: `
      Barangnya biasa, tak ada harganya
      Di toko mana pun bisa dibeli
      Orang bertanya kenapa tak dibuang
      Tapi yang satu ini tak terganti

      Di laci, di rak, di balik pintu
      Dibungkus rapi, dijaga pelan
      Orang melihat cuma barang tua
      Yang tahu melihat satu kenangan`,
    later: `
      Kelak ada yang kecil bertanya
      Untuk apa barang tua disimpan
      Lalu cerita dimulai lagi
      Dari hari itu, dari depan`,
    hook: `
      Disimpan lama, dijaga rapat
      Yang kecil itu paling diingat

      Menyimpan satu, menyimpan rasa
      Yang kecil itu punya cerita`,
  },
]
