import { seasonBoard, seasonTerms } from '@wis/protocol'
import { decisionsInForce, fifteenthsPerPoint, rankBy, rankOfficial, tallyOfOlder } from '@wis/ratings'
import type { Tally } from '@wis/ratings'
import type pg from 'pg'
import { seasonDecisions } from '../decision/decisions.ts'
import { unitsOf } from '../game/units-of.ts'
import { isParted } from '../season/vouched-for.ts'
import { countsOfStanding, inFifteenths, skillOfStanding } from '../standing/standing-row.ts'
import type { StandingSkill, StandingValues } from '../standing/standing-row.ts'
import type { CutSeason } from './cut-tables.ts'

interface CutStanding {
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

/** What the platform vouches for in a season: an agent's seats of a match, and an agent in all counted matches. */
export interface CutVouched {
  /** By the id of the match: the agents that hold several seats, or whose owner does. */
  readonly vouchedIn: ReadonlyMap<string, Readonly<Record<string, boolean>>>
  /** Undefined if no counted match says anything about the agent. */
  vouchedAgent(of: { readonly language: string; readonly agentId: string }): boolean | undefined
}

interface StoredSaying {
  readonly matchId: string
  readonly language: string
  readonly agentId: string
  readonly vouched: boolean
  readonly counts: boolean
}

export async function cutVouched(client: pg.ClientBase, seasonId: string): Promise<CutVouched> {
  const { rows } = await client.query<StoredSaying>({
    name: 'cut-vouched',
    text: `select m.id as "matchId", m.language, x.agent_id as "agentId", bool_and(x.vouched) as vouched,
                  bool_and(m.mode = 'ranked' and m.status = 'finished' and m.decision_id is null and not x.sits_in)
                    as counts
           from matches m join seats x on x.match_id = m.id
           where m.season_id = $1 and (select ${isParted} from seasons s where s.id = $1) and x.vouched is not null and m.status in ('finished', 'void') and not m.deal_open
           group by m.id, x.agent_id order by m.id, x.agent_id`,
    values: [seasonId],
  })
  const vouchedIn = new Map<string, Record<string, boolean>>()
  const agents = new Map<string, boolean>()
  const keyOf = ({ language, agentId }: Pick<StoredSaying, 'language' | 'agentId'>) =>
    `${language} ${agentId}`
  for (const { matchId, counts, ...row } of rows) {
    vouchedIn.set(matchId, { ...vouchedIn.get(matchId), [row.agentId]: row.vouched })
    if (counts) agents.set(keyOf(row), row.vouched && (agents.get(keyOf(row)) ?? true))
  }
  return { vouchedIn, vouchedAgent: (of) => agents.get(keyOf(of)) }
}
