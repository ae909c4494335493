import type { Plot } from '../../stanzas.ts'

export const party: Plot = {
  person: 'me',
  open: `
    Pengeras suara (dipinjam|disewa) dari pak RT
    Sekali dicoba, atap berdebu
    Kita geser kursi, gulung karpetnya
    Lantai malam ini milik sepatu

    Katanya (sebentar|mampir), cuma salaman
    Pukul dua belas masih bergoyang
    Jaketku hilang, sudah dipakai orang
    Aku pakai sarung, siapa yang larang

    Es batu (mencair|habis), sirup tinggal merah
    Sambal kacang sampai ke tirai
    Yang pendiam tadi, di sudut sebelah
    Sekarang ia yang paling ramai`,
  turn: `
    Tetangga datang, kukira mau marah
    Piyama bergaris, rambut berdiri
    Ia tanya sopan, boleh aku serta?
    Sekarang ia yang pegang kendali

    Lampu mati, satu kampung gelap
    Tak ada musik, tak ada cahaya
    Lalu ember dipukul, panci bersahut
    Lebih ramai dari pengeras suara

    Kakiku bilang sudah, sudah cukup
    Lagu ini bilang, satu kali lagi
    Kakiku kalah, sepatu kucopot
    Lantainya dingin, enak sekali`,
  meaning: `
    Besok boleh repot, besok boleh kerja
    Malam ini semua beban dititipkan
    Tak ada yang penting selain tertawa
    Dan lagu yang sama-sama dinyanyikan

    Tak perlu pandai, tak perlu gaya
    Yang salah langkah malah ditiru
    Yang penting datang, yang penting ada
    Sisanya biar diurus lagu`,
  lift: `
    Tangan di atas, yang malu di tengah
    Tiga, dua, satu, jangan setengah

    Besok biar besok, besok ada kopi
    Malam ini lantai sudah berapi`,
  chorus: `
    # Goyang Sampai Pagi
    Goyang sampai pagi, sampai ayam ikut
    Kokoknya pas, tepat di ketukan dua
    Goyang sampai pagi, jangan takut
    Yang salah langkah kita tiru semua

    # Satu Lagu Lagi
    Satu lagu lagi, katanya tadi begitu
    Sudah lima lagu sejak kata itu
    Satu lagu lagi, kencangkan dulu
    Sampai sandal-sandal menari di pintu

    # Ayo, {call}, Turun
    Ayo, {call}, turun, lantai memanggil
    Tak perlu bisa, cukup tak diam
    Ayo, {call}, turun, besar dan kecil
    Bumi berputar, kita yang menyetel jam`,
  bridge: `
    Besok kita sapu kertas warna-warni
    Kepala berat, kaki kiri pincang
    Lalu ada yang bersiul lagu tadi
    Dan sapu itu kita ajak bergoyang

    Kulihat dari jauh, dari tangga
    Semua wajah yang kusayang, berkeringat
    Kalau aku tua, lupa segalanya
    Ruangan ini yang masih kuingat`,
}
