import type { Plot } from '../../stanzas.ts'

export const falling: Plot = {
  person: 'you',
  open: `
    (Selasa|Sore|Pagi) itu biasa saja
    Lalu kau lewat, dan semua berhenti
    Aku lupa mau beli apa
    Pulang membawa garam dua kali

    Namamu (kutulis|kusebut) tanpa sadar
    Di buku catatan, di kaca yang berembun
    Temanku tertawa, katanya gawat
    Aku bilang tidak, sambil melamun`,
  turn: `
    Pesan darimu kubaca tujuh kali
    Isinya cuma, sudah sampai belum
    Kubalas singkat supaya tenang
    Padahal di dalam bunga-bunga semua tersenyum

    Aku berlatih di depan cermin
    Kata-kata manis, nada yang tepat
    Begitu bertemu yang keluar cuma
    Eh, anu, hari ini panas, ya, hangat`,
  meaning: `
    Aku tak mencari, aku tak menunggu
    Tahu-tahu kau ada di pikiran
    Seperti lagu yang tak bisa hilang
    Terbawa ke kamar, terbawa ke jalan

    Jatuh cinta itu lucu sekali
    Orang pandai pun jadi bodoh lagi
    Aku bicara pada kipas angin
    Aku tersenyum pada kopi pagi

    Dulu hari cuma sekadar hari
    Sekarang ada warna di setiap jamnya
    Aku tak tahu ini akan ke mana
    Aku cuma tahu aku suka rasanya

    Kalau kau merasakan hal yang sama
    Tak usah bilang, tersenyum saja
    Kalau tidak pun, biarlah begini
    Mengenalmu saja sudah bahagia`,
  lift: `
    Satu, dua, kuberanikan diri
    Jantung ini berisik sekali

    Jangan tatap aku lama-lama
    Nanti semua kata lari ke mana-mana`,
  chorus: `
    # Aku Jatuh Cinta, {call}
    Aku jatuh cinta, {call}, apa boleh buat
    Sudah kutahan, malah makin dalam
    Aku jatuh cinta, {call}, dan sejak saat itu
    Kau ada di pagiku, ada di malam

    # Ada Apa Denganku
    Ada apa denganku, langkahku ringan
    Hujan pun kupikir sedang bernyanyi
    Ada apa denganku, semua jalan
    Entah kenapa berbelok kemari

    # Bilang Iya, {call}
    Bilang iya, {call}, sekali saja
    Aku tak minta yang macam-macam
    Bilang iya, {call}, pelan pun tak apa
    Kudengar itu sampai malam`,
  bridge: `
    Kalau aku salah, tertawalah saja
    Aku pun akan ikut tertawa
    Tapi lebih baik kukatakan sekarang
    Daripada kusimpan sampai tua

    Nanti kalau kita sudah beruban
    Akan kuceritakan betapa aku gugup
    Hari pertama kau menyapaku
    Hari itu rasanya aku baru hidup`,
}
