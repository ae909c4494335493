/**
 * Sixty names as Japanese, Korean, Chinese and Russian texts spell them. Written down before the rules were. The names
 * are among the best known, so the list has learned many of these spellings since: they guard what is found today.
 * A line: name | katakana | hangul | Chinese characters | Cyrillic.
 */
export const HELD_OUT_SPELLINGS = `
Beyoncé|ビヨンセ|비욘세|碧昂丝|Бейонсе
Taylor Swift|テイラー・スウィフト|테일러 스위프트|泰勒·斯威夫特|Тейлор Свифт
Rihanna|リアーナ|리한나|蕾哈娜|Рианна
Eminem|エミネム|에미넴|埃米纳姆|Эминем
Ed Sheeran|エド・シーラン|에드 시런|艾德·希兰|Эд Ширан
Justin Bieber|ジャスティン・ビーバー|저스틴 비버|贾斯汀·比伯|Джастин Бибер
Ariana Grande|アリアナ・グランデ|아리아나 그란데|爱莉安娜·格兰德|Ариана Гранде
Billie Eilish|ビリー・アイリッシュ|빌리 아일리시|比莉·艾利什|Билли Айлиш
Lady Gaga|レディー・ガガ|레이디 가가|嘎嘎小姐|Леди Гага
Katy Perry|ケイティ・ペリー|케이티 페리|凯蒂·佩里|Кэти Перри
Bruno Mars|ブルーノ・マーズ|브루노 마스|布鲁诺·马尔斯|Бруно Марс
Shakira|シャキーラ|샤키라|夏奇拉|Шакира
Michael Jackson|マイケル・ジャクソン|마이클 잭슨|迈克尔·杰克逊|Майкл Джексон
Whitney Houston|ホイットニー・ヒューストン|휘트니 휴스턴|惠特尼·休斯顿|Уитни Хьюстон
Mariah Carey|マライア・キャリー|머라이어 캐리|玛丽亚·凯莉|Мэрайя Кэри
Elvis Presley|エルヴィス・プレスリー|엘비스 프레슬리|猫王|Элвис Пресли
Freddie Mercury|フレディ・マーキュリー|프레디 머큐리|弗雷迪·默丘里|Фредди Меркьюри
David Bowie|デヴィッド・ボウイ|데이비드 보위|大卫·鲍伊|Дэвид Боуи
Elton John|エルトン・ジョン|엘튼 존|埃尔顿·约翰|Элтон Джон
Paul McCartney|ポール・マッカートニー|폴 매카트니|保罗·麦卡特尼|Пол Маккартни
John Lennon|ジョン・レノン|존 레논|约翰·列侬|Джон Леннон
Bob Dylan|ボブ・ディラン|밥 딜런|鲍勃·迪伦|Боб Дилан
Bob Marley|ボブ・マーリー|밥 말리|鲍勃·马利|Боб Марли
Kurt Cobain|カート・コバーン|커트 코베인|科特·柯本|Курт Кобейн
Amy Winehouse|エイミー・ワインハウス|에이미 와인하우스|艾米·怀恩豪斯|Эми Уайнхаус
Dua Lipa|デュア・リパ|두아 리파|杜阿·利帕|Дуа Липа
Harry Styles|ハリー・スタイルズ|해리 스타일스|哈里·斯泰尔斯|Гарри Стайлс
Lana Del Rey|ラナ・デル・レイ|라나 델 레이|拉娜·德雷|Лана Дель Рей
Kanye West|カニエ・ウェスト|칸예 웨스트|坎耶·韦斯特|Канье Уэст
Snoop Dogg|スヌープ・ドッグ|스눕 독|史努比·狗狗|Снуп Догг
Nicki Minaj|ニッキー・ミナージュ|니키 미나즈|妮琪·米娜|Ники Минаж
Metallica|メタリカ|메탈리카|金属乐队|Металлика
Coldplay|コールドプレイ|콜드플레이|酷玩乐队|Колдплей
Radiohead|レディオヘッド|라디오헤드|电台司令|Радиохед
Pink Floyd|ピンク・フロイド|핑크 플로이드|平克·弗洛伊德|Пинк Флойд
Led Zeppelin|レッド・ツェッペリン|레드 제플린|齐柏林飞艇|Лед Зеппелин
The Beatles|ビートルズ|비틀즈|披头士|Битлз
The Rolling Stones|ローリング・ストーンズ|롤링 스톤스|滚石乐队|Роллинг Стоунз
Rammstein|ラムシュタイン|람슈타인|德国战车|Раммштайн
Céline Dion|セリーヌ・ディオン|셀린 디온|席琳·迪翁|Селин Дион
Édith Piaf|エディット・ピアフ|에디트 피아프|伊迪丝·琵雅芙|Эдит Пиаф
Andrea Bocelli|アンドレア・ボチェッリ|안드레아 보첼리|安德烈·波切利|Андреа Бочелли
Luciano Pavarotti|ルチアーノ・パヴァロッティ|루치아노 파바로티|帕瓦罗蒂|Лучано Паваротти
Ricky Martin|リッキー・マーティン|리키 마틴|瑞奇·马丁|Рики Мартин
Jennifer Lopez|ジェニファー・ロペス|제니퍼 로페즈|詹妮弗·洛佩兹|Дженнифер Лопес
Adolf Hitler|アドルフ・ヒトラー|아돌프 히틀러|阿道夫·希特勒|Адольф Гитлер
Donald Trump|ドナルド・トランプ|도널드 트럼프|唐纳德·特朗普|Дональд Трамп
Vladimir Putin|ウラジーミル・プーチン|블라디미르 푸틴|弗拉基米尔·普京|Владимир Путин
Barack Obama|バラク・オバマ|버락 오바마|贝拉克·奥巴马|Барак Обама
Elon Musk|イーロン・マスク|일론 머스크|埃隆·马斯克|Илон Маск
Cristiano Ronaldo|クリスティアーノ・ロナウド|크리스티아누 호날두|克里斯蒂亚诺·罗纳尔多|Криштиану Роналду
Lionel Messi|リオネル・メッシ|리오넬 메시|利昂内尔·梅西|Лионель Месси
Tom Cruise|トム・クルーズ|톰 크루즈|汤姆·克鲁斯|Том Круз
Leonardo DiCaprio|レオナルド・ディカプリオ|레오나르도 디카프리오|莱昂纳多·迪卡普里奥|Леонардо Ди Каприо
Brad Pitt|ブラッド・ピット|브래드 피트|布拉德·皮特|Брэд Питт
Angelina Jolie|アンジェリーナ・ジョリー|안젤리나 졸리|安吉丽娜·朱莉|Анджелина Джоли
Keanu Reeves|キアヌ・リーブス|키아누 리브스|基努·里维斯|Киану Ривз
Michael Jordan|マイケル・ジョーダン|마이클 조던|迈克尔·乔丹|Майкл Джордан
Marilyn Monroe|マリリン・モンロー|마릴린 먼로|玛丽莲·梦露|Мэрилин Монро
Helene Fischer|ヘレーネ・フィッシャー|헬레네 피셔|海伦妮·菲舍尔|Хелене Фишер
`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string, string, string, string])
