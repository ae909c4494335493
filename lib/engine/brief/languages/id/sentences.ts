import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { you, youWithin } from './address.ts'
import { LESSON } from './lessons.ts'
import { fact } from './lines.ts'
import { ASKING, sungOf } from './notes.ts'
import { told } from './persons.ts'
import { CITY } from './places.ts'
import { spanOf } from './spans.ts'
import { VERB } from './verbs.ts'

/** What one piece tells, and of whom; nothing where it is no sentence. */
export function factOf(said: string, hearer: Hearer | null, who: string, before: PreviousSubject): Fact | null {
  const piece = hearer ? asSaid(said) : said
  if (ASKING.test(piece)) return null
  const lesson =
    hearer === null || hearer.kind === 'group' || hearer.kind === 'child' ? LESSON.exec(piece)?.[1] : undefined
  if (lesson !== undefined) return fact('thing', lesson)
  const span = spanOf(piece, hearer)
  if (span) return span
  const timed = saidOf(piece, hearer, who, before)
  if (timed !== undefined) return timed
  const worked = hearer ? WORKED.exec(piece) : null
  if (worked && hearer)
    return fact('you', `${you(hearer)} ${(worked[2] ?? '').replace(/^kerja /u, 'bekerja ')} ${worked[1]}`)
  const thanked = hearer ? new RegExp(THANKED.replaceAll('WHO', who || '(?!)'), 'iu').exec(piece)?.[1] : undefined
  if (thanked !== undefined && hearer) return fact('you', `${you(hearer)} ${told(thanked, hearer, who)}`)
  const bare = who ? piece.replace(new RegExp(`^(?:si )?(?:${who}) (?:itu |adalah |seorang )?`, 'iu'), '') : piece
  const job = hearer && hearer.kind !== 'group' ? JOB.exec(bare)?.[0] : undefined
  if (job !== undefined && hearer) return fact('you', `${you(hearer)} ${job}`)
  const early = hearer ? EARLY.exec(piece) : null
  if (early && hearer && !sungOf(piece))
    return fact('you', `${early[1]} ${youWithin(hearer)} ${told(early[2] ?? '', hearer, who)}`)
  if (hearer && /^\p{L}{3,} sekali$/iu.test(piece) && !/^(?:rindu|kangen|sayang|cinta|sedih|lucu)/iu.test(piece))
    return fact('you', `${you(hearer)} ${piece}`)
  const place = hearer ? /^\p{L}{3,}ku (di \p{L}+)$/iu.exec(piece)?.[1] : undefined
  if (place !== undefined && hearer) return fact('you', `${you(hearer)} ${CITY.test(place) ? 'jauh ' : ''}${place}`)
  // One of two is told of to both.
  const isOfOne =
    hearer !== null &&
    / (?:dan|and) /u.test(hearer.name ?? '') &&
    who !== '' &&
    !new RegExp(`(?:${who}) (?:dan|sama|&) (?:${who})`, 'iu').test(piece)
  if (
    isOfOne &&
    new RegExp(
      `^(?!(?:buat|untuk|utk|dari|selamat|pernikahan|nikahan) )(?:(?:${who}) (?=${VERB})|.* (?:${who})$)`,
      'iu',
    ).test(piece) &&
    !sungOf(piece) &&
    piece.split(' ').length > 2
  )
    return fact('they', piece)
  if (/^(?:kamu|kau|engkau) \p{L}/iu.test(piece) && !sungOf(piece)) return fact('you', piece)
  // Behind whom the song is for their sentence may go on: "lagu buat nenek siti suka berkebun".
  const behind = who
    ? new RegExp(`^.*?(?<!\\p{L})(?:${who})(?: (?:${who}|itu|ini|tersayang|tercinta))* (?=${VERB}(?!\\p{L}))`, 'iu')
    : null
  const tail = behind?.exec(piece)?.[0]
  if (
    !/(?<!\p{L})guru ngaji(?!\p{L})/iu.test(piece) &&
    tail !== undefined &&
    hearer &&
    !/(?<!\p{L})(?:aku|kami|kita)(?!\p{L})/iu.test(tail.replace(new RegExp(`(?:${who})`, 'giu'), ''))
  ) {
    const rest = piece.slice(tail.length)
    return METADATA.test(rest) || sungOf(rest) ? null : fact('you', `${you(hearer)} ${told(rest, hearer, who)}`)
  }
  const tale = hearer
    ? null
    : new RegExp(
        `(?<!\\p{L})(?:tentang|soal|mengenai) (?:sebuah |seekor |seorang )?(\\p{L}+(?: \\p{L}+)?) yang (?=${VERB}(?!\\p{L}))(.+)$`,
        'iu',
      ).exec(piece)
  if (tale) return fact('they', `${tale[1]} ${tale[2]}`)
  if (sungOf(piece) || NAMING.test(piece) || METADATA.test(piece)) return null
  if (
    /^(?:aku|kami|kita)(?: \p{L}|$)|^ku(?!ping|rang|bur|pu-ku|da|ah|e|at|liah|ning|cing|nci|lit|rsi|lkas|mpul|mis|ku|ota|rus|sut|tu|no|rir|pon|asa|njung|rma|kis)\p{L}{4,}(?<!nya) /iu.test(
      piece,
    )
  )
    return /^(?:aku|kami) (?:mau|ingin|pengen|minta|butuh)(?: (?:lagu|buat|bikin|sesuatu|minta maaf|mengucapkan|bilang maaf|ngucapin).*)?$/iu.test(
      piece,
    )
      ? null
      : who !== '' && new RegExp(`^(?:aku|kami) (?:${who})$`, 'iu').test(piece)
        ? null
        : fact('me', told(together(piece, hearer), hearer, who))
  if (!hearer && /^yang \p{L}+ .{8,}/iu.test(piece)) return fact('they', piece)
  const heard =
    /^(?:dia|ia|beliau|orangnya|mereka(?= tak| baru| kalau| masih| saling| bertemu| ketemu| sudah| akan| suka| berdua| kenal\p{L}*| ber\p{L}+| dulu| sama-sama| selalu| pernah| mau)) /iu.exec(
      piece,
    )?.[0]
  if (heard !== undefined) {
    const rest = piece.slice(heard.length)
    if (METADATA.test(rest)) return null
    // One of two is told of to both.
    if (hearer && you(hearer) === 'Kalian' && !/^mereka/iu.test(heard)) return fact('they', piece)
    return hearer ? fact('you', `${you(hearer)} ${told(rest, hearer, who)}`) : fact('they', piece)
  }
  if (
    hearer &&
    who !== '' &&
    new RegExp(
      `^(?:buat|untuk|ke|kepada|dari|ulang tahun|ultah|makasih|terima kasih|kangen|selamat)(?: \\p{L}+)* (?:${who})`,
      'iu',
    ).test(piece)
  )
    return null
  const isMusic = readAttributes([piece]).notUnderstood.length === 0
  if (isMusic) return null
  if (
    hearer &&
    /^(?!hanya|punya|katanya|biasanya|akhirnya|hobinya|sukanya|kerjanya (?:di|sebagai|jadi) )\p{L}{2,}nya (?=\p{L})/iu.test(
      piece,
    )
  )
    return fact('you', told(piece, hearer, who))
  if (/^janji (?=.*(?<!\p{L})aku(?!\p{L}))/iu.test(piece)) return fact('me', told(piece, hearer, who))
  // "Dulu Mas Anton sering minjem bensin"
  if (OTHERS.test(piece) && !(who !== '' && new RegExp(`^\\p{L}+ (?:si )?(?:${who})(?!\\p{L})`, 'iu').test(piece)))
    return fact('they', told(piece, hearer, who))
  if (/^sudah (?:\d+|se\p{L}+|ber\p{L}+)(?: (?:hari|minggu|bulan|tahun))?(?: ini| lebih)?$/iu.test(piece))
    return fact('thing', piece)
  const sleep = SLEEP.exec(piece)
  if (sleep) return hearer && sleep[1] ? fact('you', `Tidurlah${sleep[1]}`) : null
  if (before && new RegExp(`^${VERB}(?!\\p{L})`, 'iu').test(piece)) {
    if (/^(?:minta maaf|terima kasih|makasih|selamat|mengenang|kangen|rindu|untuk|buat)(?!\p{L})/iu.test(piece))
      return null
    if (/^(?:mau|ingin|pengen) di\p{L}{3,}/iu.test(piece)) return fact('they', piece)
    // "Kalau salah diulang sepuluh kali": who does it is not said.
    if (
      /^(?:kalau|waktu|saat|tiap kali|setiap kali) (?!di)(?:\p{L}+ ){1,3}di(?!a )\p{L}{4,}(?: |$)/iu.test(piece) &&
      !/(?:selalu|langsung|suka) /iu.test(piece)
    )
      return fact('they', told(piece, hearer, who))
    // Of one of two it goes on as it was told.
    if (before === 'they') return fact('they', piece)
    // A time before goes on: "kalau pulang bawa roti".
    const isAboutMe =
      /^(?:Aku|Kami)$/u.test(before) &&
      /(?<!\p{L})(?:aku|kami)(?!\p{L})|\p{L}{3,}ku(?!\p{L})/iu.test(piece.replace(/^(?:aku|kami) /iu, '')) &&
      OBJECT_ME.test(piece)
    // "Mau lamar Gita": whoever is spoken to does not do it.
    const isDoneToThem =
      hearer !== null &&
      before === you(hearer) &&
      who !== '' &&
      new RegExp(`^\\p{L}+ (?:\\p{L}+ ){0,2}(?:${who})(?!\\p{L})`, 'iu').test(piece)
    const subject = isAboutMe && hearer ? you(hearer) : isDoneToThem ? 'Aku' : before
    return fact(
      subject === 'Aku' || subject === 'Kami' || subject === 'Kita' ? 'me' : 'you',
      `${subject} ${told(piece, hearer, who)}`,
    )
  }
  if (
    /^(?:buat|untuk|utk|dari|ke|selamat|ulang tahun|ultah|happy|terima kasih|makasih|maaf|minta maaf|yang|semoga|pernikahan|kangen|rindu|ode|cerita)(?!\p{L})/iu.test(
      piece,
    )
  )
    return null
  if (
    !hearer &&
    /^(?!(?:suasana|nuansa|nada|irama|tempo|gaya|lirik|musik|lagu|versi|tema|judul|kata)nya)\p{L}{3,}nya \p{L}/iu.test(
      piece,
    )
  )
    return fact('they', piece)
  const words = piece.split(' ')
  const own = who !== '' && new RegExp(`(?<!\\p{L})(?:${who})(?!\\p{L})`, 'iu').test(piece)
  if (own || words.length < 2) return null
  if (words.length > 2 && new RegExp(` ${VERB}(?!\\p{L})`, 'iu').test(piece))
    return fact('they', told(piece, hearer, who))
  return words.length <= 5 && before === null && hearer === null && words.length > 1
    ? fact('thing', piece)
    : words.length <= 10 &&
        before === null &&
        hearer === null &&
        /^(?:buka|tutup|melayani|menerima|sedia|menyediakan|jual|menjual|gratis|bisa|ada|harga|tempat|di|jalan|dekat|seberang|depan|samping|sejak|dari|mulai|pesan|paling|cuma|semua|beli|free|diskon|promo|nomor|wa|antar|tersedia) /iu.test(
          piece,
        )
      ? fact('thing', piece)
      : (words.length <= 5 || (words.length <= 10 && SCENE.test(piece))) && hearer && !isPedigree(piece, hearer)
        ? fact('thing', words.length <= 5 ? told(piece, hearer, who) : piece)
        : null
}

