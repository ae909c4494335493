import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'kebun kebunku kebunmu kebunnya berkebun perkebunan taman tamanku tamanmu tamannya bunga bunga-bunga bungamu bunganya berbunga tanaman tanamanmu tanamannya menanam ditanam kutanam kautanam cangkul sekop menyiram disiram kusiram mawar melati anggrek kamboja tomat cabai cabainya kangkung bayam benih bibit tunas rumput gulma cacing kupu-kupu mangga',
  you: {
    scene: `
      Di kebunmu cabai (tumbuh|menjalar) tak tahu malu
      Melompat pagar, masuk rumah sebelah
      Yang sebelah datang, kukira mengadu
      Ia minta resep pupuk, dan pulang bawa buah

      Kau bicara pada bunga (mawar|melati) tiap subuh
      Tanya tidurnya, tanya daunnya
      Kata orang lucu, tapi tanaman itu patuh
      Mekar duluan dari seluruh kota`,
    later: `
      Kukumu hitam oleh tanah kebun
      Di pesta pun kausembunyikan tangan
      Padahal dari situ datang setahun
      Tomat, kangkung, dan kebaikan

      Kau tanam mangga, kecil, setinggi paha
      Kata orang, kapan berbuahnya?
      Katamu, bukan untukku, siapa saja
      Yang nanti duduk di bawahnya`,
  },
  me: {
    scene: `
      Kutanam (tomat|bayam), yang tumbuh rumput
      Kutanam rumput, yang tumbuh entah
      Cacing di kebunku gemuk dan gendut
      Cuma aku yang pulang bawa lelah

      Kubaca di (buku|internet), tanaman suka musik
      Kunyanyi tiap sore di depan pot
      Anggrekku layu, mawarku melirik
      Bunga di sebelah pura-pura repot`,
    later: `
      Satu tunas muncul hari ini
      Kupotret dari tujuh sudut
      Kukirim ke semua, kuberi hati
      Kata mereka, itu cuma lumut

      Kusiram kebun, lalu hujan turun
      Tak kusiram, panas seminggu
      Rupanya langit suka berpantun
      Dan sampirannya selalu aku`,
  },
  past: {
    scene: `
      Kebunmu (masih|tetap) berbunga tanpa disuruh
      Melati naik ke jendela kamar
      Kubuka pagi-pagi, ia masuk penuh
      Seperti kau dulu, tanpa kabar

      Sekop kecilmu (tegak|tertancap) di tanah
      Di antara cabai dan kemangi
      Tak kucabut, biar di situ tak berubah
      Seolah kau pergi sebentar, ambil topi`,
    later: `
      Tahun ini mangganya lebat sekali
      Kubagi ke gang, seperti caramu
      Sisa satu di dahan tertinggi
      Tak ada yang memetik, itu bagianmu

      Kutanam lagi benih dari kalengmu
      Tulisan tanganmu, kuning, luntur
      Tumbuhnya miring, tak seperti dulu
      Tapi berbunga, seperti kau yang mengatur`,
  },
  hook: `
    Siram, siram, kebun di belakang
    Yang layu hari ini, besok kembang

    Buka pagarnya, bunga sudah mekar
    Satu gang wangi sampai ke pasar`,
  soft: {
    scene: `
      Bunga (melati|mawar) menutup kelopak
      Kupu-kupu melipat sayap
      Di kebun kecil semua rebah
      Menunggu embun, menunggu lelap`,
    later: `
      Cacing di tanah punya selimut
      Daun yang gugur, hangat dan lembut
      Bunga berbisik di ujung taman
      Tidur, tidurlah pelan-pelan`,
  },
}
