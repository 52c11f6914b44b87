import type { Language } from '@wis/engine'
import { saysOwnWord } from '@wis/games'
import type { Field, FieldValues } from '@wis/games'
import { filled } from '@wis/protocol'
import type { Exchange, TaskQuestion } from '../../judges/judge-locally.ts'
import { says } from '../content/generated/words.ts'
import { taskRequestOf } from '../task-request.ts'
import type { TaskSpec } from '../task-spec.ts'
import { deepLimits, deepModes } from './deep-texts.ts'
import type { DeepMode } from './deep-texts.ts'
import { wordsFor } from './deep-words.ts'

/** One description that is asked for. */
export interface DeepUnit {
  /** Counted from 1. */
  readonly number: number
  readonly subject: string
  readonly language: Language
  readonly mode: DeepMode
  readonly domain: string
  readonly target: string
  readonly distractor: string
}

/** Everything that subjects are asked. All of them describe the same words in the same order. */
export function deepUnits({ subjects, language: languages, words }: TaskSpec): readonly DeepUnit[] {
  const wanted = wordsFor(words)
  return subjects
    .flatMap((subject) =>
      languages.flatMap((language) =>
        wanted.flatMap(({ domain, in: pair }) =>
          deepModes.map((mode) => ({ subject, language, mode, domain, ...pair[language] })),
        ),
      ),
    )
    .map((unit, index) => ({ number: index + 1, ...unit }))
}

/** How often a question is asked, while its answer cannot be read. */
const describeTries = 2

const longestList = 600
const longestDescription = 2_000

const description: readonly Field[] = [
  {
    kind: 'text',
    name: 'description',
    label: { en: 'the description', zh: '描述' },
    limit: longestDescription,
  },
]
const candidates: readonly Field[] = [
  {
    kind: 'text',
    name: 'candidates',
    label: { en: 'the words, with commas', zh: '这些词，用逗号隔开' },
    limit: longestList,
  },
]

/**
 * The next question about a unit after these answers. Undefined if there is none. The veiled description has two: words
 * that share something with the target are imagined first.
 */
export function deepQuestion(
  unit: DeepUnit,
  answers: readonly FieldValues[],
  deadline: string,
): TaskQuestion | undefined {
  const { language, mode, target } = unit
  const texts = says[language].deep
  const limit = deepLimits[language][mode]
  const ask = (step: number, question: string, fields: readonly Field[], imagined = ''): TaskQuestion => ({
    request: taskRequestOf({
      id: `deep:${unit.subject}:${unit.number}:${step}`,
      language,
      role: texts.role,
      question,
      fields,
      deadline,
      material: imagined === '' ? '' : `${texts.candidates}:\n${imagined}`,
      data: { word: target, mode, step, limit, ...(imagined !== '' && { candidates: imagined }) },
    }),
    fields,
    tries: describeTries,
  })
  if (mode === 'aggressive')
    return answers.length === 0
      ? ask(1, filled(texts.clear, { word: target, limit }), description)
      : undefined
  if (answers.length === 0) return ask(1, filled(texts.imagine, { word: target }), candidates)
  const imagined = String(answers[0]?.['candidates'] ?? '').slice(0, longestList)
  return answers.length === 1
    ? ask(2, filled(texts.veiled, { word: target, limit }), description, imagined)
    : undefined
}

/** A description, as it is stored. Everything in a report is computed from these and from the ratings. */
export interface DeepRow extends DeepUnit {
  /** What was asked, word for word, and every answer that was given. */
  readonly asked: readonly Omit<Exchange, 'values'>[]
  /** Within its limit. Null if there is none. */
  readonly description: string | null
  readonly isCut: boolean
  /** It uses the target itself, which it should not. */
  readonly saysTarget: boolean
}

interface Done {
  readonly asked: DeepRow['asked']
  readonly answers: readonly FieldValues[]
}

/** The row of a unit that is over: its last question was answered, or one was not. */
export function deepRow(unit: DeepUnit, { asked, answers }: Done): DeepRow {
  const given = answers.at(-1)?.['description']
  const whole = typeof given === 'string' ? given.trim() : ''
  const kept = withinLimit(whole, unit.language, deepLimits[unit.language][unit.mode])
  return {
    ...unit,
    asked,
    description: kept === '' ? null : kept,
    isCut: kept !== whole,
    saysTarget: saysOwnWord(kept, unit.target),
  }
}

/** The questions about a unit, each after the exchange about the one before, and its row in the end. */
function* describing(unit: DeepUnit): Generator<TaskQuestion, DeepRow, Exchange> {
  const done: Exchange[] = []
  const answers = () => done.flatMap(({ values }) => (values === null ? [] : [values]))
  for (let next = deepQuestion(unit, [], ''); next; next = deepQuestion(unit, answers(), '')) {
    const exchange = yield next
    done.push(exchange)
    if (exchange.values === null) break
  }
  return deepRow(unit, { asked: done.map(({ values: _, ...asked }) => asked), answers: answers() })
}

/** The row of a unit, by exchanges that are at hand. */
export function describedNow(unit: DeepUnit, exchange: (question: TaskQuestion) => Exchange): DeepRow {
  const asking = describing(unit)
  let step = asking.next()
  while (!step.done) step = asking.next(exchange(step.value))
  return step.value
}

/** Has a unit described. Undefined if nobody is to be asked any more. */
export async function described(
  unit: DeepUnit,
  ask: (question: TaskQuestion) => Promise<Exchange | undefined>,
): Promise<DeepRow | undefined> {
  const asking = describing(unit)
  let step = asking.next()
  while (!step.done) {
    const exchange = await ask(step.value)
    if (!exchange) return undefined
    step = asking.next(exchange)
  }
  return step.value
}

/** The first words of a text, or its first characters in Chinese. */
function withinLimit(text: string, language: Language, limit: number): string {
  if (language === 'zh') return [...text].slice(0, limit).join('')
  const words = text.split(/\s+/u)
  return words.length <= limit ? text : words.slice(0, limit).join(' ')
}
