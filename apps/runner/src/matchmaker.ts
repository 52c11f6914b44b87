import { createMatch, drawWordPair, inTransaction, lockWaitingTickets, seatTickets } from '@wis/db'
import type { Database, NewMatch } from '@wis/db'
import { dealMatch } from './deal-match.ts'
import { formTables } from './form-tables.ts'
import type { Jobs } from './jobs.ts'
import type { Feed } from './live/feed.ts'

const ticketsAtOnce = 600

/** Seats whoever waits. Match, seats, tickets and job are stored together, so none is ever without the others. */
export async function matchmake(db: Database, jobs: Pick<Jobs, 'enqueue'>, feed: Feed): Promise<void> {
  const made = await inTransaction(db, async (client) => {
    const matches: NewMatch[] = []
    for (const group of formTables(await lockWaitingTickets(client, ticketsAtOnce))) {
      const match = dealMatch(group, await drawWordPair(client, group[0].language))
      await createMatch(client, match)
      await seatTickets(
        client,
        match.id,
        group.map(({ id }) => id),
      )
      await jobs.enqueue(client, match.id)
      matches.push(match)
    }
    return matches
  })
  for (const { id } of made) feed.lobby({ id, status: 'waiting', entries: 0 })
}
