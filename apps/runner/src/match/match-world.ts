import type { Agent, Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import type { RulingWriter } from '@wis/db/matches'
import type { Connectable } from '../connect/connect.ts'
import type { Feed } from '../live/feed.ts'
import type { Log } from '../operations/log.ts'
import type { Tallies } from '../operations/tallies.ts'
import type { ProviderWatch } from './blamed.ts'

/** Everything that playing any match takes. */
export interface MatchWorld {
  readonly db: Database
  readonly rulings: RulingWriter
  readonly feed: Feed
  readonly clock: Clock
  readonly log: Log
  readonly providers: Pick<ProviderWatch, 'saw' | 'failsForOthers'>
  readonly tallies: Pick<Tallies, 'turn' | 'ended'>
  connect(agent: Connectable): Agent
}

/** A bug, or a log that cannot be played on. Another attempt would only break again. */
export class BrokenMatch extends Error {
  override readonly name = 'BrokenMatch'
}
