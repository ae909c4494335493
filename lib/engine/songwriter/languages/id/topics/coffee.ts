import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'kopi kopiku kopimu kopinya ngopi kafe barista espreso espresso latte cappuccino kapucino tubruk ampasnya cangkirmu cangkirnya seduh menyeduh kuseduh kauseduh diseduh bubuk kafein termos',
  you: {
    scene: `
      Kopimu (hitam|pahit), tanpa gula sebutir
      Kau aduk juga, entah apa sebabnya
      Sendoknya berdenting sampai ke dapur
      Dari bunyi itu kutebak cuacanya`,
    later: `
      Kau baca nasib di ampas kopiku
      Katamu, ada perjalanan, ada tamu
      Kutanya siapa, kau geser cangkirmu
      Tamunya kau, yang tambah kopi dulu`,
  },
  me: {
    scene: `
      Kopi (pertama|kesatu) untuk membuka mata kiri
      Yang kedua membuka mata kanan
      Yang ketiga baru kupakai berdiri
      Yang keempat kutumpahkan di jalan`,
    later: `
      Kata dokter, kopi satu sehari
      Tak ia bilang sebesar apa gelasnya
      Kubeli cangkir seukuran panci
      Satu, kataku, dan kupeluk gagangnya`,
  },
  past: {
    scene: `
      Kita biasa (duduk|diam) menunggu kopi turun
      Ampasnya pelan, kita pun pelan
      Tak ada bicara, cuma saling melamun
      Itu obrolan yang paling kurindukan`,
    later: `
      Cangkirmu masih di rak, telinganya retak
      Kadang kuseduh dua tanpa sengaja
      Yang satu dingin di seberang, tak bergerak
      Kuminum juga akhirnya, pahitnya sama`,
  },
  hook: `
    Kopi lagi, kopi satu lagi
    Pahit dibagi dua jadi pagi

    Tuang kopinya, geser kursimu
    Malam masih muda, ampas pun menunggu`,
}
