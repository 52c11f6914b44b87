import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { addStatement, addValues } from './add-to-standings.ts'
import { talliesOfLogs } from './tallies-of-logs.ts'

/** Makes every standing anew from the logs. Settlement waits meanwhile, so that no match is left out or counted twice. */
export async function rebuildStandings(db: Database): Promise<number> {
  return inTransaction(db, async (client) => {
    await client.query('lock table standings in exclusive mode')
    await client.query('delete from standings')
    const sums = await talliesOfLogs(db)
    for (const { seasonId, language, initialTotal, entryCost, agentId, tally } of sums) {
      const seats = [{ agentId, tally }]
      await client.query(addStatement, addValues({ seasonId, language, initialTotal, entryCost, seats }))
    }
    return sums.length
  })
}
