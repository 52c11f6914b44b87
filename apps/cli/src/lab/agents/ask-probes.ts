import { askBeside } from '@wis/agents'
import type { Entry } from '@wis/engine'
import { PlannedPlay, probedLocally, probeQuestions, shownKit } from '@wis/lab'
import type { KitCondition, ProbeQuestion, ProbeRow } from '@wis/lab'
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
  const play = new PlannedPlay(schedule, planned)
  for (const question of probeQuestions({ kit: schedule.kit, shown, planned, log, probes })) {
    if (signal.aborted) return rows
    const { agent, seat } = question.asked
    const place = agents.get(seat)
    rows.push(
      place
        ? await askGuest(table, { place, condition: play.conditionOf(seat) }, question)
        : probedLocally(question, playerCalled(agent), planned.seed),
    )
  }
  return rows
}

interface Guest {
  readonly place: AgentSeat
  /** A model is asked beside the match as it was at the table. */
  readonly condition: KitCondition | undefined
}

async function askGuest(
  { planned, clock, signal }: AgentTable,
  { place, condition }: Guest,
  { asked, request, fields }: ProbeQuestion,
): Promise<ProbeRow> {
  const limitMs = planned.ruleset.turnLimitMs
  const deadline = new Date(clock.now().getTime() + limitMs).toISOString()
  const dated = { ...request, turn: { ...request.turn, deadline } }
  const over = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
  const answer = await askBeside(place.agentFor(condition), { request: dated, fields }, over)
  const values = answer.kind === 'answered' ? answer.values : null
  return { ...asked, raw: answer.raw, outcome: answer.kind, values }
}
