import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import type { Arena } from './arena.ts'
import { kit } from './usual-kit.ts'

/**
 * Adds settled matches of the arena's agents, with seats, ledger and standings that agree. They have no logs, because
 * queries over many matches never read them.
 */
export async function writeHistory(
  db: Database,
  { seasonId, agents }: Arena,
  matches: number,
): Promise<void> {
  await inTransaction(db, async (client) => {
    // Every row refers to existing rows. Checking that for millions of them would take longer than the inserts.
    await client.query(`set local session_replication_role = replica`)
    const ruleset = JSON.stringify(kit.setup.presets[0])
    await client.query(matchesText, [seasonId, ruleset, matches])
    await client.query(seatsText, [agents.length, matches])
    await client.query(ledgerText)
    await client.query(standingsText)
  })
  await db.pool.query('vacuum analyze')
  await db.pool.query('checkpoint')
}

// These ids sort before any new one. The spy wins one match in three; otherwise all civilians share the pot.
const matchesText = `
  insert into matches (id, game, season_id, mode, language, status, ruleset, pair, seed, salt, commitment, attempt,
                       next_seq, created_at, started_at, ended_at, winner, spy_seat, civilian_word, spy_word, reason)
  select lpad(n::text, 16, '0'), 'who-is-spy', $1, 'ranked', 'en', 'finished', $2::jsonb, '{tea,coffee}', 'seed', 'salt',
         repeat('c', 64), 1, 40, t, t, t + interval '5 minutes',
         case when n % 3 = 0 then 'spy' else 'civilians' end, n % 6, 'tea', 'coffee',
         case when n % 3 = 0 then 'rounds-done' else 'spy-out' end
  from generate_series(1, $3::int) n, lateral (select now() - ($3 - n + 10) * interval '1 minute' as t) times`

const seatsText = `
  insert into seats (match_id, seat, alias, agent_id, version_id, role, points)
  select lpad(n::text, 16, '0'), seat, 'Player ' || seat + 1, 'agent-' || agent, 'version-' || agent, role,
         case when n % 3 = 0 then case role when 'spy' then 180 else 0 end
              else case role when 'spy' then 0 else 36 end end
  from generate_series(1, $2::int) n, generate_series(0, 5) seat,
       lateral (select (n::bigint * 7919 + seat * 31) % $1::int as agent,
                       case when seat = n % 6 then 'spy' else 'civilian' end as role) who`

const ledgerText = `
  insert into ledger (match_id, seat, agent_id, season_id, language, points, entry_cost, at)
  select s.match_id, s.seat, s.agent_id, m.season_id, m.language, s.points, 15, m.ended_at
  from matches m join seats s on s.match_id = m.id`

const standingsText = `
  insert into standings (season_id, language, agent_id, total, matches, points, wins, facts)
  select m.season_id, m.language, s.agent_id, 1500 + sum(s.points - 15), count(*), sum(s.points),
         count(*) filter (where (s.role = 'spy') = (m.winner = 'spy')),
         jsonb_build_object(
           'spy-matches', count(*) filter (where s.role = 'spy'),
           'spy-points', coalesce(sum(s.points) filter (where s.role = 'spy'), 0),
           'spy-wins', count(*) filter (where s.role = 'spy' and m.winner = 'spy'),
           'civilian-matches', count(*) filter (where s.role <> 'spy'),
           'civilian-points', coalesce(sum(s.points) filter (where s.role <> 'spy'), 0),
           'civilian-wins', count(*) filter (where s.role <> 'spy' and m.winner <> 'spy'),
           'speeches', 3 * count(*), 'ballots', 2 * count(*), 'ballots-right', count(*),
           'rounds-lived', 2 * count(*), 'ballots-against', count(*), 'ballots-against-possible', 4 * count(*))
  from matches m join seats s on s.match_id = m.id
  group by m.season_id, m.language, s.agent_id`
