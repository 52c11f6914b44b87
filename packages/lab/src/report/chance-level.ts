import { rngAt } from '@wis/engine'
import type { GuessTally } from '@wis/games'
import { guessedTogether } from '../probes/scored-probes.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'

/** What an accuracy is worth beside: the shares that guesses have which look at nothing of a match. */
export interface ChanceLevel {
  /** If all answers that may be given are as likely. Null where any text may be an answer. */
  readonly even: number | null
  /** If it is always the same answer, the one that is right most often. Null where answers are not the same thing twice. */
  readonly same: number | null
  /** That answer, such as a role. */
  readonly answer: string | null
  /** The answers that it is about. */
  readonly n: number
}

/** Undefined where nothing was seen that can be guessed. */
export function chanceLevelOf(guesses: readonly GuessTally[]): ChanceLevel | undefined {
  const [first, ...rest] = guesses.filter(({ asked }) => asked > 0)
  if (!first) return undefined
  const { asked, even, same } = rest.reduce(guessedTogether, first)
  const [answer, most] =
    Object.entries(same ?? {}).reduce<readonly [string, number] | undefined>(
      (best, one) => (best && (best[1] > one[1] || (best[1] === one[1] && best[0] < one[0])) ? best : one),
      undefined,
    ) ?? []
  return {
    even: even === undefined ? null : even / asked,
    same: most === undefined ? null : most / asked,
    answer: answer ?? null,
    n: asked,
  }
}

/** Chance for one number of a report, so that every number can be computed again by itself. */
export const chanceFor = ({ seed }: ExperimentSpec, parts: readonly string[]) =>
  rngAt([seed, 'report', ...parts].join('/'), 0)
