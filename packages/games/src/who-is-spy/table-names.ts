import type { Language, Seat } from '@wis/engine'
import { alias } from '../contract/aliases.ts'

/** Ways to name the seats other than by number. Experiments compare them, because a name may draw votes. */
export const namings = ['names-and-numbers', 'first-names'] as const
export type Naming = (typeof namings)[number]

const lists = {
  'names-and-numbers': {
    en: [
      ...['Aaron One', 'Barbara Two', 'Charlie Three', 'David Four', 'Emma Five', 'Frank Six'],
      ...['Grace Seven', 'Henry Eight', 'Irene Nine', 'James Ten', 'Karen Eleven', 'Larry Twelve'],
    ],
    zh: [
      ...['安平一号', '白露二号', '陈晨三号', '丁宁四号', '方圆五号', '高远六号'],
      ...['何欢七号', '江岸八号', '康乐九号', '林夏十号', '马腾十一号', '宁静十二号'],
    ],
  },
  'first-names': {
    en: 'Jack,Mary,Alice,Tom,Lucy,Peter,Helen,Simon,Diana,Oscar,Nora,Victor'.split(','),
    zh: '小杰,小梅,小丽,小涛,小雪,小刚,小燕,小峰,小敏,小宇,小娜,小伟'.split(','),
  },
} as const satisfies Readonly<Record<Naming, Readonly<Record<Language, readonly string[]>>>>

/** The most seats that a naming has names for. */
export function mostNamed(naming: Naming | undefined): number {
  return naming === undefined ? Infinity : lists[naming].en.length
}

/** The name of a seat at the table. It says nothing about the agent behind it. */
export function nameOfSeat(naming: Naming | undefined, language: Language, seat: Seat): string {
  return naming === undefined ? alias(language, seat) : (lists[naming][language][seat] ?? '')
}