function saidOf(piece: string, hearer: Hearer | null, who: string, before: PreviousSubject): Fact | null | undefined {
  if (/^mau(?:kah)?(?: tak)? (?:kamu|kau) /iu.test(piece)) return fact('you', piece)
  const [, time = '', subject = '', rest = ''] =
    new RegExp(TIMED.source.replace('WHO', who || '(?!)'), 'iu').exec(piece) ?? []
  if (!time || sungOf(piece)) return undefined
  const isSinger = /^(?:aku|kami|kita)$/iu.test(subject)
  // "Tiap pulang membawakan aku jajan": to whom it is done.
  if (isSinger && OBJECT.test(time)) return undefined
  if (isSinger) {
    // "Kalau aku pulang langsung bawa sandal ke pintu": somebody else does.
    const main =
      hearer && before === you(hearer) && /^(?:kalau|tiap kali|setiap kali|waktu|saat|pas)/iu.test(time)
        ? MAIN.exec(rest)
        : null
    if (main && hearer)
      return fact(
        'you',
        `${time} ${subject} ${told(main[1] ?? '', hearer, who)} ${youWithin(hearer)} ${told(main[2] ?? '', hearer, who)}`,
      )
    return fact('me', told(together(piece, hearer), hearer, who))
  }
  if (/^(?:kamu|kau)$/iu.test(subject)) return fact('you', piece)
  // One of two, and others, are told of as they were.
  if (!hearer || you(hearer) === 'Kalian' || /^mereka$/iu.test(subject)) return fact('they', piece)
  return fact('you', `${told(time, hearer, who)} ${youWithin(hearer)} ${told(rest, hearer, who)}`)
}

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
export type PreviousSubject = string | null

