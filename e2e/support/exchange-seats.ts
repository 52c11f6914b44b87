import path from 'node:path'
import { openDatabase, runningServerUrl } from '@wis/db'

// In the match of a person that is played now, the person and the agent at the next seat change places. Prints the match and who
// sits there. Done twice, it is as it was.
const [dataDir = ''] = process.argv.slice(2)
const url = runningServerUrl(path.join(dataDir, 'postgres'), 'wis')
if (url === undefined) throw new Error(`no platform runs in ${dataDir}`)
const db = openDatabase({ url })
try {
  const { rows } = await db.pool.query<{ matchId: string; seat: number; slugs: string[] }>(
    `select s.match_id as "matchId", s.seat,
            (select array_agg(o.slug order by o.slug) from seats t join agents o on o.id = t.agent_id where t.match_id = m.id) as slugs
     from seats s join agents a on a.id = s.agent_id join matches m on m.id = s.match_id
     where a.kind = 'person' and m.status = 'running'`,
  )
  const [{ matchId, seat, slugs }, ...more] = rows as [(typeof rows)[number], ...typeof rows]
  if (more.length > 0) throw new Error('more than one person plays')
  const other = (seat + 1) % slugs.length
  await db.pool.query(
    `update seats s set agent_id = o.agent_id, version_id = o.version_id, sits_in = o.sits_in
     from seats o where s.match_id = $1 and o.match_id = $1 and s.seat in ($2, $3) and o.seat = $2 + $3 - s.seat`,
    [matchId, seat, other],
  )
  await db.pool.query(
    'update agent_calls set seat = $2 + $3 - seat where match_id = $1 and seat in ($2, $3)',
    [matchId, seat, other],
  )
  console.log(JSON.stringify({ matchId, slugs }))
} finally {
  await db.close()
}
