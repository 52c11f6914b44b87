import { openDatabase } from '@wis/db'
import { appendRuling, claimMatch } from '@wis/db/matches'
import { kitCalled } from '@wis/games'
import { houseMatch } from '../rig/answered-match.ts'
import { dealKitMatches, openArena, openKitArena } from '../rig/arena.ts'
import { migrate, withServer } from '../rig/database.ts'
import { meterProcess } from '../rig/processor-time.ts'
import { rounded } from '../rig/report.ts'
import { startGateway } from '../rig/runner.ts'
import { serve } from '../rig/site.ts'
import { startWatchers } from '../rig/start-watchers.ts'

/** Entries of the match that are watched, after as many that were played before anybody came. */
const watched = 50
const sockets = 200
/** All from one address, which may ask 600 times a minute. */
const askers = 10

/**
 * What one watcher of one hold’em table costs the web process for each entry: pushed through it to the browser, which folds it;
 * and with a question for scenes after each entry, which is how watchers were told before.
 */
await withServer(
  async (urlOf) => {
    const db = openDatabase({ url: urlOf('live_kits') })
    migrate(db.url)
    const kit = kitCalled('holdem')
    if (!kit) throw new Error('the game is not here')
    const arena = await openKitArena(db, await openArena(db, 2), kit)
    const [match] = await dealKitMatches(db, kit, arena, { first: 0, count: 1 })
    const claimed = match && (await claimMatch(db, match.id))
    if (!claimed) throw new Error('there is no match to watch')
    const matchId = claimed.id
    const fence = { matchId, attempt: claimed.attempt }
    const log = houseMatch(kit, 'live').play()
    await appendRuling(db, fence, log.slice(0, watched))

    const gateway = await startGateway(db)
    const site = await serve(db.url, { RUNNER_URL: new URL(gateway.url).origin })
    const watchers = await startWatchers({
      url: `${site.url}/live`,
      matchId,
      sockets,
      first: watched - 1,
    })
    let meter = meterProcess(site.pid)
    for (const entry of log.slice(watched, 2 * watched)) {
      await appendRuling(db, fence, [entry])
      await watchers.latencies(entry.seq, () => gateway.feed.entries(matchId, [entry], kit.rules))
    }
    const pushed = meter()
    watchers.stop()

    const ask = async (after: number) => {
      const answer = await fetch(`${site.url}/api/v1/matches/${matchId}/scenes?reveal=table&after=${after}`)
      if (!answer.ok) throw new Error(`scenes did not come: ${answer.status}`)
      await answer.arrayBuffer()
    }
    await ask(0)
    meter = meterProcess(site.pid)
    for (const { seq } of log.slice(watched, 2 * watched))
      await Promise.all(Array.from({ length: askers }, () => ask(seq - 1)))
    const asked = meter()
    await site.stop()
    await gateway.stop()
    await db.close()

    const perEntry = (seconds: number, readers: number) => (1000 * seconds) / (readers * watched)
    const [value, baseline] = [perEntry(pushed, sockets), perEntry(asked, askers)]
    console.log(
      JSON.stringify({
        name: 'live.kits',
        value: rounded(value),
        unit: 'ms of the web process for each watcher and entry',
        baseline: rounded(baseline),
        ratio: rounded(value / baseline),
      }),
    )
  },
  { durable: false, limitMs: 600_000 },
)
