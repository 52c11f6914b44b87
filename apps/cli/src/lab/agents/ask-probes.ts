import { askBeside } from '@wis/agents'
import type { Entry } from '@wis/engine'
import { probedLocally, probeQuestions, shownKit } from '@wis/lab'
import type { ProbeQuestion, ProbeRow } from '@wis/lab'
import type { AgentSeat, AgentTable } from './play-with-agents.ts'

interface Probing {
  readonly log: readonly Entry[]
  readonly probes: readonly string[]
}

/** Asks everything that is due beside a match that is over, one question at a time. */
export async function askProbes(table: AgentTable, { log, probes }: Probing): Promise<readonly ProbeRow[]> {
  if (probes.length === 0) return []
  const { schedule, planned, agents, playerCalled, signal } = table
  const rows: ProbeRow[] = []
  const shown = shownKit(schedule, planned)
  for (const question of probeQuestions({ kit: schedule.kit, shown, planned, log, probes })) {
    if (signal.aborted) return rows
    const { agent, seat } = question.asked
    const place = agents.get(seat)
    rows.push(
      place
        ? await askGuest(table, place, question)
        : probedLocally(question, playerCalled(agent), planned.seed),
    )
  }
  return rows
}

async function askGuest(
  { planned, clock, signal }: AgentTable,
  { agentFor }: AgentSeat,
  { asked, request, fields }: ProbeQuestion,
): Promise<ProbeRow> {
  const limitMs = planned.ruleset.turnLimitMs
  const deadline = new Date(clock.now().getTime() + limitMs).toISOString()
  const dated = { ...request, turn: { ...request.turn, deadline } }
  const over = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
  const answer = await askBeside(agentFor(undefined), { request: dated, fields }, over)
  const values = answer.kind === 'answered' ? answer.values : null
  return { ...asked, raw: answer.raw, outcome: answer.kind, values }
}
