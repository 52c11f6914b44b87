import { settlementOfState } from '@wis/arena'
import { storedConnector, strike } from '@wis/db/agents'
import { readEntries, settleMatch, voidMatch } from '@wis/db/matches'
import type { CallRecord, ClaimedMatch } from '@wis/db/matches'
import type { Audience, Entry, MatchId } from '@wis/engine'
import { defaultPriceOf } from '@wis/protocol'
import { mostStored } from './ask-seat.ts'
import type { MatchInHand, Ruled } from './match-in-hand.ts'
import type { MatchWorld } from './match-world.ts'

interface Priced {
  readonly kind: string
  readonly settings: unknown
  /** The owner's prices, in US dollars for a million tokens. */
  readonly prices: { readonly input: number; readonly output: number } | null
}

interface Used {
  readonly inputTokens?: number
  readonly outputTokens?: number
}

/**
 * The cost of an agent's tokens in millionths of a US dollar: by its owner's prices, or else by the known prices of its
 * model. Undefined if neither is known, or if the agent does not report its tokens.
 */
export function costMicros(agent: Priced, { inputTokens, outputTokens }: Used): number | undefined {
  if (inputTokens === undefined || outputTokens === undefined) return undefined
  const connector = storedConnector(agent.kind, agent.settings)
  const price = agent.prices ?? (connector && defaultPriceOf(connector))
  // A dollar for a million tokens is a millionth of a dollar for one.
  return price && Math.min(mostStored, Math.ceil(inputTokens * price.input + outputTokens * price.output))
}

/** Stores a ruling and its consequences in one transaction. */
export async function storeRuling(
  { db, rulings }: Pick<MatchWorld, 'db' | 'rulings'>,
  { match, game, fence }: MatchInHand,
  ruled: Ruled,
): Promise<void> {
  const { entries, state } = ruled
  const call = callOf(ruled, match)
  const last = { entries, ...(call && { call }) }
  const ending = game.rules.outcome(state)
  switch (ending?.kind) {
    case undefined:
      return rulings.append({ fence, entries, call })
    case 'void':
      return voidMatch(db, fence, last, ending.reason)
    case 'decided':
      return settleMatch(db, fence, last, settlementOfState(game, match, state))
  }
}

/** A call belongs to the first entry of its ruling: the speech or the ballot itself. */
function callOf({ call, entries }: Ruled, { seats }: ClaimedMatch): CallRecord | undefined {
  const seq = entries[0]?.seq
  const agent = call && seats[call.seat]
  if (!agent || seq === undefined) return undefined
  const cost = costMicros(agent, call)
  return { ...call, seq, ...(cost !== undefined && { costMicros: cost }) }
}

/** Takes an agent offline if its fault in this ruling was one too many. */
export async function strikeForFault(
  { db, log }: Pick<MatchWorld, 'db' | 'log'>,
  { match }: Pick<MatchInHand, 'match'>,
  { call }: Ruled,
): Promise<void> {
  const agentId = call?.verdict === undefined ? undefined : match.seats[call.seat]?.agentId
  if (agentId !== undefined && (await strike(db, agentId)))
    log.warn('agent-taken-offline', { matchId: match.id, agentId })
}

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
