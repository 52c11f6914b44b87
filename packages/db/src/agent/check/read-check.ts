import type { AgentId } from '@wis/engine'
import { flightCheckBrief, flightCheckStates, flightProgress, flightReport } from '@wis/protocol'
import type { FlightCheckBrief, FlightCheckView } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import { gameOfAgent } from '../../game/usual-game.ts'
import type { Prisma } from '../../generated/client.ts'
import { stillHears } from '../../match/farewell.ts'
import { underWaySince } from '../../match/list-overdue.ts'
import { linkStands } from '../../outbound/links.ts'
import { time } from '../../time-column.ts'

interface WhichCheck {
  readonly checkId?: string | undefined
  /** If neither is named, the game that is meant with the agent where nobody names one. */
  readonly game?: string | undefined
  /** Whether it may be of any game. */
  readonly ofAnyGame?: boolean
}

/** A flight check of an agent, for its owner: the named one, or the last one of its newest version in a game. */
export async function readFlightCheck(
  { prisma }: Pick<Database, 'prisma'>,
  agentId: AgentId,
  { checkId, game, ofAnyGame = false }: WhichCheck = {},
): Promise<FlightCheckView | undefined> {
  if (checkId === undefined && game === undefined && !ofAnyGame) {
    const agent = await prisma.agent.findUnique({ where: { id: agentId }, select: { games: true } })
    return agent ? readFlightCheck({ prisma }, agentId, { game: gameOfAgent(agent.games) }) : undefined
  }
  const found = await prisma.flightCheck.findFirst({
    where: {
      agentId,
      ...(checkId !== undefined && { id: checkId }),
      ...(checkId === undefined && game !== undefined && { game }),
    },
    orderBy: [{ version: { number: 'desc' } }, { id: 'desc' }],
    ...flightCheckColumns,
  })
  return found ? flightCheckOf(found) : undefined
}

/** The last flight check of an agent's newest checked version in each game, without its report. */
export async function lastChecks({ pool }: Database, agentId: AgentId): Promise<FlightCheckBrief[]> {
  const { rows } = await pool.query({
    name: 'last-flight-checks',
    text: `select distinct on (f.game) f.game, v.number as version, f.state, f.passed, f.score, f.ended_at as "endedAt"
           from flight_checks f join agent_versions v on v.id = f.version_id
           where f.agent_id = $1 order by f.game, v.number desc, f.id desc`,
    values: [agentId],
  })
  return z.array(storedBrief).parse(rows)
}

const storedBrief = flightCheckBrief.extend({
  endedAt: time.nullable(),
})

const flightCheckColumns = {
  include: { version: { select: { number: true } } },
} as const satisfies Prisma.FlightCheckDefaultArgs

type StoredCheck = Prisma.FlightCheckGetPayload<typeof flightCheckColumns>

/** A report in an outdated form is left out. A column of its own says whether the check passed. */
function flightCheckOf(check: StoredCheck): FlightCheckView {
  return {
    id: check.id,
    version: check.version.number,
    game: check.game,
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

/**
 * The unfinished flight checks, oldest first. Checks of agents whose single memory is in use are left out, because
 * they have to wait, and so are those of agents that dial in and are not connected.
 */
export async function openFlightChecks({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'open-flight-checks',
    text: `select f.id from flight_checks f join agents a on a.id = f.agent_id
           where f.state in ('queued', 'running')
             and not (a.kind = 'hf-space' and exists (
               select 1 from seats s join matches m on m.id = s.match_id
               where s.agent_id = a.id and s.match_id > $1 and m.status in ('waiting', 'running')
             ))
             and not (a.kind = 'hf-space' and ${stillHears('$1')})
             and not (a.kind = 'hf-space' and f.state = 'queued' and exists (
               select 1 from flight_checks o where o.agent_id = a.id and o.state = 'running'
             ))
             and not (a.kind = 'outbound' and not exists (
               select 1 from agent_links l where l.agent_id = a.id and ${linkStands}
             ))
           order by f.id limit 200`,
    values: [underWaySince()],
  })
  return rows.map(({ id }) => id)
}
