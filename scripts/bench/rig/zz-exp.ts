import { runMatch } from '/work/main/apps/runner/src/match/run-match.ts'
import { dealMatches, openArena } from '/work/main/scripts/bench/rig/arena.ts'
import type { DealtMatch } from '/work/main/scripts/bench/rig/arena.ts'
import { atOnce } from '/work/main/scripts/bench/rig/at-once.ts'
import { insertBare, readKept } from '/work/main/scripts/bench/rig/bare-client.ts'
import type { Kept } from '/work/main/scripts/bench/rig/bare-client.ts'
import { withDatabase } from '/work/main/scripts/bench/rig/database.ts'
import { report } from '/work/main/scripts/bench/rig/report.ts'
import { patient, startGateway, worldOf } from '/work/main/scripts/bench/rig/runner.ts'
import { scriptedAgent } from '/work/main/scripts/bench/rig/scripted-agent.ts'

const count = 96
const width = 16

await withDatabase(
  async (db) => {
    const arena = await openArena(db, 120)
    const { feed, stop } = await startGateway(db)
    let first = 0
    const deal = () => dealMatches(db, arena, { first: (first += count), count })
    const perSecond = async (matches: readonly DealtMatch[], play: (match: DealtMatch) => Promise<void>) => {
      const started = performance.now()
      await atOnce(matches, width, play)
      return (matches.length * 1000) / (performance.now() - started)
    }

    let played: readonly DealtMatch[] = []
    await report({
      name: 'runner.matches',
      unit: 'matches/s',
      measure: async () => {
        played = await deal()
        const world = worldOf(db, { entries: () => undefined, lobby: () => undefined }, scriptedAgent(played))
        return perSecond(played, ({ id }) => runMatch(world, id, patient))
      },
      baseline: async () => {
        const kept = new Map<string, Kept>()
        const blanks = await deal()
        for (const [at, { id }] of played.entries()) kept.set(blanks[at]?.id ?? '', await readKept(db, id))
        return perSecond(blanks, async ({ id }) => {
          const rows = kept.get(id)
          if (rows) await insertBare(db.pool, id, rows)
        })
      },
    })
    await stop()
  },
  { poolSize: width },
)
