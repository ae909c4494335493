/**
 * The characters that foreign names are written with, by what they stand for there, which is not always how they are
 * read: 基 is ki, 尔 an l or an r. W is a v or a w, X an h or an s, J a j or a hard g, Q a kh, Y a y or a j.
 */
const SOUNDS = `
a 阿, ai 艾爱, an 安, ang 昂, au 奥, e 埃厄俄, en 恩, r 尔耳儿, i 伊依易, in 因英, ia 亚娅雅, Ye 耶叶, Yo 约, iu 尤优于, ian 扬延杨, o 欧, uen 文温, u 乌伍武吴
ba 巴芭, bai 拜, ban 班, ban 邦, bau 鲍保宝, be 贝, ben 本, bi 比碧, bin 宾, bo 博伯波柏玻勃, bu 布
pa 帕, pai 派, pan 潘, pan 庞, pei 佩, pen 彭, pi 皮, pin 平, po 珀坡, pu 普蒲
da 达妲, dai 戴黛代, dan 丹, dan 当, dau 道, de 德得, den 邓登, di 迪狄, din 丁, don 东栋, du 杜, dun 顿敦, do 多朵
ta 塔, tai 泰太, tan 坦, tan 唐汤, tau 陶, te 特, ten 滕, ti 蒂提缇, tin 廷汀, ton 通, to 托陀, tu 图
ga 加嘉, gai 盖, gan 甘, gan 冈, gau 高, ge 格戈葛, gen 根, go 果, gu 古, gua 瓜, gui 圭, Ji 吉, gon 贡
ka 卡, kai 凯开, kan 坎, kan 康, kau 考, ke 科, k 克可, ken 肯, kon 孔, ku 库, kua 夸, kui 奎, kun 昆, ko 阔, ki 基, kin 金
fa 法, fan 范凡, fan 方, fei 费菲斐, fen 芬, fen 丰, fo 福佛, f 弗夫芙, fu 富
Wa 瓦娃, Wan 万, We 韦, Wi 维薇葳, Wei 威魏, Wo 沃, Wan 旺王, Wi 惠
ma 马玛, mai 迈麦, man 曼, man 芒, mau 毛, mei 梅美, men 门, men 蒙孟, mi 米蜜弥, min 明敏, mo 莫摩默墨, mu 穆慕, m 姆
na 纳娜, nai 奈, nan 南楠, nau 瑙, nei 内, nen 嫩, ni 尼妮, nian 年, niu 纽, nin 宁, non 农, nu 努, no 诺
ra 拉喇, rai 莱, ran 兰, ran 朗, rau 劳, re 勒, rei 雷蕾, ren 伦, ri 利里莉丽李理黎, rian 莲连, rin 林琳, riu 柳刘, ron 龙隆, ru 卢鲁路露茹, ro 罗洛萝络, ru 吕
sa 萨, sai 赛, san 桑, se 塞, sen 森, s 斯思丝兹, si 西, su 苏, so 索, son 松宋, sui 绥
sha 沙莎夏, shan 尚珊, shau 肖, she 谢舍, shen 申, shi 施什诗, Xi 希, si 史, shu 舒, sin 辛欣, Xiu 休, su 许
ja 扎, zai 宰, zan 赞, ze 泽, zen 曾, zo 佐, zu 祖, ju 朱茹, ji 季
cha 察, Ji 奇其, chi 齐, chi 琪, chu 楚, che 切, chen 陈, cha 查, ce 策, tsi 茨, chen 辰
ja 贾, jo 乔裘, je 杰洁, jan 詹, jin 京, jon 琼强, jen 珍贞, ju 居, jan 让, rui 瑞, j 日, jo 若, ren 仁
ha 哈, hai 海, han 汉罕, Qan 汗, han 杭, hau 豪, he 赫黑, hen 亨, hon 洪宏, ho 霍, hu 胡, hua 华
han 翰, sun 逊, Wi 卫, da 大, re 列烈, rian 廉, bin 彬, bei 蓓倍, pei 培, pi 匹彼, pu 浦, si 锡席茜, he 贺荷, nie 聂涅, ka 喀, kou 寇, kun 坤, shue 薛, su 绪, in 尹, jo 卓, ju 茱珠, che 彻, sa 撒, au 敖, ra 菈, ge 哥, mi 密, na 那, bi 庇毕, pon 蓬, rin 凌灵玲, rou 楼
uai 怀, non 侬浓, on 翁, pi 琵, chu 丘, mon 梦, se 瑟, ka 佳, ke 柯, fu 傅, tan 檀
`
const TRADITIONAL =
  '貝贝賓宾亞亚婭娅爾尔萊莱蘭兰蘿萝羅罗倫伦盧卢魯鲁納纳內内寧宁諾诺龍龙馬马瑪玛麥麦邁迈門门彌弥勞劳裡里裏里麗丽達达當当鄧邓頓顿東东圖图湯汤蓋盖岡冈貢贡瓊琼喬乔傑杰潔洁賈贾凱凯開开龐庞費费豐丰範范萬万韋韦維维溫温烏乌華华漢汉約约葉叶愛爱奧奥歐欧揚扬楊杨薩萨賽赛蘇苏絲丝謝谢許许讓让澤泽茲兹齊齐濟济連连蓮莲劉刘呂吕莊庄紐纽農农強强貞贞陳陈優优於于吳吴寶宝遜逊衛卫畢毕聶聂樓楼靈灵徹彻夢梦懷怀賀贺錫锡緒绪鮑鲍賢贤斐斐廷廷維维羅罗珊珊'

const table = new Map<string, string>()
for (const entry of SOUNDS.trim().split(/[,\n]\s*/)) {
  const [sound = '', characters = ''] = entry.split(' ')
  for (const character of characters) if (!table.has(character)) table.set(character, sound)
}
const pairs = [...TRADITIONAL]
for (let at = 0; at < pairs.length; at += 2) {
  const sound = table.get(pairs[at + 1] ?? '')
  if (sound !== undefined) table.set(pairs[at] ?? '', sound)
}

/** The sound of a character in foreign names; undefined for a character that they are not written with. */
export const chineseSound = (character: string): string | undefined => table.get(character)
