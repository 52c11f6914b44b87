import type { MatrixCell, SeasonMatrix } from '@wis/protocol'
import { interval } from '@wis/ratings'
import type { Interval } from '@wis/ratings'

/** With fewer matches than this, a cell says little. */
export const few = 20

export type Standing = 'ahead' | 'level' | 'behind'

type Counts = Pick<MatrixCell, 'ahead' | 'behind'>

/** The 95% interval of the share of the matches in which the first scored more, of all that were not equal. */
export const wonShare = ({ ahead, behind }: Counts): Interval =>
  interval(ahead, ahead + behind) ?? { low: 0, high: 1 }

/** Who is ahead, by that interval. */
export function standingOf(counts: Counts): Standing {
  const { low, high } = wonShare(counts)
  return low > 0.5 ? 'ahead' : high < 0.5 ? 'behind' : 'level'
}

interface Leader {
  readonly agent: SeasonMatrix['agents'][number]
  readonly ahead: number
  /** How many others it has met. */
  readonly met: number
}

/** The agent that is ahead of the most others; the first in the order of the board among equals. */
export function leaderOf({ agents, cells }: Pick<SeasonMatrix, 'agents' | 'cells'>): Leader | undefined {
  const [best] = agents
    .map((agent) => {
      const own = cells.filter(({ row }) => row === agent.id)
      const ahead = own.filter((cell) => cell.matches >= few && standingOf(cell) === 'ahead')
      return { agent, met: own.length, ahead: ahead.length }
    })
    .toSorted((one, other) => other.ahead - one.ahead)
  return best && best.ahead > 0 ? best : undefined
}
