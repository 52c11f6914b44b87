import type { InBoth, Language } from '@wis/engine'
import { alias } from '../../aliases.ts'
import type { Field } from '../../field.ts'
import type { Kit } from '../kit-under-test.ts'
import { beside, denied, doubled, empty, meant, rough } from './odd-texts.ts'
import type { Question } from './turns-asked.ts'
import { valuesOf } from './written-values.ts'
import type { Written } from './written-values.ts'

/** An answer and what must become of it: the move of plain JSON, or a refusal. */
export interface OddAnswer {
  readonly question: Question
  readonly text: string
  /** The same said plainly. Undefined if it must be refused. */
  readonly plain: string | undefined
  /** It may be refused as well, because it needs some thought; it is never another move. */
  readonly mayBeRefused?: boolean
  /** The others hear it as well, so that only the move counts. */
  readonly isHeard?: boolean
}

/** Answers to a question in words, if one value is all that it asks for, and in JSON as the house gives them. */
export function oddAnswersTo(kit: Kit, language: Language, question: Question): readonly OddAnswer[] {
  const required = question.fields.filter(({ optional }) => !optional)
  const [field] = required
  const isFree = required.some(({ kind }) => kind === 'text')
  const nothing = isFree ? [] : empty[language].map((text) => ({ question, text, plain: undefined }))
  const sent = [...objectsSent(question), ...inLines(question)]
  if (!field || required.length > 1) return [...sent, ...nothing]
  const values = valuesOf(kit, language, question, field)
  if (isFree) return [...sent, ...values.flatMap((value) => asJson(question, field, value))]
  const inWords = values.flatMap((value, at) => inProse(language, { question, field, value, at }))
  if (field.kind === 'picks') {
    const inLists = values.flatMap((value) => listed(question, field, value))
    return [...sent, ...nothing, ...inWords, ...inLists]
  }
  // Words beside such a move are heard by the others, so that none are made up here.
  if (question.fields.length > 1) return [...sent, ...nothing]
  return [
    ...[...sent, ...nothing, ...inWords],
    ...values.flatMap((value) => asJson(question, field, value)),
    ...values.flatMap((value) => echoed(kit, question, field, value)),
    ...pairsOf(values).flatMap((pair) => withTwo(language, question, field, pair)),
    ...outside(field).map((text) => ({ question, text, plain: undefined })),
    ...values
      .flatMap((value) => roughly(language, value))
      .map((text) => ({ question, text, plain: undefined })),
  ]
}

/** A value that is written as a number, as no answer may name it. */
function roughly(language: Language, { texts: [text = ''] }: Written): readonly string[] {
  return /^\d/u.test(text) ? rough[language].map((way) => put(way, text)) : []
}

/** A value in a sentence. Each sentence has it in another way of writing it. */
interface InProse {
  readonly question: Question
  readonly field: Field
  readonly value: Written
  readonly at: number
}

function inProse(language: Language, { question, field, value, at }: InProse): readonly OddAnswer[] {
  const { texts } = value
  const textAt = (place: number) => texts[(place + at) % texts.length] ?? ''
  const plain = inJson(field, value.value)
  return [
    ...texts.map((text) => ({ question, text, plain })),
    ...meant[language].map((way, place) => ({ question, text: put(way, textAt(place)), plain })),
    ...denied[language].map((way, place) => ({
      question,
      text: put(way, textAt(place)),
      // Who suspects a seat may vote for it.
      ...(field.kind === 'seat' && way === '我怀疑X' ? { plain, mayBeRefused: true } : { plain: undefined }),
    })),
    ...byName(language, { question, field, value, at }),
  ]
}

/** The one who answers speaks of itself, or tells somebody else to choose. */
function byName(language: Language, { question, field, value, at }: InProse): readonly OddAnswer[] {
  const text = value.texts[at % value.texts.length] ?? ''
  const { seat } = question.turn
  const named = (way: string, player: number) => put(way.replace('P', alias(language, player)), text)
  const own = ofOneself[language].map((way) => ({
    question,
    text: named(way, seat),
    plain: inJson(field, value.value),
  }))
  if (field.kind === 'seat' || field.kind === 'picks') return own
  return [
    ...own,
    ...addressed[language].map((way) => ({ question, text: named(way, seat + 1), plain: undefined })),
  ]
}

