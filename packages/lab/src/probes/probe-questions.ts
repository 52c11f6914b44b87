import { redact, replay } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import { aliasesTold, houseOfKit, readFields } from '@wis/games'
import type { Field, GameKit, HousePlayer, KitProbe } from '@wis/games'
import { probeRequestOf, traitsOf } from '@wis/protocol'
import type { GameRequest } from '@wis/protocol'
import { shownKit } from '../conditions/changed-table.ts'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import type { ProbeRow } from './probe-row.ts'

/** A question that is due in a match. */
export interface DueProbe {
  readonly probe: KitProbe
  readonly entry: number
  readonly seat: Seat
}

export interface Probed {
  readonly kit: GameKit
  /** As the director knows it. It may still grow: what is due stays due. */
  readonly log: readonly Entry[]
  readonly subject: Seat
  /** The names of the probes, as a specification lists them. */
  readonly probes: readonly string[]
}

/**
 * The questions of a log, in the order of its entries. A probe that is scored against another one brings it along, and
 * then everybody is asked the other one.
 */
export function dueProbes({ kit, log, subject, probes }: Probed): readonly DueProbe[] {
  const wanted = withNeeded(kit, probes)
  const against = new Set(wanted.flatMap((probe) => probe.against ?? []))
  const due = wanted.flatMap((probe) =>
    probe.after(log).flatMap((entry) => {
      const seen = log.filter(({ seq }) => seq <= entry).map((one) => redact(kit.rules, 'spectator', one))
      const seats = probe.seats(replay(kit.rules, seen))
      // Others are asked only if somebody's answer is weighed against theirs, because each question costs a call.
      const asksAll = probe.asks === 'everybody' && against.has(probe.id)
      return seats.filter((seat) => asksAll || seat === subject).map((seat) => ({ probe, entry, seat }))
    }),
  )
  return due.toSorted((one, other) => one.entry - other.entry)
}

function withNeeded(kit: GameKit, names: readonly string[]): readonly KitProbe[] {
  const all = kit.studies?.probes ?? []
  const asked = all.filter(({ id }) => names.includes(id))
  const needed = new Set([...names, ...asked.flatMap(({ against }) => against ?? [])])
  return all.filter(({ id }) => needed.has(id))
}

/** A planned match that is over, and what is asked about it. */
export interface ProbedPlan {
  readonly schedule: Schedule
  readonly planned: PlannedMatch
  readonly log: readonly Entry[]
  readonly probes: readonly string[]
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
export function probeQuestions({ schedule, planned, log, probes }: ProbedPlan): readonly ProbeQuestion[] {
  if (probes.length === 0) return []
  const { number: match, seat: subject, players, ruleset, language, seed } = planned
  const kit = shownKit(schedule, planned)
  const aliases = aliasesTold(log[0]?.event)
  return dueProbes({ kit: schedule.kit, log, subject, probes }).map(({ probe, entry, seat }) => {
    const questionId = `${seed}:${probe.id}:${entry}:${seat}`
    const about = { kit, probe, log, after: entry, seat, aliases, ruleset, language }
    const { request, state, fields } = probeRequestOf({ ...about, questionId, deadline: '' })
    const prompt = JSON.stringify(request)
    const asked = { match, probe: probe.id, entry, seat, agent: players[seat] ?? '', prompt }
    return { asked, request, state, fields }
  })
}

/** A player in the same process that may answer probes. */
export type LocalProbed = Pick<HousePlayer<unknown>, 'probed'>

/** Asks players in the same process everything that is due in a match. The same match and players give the same rows. */
export const localProbes = (
  plan: ProbedPlan,
  playerCalled: (name: string) => LocalProbed,
): readonly ProbeRow[] =>
  probeQuestions(plan).map((question) =>
    probedLocally(question, playerCalled(question.asked.agent), plan.planned.seed),
  )

/** The answer of a player in the same process, from what its seat knows. None is an answer that was declined. */
export function probedLocally(
  { asked, fields, state }: ProbeQuestion,
  player: LocalProbed,
  matchSeed: string,
): ProbeRow {
  const { probe, seat } = asked
  const answer = player.probed?.({ probe, state, seat, seed: `${matchSeed}:${seat}` })
  if (!answer) return { ...asked, raw: [], outcome: 'declined', values: null }
  const raw = [JSON.stringify(answer)]
  const filled = readFields(fields, raw[0] ?? '')
  return filled.ok
    ? { ...asked, raw, outcome: 'answered', values: filled.values }
    : { ...asked, raw, outcome: 'unreadable', values: null }
}

/** An agent as a platform knows it. */
export interface ProbedAgent {
  readonly kind: string
  readonly slug: string
}

/** Why an agent cannot be asked beside a match: a call would change what it remembers, or it believes nothing. */
export type WhyNotAsked = 'memory' | 'no-beliefs'

/** Undefined for an agent that can be asked beside a match. */
export function whyNotAsked(kit: GameKit, { kind, slug }: ProbedAgent): WhyNotAsked | undefined {
  if (traitsOf(kind).hasOneMemory) return 'memory'
  if (kind !== 'house') return undefined
  const own = kit.house.find((player) => player.slug === slug)
  const player = own ?? houseOfKit(kit).find((agent) => agent.slug === slug)?.player
  return player?.probed ? undefined : 'no-beliefs'
}
