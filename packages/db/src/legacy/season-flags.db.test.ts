import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { seasonFlags } from '../doors/seasons.ts'
import { namedAgents } from '../testing/played-out.ts'
import { decide, openSeason } from '../testing/settled.ts'

/** A season with this many matches in which the second agent and one other vote for the spy each time. */
async function season(matches: number, isHonest: boolean) {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, [...'abcdef'])
  const matchId = await decide(db, { seasonId, agents }, { points: [0, 0, 0, 0, 0, 0] })
  const about = { seasonId, language: 'en', agentIds: agents, spyWon: false, pair: 'tea / coffee' }
  for (let number = 0; number < matches; number++) {
    const others = 1 << (1 + (number % 4))
    const right = isHonest ? 1 << (number % 5) : others | 1
    const votes = [right, 31 & ~right]
    if (number === 0) await db.prisma.ratedMatch.create({ data: { matchId, ...about, votes } })
    else
      await db.pool.query(
        `with m as (insert into matches (id, game, season_id, mode, language, status, ruleset, pair, seed, salt, commitment)
                    select $1, game, season_id, mode, language, status, ruleset, pair, seed, salt, commitment
                    from matches where id = $2 returning id)
         insert into rated_matches (match_id, season_id, language, agent_ids, spy_won, pair, votes)
         select id, $3, 'en', $4, false, 'tea / coffee', $5 from m`,
        [`${matchId.slice(0, 10)}${String(number).padStart(6, '0')}`, matchId, seasonId, agents, votes],
      )
  }
  return { agents, flags: await seasonFlags(db, seasonId) }
}

it('an agent that always knows the spy is flagged, first of all, with matches to look at', async () => {
  const { agents, flags } = await season(150, false)
  expect(flags[0]).toMatchObject({ agentId: agents[1], measure: 'ballots', observed: 150, flagged: true })
  expect(flags[0]?.matchIds.length).toBeGreaterThan(0)
  expect(flags.filter(({ flagged }) => flagged)).toHaveLength(1)
})

it('no agent is flagged if all know as much, or after a few matches', async () => {
  expect((await season(150, true)).flags.some(({ flagged }) => flagged)).toBe(false)
  expect((await season(20, false)).flags.some(({ flagged }) => flagged)).toBe(false)
})
