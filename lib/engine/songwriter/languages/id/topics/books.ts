import type { Topic } from '../../stanzas.ts'

export const books: Topic = {
  kin: 'buku bukuku bukumu bukunya buku-buku baca membaca kubaca kaubaca dibaca bacaan novel novelnya komik babnya perpustakaan pustaka penulis pembaca sampul pembatas puisi puisinya dongeng kamus',
  you: {
    scene: `
      Kau baca di (angkot|tangga), di antrean bank
      Dipanggil tiga kali, kau masih di halaman
      Nomormu lewat, kasirnya bimbang
      Sebentar, katamu, jagoannya ditahan`,
    later: `
      Rak bukumu miring, ditopang tembok
      Kalau ada yang pinjam, kau catat di hati
      Yang tak kembali kau tunggu di pojok
      Yang kembali basah kau jemur sampai rapi`,
  },
  me: {
    scene: `
      Kubeli buku (tebal|baru) supaya jadi bijak
      Setahun di kaki meja, untung ia tebal
      Meja tak lagi goyang, duduknya tegak
      Ternyata berguna, walau cuma jadi pengganjal`,
    later: `
      Kubaca di kasur, bukunya kuangkat
      Tertidur, bukunya jatuh ke hidung
      Sudah seminggu di halaman empat
      Hidungku biru, ceritanya tak bersambung`,
  },
  past: {
    scene: `
      Di bukumu (masih|tetap) terselip daun
      Halaman delapan puluh, di tengah kalimat
      Kaubilang lanjut besok, sudah tiga tahun
      Daunnya kering, kalimatnya masih hangat`,
    later: `
      Kau garis bawahi satu baris saja
      Pensilnya tipis, nyaris tak ada
      Kubaca berulang sampai lupa kata
      Mendengar caramu diam sesudahnya`,
  },
  hook: `
    Buka bukumu, baca yang keras
    Satu halaman lagi, malam masih luas

    Di balik sampul ada pintu kecil
    Buku terbuka, dan kita dipanggil`,
}
