import { seasonBoard, seasonTerms } from '@wis/protocol'
import { decisionsInForce, fifteenthsPerPoint, rankBy, rankOfficial, tallyOfOlder } from '@wis/ratings'
import type { Tally } from '@wis/ratings'
import type pg from 'pg'
import { seasonDecisions } from '../decision/decision-row.ts'
import { unitsOf } from '../game/units-of.ts'
import { inFifteenths } from '../standing/in-fifteenths.ts'
import { countsOfStanding, skillOfStanding } from '../standing/standing-row.ts'
import type { StandingSkill, StandingValues } from '../standing/standing-row.ts'
import type { CutSeason } from './cut-rows.ts'

export interface CutStanding {
  readonly language: string
  /** Null for a disqualified agent. */
  readonly rank: number | null
  readonly agentId: string
  readonly total: number
  readonly tally: Tally
}

export interface CutBoard {
  /** The units of a point in which its totals and tallies are. */
  readonly units: number
  readonly standings: readonly CutStanding[]
}

/** The board that a season was closed with. Undefined if it has none. */
export function publishedStandings(stored: unknown): CutBoard | undefined {
  const board = seasonBoard.safeParse(stored).data
  const standings = board?.boards.flatMap(({ language, lines }) =>
    lines.map(({ agent, rank, total, tally }) => ({
      language,
      rank,
      total,
      agentId: agent.id,
      tally: tallyOfOlder(tally),
    })),
  )
  return standings && { units: board?.units ?? fifteenthsPerPoint, standings }
}

interface StoredStanding extends StandingValues, StandingSkill {
  readonly agentId: string
  readonly language: string
  readonly total: number
}

/** The board at this moment, in the order of its terms. */
export async function standingsNow(client: pg.ClientBase, season: CutSeason): Promise<CutBoard> {
  const { rows } = await client.query<StoredStanding>(
    `select s.*, s.agent_id as "agentId" from standings s join seasons n on n.id = s.season_id
     where n.id = $1 and (s.matches > 0 or s.total <> ${inFifteenths('n.ruleset', 'initialTotal')})`,
    [season.id],
  )
  const inForce = decisionsInForce(await seasonDecisions(client, season.id))
  const barred = inForce.flatMap((decision) => (decision.kind === 'disqualify' ? [decision.agentId] : []))
  const { order } = seasonTerms.parse(season.terms)
  const standings = season.languages.flatMap((language) => {
    const all = rows
      .filter((row) => row.language === language)
      .map(({ agentId, total, ...counts }) => {
        const { tally } = countsOfStanding(counts)
        const { points, matches, wins, discounted } = tally
        return { agentId, total, tally, points, matches, wins, discounted, skill: skillOfStanding(counts) }
      })
      .sort((a, b) => (a.agentId < b.agentId ? -1 : 1))
    const isBarred = ({ agentId }: { agentId: string }) => barred.some((id) => id === agentId)
    const ranked = rankBy(
      order,
      all.filter((row) => !isBarred(row)),
    )
    const last = rankOfficial(all.filter(isBarred)).map((row) => ({ ...row, rank: null }))
    return [...ranked, ...last].map(({ rank, agentId, total, tally }) => ({
      language,
      rank,
      agentId,
      total,
      tally,
    }))
  })
  return { units: unitsOf(season.game), standings }
}
