import path from 'node:path'
import { openDatabase, runningServerUrl } from '@wis/db'
import { exchangeSeats } from '../../apps/web/src/testing/exchange-seats.ts'

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
  await exchangeSeats(db, matchId, [seat, other])
  console.log(JSON.stringify({ matchId, slugs }))
} finally {
  await db.close()
}