/** "Rumah kami dekat sawah banyak suara kodok". */
const SCENE =
  /(?<!\p{L})(?:kami|kita|aku|banyak|dekat|penuh|ada|selalu|seperti|kayak|sampai|tanpa|hampir|semua)(?!\p{L})|\p{L}{3,}ku(?!\p{L})|\p{L}{3,}nya \p{L}/iu

/** "Golden 3 tahun" */
const isPedigree = (piece: string, { kind }: Hearer) =>
  (kind === 'dog' || kind === 'cat' || kind === 'pet') && /^(?:\p{L}+ ){1,3}\d+ (?:tahun|bulan)$/iu.test(piece)

/** A verb that takes somebody behind it. */
const OBJECT =
  /(?:^| )(?:me[lmnrwy]\p{L}+|nge\p{L}+|ng[aeiou]\p{L}+|ny[aeiou]\p{L}+|bawa\p{L}*|beli\p{L}*|ajar\p{L}*|ajak|jemput|antar|temani|tunggu|peluk|kasih|panggil|telepon|bantu)$/iu

const MAIN = new RegExp(
  `^((?!.*(?:dia|kamu|kau|beliau) ).+?),? ((?:langsung|selalu|pasti|malah|suka|sering) ${VERB}.*)$`,
  'iu',
)