type Pair = readonly [one: Written, other: Written]

const pairsOf = (values: readonly Written[]): readonly Pair[] =>
  values.flatMap((one, place): readonly Pair[] => {
    const other = values[(place + 1) % values.length]
    return other && other.value !== one.value ? [[one, other]] : []
  })

function withTwo(
  language: Language,
  question: Question,
  field: Field,
  [one, other]: Pair,
): readonly OddAnswer[] {
  const filled = (way: string) => put(way, one.texts[0] ?? '', other.texts[0])
  return [
    ...doubled[language].map((way) => ({ question, text: filled(way), plain: undefined })),
    ...beside[language].map((way) => ({
      question,
      text: filled(way),
      plain: inJson(field, one.value),
      mayBeRefused: true,
    })),
  ]
}

const put = (way: string, text: string, other = '') =>
  way.replace(/(?<![a-z])[XY](?![a-z])/giu, (sign) => (sign === 'X' ? text : sign === 'Y' ? other : sign))

const inJson = (field: Field, value: unknown) => JSON.stringify({ [field.name]: value })

/** What the house answers, as programs and models send an object. */
function objectsSent({ house, ...asked }: Question): readonly OddAnswer[] {
  const question = { house, ...asked }
  const plain = JSON.stringify(house)
  const entries = Object.entries(house)
  const renamed = (name: (given: string) => string) =>
    JSON.stringify(Object.fromEntries(entries.map(([key, value]) => [name(key), value])))
  const asText = Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]),
  )
  const shapes = [
    renamed((name) => name.toUpperCase()),
    renamed((name) => name.slice(0, 1).toUpperCase() + name.slice(1)),
    JSON.stringify(asText),
    JSON.stringify(house, null, 2),
    JSON.stringify({ [aside(question)]: 'This is hard.', ...house }),
    JSON.stringify({ ...house, [aside(question)]: 'So be it.' }),
    JSON.stringify(Object.fromEntries(entries.toReversed())),
  ]
  return [
    ...wrapped.map((way) => ({ question, text: put(way, plain), plain })),
    ...shapes.map((text) => ({ question, text, plain })),
    // As Python prints it, which is no JSON.
    { question, text: plain.replaceAll('"', "'"), plain, mayBeRefused: true },
  ]
}

/** The fields as lines, without a speech beside them. */
function inLines({ house, fields, ...asked }: Question): readonly OddAnswer[] {
  const question = { house, fields, ...asked }
  const isSaid = (name: string) => fields.some((field) => field.name === name && field.kind === 'text')
  const entries = Object.entries(house).filter(([name, value]) => !isSaid(name) && typeof value !== 'object')
  if (entries.length === 0 || entries.length < Object.keys(house).filter((name) => !isSaid(name)).length)
    return []
  const plain = JSON.stringify(Object.fromEntries(entries))
  const texts = lines.map(({ way, between }) =>
    entries.map(([name, value]) => put(way, name, String(value))).join(between),
  )
  return texts.map((text) => ({ question, text, plain, mayBeRefused: true, isHeard: true }))
}

const lines = [
  { way: 'X: Y', between: '\n' },
  { way: 'X = Y', between: '\n' },
  { way: '- **X:** Y', between: '\n' },
  { way: 'X：Y', between: '，' },
  { way: 'X=Y', between: ' ' },
  { way: '"X": "Y"', between: ',\n' },
  { way: '<X>Y</X>', between: '' },
]

function asJson(question: Question, field: Field, { value }: Written): readonly OddAnswer[] {
  const plain = inJson(field, value)
  const texts = [
    JSON.stringify({ [aside(question)]: 'This is hard.', answer: value }),
    JSON.stringify({ [field.name.toUpperCase()]: value, [aside(question)]: 'So be it.' }),
    `\`\`\`json\n${plain}\n\`\`\``,
    JSON.stringify({ name: 'act', arguments: plain }),
    JSON.stringify({ response: { [field.name]: value } }),
    `I think so.\n${plain}`,
  ]
  return texts.map((text) => ({ question, text, plain }))
}

