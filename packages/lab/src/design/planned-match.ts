import type { Entry, Seat } from '@wis/engine'
import { forPeople } from '@wis/games'
import type { AnyRuleset, GameKit, StudiedAim } from '@wis/games'
import { z } from 'zod'
import { conditionCalled } from '../conditions/condition-called.ts'
import type { KitCondition } from '../conditions/condition-called.ts'
import { isOfPeople, repetitions, selfPlay } from '../spec/experiment-spec.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { designOf } from './planned-deal.ts'
import type { Design, PlannedDeal } from './planned-deal.ts'

/** One match of an experiment, known before anything is played. */
export interface PlannedMatch extends PlannedDeal {
  /** Counted from 1, in the order of play. All matches of a deal follow each other. */
  readonly number: number
  readonly subject: string
  readonly condition: string
  /** In seat order. */
  readonly players: readonly string[]
  readonly ruleset: AnyRuleset
}

export interface Schedule {
  readonly kit: GameKit
  readonly deals: number
  readonly matches: number
  /** Of each deal. */
  readonly perDeal: number
  matchAt(number: number): PlannedMatch
  /** The name of the content of a deal. Deals of the same content are alike. */
  readonly contentOf: Design['contentOf']
  readonly levelAt: Design['levelAt']
  /** Undefined for a condition that changes nothing. */
  readonly conditionCalled: (id: string) => KitCondition | undefined
  /** Numbers of a seat that its specification asks for by name. Undefined if it names none. */
  readonly countedOf: (state: unknown, seat: Seat) => Readonly<Record<string, number>> | undefined
  /** What a seat was after. Undefined if its specification does not ask. */
  readonly aimsOf: ReturnType<typeof aimsFor>
}

/** The matches of an experiment by their number. The same specification gives the same matches everywhere. */
export function scheduleOf(spec: ExperimentSpec): Schedule {
  const design = designOf(spec)
  const { kit } = design
  const { subjects, conditions } = spec
  const perDeal = matchesPerDeal(spec)
  const opponents = spec.opponents.length > 0 ? spec.opponents : kit.house.map(({ slug }) => slug)
  const deals = dealsOf(spec, design.deals, perDeal)
  const called = new Map(conditions.map((id) => [id, conditionCalled(kit, spec, id)]))
  const dealUnder = new Map(conditions.map((condition) => [condition, dealsUnder(design, condition)]))
  return {
    kit,
    deals,
    matches: deals * perDeal,
    perDeal,
    conditionCalled: (id) => called.get(id),
    countedOf: countedFor(kit, spec),
    aimsOf: aimsFor(kit, spec),
    contentOf: design.contentOf,
    levelAt: design.levelAt,
    matchAt: (number) => {
      const within = (number - 1) % perDeal
      const condition = named(conditions, Math.floor(within / subjects.length))
      const planned = (dealUnder.get(condition) ?? design.dealAt)(Math.floor((number - 1) / perDeal) + 1)
      const subject = named(subjects, within % subjects.length)
      const players = seated({ opponents, deal: planned, subject, seats: design.ruleset.players })
      const ruled = { ...design.ruleset, ...planned.rules, ...called.get(condition)?.rules }
      const ruleset = isOfPeople(spec) ? forPeople(kit, ruled) : ruled
      return { ...planned, number, subject, condition, players, ruleset }
    },
  }
}

/** Where a specification names measures, and asks for aims. */
export const namingSpec = z.object({
  measures: z.array(z.string()),
  stop: z.looseObject({ of: z.string().optional() }).nullish(),
  aims: z.boolean().nullish(),
})

/** What counts the numbers that a specification asks for by name. Undefined of every match if it names none. */
export function countedFor(
  { studies }: GameKit,
  { measures, stop }: Pick<z.infer<typeof namingSpec>, 'measures' | 'stop'>,
): (state: unknown, seat: Seat) => Readonly<Record<string, number>> | undefined {
  const named = (studies?.counted ?? []).filter(({ metrics }) =>
    metrics.some(({ id }) => measures.includes(id) || stop?.of === id),
  )
  return (state, seat) =>
    named.length === 0 ? undefined : Object.assign({}, ...named.map(({ of }) => of(state, seat)))
}

/** What tells the aims of a seat in a match that is over. Undefined of every match if the specification does not ask. */
export function aimsFor(
  { studies }: GameKit,
  { aims: isAsked }: { readonly aims?: boolean | null | undefined },
): (log: readonly Entry[], seat: Seat) => readonly StudiedAim[] | undefined {
  return (log, seat) => (isAsked === true ? studies?.aims?.of(log, seat) : undefined)
}

/** All subjects play a deal under all conditions. */
export const matchesPerDeal = ({ subjects, conditions }: ExperimentSpec): number =>
  subjects.length * conditions.length

/** A deal that only some subjects have played compares nothing. */
function dealsOf({ stop }: ExperimentSpec, designed: number, perDeal: number): number {
  if (!stop) return designed
  // Where the width decides, nobody knows before how many repeats it takes.
  if ('width' in stop) return Math.floor(stop['at-most'] / perDeal)
  return Math.min(designed, Math.floor(stop.games / perDeal))
}

interface SeatingWanted {
  readonly opponents: readonly string[]
  readonly deal: PlannedDeal
  readonly subject: string
  readonly seats: number
}

/** The opponents take the seats after the subject in turn, and a different one begins with every deal. */
function seated({ opponents, deal: { deal, seat: own }, subject, seats }: SeatingWanted): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === own) return subject
    const name = named(opponents, (deal - 1 + ((seat - own - 1 + seats) % seats)) % opponents.length)
    return name === selfPlay ? subject : name
  })
}

function named(names: readonly string[], at: number): string {
  const name = names[at]
  if (name === undefined) throw new RangeError(`nobody has the number ${at}`)
  return name
}

/** Keeps the last deal, because all subjects play it one after the other. */
function dealsUnder(design: Design, condition: string): (deal: number) => PlannedDeal {
  const repetition = repetitions.find((name) => name === condition)
  let last: PlannedDeal | undefined
  return (deal) => {
    if (last?.deal !== deal) last = design.dealAt(deal, repetition)
    return last
  }
}
