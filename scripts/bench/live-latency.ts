import type { Database } from '@wis/db'
import { appendRuling, claimMatch } from '@wis/db/matches'
import type { Fence } from '@wis/db/matches'
import { redact } from '@wis/engine'
import type { Entry } from '@wis/engine'
import { matchRoom } from '../../apps/runner/src/live/feed.ts'
import { openArena } from './rig/arena.ts'
import { withDatabase } from './rig/database.ts'
import { dealMatches } from './rig/deal-matches.ts'
import { quantile, rounded } from './rig/report.ts'
import { startGateway } from './rig/runner.ts'
import { startWatchers } from './rig/start-watchers.ts'
import { kit } from './rig/usual-kit.ts'

const sockets = 1000
const rounds = 60

await withDatabase(async (db) => {
  const fence = await runningMatch(db)
  const { feed, live, url, stop } = await startGateway(db)
  await appendRuling(db, fence, [speech(0)])
  const watchers = await startWatchers({ url, matchId: fence.matchId, sockets })

  const { matchId } = fence
  const tellOurs = (entry: Entry) => feed.entries(matchId, [entry], kit.rules)
  const tellBare = (entry: Entry) => {
    const message = { matchId, entries: [redact(kit.rules, 'spectator', entry)] }
    live.local.to(matchRoom(matchId)).emit('match.entries', message)
  }
  const ours: number[] = []
  const bare: number[] = []
  const measure = async (seq: number, tell: (entry: Entry) => void, latencies: number[]) => {
    const entry = speech(seq)
    await appendRuling(db, fence, [entry])
    latencies.push(...(await watchers.latencies(seq, () => tell(entry))))
  }
  for (let seq = 1; seq < 4 * rounds; seq += 4) {
    await measure(seq, tellOurs, ours)
    await measure(seq + 1, tellBare, bare)
    await measure(seq + 2, tellBare, bare)
    await measure(seq + 3, tellOurs, ours)
  }
  watchers.stop()
  await stop()

  const [p50, p99] = [quantile(ours, 0.5), quantile(ours, 0.99)]
  const [bareP50, bareP99] = [quantile(bare, 0.5), quantile(bare, 0.99)]
  console.log(
    JSON.stringify({
      name: 'live.latency',
      value: rounded(p99),
      unit: 'ms at p99',
      baseline: rounded(bareP99),
      ratio: rounded(p99 / bareP99),
      p50: rounded(p50),
      baselineP50: rounded(bareP50),
      ratioP50: rounded(p50 / bareP50),
    }),
  )
})

async function runningMatch(db: Database): Promise<Fence> {
  const [match] = await dealMatches(db, await openArena(db, 6), { first: 0, count: 1 })
  const claimed = match && (await claimMatch(db, match.id))
  if (!claimed) throw new Error('there is no match to watch')
  return { matchId: claimed.id, attempt: claimed.attempt }
}

function speech(seq: number): Entry {
  const text = 'Most people I know have it in the morning, and would miss it on a rainy day.'
  const event = { type: 'speech-given', seat: 0, text, cut: false }
  return { seq, at: new Date().toISOString(), event }
}
