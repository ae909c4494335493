import type { Topic } from '../../stanzas.ts'

export const travel: Topic = {
  kin: 'jalan-jalan perjalanan perjalananku perjalananmu traveling liburan berlibur libur wisata koper kopernya ransel ranselnya peta petanya bandara paspor tiket hotel penginapan oleh-oleh mudik merantau perantau mengembara tersesat bali lombok',
  you: {
    scene: `
      Ranselmu (besar|berat), isinya kompor dan payung
      Peta kaulipat jadi topi
      Kita tersesat, aku bingung
      Kau bilang, nah, liburan baru mulai ini`,
    later: `
      Di negeri orang kau tak bisa bahasanya
      Tapi pulang dari pasar punya teman tiga
      Kaupakai jari, kacang, dan tawa
      Kutanya soal apa? Entah, jawabmu, bahagia`,
  },
  me: {
    scene: `
      Koperku terbang (ke Medan|ke Papua), aku ke Bali
      Kami berpisah di bandara pagi itu
      Seminggu kupakai baju ini-ini lagi
      Katanya koperku sudah lihat salju`,
    later: `
      Hotelnya berbintang, yang lima di langit
      Atapnya bolong, jadi kelihatan
      Kubayar sedikit, kudapat sedikit
      Tapi bintangnya, aduh, berjuta, gratisan`,
  },
  past: {
    scene: `
      Di (terminal|bandara) kau hitung jariku satu-satu
      Seperti takut ada yang tertinggal
      Oleh-oleh yang kauminta cuma batu
      Dari tempat terjauh, yang tak kukenal`,
    later: `
      Kini perjalananku punya jendela kosong
      Kursi sebelah kuisi ransel
      Batu itu tetap kupungut, satu kantong
      Dari pantai, dari gunung, dari hotel`,
  },
  hook: `
    Jalan-jalan lagi, ransel di punggung
    Peta terbalik, matahari bersenandung

    Jauh berjalan, banyak yang dilihat
    Pulangnya cerita sekoper berat`,
}
