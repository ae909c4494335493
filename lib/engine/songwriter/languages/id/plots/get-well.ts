import type { Plot } from '../../stanzas.ts'

export const getWell: Plot = {
  person: 'you',
  open: `
    (Kabar|Pesan) itu datang waktu sore
    Aku berhenti di tengah jalan
    Sejak itu namamu ada di bibirku
    Pagi dan malam kudoakan

    Di luar sana hari (cerah|terang) sekali
    Rasanya kurang karena kau tak ada
    Cepatlah pulih, semua menunggu
    Langit pun simpan birunya untuk nanti kita`,
  turn: `
    Obat itu pahit, kau boleh cemberut
    Asal diminum sampai selesai
    Nanti kalau sudah kuat berdiri
    Kita jalan pelan, kita santai

    Badan juga perlu waktu sendiri
    Seperti luka, seperti musim
    Hari ini tidur, besok tersenyum
    Lusa sedikit lebih kuat dari kemarin`,
  meaning: `
    Badan yang sakit sedang bekerja
    Diam-diam memperbaiki diri
    Tugasmu cuma satu, beristirahat
    Sisanya biar kami

    Kau biasanya yang menolong orang
    Sekarang izinkan kami menolongmu
    Tak usah kuat, tak usah sungkan
    Sandarkan saja kepalamu

    Sakit itu jalan yang menanjak
    Langkahnya kecil, napasnya pendek
    Tapi setiap hari ada yang membaik
    Dan pagi yang sehat makin dekat

    Tak ada yang harus buru-buru
    Dunia bisa menunggu di pintu
    Yang penting kau pulih sepenuhnya
    Kami di sini, selalu di situ`,
  lift: `
    Tarik napas, pelan-pelan saja
    Hari yang baik sedang menuju ke sana

    Genggam tanganku, pejamkan mata
    Ada banyak orang yang berdoa`,
  chorus: `
    # Cepat Sembuh, {call}
    Cepat sembuh, {call}, kami menunggu
    Rumah ini rindu pada suaramu
    Cepat sembuh, {call}, satu per satu
    Hari yang sehat kembali padamu

    # Kuatlah, {call}
    Kuatlah, {call}, kau tak sendiri
    Doa kami duduk di sampingmu
    Kuatlah, {call}, sebentar lagi
    Pagi yang cerah datang menjemputmu

    # Lekas Pulih
    Lekas pulih, lekas pulih
    Yang berat nanti jadi cerita
    Lekas pulih, lekas pulih
    Kita tertawa lagi bersama`,
  bridge: `
    Nanti kita ingat hari-hari ini
    Sambil makan enak, sambil tertawa
    Kita bilang, waktu itu berat sekali
    Untung kita melewatinya bersama

    Kalau malam terasa terlalu panjang
    Ingatlah ada yang memikirkanmu
    Di banyak rumah, di banyak jendela
    Satu nama disebut, yaitu namamu`,
}
