import { excerpt } from '../difference.ts'
import { kitOf } from '../kit-of.ts'
import type { Entrant, MatchLine, SeasonHeader } from './season-lines.ts'

type Season = SeasonHeader['season']

/** Keeps track of the owners of a season's entrants, and of who may meet. */
export interface OwnerRule {
  /** Takes the next entrant. If it cannot belong to the owner that it claims, returns the expected value. */
  add(entrant: Entrant): string | undefined
  /** Two agents of one owner at the table of a ranked match, where they may not meet. */
  togetherIn(match: MatchLine, agents: readonly string[]): readonly [string, string] | undefined
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
    togetherIn: ({ mode }, agents) => {
      if (!isApart || mode !== 'ranked') return undefined
      for (const [seat, agent] of agents.entries()) {
        const owner = first.get(agent)?.agent
        const other = agents
          .slice(0, seat)
          .find((earlier) => earlier !== agent && owner !== undefined && first.get(earlier)?.agent === owner)
        if (other !== undefined) return [other, agent]
      }
      return undefined
    },
  }
}
