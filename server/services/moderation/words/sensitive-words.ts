const list = (lines: string) => lines.trim().split(/\s*[\n,]\s*/)

/**
 * Words of hate, of sexual violence and of praise for terror, in all languages. Plain swearing is not refused: songs
 * swear. A word that is harmless in another language or sense is listed only as part of a phrase.
 */
export const SENSITIVE_WORDS: readonly string[] = list(`
nigger, niggers, faggot, faggots, kike, kikes, wetback, wetbacks, gook, gooks, tranny, trannies, raghead, ragheads, towelhead, towelheads, sand nigger, porch monkey, untermensch, untermenschen
raped, raping, rapist, rapists, rape her, rape him, rape you, rape me, rape them, gang rape, gang bang, gangbang, child porn, child pornography, kiddie porn, pedophile, pedophiles, paedophile, paedophiles, pedophilia, paedophilia, bestiality, incest, necrophilia
heil hitler, sieg heil, white power, white supremacy, race war, race traitor, ethnic cleansing, gas the jews, kill all jews, kill the jews, death to jews, death to all jews, jews will not replace us, holocaust hoax, holocaust never happened, holocaust was a lie, holocaust was right, six million wasn't enough, kill all muslims, kill all blacks, kill all gays, kill all whites, kill all women, death to gays, death to muslims, jihad now, isis flag, join isis, suicide bomber, suicide bombers, kkk, ku klux klan
kill yourself, kill myself, kys, hang yourself, slit your wrists, how to build a bomb, school shooting, school shooter, mass shooting, shoot up the school, bomb the school
violación, violaciones, violador, violadores, pornografía infantil, maricón, maricones, sudaca, sudacas, puto maricón, negro de mierda, negra de mierda, moro de mierda, judío de mierda, muerte a los judíos, muerte a los moros, muerte a los gays, pedófilo, pedófilos, pederasta, pederastas, pedofilia, suicídate, viva hitler, arriba hitler, poder blanco, incesto
estupro, estuprar, estuprador, estupradores, pornografia infantil, viado, viados, viadinho, crioulo de merda, preto de merda, preta de merda, macaco preto, morte aos judeus, morte aos gays, pedofilia, poder branco, se mata logo, zoofilia
viol collectif, violeur, violeurs, se faire violer, pédophile, pédophiles, pédophilie, pédopornographie, pornographie infantile, bougnoule, bougnoules, youpin, youpins, bamboula, sale nègre, sale noir, sale arabe, sale juif, sale pédé, tarlouze, mort aux juifs, mort aux arabes, mort aux gays, pouvoir blanc, suicide toi, va te pendre, inceste
stupro, stupri, stupratore, stupratori, pedofilo, pedofili, pedopornografia, pornografia infantile, negro di merda, negra di merda, sporco negro, frocio, froci, ricchione, sporco ebreo, ebreo di merda, morte agli ebrei, morte ai gay, potere bianco, ammazzati, incesto
Vergewaltigung, Vergewaltigungen, vergewaltigen, vergewaltigt, Vergewaltiger, Kinderpornografie, Kinderpornographie, Kinderporno, Kinderschänder, Neger, Negerin, Kanake, Kanaken, Judensau, Judenschwein, Judenpack, Dreckskanake, Schwuchtel, Schwuchteln, Zigeunerpack, Juden vergasen, vergast die Juden, Tod den Juden, Juden raus, Ausländer raus, Deutschland den Deutschen, weiße Macht, Rassenkrieg, Rassenschande, bring dich um, häng dich auf, pädophil, Pädophiler, Inzest, Sodomie mit Tieren, Blut und Ehre, Meine Ehre heißt Treue
verkrachting, verkrachtingen, verkrachten, verkracht, verkrachter, kinderporno, kinderpornografie, pedofiel, pedofielen, neger, negers, kankerjood, kankerneger, kutmarokkaan, vieze jood, joden aan het gas, hamas hamas joden aan het gas, dood aan de joden, dood aan homo's, flikkers dood, blanke macht, maak jezelf dood, incest
gwałt, gwałty, gwałciciel, gwałcić, zgwałcić, zgwałcona, pedofil, pedofile, pedofilia, dziecięca pornografia, pornografia dziecięca, czarnuch, czarnuchy, ciapaty, ciapaci, żydowska świnia, jebać żydów, śmierć żydom, żydzi do gazu, jebać pedałów, zakaz pedałowania, białe siły, biała siła, zabij się, powieś się, kazirodztwo
tecavüz, tecavüzcü, tecavüzcüler, çocuk pornosu, pedofili, sübyancı, ibne, ibneler, zenci piçi, yahudi köpeği, yahudilere ölüm, kürtlere ölüm, ermeni dölü, eşcinsellere ölüm, intihar bombacısı, kendini öldür, kendini as, ensest
pemerkosaan, memperkosa, diperkosa, pemerkosa, pornografi anak, pedofil, pedofilia, cina babi, bunuh semua cina, ganyang cina, bunuh yahudi, mampus kau yahudi, bunuh dirimu, bunuh diri saja, bom bunuh diri, sedarah inses
hiếp dâm, hiếp dâm tập thể, cưỡng hiếp, ấu dâm, khiêu dâm trẻ em, loạn luân, mọi đen, tự sát đi, giết người Do Thái, đánh bom liều chết, bọn ba tàu
강간, 강간범, 윤간, 아동 포르노, 아동포르노, 아동 성착취, 소아성애, 소아성애자, 근친상간, 수간, 깜둥이, 짱깨, 쪽바리, 똥꼬충, 자살해라, 나가 뒤져, 유대인을 죽여, 흑인을 죽여
强奸, 強姦, 轮奸, 輪姦, 迷奸, 迷姦, 儿童色情, 兒童色情, 恋童癖, 戀童癖, 强暴, 強暴, 乱伦, 亂倫, 兽交, 獸交, 黑鬼, 支那猪, 支那豬, 杀光犹太人, 殺光猶太人, 自杀去吧, 去自杀, 希特勒万岁, 希特勒萬歲, 人肉炸弹, 人肉炸彈, 种族清洗, 種族清洗
レイプ, 強姦, 強姦魔, 輪姦, 児童ポルノ, 小児性愛, 近親相姦, 獣姦, 死ね, 自殺しろ, 首を吊れ, ニガー, チョン死ね, 支那人死ね, 朝鮮人死ね, ユダヤ人を殺せ, 民族浄化, ハイル・ヒトラー
`)
