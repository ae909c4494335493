import type { Plot } from '../../stanzas.ts'

export const wedding: Plot = {
  person: 'you',
  open: `
    (Tenda|Janur) sudah tegak dari kemarin
    Kursi plastik disusun sampai ke gang
    Tukang rias datang pukul tiga dini
    Dan yang mau menikah tak bisa tenang

    Di bawah (melati|kerudung) ada wajah gugup
    Di balik jas ada lutut gemetar
    Sebentar lagi dua nama disebut
    Satu tarikan napas, satu ikrar

    Dulu (titip salam|kirim pesan) lewat teman
    Dulu duduk berjauhan di warung mi
    Sekarang dua kursi berdampingan
    Seluruh kota datang menyaksikan ini`,
  turn: `
    Setelah sah, semua bernapas lega
    Saksi lupa duduk, paman bertepuk
    Sepasang tangan itu kini bersama
    Cincinnya seret, didorong, baru masuk

    Nasi tumpah di karpet pelaminan
    Band salah nada di lagu kedua
    Tak satu pun merusak perayaan
    Malah itu yang nanti jadi cerita

    Besok sudah ada tagihan berdua
    Ada yang mendengkur, ada yang sabar
    Cinta dimulai dari siapa
    Yang bangun dulu, menjemur sebentar`,
  meaning: `
    Dari sekian juta orang di dunia
    Dua orang ini saling menemukan
    Tak ada yang tahu bagaimana caranya
    Kami cuma tahu, ini bukan kebetulan

    Dulu dua jalan, sekarang satu
    Dulu dua cerita, kini bersambung
    Apa yang berat dibagi berdua
    Apa yang manis dihitung dua kali untung

    Cinta bukan cuma pesta hari ini
    Cinta itu pagi-pagi yang biasa
    Bangun, tersenyum, lalu memilih lagi
    Orang yang sama, selamanya

    Hari ini semua orang jadi saksi
    Dua hati berkata ya tanpa ragu
    Semoga rumahnya selalu hangat
    Semoga tawanya tak kenal waktu`,
  lift: `
    Angkat tanganmu, doakan berdua
    Yang jomblo di belakang boleh ikut juga

    Rapat sedikit, fotonya satu lagi
    Yang tadi berkedip, senyumnya rapi`,
  chorus: `
    # Selamat Menempuh Hidup Baru
    Selamat menempuh hidup baru
    Semoga atapnya tahan hujan badai
    Selamat menempuh hidup baru
    Kalau bocor, tampung, tertawa sampai usai

    # {name}, Hari Ini Sah
    {name}, hari ini sah, tangan digenggam
    Seluruh ruangan mengucap doa
    {name}, hari ini sah, siang dan malam
    Satu selimut direbut berdua

    # Dua Jadi Satu Rumah
    Dua jadi satu rumah, sandal di pintu
    Besar dan kecil, berjajar rapi
    Dua jadi satu rumah, siapa pun tahu
    Ada yang menunggu kalau hujan sore hari`,
  bridge: `
    Akan ada bulan yang tak cukup uang
    Akan ada malam tak saling bicara
    Lalu ada tangan mencari di remang
    Dan paginya kopi dibuat untuk dua

    Lima puluh tahun lagi, di teras yang sama
    Gigi palsu di gelas, kacamata di dahi
    Ada yang bertanya, ingat hari pertama?
    Ada yang menjawab, ya, kita gugup sekali`,
}
