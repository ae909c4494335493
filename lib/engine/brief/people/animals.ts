import type { Language } from '../../lyrics/language/language.ts'
import { pattern } from '../patterns.ts'

/** How a word for an animal begins in a language, and how a song to it calls it there. */
type Called = readonly [begins: string, call: string]

/** Animals, and what is like them in songs for children. */
const ANIMALS: readonly Readonly<Record<Language, Called>>[] = [
  {
    ...{ en: ['elephant', 'little elephant'], de: ['elefant', 'kleiner Elefant'], nl: ['olifant', 'olifantje'] },
    ...{ es: ['elefant', 'elefantito'], fr: ['éléphant', 'petit éléphant'], it: ['elefant', 'elefantino'] },
    ...{ pt: ['elefant', 'elefantinho'], pl: ['słoni|słoń', 'słoniku'], tr: ['fil', 'küçük fil'] },
    ...{ id: ['gajah', 'gajah kecil'], vi: ['voi', 'voi con'], ja: ['ゾウ|ぞう|象', 'ゾウさん'] },
    ...{ zh: ['小?大?象', '小象'], ko: ['아기 ?코끼리|코끼리', '아기 코끼리야'] },
  },
  {
    ...{ en: ['bear|teddy', 'little bear'], de: ['bär|teddy', 'kleiner Bär'], nl: ['beer|beertje', 'beertje'] },
    ...{ es: ['os[oa]|osit', 'osito'], fr: ['ours|ourson', 'petit ours'], it: ['ors[oa]|orsett', 'orsetto'] },
    ...{
      pt: ['urs', 'ursinho'],
      pl: ['misi|miś|niedźwi', 'misiu'],
      tr: ['ayı', 'küçük ayı'],
      id: ['beruang', 'beruang kecil'],
    },
    ...{
      vi: ['gấu', 'gấu con'],
      ja: ['クマ|くま|熊', 'クマさん'],
      zh: ['小?熊', '小熊'],
      ko: ['아기 ?곰|곰', '아기 곰아'],
    },
  },
  {
    ...{
      en: ['rabbit|bunny', 'little bunny'],
      de: ['hase|häschen|kaninchen', 'kleiner Hase'],
      nl: ['konijn', 'konijntje'],
    },
    ...{
      es: ['conej', 'conejito'],
      fr: ['lapin', 'petit lapin'],
      it: ['conigli', 'coniglietto'],
      pt: ['coelh', 'coelhinho'],
    },
    ...{ pl: ['królicz|królik', 'króliczku'], tr: ['tavşan', 'küçük tavşan'], id: ['kelinci', 'kelinci kecil'] },
    ...{
      vi: ['thỏ', 'thỏ con'],
      ja: ['ウサギ|うさぎ|兎', 'うさぎさん'],
      zh: ['小?兔', '小兔子'],
      ko: ['아기 ?토끼|토끼', '아기 토끼야'],
    },
  },
  {
    ...{ en: ['fox', 'little fox'], de: ['fuchs', 'kleiner Fuchs'], nl: ['vos', 'vosje'], es: ['zorr', 'zorrito'] },
    ...{
      fr: ['renard', 'petit renard'],
      it: ['volp', 'volpacchiotto'],
      pt: ['rapos', 'raposinha'],
      pl: ['lis', 'lisku'],
    },
    ...{
      tr: ['tilki', 'küçük tilki'],
      id: ['rubah', 'rubah kecil'],
      vi: ['cáo', 'cáo con'],
      ja: ['キツネ|きつね|狐', 'キツネさん'],
    },
    ...{ zh: ['小?狐狸', '小狐狸'], ko: ['아기 ?여우|여우', '아기 여우야'] },
  },
  {
    ...{ en: ['owl', 'little owl'], de: ['eule', 'kleine Eule'], nl: ['uil', 'uiltje'], es: ['búho', 'buhito'] },
    ...{
      fr: ['hibou|chouette', 'petit hibou'],
      it: ['guf', 'gufetto'],
      pt: ['coruj', 'corujinha'],
      pl: ['sow|sów', 'sówko'],
    },
    ...{ tr: ['baykuş', 'küçük baykuş'], id: ['burung hantu', 'burung hantu kecil'], vi: ['cú', 'cú con'] },
    ...{
      ja: ['フクロウ|ふくろう', 'フクロウさん'],
      zh: ['小?猫头鹰', '小猫头鹰'],
      ko: ['아기 ?부엉|부엉', '아기 부엉이야'],
    },
  },
  {
    ...{
      en: ['whale', 'little whale'],
      de: ['wal', 'kleiner Wal'],
      nl: ['walvis', 'walvisje'],
      es: ['ballen', 'ballenita'],
    },
    ...{
      fr: ['balein', 'petite baleine'],
      it: ['balen', 'balenina'],
      pt: ['balei', 'baleiazinha'],
      pl: ['wieloryb', 'wielorybku'],
    },
    ...{
      tr: ['balina', 'küçük balina'],
      id: ['paus', 'paus kecil'],
      vi: ['cá voi', 'cá voi con'],
      ja: ['クジラ|くじら|鯨', 'クジラさん'],
    },
    ...{ zh: ['小?鲸', '小鲸鱼'], ko: ['아기 ?고래|고래', '아기 고래야'] },
  },
  {
    ...{
      en: ['dragon', 'little dragon'],
      de: ['drache', 'kleiner Drache'],
      nl: ['draak', 'draakje'],
      es: ['drag', 'dragoncito'],
    },
    ...{
      fr: ['dragon', 'petit dragon'],
      it: ['drag', 'draghetto'],
      pt: ['drag', 'dragãozinho'],
      pl: ['smo[kc]', 'smoku'],
    },
    ...{
      tr: ['ejderha', 'küçük ejderha'],
      id: ['naga', 'naga kecil'],
      vi: ['rồng', 'rồng con'],
      ja: ['ドラゴン|竜|龍', 'ドラゴンくん'],
    },
    ...{ zh: ['小?龙', '小龙'], ko: ['아기 ?(?:용|드래곤)|용|드래곤', '아기 용아'] },
  },
  {
    ...{
      en: ['robot', 'little robot'],
      de: ['roboter', 'kleiner Roboter'],
      nl: ['robot', 'robotje'],
      es: ['robot', 'robotito'],
    },
    ...{
      fr: ['robot', 'petit robot'],
      it: ['robot', 'piccolo robot'],
      pt: ['robô', 'robozinho'],
      pl: ['robo', 'robociku'],
    },
    ...{
      tr: ['robot', 'küçük robot'],
      id: ['robot', 'robot kecil'],
      vi: ['rô-?bốt|robot', 'rô-bốt nhỏ'],
      ja: ['ロボット', 'ロボットくん'],
    },
    ...{ zh: ['小?机器人', '小机器人'], ko: ['꼬마 ?로봇|로봇', '꼬마 로봇아'] },
  },
  {
    ...{ en: ['penguin', 'little penguin'], de: ['pinguin', 'kleiner Pinguin'], nl: ['pinguïn', 'pinguïnnetje'] },
    ...{
      es: ['pingüin', 'pingüinito'],
      fr: ['pingouin|manchot', 'petit pingouin'],
      it: ['pinguin', 'piccolo pinguino'],
    },
    ...{ pt: ['pinguim', 'pinguinzinho'], pl: ['pingwin', 'pingwinku'], tr: ['penguen', 'küçük penguen'] },
    ...{
      id: ['pinguin|penguin', 'pinguin kecil'],
      vi: ['chim cánh cụt', 'cánh cụt con'],
      ja: ['ペンギン', 'ペンギンさん'],
    },
    ...{ zh: ['小?企鹅', '小企鹅'], ko: ['아기 ?펭귄|펭귄', '아기 펭귄아'] },
  },
  {
    ...{
      en: ['duck', 'little duck'],
      de: ['ente|entchen|entlein', 'kleine Ente'],
      nl: ['eend', 'eendje'],
      es: ['pat[oi]', 'patito'],
    },
    ...{
      fr: ['canard|caneton', 'petit canard'],
      it: ['paper', 'paperella'],
      pt: ['pat[oi]', 'patinho'],
      pl: ['kacz', 'kaczuszko'],
    },
    ...{
      tr: ['ördek', 'küçük ördek'],
      id: ['bebek', 'bebek kecil'],
      vi: ['vịt', 'vịt con'],
      ja: ['アヒル|あひる', 'アヒルさん'],
    },
    ...{ zh: ['小?鸭', '小鸭子'], ko: ['아기 ?오리|오리', '아기 오리야'] },
  },
  {
    ...{
      en: ['hedgehog', 'little hedgehog'],
      de: ['igel', 'kleiner Igel'],
      nl: ['egel', 'egeltje'],
      es: ['erizo|ericit', 'ericito'],
    },
    ...{
      fr: ['hérisson', 'petit hérisson'],
      it: ['ricc', 'piccolo riccio'],
      pt: ['ouriç', 'ouricinho'],
      pl: ['jeż', 'jeżyku'],
    },
    ...{
      tr: ['kirpi', 'küçük kirpi'],
      id: ['landak', 'landak kecil'],
      vi: ['nhím', 'nhím con'],
      ja: ['ハリネズミ', 'ハリネズミさん'],
    },
    ...{ zh: ['小?刺猬', '小刺猬'], ko: ['아기 ?고슴도치|고슴도치', '아기 고슴도치야'] },
  },
  {
    ...{ en: ['dinosaur|dino', 'little dinosaur'], de: ['dino', 'kleiner Dino'], nl: ['dino', 'kleine dino'] },
    ...{
      es: ['dinosauri', 'dinosaurito'],
      fr: ['dinosaure', 'petit dinosaure'],
      it: ['dinosaur', 'piccolo dinosauro'],
    },
    ...{ pt: ['dinossaur', 'dinossaurinho'], pl: ['dinozaur', 'dinozaurku'], tr: ['dinozor', 'küçük dinozor'] },
    ...{ id: ['dinosaurus', 'dinosaurus kecil'], vi: ['khủng long', 'khủng long con'], ja: ['恐竜', '恐竜くん'] },
    ...{ zh: ['小?恐龙', '小恐龙'], ko: ['아기 ?공룡|공룡', '아기 공룡아'] },
  },
]

/** How a song in a language calls an animal that is named in another one or the same: "baby elephant", "ゾウさん"; null where it has no name for it. */
export function animalCall(word: string, spokenIn: Language, language: Language): string | null {
  const animal = ANIMALS.find((one) => pattern(`(?:^|[\\s’'])(?:${one[spokenIn][0]})`).test(word))
  return animal?.[language][1] ?? null
}
