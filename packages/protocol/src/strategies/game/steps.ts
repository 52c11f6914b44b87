import type { StrategyStep } from '@wis/games'
import type { GameRequest } from '../../wire/game-request.ts'
import { contained } from '../quoted.ts'
import type { ChatMessage, Strategy } from '../strategy.ts'
import { gameWords } from './game-words.ts'
import type { GameWords } from './game-words.ts'
import { askedAtTable } from './messages-for-game.ts'
import { fieldsAsked } from './question.ts'

/**
 * The calls that a strategy takes for a turn, in order. None if it asks in one call, as it does after a refused answer:
 * the thinking is done by then, and only the answer has to be mended.
 */
export function stepsFor(
  { inSteps }: Pick<Strategy, 'inSteps'>,
  { game, turn, fields }: Pick<GameRequest, 'game' | 'turn' | 'fields'>,
): readonly StrategyStep[] {
  if (inSteps?.game !== game || !inSteps.turns.includes(turn.kind) || turn.tries > 0) return []
  return inSteps.steps.filter((step) => step.fields.some((name) => Object.hasOwn(fields.properties, name)))
}

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

/** The messages of one call, with what the calls before it have come to. */
export function messagesForStep(
  request: GameRequest,
  { step, place, of }: StepAt,
  taken: readonly StepTaken[],
): readonly ChatMessage[] {
  const { language } = request
  const words = gameWords[language]
  const { lines, form } = fieldsAsked(request, words, (name) => step.fields.includes(name))
  const task = [
    `${words.step(place, of, step.name[language])}\n${step.ask[language]}`,
    [words.fillIn, ...lines, words.lastLine(form)].join('\n'),
  ]
  return askedAtTable(request, [...takenParts(taken, language, words), ...task], true)
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
