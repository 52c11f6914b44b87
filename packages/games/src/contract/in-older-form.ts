import type { Known } from '@wis/engine'
import type { OlderAnswer, OlderAsked, OlderForm } from './older-form.ts'
import type { HouseMatch } from './play-house.ts'

/** Answers a turn. The same question and seed lead to the same answer. */
export type Thinker = (asked: OlderAsked, seed: string) => OlderAnswer

interface NamedMatch {
  /** The name of the match for its agents. */
  readonly matchId: string
  readonly seed: string
}

/** The players of a match in process who are asked in the older form, as the platform asks them. In seat order. */
export function inOlderForm<State>(
  older: OlderForm<State>,
  { matchId, seed }: NamedMatch,
  thinkers: readonly Thinker[],
): Required<Pick<HouseMatch<State>, 'players' | 'asked'>> {
  let known: Known<State> | undefined
  return {
    asked: (match) => {
      known = match
    },
    players: thinkers.map((think) => ({
      answer: ({ state, turn }) => {
        const { seat, kind } = turn
        const question = older.question(state, turn, known?.historyOf(seat) ?? [])
        return { fields: { [kind]: think({ ...question, matchId, seat }, seed).text } }
      },
    })),
  }
}
