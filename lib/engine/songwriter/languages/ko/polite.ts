import type { Brief } from '../../../brief/brief.ts'
import { isElder, isStranger } from './slots.ts'

/**
 * What was told ends as one speaks to elders and to customers, "국을 끓이셨죠" and "문 열어요", where the rest of the song does; whoever
 * tells it to friends or to nobody says "끓이셨지".
 */
export function politely(text: string, brief: Brief): string {
  const { plot, hearer, request } = brief
  if (plot !== 'shop' && !isElder(hearer) && !isStranger(hearer, request.description)) return text
  const told = brief.facts.filter(({ of }) => of !== 'thing').map((fact) => fact.joined ?? fact.text)
  return text
    .split('\n')
    .map((line) => {
      if (!told.some((one) => one === line || one.endsWith(` ${line}`))) return line
      const isTyped = request.description.includes(`${line.split(' ').at(-1)}요`)
      return isTyped ? `${line}요` : polite(line)
    })
    .join('\n')
}

const polite = (line: string): string =>
  NOUN.test(line)
    ? line
    : line
        .replace(/지$/u, '죠')
        .replace(/가자$/u, '가요')
        .replace(/하자$/u, '해요')
        .replace(/거야$/u, '거예요')
        .replace(/(?<=[어아해워려져쳐줘봐와여켜돼네게])$/u, '요')

const NOUN = /(?:아버지|강아지|편지|반지|바지|돼지|먼지|까지|가게|드디어|함께|강아지네)$/u
