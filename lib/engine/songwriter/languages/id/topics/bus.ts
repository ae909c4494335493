import type { Topic } from '../../stanzas.ts'

export const bus: Topic = {
  kin: 'bus busnya bis bisnya angkot angkotnya halte haltenya kernet kondektur transjakarta busway minibus damri mikrolet bemo metromini kopaja',
  you: {
    scene: `
      Naik bus kau (selalu|suka) duduk di belakang sopir
      Bertanya anaknya, rutenya, kampungnya
      Kau turun, ia melambai dari pinggir
      Klaksonnya panjang sampai ke ujung sana`,
    later: `
      Di bus penuh kau berdiri, kursimu kauberi
      Pada ibu hamil, pada anak, pada kucing
      Ongkosmu kurang, sopir tak peduli
      Katanya, ah, langganan, jangan pusing`,
  },
  me: {
    scene: `
      Bus datang (tiga|empat) sekaligus, aku di toilet
      Kembali dari sana haltenya lengang
      Kutunggu sejam, menggigit karet
      Datang satu, penuh, sopirnya melambai senang`,
    later: `
      Aku lari di belakang bus, tangan ke langit
      Seratus meter, dua ratus, satu kota
      Di lampu merah terkejar, napasku terhimpit
      Naik juga aku, ternyata salah rutenya`,
  },
  past: {
    scene: `
      Bus nomor (tujuh|dua) dulu bus kita berdua
      Kursi paling belakang, jendela macet
      Kau sandarkan kepala, aku tak bergerak saja
      Sampai terminal, bahuku kaku, senyumku awet`,
    later: `
      Di halte itu masih ada bangku biru
      Kau biasa datang dengan roti separuh
      Bus lewat, pintunya terbuka dulu
      Kugelengkan kepala, dan ia menjauh`,
  },
  hook: `
    Naik bus ini, pindah sedikit ke dalam
    Ongkosnya lagu, turunnya malam

    Bus penuh sesak, jendela terbuka
    Kiri, Pir, kiri, dan kita semua tertawa`,
}
