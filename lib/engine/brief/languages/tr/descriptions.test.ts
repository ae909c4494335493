import { understands } from '#tests/support/brief/understands.ts'

understands('tr', [
  ['kedim Mantı çok şişman ve süpürgeden korkuyor', { facts: ['Çok şişmansın', 'Süpürgeden korkuyorsun'] }],
  ['kızım Ela 6 yaşına giriyor ve ön dişi dün düştü', { facts: ['Ön dişin dün düştü'] }],
  [
    "Ablam Elif Kerem'le evleniyor. Üniversitede tanışmışlar, Kerem ilk gün üstüne çay dökmüş",
    {
      plot: 'wedding',
      call: 'Elif',
      facts: ["Kerem'le evleniyorsun", 'Üniversitede tanışmışsınız', 'Kerem ilk gün üstüne çay dökmüş'],
    },
  ],
  [
    'Oğlum Ali Deniz için ninni. Penceresinden ay görünüyor, dedesi ona tahta beşik yaptı.',
    { plot: 'lullaby', facts: ['Pencerenden ay görünüyor', 'Deden sana tahta beşik yaptı'] },
  ],
  [
    'Çocuklara trafik ışıklarını öğreten şarkı: kırmızıda dur, yeşilde geç',
    { facts: ['Kırmızıda dur', 'Yeşilde geç'] },
  ],
  [
    "İsmail dedem 75 yaşına giriyor, 30 yıl İstanbul'da vapurda çaycılık yaptı. Neşeli bir şarkı olsun",
    {
      ...{ call: 'İsmail', names: ['İsmail'], place: 'İstanbul' },
      facts: ["30 yıl İstanbul'da vapurda çaycılık yaptın"],
    },
  ],
  [
    'babaannem geçen kış vefat etti. her bayram cebimize para koyardı, mutfağı hep tarçın kokardı. ağır, bağlama eşliğinde',
    { facts: ['Her bayram cebimize para koyardın', 'Mutfağın hep tarçın kokardı'] },
  ],
  [
    'babaannem ayşe için doğum günü şarkısı, 80 yaşında, bahçesini çok seven, hep ıslık çalar',
    {
      plot: 'birthday',
      call: 'Ayşe',
      names: ['Ayşe'],
      age: 80,
      topics: ['garden'],
      facts: ['Bahçeni çok seviyorsun', 'Hep ıslık çalarsın'],
    },
  ],
  ['kızım elife japonca bir ninni', { plot: 'lullaby', names: ['Elif'], language: 'ja' }],
  ['otobüsü kaçırmak hakkında komik bir şarkı', { plot: 'complaint', about: ['otobüsü kaçırmak'], topics: ['bus'] }],
  ['sevgilim ozur dilerim yildonumumuzu unuttum', { plot: 'apology', call: 'aşkım', facts: ['Yıldönümümüzü unuttum'] }],
  ['Elif ve Mert’in düğünü için bir şarkı', { plot: 'wedding', names: ['Elif', 'Mert'] }],
  ['fırınımız lale fırını için reklam jingle', { plot: 'shop', brand: 'Lale Fırını' }],
  ['voleybol takımımız Kartallar için marş', { plot: 'team', brand: 'Kartallar' }],
  [
    'dedem hasan için, mayısta vefat etti, saat tamir ederdi',
    { plot: 'memorial', call: 'Hasan', facts: ['Saat tamir ederdin'] },
  ],
  [
    'kedim pamuk klavyemin üstünde uyur ve beni beşte uyandırır',
    { call: 'Pamuk', facts: ['Klavyemin üstünde uyursun', 'Beni beşte uyandırırsın'] },
  ],
  ['eski sevgilim beni terk etti hüzünlü balad erkek sesi', { plot: 'heartbreak', voice: 'm' }],
  ['çalışmak için enstrümantal lofi', { instrumental: true }],
  ['4. sınıflar için su döngüsünü anlatan şarkı', { plot: 'teaching', about: ['su döngüsü'] }],
  ['oğlumuz Kerem mezun oldu', { plot: 'graduation', call: 'Kerem' }],
  ['ibrahim abime doğum günü şarkısı', { plot: 'birthday', names: ['İbrahim Abi'] }],
])
