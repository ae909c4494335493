import type { Topic } from '../../stanzas.ts'

export const school: Topic = {
  kin: 'sekolah sekolahku sekolahnya smp sma kelas kelasnya guru gurunya murid siswa pelajaran pr pensil penghapus bel belnya upacara seragam seragamnya rapor kantin ujian ulangan perpustakaan matematika universitas kampus kuliah',
  you: {
    scene: `
      Di (kantin|kelas) kau yang bagi bekal jadi tujuh
      Telur satu, dipotong seperti pizza
      Pulang sekolah perutmu mengeluh
      Tapi semua kenyang, katamu, tak apa`,
    later: `
      Kau selalu duduk di dekat jendela
      Buku di depan, mata di lapangan
      Guru bertanya, kaujawab segera
      Dari mana tahu? Dari burung di dahan`,
  },
  me: {
    scene: `
      Sepatuku (kiri|kanan) hanyut di parit
      Ke sekolah kupakai milik kakak
      Kebesaran dua nomor, tumit melejit
      Di upacara ia maju, aku tidak`,
    later: `
      PR-ku dimakan hujan, Guru, sungguh
      Guru menatap langit yang terang
      Besok hujan betul, PR-ku utuh
      Kubawa berlari, sekolah libur, lengang`,
  },
  past: {
    scene: `
      Nama kita (diukir|digores) di bangku belakang
      Pakai jangka, dalam dan miring
      Dimarahi guru, disuruh bilang
      Siapa yang mulai, dan kita tak bergeming`,
    later: `
      Bel sekolah itu masih bunyi jam satu
      Anak-anak tumpah, sepatu bolong
      Kucari wajahmu di gerbang itu
      Tas besar di punggung, topi yang mencong`,
  },
  hook: `
    Bel berbunyi, sekolah sudah bubar
    Lari, lari, tali sepatu terbongkar

    Buka bukunya, kelas sudah ramai
    Yang bingung hari ini, besok pandai`,
}
