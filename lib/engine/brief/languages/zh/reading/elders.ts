import { FAMILY } from './names.ts'

/** Whoever is spoken to as what they are, and never by their full name. */
export const ELDERS = {
  kin: /^(?:外婆|姥姥|奶奶|阿婆|阿嬷|阿嫲|嫲嫲|婆婆|外公|姥爷|爷爷|阿公|公公|妈妈?|老妈|妈咪|母亲|爸爸?|爹|老爸|爹地|父亲|老爹|阿爸|阿妈|阿姨|姑姑|姑妈|姨妈|小姨|大姨|舅妈|婶婶|伯母|叔叔|舅舅|伯伯|大伯|姑父|姨父|岳父|岳母|丈母娘|干妈|干爹)$/u,
  /** "王秀兰" */
  full: new RegExp(`^${FAMILY}(?!阿姨|叔叔?|伯|婶|姨|大|奶|爷|妈|爸|姐|哥|老师|师傅|教练)\\p{Script=Han}{1,2}$`, 'u'),
  call: (kin: string): string => (/^(?:妈|母亲)$/u.test(kin) ? '妈妈' : /^(?:爸|爹|父亲)$/u.test(kin) ? '爸爸' : kin),
} as const

/** "班主任刘建国" is "刘老师". */
export const teacherCall = (kin: string, name: string): string | null => {
  const title = /^(?:老师|班主任|导师|教授)$/u.test(kin) ? '老师' : kin === '教练' ? '教练' : null
  const family = new RegExp(`^${FAMILY}`, 'u').exec(name)?.[0]
  return title && family && ELDERS.full.test(name) ? `${family}${title}` : null
}
