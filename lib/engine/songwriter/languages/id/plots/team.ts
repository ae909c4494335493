import type { Plot } from '../../stanzas.ts'

export const team: Plot = {
  person: 'me',
  open: `
    Kaus kita (belum kering|masih lembap) dari kemarin
    Talinya diikat dua kali, mati
    Di ruang ganti semua diam dan dingin
    Lalu satu orang mulai bernyanyi

    Kita berlatih (hujan-hujan|sampai gelap) di lapangan
    Lampunya satu, bolanya kendor
    Yang dulu menertawakan dari jalan
    Hari ini duduk di depan, mengaku sponsor

    Naik (truk|bus) terbuka, bendera di tangan
    Suara serak sebelum dimulai
    Ibu-ibu melambai dari jemuran
    Sarung dan seprai pun ikut ramai`,
  turn: `
    Tertinggal dua, waktu tinggal sedikit
    Pelatih menunduk, mengunyah topi
    Kita saling lihat, kaki sudah sakit
    Kencangkan talinya, lalu maju lagi

    Yang jatuh ditarik, yang lelah digantikan
    Tak ada bintang, semua satu keringat
    Nama di punggung boleh dihapuskan
    Nama di dada yang kita ingat

    Musim lalu kita pulang menunduk
    Bus sepi, cuma bunyi mesin tua
    Tahun ini kaca busnya diketuk
    Mesin tua itu kita jadikan irama`,
  meaning: `
    Menang itu enak, kalah itu guru
    Dua-duanya pernah duduk di sini
    Yang tak pernah berubah dari dulu
    Masuk bersama, pulang pun begini

    Yang jatuh ditarik, yang lelah digantikan
    Tak ada bintang, semua satu keringat
    Hasil di papan boleh dilupakan
    Yang berjuang di sebelah selalu diingat

    Kita bukan yang paling besar di sini
    Tapi coba dengar suara kita
    Satu bersorak, semua bersorak lagi
    Satu terjatuh, semua mengangkatnya`,
  lift: `
    Tangan di tengah, tumpuk semua
    Hitung bersama, satu, dua

    Dengar tribun itu, kaki dihentak
    Bukan gempa, itu kita, serentak`,
  chorus: `
    # Ayo, {brand}
    Ayo, {brand}, maju, jangan berhenti
    Tribun di belakang, langit di depan
    Ayo, {brand}, maju, menang hari ini
    Kalau pun belum, kita tetap nyanyikan

    # {brand} di Dada
    {brand} di dada, di kaki, di suara
    Dari latihan sampai ke final
    {brand} di dada, apa pun akhirnya
    Kita pulang bersama, satu kapal

    # Satu Kita Semua
    Satu kita semua, sebelas atau sejuta
    Satu jatuh, semua yang bangun
    Satu kita semua, begitu caranya
    Menang dan kalah dibagi rukun`,
  bridge: `
    Nanti kaus ini jadi lap kecil
    Lututku bunyi kalau naik tangga
    Tapi kalau lagu ini terdengar, memanggil
    Aku berdiri, tangan di dada

    Pialanya, kalau ada, cuma mainan
    Disimpan di rak, dipinjam laba-laba
    Yang kita bawa pulang lebih ringan
    Teman, yang datang kalau diminta`,
}
