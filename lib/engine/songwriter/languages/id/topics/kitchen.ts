import type { Topic } from '../../stanzas.ts'

export const kitchen: Topic = {
  kin: 'dapur dapurku dapurmu dapurnya masak memasak masakan masakanmu kumasak kaumasak dimasak kompor kompornya wajan panci pancinya sambal sambalnya bumbu bumbunya ulekan sayur sup rendang gulai tempe gorengan goreng menggoreng resep resepnya cobek talenan santan oven',
  you: {
    scene: `
      Kau masak tanpa (takaran|resep), cuma perasaan
      Segenggam ini, sejumput itu, sudah
      Kutanya berapa, kaujawab, secukupnya, kan
      Kucatat secukupnya, masakanku tumpah`,
    later: `
      Sambalmu terkenal sampai kecamatan
      Yang makan menangis, minta tambah lagi
      Di dapur kau ulek, kau dendangkan
      Cobeknya gendang, jam enam pagi`,
  },
  me: {
    scene: `
      Kumasak (nasi|mi), airnya kebanyakan
      Kutambah beras, kini bisa sekampung
      Kupanggil tetangga, kukira perayaan
      Mereka bawa kerupuk, dapurku bingung`,
    later: `
      Alarm asap itu penggemarku
      Tiap kumasak ia bertepuk tangan
      Wajan di jendela, aku di pintu
      Makan malamnya roti, dua lapis, keasinan`,
  },
  past: {
    scene: `
      Di dapur ini kau (berdiri|menyanyi), punggung ke pintu
      Wajan mendesis, kau ikut mendesis
      Yang datang lapar kau sodori bangku
      Yang datang sedih kau suruh mengiris`,
    later: `
      Resepmu kutemukan di belakang cobek
      Tintanya kena kuah, separuh terbaca
      Garam secukupnya, ketumbar seperempat sendok
      Dan satu kata, sabar, digaris dua`,
  },
  hook: `
    Dapur berasap, wajan bernyanyi
    Piring berapa? Tambah satu lagi

    Masak yang banyak, buka pintunya
    Yang lewat di depan pasti kenal baunya`,
}
