import { randomBytes } from 'node:crypto'
import { newId } from '@wis/db'
import { labSeason } from '@wis/db/experiments'
import type { ExperimentPlayer, ExperimentPlayers, MatchPlan } from '@wis/db/experiments'
import type { NewMatch } from '@wis/db/matches'
import { ids, rngAt } from '@wis/engine'
import { alias } from '@wis/games'
import { changedSeats, expectedCalls, experimentSpec, readSpec, scheduleOf } from '@wis/lab'
import type { ExpectedCalls, ExperimentSpec, PlannedMatch, Schedule } from '@wis/lab'
import { plannedCommitmentOf } from '@wis/proof'
import { z } from 'zod'

interface Planned {
  /** The number of the person at the table, where people play. */
  readonly person?: number | undefined
  readonly schedule: Pick<Schedule, 'kit' | 'conditionCalled'>
  readonly match: PlannedMatch
  /** The agents behind the names of the plan. */
  readonly players: ExperimentPlayers
}

export interface DealtPlanned {
  readonly match: NewMatch
  readonly plan: MatchPlan
}

const opening = z.looseObject({ type: z.literal('match-opened'), aliases: z.array(z.string()) })
const pairOfWords = z.tuple([z.string(), z.string()])

/** Deals a match exactly as it is planned: seed, content, rules and seats. Chance decides only the salt. */
export function dealPlanned({ schedule, match: planned, players, person }: Planned): DealtPlanned {
  const { kit } = schedule
  const { deal, subject, condition, seat, factors, seed, language, ruleset, content: material } = planned
  const seats = [...planned.players.keys()]
  const events = kit.rules.open({ ruleset, language, material }, seats, rngAt(seed, 0))
  const opened = opening.safeParse(events[0]).data
  const aliases = opened?.aliases ?? seats.map((own) => alias(language, own))
  const seated = planned.players.map((name) => playerCalled(players, name))
  const salt = randomBytes(16).toString('hex')
  const seating = seated.map(({ agentId }) => agentId)
  return {
    match: {
      id: ids.match(newId()),
      game: kit.id,
      seasonId: labSeason,
      mode: 'experiment',
      language,
      ruleset,
      seed,
      salt,
      pair: pairOfWords.safeParse(material).data ?? [],
      material,
      withheld: true,
      commitment: plannedCommitmentOf(
        { game: kit.id, package: kit.package?.hash, seed, material, seating },
        salt,
      ),
      seats: seated.map(({ agentId, versionId }, number) => ({
        agentId,
        versionId,
        alias: aliases[number] ?? '',
      })),
    },
    plan: {
      deal,
      subject,
      condition,
      ...(person !== undefined && { person }),
      seat,
      factors: { ...factors },
      changed: [...changedSeats(schedule, planned)],
    },
  }
}

export function playerCalled(players: ExperimentPlayers, name: string): ExperimentPlayer {
  const player = players[name]
  if (!player) throw new RangeError(`no agent stands behind ${name}`)
  return player
}

/** An experiment as it is read from its row. */
export interface PlannedExperiment {
  readonly spec: ExperimentSpec
  readonly schedule: Schedule
  /** The calls of a match. Undefined if nothing is asked beside it. */
  readonly calls: ExpectedCalls | undefined
}

const most = 32

export type Schedules = (id: string, spec: unknown) => PlannedExperiment

/** Schedules of the experiments under way, each made once, because it costs time to make one. */
export function createSchedules(): Schedules {
  const made = new Map<string, PlannedExperiment>()
  return (id, stored) => {
    const known = made.get(id)
    if (known) return withBudget(known, stored)
    const read = readSpec(stored)
    if (!read.ok)
      throw new RangeError(read.faults.map(({ path, message }) => `${path}: ${message}`).join('; '))
    const { spec } = read
    const schedule = scheduleOf(spec)
    const calls = spec.probes.length > 0 ? expectedCalls(spec) : undefined
    const fresh = { spec, schedule, calls }
    if (made.size >= most) made.clear()
    made.set(id, fresh)
    return fresh
  }
}

const budgeted = z.looseObject({ budget: experimentSpec.shape.budget })

/** A budget may be raised while everything else of a specification stays as it is. */
function withBudget(known: PlannedExperiment, stored: unknown): PlannedExperiment {
  const { budget } = budgeted.parse(stored)
  return { ...known, spec: { ...known.spec, budget } }
}
