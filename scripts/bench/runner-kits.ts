import { createKitHouseAgent } from '@wis/agents'
import { otherKits } from '@wis/games'
import { dealKitMatches, openArena, openKitArena } from './rig/arena.ts'
import { withDatabase } from './rig/database.ts'
import { reportDurable, width } from './rig/durable-matches.ts'
import { startGateway, worldOf } from './rig/runner.ts'

/** Matches of all other games. The weakest player of the house answers for every seat, because it thinks least. */
await withDatabase(
  async (db) => {
    const arena = await openArena(db, 120)
    const { feed, stop } = await startGateway(db)
    for (const kit of otherKits) {
      const own = await openKitArena(db, arena, kit)
      const world = worldOf(db, feed, createKitHouseAgent(kit, kit.house[0].slug))
      await reportDurable(db, {
        name: `runner.kits ${kit.id}`,
        deal: (span) => dealKitMatches(db, kit, own, span),
        worldOf: () => world,
      })
    }
    await stop()
  },
  { poolSize: width, limitMs: 900_000 },
)
