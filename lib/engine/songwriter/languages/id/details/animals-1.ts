import type { Details } from '../../stanzas.ts'

/** Kebun, sawah, dan hewan di rumah. */
export const animals1: readonly Details[] = [
  {
    words:
      'kebun kebunnya kebunmu kebunku berkebun tanaman tanamannya menanam cangkul menyiram_tanaman bercocok_tanam tukang_kebun sayuran',
    stanzas: `
      Cangkul bersandar di pagar bambu
      Tanah hitam di sela jari
      Cacing menggeliat, daun merambat
      Dan pucuk miring ke matahari

      Selang melingkar di antara pot
      Daun seledri, kangkung, dan bayam
      Ranting kering disusun berdiri
      Dan pagar tinggi melawan ayam

      Benih di saku, sekop di tangan
      Gundukan kecil berjajar rapi
      Label kayu dengan huruf luntur
      Dan tanah kering di pinggir topi`,
  },
  {
    words:
      'bunga bunganya anggrek mawar melati kembang_sepatu bougenvil merangkai_bunga toko_bunga karangan_bunga buket',
    stanzas: `
      Pot-pot bersusun di anak tangga
      Satu kuncup membuka pelan
      Semprotan halus, embun buatan
      Dan wangi yang menyeberang jalan

      Duri kecil di batang hijau
      Kelopak basah, ujung melengkung
      Gunting tanaman, seutas tali
      Dan lebah yang mampir, mendengung

      Daun dilap satu per satu
      Tangkai dipotong di atas batu
      Kertas cokelat dan pita tipis
      Dan sekelopak jatuh di sepatu`,
  },
  {
    words: 'sawah sawahnya padi petani bertani panen memanen ladang pematang caping',
    stanzas: `
      Lumpur hangat di sela kaki
      Padi merunduk, kuning dan berat
      Caping anyaman, arit di pinggang
      Dan bebek berbaris, numpang lewat

      Air mengalir, petak ke petak
      Orang-orangan miring ke kanan
      Kaleng bergantung di seutas tali
      Dan burung pipit datang makan

      Cangkul di bahu, rantang di tangan
      Jerami kering, asap yang tipis
      Gubuk kecil beratap rumbia
      Dan hijau muda berbaris-baris`,
  },
  {
    words: 'mangga rambutan durian pohon_jambu pohon_mangga jambu pohon_kelapa nangka memanjat_pohon rujak buah-buahan',
    stanzas: `
      Galah panjang, jaring di ujung
      Getah menetes di kulit merah
      Ranting bergoyang, daun berguguran
      Dan satu jatuh, pecah di tanah

      Kulit mengelupas, panjang dan tipis
      Garam dan cabai di atas piring
      Biji digigit sampai ke serat
      Gigi pun ngilu, mata memicing

      Keranjang rotan, pisau yang tumpul
      Semut berbaris di dahan tua
      Yang matang satu, yang mentah banyak
      Dan yang paling manis dibelah dua`,
  },
  {
    words: 'kucing kucingnya kucingmu kucingku meong anak_kucing si_meong',
    stanzas: `
      Ekor tegak lewat di kaki
      Dengkur kecil seperti mesin
      Bulu menempel di baju hitam
      Dan mata tertuju ke ikan asin

      Tubuh melingkar di atas cucian
      Telinga bergerak, mata terpejam
      Bunyi plastik di ujung dapur
      Dan di balik bulu, kuku yang tajam

      Cakar di sofa, jejak di meja
      Gelas didorong sampai ke tepi
      Tatapan lurus, tak merasa salah
      Di dalamnya masih setengah kopi`,
  },
  {
    words: 'anjing anjingnya anjingmu anjingku anak_anjing menggonggong',
    stanzas: `
      Ekor memukul kaki meja
      Lidah terjulur, napas memburu
      Rantai berdenting di dekat pagar
      Dan jejak basah di lantai baru

      Bola basah jatuh di kaki
      Telinga naik, kepala miring
      Sandal sebelah digigit-gigit
      Karetnya tinggal sebesar kancing

      Hidung dingin menempel di tangan
      Berputar-putar di alas tidur
      Perut di lantai, kaki terentang
      Bibir bergetar, setengah mendengkur`,
  },
  {
    words: 'ayam ayamnya ayamku beternak_ayam ayam_jantan bebek telur_ayam kandang_ayam',
    stanzas: `
      Jagung ditebar, kaki menceker
      Kokok pertama sebelum terang
      Telur hangat di dalam jerami
      Dan bulu sehelai di atas kandang

      Jengger merah, dada membusung
      Bulu-bulu tersangkut di pagar
      Pintu kandang lupa dikaitkan
      Sayap mengepak, sandal mengejar

      Paruh mengetuk dasar baskom
      Induk berjalan, anak berbaris
      Dedak diaduk dengan air
      Dan piring kaleng licin, habis`,
  },
  {
    words: 'burung burungnya burungku murai kenari perkutut beo berkicau kicau kicauan sangkar lovebird',
    stanzas: `
      Sangkar digantung di bawah genting
      Kicau panjang dari nada ke nada
      Pisang di paku, air di cawan
      Dan siul balasan dari beranda

      Kain penutup ditarik pelan
      Paruh kecil, mata yang bulat
      Biji jagung jatuh ke koran
      Dan leher menjulur ke arah ulat

      Kaki mungil di tenggeran kayu
      Sayap dibuka, dikibas rapi
      Kepala miring, seperti berpikir
      Dan satu nada memecah sepi`,
  },
  {
    words: 'akuarium ikan_hias ikan_cupang ikan_koi ikan_mas cupang kolam_ikan memelihara_ikan',
    stanzas: `
      Gelembung naik dari pasir putih
      Sirip oranye, ekor selendang
      Jari mengetuk kaca sekali
      Dan semua mulut langsung datang

      Lampu biru dan suara pompa
      Gapura kecil dari batu
      Pelet mengambang, air beriak
      Dan sirip mengintip di balik pintu

      Jaring kecil dan ember plastik
      Air diganti, dingin dan bening
      Sisik berkilat di bawah cahaya
      Berputar sekali di depan dinding`,
  },
  {
    words: 'kelinci kelincinya kelinciku hamster hamsternya hamsterku marmut',
    stanzas: `
      Wortel digigit dengan dua gigi
      Kaki yang lembut mengetuk lantai
      Serutan kayu di sudut kandang
      Dan daun habis sampai ke tangkai

      Mangkuk kecil yang selalu kosong
      Pipi penuh biji matahari
      Kumis bergetar, tangan yang mungil
      Lalu lari, lari, dan masih lari

      Hidung bergerak tak pernah diam
      Telinga tegak, pelan terlipat
      Bulu halus di lengan baju
      Dan satu sudut untuk melompat`,
  },
  {
    words: 'kambing kambingnya sapi sapinya kerbau domba gembala menggembala peternak beternak memerah_susu',
    stanzas: `
      Rumput sekarung di atas sepeda
      Lonceng di leher, pelan bergoyang
      Mulut mengunyah ke kiri, ke kanan
      Dan bau jerami di dalam kandang

      Ember berdenting di lantai tanah
      Ekor mengibas, lalat pun kabur
      Tali di tangan, kuku di lumpur
      Dan mata besar, setengah tidur

      Pintu bambu, palang yang longgar
      Daun nangka di ujung tangan
      Kepala menjulur lewat pagar
      Dan topi pun disangka makanan`,
  },
]
