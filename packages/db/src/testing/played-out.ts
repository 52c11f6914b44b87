import { settlementOfState } from '@wis/arena'
import { ids } from '@wis/engine'
import type { AgentId, MatchId, SeasonId, VersionId } from '@wis/engine'
import { playHouse } from '@wis/games'
import type { GameKit } from '@wis/games'
import { randomMatch } from '@wis/testkit'
import { saveAgent } from '../agent/register-agent.ts'
import type { Database } from '../database.ts'
import { claimMatch } from '../match/claim-match.ts'
import { createMatch } from '../match/create-match.ts'
import { settleMatch } from '../match/ending/settle-match.ts'
import { settlementOfLog } from '../match/ending/settlement-of-log.ts'
import { newId } from '../new-id.ts'
import { saveSeason } from '../season/create-season.ts'
import { inTransaction } from '../transaction.ts'
import { deal } from './settled.ts'

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

/** The open season of a game under its usual ruleset. */
export const openSeasonOf = (db: Database, { id: game, setup }: GameKit): Promise<SeasonId> => {
  const [ruleset] = setup.presets
  return saveSeason(db, { game, ruleset, slug: 'open', name: 'Open', languages: ['en'], demo: false })
}

interface HouseMatch {
  readonly seasonId: SeasonId
  /** Who sits at the table. House players decide for them. */
  readonly agents: readonly { readonly agentId: AgentId; readonly versionId: VersionId }[]
  readonly seed: string
  readonly language?: 'en' | 'zh'
}

/** A ranked match of any game between players of its house, settled as a runner settles it. */
export async function settledHouseMatch(
  db: Database,
  kit: GameKit,
  { seasonId, agents, seed, language = 'en' }: HouseMatch,
) {
  const [ruleset] = kit.setup.presets
  const seats = agents.map((agent, seat) => ({ ...agent, alias: `Player ${seat + 1}` }))
  const played = { game: kit.id, mode: 'ranked', language, ruleset, seasonId, seats } as const
  const id = ids.match(newId())
  const secrets = { pair: [], seed, salt: 's', commitment: 'c' } as const
  await inTransaction(db, (client) => createMatch(client, { id, ...played, ...secrets }))
  const claimed = await claimMatch(db, id)
  const { log, state } = playHouse(kit, {
    seed,
    ruleset,
    language,
    dated: () => new Date().toISOString(),
    players: seats.map((_, seat) => kit.house[seat % kit.house.length] ?? kit.house[0]),
  })
  const fence = { matchId: id, attempt: claimed?.attempt ?? -1 }
  await settleMatch(db, fence, { entries: log }, settlementOfState({ rules: kit.rules, kit }, played, state))
  return { id, seats, state, results: kit.results.of(state) }
}
