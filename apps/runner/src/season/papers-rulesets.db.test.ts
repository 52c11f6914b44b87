import { listHouseAgents } from '@wis/db/agents'
import { compareStandings } from '@wis/db/boards'
import { openTicket } from '@wis/db/matches'
import { readSeason } from '@wis/db/seasons'
import { rulesets, undercoverPairs } from '@wis/games/who-is-spy'
import { freshDatabase, sampled } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { playOut } from '../testing/play-tables.ts'
import { fixturesOf, scheduled } from '../testing/scheduled-season.ts'
import { openSeason } from '../testing/season.ts'
import { guest, online, seat, seatedAt } from '../testing/waiting-agents.ts'

const ids = [
  'undercover-5-llmarena',
  'undercover-3-magic',
  'spygame-4-shuffled',
  'spygame-4-run-off',
] as const

describe.each(sampled(ids, 2))('a season by %s', { timeout: 60_000 }, (id) => {
  it('is played to its end, and its board agrees with its matches', async () => {
    const db = await freshDatabase()
    const { players, initialTotal } = rulesets[id]
    const { slug, seasonId } = await scheduled(db, { format: 'round-robin', ruleset: id }, players, 1)
    await playOut(db)
    expect(new Set((await fixturesOf(db, seasonId)).map(({ state }) => state))).toEqual(new Set(['done']))
    expect((await readSeason(db, slug))?.matches).toEqual({ underWay: 0, finished: players })
    expect(await compareStandings(db)).toEqual([])
    const standings = await db.prisma.standing.findMany({ where: { seasonId } })
    const ledger = await db.prisma.ledgerRow.findMany({ where: { seasonId } })
    for (const { agentId, total } of standings) {
      const own = ledger.filter((row) => row.agentId === agentId)
      expect(total).toBe(own.reduce((sum, { points }) => sum + points, initialTotal * 15))
    }
  })
})

it('practice by a ruleset of undercover is dealt words of its own set', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const ruleset = JSON.parse(JSON.stringify(rulesets['undercover-3-magic'])) as object
  await db.prisma.season.update({ where: { id: seasonId }, data: { ruleset } })
  const agentId = await online(db, guest('learner'))
  const opponents = (await listHouseAgents(db)).slice(0, 2).map(({ slug }) => slug)
  await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en', opponents })
  const [matchId] = await seat(db)
  expect(await seatedAt(db, matchId)).toHaveLength(3)
  const { pair } = await db.prisma.match.findUniqueOrThrow({ where: { id: matchId ?? '' } })
  expect(undercoverPairs.map(({ words }) => words.join())).toContain(pair.join())
})
