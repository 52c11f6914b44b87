import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { randomMatch } from '@wis/testkit'
import { saveAgent } from '../agent/save-agent.ts'
import type { Database } from '../database.ts'
import { claimMatch } from '../match/claim-match.ts'
import { settleMatch } from '../match/ending/settle-match.ts'
import { settlementOfLog } from '../match/ending/settlement-of-log.ts'
import { deal } from './dealt.ts'

interface Played {
  readonly seasonId: SeasonId
  readonly agents: readonly AgentId[]
  readonly seed: string
}

/** Agents with these names. Their owners have the same names. */
export async function namedAgents(db: Database, names: readonly string[]): Promise<AgentId[]> {
  return Promise.all(
    names.map(async (name) => {
      const settings = { kind: 'webhook', url: 'https://agent.example/turn' }
      const owner = { name, email: `${name}@example.invalid` }
      const agent = { slug: name, name, kind: 'webhook', description: '', owner, settings }
      return (await saveAgent(db, agent)).agentId
    }),
  )
}

/** A ranked match of these six that was played to its end and settled. Its seed decides how it went. */
export async function playedOut(db: Database, { seasonId, agents, seed }: Played): Promise<MatchId> {
  const dealt = await deal(db, seasonId, agents)
  if (!('matchId' in dealt)) throw new Error(dealt.refused.join(', '))
  const claimed = await claimMatch(db, dealt.matchId)
  const { log } = randomMatch({ seed })
  const seats = agents.map((agentId) => ({ agentId }))
  const settlement = settlementOfLog(
    db,
    { game: 'who-is-spy', seasonId, mode: 'ranked', language: 'en', seats },
    log,
  )
  const fence = { matchId: dealt.matchId, attempt: claimed?.attempt ?? -1 }
  await settleMatch(db, fence, { entries: log }, settlement)
  return dealt.matchId
}
