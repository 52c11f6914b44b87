import { createHouseAgent, systemClock } from '@wis/agents'
import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { listHouseAgents } from '@wis/db/agents'
import { createMatch, createRulingWriter } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { GameKit, Language } from '@wis/games'
import { createProviderWatch } from '../../apps/runner/src/match/blamed.ts'
import type { MatchWorld } from '../../apps/runner/src/match/match-world.ts'
import { runMatch } from '../../apps/runner/src/match/run-match.ts'
import { dealKit } from '../../apps/runner/src/matchmaking/deal-kit.ts'
import { createLog } from '../../apps/runner/src/operations/log.ts'
import { createTallies } from '../../apps/runner/src/operations/tallies.ts'
import { ladderFor } from '../../packages/db/src/season/ladders.ts'

const on = () => ({ lost: new AbortController().signal, drain: new AbortController().signal })

const worldOf = (db: Database): MatchWorld => ({
  db,
  rulings: createRulingWriter(db),
  clock: systemClock,
  log: createLog(() => undefined),
  feed: { entries: () => undefined, lobby: () => undefined },
  tallies: createTallies(),
  providers: createProviderWatch(db),
  connect: ({ slug }) => createHouseAgent(slug),
})

const ring = <Item>(items: readonly Item[], first: number) => [
  ...items.slice(first),
  ...items.slice(0, first),
]

interface Wanted {
  /** The place in the list of house players of the first one that plays. */
  readonly first?: number
  readonly language?: Language
}

/** A ranked match of the game's house players in its own ladder, played to its end. A game without words has one for all. */
export async function played(
  db: Database,
  kit: GameKit,
  { first = 0, language: wanted = 'zh' }: Wanted = {},
) {
  const { id } = await db.prisma.season.findUniqueOrThrow({ where: { slug: `open-${kit.id}` } })
  const { rows } = await db.pool.query<{ language: Language }>(
    `select ${ladderFor('$2::text')} as language from seasons s where id = $1`,
    [id, wanted],
  )
  const language = rows[0]?.language ?? wanted
  const [ruleset] = kit.setup.presets
  const everybody = await listHouseAgents(db, kit.id)
  const house = ring(everybody, first).slice(0, ruleset.players)
  const kind = { seasonId: ids.season(id), mode: 'ranked', language, game: kit.id, ruleset } as const
  const players = house.map(({ id: agentId, versionId }) => ({ agentId, versionId }))
  const match = dealKit({ kit, kind: { ...kind, players: ruleset.players }, players })
  await inTransaction(db, (client) => createMatch(client, match))
  await runMatch(worldOf(db), match.id, on())
  return db.prisma.match.findUniqueOrThrow({
    where: { id: match.id },
    include: { seats: { orderBy: { seat: 'asc' } } },
  })
}
