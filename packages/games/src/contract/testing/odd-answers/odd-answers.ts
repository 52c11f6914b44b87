import type { Language } from '@wis/engine'
import type { Field } from '../../field.ts'
import type { Kit } from '../kit-under-test.ts'
import { denied, doubled, meant, wrapped } from './odd-texts.ts'
import type { Question } from './turns-asked.ts'

/** An answer and what must become of it: the move of plain JSON, or a refusal. */
export interface OddAnswer {
  readonly question: Question
  readonly text: string
  /** The same said plainly. Undefined if it must be refused. */
  readonly plain: string | undefined
}

/** A value, and how it is written. */
interface Written {
  readonly value: unknown
  readonly text: string
}

const most = 6
const inJson = (field: Field, value: unknown) => JSON.stringify({ [field.name]: value })

/** Answers to a question in words, if one value is all that it asks for, and in JSON as the house gives them. */
export function oddAnswersTo(kit: Kit, language: Language, question: Question): readonly OddAnswer[] {
  const plain = JSON.stringify(question.house)
  const sent = wrapped.map((way) => ({ question, text: put(way, plain), plain }))
  const [field, ...others] = question.fields.filter(({ optional }) => !optional)
  if (!field || others.length > 0 || question.fields.length > 1) return sent
  const values = valuesOf(kit, language, question, field).slice(0, most)
  const said = values.flatMap(({ value, text }) => [
    ...meant[language].map((way) => ({ question, text: put(way, text), plain: inJson(field, value) })),
    ...jsonOf(field, value).map((json) => ({ question, text: json, plain: inJson(field, value) })),
    ...denied[language].map((way) => ({ question, text: put(way, text), plain: undefined })),
  ])
  const both = values.flatMap(({ value, text }, place) => {
    const other = values.slice(place + 1).find((one) => one.value !== value)
    if (!other) return []
    return doubled[language].map((way) => ({
      question,
      text: put(way, text, other.text),
      plain: undefined,
    }))
  })
  return [...sent, ...said, ...both]
}

const put = (way: string, text: string, other = '') =>
  way.replace(/[XY]/gu, (sign) => (sign === 'X' ? text : other))

const jsonOf = (field: Field, value: unknown): readonly string[] => [
  JSON.stringify({ thinking: 'This is hard.', answer: value }),
  JSON.stringify({ [field.name.toUpperCase()]: value, reason: 'So be it.' }),
  `\`\`\`json\n${inJson(field, value)}\n\`\`\``,
  JSON.stringify({ name: 'act', arguments: inJson(field, value) }),
]

function valuesOf(kit: Kit, language: Language, { state, turn }: Question, field: Field): readonly Written[] {
  switch (field.kind) {
    case 'choice': {
      const legal = kit.wire.legal(state, turn) ?? field.choices.map(({ value }) => value)
      return field.choices
        .filter(({ value }) => legal.includes(value))
        .flatMap(({ value, label }) => [
          { value, text: label[language] },
          { value, text: value },
        ])
    }
    case 'seat':
      return field.seats.map(({ alias }) => ({ value: alias, text: alias }))
    case 'number': {
      const { least, most: top } = field
      const middle = Math.floor((least + top) / 2)
      return [...new Set([least, least + 1, middle, top])]
        .filter((value) => value <= top)
        .map((value) => ({ value, text: String(value) }))
    }
    default:
      return []
  }
}
