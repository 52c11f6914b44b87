import 'server-only'
import type { Database } from '@wis/db'
import { findPuller, holdPull } from '@wis/db/agents'
import type { Puller, PullerFound } from '@wis/db/agents'
import { outboundLimits, pullLimits } from '@wis/protocol'
import { requireMember } from '../api/acting-user.ts'
import { AppError } from '../app-error.ts'
import type { Viewer } from '../permissions.ts'

type Reason = Extract<PullerFound, { ok: false }>['reason']

const refusals: Readonly<Record<Reason, () => AppError>> = {
  'no-such-agent': () =>
    new AppError('not-found', 'The owner of this token has no such agent that dials in or asks for turns.'),
  'name-it': () =>
    new AppError(
      'conflict',
      'The owner of this token has several agents that dial in or ask for turns: name one as "agent".',
    ),
  'not-outbound': () =>
    new AppError(
      'conflict',
      'This agent is reached in another way. Give it a new version of the kind outbound, or use another agent.',
    ),
  retired: () => new AppError('conflict', 'This agent is retired.'),
}

interface PlayCall {
  readonly db: Database
  readonly viewer: Viewer
}

/** The agent that a program plays as. An agent of another owner is not found. */
export async function pullerOf({ db, viewer }: PlayCall, agent: string | undefined): Promise<Puller> {
  const { userId } = requireMember(viewer)
  const found = await findPuller(db, { userId, agent })
  if (!found.ok) throw refusals[found.reason]()
  return found.puller
}

/** Counts the agent as connected for this long, and a moment more for its next call. */
export async function connect({ db, viewer }: PlayCall, { agentId }: Puller, waitMs = 0): Promise<void> {
  const { token } = requireMember(viewer)
  if (!token)
    throw new AppError('forbidden', 'Only a token with the scope “agents:connect” may do this: send one.')
  const forMs = waitMs + pullLimits.betweenMs
  const { graceMs } = outboundLimits
  if (await holdPull(db, { agentId, tokenId: token.id, forMs, graceMs })) return
  throw new AppError(
    'conflict',
    'A program of this agent is connected over a socket and gets its turns. Stop that program first.',
  )
}
