import { understands } from '#tests/support/brief/understands.ts'

understands('id', [
  [
    'mengenang nenekku mbah Parmi yang meninggal tahun lalu, tangannya bau bawang, tiap pulang membawakan saya kue cucur',
    {
      ...{ plot: 'memorial', call: 'Mbah Parmi' },
      facts: ['Tangan Mbah bau bawang', 'Tiap pulang Mbah membawakanku kue cucur'],
    },
  ],
  [
    'makasih Pak Wira guru kelas 4 yang sabar mengajari saya berhitung, tiap pagi beliau membagi bekalnya',
    {
      ...{ plot: 'thanks', call: 'Pak Wira' },
      facts: ['Bapak guruku di kelas 4', 'Bapak sabar mengajariku berhitung', 'Tiap pagi Bapak membagi bekalnya'],
    },
  ],
  [
    'lagu kocak buat temen kos gue si Bono yg kalo ditagih selalu bilang nanti, motornya mogok terus tiap hujan wkwk',
    {
      ...{ plot: 'friendship', call: 'Bono' },
      facts: ['Kalau ditagih kau selalu bilang nanti', 'Motormu mogok terus tiap hujan'],
    },
  ],
  [
    'kucing oren gw namanya Gembul, hobinya tidur di atas kulkas',
    { plot: null, call: 'Gembul', facts: ['Kau hobi tidur di atas kulkas'] },
  ],
  [
    'minta maaf ke istriku Tari, aku lupa jemput, janji besok aku masak sendiri',
    { plot: 'apology', facts: ['Aku lupa jemput', 'Janji besok aku masak sendiri'] },
  ],
  [
    'nina bobo untuk Bintang umur 7 bulan, rumah kami dekat kali banyak suara jangkrik',
    {
      ...{ plot: 'lullaby', call: 'Bintang' },
      facts: ['Baru tujuh bulan', 'Rumah kami dekat kali banyak suara jangkrik'],
    },
  ],
  ['nina bobo untuk anak beruang', { plot: 'lullaby', call: 'beruang kecil', names: [], facts: [] }],
  [
    'perpisahan mas Dul di kantor, 12 tahun di bagian arsip, mau pulang kampung ke Kebumen buat nanem cabe',
    {
      ...{ plot: 'farewell', call: 'Mas Dul', names: ['Mas Dul'] },
      facts: ['Dua belas tahun Mas di bagian arsip', 'Mas mau pulang kampung ke Kebumen buat menanam cabe'],
    },
  ],
  [
    'cinta pertama waktu SMP, namanya Ratri, kami sering pulang bareng, ga pernah bilang suka sampai dia pindah ke Ambon',
    { plot: 'nostalgia', call: 'Ratri', names: ['Ratri'] },
  ],
  [
    'ulang tahun mama, papa sudah meninggal dua tahun lalu, sekarang mama jualan kue',
    { plot: 'birthday', call: 'Ibu' },
  ],
  ['buat sahabatku Wening yang baru putus, dia jago masak seblak', { plot: 'encouragement', call: 'Wening' }],
  [
    'ultah bapak saya Pak Karso, pelihara burung perkutut, kalau ketawa sampai batuk',
    {
      names: ['Pak Karso'],
      facts: ['Bapak memelihara burung perkutut', 'Bapak kalau ketawa sampai batuk'],
    },
  ],
  [
    'jingle kopi susu Kang Jajang di depan SMA 2 bandung, 12 ribu aja',
    { plot: 'shop', brand: 'Kopi Susu Kang Jajang', facts: ['Di depan SMA 2 Bandung', '12 ribu saja'] },
  ],
  [
    'nikahan Tari dan Galuh, Galuh minjemin payung dan ga pernah diminta balik, mereka kenal di grup pendaki',
    { facts: ['Galuh meminjamkan payung dan tak pernah diminta balik', 'Kalian kenal di grup pendaki'] },
  ],
  [
    'suamiku pelaut, anak kita manggil dia lewat layar hp, kumisnya tebal, aku masih simpan topi dia',
    {
      plot: 'devotion',
      facts: ['Kau pelaut', 'Anak kita memanggilmu lewat layar hp', 'Kumismu tebal', 'Aku masih simpan topimu'],
    },
  ],
  [
    'lagu belajar nama hari senin sampai minggu',
    { plot: 'teaching', about: ['nama hari senin sampai minggu'], facts: [] },
  ],
  ['lagu belajar gosok gigi untuk anak TK', { plot: 'teaching', about: ['gosok gigi'], facts: [] }],
  ['lagu perkalian buat anak kelas 3', { plot: 'teaching', about: ['perkalian'], facts: [] }],
  [
    'mau lamar pacarku Gendis besok di kebun teh, pertama ketemu dia nginjek kakiku di KRL',
    {
      plot: 'devotion',
      facts: ['Aku mau lamar kamu besok di kebun teh', 'Pertama ketemu kau menginjak kakiku di KRL'],
    },
  ],
  [
    'untuk istri tercinta Rosma, 25 tahun pernikahan, dulu kami tinggal di kontrakan bocor',
    {
      ...{ plot: 'devotion', call: 'Rosma' },
      facts: ['Dua puluh lima tahun kita menikah', 'Dulu kita tinggal di kontrakan bocor'],
    },
  ],
  ['terima kasih buat mas kurir Fadli, helmnya hijau', { call: 'Fadli', names: ['Fadli'], facts: ['Helm Mas hijau'] }],
  ['ajarin anak-anak cara menyeberang jalan', { plot: 'teaching', about: ['menyeberang jalan'], facts: [] }],
  ['kucingku namanya Onde, takut air, bikin lucu', { facts: ['Kau takut air'] }],
  [
    'Makasih buat Bu Endah. Waktu aku mau putus sekolah karena gak punya uang, ibu datang ke rumah. Sekarang aku jadi perawat.',
    {
      facts: ['Waktu aku mau putus sekolah', 'Aku tak punya uang', 'Ibu datang ke rumah', 'Sekarang aku jadi perawat'],
    },
  ],
  [
    'Pernikahan Laras dan Bima. Laras dulu bilang gak mau sama cowok yang suka touring, Bima lupa bawa cincinnya.',
    { facts: ['Laras dulu bilang tak mau sama cowok yang suka touring', 'Bima lupa bawa cincinnya'] },
  ],
  [
    'lagu patah hati, dia nikah sama sahabatku sendiri minggu depan dan aku diundang',
    { plot: 'heartbreak', facts: ['Dia nikah sama sahabatku sendiri minggu depan', 'Aku diundang'] },
  ],
  [
    'lagu buat kucingku Oyen yang pernah nyolong ikan sampai aku harus minta maaf sekampung',
    { plot: null, facts: ['Kau pernah nyolong ikan sampai aku harus minta maaf sekampung'] },
  ],
  ['buat suamiku Hadi, ulang tahun pernikahan ke-15', { plot: 'devotion', call: 'Hadi' }],
  [
    'buat sahabatku Dewi, terima kasih sudah menemaniku di rumah sakit dan bercerita lucu',
    { facts: ['Kau menemaniku di rumah sakit', 'Kau bercerita lucu'] },
  ],
  [
    'perpisahan buat Pak Hendra yang pensiun setelah 30 tahun kerja di kantor pos, kopinya hitam tanpa gula',
    { facts: ['Bapak bekerja di kantor pos 30 tahun', 'Kopi Bapak hitam tanpa gula'] },
  ],
  [
    'lagu pernikahan untuk Rara dan Bimo. Bimo meminjamkan payungnya, sampai sekarang payung itu masih disimpan Rara',
    { facts: ['Bimo meminjamkan payungnya', 'Sampai sekarang payung itu masih disimpan Rara'] },
  ],
  [
    'ceritain waktu aku pertama kali naik motor sama ayah: mogok di tengah jalan, kehujanan, terus makan mie rebus berdua',
    {
      facts: [
        'Aku pertama kali naik motor sama Ayah',
        'Mogok di tengah jalan',
        'Kita kehujanan',
        'Kita makan mie rebus berdua',
      ],
    },
  ],
  [
    'lagu ulang tahun buat Dimas yang ke 7, takut balon, minta yang lucu. jangan sedih ya',
    { facts: ['Kau takut balon'] },
  ],
  [
    'lagu ulang tahun ke 80 buat nenek siti yg suka berkebun dan cerewet banget kalo masak',
    {
      plot: 'birthday',
      call: 'Siti',
      age: 80,
      topics: ['garden'],
      facts: ['Nenek suka berkebun', 'Nenek cerewet sekali kalau masak'],
    },
  ],
  [
    'nikahan andi sama dewi, ketemu di halte pas hujan, dia numpahin kopi ke bajunya',
    {
      plot: 'wedding',
      names: ['Andi', 'Dewi'],
      facts: ['Kalian ketemu di halte pas hujan', 'Dia menumpahkan kopi ke bajunya'],
    },
  ],
  [
    'kucingku mochi tidur di keyboard tiap malam dan benci hujan',
    { call: 'Mochi', facts: ['Kau tidur di keyboard tiap malam', 'Kau benci hujan'] },
  ],
  [
    'jingle warung bakso pak kumis di Malang, baksonya gede, kuahnya panas',
    { plot: 'shop', brand: 'Warung Bakso Pak Kumis', place: 'Malang', facts: ['Baksonya besar', 'Kuahnya panas'] },
  ],
  [
    'lagu semangat buat tim futsal garuda muda, kami sering kalah tapi tetap nyanyi di bus',
    { plot: 'team', brand: 'Garuda Muda', facts: ['Kami sering kalah', 'Kami tetap nyanyi di bus'] },
  ],
  ['lagu buat ngafalin perkalian anak sd kelas 3', { plot: 'teaching', about: ['perkalian'], facts: [] }],
  [
    'minta maaf ke pacarku rina karena aku lupa ulang tahunnya',
    { plot: 'apology', call: 'Rina', facts: ['Aku lupa ulang tahunmu'] },
  ],
  [
    'lagu kocak soal ketinggalan bus tiap hari',
    { plot: 'complaint', about: ['ketinggalan bus tiap hari'], topics: ['bus'] },
  ],
  ['lagu nina bobo bahasa jepang buat anakku naya', { plot: 'lullaby', call: 'Naya', language: 'ja' }],
  [
    'anjing gue bruno mati kemarin, dia selalu nunggu di pagar dan suka nyolong sandal',
    { plot: 'memorial', call: 'Bruno', facts: ['Kau selalu menunggu di pagar', 'Kau suka nyolong sandal'] },
  ],
  ['makasih bu ratna udah ngajarin aku baca', { plot: 'thanks', names: ['Bu Ratna'], facts: ['Ibu mengajariku baca'] }],
  ['rap tentang matematika tanpa nyebut sekolah', { about: ['matematika'], without: ['sekolah'] }],
  [
    'pengen lagu pop ceria tentang kapibara yang pengen jadi penari balet',
    { about: ['kapibara'], facts: ['Kapibara ingin jadi penari balet'] },
  ],
  [
    'buat istriku ayu, anniversary ke 10, dia suka ngomel tapi masakannya enak suara cowok',
    { plot: 'devotion', call: 'Ayu', voice: 'm', facts: ['Kau suka ngomel', 'Masakanmu enak'] },
  ],
  [
    'nenek meninggal tahun lalu, aku kangen sambalnya, dia selalu nungguin aku pulang',
    { plot: 'memorial', call: 'Nenek', facts: ['Aku kangen sambal Nenek', 'Nenek selalu menungguku pulang'] },
  ],
  [
    'terima kasih buat perawat yang merawat ibu saya di rumah sakit',
    { plot: 'thanks', facts: ['Kau merawat ibuku di rumah sakit'] },
  ],
  ['instrumental gitar santai buat belajar', { instrumental: true }],
])
