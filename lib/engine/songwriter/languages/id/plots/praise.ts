import type { Plot } from '../../stanzas.ts'

export const praise: Plot = {
  person: 'me',
  open: `
    Ada yang (memuja|memuji) emas, ada yang menimbun
    Aku tidak, kantongku berlubang satu
    Yang kupuji tak bisa ditabung
    Tapi bangun tidur aku senyum dulu

    Orang (bertanya|heran) kenapa aku begini
    Bicara soal itu tak pernah selesai
    Kujawab, duduklah, tuang kopi
    Ceritanya panjang, baru kumulai

    Kutulis (di kaca|di debu) dengan telunjuk
    Satu kata, lalu kuberi hati
    Besok dilap orang, aku tak merajuk
    Kutulis lagi, lebih besar lagi`,
  turn: `
    Pernah kucoba hidup tanpa itu
    Seminggu penuh, kuhitung harinya
    Hari kedelapan aku lari ke pintu
    Seperti anak pulang sekolah, gembira

    Tetanggaku dulu mencibir, sekarang
    Diam-diam bertanya, mulai dari mana
    Kupinjami bukuku, ia pulang
    Besoknya lampu kamarnya menyala

    Kalau hari buruk, kalau semua salah
    Ada satu yang tak pernah bohong
    Ke sana aku pergi, ke sana aku singgah
    Pulangnya dadaku tak lagi kosong`,
  meaning: `
    Orang boleh suka yang lain-lain
    Aku sudah memilih yang ini
    Kalau ditanya kenapa, mungkin
    Karena ia membuatku begini

    Hal sederhana kadang paling setia
    Tak perlu mahal, tak perlu ramai
    Ada di dekatku, itu saja
    Sudah cukup membuat hatiku damai`,
  lift: `
    Naikkan suara, jangan malu-malu
    Kalau cinta, bilang, sekarang, dulu

    Ini bukan iklan, tak ada yang membayar
    Ini cuma aku, dan aku sudah berdebar`,
  chorus: `
    # Hidup {x}
    Hidup {x}, kuteriakkan dari atap
    Ayam tetangga ikut berkokok
    Hidup {x}, dan kalau aku gagap
    Kuulang terus sampai semua menengok

    # Untukmu, {x}
    Untukmu, {x}, lagu ini kubuat
    Nadanya tiga, cintanya penuh
    Untukmu, {x}, kunyanyikan kuat
    Sampai serak, sampai subuh

    # Tak Habis Kupuji
    Tak habis kupuji, habis dulu napasku
    Kuambil lagi napas, kupuji lagi
    Tak habis kupuji, tanya tetanggaku
    Yang baru bisa tidur menjelang pagi`,
  bridge: `
    Nanti di batu nisanku, jangan tulis gelar
    Tulis saja, ia suka, ia bahagia
    Lalu burung boleh hinggap sebentar
    Dan anak-anak boleh bertanya, suka apa?

    Dunia ini besar, banyak yang berkilat
    Aku memilih satu, dan itu cukup
    Yang lain lewat, boleh kulihat
    Pintuku untuk yang satu tak pernah tutup`,
}
