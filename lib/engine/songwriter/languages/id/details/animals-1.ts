import type { Details } from '../../stanzas.ts'

/** Kebun, sawah, dan hewan di rumah. */
export const animals1: readonly Details[] = [
  {
    words:
      'kebun kebunnya kebunmu kebunku berkebun tanaman tanamannya menanam cangkul menyiram_tanaman bercocok_tanam tukang_kebun sayuran',
    stanzas: `
      Pagi-pagi tanah sudah disiram
      Cabai memerah, kangkung merambat
      Cacing pun senang tinggal di sana
      Apa yang dirawat tumbuh dengan cepat

      Kukunya hitam, topinya miring
      Tanah yang kering digali lagi
      Seminggu kosong, tak ada apa-apa
      Lalu satu tunas menyapa pagi`,
    later: `
      Tahun berganti, kebun makin rimbun
      Tetangga pulang membawa sayur
      Yang ditanam dulu dengan sabar
      Sekarang memberi makan satu dapur`,
    hook: `
      Kebun yang hijau, kebun yang subur
      Yang berkebun sabar, panen pun makmur

      Tanaman disiram, tanaman disayang
      Menanam hari ini, memetik di musim datang`,
  },
  {
    words: 'bunga bunganya mawar melati kembang_sepatu bougenvil merangkai_bunga toko_bunga karangan_bunga buket',
    stanzas: `
      Satu kuncup membuka pelan
      Lebah yang lewat singgah sebentar
      Wanginya sampai ke seberang jalan
      Yang tadi murung jadi segar

      Kelopak basah oleh embun
      Jambangan kaca diisi separuh
      Meja yang tua tampak baru lagi
      Satu tangkai saja sudah membuat teduh`,
    later: `
      Bunga pun layu, musim berganti
      Sehelai kelopak tersimpan di buku
      Dibuka lagi bertahun kemudian
      Wanginya masih ada di situ`,
    hook: `
      Bunga mekar, bunga mekar
      Satu tangkai saja, hari jadi segar

      Mawar merah, melati putih
      Wanginya tinggal di hati yang kasih`,
  },
  {
    words:
      'anggrek anggreknya anggrekmu menyiram_anggrek menyiram_bunga menyiram_kembang nyiram_anggrek nyiram_bunga siram_bunga nyiram_tanaman',
    stanzas: `
      Pagi baru datang, gayung sudah di tangan
      Satu per satu pot diberi minum
      Daun dilap, akar dilihat
      Lalu satu kuncup seperti tersenyum

      Airnya jangan banyak, jangan deras
      Setetes demi setetes, sambil menyapa
      Tiga bulan cuma daun yang kelihatan
      Lalu bunganya mekar, ungu semua`,
    later: `
      Sekarang anggrek memenuhi pagar
      Orang yang lewat memperlambat langkah
      Tak ada pupuk yang mahal di situ
      Cuma tangan yang sabar dan ramah`,
    hook: `
      Anggrek di pagar mekar lagi
      Disiram dengan sayang setiap pagi

      Nyiram anggrek, menyiram bunga
      Yang disayang tumbuh, mekar semua`,
  },
  {
    words: 'sawah sawahnya padi petani bertani panen memanen ladang pematang caping',
    stanzas: `
      Padi merunduk, kuning dan berat
      Kaki telanjang menginjak lumpur
      Angin lewat seperti tangan
      Dan semua hijau seperti tak diatur

      Bebek berbaris di tepi pematang
      Burung pipit mencuri sedikit
      Capingnya lebar, kopinya hangat
      Dan di ujung petak membentang langit`,
    later: `
      Nanti padinya jadi nasi
      Mengepul di meja, dibagi rata
      Setiap butir pernah jadi keringat
      Dan sawah di sana mulai lagi dari semula`,
    hook: `
      Sawah yang hijau, padi yang menguning
      Panen dibagi, hati pun bening

      Petani di sawah, padi di lumbung
      Nasi sepiring, jangan terlalu dihitung`,
  },
  {
    words: 'mangga rambutan durian pohon_jambu pohon_mangga jambu pohon_kelapa nangka memanjat_pohon rujak buah-buahan',
    stanzas: `
      Galah diangkat, semua menengadah
      Satu jatuh, pecah di tanah
      Yang masih hijau dicolek garam
      Gigi pun ngilu, tapi terus ditambah

      Dahan yang tua berderit pelan
      Semut marah, kaki dipindah
      Yang paling manis selalu di ujung
      Dan di bawah orang berteriak sudah`,
    later: `
      Pohon itu sekarang lebih tinggi dari atap
      Anak yang lain yang memanjatnya
      Tapi mangga pertama dari dahannya
      Selalu dikirim kepada yang punya cerita`,
    hook: `
      Mangga di atas, galah di tangan
      Yang manis dibagi bersama kawan

      Memanjat pohon sampai ke ujung
      Jambu dan rambutan di dalam sarung`,
  },
  {
    words: 'kucing kucingnya kucingmu kucingku meong anak_kucing si_meong',
    stanzas: `
      Ekornya tegak, jalannya pelan
      Seperti raja memeriksa istana
      Bulunya menempel di baju hitam
      Dan sofa yang baru tinggal rangka

      Mata setengah tertutup, dengkur menyala
      Pangkuan siapa pun jadi kasurnya
      Mau berdiri pun tak tega
      Kaki kesemutan, tapi senang rasanya`,
    later: `
      Malam-malam hujan turun deras
      Kucing itu pulang dengan kaki basah
      Melingkar hangat di sudut selimut
      Dan hilanglah semua lelah`,
    hook: `
      Meong, meong, kucing berjalan
      Satu rumah jadi pelayan

      Kucing di kursi, kucing di meja
      Siapa yang punya rumah sebenarnya?`,
  },
  {
    words:
      'nyolong_ikan mencuri_ikan curi_ikan nyuri_ikan nyolong_makanan mencuri_makanan nyuri_makanan nyolong_ikan_asin mencuri_ikan_asin ikan_asin nyolong_lauk mencuri_lauk nyolong_ayam mencuri_ayam_goreng nyolong',
    stanzas: `
      Ditinggal ke depan sebentar saja
      Piring di meja tinggal remah
      Tudung saji miring ke kanan
      Dan jejak kecil menuju ke rumah sebelah

      Tadi ada tiga, sekarang dua
      Yang satu lagi entah ke mana
      Di bawah lemari terdengar bunyi kunyah
      Dan sepasang mata tanpa dosa`,
    later: `
      Sekarang ikan asin disimpan di panci
      Pancinya ditutup, ditindih batu
      Besok paginya batunya bergeser
      Ikannya habis, pancinya satu`,
    hook: `
      Ikan asin di meja hilang lagi
      Nyolong satu, besok nyolong lagi

      Siapa mencuri, siapa mencuri?
      Yang nyolong ikan menjilat jari`,
  },
  {
    words:
      'tidur_di_laptop tidur_di_atas_laptop tidur_di_keyboard tidur_di_atas_keyboard duduk_di_laptop duduk_di_atas_laptop tiduran_di_laptop tiduran_di_atas_laptop tidur_di_atas_komputer',
    stanzas: `
      Ada kasur empuk, ada bantal baru
      Yang dipilih tetap papan huruf itu
      Layar terisi seribu huruf j
      Terkirim ke bos, tak bisa ditarik lagi

      Hangat katanya, cocok untuk perut
      Rapat penting jadi penuh bulu
      Semua di layar tertawa bersama
      Dan pekerjaan menunggu dulu`,
    later: `
      Laptop sekarang kepanasan dan berbulu
      Tombol spasinya susah ditekan
      Tapi kalau kosong, rasanya aneh
      Bekerja jadi sepi, tanpa teman`,
    hook: `
      Laptop ini kasur, laptop ini kasur
      Kerja nanti dulu, ada yang tidur

      Tidur di laptop, nyenyak sekali
      Huruf a sampai z terinjak lagi`,
  },
  {
    words:
      'cicak kecoa kecoak takut_cicak takut_kecoa takut_kecoak takut_sama_cicak takut_sama_kecoa takut_sama_kecoak takut_tikus takut_sama_tikus takut_serangga takut_laba-laba',
    stanzas: `
      Yang kecil merayap di langit-langit
      Yang besar sudah naik ke kursi
      Sandal dilempar, kena lemari
      Yang kecil lari, lalu muncul lagi

      Jeritannya terdengar sampai ke pos ronda
      Bapak-bapak datang membawa sapu
      Ternyata cuma sekecil telunjuk
      Dan yang paling takut siapa, semua tahu`,
    later: `
      Sejak itu lampu dapur tak pernah mati
      Cicak pun bosan, pindah ke sebelah
      Tapi kalau ada yang jatuh dari atap
      Satu rumah lari, sandal terbelah`,
    hook: `
      Cicak di dinding, siapa yang lari?
      Yang sebesar ini naik ke kursi

      Kecoa terbang, semua menjerit
      Yang kecil tenang, yang besar terbirit`,
  },
  {
    words: 'anjing anjingnya anjingmu anjingku anak_anjing menggonggong',
    stanzas: `
      Ekornya memukul kaki meja
      Sandal sebelah sudah dikunyah
      Baru dilirik, perutnya di atas
      Siapa pun lupa bahwa tadi marah

      Suara motor masih di ujung gang
      Telinganya tegak, ia sudah tahu
      Seharian menunggu di dekat pagar
      Dan sambutannya selalu seperti baru`,
    later: `
      Moncongnya kini mulai memutih
      Larinya pelan, tidurnya panjang
      Tapi anjing itu tetap di depan pintu
      Setiap kali ada yang pulang`,
    hook: `
      Anjing yang setia, ekor bergoyang
      Paling senang kalau ada yang pulang

      Guk, guk, anjing berlari
      Bola dilempar, minta lagi`,
  },
  {
    words: 'ayam ayamnya ayamku beternak_ayam ayam_jantan bebek telur_ayam kandang_ayam',
    stanzas: `
      Belum lagi terang, sudah berkokok
      Satu kampung bangun bersama
      Jagung ditebar, semua berebut
      Yang paling kecil paling lapar juga

      Pintu kandang lupa dikait
      Sepuluh ekor jalan-jalan ke balai desa
      Pak RT berlari, sarung melorot
      Pulangnya lengkap, malah bertambah dua`,
    later: `
      Telurnya hangat di dalam jerami
      Sebagian dimakan, sebagian menetas
      Ayam yang dulu sebesar kepalan
      Kini memimpin barisan di teras`,
    hook: `
      Kukuruyuk, ayam berkokok
      Ayo bangun, jangan tunggu besok

      Ayam dan bebek berbaris lima
      Jagung dibagi, dapat semua`,
  },
  {
    words: 'burung burungnya burungku murai kenari perkutut beo berkicau kicau kicauan sangkar lovebird',
    stanzas: `
      Kain penutup dibuka pelan
      Satu nada memecah pagi
      Tetangga berhenti menyapu halaman
      Kepala miring, mendengar lagi

      Pisang disuap lewat jeruji
      Siul dijawab dengan siulan
      Begitu saja sejam lewat
      Kopi pun dingin, lupa diminum pelan`,
    later: `
      Kicaunya sekarang dikenal satu gang
      Orang lewat sengaja menunggu
      Kalau burung itu diam sehari saja
      Semua bertanya, ada apa di situ`,
    hook: `
      Burung berkicau, pagi bernyanyi
      Nadanya turun, lalu naik lagi

      Kicau, kicaulah, burung kecil
      Pagi yang besar jadi terpanggil`,
  },
  {
    words: 'akuarium ikan_hias ikan_cupang ikan_koi ikan_mas cupang kolam_ikan memelihara_ikan',
    stanzas: `
      Jari mengetuk kaca sekali
      Semua mulut langsung datang
      Gelembung naik, lampu membiru
      Yang tadi pusing jadi tenang

      Siripnya oranye, ekornya selendang
      Berputar-putar, tak pernah tergesa
      Duduk sebentar di depan kaca
      Lalu sejam lewat tak terasa`,
    later: `
      Lumut disikat, airnya diganti
      Ikan kecil itu kini sepanjang tangan
      Diberi nama satu per satu
      Dan katanya semua tahu panggilan`,
    hook: `
      Ikan berenang, putar dan putar
      Hati yang kusut jadi lancar

      Di akuarium, ikan menari
      Siripnya kipas, tak pernah berlari`,
  },
  {
    words: 'kelinci kelincinya kelinciku hamster hamsternya hamsterku marmut',
    stanzas: `
      Hidungnya bergerak, tak pernah diam
      Wortel habis sampai ke tangkai
      Pipinya penuh, masih meminta
      Lalu lari keliling lantai

      Pintu kandang dibuka sebentar
      Kabel digigit, kaus kaki hilang
      Dicari di kolong, di balik lemari
      Ternyata tidur di kotak uang`,
    later: `
      Malam-malam terdengar suara kecil
      Roda berputar, biji dikupas
      Kelinci dan hamster tak tahu jam tidur
      Tapi pagi hari semua puas`,
    hook: `
      Kelinci melompat, hap, hap, hap
      Wortelnya habis dalam sekejap

      Hamster kecil, pipinya bulat
      Lari di roda, cepat, cepat`,
  },
  {
    words: 'kambing kambingnya sapi sapinya kerbau domba gembala menggembala peternak beternak memerah_susu',
    stanzas: `
      Rumput sekarung dibawa pulang
      Loncengnya bunyi, kepala menjulur
      Topi di pagar ikut dikunyah
      Dan semua tertawa di tengah lumpur

      Matanya besar, jalannya pelan
      Tak ada yang bisa menyuruh cepat
      Hujan pun turun, ia tetap tenang
      Sampai juga di kandang dengan selamat`,
    later: `
      Sore hari semua kembali ke kandang
      Jerami kering, palang dipasang
      Kambing dan sapi dihitung lagi
      Satu pun tak ada yang hilang`,
    hook: `
      Kambing mengembik, sapi melenguh
      Pulang ke kandang sebelum jauh

      Gembala pulang, kerbau di depan
      Seruling ditiup pelan-pelan`,
  },
]
