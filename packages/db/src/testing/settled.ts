import { ids, replay } from '@wis/engine'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { rulesets, whoIsSpy } from '@wis/games/who-is-spy'
import type { SpyState } from '@wis/games/who-is-spy'
import { randomMatch } from '@wis/testkit'
import type pg from 'pg'
import { saveAgent } from '../agent/register-agent.ts'
import { notAdmitted, reserveBudgets } from '../budget/use-budgets.ts'
import type { Database } from '../database.ts'
import { claimMatch } from '../match/claim-match.ts'
import { createMatch } from '../match/create-match.ts'
import { settleMatch } from '../match/ending/settle-match.ts'
import { settlementOfLog } from '../match/ending/settlement-of-log.ts'
import { newId } from '../new-id.ts'
import { saveSeason } from '../season/create-season.ts'
import { inTransaction } from '../transaction.ts'

const ruleset = rulesets['wis-2024']

export function openSeason(db: Database): Promise<SeasonId> {
  return saveSeason(db, {
    slug: 'open',
    name: 'Open',
    game: 'who-is-spy',
    ruleset,
    demo: false,
    languages: ['en'],
  })
}

type Dealt = { readonly matchId: MatchId } | { readonly refused: readonly string[] }

/** Deals these agents into a match as a runner does, or says why one of them was not let in. */
export function deal(db: Database, seasonId: SeasonId, agentIds: readonly AgentId[]): Promise<Dealt> {
  return inTransaction(db, (client) => dealOn(client, seasonId, agentIds))
}

/** Deals on a connection whose transaction the caller holds. */
export async function dealOn(
  client: pg.ClientBase,
  seasonId: SeasonId,
  agentIds: readonly AgentId[],
): Promise<Dealt> {
  const refused = await notAdmitted(client, agentIds)
  if (refused.length > 0) return { refused: refused.map(({ reason }) => reason) }
  const { rows: versions } = await client.query<{ id: string; agent_id: string }>(
    'select id, agent_id from agent_versions where agent_id = any($1::text[])',
    [agentIds],
  )
  const matchId = ids.match(newId())
  const seats = agentIds.map((agentId, seat) => ({
    agentId,
    versionId: ids.version(versions.find((version) => version.agent_id === agentId)?.id ?? ''),
    alias: `Player ${seat + 1}`,
  }))
  const secrets = { pair: ['tea', 'coffee'] as const, seed: 's', salt: 's', commitment: 'c' }
  const kind = { game: 'who-is-spy', seasonId, mode: 'ranked' as const, language: 'en' as const, ruleset }
  await createMatch(client, { id: matchId, ...kind, ...secrets, seats })
  await reserveBudgets(client, matchId, agentIds)
  return { matchId }
}

export interface SettledSeason {
  readonly seasonId: SeasonId
  readonly agents: readonly AgentId[]
  /** In the order in which they were played, the agents in the order of their seats. */
  readonly matches: readonly {
    readonly id: MatchId
    readonly agents: readonly AgentId[]
    readonly state: SpyState
  }[]
}

/** A season of some agents who take turns at the table and play at random. */
export async function settledSeason(db: Database, matches: number, agents = 8): Promise<SettledSeason> {
  const seasonId = await openSeason(db)
  const everybody: AgentId[] = []
  for (let n = 0; n < agents; n++) everybody.push(await playing(db, `fox-${n}`))
  const season: SettledSeason = { seasonId, agents: everybody, matches: [] }
  return playOn(db, season, matches)
}

/** The season with this many more matches. */
export async function playOn(db: Database, season: SettledSeason, more: number): Promise<SettledSeason> {
  const { seasonId, agents } = season
  const matches = [...season.matches]
  for (const played = matches.length; matches.length < played + more;) {
    const turn = matches.length
    const seated = Array.from(
      { length: 6 },
      (_, seat) => agents[(turn * 5 + seat) % agents.length] ?? ids.agent(''),
    )
    matches.push(await settled(db, seasonId, seated, turn))
  }
  return { ...season, matches }
}

async function settled(db: Database, seasonId: SeasonId, agents: readonly AgentId[], turn: number) {
  const dealt = await deal(db, seasonId, agents)
  if (!('matchId' in dealt)) throw new Error(dealt.refused.join())
  const fence = { matchId: dealt.matchId, attempt: (await claimMatch(db, dealt.matchId))?.attempt ?? -1 }
  const [log, state] = decided(turn)
  const seats = agents.map((agentId) => ({ agentId }))
  await settleMatch(
    db,
    fence,
    { entries: log },
    settlementOfLog(db, { game: 'who-is-spy', seasonId, mode: 'ranked', language: 'en', seats }, log),
  )
  return { id: dealt.matchId, agents, state }
}

/** By chance nobody may be left alive, and then the match is void. It is played again. */
export function decided(turn: number) {
  for (let attempt = 0; ; attempt++) {
    const { log } = randomMatch({ seed: `match ${turn}.${attempt}` })
    const state = replay(whoIsSpy, log)
    if (state.ending?.kind === 'decided') return [log, state] as const
  }
}

async function playing(db: Database, slug: string): Promise<AgentId> {
  const owner = { name: `Owner of ${slug}`, email: `${slug}@example.invalid` }
  const settings = { kind: 'webhook', url: 'https://agent.example/turn' }
  const agent = { slug, name: slug, kind: 'webhook', description: '', owner, settings } as const
  return (await saveAgent(db, agent)).agentId
}

interface Decided {
  readonly spySeat?: number
  readonly winner?: 'spy' | 'civilians'
  readonly points: readonly number[]
}

/** Deals these agents into a match and stores an ending, without playing it. */
export async function decide(
  db: Database,
  { seasonId, agents }: { readonly seasonId: SeasonId; readonly agents: readonly AgentId[] },
  { spySeat = 0, winner = 'civilians', points }: Decided,
): Promise<MatchId> {
  const dealt = await deal(db, seasonId, agents)
  if (!('matchId' in dealt)) throw new Error(dealt.refused.join(', '))
  const { matchId } = dealt
  const words = { civilianWord: 'tea', spyWord: 'coffee' }
  await db.prisma.match.update({
    where: { id: matchId },
    data: { status: 'finished', endedAt: new Date(), winner, spySeat, ...words },
  })
  for (const [seat, earned] of points.entries()) {
    const role = seat === spySeat ? 'spy' : 'civilian'
    await db.prisma.seat.updateMany({ where: { matchId, seat }, data: { role, points: earned } })
  }
  return matchId
}
