import { inTransaction, newId } from '@wis/db'
import type { Database } from '@wis/db'
import { saveAgent } from '@wis/db/agents'
import { claimMatch, createMatch, settlementOfLog, settleMatch } from '@wis/db/matches'
import { saveSeason } from '@wis/db/seasons'
import { ids, rngAt } from '@wis/engine'
import type { MatchId, SeasonId } from '@wis/engine'
import { alias, kitCalled, materialAt, playHouse } from '@wis/games'
import type { GameKit } from '@wis/games'
import { kitCommitmentOf, seatingOf } from '@wis/proof'

/** An open season of another game, with decided matches of agents of different owners. */
export async function storeKitSeason(
  db: Database,
  game: string,
  seeds: readonly string[],
  change: Partial<GameKit['setup']['presets'][number]> = {},
) {
  const kit = kitCalled(game)
  if (!kit) throw new RangeError(`there is no game called ${game}`)
  const ruleset = { ...kit.setup.presets[0], ...change }
  const season = { slug: 'spring', name: 'Spring', game, ruleset, languages: ['en'], demo: false } as const
  const seasonId = await saveSeason(db, season)
  const agents = await Promise.all(
    Array.from({ length: ruleset.players }, (_, number) => seatedAgent(db, `${game}-${number}`)),
  )
  const matches: MatchId[] = []
  for (const seed of seeds) matches.push(await storeMatch(db, { kit, ruleset, seasonId, seed, agents }))
  return { seasonId, matches, agents: agents.map(({ agentId }) => agentId) }
}

interface Stored {
  readonly kit: GameKit
  readonly ruleset: GameKit['setup']['presets'][number]
  readonly seasonId: SeasonId
  readonly seed: string
  readonly agents: readonly Awaited<ReturnType<typeof seatedAgent>>[]
}

async function storeMatch(db: Database, { kit, ruleset, seasonId, seed, agents }: Stored): Promise<MatchId> {
  const seatingSeed = `seats of ${seed}`
  const seats = seatingOf(seatingSeed, agents, ({ agentId }) => agentId)
  const seating = seats.map(({ agentId }) => agentId)
  const material = kit.setup.draw(ruleset, 'en', rngAt(seed, materialAt))
  const players = seats.map((_, seat) => kit.house[(seat + seed.length) % kit.house.length] ?? kit.house[0])
  const dated = (seq: number) => new Date(Date.UTC(2026, 0, 1) + 1000 * seq).toISOString()
  const { log } = playHouse(kit, { seed, ruleset, language: 'en', players, dated })
  const id = ids.match(newId())
  const about = { game: kit.id, seasonId, mode: 'ranked', language: 'en' } as const
  await inTransaction(db, (client) =>
    createMatch(client, {
      id,
      ...about,
      ruleset,
      pair: [],
      seed,
      seatingSeed,
      salt: 'salt',
      commitment: kitCommitmentOf({ game: kit.id, seed, seatingSeed, material, seating }, 'salt'),
      seats: seats.map((seat, place) => ({ ...seat, alias: alias('en', place) })),
    }),
  )
  const claimed = await claimMatch(db, id)
  const settlement = settlementOfLog(db, { ...about, seats }, log)
  await settleMatch(db, { matchId: id, attempt: claimed?.attempt ?? -1 }, { entries: log }, settlement)
  return id
}

function seatedAgent(db: Database, slug: string) {
  const owner = { name: `Owner of ${slug}`, email: `${slug}@example.invalid` }
  const settings = { kind: 'webhook', url: 'https://agent.example/turn' }
  return saveAgent(db, { slug, name: `Agent ${slug}`, kind: 'webhook', description: '', owner, settings })
}
