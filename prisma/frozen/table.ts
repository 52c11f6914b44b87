import { createHouseAgent, systemClock } from '@wis/agents'
import type { Database, Vault } from '@wis/db'
import { createRulingWriter } from '@wis/db/matches'
import type { MatchId } from '@wis/engine'
import type { Checkable } from '@wis/flight-check'
import { createConnect } from '../../apps/runner/src/connect/connect.ts'
import type { Connectable } from '../../apps/runner/src/connect/connect.ts'
import { createProviderWatch } from '../../apps/runner/src/match/blamed.ts'
import { runMatch } from '../../apps/runner/src/match/run-match.ts'
import { matchmake } from '../../apps/runner/src/matchmaking/matchmaker.ts'
import type { TableQueue, WaitingTable } from '../../apps/runner/src/matchmaking/matchmaker.ts'
import { readyTable } from '../../apps/runner/src/matchmaking/ready-table.ts'
import { createLog } from '../../apps/runner/src/operations/log.ts'
import { createTallies } from '../../apps/runner/src/operations/tallies.ts'
import { tendSeasons } from '../../apps/runner/src/season/tend-seasons.ts'
import type { StandIns } from './stand-ins.ts'

const never = new AbortController().signal

/** Whoever plays the matches of a database in this process, with the code of a runner. */
export interface House {
  readonly db: Database
  connect(agent: Connectable): Checkable
  /** Makes tables of whoever waits in the queue, and deals them. */
  seat(): Promise<MatchId[]>
  /** Begins what the schedules of seasons call for. */
  tend(): Promise<MatchId[]>
  /** Plays a match to its end, or lets it go once so many entries are stored. */
  play(matchId: MatchId, entries?: number): Promise<void>
}

interface Needed {
  readonly db: Database
  readonly vault?: Vault | undefined
  readonly standIns?: StandIns
}

export function openHouse({ db, vault, standIns }: Needed): House {
  const log = createLog(() => undefined)
  const connect = standIns
    ? reaching({ db, vault, standIns })
    : ({ slug }: Connectable) => createHouseAgent(slug)
  const world = { db, log, clock: systemClock, connect }
  const seated = async (set: (queue: TableQueue) => Promise<void>) => {
    const tables: WaitingTable[] = []
    const matches: MatchId[] = []
    await set({ enqueueTable: async (_, table) => void tables.push(table) })
    const enqueueMatch = async (_: unknown, matchId: MatchId) => void matches.push(matchId)
    for (const table of tables) await readyTable({ ...world, feed: unheard, enqueueMatch }, table, never)
    return matches
  }
  return {
    db,
    connect,
    seat: () => seated((queue) => matchmake(db, queue)),
    tend: () => seated((queue) => tendSeasons(db, queue)),
    play: async (matchId, entries = Infinity) => {
      const drain = new AbortController()
      const feed = {
        ...unheard,
        entries: (_: unknown, shown: readonly { readonly seq: number }[]) => {
          if ((shown.at(-1)?.seq ?? 0) >= entries) drain.abort()
        },
      }
      const playing = { rulings: createRulingWriter(db), providers: createProviderWatch(db) }
      const match = { ...world, ...playing, feed, tallies: createTallies() }
      await runMatch(match, matchId, { lost: never, drain: drain.signal })
    },
  }
}

const unheard = { entries: () => undefined, lobby: () => undefined }

function reaching({ db, vault, standIns }: Needed & { readonly standIns: StandIns }) {
  return createConnect({
    clock: systemClock,
    db,
    vault,
    housePaceMs: 0,
    outbound: { lineTo: () => standIns.line },
    allowedHosts: [standIns.place],
    hubUrl: standIns.url,
  })
}
