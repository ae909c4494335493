import { capital } from '../../../lyrics/first-letter.ts'
import type { LanguagePack } from '../language-pack.ts'
import { anything } from './anything.ts'
import { dedicated } from './dedicated.ts'
import { details, lessons } from './details.ts'
import { factHooks } from './fact-hooks.ts'
import { leadIns } from './lead-ins.ts'
import { plots } from './plots.ts'
import { indonesianSlots } from './slots.ts'
import { titled } from './titled.ts'
import { topics } from './topics.ts'

/** Indonesian as it is sung: the hearer is "kau" and "-mu". */
export const indonesian: LanguagePack = {
  ...{ plots, topics, anything, titled, dedicated, factHooks, leadIns, details, lessons },
  slots: indonesianSlots,
  leftOpen:
    /^(?:(?:setiap|tiap) kali|kalau|waktu|saat|ketika|sejak|semenjak|setelah|sesudah|sebelum|selama|begitu|walau|walaupun|meski|meskipun|biarpun)(?!\p{L})(?!.*(?<!\p{L})(?:kau|kalian|aku|kami|kita|dia|ia|mereka)(?!\p{L}).*(?<!\p{L})(?:kau|kalian|aku|kami|kita|dia|ia|mereka)(?!\p{L}))/iu,
  alsoSaid: (entry) => (entry.endsWith('nya') ? `${entry.slice(0, -3)}mu` : entry),
  denied:
    /^(?!.*(?<!\p{L})(?:hobi\p{L}*|jago|ahli|gemar|doyan|pecinta|penggemar|koleksi|menanam|berkebun|menyiram|memasak|masak|merajut|menjahit|memancing|mancing|melukis|menggambar|menari|bernyanyi|nyanyi|siklus air|daur air|daur ulang|sampah|cuci tangan|mencuci tangan|gosok gigi|sikat gigi|perkalian|nama(?:[- ]?nama)? (?:hari|bulan|huruf|musim|planet)|senin sampai|januari sampai|menyeberang|zebra cross|lalu lintas|alfabet|abjad|huruf|musim|tata surya|planet|fotosintesis|klorofil|angka|satu sampai sepuluh|evaporasi|kondensasi)(?!\p{L})).{9,}$|(?<!\p{L})kapan (?:nikah|menikah|kawin|lulus)(?!\p{L})|(?<!\p{L})(?:jangan|tak pernah|tak bisa|tak suka|tak mau|bukan) (?=lupa|marah|bohong|memasak|masak|telat|terlambat|mengeluh|menyetir)\p{L}+/giu,
  unkind:
    /^\p{Lu}\p{L}+ (?:seorang |adalah )?(?:guruku|guru|wali kelas|pensiunan|veteran|pelaut|juragan|polisi|tentara|ibu (?:dari )?\p{L}+ anak|bapak (?:dari )?\p{L}+ anak|dosen|dokter|bidan|perawat|satpam|sopir|supir|tukang|petani|nelayan|pedagang|penjual|ojol|pns|kerja di|bekerja di)(?!\p{L})|^(?:Baru|Tanggal) |(?<!\p{L})(?:pindah|pulang kampung|resign|pensiun|merantau|gendut|gemuk|buncit|pelit|cerewet|galak|bawel|pikun|tua|jelek|sakit|kanker|meninggal|gagal|marah|bohong|selingkuh|lupa|ngorok|mendengkur|kemo|stroke|rontok|operasi|infus|utang|hutang|telat|demam|takut|menangis|nangis|mencuri|cemburu|pelupa|miskin|nyasar|jatuh|hilang|rusak|belum pernah|kalah|berpulang|tak (?:pernah )?(?:bisa|marah cuma|mau))(?!\p{L})/iu,
  together: (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' dan '),
  headline: (title) =>
    title.replace(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*/gu, (word, at: number) =>
      at > 0 && SMALL.has(word) ? word : capital(word),
    ),
}

/** Words that titles write in small letters. */
const SMALL: ReadonlySet<string> = new Set('dan di ke dari yang untuk pada dengan atau oleh tentang'.split(' '))
