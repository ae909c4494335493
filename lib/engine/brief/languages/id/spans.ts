import type { Fact, Hearer } from '../../brief.ts'
import { you, youWithin } from './address.ts'
import { fact } from './lines.ts'

/** How long something has gone on, how old a baby is, what somebody was to whoever sings: what stands there without a verb. */
export function spanOf(piece: string, hearer: Hearer | null): Fact | null {
  if (!hearer) return null
  const months =
    /^(?:yang )?(?:masih |baru )?(?:umur|usia|umurnya|usianya|berumur|berusia)? ?(?:masih |baru )?(\d{1,2}) bulan$/iu.exec(
      piece,
    )?.[1]
  if (months && hearer.kind !== 'love') return fact('thing', `Baru ${inWords(Number(months))} bulan`)
  const married =
    /^(?:sudah |udah |genap )?(\d+) (tahun|bulan|minggu) (?:sudah )?((?:me)?nikah|pernikahan|menikah|pacaran|bersama|ldr|temenan|berteman|sahabatan|bersahabat|jadian)( .+)?$/iu.exec(
      piece,
    )
  if (married) {
    const [, count, unit, what = '', rest = ''] = married
    const deed =
      { nikah: 'menikah', pernikahan: 'menikah', sahabatan: 'bersahabat', temenan: 'berteman' }[what.toLowerCase()] ??
      what.toLowerCase()
    return fact('me', `${inWords(Number(count))} ${unit} kita ${deed}${rest}`)
  }
  const served =
    /^(?:sudah |udah |selama )*(\d+|puluhan|belasan|bertahun-tahun)( tahun| bulan)? ((?:jadi|sebagai|kerja|bekerja|mengajar|mengabdi|jualan|berjualan|menemani|narik|nyetir|ngajar) .+|(?:tak|belum) pernah .+|di .+)$/iu.exec(
      piece,
    )
  if (served) {
    const [, count = '', unit = '', what = ''] = served
    const long = /^\d/u.test(count) ? inWords(Number(count)) : count
    return fact(
      'you',
      `${long}${unit} ${youWithin(hearer)} ${what.replace(/^kerja /u, 'bekerja ').replace(/^ngajar/u, 'mengajar')}`,
    )
  }
  const loved =
    /^(cinta (?:pertama|monyet|sejati|terpendam)|pacar pertama|gebetan|sahabat|teman sebangku)(?:ku| (?:aku|saya))?( (?:waktu|saat|di|jaman|zaman|sejak|dari) .+)$/iu.exec(
      piece,
    )
  if (loved) return fact('you', `${you(hearer)} ${loved[1]?.toLowerCase()}ku${loved[2]}`)
  const ended =
    /^(?:aku |kami |baru |baru saja )*putus(?: cinta)? (?:sama|dengan|dari) (?:\p{L}+ ){1,3}((?:setelah|sesudah|gara-gara|karena|waktu|lewat|di) .+)$/iu.exec(
      piece,
    )
  return ended ? fact('me', `Kita putus ${ended[1]}`) : null
}

const ONES = 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ')

/** Numbers are sung in words: "lima belas". */
export function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 199) return String(count)
  if (count >= 100) return `seratus ${count > 100 ? inWords(count - 100) : ''}`.trim()
  if (count < 12) return ONES[count] ?? ''
  if (count < 20) return `${ONES[count - 10]} belas`
  const one = count % 10
  return `${ONES[Math.floor(count / 10)]} puluh${one > 0 ? ` ${ONES[one]}` : ''}`
}
