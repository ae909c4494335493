import type { Details } from '../../stanzas.ts'

/** Dapur, masakan, dan minuman. */
export const food1: readonly Details[] = [
  {
    words:
      'memasak masak masakan masakannya masakanmu masakanku memasakkan dimasak dapur dapurnya dapurmu dapurku koki juru_masak menumis wajan resep resepnya',
    stanzas: `
      Bawang diiris setipis kertas
      Minyak mendesis di dasar wajan
      Uap menempel di kaca jendela
      Dan wangi sampai ke ujung jalan

      Talenan kayu penuh goresan
      Pisau mengetuk, jarang lalu rapat
      Garam sejumput tanpa takaran
      Dicicip sedikit, sampai tepat

      Panci penyok di api yang kecil
      Tutup bergetar, minta dibuka
      Kemiri, ketumbar, daun salam
      Yang agak gosong pun ada yang suka`,
  },
  {
    words:
      'memasak_rendang masak_rendang masak_gulai memasak_gulai memasak_opor rendang rendangnya gulai opor santan kari gudeg kalio semur',
    stanzas: `
      Santan mengental di api kecil
      Serai digeprek, daun kunyit layu
      Lengkuas, jahe, dan daun jeruk
      Diaduk pelan dengan sendok kayu

      Bara yang sabar, asap yang tipis
      Minyak merah berkilau di kuali
      Sesendok bumbu di nasi hangat
      Dan piring kosong terisi kembali

      Potongan lunak, hampir terlepas
      Bumbu menempel, gelap dan tebal
      Kelapa parut, perasan kedua
      Dan sekotak lagi untuk bekal`,
  },
  {
    words: 'memasak_nasi_goreng masak_nasi_goreng nasi_goreng telur_ceplok telur_dadar kecap nasi_kecap',
    stanzas: `
      Nasi semalam, minyak sesendok
      Kecap melingkar, botol dikocok
      Sodet beradu, besi lawan besi
      Acar di pinggir dan telur di pojok

      Bawang merah digoreng garing
      Cabai diiris, bijinya ikut
      Kuning telur meleleh pelan
      Dan asap wangi setebal kabut

      Api besar dan wajan digoyang
      Butir-butir nasi loncat berkilat
      Seiris tomat, seiris timun
      Dan suapan kedua lebih cepat`,
  },
  {
    words: 'sambal sambalnya sambalmu cobek ulekan mengulek cabai cabe pedas rawit terasi',
    stanzas: `
      Cobek batu, ulekan yang licin
      Cabai dan terasi, garam kasar
      Keringat kecil di ujung hidung
      Dan piring kedua, masih lapar

      Batu berputar bertemu batu
      Rawit merah, hijau, dan tomat
      Jeruk limau diperas sekali
      Bibir terbakar, telinga hangat

      Sesendok saja di pinggir piring
      Lalu sesendok lagi, tak terasa
      Segelas air, selembar kerupuk
      Mata basah, tapi sudah biasa`,
  },
  {
    words:
      'memasak_mi masak_mi masak_mie bakso baksonya mi_ayam mie_ayam mie mi_instan mi_goreng mi_rebus pangsit kwetiau',
    stanzas: `
      Mangkuk bergambar ayam jago
      Kuah mengepul, seledri dan bawang
      Saus merah dikocok dari botol
      Dan sendok di mangkuk terus berdentang

      Mi yang panjang, sumpit yang licin
      Sawi hijau dan pangsit renyah
      Merica putih sejumput lagi
      Sambal sesendok, kuah makin merah

      Panci terbuka, kaca berembun
      Bawang goreng di mangkuk kecil
      Daun bawang diiris serong
      Yang paling enak terakhir diambil`,
  },
  {
    words: 'memasak_soto masak_soto memasak_sup soto sotonya rawon sup sop sayur_asem sayur_lodeh coto pempek papeda',
    stanzas: `
      Kuah penuh sampai bibir mangkuk
      Serai terikat, daun jeruk sobek
      Jeruk nipis diperas dua jari
      Dan sambal diambil dari cobek

      Panci besar, sendok sayur panjang
      Daging disuwir, tauge di bawah
      Seledri dan bawang goreng di atas
      Dan nasi putih tenggelam di kuah

      Uap naik ke wajah yang menunduk
      Sendok ditiup, satu, dua kali
      Kerupuk lembek separuh terendam
      Dan mangkuk disodorkan kembali`,
  },
  {
    words: 'sate satenya ikan_bakar ayam_bakar jagung_bakar bakar_ikan bakar-bakar membakar_ikan membakar_sate barbeku',
    stanzas: `
      Arang merah, kipas anyaman bambu
      Asap berputar ke segala arah
      Bolak-balik di atas panggangan
      Olesan menetes, bara pun marah

      Kertas nasi dan selembar daun
      Kecap hitam dan bawang diiris
      Jari berminyak, arang di pipi
      Gosong di pinggir, di tengah manis

      Kipas bergerak kiri dan kanan
      Mata disipitkan melawan asap
      Olesan mentega, kecap, dan jeruk
      Dan tangan terulur, piring siap`,
  },
  {
    words:
      'kue kuenya kuemu kue_ulang_tahun bolu memanggang_kue membuat_kue bikin_kue kue_kering nastar brownies donat klepon lemper roti adonan oven lapis_legit martabak',
    stanzas: `
      Telur dan gula dikocok kembang
      Tepung menempel di ujung hidung
      Loyang diolesi sampai ke sudut
      Dan yang pertama di bawah tudung

      Pintu oven, lampu yang kuning
      Adonan naik pelan di loyang
      Lidi ditusuk dan keluar bersih
      Pinggir yang garing direbut orang

      Kukusan berembun di bawah tutup
      Daun pisang dilap, dilipat rapi
      Gula merah lumer di tengah
      Dan jari ditiup di dekat api`,
  },
  {
    words: 'gorengan pisang_goreng tempe_goreng tahu_goreng tahu_isi bakwan tempe mendoan cireng keripik kerupuk',
    stanzas: `
      Minyak bernyanyi di wajan lebar
      Warna emas, renyah, dan rawan
      Cabai rawit digigit mentah
      Dan bungkusnya dioper ke kawan

      Saringan diangkat, minyak menetes
      Kertas di bawah jadi bening
      Bunyi renyah di gigitan pertama
      Dan remah di piring, kecil dan kuning

      Sekali balik, sekali tiris
      Tepungnya tipis, gurihnya keluar
      Garpu menusuk, mulut meniup
      Masih terlalu panas, sebentar`,
  },
  {
    words: 'kopi kopinya kopimu kopiku ngopi kafe barista espreso kedai_kopi warung_kopi',
    stanzas: `
      Bubuk hitam, air yang mendidih
      Ampas turun ke dasar gelas
      Sendok berdenting tiga putaran
      Dan tegukan pertama, masih panas

      Cangkir di tatakan, uap ke atas
      Gula sesendok, atau tanpa gula
      Pahit dulu di ujung lidah
      Lalu wangi, lalu pahit pula

      Bangku panjang dan sepiring camilan
      Asap tipis dari bibir cangkir
      Obrolan pendek, tegukan pendek
      Dan ampas hitam di tetes terakhir`,
  },
  {
    words: 'teh tehnya teh_manis teh_hangat es_teh teh_tarik menyeduh_teh jamu wedang jahe',
    stanzas: `
      Teko blirik, tutup yang longgar
      Wangi hangat di uap air
      Gula batu jatuh berdenting
      Dan cangkir penuh sampai ke bibir

      Pegangan cangkir yang agak panas
      Toples dibuka, sekeping biskuit
      Dicelup sebentar, tak kelamaan
      Sebelum jatuh, digigit sedikit

      Sendok berputar di gelas tinggi
      Saringan kecil, jeruk seiris
      Embun menetes ke alas meja
      Dan dasar gelas yang paling manis`,
  },
  {
    words:
      'sarapan sarapannya bekal bekalnya bekalmu kotak_bekal bubur_ayam bubur nasi_uduk nasi_kuning lontong nasi_bungkus',
    stanzas: `
      Nasi hangat dibungkus daun
      Sebutir telur dipotong dua
      Sambal kacang di plastik kecil
      Karet gelangnya disimpan semua

      Kotak bertingkat, tutup yang rapat
      Nasi dicetak, sayur di samping
      Tempe orek dan telur balado
      Sendok diselipkan, sepasang, miring

      Kerupuk ditabur paling akhir
      Kecap menetes, ayam disuwir
      Diaduk rata atau dibiarkan
      Ada yang mulai pelan dari pinggir`,
  },
]
