import type { Plot } from '../../stanzas.ts'

/** The first open, turn and chorus also fit an animal. */
export const memorial: Plot = {
  person: 'past',
  open: `
    Pagar itu (berderit|berbunyi) tiap sore
    Dan aku berdiri, tanpa berpikir
    Biasanya kau yang datang lebih awal
    Sekarang cuma angin yang mampir

    (Tahlilan|Doa) sudah selesai, tikar digulung
    Gelas-gelas dicuci, tinggal satu
    Ada yang salah hitung, ada yang bingung
    Kami masih menyiapkan gelasmu

    Jaketmu (masih|tetap) di belakang pintu
    Sakunya berisi karcis dan permen
    Permennya lengket, kumakan satu
    Manisnya persis seperti kemarin`,
  turn: `
    Ada sudut lantai yang lebih licin
    Tempat kau berbaring kalau siang panas
    Kucoba rebah di situ tadi, dingin
    Kulihat apa yang kaulihat, dan jelas

    Fotomu masih di layar ponselku
    Mau kuganti, lalu tak jadi
    Tiap menyala kau menatap ke situ
    Menunggu aku, sampai layar gelap lagi

    Aku memasak dengan caramu, kurang garam
    Kutambah sejumput, kudengar kau tertawa
    Di meja kami makan malam diam-diam
    Lalu satu per satu mulai bercerita`,
  meaning: `
    Orang bilang yang pergi tak kembali
    Tapi kau pulang dalam hal-hal kecil
    Dalam lagu, dalam wangi, dalam kata
    Setiap hari namamu terpanggil

    Kami belajar tertawa lagi
    Pelan-pelan, seperti kau inginkan
    Yang kauajarkan tak ikut pergi
    Ia berjalan bersama kami di jalan

    Kalau rindu ini ada beratnya
    Itu karena sayangnya juga besar
    Biarlah ia tinggal di dalam dada
    Dan membuat hati ini makin sabar

    Tak ada yang benar-benar hilang
    Selama ada yang menyebut namamu
    Maka kusebut lagi, malam ini
    Dan kau ada di dalam laguku`,
  lift: `
    Bunga di tanahmu kusiram tadi
    Tumbuh ke mana-mana, sulit dibatasi

    Yang kautinggalkan tak muat di lemari
    Jadi kunyanyikan, supaya tak lari`,
  chorus: `
    # Istirahatlah, {call}
    Istirahatlah, {call}, pagar tak kukunci
    Lampu teras tetap kunyalakan
    Istirahatlah, {call}, yang kautinggal di sini
    Satu per satu akan kusimpan

    # Tempatmu Masih Ada
    Tempatmu masih ada, di kursi, di mobil
    Di foto, di sore yang berwarna jingga
    Tempatmu masih ada, tak jadi lebih kecil
    Malah kami yang duduk merapat ke sana

    # {call}, Kau Pernah di Sini
    {call}, kau pernah di sini, dan lantai hafal
    Langkahmu yang cepat, langkahmu yang pelan
    {call}, kau pernah di sini, itu bekal
    Cukup untuk kami sepanjang jalan`,
  bridge: `
    Aku takut lupa bunyi datangmu
    Kutirukan di pintu, sekali, dua kali
    Rumah ini menoleh, seperti menunggu
    Lalu kami tertawa, lalu sepi lagi

    Semoga lapang tempatmu berada
    Semoga ada pohon, ada sungai
    Semoga soremu panjang, dan di sana
    Tak ada yang sakit, semua damai`,
}
