import type { Details } from '../../stanzas.ts'

/** Dapur, masakan, dan minuman. */
export const food1: readonly Details[] = [
  {
    words:
      'memasak masak masakan masakannya masakanmu masakanku memasakkan dimasak dapur dapurnya dapurmu dapurku koki juru_masak menumis wajan resep resepnya',
    stanzas: `
      Bawang masuk ke minyak panas
      Wanginya sampai ke ujung jalan
      Yang tadi bilang tidak lapar
      Sekarang berdiri membawa piring di tangan

      Garam sejumput, tanpa takaran
      Dicicip sedikit, ditambah cinta
      Api dikecilkan, tutup dibuka
      Seisi rumah datang tanpa diminta`,
    later: `
      Banyak restoran sudah dicoba
      Enak, memang, tapi ada yang kurang
      Masakan rumah punya satu bumbu
      Yang membuat orang ingin pulang`,
    hook: `
      Masak, masak, wangi dari dapur
      Yang marah makan, yang makan akur

      Siapa memasak, wanginya sampai
      Dapur menyala, perut pun damai`,
  },
  {
    words:
      'memasak_rendang masak_rendang masakin_rendang memasak_gulai masak_gulai memasak_opor masak_opor rendang rendangnya gulai opor santan kari gudeg kalio semur',
    stanzas: `
      Api kecil, santan diaduk pelan
      Empat jam berdiri, tak boleh lengah
      Bumbu menghitam, wangi menguat
      Yang sabar menunggu dapat yang indah

      Serai digeprek, lengkuas diiris
      Sendok kayu berputar terus
      Sesuap saja dengan nasi hangat
      Nasi sebakul bisa putus`,
    later: `
      Besoknya rendang malah lebih enak
      Dipanaskan lagi, dimakan berdua
      Ada yang begitu juga dengan sayang
      Makin lama makin terasa`,
    hook: `
      Rendang di wajan, api yang kecil
      Yang sabar menunggu akan dipanggil

      Masak rendang, memasak dengan hati
      Pelan-pelan matang, sampai ke inti`,
  },
  {
    words: 'memasak_nasi_goreng masak_nasi_goreng nasi_goreng telur_ceplok telur_dadar kecap nasi_kecap',
    stanzas: `
      Nasi semalam ketemu wajan
      Kecap melingkar, api dibesarkan
      Sodet beradu, telur menyusul
      Dan perut yang sepi jadi kegirangan

      Jam sebelas malam dapur menyala
      Bawang digoreng, kerupuk dibuka
      Satu piring, dua sendok
      Dan masalah besar jadi bercanda`,
    later: `
      Hotel berbintang punya juga
      Piringnya lebar, hiasannya tiga
      Tapi nasi goreng yang paling enak
      Selalu yang dari rumah juga`,
    hook: `
      Nasi goreng, nasi goreng
      Sedap di lidah, telurnya garing

      Nasi goreng tengah malam
      Pedasnya pas, sayangnya dalam`,
  },
  {
    words: 'sambal sambalnya sambalmu sambelnya sambel cobek ulekan mengulek cabai cabe pedas pedasnya rawit terasi',
    stanzas: `
      Sesendok saja di pinggir piring
      Keringat muncul di ujung hidung
      Katanya cukup, tangannya menambah
      Sudah sepiring, masih disambung

      Cabai dan terasi bertemu di cobek
      Telinga hangat, bibir terbakar
      Minum segelas, lalu lanjut lagi
      Yang pedas begini malah bikin segar`,
    later: `
      Mata berair, mulut mendesis
      Semua bersumpah ini yang terakhir
      Besok siangnya sambal dicari lagi
      Sumpah yang kemarin sudah mangkir`,
    hook: `
      Pedas, pedas, tambah lagi
      Sambalnya habis, minta lagi

      Sambal di cobek, cabe dua belas
      Yang kuat lanjut, yang lemah melepas`,
  },
  {
    words:
      'memasak_mi masak_mi masak_mie bakso baksonya mi_ayam mie_ayam mie mi_instan mi_goreng mi_rebus pangsit kwetiau',
    stanzas: `
      Mangkuk mengepul, sendok berdentang
      Seledri dan bawang mengambang di atas
      Ditiup sebentar, tak sabar juga
      Lidah melepuh, tapi hati puas

      Hujan di luar, kaca berembun
      Semua duduk berdempetan
      Yang besar dibelah, isinya telur
      Yang kecil-kecil disimpan belakangan`,
    later: `
      Mangkuk kosong, kuahnya habis
      Perut hangat, hujan mereda
      Bakso dan mi itu sederhana
      Tapi besok orang kembali juga`,
    hook: `
      Bakso bulat, kuah hangat
      Semangkuk saja, hati pun kuat

      Mie yang panjang, panjang ceritanya
      Mi ayam, bakso, habis semuanya`,
  },
  {
    words: 'memasak_soto masak_soto memasak_sup soto sotonya rawon sup sop sayur_asem sayur_lodeh coto pempek papeda',
    stanzas: `
      Panci dibuka, uapnya naik
      Wanginya lewat sampai ke halte
      Orang yang tadi mau langsung pulang
      Duduk dulu, pesan satu, tambah sate

      Dimasak dari subuh di api kecil
      Tulang dan bumbu lama berkawan
      Sesendok saja sudah ketahuan
      Yang dimasak sabar, rasanya menawan`,
    later: `
      Mangkuk diangkat, diseruput habis
      Tetes terakhir pun tidak tersisa
      Kuah yang gurih tak banyak bicara
      Semua tahu dari satu rasa`,
    hook: `
      Kuahnya gurih, kuahnya hangat
      Seruput sekali, langsung semangat

      Soto sedap, sop pun nikmat
      Gurihnya sampai ke dalam urat`,
  },
  {
    words: 'kuah kuahnya gurih gurihnya enak enaknya lezat sedap nikmat rasanya_enak masakannya_enak makanannya_enak',
    stanzas: `
      Baru dicicip, mata terbuka
      Sendok berhenti, lalu dipercepat
      Yang tadi bilang sudah kenyang
      Minta sepiring lagi, cepat

      Wanginya lewat sampai ke jalan
      Orang yang buru-buru jadi menoleh
      Niatnya cuma mencicip sedikit
      Pulangnya bungkus tiga, oleh-oleh`,
    later: `
      Banyak yang bertanya apa bumbunya
      Dijawab tersenyum, tak pernah sama
      Rasa yang enak tak bisa ditulis
      Cuma bisa dicari lagi ke sana`,
    hook: `
      Kuahnya hangat, gurihnya dapat
      Enak begini tak boleh lewat

      Lezat, sedap, nikmat, enak
      Sekali coba, senang semua anak`,
  },
  {
    words: 'sate satenya ikan_bakar ayam_bakar jagung_bakar bakar_ikan bakar-bakar membakar_ikan membakar_sate barbeku',
    stanzas: `
      Kipas bergoyang, bara memerah
      Asapnya naik menyeberang jalan
      Mata perih, semua merapat
      Tak ada yang mau makan belakangan

      Satu tusuk, dua tusuk, sepuluh
      Bumbu kacang menetes di siku
      Malam pun panjang, cerita pun panjang
      Bara yang kecil dijaga selalu`,
    later: `
      Bara meredup, tinggal abunya
      Gitar dipetik, tikar digelar
      Sate terakhir dibagi berdua
      Dan tak ada yang mau bubar`,
    hook: `
      Sate dibakar, bumbu kacang
      Duduk melingkar, jangan pulang

      Bakar, bakar, asapnya naik
      Makan bersama paling asyik`,
  },
  {
    words:
      'kue kuenya kuemu kue_ulang_tahun bolu memanggang_kue membuat_kue bikin_kue kue_kering nastar brownies donat klepon lemper roti adonan oven martabak',
    stanzas: `
      Telur dikocok, tepung diayak
      Putih sampai ke ujung hidung
      Oven dibuka, semua menunggu
      Wanginya manis, sampai ke lorong

      Yang agak gosong dimakan duluan
      Yang bagus-bagus untuk tetangga
      Stoples yang penuh disimpan tinggi
      Besoknya kosong, entah siapa`,
    later: `
      Resepnya ditulis di kertas kuning
      Ada noda mentega di sisi kanan
      Kue itu bisa dibuat siapa saja
      Tapi rasanya beda di lain tangan`,
    hook: `
      Kue yang manis, dibagi rata
      Sepotong untuk semua yang ada

      Membuat kue, bikin kue
      Wanginya sampai di ujung sore`,
  },
  {
    words: 'kue_lapis kue_lapisnya lapis_legit membuat_kue_lapis bikin_kue_lapis',
    stanzas: `
      Satu lapis dulu, tunggu matang
      Baru yang merah, baru yang putih
      Tak ada jalan pintas ke sana
      Yang sabar juga yang terpilih

      Dikupas pelan, lapis demi lapis
      Yang paling atas dimakan terakhir
      Jari lengket, mulut tersenyum
      Manisnya tinggal di ujung bibir`,
    later: `
      Hidup pun begitu, lapis demi lapis
      Tahun yang susah, tahun yang manis
      Kue lapis dipotong di meja makan
      Semua kebagian sampai habis`,
    hook: `
      Kue lapis, kue lapis
      Merah dan putih, manis, manis

      Lapis demi lapis, sabar dan manis
      Kue lapis dibagi sampai habis`,
  },
  {
    words:
      'gorengan pisang_goreng tempe_goreng tahu_goreng tahu_isi bakwan tempe mendoan cireng keripik kerupuk singkong singkong_goreng ubi ubi_goreng makan_singkong',
    stanzas: `
      Minyak berbunyi, semua menoleh
      Belum ditiris sudah diambil
      Jari kepanasan, dilempar ke mulut
      Berebut yang besar, dapat yang kecil

      Piringnya satu, tangannya banyak
      Teh masih panas, tawa pun pecah
      Di luar hujan, di dalam hangat
      Dan yang terakhir dibelah-belah`,
    later: `
      Kini makanan bisa dipesan
      Datang berkotak, berpita manis
      Tapi singkong dan pisang goreng di dapur dulu
      Rasanya belum juga habis`,
    hook: `
      Gorengan hangat, pisang dan singkong
      Sepiring penuh, sekejap kosong

      Singkong dan tempe, hangat di tangan
      Dimakan bersama, hilang beban`,
  },
  {
    words: 'kopi kopinya kopimu kopiku ngopi kafe barista espreso kedai_kopi warung_kopi',
    stanzas: `
      Air mendidih, bubuk diseduh
      Wanginya membangunkan pagi
      Satu tegukan, mata terbuka
      Dunia pun boleh mulai lagi

      Cangkirnya itu-itu juga
      Kursinya itu, dekat jendela
      Obrolan kecil jadi panjang
      Ampasnya tinggal, hatinya lega`,
    later: `
      Cangkir boleh retak, meja boleh tua
      Kopi yang hitam tetap setia
      Siapa yang lewat ditawari duduk
      Dan tak ada yang pulang tanpa cerita`,
    hook: `
      Kopi hitam, kopi pagi
      Satu tegukan, semangat lagi

      Ngopi dulu, duduk dulu
      Kopi hangat, dunia bisa menunggu`,
  },
  {
    words: 'teh tehnya teh_manis teh_hangat es_teh teh_tarik menyeduh_teh jamu wedang jahe',
    stanzas: `
      Gelas mengepul di atas tatakan
      Gula diaduk tiga putaran
      Badan yang lelah duduk sebentar
      Yang berat tadi terasa ringan

      Sore begini, teras yang teduh
      Satu teko cukup untuk berempat
      Tak ada yang penting dibicarakan
      Tapi waktu pulang, hati pun hangat`,
    later: `
      Teko itu sudah hilang gagangnya
      Tetap dipakai, tak mau diganti
      Teh dituang untuk siapa saja
      Yang duduk lelah di teras ini`,
    hook: `
      Teh yang hangat, teh yang manis
      Duduk sebentar, lelah pun habis

      Seduh tehnya, tuang perlahan
      Teh dan cerita jadi teman`,
  },
  {
    words: 'sarapan sarapannya bekal bekalnya bekalmu kotak_bekal nasi_uduk nasi_kuning lontong nasi_bungkus',
    stanzas: `
      Matahari belum sampai ke jendela
      Kotak sudah rapi, diikat karet
      Telurnya satu, sambalnya sedikit
      Sayang pun bisa dimasukkan ke paket

      Siang hari kotaknya dibuka
      Masih hangat, masih wangi
      Teman sebelah ikut mencicip
      Seperti rumah dibawa pergi`,
    later: `
      Kotak itu sekarang penuh goresan
      Tutupnya longgar, warnanya pudar
      Bekal yang dulu dimakan siang-siang
      Kenyangnya masih, walau sebentar`,
    hook: `
      Bekal dibungkus, bekal dibawa
      Di dalam kotak ada cinta

      Sarapan dulu, jangan tergesa
      Perut yang isi, hati pun bisa`,
  },
  {
    words:
      'bubur bubur_ayam buburnya membawakan_bubur bawain_bubur bawakan_bubur membawa_bubur bawa_bubur menyuapi menyuapiku suapi',
    stanzas: `
      Tutup dibuka, uapnya naik
      Sesendok ditiup dulu pelan
      Yang tadi bilang tak mau makan
      Habis separuh, tanpa paksaan

      Lidah pahit, badan lemas
      Lalu ada hangat di dalam mangkuk
      Tak ada obat yang seenak itu
      Perut terisi, mata mengantuk`,
    later: `
      Waktu sembuh banyak yang terlupa
      Nama obat, nomor kamarnya
      Bubur yang hangat di mangkuk itu
      Sampai sekarang masih terasa`,
    hook: `
      Bubur yang hangat, ditiup dulu
      Sesuap lagi, sembuhlah kamu

      Semangkuk bubur, semangkuk sayang
      Yang sakit pun jadi tenang`,
  },
]
