import { openArena } from './rig/arena.ts'
import { withDatabase } from './rig/database.ts'
import { dealMatches } from './rig/deal-matches.ts'
import type { DealtMatch } from './rig/deal-matches.ts'
import { reportDurable, width } from './rig/durable-matches.ts'
import { startGateway, worldOf } from './rig/runner.ts'
import { scriptedAgent } from './rig/scripted-agent.ts'

await withDatabase(
  async (db) => {
    const arena = await openArena(db, 120)
    const { feed, stop } = await startGateway(db)
    await reportDurable<DealtMatch>(db, {
      name: 'runner.matches',
      deal: (span) => dealMatches(db, arena, span),
      worldOf: (matches) => worldOf(db, feed, scriptedAgent(matches)),
    })
    await stop()
  },
  { poolSize: width },
)
