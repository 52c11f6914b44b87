import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { registered, webhook } from '../testing/registered.ts'
import { openSeason } from '../testing/settled.ts'

/** How a match was added before roles and facts of the first game were facts. */
const earlierStatement = `
  insert into standings (season_id, language, agent_id, total, matches, points, wins, spy_matches, spy_points, spy_wins,
    civilian_matches, civilian_points, civilian_wins, speeches_asked, fouls, ballots_asked, ballots_correct,
    survival_rounds, ballots_against, ballots_against_possible, facts)
  values ($1, 'en', $2, 1500, 1, 75, 1, 1, 75, 1, 0, 0, 0, 2, $3, 0, 0, 2, 1, 9, null)
  on conflict (season_id, language, agent_id) do update set
    matches = standings.matches + excluded.matches, spy_matches = standings.spy_matches + excluded.spy_matches,
    spy_points = standings.spy_points + excluded.spy_points, spy_wins = standings.spy_wins + excluded.spy_wins,
    speeches_asked = standings.speeches_asked + excluded.speeches_asked, fouls = standings.fouls + excluded.fouls,
    survival_rounds = standings.survival_rounds + excluded.survival_rounds,
    facts = case when excluded.facts is null then standings.facts
                 else sum_of_facts(standings.facts, excluded.facts) end`

it('what a runner of an earlier version counts in columns becomes facts once', async () => {
  const db = await freshDatabase()
  const { agentId } = await registered(db, webhook, 'fox')
  const seasonId = await openSeason(db)
  for (const fouls of [1, 0, 1]) await db.pool.query(earlierStatement, [seasonId, agentId, fouls])
  const { rows } = await db.pool.query('select * from standings')
  const [row] = rows
  expect(row).toMatchObject({ matches: 3, spy_matches: 0, fouls: 0, survival_rounds: 0 })
  expect(row?.facts).toEqual({
    'spy-matches': 3,
    'spy-points': 225,
    'spy-wins': 3,
    speeches: 6,
    fouls: 2,
    'rounds-lived': 6,
    'ballots-against': 3,
    'ballots-against-possible': 27,
  })
})
