import { winners } from '@wis/protocol'
import type { MatchHeader, MatchRow } from '@wis/protocol'
import { z } from 'zod'

const side = z.enum(winners).nullable()

/** The columns of a match that say how it ended. Null in other games, and until the end. */
interface StoredEnd {
  readonly status: string
  readonly winner: string | null
  readonly spySeat: number | null
  readonly civilianWord: string | null
  readonly spyWord: string | null
}

/** The end as a row of a list has it. */
export const shownEnd = ({ winner, spySeat }: StoredEnd): Pick<MatchRow, 'winner' | 'spySeat'> => ({
  winner: side.parse(winner),
  spySeat,
})

export const hiddenEnd = { winner: null, spySeat: null }

export function shownWords({ status, civilianWord, spyWord }: StoredEnd): MatchHeader['words'] {
  if (status !== 'finished' || civilianWord === null || spyWord === null) return null
  return { civilian: civilianWord, spy: spyWord }
}
