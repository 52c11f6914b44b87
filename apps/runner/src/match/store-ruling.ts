import { settlementOfState } from '@wis/arena'
import { strike } from '@wis/db/agents'
import { settleMatch, voidMatch } from '@wis/db/matches'
import type { CallRecord, ClaimedMatch } from '@wis/db/matches'
import { costMicros } from './cost-micros.ts'
import type { MatchInHand, Ruled } from './match-in-hand.ts'
import type { MatchWorld } from './match-world.ts'

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
