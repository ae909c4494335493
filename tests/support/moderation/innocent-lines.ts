/**
 * Lines that people write in requests and that name nobody: with words, places, first names, flowers, colours, foods,
 * numbers and slang that famous people and rude words share. Written down before the rules were; none may be refused.
 */
export const INNOCENT_LINES = `
I like Paris in the rain
nobody wants to be first
the barn went up in flames
don't miss a thing
the hives in our garden are quiet
my grandmother Maria baked bread
Prince Charming lost his shoe
a rose by the window
Charlie, come home
queen of my heart
Adele my sister sings in the kitchen
Madonna and child, a lesson in art history
the hit lerner of the year
a drake on the lake at dawn
we ushered in the new year
pink clouds over Boston
I would kiss you in Chicago
the police came at seven
sting of a bee in June
eagles over the canyon
my journey to Asia
the doors were open all night
he had an eminent view of the sea
Jordan river, roll on
Michael row the boat ashore
Michael, Jackson and Billy went fishing
Taylor was swift with needle and thread
Dick van Dyke street, number 10
I grew up in Scunthorpe and Penistone
a cocktail in Essex with grapes
therapist, escape, drape and grape
it costs 50 cents at the corner
call me at 555 1234 after 5 pm
100% of you and 2 of me
in 1984 we danced until 3
damn it, the bloody car broke down
kill the lights and hold me
she can curry flavour with curry
the weekend is here
a song for Ella, age 4
in the style of a waltz by the river
sounds like a prince of the desert wind and rain
voice of an angel, voice of the sea
I read the Bible: David, Solomon, Mary and Joseph
cream, sugar and a banana split
Me gusta París en otoño
mi abuela María y su jardín
el negro de la noche cae
un vestido negro y una rosa roja
la madonna de piedra en la iglesia
mi reina, mi príncipe, mi vida
Juan y Gabriel jugaban en la calle
Luis y Miguel, dos hermanos
como una rosa en el desierto
a la manera de los abuelos
cuesta 50 pesos el kilo
Rosalía, mi prima, baila sola
Shaki ladra cuando llueve
Carlos, vive la noche
un puta madre de concierto, qué calor
cabrón, cómo te extraño
coger el tren de las 8
concha de mar en la playa
el coño de la Bernarda
pájaros negros sobre el mar
Santana es mi apellido, soy de León
Ángela y Merche fueron al mercado
el papa de mi pueblo come patatas
papá, ven a casa por Navidad
estilo flamenco con guitarra
con voz de mujer y piano
que suene como la lluvia
una canción para Diego
Pablo vino de Puerto Rico
Selena, la luna, me mira
Julio fue caliente, agosto más
la bamba y el bolero
Mi padre se llama Fidel y es panadero
castro es un pueblo en la colina
juanes de arroz en la selva
Ricky, mi perro, duerme
Marc y Antonio tocan el tambor
パリの雨が好き
おばあちゃんのマリアという名の猫
薔薇の花が咲いた
桜の舞う季節に君と
雪のような白い肌
風のように走る
夢のような夜
プリンスホテルで待ち合わせ
クイーンサイズのベッドで眠る
アデリーペンギンの行進
マドンナ先生は坊っちゃんの憧れ
ひとりで歩く帰り道
光と嵐が過ぎて
愛子ちゃんの誕生日
さくら、ひかり、のぞみ
ミスチルドレンではなく子どもたち
星野さんと散歩した
あゆみをとめないで
もう死にそうなくらい好き
レイプルではなくメープルシロップ
ジャズ風のピアノで
演歌風に歌ってほしい
初めての夏、音のない未来
宇多津の海と多田さん
米と津軽りんご
藤の花と風
椎の木の下、林の奥
安い室内楽
コールドスリープから目覚めて
エドの町は江戸という
ビーバーがダムを作る
ティラノサウルスの夢
千円札と百円玉
三時のおやつはケーキ
トランプで遊ぼう
マーズは火星のこと
オバマ市ではなく小浜市の海
メッシュの靴で走る
ホームランを打った
レノンではなくレモンの味
Eu gosto de Paris no inverno
minha avó Maria e o café
o negro céu da madrugada
uma rosa no asfalto
meu rei, minha rainha
Roberto e Carlos são vizinhos
Anita foi à feira
Caetano, meu filho, dorme
no estilo de um samba antigo
como a chuva no telhado
Gil comprou pão por 2 reais
Ivete, minha tia, ri alto
Luísa e Sonza não, Luísa e Sônia
Marília plantou mandioca
Gusttavo não, Gustavo com um t
Anitta? não, Anita com um t só
voz de mulher e violão
Porra, que saudade
caralho, que frio
Puta que pariu, o trem atrasou
Chico foi ao rio buscar água
buarque é um nome antigo de barco
Jorge Benedito e o mar
Tim comeu a maçã
Pelé é apelido do meu gato, diz a vovó Pelinha
Neymarina não existe
Lula gigante no fundo do mar
polvo, lula e camarão
o papa figo é um pássaro
Djavanês é língua inventada
Alok não, a lona do circo
Elis colheu lírios
milton é o nome do meu pai
Maria Rita e Bethânia, minhas primas, cozinham
bolso narrado, bolso vazio
Anjos, demônios e um bar na esquina
J'aime Paris au printemps
ma grand-mère Marie et ses roses
la reine de mon cœur
le prince charmant est en retard
une madone de pierre
comme un ouragan dans la nuit
à la manière des vieux marins
une négresse verte est un papillon
un chat noir sur le toit
Édith cueille des fleurs
Céline, ma cousine, danse
Johnny prend le train de 8 heures
Jacques, Georges et Serge jouent aux cartes
Angèle descend l'escalier
Louane? non, la louange du matin
merde, il pleut encore
putain de pluie
une bite d'amarrage au port
le con de la lune
Claude et François, amis d'enfance
Daft, dit le fou, rit
le viol on, non, le violon
un violoncelle dans la brume
la violette du jardin
Vitaa non, la vita e bella
Zaz et zazie dans le métro
Julien, Clerc de notaire
Mylène, la fermière du village
voix de femme et piano
style chanson avec accordéon
50 centimes la baguette
Macron n'est pas macaron
un macaron au citron
le pen, non, le pin parasol
Charles, le goulu, mange
我喜欢巴黎的雨
奶奶玛丽亚做的面包
玫瑰花开在窗前
王子和公主
女王的心
像风一样自由
像雨一样温柔
像星星一样闪亮
周末我们去看杰出的伦敦
周杰和伦敦的朋友
王府井的菲律宾菜
林间的俊鸟在飞
五月天气真好
五月的天空很蓝
草莓蛋糕和咖啡
李子和荣誉与浩瀚
邓家的丽日君子兰
刘家德行华美
陈年的酒，奕奕的光
华晨的宇宙
张开学友的翅膀
一百块钱三个苹果
今晚八点见
黑色的夜，白色的雪
黑人牙膏
妈妈说不要哭
他妈的这雨
操场上的孩子
干杯，朋友
傻瓜才会想你
马云淡风轻，天上有云
习惯了近处的平静
平静的湖面
毛衣很暖，泽国东风
希望特勒不是一个词
邓紫色的棋盘
爵士风格的钢琴
古风歌曲，笛子
类似民谣的吉他
女声，慢板，温柔
파리의 비를 좋아해
할머니 마리아의 빵
장미꽃이 피었네
왕자와 공주
여왕의 마음
바람처럼 자유롭게
비처럼 내리는 눈물
별처럼 빛나는 밤
꿈같은 하루
아이유치원에 갔다
아이 유난히 예쁘다
비가 온다
태양이 뜬다
지민이는 내 동생
뷔페에서 밥을 먹자
정국이 어수선하다
제니는 우리 고양이
로제 와인 한 잔
지수가 올랐다
리사이틀에 가자
수지 맞은 장사
보아하니 봄이네
싸이렌이 울린다
거미가 줄을 친다
이적행위가 아니다
윤하늘이 맑다
재즈 스타일 피아노
발라드 느낌으로
여자 목소리로 천천히
오만 원짜리 신발
세 시에 만나
빅뱅 이론을 배웠다
엑소더스 이야기
세븐틴이 아니라 열일곱
트와일라잇의 하늘
씨발이 아니라 시발점
시발역에서 기차를 탔다
새끼 고양이가 운다
개새끼라고 하지 마
에이미는 내 친구
Aku suka Paris saat hujan
nenek Maria membuat roti
mawar di jendela
pangeran dan ratu
ratu hatiku
seperti angin malam
seperti hujan di bulan Juni
gaya jazz dengan piano
suara wanita yang lembut
Raisa adikku bernyanyi di dapur
Rossa bukan rusa
Tulus hatiku padamu
cinta yang tulus
Isyana membeli sayur
Afgan bukan Afganistan
Iwan dan Fals bukan nama yang sama
rumah Oma Irama di kampung
Dewa penolong
Dewa 9 bukan 10
Noah dan bahtera
peterpan terbang ke langit
Slank itu kata gaul
Agnes pergi ke pasar
Anggun gayanya
wanita anggun di taman
Judika? bukan, jujur saja
anjing, hujan lagi
bangsat, aku rindu
kontol bukan kata yang manis
harga 50 ribu rupiah
jam 8 malam
Bung, merdeka atau mati
Joko pulang ke desa
Widodo tetangga saya
Prabu Siliwangi
perkosa kata? jangan
Mega mendung di langit
Amo Parigi e anche Parigi d'inverno
mia nonna Maria e il pane
la Madonna del paese
Madonna mia, che caldo
ma donna, perché piangi
la regina del mio cuore
il principe azzurro
una rosa nel deserto
come il vento di mare
nello stile di un valzer
voce di donna e pianoforte
nero come la notte
un gatto nero
Laura non c'è
Laura e Paolo, in pausa
Vasco attraversa gli oceani
rossi di sera, bel tempo si spera
Eros e Psiche
Mina lavora in miniera
una mina vagante
Giorgia va a scuola
Elisa e Emma al mare
Tiziano dipinge, il ferro si piega
Zucchero e caffè
un cucchiaio di zucchero
Marco, mengo? no, mangio
Ultimo treno per Roma
l'ultimo bacio
Annalisa ride
Blanco come la neve, bianco come il latte
cazzo, piove
che stronzo di vento
la fica è un frutto, il fico
Liga bue? no, il bue e l'asino
Andrea e Bocelli no, Andrea e i boccioli
Meloni e pesche al mercato
due meloni maturi
costa 50 centesimi
Lucio e Dalia
il duce di Mantova, anzi il duca
Ik hou van Parijs in de regen
oma Maria bakt brood
een roos voor het raam
de koningin van mijn hart
prins op het witte paard
zoals de wind over de dijk
in de stijl van een wals
stem van een vrouw, zacht
zwart als de nacht
een dikke dick van de bakker
Anouk, mijn zus, fietst
Marco bor sato? nee, Marco bort gaten
Frans en Bauer, twee boeren
de bauer ploegt
Guus en Geus, meeuwen
een meeuw is geen meeuwis
André haast zich naar huis
hazes en konijnen
Jan en Smit, twee smeden
de smit smeedt het ijzer
Nick en Simon spelen voetbal
Doe Maar gewoon
doe maar rustig aan
Snelle auto's op de weg
een snelle fiets
Acda en de buren
kut, het regent
godverdomme, wat koud
lul niet zo
klootzak van een wekker
Ilse de lange weg naar huis
Wilders dan wild is de zee
de wilde zee
Mark rutscht uit
50 cent per appel
om 8 uur bij de brug
Kinderen spelen in het park
een homo sapiens uit de grot
flikker op, regen
Herman van Veenendaal
Kocham Paryż w deszczu
babcia Maria piecze chleb
róża w oknie
królowa mojego serca
książę z bajki
jak wiatr nad morzem
w stylu walca
głosem kobiety, cicho
czarny jak noc
czarny kot
Doda wody do zupy
kto doda cukru
Kayah? nie, kaja się
Maryla piecze ciasto
Rodowicz to nie rodowity
Dawid i Podsiadka
Edyta z górnika córka
Perfect to angielskie słowo
Kult jednostki
Hey, czekaj na mnie
sanki na śniegu
kurwa, znowu pada
cholera, jak zimno
dupa blada
chuj wie, gdzie jest klucz
Tusk? tuszem pisze list
Kaczyński kaczki karmi
kaczor i kaczka
kosztuje 50 groszy
o godzinie 8 na moście
Wałęsa się po mieście
pies wałęsa się po ulicy
jak róża na pustyni
podobne do deszczu
Paris'i yağmurda severim
babaannem Meryem ekmek yapar
pencerede bir gül
kalbimin kraliçesi
beyaz atlı prens
rüzgar gibi özgür
yağmur gibi yağdı
yıldız gibi parlak
vals tarzında
kadın sesiyle, yavaş
kara gece
siyah kedi
Tarkan dedem balık tutar
Sezen de biliyor, aksu akıyor
aksu deresi
Ajda'nın pekmezi
Barış ve manço değil, barış ve huzur
Barış içinde yaşayalım
Müslüm amca, gürsesli değil
İbrahim ile tatlı yedik
tatlı ses
Orhan baba, gencebay değil
Zeki bir çocuk
Sıla hasreti
sıla yolunda
Hadise büyüdü
bir hadise oldu
Gülşen bahçe
Mor ve ötesi renkler
Duman tütüyor
Ebru sanatı
gündeş değil, güneş
Sertab olmaz, sert abi olur
Athena tanrıça
amk ne soğuk
siktir, yine yağmur
orospu değil, orkide
50 kuruş
saat 8'de köprüde
erdoğan komşumuz, çay içer
Atatürk Bulvarı'nda yürüdüm
Em yêu Paris trong mưa
bà ngoại Maria nướng bánh
hoa hồng bên cửa sổ
nữ hoàng của tim anh
hoàng tử bạch mã
như gió trên đồi
như mưa tháng sáu
theo phong cách valse
giọng nữ nhẹ nhàng
đen như đêm
con mèo đen
Mỹ nhân tâm hồn đẹp
mỹ phẩm và tâm tình
Sơn và Tùng là bạn thân
sơn màu xanh
Hồ Gươm mùa thu
hồ nước chí lớn
Đen và trắng
Bích Phương hướng mặt trời
Hà Nội anh nhớ tuấn mã
Noo không phải là no
Đàm đạo về hưng thịnh
Hồng Nhung, tên cô giáo
nhung lụa hồng
Thanh thoát, lam lũ
Mỹ và Linh đi chợ
Trịnh trọng công việc, sơn nhà
địt không phải là dịt
đụ má, mưa hoài
vãi, nóng quá
đéo hiểu sao nhớ em
giá 50 nghìn đồng
8 giờ tối ở cầu
Jack trái mít chín
Min là em gái tôi
Erik cháu bé
Hòa bình và minzy không liên quan
Đức phúc đức của ông bà
lạy chúa, phúc đức quá
Tóc tiên nữ
Ich mag Paris im Regen
meine Oma Maria backt Brot
eine Rose am Fenster
Königin meines Herzens
der Prinz auf dem Schimmel
wie der Wind über dem Meer
wie Helene, meine Nachbarin, lacht
im Stil eines Walzers
Stimme einer Frau, leise
schwarz wie die Nacht
ein dicker Kater, dick und rund
das Eis ist zu dick
Schlampe, sagt der Nachbar zum Hund
Herbert grönt? der Herbst ist da
Udo fährt an die See
Nena geht ins Kino
Lena und Mark spielen
Mark und Pfennig
Forster, der Förster
Peter und Fox, ein Fuchs
Max Raabeneltern
Andrea bergauf
Roland kaisert nicht
der Kaiser schläft
Sido? nein, Sidonie
Cro, die Krähe
Die Ärzte im Krankenhaus sind müde
die Ärzte streiken
Die toten Hosen auf der Leine, nein, die nassen Hosen
Wir sind am Leben
Silbermond über dem See
ein silberner Mond
Echt jetzt
Pur und ohne Eis
Scheiße, schon wieder Regen
verdammt nochmal
Arschkalt heute
Fotze ist bayrisch für Mund
50 Cent für eine Brezel
um 8 Uhr an der Brücke
Hit, Lärm und Tanz
Merkel? merke dir das
Scholle mit Kartoffeln
`
  .trim()
  .split('\n')
