import type { Known } from '@wis/engine'
import type { AgentRequest } from '../legacy/agent-wire.ts'
import { gameRequestOf, longestHistory } from './game-request.ts'
import type { AskedInGame, GameRequest } from './game-request.ts'

/** A seat that has to act in a match that goes on. */
export interface AskedSeat extends Omit<AskedInGame, 'state' | 'recent'> {
  readonly known: Pick<Known<unknown>, 'state' | 'stateOf' | 'historyOf' | 'recentOf'>
}

/** The request to the agent of a seat, in the form that its game has. It is the same wherever it is made. */
export function requestOf({ known, ...asked }: AskedSeat): AgentRequest | GameRequest {
  const { seat } = asked.turn
  const older = olderRequestOf({ ...asked, known })
  if (older) return older
  return gameRequestOf({
    ...asked,
    state: known.stateOf(seat),
    recent: known.recentOf(seat, longestHistory),
  })
}

type AskedBefore = Pick<AskedSeat, 'kit' | 'matchId' | 'turn' | 'deadline' | 'known'>

/** The request in the form from before there were kits. Undefined in a game that does not have it. */
export function olderRequestOf({
  kit,
  matchId,
  turn,
  deadline,
  known,
}: AskedBefore): AgentRequest | undefined {
  const { seat } = turn
  const question = kit.older?.question(known.state, turn, known.historyOf(seat))
  return (
    question && {
      protocol: 'wis/1',
      matchId,
      game: kit.id,
      seat,
      ...question,
      turn: { ...question.turn, deadline },
    }
  )
}
