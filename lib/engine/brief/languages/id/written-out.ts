import { capital } from '../../../lyrics/first-letter.ts'
/** A description without laughter, with names and titles as they are written. */
export const writtenOut = (typed: string) =>
  typed
    // "dr" before a small word is no doctor: "pensiun dr gudang", "gorengan n kopi".
    .replace(/(?<!\p{L})dr(?= \p{Ll})/gu, 'dari')
    .replace(/(?<=\p{Ll}) n (?=\p{Ll})/gu, ' dan ')
    .replace(/[ ,]*(?<!\p{L})(?:(?:wk)+w?k*|(?:h[aei]){2,}h?|hi(?:hi)+|xixi\p{L}*|lol|ngakak|:[)D]+)(?!\p{L})/giu, '')
    .replace(
      /(?<![\p{L}-])(?:Untuk|Buat|Utk|Bwt|Lagu|Tentang|Soal|Dari|Kepada|Mengenang|Makasih|Ultah)(?= \p{Lu})/gu,
      (word) => word.toLowerCase(),
    )
    .replace(
      /(?<=(?:^|[^\p{L}])(?!(?:warung|toko|bakso|kedai|soto) ))(?:pak|bu|mas|mbak|kak|bang|mbah|om|tante|cak|kang|mang|bude|pakde|oma|opa|eyang|ustaz|coach)(?= \p{Lu}\p{Ll})/gu,
      (word) => capital(word),
    )
    // "Buat kakakku. Mas Anton akhirnya menikah"
    .replace(
      /((?:kakak|adik|adek|abang|anak|sahabat|teman|temen|sepupu)(?:ku| (?:saya|aku|gue|gw)))\. (?=(?!Dia|Ia|Beliau|Aku|Saya|Kami|Kita|Gue|Mereka|Lagu|Dulu|Tiap|Setiap|Sekarang|Yang|Suka)\p{Lu}\p{Ll}+ (?:\p{Lu}|akhirnya|mau|akan|sama|dan|dengan))/gu,
      '$1, ',
    )
    // "Ibu Ratna" is called "Bu Ratna".
    .replace(
      /(?<!\p{L})(?:[Ii]bu|[Bb]apak)(?= \p{Lu}\p{Ll}+)(?! (?:Pertiwi|Kota|Guru|Negara|Bangsa|Suri|Bapak|Ibu))/gu,
      (word) => (/^i/iu.test(word) ? 'Bu' : 'Pak'),
    )
    .replace(/(?<!\p{L})mba(?=k? \p{Lu}\p{Ll})/gu, 'Mbak')
    .replace(
      /(?<=(?:SD|SMP|SMA|SMK|MI|MTs|UPN|UIN|pasar|stasiun|terminal)(?: (?:Negeri|N))? ?\d* )(?:jakarta|bandung|surabaya|jogja|semarang|medan|malang|bogor|depok|bekasi|solo|padang|klaten|sleman|bantul)(?!\p{L})/gu,
      (town) => capital(town),
    )
    .replace(/(?<!\p{L})\p{Ll}{6,}(?!\p{L})/gu, (word) => (CHATTED.test(word) ? (SHORT[word] ?? word) : word))

/** Verbs of chats that mean nothing else. */
const CHATTED =
  /^(?!bikinin|buatin|ajarin|ngajarin|ngajari|semangatin|nyemangatin|dinyanyiin)(?:ng|ny|n|m)?\p{L}+in$|^ng[aeiou]\p{L}{4,}$/u

/** A description without slang and short forms: "gw gak tau" is "aku tak tahu". Who is to sing it is left out. */
export const written = (text: string) =>
  text
    .replace(VOICE, ', ')
    .replace(
      /(?<!\p{L})(maaf(?:kan|in)?(?: ya)?(?: \p{L}+){0,2}?),? (?=(?:aku|saya|gue|gw) (?:lupa|sudah|udah|pernah|tak|tidak|gak|ga|nggak|ngga|belum|telat|salah|bohong|pernah|jarang|lagi|cuma|gagal|sering|selalu|kemarin|bentak|marah|ninggal\p{L}*)(?!\p{L}))/giu,
      '$1, ',
    )
    .replace(
      /(?:^|(?<=[.!?]\s*))(?:tolong )?(?:ceritain|ceritakan|cerita(?: tentang| soal)?)(?: tentang| soal)? (?:waktu |saat |pas |ketika )?/giu,
      '',
    )
    .replace(
      /(?<!\p{L})(?:(?:tolong )?(?:ingetin|ingatkan|kasih tau|kasih tahu|bilangin|sampaikan|bilang) (?:ke |sama )?(?:dia|beliau|mereka)|bilang) (?:kalau|kalo|klo|bahwa) (?=dia|beliau|mereka|aku|gue|gw|saya)/giu,
      '',
    )
    .replace(/(?<=\p{L}) nya(?!\p{L})/gu, 'nya')
    .replace(/(?<!\p{L})dulu nemu (?=di )/giu, 'dulu ditemukan ')
    .replace(
      /(?<!\p{L})(ibu|ayah|bapak|mama|papa|nenek|kakek|adik|kakak|anak|istri|suami|rumah|hati|hidup) (?:saya|aku|gue|gw)(?= (?:di|ke|yang|waktu|sampai|dengan|$))/giu,
      '$1ku',
    )
    .replace(/^(?:curhat(?:an)?|keluhan)(?: (?:soal|tentang))? /iu, '')
    .replace(
      /(?<!\p{L})((?:tiap|setiap) \p{L}+|selalu|suka|sering|pernah|masih|dia) (?:bikinin|buatin|bikinkan)(?!\p{L})/giu,
      '$1 membuatkan',
    )
    .replace(/(?<!\p{L})(\p{Ll}+)2(nya|an|ku|)(?![\p{L}\d])/gu, '$1-$1$2')
    .replace(/(?<!\p{L})(?!bikin sendiri)\p{Ll}+(?!\p{L})/gu, (word) =>
      Object.hasOwn(SHORT, word) ? (SHORT[word] ?? word) : word,
    )

