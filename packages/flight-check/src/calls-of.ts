import { isUnheard } from '@wis/agents'
import type { FlightCall } from '@wis/protocol'
import type { Flown, FlownTurn } from './flown.ts'

/** Enough calls to see how a failure came about. A long match has many more. */
const mostCalls = 20

/**
 * The calls of a match up to the failed one, or the last ones if there are many. Failed calls keep their wire
 * traffic; the others keep only their texts.
 */
export function callsOf({ turns }: Flown): readonly FlightCall[] {
  const failed = turns.findIndex(({ flaws }) => flaws.some(({ fatal }) => fatal))
  return turns
    .slice(0, failed + 1)
    .flatMap(callsOfTurn)
    .slice(-mostCalls)
}

function callsOfTurn({ kind, round, told, attempts, answer, flaws }: FlownTurn): readonly FlightCall[] {
  const failed = flaws.some(({ fatal }) => fatal)
  const tellings = told.map((telling): FlightCall => {
    const isMissed = isUnheard(telling)
    return {
      kind: 'told',
      round,
      told: telling.told,
      answer: null,
      failed: isMissed,
      exchange: isMissed ? telling.attempts.map(stored) : [],
    }
  })
  const exchange = failed ? attempts.map(stored) : []
  return [
    ...tellings,
    {
      kind: kind === 'vote' || kind === 'speech' ? kind : 'turn',
      round,
      told: null,
      answer: answer ?? null,
      failed,
      exchange,
    },
  ]
}

const stored = (attempt: FlownTurn['attempts'][number]) =>
  structuredClone(attempt) as FlightCall['exchange'][number]
