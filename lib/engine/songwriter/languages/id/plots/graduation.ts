import type { Plot } from '../../stanzas.ts'

export const graduation: Plot = {
  person: 'you',
  open: `
    Toga itu (kebesaran|kepanjangan), topinya melorot
    Kau naik panggung, hampir tersandung
    Satu keluarga berdiri, bertepuk, melotot
    Mencari wajahmu, bangga dan bingung

    (Empat tahun|Bertahun-tahun) mi instan, lampu belajar
    Fotokopi basah, dosen tak datang
    Hari ini namamu dipanggil besar
    Lewat pengeras suara, bergema lantang

    Di luar gedung (bunga|balon) dijual berjejer
    Tukang foto berteriak, lihat sini
    Kau tertawa, riasanmu luber
    Itu foto yang dipasang nanti`,
  turn: `
    Ada malam kau tidur di atas buku
    Pipimu mencetak satu halaman
    Pagi harinya kau lari ke kelas itu
    Rumus di pipi, kau jadi tontonan

    Yang menjual nasi di depan gerbang
    Hafal pesananmu, hafal utangmu
    Tadi ia datang membawa kembang
    Lunas, katanya, itu untuk lulusmu

    Ada nilai yang dulu bikin kau menangis
    Sekarang tak satu pun mengingat angkanya
    Yang diingat, kau datang lagi, habis gerimis
    Duduk di depan, dan bertanya`,
  meaning: `
    Tak ada yang tahu berapa malam
    Berapa gelas kopi, berapa ragu
    Orang cuma melihat topi dan senyum
    Kami tahu jalan yang menuju ke situ

    Hari ini bukan garis akhir
    Cuma tempat mengambil napas
    Di depan sana jalannya banyak
    Pilih satu, langkahmu bebas

    Yang jatuh di tengah, yang hampir berhenti
    Semua ada dalam kertas ini
    Simpan baik-baik, lalu lanjutkan
    Kau sudah buktikan kau bisa berdiri`,
  lift: `
    Topi di tangan, siap dilempar
    Satu, dua, biar langit gempar

    Dekap ijazahnya, jangan dilipat
    Di situ ada seribu malam penat`,
  chorus: `
    # Lulus Juga, {call}
    Lulus juga, {call}, akhirnya sampai
    Yang dulu bilang tak mungkin, kini melambai
    Lulus juga, {call}, lempar topimu
    Kalau tak turun lagi, itu langitmu

    # Lempar Topimu Tinggi
    Lempar topimu tinggi, sampai burung minggat
    Bertahun kau duduk, sekarang berdiri
    Lempar topimu tinggi, jangan terlambat
    Jalan di depan minta dilewati

    # Hari Ini Kau Menang
    Hari ini kau menang, walau besok belum tentu
    Walau jalan di depan masih panjang sekali
    Hari ini kau menang, dan semua tahu
    Sampai yang di belakang ikut bernyanyi`,
  bridge: `
    Besok tak ada lonceng, tak ada jadwal
    Tak ada yang bilang, halaman berapa
    Jangan takut, kau sudah punya modal
    Kau bisa jatuh dan bertanya

    Kelak kau ajarkan pada yang muda
    Bukan rumusnya, itu sudah hilang
    Tapi cara bangun waktu semua
    Sudah tidur dan lampu tinggal remang`,
}
