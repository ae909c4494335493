import { small } from '../markup/tags.ts'

/** First names of the languages that are sung, by whom they mostly belong to. */
const WOMEN =
  'anna anne ann annie amy alice alicia amelia angela angie ashley audrey ava barbara bella beth betty brenda carmen carol caroline catherine ' +
  'charlotte chloe claire clara daisy dawn debbie diana donna dorothy eleanor elizabeth ella ellen emily emma erin eva eve fiona florence gina ' +
  'grace hannah harper hazel heather helen holly isabel isabella ivy jane janet jenny jennifer jessica jill joan joanna josephine joy joyce ' +
  'julia julie juliet june karen kate katie kelly kim laura lauren leah lily linda lisa lola lucy lynn mabel maggie margaret maria marie ' +
  'marilyn martha mary maya megan mia michelle molly nancy naomi natalie nicole nina nora olivia pam paula penny rachel rebecca rita rosa rose ' +
  'rosie ruby ruth sally samantha sandra sara sarah sophia sophie stella susan sylvia tanya tess tina vanessa vera victoria violet wendy zoe ' +
  'abril ana beatriz camila carla catalina celia consuelo daniela dolores elena esperanza esther gabriela inés irene isabela josefa juana ' +
  'leonor lorena lucía luisa luz magdalena maite marisol marta mercedes mónica natalia noemí nuria paloma patricia pilar raquel rocío silvia ' +
  'sofía soledad susana teresa valentina verónica ximena adriana bruna fernanda joana letícia luciana mariana rafaela aurélie brigitte camille ' +
  'cécile céline chantal delphine élise elodie émilie françoise geneviève hélène inès isabelle jeanne jeannette juliette léa louise lucie ' +
  'madeleine manon margot marine monique nathalie odile océane sandrine solène sylvie valérie véronique yvette anja annika antje astrid birgit ' +
  'britta christa dagmar doris elke erika frieda gabi gerda gisela greta gudrun hanna heidi heike helga hilde ilse inga ingrid johanna jutta ' +
  'karin katharina katja katrin klara lea lena leni liesel lotte luise marlene mathilda monika petra renate sabine sigrid silke stefanie ' +
  'susanne tanja ulrike ursula ute agnese alessia arianna beatrice bianca chiara cristina elisa emanuela federica francesca giada ginevra ' +
  'giorgia giovanna giulia giuseppina grazia ilaria ludovica lucia marcella martina matilde nicoletta ornella paola roberta rosaria serena ' +
  'stefania valeria viola aaltje anouk anneke bregje daphne eline els esmée femke floor fleur hanneke ineke janneke jolanda josje liesbeth ' +
  'lieke maaike marieke marijke marloes mieke nienke noor roos sanne saskia sofie trijntje wilma agata agnieszka aleksandra alicja aneta asia ' +
  'basia beata danuta dorota elżbieta ewa gosia grażyna hania iwona jadwiga jagoda joasia jolanta justyna kasia kinga krystyna magda małgorzata ' +
  'marysia ola oliwia patrycja renata wanda weronika zofia zosia zuzanna ayla ayşe aylin asya aslı bahar başak beren buse canan ceren defne ' +
  'deniz derya duygu ebru ece ela elif emine esra fatma feride gamze gizem gül gülşen hande hatice hülya leyla melek melis meltem merve meryem ' +
  'nazlı nehir nur özge pelin pınar seda selin sevda sibel şebnem tuğba yasemin yıldız zehra zeynep ánh châu diệp dung giang hằng hiền hoa hồng ' +
  'hương lan liên linh loan mai mỹ nga ngân ngọc nguyệt nhi nhung phượng quyên quỳnh thảo thủy thư trang trâm tuyết uyên vân xuân yến ayu ani ' +
  'cahya citra cinta dewi dian dinda fitri indah intan kartika lestari mega nadia nisa novi permata putri rani ratna rina rini sari siti sri ' +
  'tika tuti wati wulan yanti yuni ai aiko akemi akiko asuka aya ayaka ayumi chie chihiro emi eri hana haruka hitomi kana kanako kaori keiko ' +
  'kumiko maki mami mariko mayumi megumi michiko mika miki miku misaki miyuki nana naoko natsumi nanami rie rika risa sakura saki satomi sayuri ' +
  'shiori tomoko yoko yui yuki yuko yumi yuriko さくら 美咲 花子 愛 葵 陽菜 結衣 七海 千尋 由美 恵子 幸子 真由美 美香 明美 ひかり minji soyeon jiwoo hyejin jihye sujin yuna ' +
  'eunji 민지 수진 지은 은지 혜진 유나 지혜 서연 지우 하늘 미영 영희 소연 예진 수지 小红 小芳 小丽 丽丽 婷婷 芳芳 静静 娜娜 莉莉 晓丽 雅婷 淑芬 美玲 小美 小雪 春花 秋月 玲玲 小玉 阿珍 阿花'