/** "Kami sering pulang bareng", of whoever sings and whoever hears it: "kita". */
const together = (piece: string, hearer: Hearer | null) =>
  hearer &&
  you(hearer) !== 'Kalian' &&
  (hearer.kind === 'love' || TOGETHER.test(piece)) &&
  !/(?:semua|sekeluarga|sekantor|sekelas|satu kantor) /iu.test(piece)
    ? piece.replace(/(?<!\p{L})kami(?!\p{L})/giu, (word) => (word === 'kami' ? 'kita' : 'Kita'))
    : piece

const TOGETHER =
  /(?<!\p{L})kami (?:satu|se(?:bangku|kamar|kos|kampus|kampung|tim|rumah|angkatan)|sama-sama|berdua|saling|ketemu|bertemu|kenal|kenalan|berkenalan|pacaran|jadian|menikah|putus|berteman|bersahabat|temanan)(?!\p{L})|(?<!\p{L})kami .*(?<!\p{L})(?:bersama|berdua|sama-sama|boncengan|patungan)(?!\p{L})/iu

/** "Hobinya tidur" is "kau hobi tidur". */
const asSaid = (piece: string) =>
  piece
    .replace(/^hobinya sekarang /iu, 'sekarang hobi ')
    .replace(/^(hobi|suka)nya /iu, '$1 ')
    .replace(/^kerjanya (?=di |sebagai |jadi )/iu, 'kerja ')

/** Somebody else, behind a time. */
const OTHERS = /^(?:dulu|sekarang|kemarin|akhirnya|kadang|biasanya) (?:si )?(?:\p{Lu}\p{L}+|pak \p{L}+|bu \p{L}+)/u

/** To whom it is done: "mengantar aku". */
const OBJECT_ME =
  /(?<!\p{L})(?!mengaku|membeku|melaku|memaku)me[lmnrwy]\p{L}{2,}ku(?!\p{L})|(?<!\p{L})(?:me[lmnrwy]\p{L}+|nge\p{L}+|bawa\p{L}*|ajak|jemput|antar|temani|tunggu|peluk|kasih|bantu) (?:aku|kami)(?!\p{L})/iu

const SLEEP =
  /^(?:supaya|biar|agar) (?:dia |bisa |cepat |cepet |mau |lekas )*(?:tidur|bobo|bobok)((?: \p{L}+){2,6})?(?: \p{L}+)?$/iu

const NAMING = /^(?:namanya|bernama|nama|nama \p{L}+nya)(?!\p{L})/iu

