import type { Details } from '../../stanzas.ts'

/** Di jalan dan di bawah langit. */
export const places1: readonly Details[] = [
  {
    words: 'mobil mobilnya mobilmu mobilku menyetir nyetir mencuci_mobil jip sedan',
    stanzas: `
      Kunci diputar, lampu menyala
      Jok yang retak, wangi jeruk
      Kaca diturunkan sampai separuh
      Dan di tepi setir, jari mengetuk

      Ember dan busa, spons yang besar
      Air mengalir di kap yang licin
      Spion digosok sampai berkilat
      Dan ujung celana basah dan dingin

      Bagasi penuh, pintu dibanting
      Bantal leher di bangku belakang
      Permen karet di laci depan
      Dan jalan lurus yang panjang, panjang`,
  },
  {
    words: 'motor motornya motormu motorku sepeda_motor naik_motor skuter boncengan membonceng dibonceng touring',
    stanzas: `
      Helm digantung di kaca spion
      Jok yang panas, ditepuk dulu
      Asap tipis di belakang knalpot
      Jaket mengembang, pagar berlalu

      Tangki digosok, velg berkilat
      Rantai diolesi, kaca dilap
      Jas hujan terlipat di bawah jok
      Dan suara mesin di jalan lembap

      Lampu menguning, kopling ditarik
      Sandal menapak di garis putih
      Sebungkus belanja di sela lutut
      Dan gigi satu, pelan dan gigih`,
  },
  {
    words: 'kereta keretanya kereta_api stasiun masinis rel gerbong krl peron',
    stanzas: `
      Peluit panjang, pintu menutup
      Sawah bergeser di balik kaca
      Kepala bersandar, tas di pangkuan
      Dan koran lama habis dibaca

      Koper diangkat ke rak di atas
      Karcis terlipat di saku baju
      Kopi bergoyang di gelas kertas
      Dan roda berderak, maju, maju

      Jam yang bundar, bangku yang dingin
      Pengeras suara setengah jelas
      Roti dibagi, tas dipangku
      Peron bergeser, lambaian lepas`,
  },
  {
    words: 'bus bis busnya naik_bus terminal halte kondektur',
    stanzas: `
      Jendela bergetar, tirai hijau
      Tas di pangkuan, kaki terlipat
      Kepala terangguk tiap tikungan
      Dan satu kursi untuk yang cepat

      Nama kota dari mulut ke mulut
      Asap knalpot, jeruk dikupas
      Bangku direbahkan, radio pelan
      Dan nasi bungkus yang masih panas

      Kartu ditempel, pintu berdesis
      Tangan bergantung di gagang karet
      Rem diinjak, semua condong
      Dan kaki terjepit, jalanan macet`,
  },
  {
    words: 'mudik pulang_kampung pulang_ke_kampung kampung_halaman kampung_halamannya oleh-oleh',
    stanzas: `
      Kardus diikat tali rafia
      Barang dihitung, kursi dirapat
      Bantal, termos, dan nasi bungkus
      Dan satu celah yang masih muat

      Gapura kampung, jalan berbatu
      Pintu pagar yang lama berderit
      Bungkusan besar di dua tangan
      Dodol dibagi, sedikit-sedikit

      Tikar digelar di ruang tengah
      Sandal bertumpuk, puluhan pasang
      Kamar lama, lemari yang sama
      Dan pertanyaan yang sama diulang`,
  },
  {
    words: 'pesawat bandara pilot pramugari terbang_ke paspor koper kopernya merantau perantauan perantau luar_negeri',
    stanzas: `
      Roda koper di lantai licin
      Papan berganti, huruf berputar
      Pelukan panjang di pintu kaca
      Satu lambaian lagi, sebentar

      Awan di bawah jendela bulat
      Sabuk diklik, meja dilipat
      Permen di lidah, telinga berdengung
      Dan atap jadi titik yang rapat

      Koper ditimbang, dibuka lagi
      Sambal dibungkus tiga lapis
      Baju ditarik, sandal dipindah
      Dan ruang kosong pelan-pelan habis`,
  },
  {
    words: 'laut pantai pantainya ombak berselancar selancar pasir_putih kapal kapalnya perahu pelaut',
    stanzas: `
      Pasir di sandal, angin di rambut
      Ombak menghapus jejak yang dalam
      Tikar ditarik sedikit ke atas
      Dan ujung lidah yang rasa garam

      Kelapa dibelah, sedotan miring
      Layar putih sekecil kuku
      Pasir menempel di betis basah
      Dan sebutir kerang di dalam saku

      Papan kayu, cat yang terkelupas
      Buih merayap, mundur, dan lagi
      Tali yang basah melingkar rapi
      Dan bayang-bayang datang dan pergi`,
  },
  {
    words:
      'gunung gunungnya mendaki naik_gunung pendaki puncak pendakian berkemah kemah kemping camping tenda ransel pramuka',
    stanzas: `
      Tali ransel menekan bahu
      Napas berembun, langkah merapat
      Akar melintang, batu yang goyah
      Dan puncak yang katanya dekat

      Kain oranye, tali ditarik
      Kompor kecil, mi dua bungkus
      Kaus kaki basah di ranting kering
      Dan jagung di bara, sedikit hangus

      Kabut turun, pohon menghilang
      Tongkat kayu di genggam tangan
      Setapak naik di punggung bukit
      Lalu awan, sejauh pandangan`,
  },
  {
    words: 'hujan hujannya hujan-hujanan kehujanan gerimis payung payungnya banjir',
    stanzas: `
      Genting berbunyi, talang meluap
      Ember ditaruh di bawah bocor
      Daun pisang jadi tudung kepala
      Dan ujung celana basah dan kotor

      Kaca berembun, jari menulis
      Kursi ditarik, jemuran diangkat
      Kodok bernyanyi di selokan
      Bau tanah dan yang hangat-hangat

      Gagang satu, bahu separuh
      Jas plastik tipis, tudung yang robek
      Lompat pelan dari bata ke bata
      Dan langkah kecil di jalan becek`,
  },
  {
    words: 'bintang bintang-bintang bulan_purnama langit_malam teropong kunang-kunang menatap_bintang melihat_bintang',
    stanzas: `
      Leher tengadah, jari menunjuk
      Titik-titik putih di atas atap
      Tikar digelar di tanah lapang
      Dan lampu teras sengaja gelap

      Pohon kelapa, langit yang lebar
      Satu yang terang, satu yang redup
      Garis ditarik, titik ke titik
      Dan pintu teras tak juga ditutup

      Tiga kaki di rumput basah
      Lensa diputar, napas ditahan
      Lingkaran pucat, bintik kelabu
      Dan mata mengintip bergantian`,
  },
  {
    words: 'macet kemacetan macetnya lampu_merah jalan_tol',
    stanzas: `
      Atap mobil berbaris panjang
      Klakson pendek, motor menyelip
      Tukang koran di sela-sela
      Dan di kejauhan, merah berkelip

      Maju semeter, lalu diam lagi
      Jari mengetuk di pinggir setir
      Radio mengulang berita sama
      Dan jalan raya jadi tempat parkir

      Botol minum tinggal setetes
      Peta di layar berwarna merah
      Jalur sebelah selalu lancar
      Lalu pindah, dan macet pun pindah`,
  },
  {
    words: 'jalan_kaki berjalan_kaki jalan_pagi jalan-jalan jalan_sore jalan_santai berjalan-jalan taman_kota',
    stanzas: `
      Langkah yang sama di tepi jalan
      Sapaan pendek dari balik pagar
      Bayangan panjang di tembok putih
      Lalu di bangku, duduk sebentar

      Belok di warung, lurus di jembatan
      Tangan di saku, obrolan ringan
      Kerikil kecil ditendang pelan
      Sampai berhenti di persimpangan

      Topi lusuh, sepatu berdebu
      Satu putaran, lalu satu lagi
      Handuk di leher, botol setengah
      Dan kucing yang ikut, lalu pergi`,
  },
]
