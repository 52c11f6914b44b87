import type { Entry } from '@wis/engine'
import { readFields } from '@wis/games'
import type { Field, GameKit } from '@wis/games'
import { probeRequestOf } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import type { PlannedMatch } from '../design/planned-match.ts'
import { dueProbes } from './due-probes.ts'
import type { ProbeRow } from './probe-row.ts'

export interface ProbedPlan {
  readonly kit: GameKit
  readonly planned: PlannedMatch
  readonly log: readonly Entry[]
  readonly probes: readonly string[]
  /** The game as its seats were told of it. The same game if no condition hides anything. */
  readonly shown?: GameKit
}

/** A question that is due in a planned match. */
export interface ProbeQuestion {
  /** The row, up to its answer. */
  readonly asked: Pick<ProbeRow, 'match' | 'probe' | 'entry' | 'seat' | 'agent' | 'prompt'>
  readonly request: GameRequest
  readonly fields: readonly Field[]
  /** What the seat may know, for players in the same process. */
  readonly state: unknown
}

/** Everything that is due in a planned match, in the order of its entries. No question has a deadline yet. */
export function probeQuestions({
  kit,
  planned,
  log,
  probes,
  shown = kit,
}: ProbedPlan): readonly ProbeQuestion[] {
  const { number: match, seat: subject, players, ruleset, language, seed } = planned
  const first = log[0]?.event
  const aliases = first && 'aliases' in first && Array.isArray(first.aliases) ? first.aliases.map(String) : []
  return dueProbes({ kit, log, subject, probes }).map(({ probe, entry, seat }) => {
    const { request, state } = probeRequestOf({
      kit: shown,
      probe,
      log,
      after: entry,
      seat,
      aliases,
      ruleset,
      language,
      questionId: `${seed}:${probe.id}:${entry}:${seat}`,
      deadline: '',
    })
    const prompt = JSON.stringify(request)
    return {
      asked: { match, probe: probe.id, entry, seat, agent: players[seat] ?? '', prompt },
      request,
      state,
      fields: probe.fields(state, seat),
    }
  })
}

/** The row of a question that was answered once. Undefined is an answer that was declined. */
export function probeRow({ asked, fields }: ProbeQuestion, answer: object | undefined): ProbeRow {
  if (!answer) return { ...asked, raw: [], outcome: 'declined', values: null }
  const text = JSON.stringify(answer)
  const filled = readFields(fields, text)
  return filled.ok
    ? { ...asked, raw: [text], outcome: 'answered', values: filled.values }
    : { ...asked, raw: [text], outcome: 'unreadable', values: null }
}
