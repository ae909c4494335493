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
  meaning: `
    Setahun sekali semua berhenti
    Yang sibuk duduk, yang jauh mendekat
    Tak ada yang dikejar hari ini
    Selain pelukan yang paling hangat

    Bukan bajunya, bukan hidangannya
    Yang membuat hari ini berbeda
    Tapi wajah yang lama tak jumpa
    Dan tawa yang sama seperti semula

    Yang salah kemarin sudah selesai
    Yang berat-berat kita taruh dulu
    Hari ini hati diajak damai
    Lalu pulang membawa yang baru`,
  lift: `
    Buka pintunya, tamu sudah ramai
    Yang lama jauh akhirnya sampai

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
    Maaf dan pelukan dibagi rata
    Hari raya di rumah, ringan sekali
    Hati yang berat pulang tertawa

    # Selamat Hari Raya, {call}
    Selamat hari raya, {call}, peluk dulu
    Maafkan yang salah, lapangkan hati
    Selamat hari raya, {call}, doaku
    Sehat dan bertemu tahun depan lagi`,
  bridge: `
    Yang tak bisa datang tetap disebut
    Namanya masuk di setiap doa
    Yang besar duduk, yang kecil ribut
    Rumah ini penuh sampai ke jendela

    Besok semua bubar, rumah kembali lengang
    Toples tinggal remah, sprei tinggal kusut
    Tapi ada yang masih tinggal di ruang
    Suara semua orang, yang selalu disebut`,
}
