import type { Database } from '@wis/db'
import { createUser } from '@wis/db/accounts'
import { knockoutStages } from '@wis/db/seasons'
import { verifySeason } from '@wis/proof'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { exportedLines } from '../testing/lab-rows.ts'
import { playOut } from '../testing/play-tables.ts'
import { fixturesOf, kitSeason, scheduled } from '../testing/scheduled-season.ts'

/** Gives agents to a new owner. */
async function giveTo(db: Database, name: string, agentIds: readonly string[]): Promise<void> {
  const email = `${name}@example.org`
  const id = await createUser(db, { name, email, passwordHash: null, firstIsAdmin: false })
  await db.pool.query('update agents set owner_id = $1 where id = any($2::text[])', [id, agentIds])
}

const seatings = async (db: Database, season: Awaited<ReturnType<typeof kitSeason>>) =>
  (await fixturesOf(db, season.seasonId)).map(({ agentIds }) => agentIds)

describe('two agents of one owner', { timeout: 120_000 }, () => {
  it(
    'never meet in a round robin at tables of two, and play as many matches as the others',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const players = ['random', 'random', 'wins-and-blocks', 'perfect']
      const kind = { game: 'tic-tac-toe', ruleset: 'llmarena', format: 'round-robin' } as const
      const season = await kitSeason(db, { ...kind, players, deals: 3 })
      const [one = '', other = ''] = season.entrants
      await giveTo(db, 'ann', [one, other])
      await season.play()
      const played = await seatings(db, season)
      expect(played).toHaveLength(12)
      expect(played.filter((agents) => agents.includes(one) && agents.includes(other))).toEqual([])
      for (const agent of season.entrants)
        expect(played.filter((agents) => agents.includes(agent))).toHaveLength(6)
      const exported = await exportedLines(db, season.slug)
      expect(exported[0]).toContain('"owners":"apart"')
      expect(exported.filter((line) => line.includes(`"ownedWith":"${one}"`))).toHaveLength(1)
      expect(await verifySeason(exported)).toMatchObject({ ok: true, matches: 12, standings: 4 })
    },
  )

  it(
    'never meet in a knockout: if both win, the better one plays the last table',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const players = ['alpha-beta', 'alpha-beta', 'random', 'random']
      const cup = {
        game: 'connect-four',
        ruleset: 'llmarena',
        format: 'knockout',
        players,
        deals: 1,
      } as const
      const season = await kitSeason(db, cup)
      const strong = season.entrants.slice(0, 2)
      await giveTo(db, 'ann', strong)
      await season.play()
      const played = await seatings(db, season)
      expect(played.filter((agents) => strong.every((agent) => agents.includes(agent)))).toEqual([])
      const stages = await knockoutStages(
        db,
        { id: season.seasonId, slug: season.slug },
        { matchesPerGroup: 2 },
      )
      expect(stages.map(({ groups }) => groups.map(({ places }) => places.length))).toEqual([[2, 2], [2]])
      expect(strong).toContain(stages[1]?.groups[0]?.won?.winner)
      expect(await verifySeason(await exportedLines(db, season.slug))).toMatchObject({ ok: true })
    },
  )

  it('sit at two tables of six, which house agents fill', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const { seasonId, entrants } = await scheduled(db, 'round-robin', 5, 1)
    await giveTo(db, 'ann', entrants.slice(0, 2))
    await playOut(db)
    const fixtures = await fixturesOf(db, seasonId)
    expect(fixtures).toHaveLength(12)
    expect(
      fixtures.filter(({ agentIds }) => entrants.slice(0, 2).every((agent) => agentIds.includes(agent))),
    ).toEqual([])
  })

  it('meet in a season from before this rule', async () => {
    const db = await freshDatabase()
    const { seasonId, entrants } = await scheduled(db, 'round-robin', 6, 1)
    await giveTo(db, 'ann', entrants)
    await db.pool.query(`update seasons set terms = terms - 'owners' where id = $1`, [seasonId])
    await playOut(db)
    expect((await fixturesOf(db, seasonId)).map(({ agentIds }) => agentIds.toSorted())).toEqual(
      Array.from({ length: 6 }, () => entrants.toSorted()),
    )
  })
})
