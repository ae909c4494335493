import { expect, it } from 'vitest'
import { parseEnglish } from '../../../../../server/assets/english.ts'
import { chinese } from '../../../songwriter/languages/zh/pack.ts'
import { saidToSeveral } from '../../../songwriter/languages/zh/several.ts'
import { readBrief } from '../../read-brief.ts'

const read = (description: string) => readBrief({ description, interfaceLanguage: 'zh' }, parseEnglish)

/** What a Chinese wish tells, and the kind of song that it asks for. */
const WISHES: readonly (readonly [wish: string, plot: string | null, facts: readonly string[]])[] = [
  [
    '给我姐姐林晓雯和姐夫阿凯的婚礼写首歌,姐夫追了三年,每天给她带豆浆,下个月在青岛办婚礼',
    'wedding',
    ['阿凯追了三年', '阿凯每天给她带豆浆', '下个月在青岛办婚礼'],
  ],
  ['我妈六十大寿,她叫王秀兰,爱跳广场舞', 'birthday', ['你的名字叫王秀兰', '你爱跳广场舞']],
  [
    '外公去年冬天走了,他会修收音机,我还留着他的老花镜',
    'memorial',
    ['你会修收音机', '去年冬天你走了', '我还留着你的老花镜'],
  ],
  ['帮我的小面馆写个歌 叫老陈牛肉面 在成都玉林路 汤熬八个小时', 'shop', ['就在成都玉林路', '汤熬八个小时']],
  ['我家橘猫叫馒头,最怕吸尘器,可是我加班回来它总在门口等我', null, ['你最怕吸尘器', '我加班回来你总在门口等我']],
  ['教小朋友刷牙的儿歌,早晚各一次', 'teaching', ['我们一起来刷牙', '早晚各一次']],
  ['写首搞笑的歌损一下我室友大鹏,袜子攒一周才洗', null, ['你袜子攒一周才洗']],
  [
    '感谢班主任刘老师,嗓子哑了还在讲题,自己掏钱给我们买西瓜',
    'thanks',
    ['你嗓子哑了还在讲题', '你自己掏钱给我们买西瓜'],
  ],
  ['同事张姐下周退休了在财务科干了三十年', 'retirement', ['你在财务科干了三十年']],
  [
    '大二那年夏天和阿哲骑单车去海边,后来他去了加拿大就没联系了',
    'nostalgia',
    ['大二那年夏天我和你骑单车去海边', '后来你去了加拿大就没联系了'],
  ],
  ['我闺蜜小雨失恋了,想让她知道还有我', 'encouragement', ['你失恋了', '我想让你知道还有我']],
  ['高中暗恋的女生叫苏晚,坐我前面', 'nostalgia', ['高中我暗恋你', '你坐我前面']],
  ['幼儿园毕业典礼用的歌,送给大班的黄老师和李老师,她们教会孩子们自己吃饭', 'thanks', ['你们教会孩子们自己吃饭']],
  [
    '邻居王叔,退休的电工,上个月他心脏搭桥手术,祝他早点好',
    'get-well',
    ['你是退休的电工', '上个月你心脏搭桥手术', '祝你早点好'],
  ],
  ['在杭州开了家花店叫拾光,满99送花瓶', 'shop', ['就在杭州', '满99送花瓶']],
  ['谢谢120的那个小哥 他背着我爷爷下了七楼', 'thanks', ['你背着我爷爷下了七楼']],
  ['给住在养老院的外婆,每次去都问我下班累不累', null, ['你住在养老院', '每次去你都问我下班累不累']],
  ['楼下早餐店的周阿姨要回老家带孙子了', 'farewell', ['你要回老家带孙子了']],
  ['想我在西藏当兵的男朋友,我们一年见一次', 'missing', ['我们一年见一次']],
  ['爷爷去世后奶奶一个人住在老房子里', null, ['爷爷去世后你一个人住在老房子里']],
  ['我妈一个人把我带大,爸爸走得早', null, ['你一个人把我带大', '爸爸走得早']],
  ['感谢医生张主任 给我妈做了七个小时手术', 'thanks', ['你给我妈做了七个小时手术']],
  ['给爸爸的父亲节歌 每次我回家都提前一小时到车站', 'thanks', ['每次我回家你都提前一小时到车站']],
  ['师父教了我三年木工 最后一天把他的刨子送给我了', null, ['你教了我三年木工', '最后一天你把你的刨子送给我了']],
  ['我和前男友分手三年了', 'heartbreak', ['我和你分手三年了']],
  ['给我自己写首歌 今年三十了 没结婚没房', null, ['我今年三十了', '我没结婚没房']],
  ['健身房广告,名字叫燃动,24小时营业,新人送体测', 'shop', ['24小时营业', '新人送体测']],
  ['給我媽媽寫一首歌 她白天在市場賣魚', null, ['你白天在市场卖鱼']],
  ['我喜欢隔壁班的男生他打篮球很帅我不敢跟他说话', 'falling', ['我喜欢隔壁班的男生', '你打篮球很帅', '我不敢跟你说话']],
]

it.each(WISHES)('%s', (wish, plot, facts) => {
  const brief = read(wish)
  expect([brief.plot, brief.facts.map(({ text }) => text)]).toEqual([plot, facts])
})

it.each([
  ['我妈六十大寿,她叫王秀兰,爱跳广场舞', '妈妈'],
  ['感谢班主任刘建国 他每天比我们早到', '刘老师'],
  ['给小象的摇篮曲,小象找不到妈妈了', '小象'],
  ['给一只怕黑的小猫头鹰唱的催眠曲', '小猫头鹰'],
  ['我跟我哥五年没说话了', '哥哥'],
  ['给双胞胎女儿圆圆满满的摇篮曲', '圆圆和满满'],
  ['我的猫主子咪咪 天天踩我脸', '咪咪'],
  ['楼下早餐店的周阿姨要回老家带孙子了', '周阿姨'],
])('%s is sung to %s', (wish, call) => {
  expect(chinese.slots(read(wish)).call).toBe(call)
})

it.each([
  ['教一年级的孩子认识四季', '四季'],
  ['给五年级科学课写首垃圾分类的歌', '垃圾分类'],
  ['教宝宝十二生肖', '十二生肖'],
  ['洗手歌', '洗手'],
  ['星期歌 幼儿园小班', '星期'],
])('%s teaches %s', (wish, subject) => {
  const brief = read(wish)
  expect([brief.plot, brief.subjects.map(({ text }) => text), brief.facts]).toEqual(['teaching', [subject], []])
})

it('says "you" to several as one does', () => {
  expect(saidToSeveral('谢谢你，你给的我都记得')).toBe('谢谢你们，你们给的我都记得')
  expect(saidToSeveral('你们一句，你一句我一句')).toBe('你们一句，你一句我一句')
})