const VOICE =
  /(?<!\p{L})(?:dengan |pakai |pake |yang )?(?:suara|vokal|penyanyi|dinyanyikan|nyanyi)(?:nya)?(?: oleh| sama)? (?:cewek|cewe|cowok|cowo|perempuan|laki-laki|pria|wanita|lelaki)(?!\p{L})/giu

/** How people shorten words when they type, and how they are sung. */
const SHORT: Readonly<Record<string, string>> = {
  ...{
    yg: 'yang',
    dgn: 'dengan',
    utk: 'untuk',
    untk: 'untuk',
    bwt: 'buat',
    dr: 'dari',
    krn: 'karena',
    karna: 'karena',
  },
  ...{
    klo: 'kalau',
    kalo: 'kalau',
    kl: 'kalau',
    tdk: 'tak',
    gak: 'tak',
    ga: 'tak',
    gk: 'tak',
    nggak: 'tak',
    ngga: 'tak',
  },
  ...{ enggak: 'tak', g: 'tak', tidak: 'tak', udah: 'sudah', udh: 'sudah', sdh: 'sudah', dah: 'sudah', blm: 'belum' },
  ...{ bgt: 'sekali', banget: 'sekali', jg: 'juga', lg: 'lagi', sm: 'sama', org: 'orang', bs: 'bisa', hrs: 'harus' },
  ...{
    aja: 'saja',
    aj: 'saja',
    doang: 'saja',
    gue: 'aku',
    gw: 'aku',
    gua: 'aku',
    saya: 'aku',
    sy: 'aku',
    ak: 'aku',
    aq: 'aku',
  },
  ...{
    tiap2: 'tiap',
    hr: 'hari',
    tp: 'tapi',
    tapi: 'tapi',
    dia2: 'dia',
    ortu: 'orang tua',
    trs: 'terus',
    bareng: 'bersama',
  },
  ...{
    ngga2: 'tak',
    tuh: 'itu',
    nih: 'ini',
    cuman: 'cuma',
    sampe: 'sampai',
    pake: 'pakai',
    liat: 'lihat',
    kek: 'kayak',
    gede: 'besar',
    ngajarin: 'mengajari',
    ngajar: 'mengajar',
    pengen: 'ingin',
    pingin: 'ingin',
    nyimpen: 'menyimpan',
    inget: 'ingat',
    tau: 'tahu',
    bikin: 'membuat',
    benerin: 'membetulkan',
    emang: 'memang',
    makasih: 'terima kasih',
    kyk: 'kayak',
    bener: 'benar',
    temen: 'teman',
    temenan: 'berteman',
    nunggu: 'menunggu',
    ngasih: 'memberi',
    nyari: 'mencari',
    numpahin: 'menumpahkan',
    nemenin: 'menemani',
    nganterin: 'mengantar',
    ngomong: 'bicara',
    capek: 'lelah',
    cape: 'lelah',
    ngelawak: 'melawak',
    rame: 'ramai',
    dapet: 'dapat',
    seneng: 'senang',
    deket: 'dekat',
    pinter: 'pintar',
    males: 'malas',
    denger: 'dengar',
    kerjaannya: 'kerjanya',
    gimana: 'bagaimana',
    kenapa: 'mengapa',
    entar: 'nanti',
    kmrn: 'kemarin',
    skrg: 'sekarang',
    sekrang: 'sekarang',
    selesaiin: 'selesaikan',
    nyiram: 'menyiram',
    nyapu: 'menyapu',
    nyuci: 'mencuci',
    ngajak: 'mengajak',
    dengerin: 'mendengarkan',
    bawain: 'membawakan',
    beliin: 'membelikan',
    masakin: 'memasakkan',
    bantuin: 'membantu',
    jagain: 'menjaga',
    nungguin: 'menunggu',
    anterin: 'mengantar',
    ajarin: 'mengajari',
    jemputin: 'menjemput',
    pedes: 'pedas',
    ama: 'sama',
    dateng: 'datang',
    pinjemin: 'meminjamkan',
    pinjamin: 'meminjamkan',
    ngedengerin: 'mendengarkan',
    mulu: 'terus',
    pinjem: 'pinjam',
    minjem: 'meminjam',
    diem: 'diam',
    ilang: 'hilang',
    ngingetin: 'mengingatkan',
    ngadepin: 'menghadapi',
    nyiapin: 'menyiapkan',
    bayarin: 'membayari',
    nyisirin: 'menyisiri',
    nganter: 'mengantar',
    manggil: 'memanggil',
    minjemin: 'meminjamkan',
    mamerin: 'memamerkan',
    narik: 'menarik',
    nyobain: 'mencoba',
    nyoba: 'mencoba',
    nyetrika: 'menyetrika',
    dimarahin: 'dimarahi',
    ngobrol: 'mengobrol',
    nangis: 'menangis',
    keujanan: 'kehujanan',
    ujan: 'hujan',
    ngeluh: 'mengeluh',
    kenceng: 'kencang',
    bentak: 'membentak',
    mba: 'mbak',
    nyerah: 'menyerah',
    gendong: 'menggendong',
    nabung: 'menabung',
    nyimpan: 'menyimpan',
  },
  ...Object.fromEntries(
    `
      nanem=menanam nanam=menanam ngurus=mengurus ngurusin=mengurus sendal=sandal sambel=sambal gapernah=tak_pernah gabisa=tak_bisa
      gamau=tak_mau gada=tak_ada gaada=tak_ada ampe=sampai smpe=sampai sampek=sampai td=tadi tmn=teman
      tmen=teman sklh=sekolah krj=kerja mlm=malam bbrp=beberapa stiap=setiap slalu=selalu sllu=selalu
      dlm=dalam pd=pada jgn=jangan bkn=bukan sblm=sebelum stlh=setelah msh=masih msih=masih
      lgsg=langsung lngsng=langsung trus=terus smua=semua bnyk=banyak byk=banyak thn=tahun bln=bulan
      ank=anak tmpt=tempat rmh=rumah kmu=kamu bpk=bapak tpi=tapi jd=jadi dpt=dapat
      pny=punya bwa=bawa mkn=makan bngt=sekali bget=sekali cm=cuma cmn=cuma krna=karena
      pgn=ingin pngn=ingin mw=mau abis=habis kasi=kasih make=memakai ngumpulin=mengumpulkan beresin=membereskan
      ngeberesin=membereskan nyuapin=menyuapi ngerawat=merawat ngejagain=menjaga nyekolahin=menyekolahkan ngerokok=merokok nyeduh=menyeduh nyuri=mencuri
      nyakar=mencakar ngabisin=menghabiskan ngajakin=mengajak nraktir=mentraktir traktirin=mentraktir nolongin=menolong ngebantu=membantu ngebantuin=membantu
      ninggalin=meninggalkan ngelupain=melupakan nyakitin=menyakiti bohongin=membohongi boongin=membohongi marahin=memarahi ngemarahin=memarahi ngecewain=mengecewakan
      bangunin=membangunkan ngebangunin=membangunkan masukin=memasukkan ngeluarin=mengeluarkan gendongin=menggendong jalanin=menjalani ngejalanin=menjalani bilangin=menasihati
      doain=mendoakan ngedoain=mendoakan nyemangatin=menyemangati semangatin=menyemangati maafin=memaafkan nungguinnya=menunggu kangenin=merindukan nyium=mencium
      nyari2=mencari ngerjain=mengerjakan ngerusak=merusak ngerusakin=merusak mecahin=memecahkan jatohin=menjatuhkan jatuhin=menjatuhkan jatoh=jatuh
      ngelamun=melamun ngelamar=melamar nyetir=menyetir nyanyiin=menyanyikan gambarin=menggambarkan nulis=menulis mbikin=membuat ngoleksi=mengoleksi
      koleksi=mengoleksi pelihara=memelihara melihara=memelihara nyusahin=menyusahkan ngerepotin=merepotkan nyelametin=menyelamatkan nyelamatin=menyelamatkan ngegendong=menggendong
      ngejemput=menjemput nganterinnya=mengantar cape2=lelah kalu=kalau makanin=memakan nemuin=menemukan ketinggalanan=ketinggalan sekul=sekolah
      ntar=nanti bsk=besok kmarin=kemarin pagi2=pagi-pagi plg=paling dongengin=mendongengi dibikinin=dibuatkan dibuatin=dibuatkan nabrak=menabrak mancing=memancing nginjek=menginjak nginjak=menginjak tetep=tetap ditemenin=ditemani dinyanyiin=dinyanyikan ngilangin=menghilangkan dibeliin=dibelikan dimasakin=dimasakkan dibawain=dibawakan diajarin=diajari dianterin=diantar dijemputin=dijemput dibantuin=dibantu disuapin=disuapi dikasihin=diberikan ngaku=mengaku nyelesaiin=menyelesaikan papah=papa mamah=mama tungguin=menunggu nyesel=menyesal nemplok=menempel maem=makan mimik=minum bobok=bobo tgl=tanggal jln=jalan
    `
      .trim()
      .split(/\s+/u)
      .map((pair) => {
        const [typed = '', meant = ''] = pair.split('=')
        return [typed, meant.replaceAll('_', ' ')]
      }),
  ),
}
