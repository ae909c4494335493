import type { Topic } from '../../stanzas.ts'

export const night: Topic = {
  kin: 'malam malamnya malam-malam semalam larut kegelapan rembulan purnama bintang bintangnya bintang-bintang subuh insomnia begadang jangkrik kunang-kunang ronda senter sunyi kelelawar',
  you: {
    scene: `
      Kau suka malam yang (sepi|sunyi), lampu satu
      Kau bilang kota ini baru jujur sekarang
      Kita duduk di tangga, tak pakai sepatu
      Menebak lampu siapa yang masih terang`,
    later: `
      Kau tunjuk bintang, kau beri nama sendiri
      Itu Sendok, itu Sandal, itu Kambing
      Bukunya salah, katamu, malam ini
      Langit punya kita, dari genting ke genting`,
  },
  me: {
    scene: `
      Pukul (dua|tiga) malam otakku rapat umum
      Agendanya malu dari tahun lalu
      Bantalku kubalik, jangkrik tersenyum
      Besok kau mengantuk, rapat pun setuju`,
    later: `
      Kuhitung domba, seribu lima ratus
      Domba terakhir tanya, kau tak tidur?
      Kubilang, pikiranku tak terurus
      Ia duduk di ranjang, kami mengobrol ngawur`,
  },
  past: {
    scene: `
      Malam-malam dulu kita (jalan|keliling) tanpa tujuan
      Satu motor, satu jaket, satu arah
      Penjual jagung hafal kita, di perempatan
      Yang gosong untukmu, untukku setengah`,
    later: `
      Kini malam punya suara yang lain
      Kulkas, cicak, lalu kereta jauh
      Kubuka tirai, bulan sebundar koin
      Ia mencarimu juga, pucat dan utuh`,
  },
  hook: `
    Malam panjang, lampu satu-satu padam
    Kita masih di sini, menyanyi dalam diam

    Bulan di genting, malam di telapak
    Jangan dulu tidur, bintang baru tampak`,
}
