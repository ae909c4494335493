import type { Plot } from '../../stanzas.ts'

export const shop: Plot = {
  person: 'me',
  open: `
    Pukul (lima|empat) pintu besi kami tarik
    Burung di kabel kaget, lalu bernyanyi
    Tukang sapu lewat, kami ajak kemari
    Tamu pertama, silakan cicipi

    Lonceng di pintu (berbunyi|berdenting), satu pelanggan
    Belum bicara, sudah kami siapkan
    Kami tanya kabar, ia keasyikan
    Ia duduk sebentar, sampai kesiangan

    Hari pertama (cuma|hanya) dua kursi dan cat basah
    Papan namanya miring, ditulis sendiri
    Mau diganti, orang bilang jangan diubah
    Yang miring itu yang mudah dicari`,
  turn: `
    Waktu hujan ada yang masuk berteduh
    Tak beli apa-apa, sejam berdiri
    Sekarang hari cerah pun ia jauh-jauh
    Datang, duduk, dan bawa tiga lagi

    Kata orang, mesin lebih cepat, lebih murah
    Semalam kami hitung, lalu geleng kepala
    Yang dibuat tangan memang sedikit salah
    Salahnya itu yang orang suka

    Sudah mau tutup, ada yang berlari
    Napasnya putus, masih ada, masih ada?
    Kami buka lagi pintu yang tadi terkunci
    Sudah kami duga, kami tunggu ia tiba`,
  meaning: `
    Kami tak pandai membuat iklan
    Kami cuma pandai menjaga rasa percaya
    Yang datang sekali kembali lagi
    Dari situlah kami bisa ada

    Setiap pagi pintu kami buka
    Dengan harapan yang itu-itu juga
    Semoga yang masuk pulang tersenyum
    Semoga besok datang lagi berdua

    Pembeli di sini bukan nomor antrean
    Pembeli di sini tamu yang dinanti
    Harga boleh dibandingkan ke mana saja
    Sambutan hangat cuma ada di sini

    Usaha ini dibangun sedikit demi sedikit
    Dari subuh ke subuh, dari doa ke doa
    Kalau kau mampir, kau ikut membangun
    Terima kasih, semoga kau suka`,
  lift: `
    Pintu terbuka, kursi sudah dilap
    Lihat-lihat boleh, tanya pun kami siap

    Mampir sebentar, angin di luar kencang
    Di sini teh hangat, kursinya panjang`,
  chorus: `
    # Mampir ke {brand}
    Mampir ke {brand}, hari ini juga
    Sekali coba, pasti suka
    Mampir ke {brand}, ajak keluarga
    Besok ke sini lagi semua

    # {brand}, Kami di Sini
    {brand}, kami di sini, menanti Anda
    Harganya jujur, senyumnya juga
    {brand}, kami di sini, kalau sudah suka
    Bilang ke teman, ajak berdua

    # Lampu di Ujung Jalan
    Lampu di ujung jalan, itu kami
    Terang dan hangat sepanjang hari
    Lampu di ujung jalan, singgah kemari
    Namamu kami ingat lain hari`,
  bridge: `
    Kami tak besar, tak ingin jadi besar
    Nanti lupa siapa suka yang mana
    Satu jalan cukup, satu lampu bersinar
    Satu tempat hafal seluruh warganya

    Buku kas kami tipis di angka
    Halaman belakangnya yang penuh tulisan
    Siapa tak tahan pedas, siapa suka jendela
    Tak ada angkanya, itu yang kami simpan`,
}
