import type { MindsAbout, StrategyStep } from '@wis/games'
import { filled } from '../../filled.ts'
import type { GameRequest } from '../../wire/game-request.ts'
import { says } from '../content/generated/words.ts'
import { inPerCent } from '../minds.ts'
import type { Minds } from '../minds.ts'
import { contained } from '../quoted.ts'
import type { ChatMessage, Strategy } from '../strategy.ts'
import { fieldsAsked, listedIn } from './game-words.ts'
import type { FieldsAsked, GameWords } from './game-words.ts'
import { askedAtTable, stepsInGame } from './messages-for-game.ts'

/**
 * The calls that a strategy takes for a turn, in order. None if it asks in one call, as it does after a refused answer:
 * the thinking is done by then, and only the answer has to be mended.
 */
export function stepsFor(
  strategy: Pick<Strategy, 'inSteps'>,
  { game, turn, fields, question }: Pick<GameRequest, 'game' | 'turn' | 'fields' | 'question'>,
): readonly StrategyStep[] {
  const own = stepsInGame(strategy, game)
  const isTurn = own?.turns.includes(turn.kind) && turn.tries === 0 && question === undefined
  if (!own || !isTurn) return []
  return own.steps.filter(
    (step) => step.gives || step.fields.some((name) => Object.hasOwn(fields.properties, name)),
  )
}

/** The number of code points that a private text between two calls may have. */
export const thoughtsLimit = 2_000

/** What a call of this turn gave to its fields. */
export interface StepTaken {
  readonly step: StrategyStep
  readonly values: Readonly<Record<string, unknown>>
}

/** A call among the calls of its turn. */
export interface StepAt {
  readonly step: StrategyStep
  /** Counted from 1. */
  readonly place: number
  readonly of: number
}

/** What a model is asked by, and what it noted before. */
interface StepBy extends Pick<Strategy, 'inSteps' | 'unwarned'> {
  /** Its table of an earlier turn. */
  readonly earlier?: Minds | undefined
}

/** The messages of one call, with what the calls before it have come to. */
export function messagesForStep(
  request: GameRequest,
  { step, place, of }: StepAt,
  taken: readonly StepTaken[],
  { earlier, ...strategy }: StepBy = {},
): readonly ChatMessage[] {
  const { language } = request
  const words = says[language]
  const { lines, form } = step.gives
    ? privateAsked(request, step.gives, stepsInGame(strategy, request.game)?.minds)
    : fieldsAsked(request, words, (name) => step.fields.includes(name))
  const before =
    step.gives && earlier && taken.length === 0
      ? [`${words.earlierMinds}\n${contained(JSON.stringify(inPerCent(earlier)))}`]
      : []
  const task = [
    `${filled(words.step, { place, of, name: step.name[language] })}\n${step.ask[language]}`,
    [words.fillIn, ...lines, filled(words.lastLine, { example: form })].join('\n'),
  ]
  const asked = [...before, ...takenParts(taken, language, words), ...task]
  return askedAtTable(request, asked, true, strategy)
}

function privateAsked(
  { aliases, language }: GameRequest,
  gives: 'thoughts' | 'minds',
  minds: MindsAbout | undefined,
): FieldsAsked {
  const words = says[language]
  if (gives === 'thoughts')
    return { lines: [filled(words.thoughts, { limit: thoughtsLimit })], form: '{"thoughts": "…"}' }
  const names = aliases.map((alias) => JSON.stringify(alias))
  const told = { seats: listedIn(words, names), that: minds?.that[language] ?? '' }
  const row = `{${names.map((name) => `${name}: …`).join(', ')}}`
  return {
    lines: [filled(minds?.isOne ? words.mindsOfOne : words.minds, told)],
    form: `{"minds": {${names.map((name) => `${name}: ${row}`).join(', ')}}}`,
  }
}

function takenParts(
  taken: readonly StepTaken[],
  language: GameRequest['language'],
  words: GameWords,
): readonly string[] {
  if (taken.length === 0) return []
  const notes = taken.map(
    ({ step, values }) => `${step.name[language]}: ${contained(JSON.stringify(values))}`,
  )
  return [[words.soFar, ...notes].join('\n')]
}
