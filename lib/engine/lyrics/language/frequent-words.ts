import type { Language } from './language.ts'

type Spelled = Exclude<Language, 'ja' | 'zh' | 'ko'>

/** Small words that give a language away in song. */
export const FREQUENT_WORDS: Readonly<Record<Spelled, string>> = {
  en: "the and you i my me your a to of it is in on that we are be love with for this all like oh when what don't i'm it's you're can't will just know never so night up down no but from heart have",
  es: 'el la los las que de y en un una mi tu te me no es por con para como más pero yo cuando amor corazón noche se lo del al si ya soy eres está quiero donde sin hay todo vida aquí este nunca siempre',
  pt: 'o a os as que de e em um uma meu minha não você eu te me com por para como mais mas quando amor coração noite se do da no na ao já sou é está quero onde sem tudo vida aqui esse nunca sempre nós são foi',
  fr: "le la les que de et en un une mon ma ton ta je tu il elle nous vous ne pas est sur dans avec pour comme plus mais quand amour cœur coeur nuit se du des au si j'ai c'est suis moi toi où sans tout vie ici ce jamais toujours l'amour d'un",
  it: "il lo la gli le che di e in un una mio mia tuo tua io tu non è per con come più ma quando amore cuore notte si del della nel alla se sono sei voglio dove senza tutto vita qui questo mai sempre c'è anche ti mi sole",
  id: 'yang dan di ke dari aku kau kamu ini itu tak tidak cinta hati malam dengan untuk pada saat ada akan hanya bila jika semua hidup selalu lagi sudah kita saja dalam seperti ku mu bukan jangan biar rindu langit',
  nl: 'de het een en van ik je jij mij mijn jou niet is in op dat met voor als maar wij we zijn er wat waar nacht hart liefde ook nog naar om te uit zo dan altijd nooit alles hier geen bij aan door weer',
  pl: 'i w na nie się że jest to ja ty mnie mój moja twój ci cię do z za jak co gdy ale tylko już noc serce miłość dla przez jestem wiem wszystko nigdy zawsze świat tam tu od po o jeszcze być niebo',
  tr: 've bir bu sen ben beni seni bana sana için ne gibi ama var yok değil kalbim aşk gece çok daha her şey hiç kadar ile da de mi gel ki şimdi artık yine gün dünya sevgi benim senin oldu',
  vi: 'anh em và là không có yêu một người trong đêm tình cho đã những với của tôi ta này khi nào về đi mình còn như sẽ ngày mãi trời nhớ lòng đời ai đến lại nguoi khong cua nhung duoc nhac bai ngay nhat minh ban nhau tuoi thuong cung chuc sinh',
  de: 'der die das und ich du nicht ein eine ist in mein meine dein mich dich mir dir mit für auf wie wenn aber wir sind es zu den dem von nacht herz liebe auch noch nur so hier alles immer nie kein durch uns im was doch',
}

/** Letters or letter groups inside a word that point to one language. */
export const LETTER_HINTS: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /[ñ¿¡]|ción$/u,
  pt: /[ãõ]|ção$|lh[aeo]/u,
  fr: /[èêœùû]|eux$|eau|^[ldjcqnsmt]['’][aeiouéèêh]/u,
  it: /zione$|gli[aeo]?$|cch/u,
  nl: /ij|aar|oe[nt]|uis/u,
  pl: /[ąęłńśźżć]|sz|cz|rz/u,
  tr: /[ğış]/u,
  vi: /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỷỹỵđơư]/u,
  de: /[äß]|sch|cht$|ung$/u,
  en: /^th|ght|wh|'ll$|in'$/u,
  id: /^(me|ber|ter)[bcdfghjklmnprst].*[^s]$|kan$|nya$|ng[gk]/u,
}