/** Several values in a list with a line for each. */
function listed(question: Question, field: Field, { value }: Written): readonly OddAnswer[] {
  const picked = Array.isArray(value) ? value.map(String) : []
  const lists = [
    picked.map((one) => `- ${one}`),
    picked.map((one) => `* **${one}**`),
    picked.map((one, at) => `${at + 1}. ${one}`),
  ]
  return lists.map((lines) => ({ question, text: lines.join('\n'), plain: inJson(field, value) }))
}

/** What a model was told, and its answer behind it. */
function echoed(kit: Kit, question: Question, field: Field, { value, texts }: Written): readonly OddAnswer[] {
  const { state, turn } = question
  const { text: told } = kit.wire.observe(state, turn.seat)
  const legal = kit.wire.legal(state, turn)?.join(', ') ?? ''
  const [said = ''] = texts
  const answers = [
    `${told}\n\n${said}`,
    `> ${told.replaceAll('\n', '\n> ')}\n\nAction: ${said}`,
    `${told} ${said}`,
    `[${legal}]\n${said}`,
    `{"legal": [${legal}]}\nAnswer: ${said}`,
  ]
  return answers.map((text) => ({ question, text, plain: inJson(field, value), mayBeRefused: true }))
}

/** A name for thoughts that is no field of the question. */
const aside = ({ fields }: Question): string =>
  ['thinking', 'reasoning', 'reason'].find((name) => fields.every((field) => field.name !== name)) ?? ''

/** Values that the field has not. */
function outside(field: Field): readonly string[] {
  if (field.kind === 'seat') return ['Player 99', 'P99', '玩家99', '99号', '-1', '{"answer": "Player 99"}']
  if (field.kind !== 'number') return []
  const { least, most } = field
  const beyond = [most + 1, most * 10 + 7, least - 1, -least - 1]
  return beyond.flatMap((number) => [
    ...[`${number}`, `Answer: ${number}`, inJson(field, number), inJson(field, `${number}`)],
    ...[`${most - 1}.5`, `1e${most}`, inJson(field, most - 0.5)],
  ])
}

/** Ways to send the fields of an answer. `X` stands for the object. */
export const wrapped: readonly string[] = [
  ...['X', ' X\n', '```json\nX\n```', '```\nX\n```', 'Here it is: X', 'I think so.\n\nX\n\nThat is all.'],
  ...['{"answer": X}', '{"response": {"answer": X}}', '{"name": "play", "arguments": X}', '[X]'],
  ...['{"tool_calls": [{"function": {"arguments": X}}]}', '我想好了：\nX', '<answer>X</answer>', '**X**'],
  ...['{"output": X}', 'X\n谢谢', '{"function": {"name": "act", "parameters": X}}', '> X'],
  ...[
    '\uFEFFX',
    '```JSON\r\nX\r\n```',
    '<think>This is hard.</think>\nX',
    'X\nX',
    'Answer: X',
    '答案：X',
    '`X`',
  ],
  ...['{"reasoning": "It is the best.", "answer": X}', '{"answer": X, "confidence": "high"}', '~~~\nX\n~~~'],
]

/** Ways to tell somebody else to choose. `P` stands for a player. They must be refused where no players are chosen. */
export const addressed: InBoth<readonly string[]> = {
  en: [
    'Please choose X, P',
    'P, please choose X',
    'Choose X, P.',
    'P, pick X',
    'P chooses X',
    'P: it picks X',
  ],
  zh: ['请选X，P', 'P，请选X', 'P选X', 'P选择X。'],
}

/** Ways to speak of oneself. `P` stands for the own name. They are answers. */
export const ofOneself: InBoth<readonly string[]> = {
  en: ['P: X', 'P chooses X', 'P chooses X.', 'P (me) picks X', '**P** selects X'],
  zh: ['P：X', 'P选X', 'P选择X。', 'P决定X'],
}
