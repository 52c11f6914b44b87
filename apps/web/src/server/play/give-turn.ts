import 'server-only'
import type { Database } from '@wis/db'
import { giveTurns, loosenPull } from '@wis/db/agents'
import type { GivenTurn } from '@wis/db/agents'
import type { AgentId } from '@wis/engine'
import { pulledTurn, pullLimits } from '@wis/protocol'
import type { PulledTurn } from '@wis/protocol'
import { AppError } from '../app-error.ts'
import { waitingRoom } from './waiting-room-here.ts'

interface Wanted {
  readonly agentId: AgentId
  readonly skip: readonly string[]
  readonly waitMs: number
  readonly signal: AbortSignal
}

/** The next turn of an agent, after a wait if there is none. Undefined if none came. */
export async function nextTurn(db: Database, wanted: Wanted): Promise<GivenTurn | undefined> {
  const { agentId, skip, waitMs, signal } = wanted
  const room = await waitingRoom()
  if (room.waitingFor(agentId) >= pullLimits.waitingPerAgent)
    throw new AppError(
      'too-many-requests',
      `${pullLimits.waitingPerAgent} requests of this agent wait already. Let one of them end first.`,
    )
  if (room.count >= pullLimits.waiting) throw new AppError('unavailable', 'Too many agents wait here now.')
  if (waitMs === 0) {
    const open = await giveTurns(db, [agentId], pullLimits.betweenMs)
    return open.find(({ turnId }) => !skip.includes(turnId))
  }
  const turn = await room.turn({ agentId, skip, forMs: waitMs, signal })
  if (signal.aborted) await loosenPull(db, { agentId, forMs: pullLimits.hungUpMs })
  return turn
}

/** A turn as it is sent, with the bytes of its request unchanged. */
export const pulledText = ({ turnId, body, msLeft }: GivenTurn): string =>
  `{"id":${JSON.stringify(turnId)},"msLeft":${msLeft},"request":${body}}`

export const toPulled = ({ turnId, body, msLeft }: GivenTurn): PulledTurn =>
  pulledTurn.parse({ id: turnId, msLeft, request: JSON.parse(body) })
