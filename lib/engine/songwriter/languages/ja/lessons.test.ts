import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { readBrief } from '../../../brief/read-brief.ts'
import { writeSong } from '../../write-song.ts'

it.each([
  ['保育園の子どもに歯みがきを教える歌。奥歯も前歯もしゅしゅっと', ['前歯の表', '奥歯のみぞ']],
  ['手洗いの歌、年少さん向け', ['水で', '指と指とのあいだ']],
  ['小学1年生に曜日を覚えさせる歌', ['月曜日は', '金曜日は']],
  ['1年生に12か月を教える歌', ['一月お正月', '七月たなばた']],
  ['四季について保育園で歌う歌', ['春はさくら', '冬は息が白く']],
  ['小2の娘の九九の七の段 全然覚えられないので歌で覚えたい', ['しちに　じゅうし', 'しちく　ろくじゅうさん']],
  ['九九の歌', ['にさんが　ろく', 'ごご　にじゅうご']],
  ['太陽系の惑星を順番に覚えられる歌', ['水星', '海王星']],
  ['四年生の理科で水の循環を教える歌', ['蒸発', '雲なんだよ']],
  ['光合成を説明する小学生向けの歌', ['根っこ', '酸素']],
  ['ゴミの分別を楽しく学べる歌', ['ペットボトル', '牛乳パック']],
  ['うちの3歳に横断歩道の渡り方を教えたい', ['手前で止まろう', '手をまっすぐ上げ']],
  ['幼稚園の子に信号の渡り方と交通ルールを教える歌', ['手前で止まろう', '手をまっすぐ上げ']],
  ['あいうえおを覚える歌', ['さしすせそ', 'らりるれろ']],
  ['ABCの歌', ['エイ　ビー', 'ダブリュー']],
  ['都道府県を全部覚える歌', ['青森', '鹿児島']],
])('%s teaches it in its order', (description, [first = '', second = '']) => {
  const { lyrics } = writeSong(readBrief({ description, interfaceLanguage: 'ja' }, parseEnglish), 1)
  const plain = lyrics.replaceAll('　', ' ')
  const at = plain.indexOf(first.replaceAll('　', ' '))
  expect(at).toBeGreaterThan(0)
  expect(plain.lastIndexOf(second.replaceAll('　', ' '))).toBeGreaterThan(at)
})

it('thanks whoever taught it, and teaches nothing', () => {
  const description = '漢字を教えてくれた先生にありがとうの歌'
  expect(readBrief({ description, interfaceLanguage: 'ja' }, parseEnglish).plot).toBe('thanks')
})
