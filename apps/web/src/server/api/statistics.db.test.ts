import { makeStatistics, refitRatings } from '@wis/db/boards'
import { apiRoutes } from '@wis/protocol'
import { agentsCalled, endedMatch, ladderOf } from '@wis/testkit'
import { expect, it } from 'vitest'
import { apiRig } from '../../testing/api-rig.ts'

const fit = () => Promise.reject(new Error('no game of one against all is played here'))

it('what seats are worth, cycles and the number over all games are answered as they were made last', async () => {
  const api = await apiRig()
  const seasonId = await ladderOf(api.db, 'bargain')
  await agentsCalled(api.db, ['ann', 'bob', 'cat'])
  const statistics = async () =>
    apiRoutes['GET /leaderboard/statistics'].answer.parse(
      await (await api.call('GET /leaderboard/statistics', { query: { game: 'bargain' } })).json(),
    )
  expect(await statistics()).toMatchObject({ game: 'bargain', madeAt: null, seats: null, cycles: null })
  const meetings = ['ann bob', 'bob cat', 'cat ann', 'bob ann', 'cat bob', 'ann cat']
  for (let minute = 0; minute < 60; minute++) {
    const [one = '', other = ''] = (meetings[minute % 6] ?? '').split(' ')
    const seats = [
      { agentId: one, place: minute % 5 === 0 ? 2 : 1 },
      { agentId: other, place: minute % 5 === 0 ? 1 : 2 },
    ]
    await endedMatch(api.db, { id: `m${minute}`, seasonId, game: 'bargain', minute, seats })
  }
  await api.db.pool.query(
    `insert into skill_matches (match_id, season_id, language, ended_at, agent_ids, places, teams, means, deviations)
     select m.id, m.season_id, m.language, m.ended_at, array_agg(s.agent_id order by s.seat),
            array_agg(s.place order by s.seat), array_agg(s.team order by s.seat), '{}', '{}'
     from matches m join seats s on s.match_id = m.id group by m.id`,
  )
  await api.db.pool.query(
    `insert into rating_fits (season_id, language, fitted_at, matches, basis, field) values ($1, 'en', now(), 0, '', '{}')`,
    [seasonId],
  )
  await api.db.pool.query(`update rating_fits set basis = 'none yet'`)
  await refitRatings(api.db, { fit })
  await makeStatistics(api.db)
  const found = await statistics()
  expect(found.seats).toMatchObject({ of: 'matches', matches: 60 })
  expect(found.seats?.seats.map(({ name }) => name?.en)).toEqual([
    'Makes the first offer',
    'Answers the first offer',
  ])
  expect(found.cycles).toMatchObject({ agents: 3, matches: 60 })
  const missing = await api.call('GET /leaderboard/statistics', { query: { season: 'nowhere' } })
  expect(missing.status).toBe(404)
  const general = await (await api.call('GET /general-ratings')).json()
  expect(apiRoutes['GET /general-ratings'].answer.parse(general)).toMatchObject({
    explained: null,
    compared: 0,
    items: [],
    boards: [{ game: 'bargain', name: { en: expect.any(String) as string }, agents: 3 }],
  })
})
