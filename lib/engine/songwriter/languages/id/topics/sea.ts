import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'laut lautan lautnya laut-laut samudra pantai pantainya pesisir ombak ombaknya ombak-ombak gelombang pasir pasirnya karang kerang kerangnya perahu perahumu perahunya berlayar dayung nelayan jangkar dermaga mercusuar teluk camar buih menyelam ikan-ikan',
  you: {
    scene: `
      Kau lari ke ombak, (celana|baju) belum digulung
      Kembali basah, tertawa, menggigil
      Pasir di rambut, kerang sekantung
      Orang dewasa, tapi laut membuatmu kecil

      Ke mana kita (pergi|libur) kau cari bau asin
      Hidungmu naik dulu sebelum kelihatan
      Di balik bukit, biru, dan angin
      Kau bilang, nah, seperti bertemu kawan`,
    later: `
      Kau ajari aku membaca ombak
      Yang ketujuh besar, katamu, tunggu
      Kuhitung salah, terjungkal, tersedak
      Kau tarik tanganku, pasir di gigiku

      Di kantong jaketmu selalu ada pasir
      Dicuci berkali, kembali lagi
      Katamu itu oleh-oleh pesisir
      Supaya kaki tahu ke mana besok pagi`,
  },
  me: {
    scene: `
      Kubawa (payung|tikar) ke pantai, angin membawanya
      Kukejar lewat tujuh keluarga
      Semua bersorak, aku juara
      Payungnya ke laut, aku ke warung saja

      Kata (brosur|iklan) pantainya sepi dan putih
      Kutemukan ibu-ibu senam pagi
      Kuikut di belakang, kiri, kanan, letih
      Ombak pun ikut, satu, dua, kaki`,
    later: `
      Aku belajar berenang di laut dangkal
      Gayaku kodok, nasibku batu
      Ikan-ikan kecil menatap, mengenal
      Teman yang tenggelam dengan lucu

      Kutulis rencana di pasir yang rata
      Garis besar, panah, angka-angka
      Ombak datang, membaca semua
      Lalu dihapusnya, dan aku lega`,
  },
  past: {
    scene: `
      Dulu kita berdiri di (dermaga|pantai) ini
      Kaki di air, sepatu di tangan
      Kerikilmu melompat di air, tiga kali
      Punyaku tenggelam, kau tertawa sampai bulan

      Laut (malam|pagi) ini datar seperti meja
      Perahu-perahu tidur di pasir
      Kau dulu bilang, kalau mau bicara
      Bicaralah di sini, ombak yang menyingkir`,
    later: `
      Kerangmu masih di jendelaku
      Kutempel di kuping kalau tak bisa tidur
      Bukan laut yang kudengar di situ
      Tapi tawamu, datang dan mundur

      Jejak kita di pasir cuma sehari
      Aku tahu, kulihat sendiri surutnya
      Tapi laut pulang membawa kembali
      Bau yang sama, asin yang sama`,
  },
  hook: `
    Laut memanggil, lepas sepatu yang kering
    Ombak ketujuh datang, tawa pun nyaring

    Pasang, surut, laut tak pernah lupa
    Yang dibawa pergi, dibawa pulang juga`,
  soft: {
    scene: `
      Ombak (kecil|pelan) menepuk pasir
      Seperti tangan menepuk punggungmu
      Perahu-perahu pulang ke pesisir
      Menguap satu, menguap satu`,
    later: `
      Ikan kecil tidur di karang
      Matanya terbuka, mimpinya biru
      Laut bersenandung, panjang, panjang
      Buaiannya sampai ke kamarmu`,
  },
}
