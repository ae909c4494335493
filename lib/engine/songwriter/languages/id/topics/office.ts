import type { Topic } from '../../stanzas.ts'

export const office: Topic = {
  kin: 'kantor kantorku kantormu kantornya ngantor kerja kerjaku kerjanya bekerja pekerjaan bos bosku atasan rapat rapatnya lembur gaji gajian kubikel karyawan pegawai fotokopi laporan deadline tenggat surel email senin kolega',
  you: {
    scene: `
      Di kantor (mejamu|lacimu) yang paling penuh
      Ada biskuit, ada minyak kayu putih
      Siapa yang pusing, siapa yang jenuh
      Antre di situ, pulangnya pulih`,
    later: `
      Rapat tiga jam, semua terkantuk
      Kau angkat tangan, kau tanya, intinya?
      Bos terdiam, lalu mengangguk
      Pulang tepat waktu, kau pahlawan kita`,
  },
  me: {
    scene: `
      Hari (Senin|Jumat), printer kantor mogok lagi
      Katanya kertas macet, tak ada kertas
      Kubuka, kututup, kupukul, kupuji
      Ia mencetak hitam, lalu menghela napas`,
    later: `
      Gajiku datang, kami berjabat tangan
      Tanggal satu siang ia tiba di kantor
      Tanggal satu sore ia berpamitan
      Sewa, listrik, pulsa, cicilan motor`,
  },
  past: {
    scene: `
      Mejamu (kosong|bersih), kursinya diputar
      Kabel-kabel digulung, mug dibawa
      Di kalender kantor ada lingkaran besar
      Kau yang melingkari, entah hari apa`,
    later: `
      Jam lima kantor masih ada suaramu
      Yuk, pulang, katamu, besok juga ada
      Sekarang aku yang bilang begitu
      Pada anak baru, di meja yang sama`,
  },
  hook: `
    Jam lima, kantor, matikan lampunya
    Kerja tak habis, sore tinggal sisanya

    Rapat selesai, bos pun berlari
    Tinggal kita dan gorengan hari ini`,
}
