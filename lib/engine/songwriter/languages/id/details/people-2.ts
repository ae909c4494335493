import type { Details } from '../../stanzas.ts'

/** Yang terjadi di antara orang, dan yang sering dikatakan tentang orang. */
export const people2: readonly Details[] = [
  {
    words: 'lahir lahirnya lahirmu dilahirkan hari_lahir lahir_hari lahir_pas lahir_waktu',
    stanzas: `
      Jam di dinding dilihat semua orang
      Satu tangis, lalu satu senyuman
      Dunia yang tua di luar jendela
      Mendadak terasa seperti halaman

      Hari itu biasa di kalender
      Tak ada lingkaran, tak ada tanda
      Sejak itu setiap tahun dirayakan
      Karena satu orang mulai ada`,
    later: `
      Hari lahir itu tak akan dilupakan
      Hujan atau panas tak jadi soal
      Banyak yang datang, banyak yang lewat
      Yang satu ini datang dan tinggal`,
    hook: `
      Lahir ke dunia, disambut cinta
      Satu yang kecil, senang semua

      Hari lahir, hari yang terang
      Sejak hari itu semua senang`,
  },
  {
    words:
      'jari_kecil jarinya_kecil jari-jarinya jarinya_mungil tangan_kecil tangannya_kecil kakinya_kecil kaki_kecil tangan_mungil tangannya_mungil pipinya hidungnya matanya',
    stanzas: `
      Dihitung satu-satu, lengkap semua
      Sekecil ini, sesempurna ini
      Orang sebesar apa pun tertunduk
      Dan berbisik pelan di sini

      Semua orang mendekatkan wajah
      Lupa apa yang tadi dibicarakan
      Yang sekecil ini kuasanya besar
      Satu rumah jadi tawanan`,
    later: `
      Cepat sekali semua bertambah besar
      Jari yang mungil pandai menggenggam
      Suatu hari ia menggandeng balik
      Di jalan ramai, di jalan malam`,
    hook: `
      Jari yang kecil, pipi yang bulat
      Sekali dilihat, langsung terpikat

      Mata yang bening, jari yang mungil
      Hati yang besar ikut terpanggil`,
  },
  {
    words: 'permen cokelat coklat jajan uang_jajan membawa_permen es_krim jajanan es_lilin',
    stanzas: `
      Tutup dibuka, semua merapat
      Satu untuk ini, satu untuk itu
      Yang menangis pun berhenti sebentar
      Pipinya menggembung, hilang sendu

      Kertasnya berderak di dalam saku
      Yang kecil tahu bunyi itu dari jauh
      Manisnya habis dalam semenit
      Senangnya tinggal sampai subuh`,
    later: `
      Sekarang mampu beli setoples penuh
      Rasanya manis, tapi tak sama
      Permen yang dulu lebih berharga
      Karena ada tangan yang memberinya`,
    hook: `
      Permen satu, dibagi dua
      Manisnya tetap, senang semua

      Jajan sedikit, cokelat dan permen
      Yang manis-manis bikin berteman`,
  },
  {
    words: 'gigit_sandal menggigit_sandal gigit_sepatu menggigit_sepatu sandal sandalnya sandal_jepit mencuri_sandal',
    stanzas: `
      Kemarin sepasang, sekarang sebelah
      Yang sebelah lagi penuh gigitan
      Dicari di kolong, di balik pagar
      Ketemu juga, sudah jadi mainan

      Siapa pelakunya, semua tahu
      Ekornya bergoyang, matanya lugu
      Beli yang baru, begitu lagi
      Penjual di pasar sampai hafal itu`,
    later: `
      Sandal sebelah disimpan di rak
      Tali putus, karetnya hilang
      Tak ada lagi yang mau membuangnya
      Di situ ada gigitan yang dikenang`,
    hook: `
      Sandal sebelah ke mana pergi?
      Habis digigit, habis digigit lagi

      Gigit sandal, lari ke taman
      Sandal yang mahal jadi mainan`,
  },
  {
    words:
      'tak_pernah_menyerah pantang_menyerah tidak_menyerah menyerah berjuang perjuangan pejuang kuat tegar tangguh bertahan',
    stanzas: `
      Angin dari depan, jalan menanjak
      Orang lain sudah berbalik pulang
      Kaki yang ini masih melangkah
      Pelan, tapi tak pernah hilang

      Jatuh di tempat yang sama dua kali
      Debu ditepuk, celana digulung
      Yang menonton sudah putus asa
      Yang jatuh malah bersenandung`,
    later: `
      Nanti di atas orang cuma melihat
      Bendera kecil dan foto tertawa
      Yang berjuang tahu setiap batunya
      Dan tak satu pun ingin dilupa`,
    hook: `
      Pantang menyerah, terus berjuang
      Yang kuat bukan yang selalu menang

      Jangan menyerah, kuat dan tegar
      Sedikit lagi, sebentar, sebentar`,
  },
  {
    words:
      'gagal kegagalan tidak_lulus tak_lulus tak_lolos tidak_lolos ditolak sempat_gagal jatuh kalah dipecat phk bangkrut',
    stanzas: `
      Pintu itu tertutup di depan mata
      Malamnya panjang, bantalnya basah
      Paginya bangun, cuci muka
      Dan itu sudah separuh langkah

      Namanya tak ada di papan itu
      Dibaca dua kali, tetap tak ada
      Tapi jalan bukan cuma satu
      Masih ada pintu di sebelah sana`,
    later: `
      Yang gagal kemarin bukan orangnya
      Cuma satu hari, satu cara
      Benih pun gelap dulu di dalam tanah
      Sebelum ada yang melihat daunnya`,
    hook: `
      Gagal sekali, coba lagi
      Jatuh di sini, bangkit di sini

      Jatuh bangun, kalah dan menang
      Jalan yang gelap akhirnya terang`,
  },
  {
    words:
      'ketemu bertemu pertemuan pertama_ketemu ketemu_di bertemu_di pertama_kali_bertemu pertama_kali_ketemu kenalan berkenalan jumpa berjumpa',
    stanzas: `
      Seandainya hari itu pulang lebih cepat
      Seandainya hujan tak turun di sana
      Mungkin dua jalan cuma bersebelahan
      Tak pernah tahu ada pasangannya

      Tak ada musik, tak ada bunga
      Cuma sapaan yang agak kikuk
      Lalu obrolan tak mau selesai
      Semua orang pulang, dua orang masih duduk`,
    later: `
      Sampai kini tempat itu masih ada
      Orang lain lewat, tak tahu apa-apa
      Bagi yang pernah bertemu di situ
      Itu titik nol dari semua cerita`,
    hook: `
      Bertemu sekali, ingat selamanya
      Ketemu di sana, mulai semuanya

      Dari jumpa pertama, dari satu sapa
      Bertemu lagi, dan selalu bersama`,
  },
  {
    words:
      'baik baik_hati baik_sekali suka_menolong menolong membantu bantu dibantu penolong dermawan suka_memberi tulus peduli perhatian',
    stanzas: `
      Tak pernah bertanya apa untungnya
      Tak pernah menghitung berapa kali
      Yang butuh datang, yang datang diterima
      Lalu lupa, seperti tak pernah memberi

      Ada yang menolong sambil bercerita
      Ada yang menolong lalu diam
      Yang kedua itu jarang sekali
      Seperti lampu yang dijaga malam`,
    later: `
      Kebaikan itu seperti benih
      Ditabur di jalan, tak dilihat lagi
      Bertahun kemudian orang berteduh
      Di bawah pohon yang baik begini`,
    hook: `
      Baik hati, baik pekerti
      Yang dibantu ingat sampai nanti

      Menolong orang tanpa diminta
      Membantu, peduli, itu namanya cinta`,
  },
  {
    words: 'murah harganya harga diskon promo gratis terjangkau hemat_di_kantong',
    stanzas: `
      Dompet tersenyum, perut pun setuju
      Bawa sepuluh ribu, pulang senang
      Yang mahal banyak di ujung jalan
      Yang begini bikin hati tenang

      Anak sekolah boleh, bapak ojek boleh
      Semua bisa, semua sanggup
      Tak usah menunggu tanggal muda
      Uang seadanya pun sudah cukup`,
    later: `
      Murah di kantong bukan murahan
      Dikerjakan tetap dengan hati
      Yang datang sekali hitung kembalian
      Lalu besoknya datang lagi`,
    hook: `
      Harganya murah, rasanya wah
      Ajak semua, tak usah susah

      Murah, murah, ayo kemari
      Ada promo baik hati`,
  },
  {
    words:
      'buka_dari buka_setiap_hari buka_tiap_hari buka_jam buka_dari_jam buka_sampai_malam buka_pagi buka_24_jam pesan_lewat bisa_pesan pesan_antar lewat_wa',
    stanzas: `
      Lampu dinyalakan, kursi diatur
      Yang lapar datang, yang rindu singgah
      Mau sendiri, mau serombongan
      Selalu ada tempat yang ramah

      Hujan pun tetap, panas pun tetap
      Pintu terbuka, senyum menanti
      Yang tak sempat jalan tinggal bilang
      Sebentar lagi sampai di sini`,
    later: `
      Malam pun larut, pintu ditutup
      Meja dilap, besok dipakai
      Jam buka boleh ada akhirnya
      Sambutan hangat tak pernah usai`,
    hook: `
      Buka hari ini, buka lagi nanti
      Ayo datang, ayo kemari

      Pesan sekarang, pesan lagi
      Buka pintu, kami menanti`,
  },
  {
    words:
      'mengajari mengajariku diajari ajari mengajarkan mengajariku_naik membimbing membimbingku bimbingan nasihat nasihatnya nasihatmu menasihati',
    stanzas: `
      Tangan di atas tangan, pelan-pelan
      Salah sekali, diulang lagi
      Tak ada suara yang meninggi
      Cuma sabar sampai mengerti

      Dulu rasanya susah sekali
      Sekarang jalan dengan sendirinya
      Setiap kali dilakukan lagi
      Teringat siapa mula-mulanya`,
    later: `
      Suatu hari giliran mengajari
      Yang lebih kecil, yang belum bisa
      Kata-kata itu keluar lagi
      Nadanya sama, sabarnya sama`,
    hook: `
      Diajari sabar, diajari pelan
      Jadi bekal di sepanjang jalan

      Mengajari langkah, mengajari kata
      Nasihat yang baik tinggal selamanya`,
  },
  {
    words:
      'radio lagu_lama lagu_lawas kaset tembang keroncong koes_plus campursari lagu_kenangan mendengarkan_radio mendengarkan_lagu',
    stanzas: `
      Tombol diputar, gemerisik dulu
      Lalu suara dari masa lalu
      Jari mengetuk di pinggir kursi
      Mulut ikut, mata berlalu

      Sore begini lagunya itu
      Semua orang hafal reffnya
      Yang muda mengejek, lalu bernyanyi
      Yang tua tersenyum melihatnya`,
    later: `
      Radionya retak, antenanya patah
      Lagunya kini ada di mana-mana
      Tapi kalau terdengar dari jauh
      Sore yang dulu kembali ke sana`,
    hook: `
      Putar radio, lagu yang lama
      Hati yang muda kembali juga

      Lagu lama, lagu kenangan
      Nyanyikan lagi pelan-pelan`,
  },
  {
    words:
      'membesarkan membesarkanku sendirian seorang_diri orang_tua_tunggal menghidupi menyekolahkan menyekolahkanku menafkahi merawat merawatku menjaga menjagaku pengorbanan berkorban tangannya_kasar tangan_kasar biaya_kuliahku biaya_sekolahku kehujanan kepanasan kehujanan_kepanasan demi_biaya demi_anak demi_keluarga demi_aku',
    stanzas: `
      Bangun paling pagi, tidur paling malam
      Lauk terbaik selalu disisihkan
      Katanya sudah kenyang, sudah makan tadi
      Padahal perutnya yang ditahan

      Tak pernah bilang bahwa itu berat
      Tak pernah minta dilihat orang
      Sepatu sendiri sudah menganga
      Yang kecil sekolah dengan senang`,
    later: `
      Sekarang tangan itu mulai keriput
      Sekarang giliran yang kecil menjaga
      Tak akan pernah bisa terbayar
      Merawat begitu tak ada harganya`,
    hook: `
      Dijaga dari kecil sampai besar
      Merawat sendirian, hati yang sabar

      Membesarkan dengan dua tangan
      Menjaga siang, malam, sepanjang jalan`,
  },
  {
    words: 'gelap takut_gelap takut_hantu hantu takut_petir petir takut_ketinggian penakut takut takutnya',
    stanzas: `
      Lampu berkedip, semua berlari
      Yang paling gagah di bawah selimut
      Ternyata cuma kucing di atap
      Semua tertawa sambil menuntut

      Katanya berani, katanya siap
      Begitu waktunya pegang lengan
      Satu bunyi kecil dari dapur
      Naik ke punggung tanpa aturan`,
    later: `
      Tak apa takut, semua pun takut
      Yang gagah cuma pandai menyimpan
      Selama ada tangan yang digenggam
      Gelap dan petir jadi teman`,
    hook: `
      Takut, takut, pegang tanganku
      Gelap begini kita lewati dulu

      Ada hantu? Cuma bayangan
      Takutnya hilang kalau berteman`,
  },
  {
    words:
      'gandeng_tangan gandeng menggandeng bergandengan bergandengan_tangan gandengan menggandengku pegang_tangan memegang_tanganku pegangan_tangan genggam_tangan menggenggam_tanganku',
    stanzas: `
      Di tengah orang, di tengah ramai
      Jari-jari mencari pasangannya
      Tak ada yang lihat, tak perlu dilihat
      Begitu saja, bertahun lamanya

      Jalan menyempit, langkah melambat
      Tangan yang satu menunggu tangan
      Anak muda lewat sambil tersenyum
      Mungkin berharap kelak demikian`,
    later: `
      Kulitnya berubah, tak sehalus dulu
      Uratnya muncul, jarinya kaku
      Tapi gandengan itu tetap pas
      Seperti kunci dan pintu`,
    hook: `
      Gandeng tangan, jangan lepas
      Jalan yang sempit jadi luas

      Pegang tanganku, genggam yang erat
      Jalan yang jauh jadi dekat`,
  },
  {
    words: 'ompong gigi_ompong giginya_ompong tanggal_gigi gigi_susu gigi_copot',
    stanzas: `
      Ada jendela di tengah senyuman
      Angin masuk, kata pun bersiul
      Apel digigit dari sebelah samping
      Tawanya makin lucu, makin terkumpul

      Yang lama jatuh, disimpan di kotak
      Yang baru mengintip, malu-malu
      Setiap foto hari-hari ini
      Nanti dicari, ditertawakan dulu`,
    later: `
      Gigi yang baru nanti besar dan rapi
      Jendela kecil itu tertutup
      Tapi senyum ompong di foto ini
      Disimpan sampai seumur hidup`,
    hook: `
      Ompong, ompong, manis sekali
      Satu jatuh, tumbuh kembali

      Gigi ompong, senyumnya lebar
      Paling manis sampai ke luar`,
  },
  {
    words: 'unicorn dinosaurus dino princess putri_duyung superhero robot mobil-mobilan naga peri pelangi',
    stanzas: `
      Di kertas, di baju, di sarung bantal
      Gambarnya ada di mana-mana
      Kalau malam mereka keluar
      Berjalan-jalan keliling istana

      Yang besar tak lihat, yang kecil tahu
      Di balik lemari ada negeri
      Masuknya cukup memejamkan mata
      Pulangnya waktu dipanggil mandi`,
    later: `
      Suatu hari mainan disimpan
      Negeri di lemari jadi sunyi
      Tapi siapa yang pernah ke sana
      Tahu jalannya sampai nanti`,
    hook: `
      Unicorn, naga, peri, pelangi
      Ayo terbang sampai pagi

      Dino dan robot, putri dan peri
      Di dalam mimpi semua menari`,
  },
]
