import type { Phrasebook } from './phrasebook.ts'

/**
 * Slots: `di` where, with its preposition; `benda` an object, bare or "yours"; `hal` what happens by itself, as a clause
 * that also stands after "saat"; `aksi` what people do, the same for everybody; `bagai` a comparison; `siapa` what
 * somebody is; `waktu` when.
 */
export const indonesian: Phrasebook = {
  language: 'id',
  forms: { benda: 'itu mu' },
  everyday: {
    waktu: `pukul (dua|tiga|empat|lima) pagi
      (senja|subuh|malam) hari (Minggu|Jumat|Sabtu|Senin)
      tengah malam
      sebelum (fajar|subuh|pagi)
      saat azan subuh reda
      menjelang (senja|petang|pagi)
      di (ujung|awal) hari
      ketika semua lelap
      selepas (isya|hujan|senja)
      di sisa malam
      saat langit jingga
      suatu (sore|petang|pagi)`,
  },
  stances: [
    {
      name: 'longing',
      keywords:
        'rindu kangen pisah berpisah kehilangan sedih sepi sendiri tangis air pergi jauh kenangan patah luka galau',
      about: `seseorang yang lama menyimpan {benda.itu}
        malam pertama sendirian {di}
        suara yang masih terdengar {di} {waktu}
        dua orang yang ingin sekali lagi {aksi}`,
    },
    {
      name: 'devotion',
      keywords:
        'cinta sayang kasih nikah menikah pelukan peluk kekasih setia pacar istri suami ibu ayah mama romantis jantung',
      about: `dua orang yang ingin sampai pagi {aksi}
        bahagia yang menunggu {di}
        lamaran {waktu} {di}
        pasangan tua yang menyimpan {benda.itu}`,
    },
    {
      name: 'celebration',
      keywords: 'pesta rayakan perayaan gembira senang bahagia ultah lahir tertawa sorak riang menang lebaran ceria',
      about: `pesta yang tak mau usai {di}
        kawan-kawan yang ingin {aksi} {waktu}
        malam terbaik tahun ini {di}
        orang-orang asing yang bersama {aksi}`,
    },
    {
      name: 'defiance',
      keywords: 'marah benci lawan bohong dusta cukup bebas kuat teriak perang dendam berontak pengkhianat muak',
      about: `kata terakhir {di}
        seseorang yang mengembalikan {benda.itu} lalu pergi
        perempuan yang tak lagi diam {di}
        amarah yang bangun {waktu} {di}`,
    },
    {
      name: 'hope',
      keywords: 'harap semangat berani baru mulai depan mimpi percaya bangkit kekuatan esok inspirasi peluang cahaya',
      about: `hari ketika semua dimulai lagi {di}
        seseorang yang membawa {benda.itu} sebagai jimat
        keberanian yang datang {bagai}
        saat ketika {hal}`,
    },
    {
      name: 'calm',
      keywords: 'tenang damai santai hening istirahat tidur nina minggu napas lembut pelan teduh syahdu rehat',
      about: `sore tanpa kejadian apa-apa {di}
        bahagia kecil yang datang {bagai}
        seseorang yang hanya duduk {waktu} {di}
        rasa damai saat {hal}`,
    },
  ],
  themes: [
    {
      name: 'sea',
      companions: 'summer sky',
      keywords:
        'laut ombak pantai pasir pelabuhan kapal perahu pulau layar camar mercusuar samudra dermaga nelayan karang',
      phrases: {
        di: `di dermaga; di pasir basah; di bawah mercusuar; di pelabuhan tua; di ujung tanjung; di atas karang; di buritan;
          di tepi teluk; di antara perahu; di warung nelayan; di balik pemecah ombak; di pantai sepi`,
        benda: `kompas karatan / kompas karatanmu; surat dalam botol / surat dalam botolmu; jas hujan kuning / jas hujan kuningmu;
          dayung yang patah / dayungmu yang patah; kulit kerang / kulit kerangmu; peta lama / peta lamamu;
          lentera kapal / lentera kapalmu; topi jerami / topi jeramimu; tali tambat / tali tambatmu;
          kemeja biru / kemeja birumu`,
        hal: `ombak kembali; camar berlalu; mercusuar berkedip; kabut turun; laut bernapas; angin berganti arah; kapal berangkat;
          pasir mendingin; perahu terayun; jala mengering`,
        aksi: `menghitung ombak; berenang ke tengah; menjahit jala; menulis di pasir; membentang layar; mengumpulkan kerang;
          membangun istana pasir; memancing sampai pagi; berlari di pantai; mendayung ke pulau`,
        bagai: `bagai garam di kulit; bagai perahu tanpa tali; bagai pasir di jemari; bagai buih di ombak;
          bagai pasang tengah malam; bagai mutiara di dasar; bagai angin dari laut; bagai cahaya di kejauhan;
          bagai camar di badai`,
        siapa: `pelabuhan saat badai; mercusuar di karang; perahu tanpa jangkar; garam di bibirku; pulau dalam kabut;
          angin di layarku; laut tanpa tepi; nyanyian ombak; jejak di pasir`,
      },
    },
    {
      name: 'city',
      companions: 'dance rain',
      keywords:
        'kota jalanan aspal neon kereta trotoar barista kafe jakarta gedung apartemen lampu urban gang atap metropolitan',
      phrases: {
        di: `di lampu merah; di atap gedung; di bus terakhir; di bawah neon; di sudut taman; di stasiun bawah tanah; di kedai kopi;
          di depan rumahmu; di atas jembatan; di tangga darurat; di warung tenda; di antara beton`,
        benda: `kunci loteng / kunci lotengmu; jaket kulit / jaket kulitmu; karcis kemarin / karcis kemarinmu;
          botol kosong / botol kosongmu; sepeda rusak / sepeda rusakmu; kacamata hitam / kacamata hitammu;
          korek perak / korek perakmu; uang terakhir / uang terakhirmu; payung merah / payung merahmu; helm tua / helm tuamu`,
        hal: `lampu berganti hijau; kota tak tidur; bus malam melaju; neon berdengung; merpati beterbangan; taksi berlalu;
          kafe mulai tutup; aspal berkilau; jendela meredup; saksofon menangis`,
        aksi: `menyeberang saat merah; menghitung lampu jalan; naik bus sampai ujung; membeli bunga di simpang;
          menyusuri gang kecil; tertidur di kereta; memanjat ke atap; mencari kedai itu; melukis di tembok;
          makan sate di trotoar`,
        bagai: `bagai neon di kaca; bagai kereta di bawah tanah; bagai asap cerobong; bagai taksi tengah malam;
          bagai langkah di tangga; bagai tulisan di dinding; bagai lagu dari gang; bagai lilin di jendela;
          bagai lampu di beton`,
        siapa: `cahaya di lantai empat; jalan menuju pulang; taman tanpa pagar; denyut kota ini; kamar berjendela luas;
          hijau di antara beton; kunci malam ini; bus terakhirku; lampu di ujung gang`,
      },
    },
    {
      name: 'road',
      companions: 'city sky',
      keywords:
        'jalan perjalanan kelana mobil jalur koper kebebasan pergi motor petualang rute perbatasan cakrawala truk ransel',
      phrases: {
        di: `di tepi jalan; di kursi depan; di balik perbatasan; di pom bensin; di suatu kota selatan; di jalur kiri; di rest area;
          di jalan pegunungan; di bawah langit luas; di ujung desa; di bus tua; di antara dua kota`,
        benda: `koper tua / koper tuamu; peta jalan / peta jalanmu; pisau kakek / pisau kakekmu; kaset radio / kaset radiomu;
          kopi yang dingin / kopimu yang dingin; sepatu berdebu / sepatu berdebumu; tenda hijau / tenda hijaumu;
          kain selimut / kain selimutmu; kartu pos / kartu posmu; gitar tanpa senar / gitarmu yang tanpa senar`,
        hal: `jalan bergelombang; mesin bernyanyi; sawah berlari; bensin menipis; truk mengedip; radio berdesis;
          batas kota tertinggal; debu mengendap; gunung mendekat; malam menggelinding`,
        aksi: `menyetir semalaman; menumpang truk sayur; tidur di kursi belakang; mengemas koper; menyusuri jalan lama;
          membuka semua jendela; melupakan peta; minum kopi di warung; bernyanyi bersama radio; mencari jalan memutar`,
        bagai: `bagai elang di lembah; bagai kereta tanpa henti; bagai aspal membara; bagai roda di turunan; bagai lampu dalam kabut;
          bagai ransel di bahu; bagai cakrawala di depan; bagai roda berputar; bagai angin di rambut`,
        siapa: `jalan yang tersisa; tikungan menuju rumah; cakrawala di kaca; celah di pegunungan; angin di rambutku;
          pintu keluar terakhir; mesin yang bernyanyi; ujung peta ini; kursi dekat jendela`,
      },
    },
    {
      name: 'rain',
      companions: 'city letters',
      keywords: 'hujan badai guntur kilat awan payung basah kelabu mendung gerimis petir rintik cuaca genangan',
      phrases: {
        di: `di bawah emperan; di jendela terbuka; di depan pintu; di halte; di bawah satu payung; di bangku basah; di balik kaca;
          di tengah hujan; di tepi selokan; di loteng; di beranda; di bawah atap bocor`,
        benda: `payung basah / payung basahmu; mantel kelabu / mantel kelabumu; sepatu karet / sepatu karetmu;
          surat bernoda / surat bernodamu; lilin dalam gelas / lilinmu dalam gelas; teh tanpa gula / tehmu tanpa gula;
          buku dari bangku / bukumu dari bangku; selimut wol / selimut wolmu; syal merah / syal merahmu;
          topi koran / topi koranmu`,
        hal: `hujan turun; guntur menggeram; talang meluap; awan terbelah; kaca berembun; kilat menulis di langit; genangan bergetar;
          cuaca berganti; rintik mengetuk; badai menarik napas`,
        aksi: `berlari di genangan; menghitung guntur; menjemur mantel; menggambar di kaca; basah kuyup di bangku;
          menari di jalanan; memeras kemeja; membuka jendela; menyeduh teh; melayarkan perahu kertas`,
        bagai: `bagai hujan di atap; bagai tinta meleleh; bagai kilat di malam; bagai kabut di lembah; bagai payung terbuka;
          bagai embun di kawat; bagai biru sehabis kelabu; bagai guntur yang jauh; bagai sungai meluap`,
        siapa: `atap di kepalaku; biru sehabis kelabu; cahaya di balik kaca; celah di awan; payung untuk berdua; teduh dalam badai;
          hari hangat pertama; mantel yang kering; guntur di dadaku`,
      },
    },
    {
      name: 'morning',
      companions: 'letters winter',
      keywords: 'pagi kopi sarapan bangun fajar matahari teh dapur ranjang alarm embun roti subuh mentari',
      phrases: {
        di: `di dapur; di meja makan; di balkon; di depan toko roti; di balik selimut; di ambang jendela; di tangga; di tepi ranjang;
          di antara cangkir; di samping tungku; di lorong rumah; di sinar pagi`,
        benda: `kopi kedua / kopi keduamu; cangkir biru / cangkir birumu; roti hangat / roti hangatmu; koran hari ini / koranmu hari ini;
          jam beker / jam bekermu; kemeja kotak / kemeja kotakmu; kacamata baca / kacamata bacamu; stoples madu / stoples madumu;
          radio kecil / radio kecilmu; kaus kaki wol / kaus kaki wolmu`,
        hal: `ketel bersiul; pipit bernyanyi; matahari masuk; kopi mendingin; roti mengharum; tirai terbang; tukang roti lewat;
          tetangga terbangun; cahaya menetes; jalanan bangun`,
        aksi: `menyeduh kopi kental; memotong roti; mematikan alarm; menyiram bunga; membaca koran; bermalasan di ranjang;
          membuka tirai; memungut remah; bersenandung pada teh; menggoreng telur`,
        bagai: `bagai cahaya di meja; bagai susu dalam kopi; bagai roti dari oven; bagai embun di rumput; bagai lagu tanpa kata;
          bagai harum dari dapur; bagai mentari di rambut; bagai burung di pagi; bagai uap di cangkir`,
        siapa: `cahaya di mejaku; pagi di bulan Mei; hari Minggu berdua; roti dan garam; madu dalam tehku; jendela ke timur;
          lagu sebelum siang; seteguk kopi pertama; ranjang penuh mentari`,
      },
    },
    {
      name: 'sky',
      companions: 'sea summer',
      keywords: 'langit bintang bulan matahari planet angkasa terbang sayap burung komet galaksi biru awan roket',
      phrases: {
        di: `di bawah bintang; di atas bukit; di atas genting; di rumput tinggi; di puncak menara; di tepi sawah; di atap garasi;
          di alam terbuka; di tepi dunia; di landasan; di balkon; di tengah ilalang`,
        benda: `teropong tua / teropong tuamu; peta bintang / peta bintangmu; layang-layang / layang-layangmu; tikar kotak / tikar kotakmu;
          batu dari gurun / batumu dari gurun; kincir kaleng / kincir kalengmu; bulu elang / bulu elangmu;
          cincin bulan / cincin bulanmu; senter kecil / senter kecilmu; buku planet / buku planetmu`,
        hal: `bulan terbit; sebuah bintang jatuh; awan beranjak; langit terbuka; pesawat berkedip; burung berputar; bintang timur menyala;
          malam memudar; biru menghitam; bumi berputar`,
        aksi: `menghitung bintang; berbaring di rumput; mencari rasi biduk; menerbangkan layangan; membuat permohonan; menunggu bulan;
          terbang dalam mimpi; menamai komet; mengintip teropong; memadamkan lampu`,
        bagai: `bagai bintang meredup; bagai bulan di sawah; bagai burung di angin; bagai cahaya masa lalu; bagai layang-layang;
          bagai malam sebelum fajar; bagai kawanan bangau; bagai komet melintas; bagai percik di angkasa`,
        siapa: `bintang di atapku; bulan tanpa malam; biru di atas sawah; jejak sebuah komet; sayap dari cahaya; langit di telaga;
          ujung malam ini; planet tanpa perang; sunyi di angkasa`,
      },
    },
    {
      name: 'summer',
      companions: 'sea dance',
      keywords:
        'kemarau liburan panas terik musim mangga eskrim kolam kebun semangka cerah telaga kelapa berjemur layangan',
      phrases: {
        di: `di tepi telaga; di rumput tinggi; di papan loncat; di bawah mangga; di kolam renang; di api unggun; di atas sepeda;
          di balik ladang; di beranda; di kedai es; di tempat teduh; di antara ilalang`,
        benda: `gaun bergaris / gaun bergarismu; kacamata hitam / kacamata hitammu; sepeda karatan / sepeda karatanmu;
          topi jerami / topi jeramimu; keranjang mangga / keranjang manggamu; es kelapa / es kelapamu;
          pelampung karet / pelampung karetmu; gitar tua / gitar tuamu; bola kulit / bola kulitmu;
          toples kunang-kunang / toples kunang-kunangmu`,
        hal: `jangkrik bernyanyi; padi menguning; aspal berpendar; mangga meranum; senja memanjang; walet terbang rendah;
          api gemeretak; telaga terdiam; es meleleh; jerami mengharum`,
        aksi: `melompat ke telaga; memetik mangga; bersepeda lepas tangan; tidur di alam terbuka; berjalan tanpa alas kaki;
          berjemur di atap; membolos hari Senin; merakit rakit bambu; menangkap kunang-kunang; membelah semangka`,
        bagai: `bagai pelangi di telaga; bagai api di pantai; bagai lagu dari ilalang; bagai kemarau di rambut; bagai mangga di mulut;
          bagai kupu di ladang; bagai lompat ke telaga; bagai angin di padi; bagai bara di tungku`,
        siapa: `musim panas di dadaku; lompatan ke telaga; emas di atas ladang; hari yang paling panjang; teduh di siang terik;
          manis di bibirku; api di tepi pantai; hari tanpa jam; harum jerami`,
      },
    },
    {
      name: 'dance',
      companions: 'city summer',
      keywords: 'dansa menari tari disko klub joget dangdut irama musik goyang panggung konser waltz lantai',
      phrases: {
        di: `di lantai dansa; di bawah bola kaca; di tepi bar; di depan pengeras; di baris pertama; di dalam asap; di atas panggung;
          di tengah ruang; di pinggir irama; di ruang ganti; di cahaya lampu; di balik layar`,
        benda: `sepatu perak / sepatu perakmu; gaun berkilau / gaun berkilaumu; piringan lama / piringan lamamu;
          cap di tangan / cap di tanganmu; dansa terakhir / dansa terakhirmu; gelas berpayung / gelas berpayungmu;
          bulu putih / bulu putihmu; topi berpita / topi berpitamu; mikrofon tua / mikrofon tuamu; dasi merah / dasi merahmu`,
        hal: `dentum bas masuk; lampu berputar; jarum melompat; lantai bergetar; semua bernyanyi; cermin menabur bintang; biola mulai;
          tirai terbuka; gendang memanggil; orkes terdiam`,
        aksi: `menari di meja; membalik piringan; melepas sepatu; bertepuk di ketukan dua; bertahan sampai usai; berputar di lantai;
          bernyanyi tanpa teks; belajar waltz; menangis di depan pengeras; salah langkah`,
        bagai: `bagai ketuk di kulit; bagai kilau di rambut; bagai gasing di lampu; bagai bas di dada; bagai gema di ruang;
          bagai waltz pukul empat; bagai jarum di piringan; bagai lampu di wajah; bagai tepuk sebelum usai`,
        siapa: `bas di dadaku; bola dari kaca; waltz pukul empat; irama tanpa akhir; cahaya di kulit; tengah ruang ini;
          lagu yang tak diam; percik di panggung; bintang tanpa panggung`,
      },
    },
    {
      name: 'winter',
      companions: 'letters morning',
      keywords: 'salju dingin beku natal perapian desember januari kutub cemara kristal membeku gigil lilin',
      phrases: {
        di: `di depan perapian; di salju dalam; di danau beku; di samping tungku; di bawah cemara; di depan pondok; di hutan putih;
          di pasar malam; di jendela berembun; di stasiun gunung; di bulan Desember; di antara salju dan bara`,
        benda: `syal tebal / syal tebalmu; sarung tangan / sarung tanganmu; lilin terakhir / lilin terakhirmu; kereta luncur / kereta luncurmu;
          topi rajut / topi rajutmu; cangkir cokelat / cangkir cokelatmu; benang wol / benang wolmu; bola salju / bola saljumu;
          bintang kertas / bintang kertasmu; kayu bakar / kayu bakarmu`,
        hal: `salju turun; es meretak; tungku menyala; kristal menari; danau membeku; lonceng berdentang; napas memutih; gagak terdiam;
          hari memendek; beku melukis kaca`,
        aksi: `menambah kayu bakar; menyalakan lilin; membersihkan jalan; meluncur di es; membuat orang salju; mengikuti jejak;
          memanggang kue jahe; menghangatkan tangan; merajut syal; berbaring di salju`,
        bagai: `bagai salju di atap; bagai bara di abu; bagai napas membeku; bagai jejak di salju; bagai lilin di Desember;
          bagai es yang retak; bagai wol di kulit; bagai hutan memutih; bagai embun di daun`,
        siapa: `bara di bawah es; tungku di musim dingin; cahaya di Desember; jalan menembus salju; mantel dari bulu; embun di kaca;
          lilin di jendelaku; rumah penuh kayu; bintang di cemara`,
      },
    },
    {
      name: 'letters',
      companions: 'rain winter',
      keywords: 'surat tulis menulis pos kenangan foto buku kata tinta kertas puisi amplop pesan catatan memori',
      phrases: {
        di: `di meja tulis; di kantor pos; di bawah lampu; di dekat jendela; di tepi halaman; di balik tirai; di toko buku tua; di loteng;
          di baris terakhir; di perpustakaan; di samping lilin; di antara dua baris`,
        benda: `surat pertama / surat pertamamu; foto lama / foto lamamu; alamat di Bandung / alamatmu di Bandung; pena tua / pena tuamu;
          puisi pendek / puisi pendekmu; mawar kering / mawar keringmu; pesan di cermin / pesanmu di cermin;
          kotak kaleng / kotak kalengmu; buku biru / buku birumu; nama di buku / namamu di buku`,
        hal: `tinta memudar; jam berdetak; tukang pos datang; kertas menguning; lampu berkedip; amplop terkoyak; halaman berdesir;
          lilin menetes; pena berderit; kalimat terputus`,
        aksi: `menulis surat; membaca di sela baris; merobek catatan; menempel prangko; mencari satu kata; melipat perahu kertas;
          menghitung tahun; mencoret kalimat; menghafal puisi; membuka kotak lama`,
        bagai: `bagai tinta di embun; bagai surat tanpa alamat; bagai kata yang hilang; bagai lilin di halaman; bagai foto di kaca;
          bagai bunga di buku; bagai titik di kalimat; bagai kabar dari jauh; bagai rima tak sengaja`,
        siapa: `kata yang kucari; surat tanpa alamat; tulisan di dinding; kalimat tanpa titik; foto di balik kaca; rima dari sunyiku;
          buku tanpa akhir; baris yang tinggal; segel di amplop`,
      },
    },
  ],
  ideas: `lagu {style} yang (lirih|garang|hangat|keras kepala|penuh mimpi|menggugah) tentang {about}. (Di reff|Di akhir|Di sela bait): {hal}.
    {style}, (pelan|banyak jeda|nyaris berbisik|lantang dan lugas|dengan paduan suara): lagu tentang {about}.
    tulislah (lagu|himne|balada) tentang {about}. Lagu ini (bermula|berakhir) {waktu} {di}.
    (duet|lagu perpisahan|lagu liburan|lagu pengantar tidur) bergaya {style} tentang {about}. (Kata kunci|Gambaran|Baris terakhir): {siapa}.
    malam ini menyanyi apa? Lagu {style} tentang {about}, dan di belakangnya {hal}.`,
}
