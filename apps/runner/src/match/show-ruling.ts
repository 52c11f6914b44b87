import { readEntries } from '@wis/db'
import type { Audience, Entry, MatchId } from '@wis/engine'
import type { MatchInHand, Ruled } from './match-in-hand.ts'
import type { MatchWorld } from './match-world.ts'

type Shown = Pick<MatchWorld, 'feed'>

/** Shows watchers and the lobby what has just been stored; of a match that nobody may watch, nothing to anybody. */
export function showRuling({ feed }: Shown, { match, game }: MatchInHand, { entries, state }: Ruled): void {
  if (match.withheld) return
  feed.entries(match.id, entries, game.rules)
  const ending = game.rules.outcome(state)
  if (!ending) return
  const status = ending.kind === 'void' ? 'void' : 'finished'
  feed.lobby({ id: match.id, status, entries: (entries.at(-1)?.seq ?? 0) + 1 })
}

/** Shown already, as far as anybody may see it. */
const openToAll = { audience: (): Audience => 'everyone' }

/** A runner that died may have stored its last ruling and told nobody; whoever lacks it now asks for what it missed. */
export async function showLast(
  { db, feed }: Shown & Pick<MatchWorld, 'db'>,
  matchId: MatchId,
): Promise<void> {
  const last = (await readEntries(db, matchId, 'spectator')).slice(-1)
  if (last.length > 0) feed.entries(matchId, last, openToAll)
}

/** Shows how a match ended that nobody could play on. */
export function showVoided({ feed }: Shown, matchId: MatchId, last: Entry): void {
  feed.entries(matchId, [last], openToAll)
  feed.lobby({ id: matchId, status: 'void', entries: last.seq + 1 })
}
