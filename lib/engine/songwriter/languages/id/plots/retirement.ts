import type { Plot } from '../../stanzas.ts'

export const retirement: Plot = {
  person: 'you',
  open: `
    (Laci|Meja|Lemari) dikosongkan satu per satu
    Isinya pulpen, foto, dan catatan
    Kursi didorong ke bawah meja
    Lalu ditepuk sekali, pelan

    (Tepuk tangan|Bunga|Senyum) menyambut di depan pintu
    Wajah yang biasa tenang jadi basah
    Hari ini tak ada yang bicara kerja
    Semua tangan ingin menjabat sudah`,
  turn: `
    Besok alarm tak perlu berbunyi
    Pagi jadi panjang dan lapang
    Kopi boleh diminum sampai habis
    Jam delapan boleh lewat dengan tenang

    Yang baru nanti duduk di kursimu
    Semoga ia tahu siapa sebelumnya
    Kursi itu sudah hafal satu orang
    Butuh waktu untuk terbiasa`,
  meaning: `
    Bertahun-tahun kau datang dan bekerja
    Hujan dan panas tak jadi alasan
    Hari ini kami berdiri semua
    Dan giliran kami memberi hormat, kawan

    Pekerjaan selesai, orangnya tidak
    Yang kauajarkan tinggal di tangan kami
    Setiap kali kami mengerjakannya
    Caramu ada di sini

    Waktumu dulu untuk semua orang
    Sekarang ambillah untuk dirimu
    Bangun siang, jalan ke mana suka
    Tak ada jam yang mengejarmu

    Terima kasih itu kata yang pendek
    Untuk jalan yang sepanjang ini
    Tapi kami ucapkan bersama-sama
    Supaya terdengar sampai nanti`,
  lift: `
    Angkat gelasnya, berdiri semua
    Ini untuk yang paling lama bersama kita

    Satu tepuk tangan yang paling panjang
    Untuk orang yang hari ini pulang`,
  chorus: `
    # Selamat Beristirahat, {call}
    Selamat beristirahat, {call}, tugasmu selesai
    Pagi yang baru jadi milikmu
    Selamat beristirahat, {call}, jalanlah santai
    Pintu kami selalu terbuka untukmu

    # Terima Kasih, {call}, untuk Semua
    Terima kasih, {call}, untuk semua
    Untuk tahun-tahun yang kauberi
    Terima kasih, {call}, kerja selesai sudah
    Tapi namamu tinggal di sini

    # Hari Terakhir Kerja
    Hari terakhir kerja, langkahnya pelan
    Kami antar sampai ke gerbang
    Hari terakhir kerja, jangan lupakan
    Sesekali datang, sesekali pulang`,
  bridge: `
    Besok kami akan menoleh ke kursimu
    Lalu ingat bahwa kau sudah bebas
    Kami iri sedikit, kami rindu banyak
    Datanglah kalau sempat, walau sekilas

    Hidup tak berhenti di gerbang ini
    Masih ada pagi, masih ada cerita
    Yang dulu ditunda karena kerja
    Sekarang boleh dimulai semua`,
}
