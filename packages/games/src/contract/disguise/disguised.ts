import { fileCalled } from '../../outline/outline.ts'
import type { DataFile } from '../../outline/outline.ts'
import type { Condition } from '../studies.ts'
import { disguiseOf } from './disguise.ts'

/** The condition under which a subject plays the game without being told by its names which one it is. */
export function disguised(files: readonly DataFile[]): Condition<never, never> {
  return {
    id: 'disguised',
    name: { en: 'In disguise', zh: '改名换姓' },
    summary: {
      en: 'The subject is told the same game in another story: all names of the game are others in the rules, the table and the moves, and it answers in these.',
      zh: '用另一个故事把同一个游戏讲给受试者：规则、牌桌和行动里的所有名称都换掉，它也用这些名称作答。',
    },
    seats: 'all-of-subject',
    disguise: disguiseOf(fileCalled('names', files)),
  }
}
