/** What the songwriter teaches line by line, as it is called. */
const MATTER = [
  '(?:九九の)?[一二三四五六七八九2-9]の段|九九|かけ算|掛け算|歯みがき|歯磨き|はみがき|ハミガキ|手洗い|手あらい|てあらい|横断歩道|信号の(?:渡り方|わたり方|見方)|交通安全|交通ルール',
  '曜日|十二(?:か|ヶ|カ)月|12(?:か|ヶ|カ)月|月の(?:名前|順番)|四季|春夏秋冬|四つの季節|季節|惑星|太陽系|水の循環|雲のでき方|光合成|発芽',
  'リサイクル|(?:ごみ|ゴミ)の?(?:分別|分け方)|分別|あいうえお|五十音|ひらがな|カタカナ|アルファベット|ABC|漢字',
  '都道府県|県庁所在地|時計の(?:読み方|見方)|元素(?:記号|周期表)?|避難訓練|あいさつ',
].join('|')
/** What such a song is for, right behind what it teaches. */
const TO_LEARN =
  '(?:を|が|とか|について|の(?:名前|順番|順|やり方|仕方|しかた|大切さ|仕組み|しくみ|渡り方|わたり方|読み方|ルール|マナー|習慣|こと)(?:を|が|について)?)?[^、。!?]{0,10}?(?:教え(?!て(?:くれ|もら|い[たる]|た))|おしえる|覚え(?!て(?:くれ|い[たる]))|おぼえ(?!て(?:くれ|い[たる]))|暗記|学べ|学ぶ|わかる|分かる|言えるように|できるように|身につ|習う|習慣づけ|説明|解説|勉強)'
const SONG = '(?:の?(?:歌|曲|うた|ソング|ラップ)(?!が(?:好き|上手|得意))|の(?:暗記|替え歌|覚え歌))'
const CLASS =
  '(?:小学|小[1-6一二三]|[1-6一二三四五六]年生|年[長中少]|保育園|幼稚園|園児|クラス|授業|子ども向け|子供向け)'

/** That a song is to teach what songs can teach. */
export const LESSON = `(?:${MATTER})${TO_LEARN}|(?:(?!四季|季節|春夏秋冬|漢字)(?:${MATTER}))${SONG}|${CLASS}.{0,20}(?:${MATTER})${SONG}|(?:${MATTER})${SONG}.{0,20}${CLASS}|(?:渡り方|わたり方)を.{0,6}(?:教え|覚え)|(?:${MATTER})(?:について|に関する).{0,16}${SONG}.{0,20}${CLASS}|${CLASS}.{0,20}(?:${MATTER})(?:について|に関する)|(?:${MATTER})(?:について|に関する).{0,6}${CLASS}`

/** Group 1 is what is to be learnt. */
export const LESSON_SUBJECTS: readonly string[] = [
  `^.*?((?:${MATTER})(?=${TO_LEARN}|${SONG})(?!の?(?:渡り方|わたり方)))`,
  `^(?=[\\s\\S]*${CLASS})(?=[\\s\\S]*${SONG})[\\s\\S]*?(${MATTER})(?=について|を|に関する)`,
  '((?:横断歩道|道路|道)の?(?:渡り方|わたり方))',
]

const lesson = new RegExp(LESSON, 'iu')
/** As many steps are the lesson itself. */
const STEPS = 4

/** Whether what is told besides is of whoever learns, and no line of the lesson, which is sung as the songwriter knows it. */
export const isLessonAlone = (description: string, told: number): boolean => told < STEPS && lesson.test(description)
