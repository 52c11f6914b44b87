import { readEntries } from '@wis/db/matches'
import type { Audience, Entry, MatchId } from '@wis/engine'
import type { MatchInHand, Ruled } from './match-in-hand.ts'
import type { MatchWorld } from './match-world.ts'

type Shown = Pick<MatchWorld, 'feed'>

/** Shows watchers and the lobby a ruling that has just been stored. Shows nothing of a match that nobody may watch. */
export function showRuling({ feed }: Shown, { match, game }: MatchInHand, { entries, state }: Ruled): void {
  if (match.withheld) return
  feed.entries(match.id, entries, game.rules)
  const ending = game.rules.outcome(state)
  if (!ending) return
  const status = ending.kind === 'void' ? 'void' : 'finished'
  feed.lobby({ id: match.id, status, entries: (entries.at(-1)?.seq ?? 0) + 1 })
}

/** For entries that were already redacted for spectators, or hold no secret. */
const openToAll = { audience: (): Audience => 'everyone' }

/**
 * A runner that died may have stored its last ruling without showing it. Watchers who lack it now ask for it. If the
 * number of entries is known, no more than the last is read.
 */
export async function showLast(
  { db, feed }: Shown & Pick<MatchWorld, 'db'>,
  matchId: MatchId,
  entries = 0,
): Promise<void> {
  const last = (await readEntries(db, matchId, 'spectator', entries - 2)).slice(-1)
  if (last.length > 0) feed.entries(matchId, last, openToAll)
}

/** Shows the end of a match that could not be played on. */
export function showVoided({ feed }: Shown, matchId: MatchId, last: Entry): void {
  feed.entries(matchId, [last], openToAll)
  feed.lobby({ id: matchId, status: 'void', entries: last.seq + 1 })
}
