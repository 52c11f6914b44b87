import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import type { Database } from '../database.ts'
import { take } from '../limit/take.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { readBearer } from '../token/read-bearer.ts'

/** An agent that may dial in, and the token it uses. */
export interface Caller {
  readonly agentId: AgentId
  readonly slug: string
  readonly name: string
  readonly concurrency: number
  readonly tokenId: string
}

export type DialledIn =
  | { readonly ok: true; readonly caller: Caller }
  | Refusal<'token-refused' | 'scope-missing' | 'no-such-agent' | 'not-outbound' | 'retired' | 'too-often'>

interface Dialling {
  /** The stored form of the token that was shown. */
  readonly tokenHash: string
  /** The agent's id or slug. */
  readonly agent: string
  readonly dialsPerMinute: number
}

/** Whether the holder of this token may answer for this agent. */
export async function dialIn(
  db: Database,
  { tokenHash, agent: name, dialsPerMinute }: Dialling,
): Promise<DialledIn> {
  const bearer = await readBearer(db, tokenHash)
  if (!bearer) return refuse('token-refused')
  if (!bearer.scopes.includes('agents:connect')) return refuse('scope-missing')
  const found = await db.prisma.agent.findFirst({
    where: { ownerId: bearer.userId, OR: [{ id: name }, { slug: name }] },
    select: { id: true, slug: true, name: true, kind: true, concurrency: true, retiredAt: true },
  })
  if (!found) return refuse('no-such-agent')
  if (found.retiredAt) return refuse('retired')
  if (found.kind !== 'outbound') return refuse('not-outbound')
  const [taken] = await take(db, [{ key: `dial ${found.id}`, limit: dialsPerMinute, windowMs: 60_000 }])
  if (!taken?.allowed) return refuse('too-often')
  const { id, slug, name: shown, concurrency } = found
  const caller = { agentId: ids.agent(id), slug, name: shown, concurrency, tokenId: bearer.tokenId }
  return { ok: true, caller }
}
