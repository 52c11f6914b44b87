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
import { alias, inOlderForm, kits, playHouse } from '@wis/games'
import type { Language, PlayedByHouse } from '@wis/games'
import { commitmentTo } from '@wis/proof'

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

const [kit] = kits
const { id: game, setup, rules, older } = kit

/** Plays a match of house personas and stores it as a runner would, up to `entries` entries of it. */
export async function storeMatch(db: Database, wanted: SeededMatch, entries = Infinity): Promise<MatchId> {
  const { seasonId, seed, language, players, startedAt } = wanted
  const matchId = ids.match(newId(startedAt.getTime()))
  const [ruleset] = setup.presets
  const ofLanguage = (setup.pairs?.practice ?? []).filter((candidate) => candidate.language === language)
  const pair = rngAt(seed, -2).pick(ofLanguage).words
  if (!older) throw new Error('the first game is not asked in the older form')
  const asking = inOlderForm(
    older,
    { matchId, seed },
    players.map(
      ({ persona }) =>
        (asked, ownSeed) =>
          older.answer(persona, asked, ownSeed),
    ),
  )
  const dated = (seq: number) => new Date(startedAt.getTime() + seq * 1000).toISOString()
  const match = playHouse(kit, { seed, ruleset, language, material: pair, dated, ...asking })
  const opening = rules.open({ ruleset, language, material: pair }, [...players.keys()], rngAt(seed, 0))
  const seating = players.map(({ agentId }) => agentId)
  const deal = { game, seed, seatingSeed: null, material: pair, seating, opening }
  await inTransaction(db, (client) =>
    createMatch(client, {
      id: matchId,
      game,
      seasonId,
      mode: 'ranked',
      language,
      ruleset,
      pair,
      seed,
      salt: seed,
      commitment: commitmentTo(deal, seed),
      seats: players.map(({ agentId, versionId }, seat) => ({
        agentId,
        versionId,
        alias: alias(language, seat),
      })),
    }),
  )
  await storeLog(db, wanted, { matchId, match, entries })
  return matchId
}

interface Stored {
  readonly matchId: MatchId
  readonly match: PlayedByHouse<unknown>
  readonly entries: number
}

async function storeLog(
  db: Database,
  { seasonId, language, players }: SeededMatch,
  { matchId, match, entries }: Stored,
): Promise<void> {
  const claimed = await claimMatch(db, matchId)
  if (!claimed) throw new Error('a match that was just made is gone')
  const fence = { matchId: claimed.id, attempt: claimed.attempt }
  const log = match.log.slice(0, entries)
  if (log.length < match.log.length) return appendRuling(db, fence, log)
  const outcome = rules.outcome(match.state)
  if (outcome?.kind === 'void') return voidMatch(db, fence, { entries: log }, outcome.reason)
  const played = { game, seasonId, mode: 'ranked', language, seats: players } as const
  await settleMatch(db, fence, { entries: log }, settlementOfLog(db, played, log))
}
