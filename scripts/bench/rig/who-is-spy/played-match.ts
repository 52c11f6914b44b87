import type { Database } from '@wis/db'
import { appendRuling, claimMatch, settleMatch, ownSettlement } from '@wis/db/matches'
import { replay } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { Arena } from '../arena.ts'
import { dealMatches } from './deal-matches.ts'
import { scriptedMatch, scriptFor } from './scripted-match.ts'

/** A match by number with its whole log, stored as by a runner but in one ruling. */
export async function playAndSettle(db: Database, arena: Arena, number: number): Promise<string> {
  const [match] = await dealMatches(db, arena, { first: number, count: 1 })
  const claimed = match && (await claimMatch(db, match.id))
  if (!claimed) throw new Error('a match that was just dealt is gone')
  const fence = { matchId: match.id, attempt: claimed.attempt }
  const log = scriptedMatch(scriptFor(match.number))
  await appendRuling(db, fence, log.slice(0, -1))
  const played = { seasonId: arena.seasonId, mode: 'ranked' as const, seats: match.seats }
  await settleMatch(db, fence, { entries: log.slice(-1) }, ownSettlement(played, replay(whoIsSpy, log)))
  return match.id
}
