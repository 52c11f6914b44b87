import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { listHouseAgents, updateAgent } from '@wis/db/agents'
import { compareStandings, leaderboard, rebuildStandings } from '@wis/db/boards'
import { abandonMatch, openTicket, readMatch, readPlayed } from '@wis/db/matches'
import { houseFillers, seasonFor } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import { otherKits as others } from '@wis/games'
import { exportMatch, signingKeyFrom, verifyExport } from '@wis/proof'
import { fifteenthsPerPoint, unitsPerPoint } from '@wis/ratings'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { guest, online, seat } from '../../apps/runner/src/testing/waiting-agents.ts'
import { seedBase } from './base.ts'
import { played } from './testing.ts'

const key = signingKeyFrom(Buffer.alloc(32, 3))
async function arena(): Promise<Database> {
  const db = await freshDatabase()
  await seedBase(db)
  return db
}

it('a ranked match of every game is dealt, played, settled, proved, and on the board of its ladder', async () => {
  const db = await arena()
  for (const kit of others) {
    const match = await played(db, kit)
    expect(match).toMatchObject({ game: kit.id, status: 'finished', winner: null, spySeat: null })
    for (const { place, points, facts } of match.seats) {
      expect(place).toBeGreaterThan(0)
      expect(Number.isInteger(points)).toBe(true)
      expect(facts).toBeTypeOf('object')
    }
    const whole = await readPlayed(db, ids.match(match.id))
    const lines = whole && exportMatch(whole, { version: '1.0.0', key })
    expect(verifyExport(lines ?? [])).toMatchObject({ ok: true, matchId: match.id })
    const language = match.language === 'zh' ? 'zh' : 'en'
    const board = await leaderboard(db, { language, seasonSlug: `open-${kit.id}` })
    // Boards are told in fifteenths, which are whole numbers of the units that a seat is stored in.
    const each = unitsPerPoint(kit.results.perPoint) / fifteenthsPerPoint
    const points = new Map(match.seats.map((seat) => [seat.agentId, (seat.points ?? Number.NaN) / each]))
    expect(new Map(board?.items.map(({ agent, total }) => [agent.id, total]))).toEqual(points)
  }
  expect(await compareStandings(db)).toEqual([])
  await rebuildStandings(db)
  expect(await compareStandings(db)).toEqual([])
}, 60_000)

it('the house of other games fills no table of a schedule and enters no season of who-is-spy', async () => {
  const db = await arena()
  const seasonId = await seasonFor(db, { language: 'en' })
  if (!seasonId) throw new Error('there is no season')
  const own = (await listHouseAgents(db)).map(({ id }) => id)
  const fillers = await inTransaction(db, (client) => houseFillers(client, { seasonId, language: 'en' }))
  expect(fillers.toSorted()).toEqual(own.toSorted())
})

it('an agent practises every game that it plays, against the house of that game, and no other game', async () => {
  const db = await arena()
  const agentId = await online(db, guest('learner'))
  for (const kit of others) {
    const seasonId = await seasonFor(db, { language: 'en', game: kit.id })
    if (!seasonId) throw new Error(`${kit.id} has no season`)
    const wish = { agentId, seasonId, mode: 'practice', language: 'en' } as const
    expect(await openTicket(db, wish)).toEqual({ ok: false, reason: 'game-not-played' })
    await updateAgent(db, agentId, { games: [kit.id] })
    expect(await openTicket(db, { ...wish, opponents: ['echo'] })).toEqual({
      ok: false,
      reason: 'no-such-opponent',
    })
    expect(await openTicket(db, wish)).toMatchObject({ ok: true })
    const [matchId] = await seat(db)
    const match = await readMatch(db, ids.match(matchId ?? ''))
    expect(match).toMatchObject({ game: kit.id, mode: 'practice' })
    const rivals = match?.seats.map(({ agent }) => agent.slug).filter((slug) => slug !== 'learner') ?? []
    expect(rivals).toHaveLength(kit.setup.presets[0].players - 1)
    expect(rivals.every((slug) => slug.startsWith(`${kit.id}-`))).toBe(true)
    await abandonMatch(db, ids.match(matchId ?? ''), { reason: 'ran-too-long', at: new Date() })
  }
}, 60_000)
