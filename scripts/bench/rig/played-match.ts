import type { Database } from '@wis/db'
import { appendRuling, claimMatch, settlementOfLog, settleMatch } from '@wis/db/matches'
import type { Entry } from '@wis/engine'
import type { Arena } from './arena.ts'
import { dealMatches } from './deal-matches.ts'
import type { DealtMatch } from './deal-matches.ts'
import { scriptedMatch, scriptFor } from './scripted-match.ts'
import { kit } from './usual-kit.ts'

/** A match by number with its whole log, stored as by a runner but in one ruling. */
export async function playAndSettle(db: Database, arena: Arena, number: number): Promise<string> {
  const [match] = await dealMatches(db, arena, { first: number, count: 1 })
  const claimed = match && (await claimMatch(db, match.id))
  if (!claimed) throw new Error('a match that was just dealt is gone')
  const fence = { matchId: match.id, attempt: claimed.attempt }
  const log = scriptedMatch(scriptFor(match.number))
  await appendRuling(db, fence, log.slice(0, -1))
  await settleMatch(
    db,
    fence,
    { entries: log.slice(-1) },
    settlementOf(db, { arena, seats: match.seats, log }),
  )
  return match.id
}

interface Ended {
  readonly arena: Pick<Arena, 'seasonId'>
  readonly seats: DealtMatch['seats']
  readonly log: readonly Entry[]
}

/** What a runner stores of a match that is over. */
export function settlementOf(db: Database, { arena: { seasonId }, seats, log }: Ended) {
  return settlementOfLog(db, { game: kit.id, seasonId, mode: 'ranked', language: 'en', seats }, log)
}