const METADATA =
  /^(?:(?:yang )?(?:baru |sudah |telah )*(?:meninggal|wafat|berpulang|tutup usia)(?!.*(?<!\p{L})(?:aku|kami|kita)(?!\p{L}))(?!\p{L})|hari (?:ayah|ibu|guru)$|(?:mau|akan|bakal) (?:menikah|nikah|kawin)(?: (?:sama|dengan|tanggal|bulan|minggu|hari|besok).*)?$|(?:sakit )?(?:serangan jantung|kanker|stroke|kecelakaan|covid)$|mati (?:bulan|tahun|tanggal|hari) |(?!\d+ tahun (?:kami|kita|aku|me?ng|meng|kerja|jadi|mengajar))(?:yang )?(?:ke-?)?\d(?!.*(?:ribu|rb|porsi|rasa|menu|varian|meter|potong|tusuk)(?!\p{L}))|(?:umur|usia|umurnya|usianya|berumur|berusia)(?!\p{L})|(?:mau |akan |sudah |baru |hari ini |besok |lagi )*(?:ulang tahun|ultah|anniv\p{L}*|meninggal|wafat|mati|tiada|berpulang|tutup usia|pensiun|wisuda|lulus|menikah|nikah|pindah|lahir|resign)(?: (?:dunia|dari kantor|dari kerjaan|yang ke-?\d+|ke-?\d+|\d+ tahun|kemarin|besok|hari ini|minggu (?:ini|depan|lalu)|bulan (?:ini|depan|lalu)|tahun (?:ini|lalu)|dulu|(?:bulan|tahun|tanggal|hari) [\p{L}\d]+(?: \d+)?|dari sekolah|nanti|ke \d+|setelah .*))*$)/iu

/** "Pensiun setelah 30 tahun kerja di kantor pos" */
const WORKED =
  /^(?:akan |mau |sudah |baru )?(?:pensiun|resign|pamit|pindah|berhenti)(?: \p{L}+){0,3}? (?:setelah|sesudah) (\d+ (?:tahun|bulan)) ((?:be)?kerja .+|mengajar .+|mengabdi .+|jadi .+|menjadi .+)$/iu

const EARLY =
  /^((?:jam \S+ )?(?:(?:tahun|bulan|minggu) (?:lalu|kemarin|depan)|kemarin|besok|nanti|akhirnya|hampir tiap \p{L}+|pagi|siang|sore|malam|subuh)(?:-\p{L}+| buta| hari)?) ((?:sudah|selalu|masih|suka|pergi|baru|mau|akan|gagal|lulus|jatuh|sakit|pindah|pulang|dapat|kalah|menang|sempat|berhasil|harus|me[lmnrwy]\p{L}+|ber\p{L}{3,}|di\p{L}{4,})(?: .+)?)$/iu

const JOB =
  /^(?:(?:seorang )?(?:(?:ibu|bapak|ayah|mama|papa)(?= (?:dari )?(?:satu|dua|tiga|empat|lima|enam|\d) anak)|wali kelas|veteran|pensiunan|anak(?= (?:petani|nelayan|guru|sopir|tukang|kampung|desa|pertama|bungsu|sulung|tunggal|rantau))|ojol|pns|tkw|teman|rekan|guru|dosen|dokter|perawat|bidan|sopir|supir|satpam|tukang|penjahit|petani|nelayan|pedagang|penjual|penjaga|pemilik|juragan|pengusaha|pelukis|penyanyi|atlet|pemain|pelatih|kepala|montir|polisi|tentara|koki|kasir|ketua|kapten|pilot|masinis|pelaut)(?: [\p{L}\d]+){0,5})$/iu

/** "Makasih sudah menemaniku" */
const THANKED =
  '^(?:.* )?terima ?kasih(?: banyak| ya)?(?:,? (?:WHO))?(?: ya)? (?:karena )?(?:sudah |telah )(?:mau )?(.+?)(?: ya)?(?: (?:WHO))?$'

/** "Waktu aku kecil", "sekarang aku jadi perawat", "tiap subuh beliau sudah goreng tempe": who it is stands behind a time. */
const TIMED =
  /^((?:(?:tiap|setiap)(?: kali)?|kalau|waktu|saat|ketika|pas|terakhir|sejak|semenjak|setelah|sesudah|sebelum|selama|sampai|sekarang|dulu|kemarin|tadi|akhirnya|besok|nanti|suatu|suatu|(?:hari|malam|pagi|sore|siang|tahun|minggu|bulan) (?:ini|itu|lalu|depan)|\d+ (?:tahun|bulan|hari)|malah|bahkan|untungnya|untung|ternyata|padahal|walaupun|meskipun|walau|meski|biarpun|supaya|biar|agar|seminggu|sebulan|setahun|terus|lalu|habis|kadang|kadang-kadang|biasanya|katanya|cuma|hanya|karena|begitu|pokoknya|baru)(?: (?!yang(?!\p{L}))(?!(?:aku|kami|kita|dia|ia|beliau|kamu|kau)(?!\p{L}))[\p{L}\d-]+){0,3}?) (aku|kami|kita|dia|ia|beliau|kamu|kau|mereka|WHO) (.+)$/iu
