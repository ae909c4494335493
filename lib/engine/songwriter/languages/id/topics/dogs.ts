import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: 'anjing anjingku anjingmu anjingnya anjing-anjing guk gukguk menggonggong gonggong gonggongan salak menyalak tulangnya puppy pudel bulldog herder kintamani mengendus',
  you: {
    scene: `
      Anjing (tetangga|warung) yang galak itu, yang semua takut
      Di depanmu ia rebah, kakinya ke langit
      Tukang pos melongo, suratnya kusut
      Apa rahasianya? Digaruk, katamu, sedikit

      Kau (lempar|sembunyikan) bola, anjing lari kencang
      Pulang bawa sandal, bukan yang itu
      Kau puji ia seperti pahlawan perang
      Sandalnya milikku, basah, bisu`,
    later: `
      Sore-sore kau jalan dengan anjing
      Siapa yang menarik, siapa yang ditarik
      Berhenti di tiang, berhenti di kambing
      Sejauh seratus meter, dua jam asyik

      Pada anjing kau bicara seperti pada raja
      Padaku kau bicara, awas, kakinya
      Ekornya berkibar sampai ke meja
      Tiga gelas jatuh, kau tertawa padanya`,
  },
  me: {
    scene: `
      Anjingku (lulus|ikut) sekolah, katanya pintar
      Duduk, bangun, salaman, semua bisa
      Di rumah ia duduk di sofa, melebar
      Aku yang disuruh, duduk di mana?

      Kubilang (cuma|hanya) satu anjing, kecil saja
      Kata penjualnya, tak akan lebih besar
      Kini kalau ia berdiri di belakang meja
      Tamu menyapa, selamat siang, Pak Besar`,
    later: `
      Anjingku takut kantong plastik terbang
      Takut kucing, takut guntur, takut sapu
      Tapi pencuri datang, ia jilat girang
      Pencurinya kikuk, lalu menutup pintu

      Kubawa anjing lari pagi, niatku sehat
      Seratus langkah ia rebah di jalan
      Pulangnya kugendong, empat puluh kilo berat
      Setidaknya ada yang latihan beban`,
  },
  past: {
    scene: `
      Anjing itu (duduk|menunggu) di ujung jalan tiap sore
      Telinganya naik kalau ada motor
      Kubujuk pulang, tak mau bergeser
      Bulunya kuyup, hidungnya kotor

      Dulu (bola|tali) itu kau lempar ke sungai
      Anjing kita berenang, gagah sekali
      Sekarang bola itu kering di lantai
      Kadang ia menatapnya, lalu menatapku lagi`,
    later: `
      Anjing itu masih tidur di sandalmu
      Sebelah digigit, sebelah dijaga
      Kalau kuambil, ia menggeram dulu
      Lalu kupeluk, rindunya sama juga

      Di jalan ada siulan seperti siulmu
      Anjing itu lari, aku pun lari
      Orang asing, menoleh, tak tahu
      Kami pulang pelan, bertiga dengan sepi`,
  },
  hook: `
    Guk, guk, anjing lari ke depan
    Ekornya bendera, kita barisan

    Satu anjing, satu bola, satu lapangan
    Bahagia itu tak perlu penjelasan`,
}
