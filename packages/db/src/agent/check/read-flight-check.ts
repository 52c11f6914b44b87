import type { AgentId } from '@wis/engine'
import { flightCheckStates, flightProgress, flightReport } from '@wis/protocol'
import type { FlightCheckView } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { Prisma } from '../../generated/client.ts'

/** A flight check of an agent, for its owner: the named one, or the last one of its newest version. */
export async function readFlightCheck(
  { prisma }: Database,
  agentId: AgentId,
  checkId?: string,
): Promise<FlightCheckView | undefined> {
  const found = await prisma.flightCheck.findFirst({
    where: { agentId, ...(checkId !== undefined && { id: checkId }) },
    orderBy: [{ version: { number: 'desc' } }, { id: 'desc' }],
    ...flightCheckColumns,
  })
  return found ? flightCheckOf(found) : undefined
}

export const flightCheckColumns = {
  include: { version: { select: { number: true } } },
} as const satisfies Prisma.FlightCheckDefaultArgs

type StoredCheck = Prisma.FlightCheckGetPayload<typeof flightCheckColumns>

/** A report in an outdated form is left out. A column of its own says whether the check passed. */
export function flightCheckOf(check: StoredCheck): FlightCheckView {
  return {
    id: check.id,
    version: check.version.number,
    rulesetId: check.rulesetId,
    languages: check.languages,
    state: z.enum(flightCheckStates).parse(check.state),
    stopping: check.state === 'running' && check.stopAskedAt !== null,
    progress: flightProgress.safeParse(check.progress).data ?? null,
    report: flightReport.safeParse(check.report).data ?? null,
    createdAt: check.createdAt.toISOString(),
    endedAt: check.endedAt?.toISOString() ?? null,
  }
}
