import type { AgentId, MatchId } from '@wis/engine'
import { brief, whoIsSpy } from '@wis/games'
import { requestOf, ruleset } from '@wis/protocol'
import type { AgentRequest } from '@wis/protocol'
import type { Database } from '../database.ts'
import { readLog } from '../match/read-log.ts'

/**
 * What an agent was asked in a call, exactly. Nothing of it is stored: all of it follows from the log as the seat could
 * see it then. Undefined where the call is not one of this agent's.
 */
export async function callRequest(
  db: Database,
  agentId: AgentId,
  { matchId, seq }: { readonly matchId: MatchId; readonly seq: number },
): Promise<AgentRequest | undefined> {
  const call = await db.prisma.agentCall.findUnique({
    where: { matchId_seq: { matchId, seq } },
    select: {
      seat: true,
      startedAt: true,
      match: { select: { ruleset: true, seats: { where: { agentId } } } },
    },
  })
  if (!call?.match.seats.some(({ seat }) => seat === call.seat)) return undefined
  const log = (await readLog(db, matchId, 'director')).slice(0, seq)
  const briefing = brief(log, call.seat)
  const { turnLimitMs } = ruleset.parse(call.match.ruleset)
  const deadline = new Date(call.startedAt.getTime() + turnLimitMs)
  return briefing && requestOf({ matchId, game: whoIsSpy.id, seat: call.seat, briefing, deadline })
}
