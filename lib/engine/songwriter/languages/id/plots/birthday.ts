import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    Balon sudah (ditiup|diikat), satu kempis
    Kuenya miring, tapi krimnya manis
    Kami sembunyi di balik tirai
    Ada yang bersin, kejutan usai

    (Pagi-pagi|Sejak subuh) ponselmu berbunyi
    Stiker, doa, foto lama yang lucu
    Aku datang membawa semangkuk mi
    Yang panjang, biar panjang juga umurmu

    Katamu (tak usah|jangan) pakai pesta
    Cukup teh hangat dan duduk di teras
    Lalu satu gang datang membawa kursi
    Dan teh di teko habis tanpa bekas`,
  turn: `
    Ada foto lama, kau belum bergigi
    Krim kue menempel sampai ke dahi
    Tahun berganti, kamera pun ganti
    Krim di dahimu di situ lagi

    Kami patungan membeli kado
    Bungkusnya koran, pitanya rafia
    Kau buka pelan, koran kaulipat
    Seolah koran itu yang berharga

    Setiap tahun doa kami sama
    Sehat dulu, yang lain menyusul saja
    Tahun ini kutambah satu baris
    Semoga kuenya jangan cepat habis`,
  meaning: `
    Hari ini milikmu dari pagi sampai malam
    Tak usah sibuk, duduk saja di tengah
    Setahun penuh kau memikirkan orang
    Hari ini kami yang bersusah

    Umur itu bukan angka di atas kue
    Tapi berapa orang tersenyum mengingatmu
    Kalau itu yang kami hitung hari ini
    Sampai malam pun tak cukup waktu

    Satu tahun lewat, hujan dan terang
    Ada yang berat, ada yang lucu
    Semua kaulewati, dan kau masih di sini
    Itu sebabnya kami membawa lagu

    Doa kami pendek, mudah dihafal
    Sehat badanmu, lapang harimu
    Dan tahun depan pada tanggal ini
    Kami datang lagi ke pintumu`,
  lift: `
    Matikan lampu, semua merapat
    Yang kecil di depan, tiup yang kuat

    Pejamkan mata, minta yang baik
    Lilinnya sudah hampir terbalik`,
  chorus: `
    # Selamat Ulang Tahun, {call}
    Selamat ulang tahun, {call}
    Panjang umurmu, panjang ceritamu
    Potong kuenya, bagi sampai rata
    Suapan pertama tetap untukmu

    # {age} Lilin Menyala
    {age} lilin menyala di meja
    Satu per satu kita nyanyikan
    {age} lilin menyala bersama
    Tiup pelan-pelan, jangan ketinggalan

    # {age} Tahun Hari Ini
    {age} tahun hari ini, tiup lilinnya
    Semua yang sayang ada di sini
    {age} tahun hari ini, doa kami sama
    Sehat dan bahagia setiap hari

    # Tambah Satu Tahun
    Tambah satu tahun, tambah satu kursi
    Meja ini selalu bisa muat lagi
    Tambah satu tahun, tambah satu lagu
    Dan semua suara memanggil namamu`,
  bridge: `
    Besok balon-balon mulai mengerut
    Sisa kue dingin di lemari es
    Kaumakan sambil berdiri, tersenyum
    Sehari lebih tua, dan semua beres

    Kau tak mau bilang apa harapanmu
    Tapi kulihat ke mana matamu
    Satu per satu wajah kausinggahi
    Sebelum lilin itu kautiup mati`,
}
