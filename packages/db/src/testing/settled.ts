import { ids, replay } from '@wis/engine'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyState } from '@wis/games'
import { randomMatch } from '@wis/testkit'
import { saveAgent } from '../agent/save-agent.ts'
import type { Database } from '../database.ts'
import { claimMatch } from '../match/claim-match.ts'
import { settleMatch } from '../match/ending/settle-match.ts'
import { settlementOfLog } from '../match/ending/settlement-of-log.ts'
import { deal, openSeason } from './dealt.ts'

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
function decided(turn: number) {
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
