import type { Language } from '@wis/engine'
import type { Field } from '../../field.ts'
import type { Kit } from '../kit-under-test.ts'
import { fullWidth, inWords } from './spelled-numbers.ts'
import type { Question } from './turns-asked.ts'

/** A value, and the ways in which it is written. */
export interface Written {
  readonly value: unknown
  /** The usual ways come first. */
  readonly texts: readonly string[]
}

const most = 4

/** Some values that a seat may mean, so far apart in their list that they look different. */
export function valuesOf(kit: Kit, language: Language, question: Question, field: Field): readonly Written[] {
  const all = allValues(kit, language, question, field)
  const step = Math.max(1, Math.floor(all.length / most))
  return all.filter((_, at) => at % step === 0).slice(0, most)
}

function allValues(kit: Kit, language: Language, question: Question, field: Field): readonly Written[] {
  switch (field.kind) {
    case 'choice': {
      const legal = kit.wire.legal(question.state, question.turn) ?? field.choices.map(({ value }) => value)
      return field.choices
        .filter(({ value }) => legal.includes(value))
        .map(({ value, label }) => written(value, [label[language], value, label.en, label.zh]))
    }
    case 'seat':
      return field.seats
        .filter(({ seat }) => seat !== question.turn.seat)
        .map(({ seat, alias }) => written(alias, [alias, ...otherNames(alias, seat)]))
    case 'number': {
      const { least, most: top } = field
      const numbers = [...new Set([least, least + 1, Math.floor((least + top) / 2), top])]
      return numbers
        .filter((value) => value <= top)
        .map((value) => written(value, [`${value}`, ...(value < 100 ? [inWords(value, language)] : [])]))
    }
    case 'text':
      return [question.house[field.name], ...said[language]].map((text) => ({
        value: text,
        texts: [String(text)],
      }))
    case 'picks': {
      const { choices, least } = field
      return choices.map((_, from) => {
        const picked = [...choices.slice(from), ...choices.slice(0, from)].slice(0, least)
        const names = picked.map(({ label }) => label[language])
        const values = picked.map(({ value }) => value)
        return {
          value: values,
          texts: [language === 'zh' ? names.join('、') : names.join(' and '), values.join(', ')],
        }
      })
    }
    default:
      return []
  }
}

const written = (value: unknown, usual: readonly string[]): Written => {
  const loud = usual.map((text) => text.toUpperCase())
  const wide = usual.map((text) => fullWidth(text))
  return { value, texts: [...new Set([...usual, ...loud, ...wide])] }
}

/** Seats of tables with other names go by these alone. */
const otherNames = (alias: string, seat: number) =>
  /^(?:player |玩家)\d+$/iu.test(alias) ? [`Player ${seat + 1}`, `玩家${seat + 1}`, `P${seat + 1}`] : []

/** What somebody says aloud is heard as it is, whatever it looks like. */
const said: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...[
      'It is not cold.',
      'I cannot say more than that',
      'Never mind the “others”: small!',
      'Two or three of it',
    ],
    ...['Nobody but Player 2 would doubt that', 'Some say {yes}, some say [no]', 'ＷＡＲＭ and soft 🙂'],
  ],
  zh: [
    ...[
      '它不冷。',
      '我不能说更多了',
      '别管“别人”：很小！',
      '两个或者三个',
      '除了玩家2谁也不会怀疑',
      '软软的 🙂',
    ],
    ...['有人说{是}，有人说[不]'],
  ],
}
