import { inTransaction, newId } from '@wis/db'
import type { Database } from '@wis/db'
import {
  appendRuling,
  claimMatch,
  createMatch,
  settlementOfLog,
  settleMatch,
  voidMatch,
} from '@wis/db/matches'
import { ids, rngAt } from '@wis/engine'
import type { AgentId, MatchId, SeasonId, VersionId } from '@wis/engine'
import { rulesets, whoIsSpyKit, wordPairs } from '@wis/games'
import type { Language } from '@wis/games'
import { commitmentOf } from '@wis/proof'
import { simulateMatch } from '../../packages/games/src/who-is-spy/house/studies/simulate-match.ts'
import type { SimulatedMatch } from '../../packages/games/src/who-is-spy/house/studies/simulate-match.ts'

/** An agent that may be seated, and the house persona that plays for it in a seeded match. */
export interface Seated {
  readonly agentId: AgentId
  readonly versionId: VersionId
  readonly persona: string
}

export interface SeededMatch {
  readonly seasonId: SeasonId
  readonly seed: string
  readonly language: Language
  readonly players: readonly Seated[]
  readonly startedAt: Date
}

/** Plays a match of house personas and stores it as a runner would, up to `entries` entries of it. */
export async function storeMatch(db: Database, wanted: SeededMatch, entries = Infinity): Promise<MatchId> {
  const { seasonId, seed, language, players, startedAt } = wanted
  const matchId = ids.match(newId(startedAt.getTime()))
  const pair = rngAt(seed, -2).pick(wordPairs.filter((candidate) => candidate.language === language)).words
  const ruleset = rulesets['wis-2024']
  const match = simulateMatch({
    matchId,
    seed,
    dated: (seq) => new Date(startedAt.getTime() + seq * 1000).toISOString(),
    config: { ruleset, language, pair },
    players: players.map(({ persona }) => persona),
  })
  await inTransaction(db, (client) =>
    createMatch(client, {
      id: matchId,
      game: whoIsSpyKit.id,
      seasonId,
      mode: 'ranked',
      language,
      ruleset,
      pair,
      seed,
      salt: seed,
      commitment: commitment(match, players, seed),
      seats: players.map(({ agentId, versionId }, seat) => ({
        agentId,
        versionId,
        alias: match.state.aliases[seat] ?? '',
      })),
    }),
  )
  await storeLog(db, { ...wanted, matchId: match.matchId }, match, entries)
  return matchId
}

async function storeLog(
  db: Database,
  wanted: SeededMatch & { matchId: string },
  match: SimulatedMatch,
  entries: number,
): Promise<void> {
  const claimed = await claimMatch(db, ids.match(wanted.matchId))
  if (!claimed) throw new Error('a match that was just made is gone')
  const fence = { matchId: claimed.id, attempt: claimed.attempt }
  const log = match.log.slice(0, entries)
  if (log.length < match.log.length) return appendRuling(db, fence, log)
  const { ending } = match.state
  if (ending?.kind === 'void') return voidMatch(db, fence, { entries: log }, ending.reason)
  const { seasonId, language, players } = wanted
  const played = { game: 'who-is-spy', seasonId, mode: 'ranked', language, seats: players } as const
  await settleMatch(db, fence, { entries: log }, settlementOfLog(db, played, log))
}

function commitment(
  { state, config, seed }: SimulatedMatch,
  players: readonly Seated[],
  salt: string,
): string {
  const seating = players.map(({ agentId }) => agentId)
  return commitmentOf(
    { seed, pair: config.pair, spySeat: state.spy ?? 0, starter: state.starter, seating },
    salt,
  )
}
