import type { Topic } from '../stanzas.ts'

/** Of a thing that no topic knows, named as it was written. */
const thing: Topic = {
  kin: '',
  you: {
    scene: `
      Kalau bicara {x}, sendokmu (berhenti|melayang) di udara
      Kuahnya dingin, ceritamu baru mulai
      Pelayan datang, ikut duduk mendengar juga
      Sampai kursi-kursi dinaikkan, tanda usai

      Kau gambar {x} di (tisu|struk), pakai panah dan garis
      Kukira ayam, kau bilang, lihat lagi
      Kutempel di kulkas, warnanya hampir habis
      Tiap pagi kulihat, masih juga ayam sampai kini`,
    later: `
      Seratus kali kau cerita soal {x} padaku
      Sembilan puluh sembilan aku cuma mengangguk
      Kemarin di penyeberangan kupahami itu
      Aku tertawa keras, dan klakson pun mengamuk

      Waktu kau murung, kau tidur menghadap dinding
      Kusinggung {x}, sengaja semuanya salah
      Kau tahan semenit, lalu bangkit, duduk miring
      Membetulkanku, sampai murungmu kalah`,
  },
  me: {
    scene: `
      Di wawancara (kemarin|kerja) aku ditanya hobi
      Kujawab, {x}, dan ia bilang, oh, teruskan
      Waktu aku selesai, sudah hampir pagi
      Tinggal kami berdua dan tukang sapu di depan

      Kuhitung (semalam|kemarin) waktuku untuk {x}
      Cukup untuk dua rumah, tiga ijazah
      Apa yang kudapat? Sebut saja namanya
      Lihat mukaku, seperti menang hadiah`,
    later: `
      Kutulis tentang {x} ke koran kota
      Yang dimuat tiga baris, namaku salah
      Tukang sayur mengguntingnya, ditempel di neraca
      Dibaca keras-keras tiap menimbang kubis dan buah

      Ke dokter kemarin aku keceplosan {x}
      Stetoskopnya ditaruh, ia geser kursi
      Pasien yang antre masuk semua, ikut bicara
      Belum diperiksa, aku sudah sehat lagi`,
  },
  past: {
    scene: `
      Kalau kausebut {x}, suaramu jadi (pelan|lembut)
      Seperti kaki di lantai yang baru dipel
      Jarimu mengetuk meja, matamu larut
      Dan aku ikut ke sana, ikut menempel

      Di kertas (bon|struk) kautulis {x}, kaulingkari
      Kautempel di kulkas, lalu kau tak sempat
      Entah mau kaubeli, entah mau kaucari
      Sampai kini kertasnya kubiarkan di tempat`,
    later: `
      Di televisi ada orang bicara soal {x}
      Lancar sekali, dan semuanya keliru
      Kubantah ia dengan gayamu, dengan suara
      Lalu sadar, di kamar ini cuma ada aku

      Tak ada lagi yang tahan kuajak bicara {x}
      Mereka sopan, matanya melirik jam
      Kuceritakan pada tanamanmu di jendela
      Daunnya tambah dua, seperti paham`,
  },
  hook: `
    Nyanyikan {x}, buka semua jendela
    Sampai satu gang keluar bawa kursinya

    Paginya {x}, malamnya {x} juga
    Satu lagu tak cukup, nyanyikan dua`,
}

/** Of something that somebody does or did, as it was written; who it was, the plot says. */
const deed: Topic = {
  kin: '',
  you: {
    scene: `
      Soal {doing}, kau peragakan dengan (garpu|sumpit)
      Kau jadi kecap, aku saus, di atas meja
      Di bagian gawat satu kacang melompat
      Kau bilang, ya, persis begitu jatuhnya`,
    later: `
      Sepuluh tahun lagi, soal {doing}, kita debat
      Katamu hujan, kataku terang benderang
      Separuh jalan kita berhenti, tak kuat
      Tertawa sampai meja sebelah pun ikut datang`,
  },
  me: {
    scene: `
      Di hari {doing}, aku (mandi|sarapan) seperti biasa
      Roti ya roti, matahari di dinding
      Kukira ada drum, ada tanda, apa saja
      Cuma ada merpati di pinggir genting

      Kuketik {doing} di (internet|ponsel), kucari teman
      Ternyata ribuan, ada grupnya pula
      Aku masuk, semua menyapa sopan
      Sudah berapa kali? Kujawab, baru pertama`,
    later: `
      Soal {doing}, kusebut waktu antre di bank
      Yang di depan menoleh, kau juga rupanya?
      Di belakang satu tangan pelan-pelan naik, riang
      Kini tiap Kamis kami rapat bertiga`,
  },
  past: {
    scene: `
      Tiap ingat {doing}, sore (miring|turun) di lantai
      Kau di ambang pintu, tak masuk, tak pergi
      Kau bilang sesuatu, namaku di awal kalimat
      Separuh sisanya masih kucari sampai kini`,
    later: `
      Kalau ada yang tanya soal {doing} padamu
      Kau lap kacamata, kau bilang, sulit, sulit
      Kulap kacamataku, kuangkat, seperti kamu
      Dan suaraku keluar, persis, sedikit demi sedikit`,
  },
  hook: `
    Soal {doing}, inilah lagunya
    Orang lain nyanyi bulan, kita nyanyi yang ada

    Soal {doing}, siapa yang belum pernah
    Yang bilang belum, mukanya kok merah`,
}

export const anything = { thing, deed }