const MEN =
  'adam al alan albert alex alexander alfred andrew andy anthony arthur barry ben benjamin bernard bill billy bob bobby brad brandon brian ' +
  'bruce carl charles charlie chris christopher clark craig dan daniel danny dave david dean dennis derek don donald doug dylan ed eddie edward ' +
  'eli elijah eric ernest ethan eugene evan felix frank frankie fred gary gavin george gerald gordon graham greg gregory harold harry harvey ' +
  'henry howard hugh ian isaac ivan jack jackson jacob jake james jason jay jeff jeffrey jeremy jerry jesse jim jimmy joe joel joey john johnny ' +
  'jonathan jordan joseph josh joshua justin keith ken kenneth kevin kurt kyle larry leo leon leonard lewis liam logan louis lucas luke marcus ' +
  'mark martin mason matt matthew max michael mike miles mitch nathan neil nicholas nick noah norman oliver oscar otis owen patrick paul pete ' +
  'peter phil philip ralph randy ray raymond richard rick robert robin rodney roger romeo ron ronald roy russell ryan sam samuel scott sean ' +
  'seth sid simon stan stephen steve steven stuart ted terry theo theodore thomas tim timothy toby todd tom tommy tony travis tyler victor ' +
  'vincent wade walter warren wayne will william zach alberto alejandro alfonso álvaro andrés ángel antonio arturo benito bruno carlos césar ' +
  'cristian cristóbal diego eduardo emilio enrique ernesto esteban federico felipe fernando francisco gabriel gonzalo guillermo héctor hugo ' +
  'ignacio iván jaime javier jesús joaquín jorge josé juan juanito julián julio luis manuel marco marcos mario mateo miguel nicolás pablo paco ' +
  'pedro pepe rafael ramón raúl ricardo roberto rodrigo salvador santiago sebastián sergio tomás vicente andré caio cauã davi fábio flávio ' +
  'gustavo heitor joão leandro luiz marcelo mauro murilo otávio paulo renato thiago tiago vinícius alain antoine arnaud aurélien bastien benoît ' +
  'baptiste cédric christophe claude clément cyril didier émile étienne fabien florian françois frédéric gaston gérard gilles grégoire ' +
  'guillaume guy henri hervé jacques jean-luc jérôme julien laurent léon loïc luc marcel mathieu maxime michel nicolas olivier pascal philippe ' +
  'pierre raphaël rémi rémy rené romain sébastien serge stéphane sylvain théo thierry tristan valentin xavier yann yves alexej andreas bernd ' +
  'bernhard björn christian dieter dirk ernst erwin finn franz friedrich fritz georg gerd gerhard günter gustav hans heinrich heinz helmut ' +
  'hermann holger jan jens joachim jochen johann johannes jonas jörg josef jürgen kai karl karsten klaus konrad lars lorenz ludwig lukas ' +
  'manfred markus matthias moritz niklas norbert olaf otto rainer ralf reinhard rolf rudi rudolf stefan sven thorsten tobias udo ulrich uwe ' +
  'werner wilhelm willi wolfgang alessandro aldo angelo carlo claudio cristiano dario davide domenico edoardo elio enrico enzo ettore fabio ' +
  'fabrizio filippo flavio franco gabriele giacomo gianluca gianni gino giorgio giovanni giuseppe gregorio guido leonardo lorenzo luca luciano ' +
  'luigi marcello massimo matteo maurizio michele mirko nicola nino paolo pasquale pietro pino renzo riccardo rocco romano salvatore sandro ' +
  'silvio stefano tommaso umberto valerio vittorio arjen bas bart bram cees cor daan erik floris frits gerrit gijs hendrik henk jaap jasper ' +
  'jeroen jelle joost joris kees koen maarten marijn martijn menno niels piet pieter rik ruben sander sem sjoerd stijn teun thijs tijn tijmen ' +
  'willem wim wouter adrian aleksander andrzej antek antoni bartek bogdan czesław damian darek dawid dominik filip franek grzegorz henryk ' +
  'hubert igor jacek jakub janek janusz jarek jerzy jurek kacper kamil karol krzysiek krzysztof kuba leszek łukasz maciej maciek marcin marek ' +
  'mariusz mateusz michał mikołaj olek paweł piotr piotrek przemek radek ryszard sławek stanisław staszek szymon tadeusz tomasz tomek wiktor ' +
  'wojtek zbigniew ahmet ali alp arda baran barış berk burak can cem cemal cihan doğan emir emre eren erdem erkan fatih ferhat furkan gökhan ' +
  'hakan halil hasan hüseyin ibrahim ismail kaan kadir kemal kerem koray levent mehmet mert metin murat mustafa oğuz okan onur orhan osman ömer ' +
  'ozan selim serdar serkan sinan süleyman tarık tolga umut volkan yusuf bảo bình cường đạt đức dũng duy hải hiếu hoàng hùng huy khánh khang ' +
  'khoa kiên long minh nam nghĩa nhân phong phúc phước quân quang quốc sơn tài tâm tân thành thắng thịnh tiến toàn trung trí tú tuấn tùng việt ' +
  'vinh adi agus ahmad andi arief arya bagus bambang bima budi dedi dika dimas eko fajar galih hadi hendra heru indra iwan joko rama reza rizky ' +
  'slamet surya tono wahyu yanto yoga yudi akira daichi daiki haruki haruto hiro hiroshi hiroto kaito kazuki kenji kenta koji makoto masato ' +
  'minato naoki ren riku ryo ryota satoshi shinji shota shun sora sota taichi takashi takeshi takuya taro tatsuya tomoya tsubasa yamato yosuke ' +
  'yuta yuto 太郎 健太 翔太 大輝 蓮 拓也 健 直樹 和也 誠 一郎 次郎 隆 浩 たけし ひろし minho jihoon junho hyunwoo taeyang 민호 지훈 준호 현우 철수 영수 민수 동현 성민 태양 준영 도윤 小明 小刚 小强 建国 志强 ' +
  '大伟 小军 小龙 阿明 阿强 志明 俊杰 家豪 大山 小杰 文博 小东 建华 国强'

const GENDERS = new Map([
  ...WOMEN.split(' ').map((name) => [small(name), 'f'] as const),
  ...MEN.split(' ').map((name) => [small(name), 'm'] as const),
])

/** Whose a first name mostly is; null where that is not known. */
export function genderOfName(name: string): 'm' | 'f' | null {
  const [first = ''] = small(name).normalize('NFC').trim().split(/\s+/)
  return GENDERS.get(first) ?? null
}
