import { ids } from '@wis/engine'
import { kitCalled, playHouse } from '@wis/games'
import type { HousePlayer } from '@wis/games'
import { freshDatabase, ladderOf } from '@wis/testkit'
import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { lookForCollusion, seasonCollusion, suspectedSeasons } from '../doors/seasons.ts'

const kit = kitCalled('holdem')
const folds: Pick<HousePlayer<unknown>, 'answer'> = { answer: () => ({ fields: { action: 'fold' } }) }
const calls: Pick<HousePlayer<unknown>, 'answer'> = {
  answer: () => ({ fields: { action: 'check-and-call' } }),
}

/** A ladder of one hand a match, on which an owner folds against Bea, and calls against the house. */
async function season(against: { readonly bea: number; readonly house: number }) {
  const db = await freshDatabase()
  const seasonId = await ladderOf(db, 'holdem', 'h', 3)
  for (const id of ['ann', 'bea', 'house']) {
    const ownerId = id === 'house' ? null : id
    if (ownerId !== null) await db.prisma.user.create({ data: { id, name: id.toUpperCase() } })
    await db.prisma.agent.create({
      data: {
        id: `agent-${id}`,
        slug: id,
        name: id,
        kind: 'webhook',
        ownerId,
        versions: { create: { id, number: 1, settings: {} } },
      },
    })
  }
  let minute = 0
  for (let match = 0; match < against.bea; match++)
    await played(db, { seasonId, seats: ['ann', 'bea'], minute: minute++ })
  for (let match = 0; match < against.house; match++)
    await played(db, { seasonId, seats: ['ann', 'house'], minute: minute++ })
  return { db, seasonId: ids.season(seasonId) }
}

interface Played {
  readonly seasonId: string
  readonly seats: readonly [string, string]
  readonly minute: number
}

async function played(db: Database, { seasonId, seats, minute }: Played): Promise<void> {
  if (!kit) throw new Error('there is no holdem')
  const id = `m${String(minute).padStart(6, '0')}`
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute))
  const table = minute % 2 === 0 ? seats : seats.toReversed()
  const players = table.map((name) => (name === 'ann' && seats[1] === 'bea' ? folds : calls))
  const { log, state } = playHouse(kit, {
    seed: id,
    ruleset: kit.setup.presets[3] ?? kit.setup.presets[0],
    language: 'en',
    players,
    dated: () => at.toISOString(),
  })
  const results = kit.results.of(state)
  await db.prisma.match.create({
    data: {
      id,
      game: 'holdem',
      seasonId,
      mode: 'ranked',
      language: 'en',
      status: 'finished',
      ruleset: {},
      pair: [],
      seed: id,
      salt: '',
      commitment: '',
      startedAt: at,
      endedAt: at,
      seats: {
        create: table.map((name, seat) => ({
          seat,
          alias: `Player ${seat + 1}`,
          agentId: `agent-${name}`,
          versionId: name,
          place: results[seat]?.place ?? 1,
          team: seat,
          points: results[seat]?.points ?? 0,
          facts: results[seat]?.facts ?? {},
        })),
      },
    },
  })
  await db.pool.query(
    `insert into entries (match_id, seq, at, event)
     select $1, (e->>'seq')::int, $2, e->'event' from jsonb_array_elements($3::jsonb) e`,
    [id, at, JSON.stringify(log)],
  )
}

it('an owner that folds every hand against another one alone is found by the logs', async () => {
  const { db, seasonId } = await season({ bea: 67, house: 12 })
  expect(await seasonCollusion(db, seasonId)).toEqual({ looked: [], items: [] })
  expect(await lookForCollusion(db)).toBe(true)
  const { looked, items } = await seasonCollusion(db, seasonId)
  expect(looked).toMatchObject([{ language: 'en', matches: 79, pairs: 1 }])
  expect(items).toMatchObject([
    {
      kind: 'throws',
      one: { owner: 'BEA', agentIds: ['agent-bea'] },
      other: { owner: 'ANN', agentIds: ['agent-ann'] },
      elsewhere: { observed: 0 },
    },
  ])
  expect(items[0]?.observed).toBe(items[0]?.looked)
  expect(items[0]?.matchIds).toHaveLength(8)
  expect(await suspectedSeasons(db)).toEqual([{ slug: 'h', name: 'h', organizer: null, pairs: 1 }])
})

it('a season is looked at again only when it has a new match, and not at once', async () => {
  const { db, seasonId } = await season({ bea: 3, house: 2 })
  expect(await lookForCollusion(db)).toBe(true)
  expect((await seasonCollusion(db, seasonId)).items).toEqual([])
  expect(await lookForCollusion(db)).toBe(false)
  await db.pool.query(`update season_collusion set looked_at = '2026-01-01', claimed_at = '2026-01-01'`)
  expect(await lookForCollusion(db)).toBe(false)
  await played(db, { seasonId, seats: ['ann', 'bea'], minute: 90 })
  expect(await lookForCollusion(db)).toBe(true)
  expect((await seasonCollusion(db, seasonId)).looked).toMatchObject([{ matches: 6 }])
})

it(
  'many logs are read in several steps, and nothing is said before all are read',
  { tags: ['nightly'] },
  async () => {
    const { db, seasonId } = await season({ bea: 410, house: 0 })
    expect(await lookForCollusion(db)).toBe(true)
    expect(await seasonCollusion(db, seasonId)).toEqual({ looked: [], items: [] })
    await db.pool.query(`update season_collusion set claimed_at = '2026-01-01'`)
    expect(await lookForCollusion(db)).toBe(true)
    const { looked, items } = await seasonCollusion(db, seasonId)
    expect(looked).toMatchObject([{ matches: 410 }])
    // Nobody else was met: more is thrown than the weakest player would.
    expect(items).toMatchObject([{ kind: 'throws', other: { owner: 'ANN' } }])
  },
)
