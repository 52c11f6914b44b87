import { openDatabase } from '@wis/db'
import type { Database } from '@wis/db'
import { appendRuling, claimMatch, settleMatch } from '@wis/db/matches'
import { openArena } from './rig/arena.ts'
import { migrate, withServer } from './rig/database.ts'
import { dealMatches } from './rig/deal-matches.ts'
import { writeHistory } from './rig/history.ts'
import { settlementOf } from './rig/played-match.ts'
import { median, quantile, rounded } from './rig/report.ts'
import { scriptedMatch, scriptFor } from './rig/scripted-match.ts'

const agents = 2000
const settlements = 300

await withServer(async (urlOf) => {
  const [short, long] = [openDatabase({ url: urlOf('short') }), openDatabase({ url: urlOf('long') })]
  const settleShort = await matchesToSettle(short, 1000)
  const settleLong = await matchesToSettle(long, 200_000)
  const times: Record<'short' | 'long', number[]> = { short: [], long: [] }
  for (let number = 0; number < settlements; number++) {
    times.short.push(await settleShort(number))
    times.long.push(await settleLong(number))
  }
  const [value, baseline] = [median(times.long), median(times.short)]
  console.log(
    JSON.stringify({
      name: 'settle.match',
      value: rounded(value),
      unit: 'ms after 200,000 matches',
      baseline: rounded(baseline),
      ratio: rounded(value / baseline),
      p90: rounded(quantile(times.long, 0.9)),
      baselineP90: rounded(quantile(times.short, 0.9)),
    }),
  )
  await Promise.all([short.close(), long.close()])
})

/** A history, and matches before their last ruling; measures the time to settle one of them. */
async function matchesToSettle(db: Database, history: number) {
  migrate(db.url)
  const arena = await openArena(db, agents)
  await writeHistory(db, arena, history)
  const matches = await dealMatches(db, arena, { first: 0, count: settlements })
  const ready: (() => Promise<void>)[] = []
  for (const { id, number, seats } of matches) {
    const claimed = await claimMatch(db, id)
    if (!claimed) throw new Error('a match that was just dealt is gone')
    const fence = { matchId: id, attempt: claimed.attempt }
    const log = scriptedMatch(scriptFor(number))
    const last = log.findLastIndex(({ event }) => /^(speech-|vote-cast)/.test(event.type))
    await appendRuling(db, fence, log.slice(0, last))
    const settlement = settlementOf(db, { arena, seats, log })
    ready.push(() => settleMatch(db, fence, { entries: log.slice(last) }, settlement))
  }
  return async (number: number) => {
    const started = performance.now()
    await ready[number]?.()
    return performance.now() - started
  }
}
