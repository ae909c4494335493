import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    Baru (bangun|mandi) kakiku masuk ember
    Kopi tumpah ke kemeja yang baru dijemur
    Hari ini rupanya dirakit orang lembur
    Bautnya kendur, akalnya libur

    Aku (sabar|diam) orangnya, tanya siapa saja
    Antre kutunggu, macet kunyanyikan
    Tapi hari ini ada batasnya juga
    Dan batas itu baru saja dilewatkan

    Ini (surat|pesan) resmi, tolong dibaca
    Kutulis di tisu, penanya pinjam
    Kepada dunia, perihal, semuanya
    Tembusan kepada hujan dan jam`,
  turn: `
    Kutelepon bagian keluhan
    Tekan satu, tekan dua, tekan bintang
    Sudah sejam aku didengarkan lagu
    Sekarang aku hafal, ikut berdendang

    Kata temanku, coba tarik napas
    Kutarik, masuk asap knalpot
    Kata temanku, coba pikir yang bebas
    Kupikirkan kasur, lalu aku merosot

    Kuadukan semuanya pada tukang parkir
    Ia mengangguk, meniup peluitnya
    Kanan, kanan, balas, terus, tak usah pikir
    Nasihat terbaik, bayar dua ribu saja`,
  meaning: `
    Aku tahu banyak yang lebih parah
    Orang lain pun punya cerita
    Tapi hari ini izinkan aku marah
    Lima menit saja, lalu reda

    Katanya sabar itu ada pahalanya
    Pahalaku pasti sudah selemari
    Kalau boleh kutukar, kutukar saja
    Dengan satu hari tenang sekali

    Lucunya, nanti kalau sudah lewat
    Ini yang paling sering kuceritakan
    Jadi kunyanyikan selagi ingat
    Daripada marah, lebih baik ditertawakan`,
  lift: `
    Aku tak minta banyak, aku tak minta surga
    Minta satu hari yang tak bercanda

    Tenang, tenang, kataku sendiri
    Satu, dua, tiga, ah, tak jadi`,
  chorus: `
    # Aduh, Lagi-Lagi
    Aduh, lagi-lagi, kok aku lagi
    Yang lain lewat, aku yang basah
    Aduh, lagi-lagi, besok pun begini
    Kusiapkan handuk, kusiapkan pasrah

    # Cukup, {call}
    Cukup, {call}, cukup, angkat tanganmu
    Kalau perang, aku sudah kalah
    Cukup, {call}, cukup, apa maumu
    Aku beli damai, berapa setengah?

    # Ampun, Deh
    Ampun, deh, ampun, bendera kukibarkan
    Putih, dari kaus yang kelunturan
    Ampun, deh, ampun, ini kunyanyikan
    Daripada kugigit bantal semalaman`,
  bridge: `
    Nanti kalau tua kuceritakan ini
    Semua tertawa, aku yang paling keras
    Tapi nanti itu belum sampai di sini
    Sekarang izinkan aku mengomel bebas

    Kalau kudengar lagi keluhanku ini
    Memang lucu, harus kuakui juga
    Tapi jangan tertawa dulu, nanti
    Aku ikut, dan hilang semua marahnya`,
}
