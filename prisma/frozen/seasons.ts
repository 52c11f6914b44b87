import type { Actor, Database } from '@wis/db'
import { listHouseAgents } from '@wis/db/agents'
import { openTicket } from '@wis/db/matches'
import { createSeason, decideEntry, moveSeason, readSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import type { Language } from '@wis/games'
import { newSeason } from '@wis/protocol'
import type { SeasonFormat, SeasonState } from '@wis/protocol'
import type { House } from './table.ts'

export interface Wanted {
  readonly name: string
  readonly ruleset: string
  readonly languages: readonly Language[]
  readonly format?: SeasonFormat
  readonly agents: number
  readonly embargo?: boolean
  readonly terms?: object
  readonly pairs?: object
}

export interface Held {
  readonly house: House
  readonly actor: Actor
  readonly slug: string
  readonly seasonId: SeasonId
  readonly entrants: readonly AgentId[]
}

/** A season of an organizer which so many house agents have entered, and which nobody has opened yet. */
export async function setUp(house: House, actor: Actor, wanted: Wanted): Promise<Held> {
  const { agents, ...about } = wanted
  const { db } = house
  const isScheduled = wanted.format !== undefined && wanted.format !== 'ladder'
  const entryEndsAt = isScheduled ? new Date(Date.now() + 60_000).toISOString() : null
  const wish = { description: `Played by ${wanted.ruleset}.`, ...about, entryEndsAt }
  const slug = await createSeason(db, actor, newSeason.parse(wish))
  const seasonId = ids.season((await readSeason(db, slug))?.id ?? '')
  const entrants = (await listHouseAgents(db)).slice(0, agents).map(({ id }) => id)
  for (const agentId of entrants) {
    const entered = await decideEntry(db, actor, { seasonId, agentId, decision: 'invite' })
    if (!entered.ok) throw new Error(`${slug}: ${entered.reason}`)
  }
  return { house, actor, slug, seasonId, entrants }
}

export async function move(held: Held, ...states: readonly SeasonState[]): Promise<void> {
  const { house, actor, slug, seasonId } = held
  for (const state of states) {
    const moved = await moveSeason(house.db, actor, seasonId, state)
    if (!moved.ok) throw new Error(`${slug} to ${state}: ${moved.reason}`)
  }
}

/** Opens a season whose entry is over. */
export async function begin(held: Held): Promise<Held> {
  await move(held, 'open')
  await held.house.db.pool.query(
    `update seasons set entry_ends_at = now() - interval '1 second' where id = $1 and entry_ends_at is not null`,
    [held.seasonId],
  )
  return held
}

/** Plays one match in each of these languages between house agents that are sent into the queue. */
export async function playLadder(held: Held, languages: readonly Language[]): Promise<MatchId[]> {
  const { house, seasonId, entrants } = held
  const played: MatchId[] = []
  for (const language of languages) {
    for (const agentId of turned(entrants, played.length)) {
      const ticket = await openTicket(house.db, { agentId, seasonId, mode: 'ranked', language })
      if (!ticket.ok) throw new Error(ticket.reason)
    }
    for (const matchId of await house.seat()) {
      await house.play(matchId)
      played.push(matchId)
    }
  }
  return played
}

/** As many agents as there are, beginning with another one each time. */
const turned = (agents: readonly AgentId[], by: number) => [
  ...agents.slice(by % agents.length),
  ...agents.slice(0, by % agents.length),
]

/** Plays what the schedule of a season calls for, until nothing is left. */
export async function playSchedule({ house, slug }: Held): Promise<void> {
  for (let looks = 0; looks < 40; looks++) {
    const matches = await house.tend()
    if (matches.length === 0) return
    for (const matchId of matches) await house.play(matchId)
  }
  throw new Error(`${slug} does not end`)
}

export const matchesOf = (db: Database, seasonId: SeasonId) =>
  db.prisma.match.findMany({ where: { seasonId, status: 'finished' }, orderBy: { id: 'asc' } })
