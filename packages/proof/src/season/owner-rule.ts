import { excerpt } from '../difference.ts'
import { kitOf } from '../kit/kit-of.ts'
import type { Entrant, MatchLine, SeasonHeader } from './season-lines.ts'

type Season = SeasonHeader['season']

/** Keeps track of the owners of a season's entrants, and of who may meet. */
export interface OwnerRule {
  /** Takes the next entrant. If it cannot belong to the owner that it claims, returns the expected value. */
  add(entrant: Entrant): string | undefined
  /** Why these may not sit at the table of a ranked match: two belong to one owner, or it is not said to whom one belongs. */
  faultIn(match: MatchLine, seats: readonly OwnedSeat[]): SeatingFault | undefined
}

/** A seat as the header of its match tells it. */
interface OwnedSeat {
  readonly agent: string
  /** The name of its owner. Null for a house agent. */
  readonly owner: string | null
}

interface SeatingFault {
  readonly expected: string
  readonly found: string
}

/**
 * A season that keeps owners apart never has two of their agents at one table, unless all seats share one result. Seasons
 * from before this rule do not have the term.
 */
export function ownerRule({ game, terms }: Season): OwnerRule {
  const isApart = terms['owners'] === 'apart' && kitOf(game)?.results.shared !== true
  const first = new Map<string, Pick<Entrant, 'agent' | 'owner'>>()
  return {
    add: ({ agent, owner, ownedWith }) => {
      if (ownedWith === undefined) {
        if (owner !== null) first.set(agent, { agent, owner })
        return undefined
      }
      const known = first.get(ownedWith)
      if (known?.agent !== ownedWith || known.owner !== owner)
        return `an earlier entrant of ${excerpt(owner ?? 'nobody')}`
      first.set(agent, known)
      return undefined
    },
    faultIn: ({ mode }, seats) => {
      if (!isApart || mode !== 'ranked') return undefined
      const together = pairOf(seats.map(({ agent }) => ({ agent, owner: first.get(agent)?.agent })))
      if (together)
        return { expected: 'agents of different owners', found: `${together.join(' and ')} of one owner` }
      const stranger = seats.find(({ agent, owner }) => owner !== null && !first.has(agent))
      return (
        stranger && {
          expected: 'entrants and built-in agents',
          found: `${stranger.agent}, which has an owner and has not entered`,
        }
      )
    },
  }
}

/** Two unlike agents of one owner. */
function pairOf(
  seats: readonly { readonly agent: string; readonly owner: string | undefined }[],
): readonly [string, string] | undefined {
  for (const [seat, { agent, owner }] of seats.entries()) {
    const other = seats
      .slice(0, seat)
      .find((earlier) => earlier.agent !== agent && owner !== undefined && earlier.owner === owner)
    if (other) return [other.agent, agent]
  }
  return undefined
}
