import { capital } from '../../../lyrics/first-letter.ts'
import { amongst } from '../../people/names-in.ts'
import type { ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { CITIES } from './places.ts'
import { BUSINESS, plots } from './plots.ts'
import { VERB } from './verbs.ts'
import { writtenOut } from './written-out.ts'

/** As people type them, in small letters: those that are no other words. */
const FIRST_NAMES =
  'budi siti agus sri wahyu dwi tri eko rina rini dewi ani wati yanti yuni yuli lina nina maya rani ratna ratih retno endang sulastri sulis suparti sumarni sumiati kartini kartika lestari fitri fitria fitriani nur nurul nuraini aisyah aisha fatimah khadijah zahra zahara salma salsa salsabila nabila nadia nadya naila nayla kayla keisha kirana alya aliya aulia amelia amel anisa annisa anggi anggun ayu putri tika tiara tania tasya vina vera vira wulan winda widya yola zaskia ziva dina dini dinda diana dian desi devi della dea citra cinta clara christine kristin maria yohana agnes lusi lia lisa laras laila linda mira mita mila mega melati meli melinda nia nita novi nova okta puspita puput rara rahma rahmi rizka riska rosa rosi sari santi sinta shinta sarah silvi sophia susi susanti tuti titin tini umi uut vivi yesi yeni adi adit aditya ahmad achmad aji akbar aldi ali alif andi andika andre andri anton ari arif ariel arya asep bagas bagus bambang bayu beni bima boni candra chandra dadang danang dani daniel david dedi deni denny dika dimas dodi doni edi edo eka erik erwin fadli fahmi faisal fajar fandi farhan faris fauzan febri ferdi ferry fikri firman galang galih gilang guntur hadi hafiz hari haris hasan hendra hendri heri heru husein ibnu ilham imam indra irfan irwan iwan joko jono johan jefri joni kevin krisna lukman made maman marwan mukhlis nanda nanang nando nugroho oki oscar pandu panji parto pras prasetyo putra putu radit raditya rafa rafi raihan raka rama ramadhan randi rangga rendi reza rian ricky ridho ridwan rifki rio rizal rizki rizky robi roni rudi ruben rusdi samsul sandi satria sigit slamet surya supri suparman sutrisno syahrul taufik teguh toni udin ujang usman wawan wayan widodo wisnu yanto yoga yogi yudi yusuf zaki zainal nyoman ketut komang kadek gede arsa arka arkan abimanyu azka gibran keenan kenzo alvaro rayyan mochi luna coco milo bobby oyen ucup tono tini tuminah sutinah mbah painem paijo parjo karyo'

const END =
  '(?=[.,;:!?\\n()]|$| - | – |\\banak(?:-anak)? (?:sd|smp|sma|tk|paud|kelas|kecil|sekolah)\\b|\\b(?:yang|yg|tapi|buat|untuk|utk|karena|krn|dengan|dgn|tanpa|pakai|pake|dalam bahasa|bahasa|supaya|biar|agar|soalnya|versi|gaya|genre|suara (?:cewe|cowo|perem|pria|wanita|laki)\\p{L}*|vokal|ala|dong|ya|versinya|nadanya|suaranya|durasi|temponya|dinyanyikan|gitu|deh)\\b)'
const SOMEBODY_END =
  '(?=[.,;:!?\\n()]|$|\\b(?:yang|yg|karena|krn|dengan|dgn|tanpa|pakai|pake|soalnya|supaya|biar|agar|tentang|ttg|umur|usia|ke-?\\d+|di|dari|suka|selalu|udah|sudah|dia|aku|kami|kita|mau|akan|besok|dalam|bahasa)\\b)'
const MINE = '(?:ku| ?(?:ku|saya|aku|gue|gw|gua|kami|kita|sy))?'
const SURELY_MINE = '(?:ku| (?:ku|saya|aku|gue|gw|gua|kami|kita|sy))'
const CAPITALS = "\\p{Lu}[\\p{L}0-9'’-]*(?: (?:(?:dan|si) )?\\p{Lu}[\\p{L}0-9'’-]*)*"
const NAME_TYPED =
  '(?=[.,;:!?\\n()]|$| (?:yang|yg|dan|sama|karena|di|untuk|buat|dengan|jual|jualan|enak|murah|pakai|tanpa|menang|kalah|mau|main|liga|u-?\\d+)\\b)'

/** Animals that are sung to sleep: "nina bobo untuk anak gajah". */
const LITTLE =
  'gajah beruang panda kelinci kucing anjing burung bebek paus naga singa harimau monyet jerapah rubah landak katak kodok kura-kura lumba-lumba dinosaurus domba koala penguin tupai rusa kuda sapi kambing unta kancil'.split(
    ' ',
  )

/** What children sing to learn. */
const LESSONS =
  'sikat gigi|gosok gigi|menggosok gigi|menyikat gigi|cuci tangan|mencuci tangan|perkalian|tata surya|siklus air|daur air|daur ulang|fotosintesis|alfabet|abjad|nama[- ]?nama (?:hari|bulan|huruf|planet|musim)|nama (?:hari|bulan|huruf|planet|musim)|mengenal (?:huruf|angka|warna|abjad|hewan|bentuk)|berhitung|menghitung|(?:empat|dua) musim|(?:mem)?buang sampah|(?:me)?milah sampah|menyeberang(?: jalan)?|planet|huruf|angka'

export const id: ReadingWords = {
  spaced: true,
  writtenOut,
  determiners:
    'buat|untuk|utk|untk|bwt|kepada|bagi|ke|pada|tentang|ttg|soal|dari|dengan|dgn|sama|si|sang|sebuah|seekor|ada|tahun|ultah|pernikahan|nikahan|wisuda|kepergian|mengenang|kangen|rindu|merindukan|terima kasih|terimakasih|makasih|maaf|maafin|selamat|jalan|sayang|cinta|punya|almarhumah|almarhum|alm|bilang|lagu|bobo|tidur|tidurin|nidurin|menidurkan|hibur|semangatin|kehilangan|ditinggal|bersama|bareng|dan|aku|saya|kami|halo|hai',
  named:
    'bernama|namanya|nama|yang bernama|yg namanya|yang namanya|dipanggil|panggilannya|namanya adalah|ku kasih nama',
  saying: '(?:bilang|berkata|teriak|ngomong|kata|ucap|selalu)(?:,? \\p{L}+){0,2}:?',
  titles: 'Pak|Bu|Mas|Mbak|Kak|Bang|Om|Dr|Prof|Mang|Teh|Kang|Cak|Ustaz',
  goesOn:
    'yang|yg|dan|karena|krn|soalnya|suka|selalu|tidak|tak|nggak|gak|ga|gk|sudah|udah|udh|ulang|ultah|umur|umurnya|usia|ke|di|dari|dengan|dgn|sama|pakai|pake|biar|supaya|buat|untuk|utk|tentang|ttg|mau|akan|kabur|hilang|ketemu|meninggal|mati|wafat|pergi|lahir|nikah|menikah|wisuda|lulus|adalah|itu|ini|kerja|tidur|makan|masak|hobi|hobinya|dia|aku|saya|jago|rajin|takut|hari|besok|kemarin|tercinta|tersayang|tanpa|dalam|bahasa|paling|sering|masih|lagi|baru|punya|pindah|pensiun|sakit|nanti|semoga|versi|lupa|menang|kalah|jual|ke-?\\d+|\\d+|(?:me[nmlr]|ber|nge|ng|ny)\\p{L}{3,}',
  and: 'dan|sama|serta|atau|&',
  relative: '\\b(?:yang|yg|karena|krn|ketika|waktu|saat|supaya|biar)\\b',
  deed: '^(?:ketinggalan|kehilangan|kehabisan|kesiangan|kehujanan|kecopetan|ditinggal|ditolak|dikejar|ditilang|telat|terlambat|bangun|lupa|nunggu|ngantre|antre|antri|naik|pindah|pulang|belajar|berhenti|bekerja|kerja|lari|nyuci|mencuci|mencari|cari|menunggu|menanam|jatuh|gagal|kena|bayar|beli|ngerjain|mengerjakan|makan|minum|masak|nyetir|diet|putus)(?: |$)',
  unlikeNames:
    '^(?:men[a-z]{4,}|mem[a-z]{4,}|meng[a-z]+|meny[a-z]+|ber(?!lian|nad|tha)[a-z]{3,}|ter(?!e)[a-z]{4,}|di[a-z]{5,}|nge[a-z]+|se[a-z]{3,}nya)$|^[a-z]{4,}nya$|^[a-z]{3,}ku$|^(?:guru|yang|yg|dosen|kos|haji|rt|rw|lurah|satpam|bos|sopir|dokter|untuk|buat|karena|dan|selingkuh|ngambek|ngorok|marah|kabur|sakit|mabuk|hilang|pulang|bangun|jatuh|lari|datang|duduk|begadang|rewel|nangis|lapar|gagal|resign|pensiun|kesel|gede|kost|saya|kami|kita|ojek|penjual|tukang|perempuan|cowok|cewek|berdua|semua|pertama|tidur|lagi|gaje|kece|keren|hebat|jomblo|sibuk|merantau|tercinta|ipar)$',
  peopleIn: (said) => [
    ...amongst(FIRST_NAMES)(said.replace(/(?<!\p{L})(?:pak|bu|mbak|mas|om|tante|kak|bang) \p{L}+/giu, ' ')).filter(
      // Who writes names with capitals does no yoga with one in small letters.
      (name) =>
        !/\p{Ll},? \p{Lu}\p{Ll}/u.test(said) ||
        (new RegExp(`(?<!\\p{L})${name.charAt(0).toUpperCase()}`, 'u').test(said) && said.includes(capital(name))),
    ),
    ...[...said.matchAll(OF_KIN)].map(([, name = '']) => name),
  ],
  isNoName: (name, said) =>
    / di \p{Lu}/u.test(name) ||
    (!said.includes(name) && TITLED_WORD.test(name)) ||
    new RegExp(`(?<!\\p{L})(?:${NO_PEOPLE}) ${name.replace(/[^\p{L}\d ]/gu, '.')}(?!\\p{L})`, 'iu').test(said) ||
    (SPECIES.test(name) && new RegExp(`(?:${ANIMALS}) ${name}`, 'iu').test(said)),
  factsIn,
  misfortune:
    '\\b(?:baru|habis|abis|lagi) (?:putus|patah hati|diputusin|dipecat|bangkrut|keguguran)\\b|\\bdipecat\\b|\\b(?:kena|di-?) ?phk\\b|\\bbangkrut\\b|\\bkeguguran\\b|\\bditinggal (?:nikah|suami|istri|pacar)\\p{L}*',
  behindKin:
    '(?:\\p{L}+ )?(?:kami|kita|saya|aku|gue|gw|tk|sd|smp|sma|ngaji|les|kelas \\d+|olahraga|matematika|bahasa \\p{L}+|kesayangan|tercinta)',
  sender: [
    '\\b(?:dari|salam|tertanda) (?:(?:anak|cucu|suami|istri|sahabat|teman|adik|kakak)(?:nya|mu)? |aku |saya )?(\\p{Lu}\\p{L}+)(?=$|[.,!])',
  ],
  signature:
    '(?:[,.] ?|\\b(?:lagu|ucapan|hadiah|kado) )dari (?:kami|kita|aku|saya|anak|cucu|teman|murid|suami|istri|ibu|ayah|papa|mama)\\p{L}*(?! (?:kecil|lahir|sd|smp|sma|kuliah|masih|awal)\\b)[^.,;!?]*',
  brand: [
    `\\b((?:warung(?: bakso| soto| nasi| kopi| makan)?|kedai|toko|bakso|kopi(?: susu)?|nasi(?: goreng| uduk| padang)?|sate|seblak|pecel(?: lele)?|gudeg|pempek|bubur(?: ayam)?|donat|ayam (?:goreng|geprek|bakar)|es (?:teh|kelapa|kopi|campur)|mie? ayam|depot|dapur|salon|bengkel|kafe|angkringan|martabak|laundry|soto|katering)(?: (?:kopi|roti|makan|nasi|kue))? (?:bu|pak|mbak|mas|mbok|bang|kang|cak|teh|mama|om|tante) \\p{L}+)`,
    `\\b(?:[Tt]im|[Kk]lub|SSB|[Kk]elas|[Ss]ekolah|[Bb]and|${BUSINESS})(?: (?:sepak ?bola|bola|futsal|basket|voli|badminton|esports?|kami|kita|kampung|kantor|kelas|putri|putra|saya|RT|u-?\\d+|U-?\\d+))* (?:(?:bernama|namanya|nama) )?(${CAPITALS})`,
    `\\b(?:bernama|namanya|nama (?:toko|warung|tim|kedai|kafe|usaha|klub)?nya|nama (?:toko|warung|tim|kedai|kafe|usaha|klub))(?: adalah)? (\\p{L}+(?: \\p{L}+){0,3}?)${NAME_TYPED}`,
    `\\b(?:tim|klub|ssb) (?:(?:sepak ?bola|bola|futsal|basket|voli|badminton|esports?|kami|kita|anak|kampung) )*(?!kami|kita|saya|yang|u-?\\d)(\\p{L}+(?: \\p{L}+){0,2}?)${NAME_TYPED}`,
    `\\b${BUSINESS} (?!saya|kami|kita|aku|gue|yang|baru|kecil|di|buat|untuk|ini|itu|online)(\\p{L}+(?: \\p{L}+){0,2}?)${NAME_TYPED}`,
  ],
  subject: [
    `^(?:\\p{L}+ ){0,3}?(?:(?:lagu|rap|musik|pantun)(?: anak(?:-anak)?)? (?:belajar |soal |tentang )?|belajar )((?:${LESSONS})(?: (?!buat|untuk|utk|bwt|biar|supaya|agar|yang|dan|anak|murid|siswa)[\\p{L}\\d]+){0,5})`,
    `\\b(?:tentang|ttg|tntg|mengenai|soal|perihal|bertema|temanya|bertemakan|bercerita tentang) (?!aku\\b|saya\\b|kamu\\b|kita\\b)(.+?)${END}`,
    `\\b(?:ode|pujian|puja-puji) (?:untuk|buat|bagi|kepada) (.+?)${END}`,
    `\\b(?:menjelaskan|jelasin|ngajarin|mengajarkan|ajarin|menghafal|hafalin|ngafalin|hapalan|hafalan|materi|(?<=(?:lagu|rap|buat|untuk|utk) )belajar)(?: (?:anak-anak|anak|murid|siswa))?(?: cara)? (?!aku\\b|saya\\b|gue\\b|cara\\b|anak)(.+?)${END}`,
    `\\bminta maaf (?:\\p{L}+ )*?(?:karena|krn|gara-gara|soal|udah|sudah) (?!aku\\b|saya\\b)(.+?)(?=[.,;:!?\\n()]|$)`,
    `^(?:bikinin |buatkan |buatin |bikin |tolong )?(?:lagu|rap|musik|pantun) (?!buat|untuk|utk|yang|yg|tentang|ttg|ulang|ultah|cinta|anak|pop|rock|jazz|dangdut|sedih|galau|lucu|kocak|romantis|nina|pengantar|tidur|perpisahan|wisuda|nikah|pernikahan|minta|maaf|terima|makasih|kangen|rindu|tim|semangat|religi|rohani|santai|tenang|ceria|gembira|akustik|lo|indie|metal|folk|reggae|rap|hip|edm|bahasa|perjuangan|nasional|kemerdekaan|lebaran|natal|iklan|jingle|dari|instrumental|bertema|mengenang|duka|sekolah|bayi|pembuka|penutup|yel|keroncong|campursari|ska|punk|country|blues|r&b|soul|motivasi|singkat|pendek|untuk|soal|mengenai|supaya|biar|pengiring|mars|balada)(\\p{L}+(?: \\p{L}+)??)${END}`,
  ],
  hearer: [
    '\\bhari (?:ayah|ibu|bapak)[,.] ?((?:bapak|ayah|ibu|papa|mama))(?![\\p{L}])',
    '\\b(?:[Mm]aaf(?: ya)?|[Mm]akasih(?: ya)?),? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:se|si|que|dat|dass|że|bo|per|por|pour|aku|ho|ich|ik|ik|perché|porque)\\b)',
    `\\b(?:ulang tahun|ultah|ulangtahun|hbd|nikahan|pernikahan|resepsi|wisuda|kelulusan|pensiun|kepergian|mengenang|almarhumah|almarhum|alm|nina bobo|lagu tidur|pengantar tidur) (?:ke-?\\d+ |yang ke-?\\d+ |\\d+ tahun )?(?:buat |untuk |utk )?(.+?)${SOMEBODY_END}`,
    `\\b(?:buat|untuk|utk|bwt|untk|kepada|bagi|teruntuk|dipersembahkan (?:untuk|buat)) ((?!lagu|nyanyi|musik|jingle|rap).+?)${SOMEBODY_END}`,
    `\\b(?:kangen|rindu|rindu sama|kangen sama|merindukan|terima ?kasih|makasih|thanks|maaf|maafin|maafkan aku|minta maaf|selamat jalan|semangat|menidurkan|tentang|ttg|soal|(?<!(?:nikah|menikah|pacaran|selingkuh|jadian|pergi|kabur|main|sayang sih|takut|kenal|marah) )sama|(?<!irim )ke) (.+?)${SOMEBODY_END}`,
  ],
  without: [
    '\\b(?:(?:(?<=^|[.,;!?(] ?|lagu(?:nya)? |musik(?:nya)? |pop |rock |jazz |dangdut |akustik |(?<!\\p{L})ya |dong |yang )tanpa(?: ada)?|tanpa(?= (?:drum|gitar|piano|rap|autotune|vokal|kata|lirik|suara|musik|bass|synth|lagu|menyebut|nyebut|nama|sebut)))|jangan (?:ada|pakai|pake|sebut|menyebut|bahas|nyebut)|gak usah (?:pakai|pake|ada|sebut)|tidak (?:usah )?(?:pakai|menyebut|memakai)|hindari|nggak pakai|ga pake) (?:kata |kata-kata |suara |menyebut |sebut |nyebut |alat )?(?!(?:pengawet|pewarna|msg|bahan|libur|ribet|gula|susu|es|helm|payung|pernah|mengeluh|henti|batas|lelah|pamit|kabar|alasan|akhir|ragu|syarat|aku|dia|kamu|takut|sadar|sengaja|harus|bicara|kata-kata)\\b)(.+?)(?=[.,;:!?\\n()]|$|\\b(?:dan|tapi|ya|dong|cuma|dengan|yang|buat|untuk|tentang)\\b)',
  ],
  place: [
    `\\b(?:di|dari|ke|kota) (${CITIES})\\b`,
    '\\b(?:[Dd]i|[Dd]ari|[Kk]e|[Kk]ota|[Kk]ampung|[Dd]esa) (\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?)',
  ],
  age: [
    '\\b(?:ulang tahun|ultah|ulangtahun|hbd|birthday)(?: \\p{L}+){0,4}? (?:yang )?(?:ke ?-? ?)?(\\d{1,3})\\b',
    '\\b(?:umur|umurnya|usia|usianya|berumur|berusia|genap)(?: ke-?)? ?(\\d{1,3})\\b',
    '(?<!(?:setelah|temenan|berteman|sahabatan|bersahabat|menikah|nikah|kerja|pacaran|selama|mengajar|ngajar|sudah|udah|bersama|bareng|ldr|jualan) )\\b(\\d{1,3}) ?(?:tahun|thn|th)\\b(?! (?:lalu|menikah|nikah|kerja|bersama|pacaran|berteman|sahabatan|temenan|di))',
  ],
  length: ['\\b(\\d(?:[.,]5)?)[ -]?(?:menit|mnt)\\b', '\\b(\\d{2,3})[ -]?(?:detik|dtk)\\b'],
  instrumental:
    '\\binstrumen(?:tal)?(?:nya)?\\b(?! musik)|\\btanpa (?:lirik|vokal|suara|nyanyian|penyanyi|kata|lyric|suara orang)\\b|^no (?:lirik|vokal|suara|nyanyian|penyanyi|kata)\\b|\\b(?:cuma|hanya) (?:musik|musiknya|instrumen|beat)\\b|\\bgak? (?:usah|ada|perlu) (?:lirik|vokal|nyanyi\\p{L}*)|\\btidak (?:ada|usah|perlu) (?:lirik|vokal|nyanyi\\p{L}*)|\\bmusik (?:latar|pengiring|background)\\b|\\bbacksound\\b',
  voice: {
    f: '\\b(?:suara|vokal|penyanyi|vokalis|vokalnya|suaranya)(?: (?:seorang|dari))? (?:cewek|cewe|perempuan|wanita|gadis|ibu-ibu)\\b|\\b(?:dinyanyikan|dinyanyiin) (?:oleh |sama )?(?:cewek|cewe|perempuan|wanita|gadis)\\b|\\b(?:yang nyanyi|penyanyinya) (?:cewek|cewe|perempuan|wanita)\\b|\\b(?:sopran|biduan(?:ita)?)\\b',
    m: '\\b(?:suara|vokal|penyanyi|vokalis|vokalnya|suaranya)(?: (?:seorang|dari))? (?:cowok|cowo|laki-laki|laki|lelaki|pria|bapak-bapak)\\b|\\b(?:dinyanyikan|dinyanyiin) (?:oleh |sama )?(?:cowok|cowo|laki-laki|lelaki|pria)\\b|\\b(?:yang nyanyi|penyanyinya) (?:cowok|cowo|laki-laki|lelaki|pria)\\b|\\b(?:tenor|bariton)\\b',
  },
  languages: Object.fromEntries(
    Object.entries({
      ...{ en: 'inggris|english', es: 'spanyol', ja: 'jepang', pt: 'portugis|portugal', fr: 'prancis|perancis' },
      ...{ de: 'jerman', zh: 'mandarin|cina|tionghoa|china', ko: 'korea', id: 'indonesia|indo', it: 'italia' },
      ...{ nl: 'belanda', pl: 'polandia', tr: 'turki', vi: 'vietnam' },
    }).map(([code, name]) => [
      code,
      `\\b(?:bahasa|bhs|b\\.|lirik|versi|berbahasa|pakai bahasa|lyric) (?:${name})\\b|\\blagu (?:${name})\\b`,
    ]),
  ) as ReadingWords['languages'],
  funny:
    '\\bkocak\\b|(?<!(?:cerita|bercerita|boneka|orang|orangnya|film|video|dia|paling|sangat|muka|mukanya|kata) )\\blucu\\b(?! sampai)|\\bngakak\\b|\\bparodi\\b|\\bnyinyir\\b|\\bsindir\\p{L}*|\\bkonyol\\b|\\bgokil\\b',
  plots,
  kin: [
    [
      `(?:nenek|nenekanda|oma|eyang putri|eyang|mbah putri|mbah uti|uti|simbah|mbah|nini|omah|buyut)${MINE}`,
      'Nenek',
      'grandmother',
    ],
    [`(?:kakek|opa|eyang kakung|mbah kakung|akung|mbah kung|aki|engkong|kakung)${MINE}`, 'Kakek', 'grandfather'],
    [
      `(?:ibunda|ibu(?! (?:guru|\\p{L}+ (?:guru|mengajar)))|bunda|mama|mamah|emak|mamak|umi|ummi|nyokap|mami|biyung|simbok|bu(?= ?ku))${MINE}`,
      'Ibu',
      'mother',
    ],
    [`(?:ayahanda|ayah|bapak|papa|papah|abah|abi|bokap|papi|babe)${MINE}`, 'Ayah', 'father'],
    [
      `(?:suami|istri|isteri|pacar|kekasih|tunangan|calon (?:istri|suami)|doi|gebetan|crush|mantan|cewek|cowok|pasangan|ayang|yayang)${MINE}`,
      'Sayang',
      'love',
    ],
    [
      `(?:anak(?!-anak| (?:tk|sd|smp|sma|paud|kelas|kost?|muda|kecil)\\b)(?: (?:perempuan|laki-laki|cowok|cewek|bungsu|sulung|pertama|kedua))?|putri|putra|bayi|baby|cucu|keponakan|ponakan|si kecil|balita|buah hati|dedek|adek bayi|(?<!(?:sama|semua|para|kayak|seperti) )anak kecil)${MINE}`,
      'Nak',
      'child',
    ],
    [
      `(?:kakak (?:perempuan|cewek)|kakak|mbak|teteh|cici|adik perempuan|adek perempuan|saudara perempuan|saudari|kembaran)${MINE}`,
      'Kakak',
      'sister',
    ],
    [
      `(?:adik(?: (?:laki-laki|cowok|bungsu))?|adek|adikku|abang|mas|aa|koko|saudara|kakak laki-laki)${MINE}`,
      'Adik',
      'brother',
    ],
    [`(?:tante|bibi|bude|bulik|bulek|budhe)${MINE}`, 'Tante', 'aunt'],
    [`(?:om|paman|pakde|paklik|pakdhe)${MINE}`, 'Paman', 'uncle'],
    [
      `(?:bu guru|pak guru|ibu guru|bapak guru|guru|wali kelas|dosen|pelatih|coach|ustaz|ustadz|ustazah)${MINE}`,
      'Guru',
      'teacher',
    ],
    [
      `(?:sahabat|teman|temen|bestie|besti|sobat|kawan|rekan kerja|teman kerja|tetangga|bos|atasan|satpam|perawat)(?: (?:baik|dekat|lama|sekamar|kantor|kerja|kecil|kuliah|sekolah|sebangku|kos|kost|kosan|kontrakan|satu kos|sekos|main|nongkrong|smp|sma|sd|kampus|seangkatan|segeng|satu geng|ngaji|gereja|mabar|lari))?${MINE}`,
      'Kawan',
      'friend',
    ],
    [
      `(?:kucing|meong|si meong|kitten|anak kucing)(?: (?:oren|oyen|hitam|putih|belang|abu-abu|kampung|persia|anggora|gendut|kecil|liar))?${SURELY_MINE}`,
      'Pus',
      'cat',
    ],
    [
      'kucing(?: (?:oren|oyen|hitam|putih|belang|kampung|persia|anggora|gendut))?(?= (?:bernama|namanya|si ))',
      'Pus',
      'cat',
    ],
    ['(?<=(?:buat|untuk|utk|si) )kucing(?! (?:liar|tetangga|jalanan))', 'Pus', 'cat'],
    [
      `(?:anjing|doggy|guguk|puppy|anak anjing)(?: (?:hitam|putih|coklat|kampung|golden|pudel|kecil|tua))?${SURELY_MINE}`,
      'Sobat',
      'dog',
    ],
    ['anjing(?: (?:hitam|putih|coklat|kampung|golden|kecil|tua))?(?= (?:bernama|namanya|si ))', 'Sobat', 'dog'],
    ...LITTLE.map(
      (animal) => [`(?:(?:anak|bayi|si) ${animal}(?: kecil)?|${animal} kecil)`, `${animal} kecil`, 'pet'] as const,
    ),
    ['(?<=(?:buat|untuk|utk|si) )anjing(?! (?:liar|tetangga))', 'Sobat', 'dog'],
    [
      `(?:kelinci|hamster|burung|ikan|kura-kura|ayam|kambing|sapi|kuda|iguana|marmut|beo|nuri|bebek|peliharaan|cupang|lele|musang|sugar glider|robot)${SURELY_MINE}`,
      'Sayang',
      'pet',
    ],
    [
      'orang tua(?:ku| kami| saya)?|anak-anak(?:ku| kami)?|keluarga(?:ku| kami| besar)?|teman-teman(?:ku)?|sahabat-sahabat(?:ku)?|murid-murid(?:ku)?|kakek nenek|kakek dan nenek|mama papa|ayah ibu|ayah dan ibu|mama dan papa|pengantin|mempelai|tim|kelas|geng|angkatan|guru-guru|kembar',
      null,
      'group',
    ],
  ],
  notNames:
    'sekarang dulunya akhirnya padahal beliau orangnya pokoknya semoga kalau walau meski bahkan lalu terus pernah bunga roti kue kelontong pelaut tentara polisi dosen bidan pilot masinis kasir koki kurir buruh pengusaha pedagang arsitek akuntan barista montir teknisi juragan direktur manajer programmer atlet penyanyi penulis pelukis fotografer sekretaris manggil narik nunggu nyari bawa beli kasih gue gw gua lu lo kau nyokap bokap gajah beruang panda naga singa harimau monyet jerapah rubah landak katak kodok bebek kura-kura paus lumba-lumba kelinci burung ikan dinosaurus bilang mertua cuma paus batuk hafal mandi berenang upacara piket malah akhirnya genteng ldr krl spp rice cooker beliau veteran pensiunan ojol ojek tkw tki pns gojek grab paud mba unicorn mancing masak kerja jualan nyanyi ngopi ngaji nyetir tidur jalan aku saya kami kita dia ia kamu anda mereka lagu musik buat untuk utk tentang ttg tolong bikin bikinin buatkan buatin minta pengen ingin mau ulang tahun ultah selamat hari ini besok kemarin nina bobo maaf terima kasih makasih jingle rap pop rock jazz dangdut koplo indie metal lofi lo-fi edm folk akustik reggae keroncong campursari hip-hop blues country kpop k-pop bahasa inggris indonesia jepang korea mandarin jawa sunda arab prancis spanyol jerman italia belanda turki vietnam senin selasa rabu kamis jumat sabtu minggu januari februari maret april mei juni juli agustus september oktober november desember lebaran natal ramadan ramadhan idul fitri imlek tuhan allah ibu ayah bapak mama papa nenek kakek oma opa anak adik kakak suami istri pacar sahabat teman kucing anjing guru bayi cucu om tante bu pak mas mbak dan yang yg karena dengan tanpa di ke dari pada versi gaya suara vokal cewek cowok perempuan pria wanita laki-laki tim klub toko warung kedai kafe sekolah kelas sd smp sma tk rt rw pt cv dj bpm ode mars himne yel-yel rindu kangen cinta sayang sedih galau lucu kocak santai tenang ceria semangat romantis duka mengenang almarhum almarhumah wisuda pernikahan nikahan perpisahan pensiun jadi seperti kayak tapi soalnya suka selalu sering tidak tak nggak gak ga sudah udah masih lagi baru baik pertama kedua ketiga bungsu sulung kembar tercinta tersayang kesayangan oren gendut hitam putih belang persia kampung lucunya imut manis cantik ganteng pintar tua kecil besar umur usia tahun bulan meninggal mati wafat pergi lahir kerja tidur makan masak main nonton pulang kampungku kantor rumah perawat dokter petani nelayan penjahit pensiunan supir sopir sekamar sebangku sekelas kuliah satu dua tiga empat lima enam lima puluh tersebut itu aja saja banget dong ya deh sih nih kok pindah lulus sakit sembuh nikah menikah hamil wa ig tiktok youtube spotify internet wifi bali sama juga bisa harus akan sangat paling rajin jago takut benci sabar galak cerewet pelit sebelah tetangga liar jalanan setelah selama sejak sebelum saat pas waktu ketika tanggal tgl kelahiran halaman hujan malam pagi siang sore kopi bola aslinya orang orangnya sayangku cintaku kami kita semua ukuran gaul sendiri sekali fans bandel nakal malas pemalu penakut angkat tiri kandung jauh dekat lama lawas bersama dulu nanti ninja hari-hari ikut ada bukan belum kemarin setiap tiap',
  places:
    'Jakarta, Bandung, Surabaya, Yogyakarta, Jogja, Semarang, Medan, Makassar, Palembang, Denpasar, Bali, Malang, Bogor, Depok, Tangerang, Bekasi, Solo, Padang, Pontianak, Balikpapan, Samarinda, Banjarmasin, Manado, Ambon, Jayapura, Kupang, Mataram, Lombok, Batam, Pekanbaru, Jambi, Bengkulu, Lampung, Aceh, Banda Aceh, Cirebon, Tegal, Purwokerto, Magelang, Salatiga, Kediri, Madiun, Blitar, Jember, Banyuwangi, Garut, Tasikmalaya, Sukabumi, Cianjur, Serang, Bukittinggi, Toraja, Papua, Kalimantan, Sulawesi, Sumatra, Sumatera, Jawa, Madura, Flores, Sumba, Labuan Bajo, Raja Ampat, Bromo, Dieng, Puncak, Wonosobo, Klaten, Sleman, Bantul, Godean, Ubud, Kuta, Indonesia, Malaysia, Singapura, Kuala Lumpur, Bangkok, Hong Kong, Taiwan, Tokyo, Kyoto, Seoul, Beijing, Sydney, Melbourne, Mekah, Madinah, Istanbul, London, Paris, Roma, Berlin, Amsterdam, New York, Jepang, Korea, Arab Saudi, Belanda, Jerman, Inggris, Amerika, Australia, Mars, Jupiter, Saturnus',
  weak: 'malam semalam subuh begadang sunyi kelas guru guruku murid siswa kerja kerjanya bekerja pekerjaan pekerjaannya bos rapat gaji kota kotaku jalanan gitar band konser petik musisi tahun taman matahari awan burung langit jingga biru keringat kipas jual rambut gol pantai laut sekolah kampus kuliah motor mobil masak resep bumbu baca membaca buku bintang panas kafe',
  small:
    'si sang sebuah seekor seorang sepotong para ini itu yang yg dan atau tapi di ke dari dengan untuk buat pada aku saya kami kita ku nya sangat banget sekali juga saja aja dong ya deh sih lah kah adalah ada para hal tentang soal semua setiap tiap',
}

/** "Es teh kalau menang" */
const TITLED_WORD = new RegExp(
  `^(?:Pak|Bu|Mas|Mbak|Kak|Bang|Om|Mang|Teh|Kang|Cak|Ustaz) (?:${VERB}|manis|hangat|botol|tawar|tarik|panas|es|susu|kalian|kami|kita|saya|aku|gue|gw|ku|guru|kurir|ojek|sopir|supir|satpam|dokter|polisi|tukang|parkir|bakso|warung|kos|kost|rt|rw|lurah|haji|satpam|bos|yang|dan|dari|di|ke|ini|itu|tiap|setiap|buat|untuk|kawin|sepuh|besar|kecil)$`,
  'iu',
)

/** What stands before names of places, brands and works. */
const NO_PEOPLE =
  'di|tata|dermaga|pelabuhan|taman|alun-alun|jembatan|perumahan|gang|komplek|jurusan|rute|trayek|arah|tujuan|s1|s2|s3|sd|smp|sma|smk|tk|paud|prodi|fakultas|lulus|toko|pasar|kereta|krl|kampung|desa|kota|pulau|gunung|pantai|danau|jalan|jl|jln|stasiun|terminal|bandara|kampus|universitas|bank|hotel|pabrik|pt|cv|merk|merek|novel|buku|film|drama|serial|game|aplikasi|suku|bahasa|lagu|grup|puskesmas|rumah sakit|rs|gereja|masjid|kabupaten|kecamatan|asal|asli|pelaut dari|orang|(?:pulang|pindah|mudik|balik|kampung|merantau|berangkat|liburan|terbang) ke'

const ANIMALS = 'burung|ikan|ayam|kucing|anjing|kelinci|sapi|kambing|kuda|kura-kura|ular|kadal|semut'
const SPECIES =
  /^(?:perkutut|murai|kenari|lovebird|kakaktua|cucak|beo|nuri|merpati|dara|cupang|koi|arwana|lele|nila|gurame|jago|kate|bangkok|anggora|persia|oren|kampung|pitbull|golden|pudel|poodle|etawa|limosin|batu|laut|hias)$/iu

/** A name behind somebody at the beginning of a description: "kucingku mochi". */
const OF_KIN =
  /(?<!\p{L})(?:nenek|kakek|oma|opa|eyang|mbah|ibu|mama|bunda|ayah|bapak|papa|suami|istri|pacar|tunangan|anak|putri|putra|bayi|cucu|keponakan|kakak|adik|adek|abang|sahabat|teman|temen|kucing|anjing|kelinci|hamster|kura-kura)(?: ?ku| (?:saya|aku|gue|gw|kami|kita))?(?: si|,)? (\p{Ll}[\p{L}'’-]{2,})(?=$|[.,;:!?)]| (?:yang|yg|dan|karena|krn|soalnya|suka|selalu|udah|sudah|ulang|ultah|umur|usia|ke-?\d+|meninggal|mati|wafat|kabur|hilang|hobi\p{L}*|dia|tiap|paling|sering|besok|kemarin|\d+)(?!\p{L}))/gu
