import { openDatabase } from '@wis/db'
import { leaderboard } from '@wis/db/boards'
import { openArena } from './rig/arena.ts'
import { migrate, withServer } from './rig/database.ts'
import { writeHistory } from './rig/history.ts'
import { medians, rounded } from './rig/report.ts'

const agents = 2000
const rounds = 250
const pageSize = 50

await withServer(
  async (urlOf) => {
    const [few, many] = [await board(urlOf('few'), 20_000), await board(urlOf('many'), 200_000)]
    const measures = {
      key: many.byKey,
      first: () => many.page(0),
      deep: () => many.page(agents - pageSize),
      firstOfFew: () => few.page(0),
      deepOfFew: () => few.page(agents - pageSize),
    }
    const [key = NaN, first = NaN, deep = NaN, firstOfFew = NaN, deepOfFew = NaN] = await medians(
      Object.values(measures),
      rounds,
    )
    console.log(
      JSON.stringify({
        name: 'leaderboard.query',
        value: rounded(first),
        unit: 'ms for the first page',
        baseline: rounded(key),
        ratio: rounded(first / key),
        deepMs: rounded(deep),
        deepRatio: rounded(deep / key),
        growth: rounded(first / firstOfFew),
        deepGrowth: rounded(deep / deepOfFew),
      }),
    )
    await Promise.all([few.close(), many.close()])
  },
  { durable: false },
)

async function board(url: string, matches: number) {
  migrate(url)
  const db = openDatabase({ url })
  const arena = await openArena(db, agents)
  await writeHistory(db, arena, matches)
  const text = 'select * from standings where season_id = $1 and language = $2 and agent_id = $3'
  return {
    byKey: async () => {
      const values = [arena.seasonId, 'en', 'agent-7']
      await db.pool.query({ name: 'one-standing', text, values })
    },
    page: async (before: number) => {
      const page = await leaderboard(db, { language: 'en', cursor: String(before), limit: pageSize })
      if (page?.items.length !== pageSize) throw new Error('the board is not as long as it should be')
    },
    close: () => db.close(),
  }
}
