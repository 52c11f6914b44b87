import { inTransaction, newId } from '@wis/db'
import type { Database } from '@wis/db'
import { saveAgent } from '@wis/db/agents'
import { appendRuling, claimMatch, createMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { Entry, MatchId, SeasonId } from '@wis/engine'
import { kits, playHouse } from '@wis/games'
import type { AnyRuleset, GameKit, Language } from '@wis/games'

export function kitCalled(game: string): GameKit {
  const kit = kits.find(({ id }) => id === game)
  if (!kit) throw new Error(`there is no game called ${game}`)
  return kit
}

/** A whole match of a game between players of its house. */
export function houseMatch(
  kit: GameKit,
  { seed = 'house', language = 'en', ruleset = kit.setup.presets[0] }: Partial<HouseWish> = {},
): readonly Entry[] {
  const seats = 'players' in ruleset ? Number(ruleset.players) : 2
  const players = Array.from(
    { length: seats },
    (_, seat) => kit.house[seat % kit.house.length] ?? kit.house[0],
  )
  const dated = (seq: number) => new Date(Date.UTC(2026, 0, 1) + seq * 4000).toISOString()
  return playHouse(kit, { seed, ruleset, language, players, dated }).log
}

interface HouseWish {
  readonly seed: string
  readonly language: Language
  readonly ruleset: AnyRuleset
}

interface Wanted extends Partial<HouseWish> {
  readonly seasonId: SeasonId
  readonly kit: GameKit
  /** How many entries have been played; without a number, all of them, and the match is over. */
  readonly entries?: number
}

/** Stores a match of the house as a runner would, and returns it with its whole log. */
export async function storeHouseMatch(
  db: Database,
  { seasonId, kit, entries, ...wish }: Wanted,
): Promise<{ readonly id: MatchId; readonly log: readonly Entry[] }> {
  const log = houseMatch(kit, wish)
  const { language = 'en', ruleset = kit.setup.presets[0] } = wish
  const id = ids.match(newId())
  const seats = await Promise.all(seatsOf(kit, log).map((alias, seat) => seated(db, kit, { alias, seat })))
  const secrets = { seed: 'house', salt: 'salt', commitment: 'commitment' }
  const terms = { game: kit.id, seasonId, mode: 'practice', language, ruleset, pair: [] } as const
  await inTransaction(db, (client) => createMatch(client, { id, ...terms, ...secrets, seats }))
  const claimed = await claimMatch(db, id)
  await appendRuling(db, { matchId: id, attempt: claimed?.attempt ?? -1 }, log.slice(0, entries))
  if (entries === undefined)
    await db.pool.query(`update matches set status = 'finished', ended_at = now() where id = $1`, [id])
  return { id, log }
}

function seatsOf(kit: GameKit, log: readonly Entry[]): readonly string[] {
  const [opened] = log
  if (!opened || opened.event.type === 'hidden') throw new Error('the match was not opened')
  return kit.scene(kit.rules.evolve(kit.rules.blank, opened.event), null).seats.map(({ name }) => name)
}

async function seated(db: Database, kit: GameKit, { alias, seat }: { alias: string; seat: number }) {
  const player = kit.house[seat % kit.house.length] ?? kit.house[0]
  const slug = `${kit.id}-${player.slug}-${newId()}`
  const owner = { name: 'House', email: `${slug}@example.invalid` }
  const agent = { slug, name: player.name.en, kind: 'house', description: '', owner, settings: {} } as const
  return { alias, ...(await saveAgent(db, agent)) }
}
