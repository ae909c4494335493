import type { Plot } from '../../stanzas.ts'

export const holiday: Plot = {
  person: 'me',
  open: `
    Koper (kududuki|kuinjak) supaya tertutup
    Isinya oleh-oleh, baju tinggal satu
    Jalanan macet sampai mata redup
    Tapi semua yang di mobil ikut berlagu

    Dari dapur (sejak subuh|dari kemarin) asap mengepul
    Toples diisi, taplak diganti
    Yang lama hilang satu-satu berkumpul
    Sandal di teras tak terhitung lagi

    Lampu (kelap-kelip|warna-warni) sudah dipasang
    Sebelah mati, dipukul, menyala
    Anak-anak dihitung, kurang satu orang
    Ia di bawah meja, menghabiskan nastarnya`,
  turn: `
    Paman yang itu bertanya lagi, kapan?
    Pertanyaan sama sejak zaman batu
    Kujawab dengan kue, kujejalkan pelan
    Ia mengunyah, dan lupalah ia padaku

    Yang tahun lalu bertengkar soal tanah
    Tahun ini rebutan kulit ayam
    Yang menang membagi dua, yang kalah
    Tertawa, dan selesailah semua dendam

    Kita berfoto, empat baris, berdesakan
    Yang tinggi jongkok, yang kecil di bahu
    Tiga yang merem, satu bukan kenalan
    Rupanya tukang paket, ikut dulu`,
  lift: `
    Buka pintunya, tamu sudah ramai
    Sepanci opor, sepanci gulai

    Salam sampai rata, cium tangan dulu
    Baru boleh makan, antre dari situ`,
  chorus: `
    # Semua Pulang
    Semua pulang, lampu rumah menyala
    Dari ujung gang bau dapur memanggil
    Semua pulang, kursinya tak sama
    Duduk di lantai, yang besar, yang kecil

    # Hari Raya di Rumah
    Hari raya di rumah, pintu tak dikunci
    Maaf dibagi seperti ketupat
    Hari raya di rumah, hati dicuci
    Lalu dijemur bersama, berdekat-dekat

    # Selamat Hari Raya, {call}
    Selamat hari raya, {call}, peluk dulu
    Setahun tak bertemu, kau makin gemuk
    Selamat hari raya, {call}, untukmu
    Kusimpan sepotong kue yang empuk`,
  bridge: `
    Satu kursi tahun ini kosong di ujung
    Tak ada yang duduk, tak ada yang bilang
    Piringnya kami isi, sampai menggunung
    Lalu yang terkecil duduk di sana, riang

    Besok semua bubar, rumah kembali lengang
    Toples tinggal remah, sprei tinggal kusut
    Tapi di kulkas ada rendang
    Dan di kepala ada suara yang ribut`,
}
