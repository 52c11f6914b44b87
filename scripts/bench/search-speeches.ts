import { findSpeeches, openDatabase } from '@wis/db'
import type { Database } from '@wis/db'
import { openArena } from './rig/arena.ts'
import { migrate, withServer } from './rig/database.ts'
import { writeHistory } from './rig/history.ts'
import { medians, rounded } from './rig/report.ts'

const rounds = 40
const perMatch = 10
/** Said in the oldest match only, in every thousandth, in every one, and in none. */
const wanted = { rare: 'xylophone', some: '风铃', common: 'river', none: 'quartzite' }

await withServer(
  async (urlOf) => {
    const [few, many] = [await searched(urlOf('few'), 5000), await searched(urlOf('many'), 50_000)]
    const measures = [
      many.byKey,
      ...Object.values(wanted).flatMap((text) => [few.find(text), many.find(text)]),
    ]
    const [key = NaN, ...times] = await medians(measures, rounds)
    const found = Object.fromEntries(
      Object.keys(wanted).map((kind, at) => [
        kind,
        { ofFew: times[2 * at] ?? NaN, ofMany: times[2 * at + 1] ?? NaN },
      ]),
    )
    const slowest = Math.max(...Object.values(found).map(({ ofMany }) => ofMany))
    console.log(
      JSON.stringify({
        name: 'search.speeches',
        value: rounded(slowest),
        unit: `ms for the slowest of ${times.length / 2} texts in ${50_000 * perMatch} speeches`,
        baseline: rounded(key),
        ratio: rounded(slowest / key),
        ...Object.fromEntries(
          Object.entries(found).flatMap(([kind, { ofFew, ofMany }]) => [
            [`${kind}Ms`, rounded(ofMany)],
            [`${kind}Growth`, rounded(ofMany / ofFew)],
          ]),
        ),
      }),
    )
    await Promise.all([few.close(), many.close()])
  },
  { durable: false, limitMs: 400_000 },
)

async function searched(url: string, matches: number) {
  migrate(url)
  const db = openDatabase({ url })
  await writeHistory(db, await openArena(db, 100), matches)
  await say(db)
  return {
    byKey: async () => {
      await db.pool.query({
        name: 'one-match',
        text: 'select * from matches where id = $1',
        values: ['0000000000000007'],
      })
    },
    find: (text: string) => async () => {
      await findSpeeches(db, text)
    },
    close: () => db.close(),
  }
}

/** Every match says sentences of a few hundred words, of which some are everywhere. */
async function say(db: Database): Promise<void> {
  await db.pool.query(
    `insert into match_speeches
     select m.id, array_agg(n), array_agg(n % 6),
            array_agg(case when n = 1 and m.place = 1 then 'I hear a xylophone. '
                           when n = 2 and m.place % 1000 = 0 then '窗边有风铃。' else '' end
                      || case n % 2 when 0 then 'It runs like a river, ' else '我觉得它很大，' end
                      || (select string_agg(substr(md5((m.place * 31 + n * 7 + k) % 400 || ''), 1, 5), ' ')
                          from generate_series(1, 5) k))
     from (select id, row_number() over (order by id) as place from matches) m, generate_series(1, $1::int) n
     group by m.id, m.place`,
    [perMatch],
  )
  await db.pool.query('vacuum analyze match_speeches')
}
