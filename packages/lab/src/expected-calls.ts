import { rngAt } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { findStrategy, stepsInGame } from '@wis/protocol'
import { annotatedRubrics } from './annotators/planned-ratings.ts'
import type { ItemsThere } from './annotators/planned-ratings.ts'
import { conditionCalled } from './conditions/condition-called.ts'
import { scheduleOf } from './design/planned-match.ts'
import type { Schedule } from './design/planned-match.ts'
import { itemsOf } from './judges/items-of.ts'
import { playPlanned } from './play/planned-play.ts'
import { dueProbes } from './probes/probe-questions.ts'
import { measuresOf } from './report/measure.ts'
import type { ExperimentSpec } from './spec/experiment-spec.ts'

/** The calls of a match, on the average. */
export interface ExpectedCalls {
  /** The answers that the subject gives in the match. */
  readonly turns: number
  /** The questions beside the match, to the subject and to all others together. */
  readonly probes: { readonly subject: number; readonly others: number }
  /** The ratings of what the subject says, judge by judge as the specification lists them. */
  readonly ratings: readonly number[]
  /** What people may rate of what the subject says, by the rubrics by which they would. */
  readonly items: readonly ItemsThere[]
  /** In which role each subject was, and the measures that its match said anything of. */
  readonly seen: readonly SeenInMatch[]
}

export interface SeenInMatch {
  readonly role: string | undefined
  readonly measures: ReadonlySet<string>
}

const contents = 12
const mostKept = 200
const kept = new Map<string, ExpectedCalls>()

/**
 * The calls of a match, as house players play some matches of such an experiment. Seed and size do not matter, so that
 * somebody who tries several sizes waits once.
 */
export function expectedCalls(spec: ExperimentSpec): ExpectedCalls {
  const sampled = sampledSpec(spec)
  const key = JSON.stringify(sampled)
  const known = kept.get(key)
  if (known !== undefined) return known
  const calls = playedCalls(sampled)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, calls)
  return calls
}

function sampledSpec({
  stop: _,
  preset: __,
  guesses: ___,
  pilot: ____,
  ...spec
}: ExperimentSpec): ExperimentSpec {
  const house = (kitCalled(spec.game)?.house ?? []).map(({ slug }) => slug)
  const played = (names: readonly string[]) => [
    ...new Set(names.map((name) => (house.includes(name) ? name : (house[0] ?? name)))),
  ]
  return {
    ...spec,
    name: 'calls',
    seed: 'calls',
    subjects: played(spec.subjects),
    opponents: played(spec.opponents),
    design: { ...spec.design, materials: contents, repeats: 1 },
    measures: spec.measures,
    budget: {},
    judges: spec.judges.map((judge) => ({ ...judge, agent: 'judge' })),
  }
}

function playedCalls(spec: ExperimentSpec): ExpectedCalls {
  const schedule = scheduleOf(spec)
  const { kit } = schedule
  const numbers = sampledMatches(spec, schedule)
  const sums = { turns: 0, subject: 0, others: 0 }
  const ratings = spec.judges.map(() => 0)
  const rubrics = annotatedRubrics(spec.game, spec.judges)
  const found = new Map(rubrics.map((rubric) => [rubric, 0]))
  const measures = measuresOf(kit)
  const seen: SeenInMatch[] = []
  for (const sampled of numbers) {
    const planned = schedule.matchAt(sampled)
    const playerCalled = (name: string) => kit.house.find(({ slug }) => slug === name) ?? kit.house[0]
    const { log, played: row } = playPlanned(schedule, planned, playerCalled)
    sums.turns += row.turns
    const told = measures.filter((measure) => row.end !== 'void' && measure.per(row) > 0)
    seen.push({ role: row.results[row.seat]?.role ?? undefined, measures: new Set(told.map(({ id }) => id)) })
    const { seat: subject, number, language } = planned
    const items = new Map(
      rubrics.map((rubric) => [
        rubric,
        itemsOf(kit, rubric, { number, seat: subject, log, language }).length,
      ]),
    )
    for (const [rubric, count] of items) found.set(rubric, (found.get(rubric) ?? 0) + count)
    spec.judges.forEach(({ rubric, times }, judge) => {
      ratings[judge] = (ratings[judge] ?? 0) + times * (items.get(rubric) ?? 0)
    })
    for (const { seat } of dueProbes({ kit, log, subject, probes: spec.probes }))
      sums[seat === subject ? 'subject' : 'others'] += 1
  }
  const mean = (sum: number) => (numbers.length === 0 ? 0 : sum / numbers.length)
  return {
    turns: mean(sums.turns),
    probes: { subject: mean(sums.subject), others: mean(sums.others) },
    ratings: ratings.map(mean),
    items: [...found].map(([rubric, sum]) => ({ rubric, items: mean(sum) })),
    seen,
  }
}

/** Enough for a mean, and no more than a reader of a plan waits for. */
const [least, most] = [12, 48]

/**
 * The numbers of some matches from all parts of a plan. Every subject is among them equally often, and under every condition
 * if there is room for it. With a match of every so many, it would be the same subject under the same condition each time.
 */
export function sampledMatches(
  { subjects, conditions }: Pick<ExperimentSpec, 'subjects' | 'conditions'>,
  { matches, deals, perDeal }: Pick<Schedule, 'matches' | 'deals' | 'perDeal'>,
): readonly number[] {
  const size = Math.min(matches, sizeFor(perDeal, subjects.length))
  // In an order of their own, because languages and roles take turns from deal to deal as subjects do from match to match.
  const places = rngAt('sampled matches', 0).shuffle(Array.from({ length: size }, (_, at) => at))
  return places.map((place, at) => {
    const subject = at % subjects.length
    const condition = (subject + Math.floor(at / subjects.length)) % conditions.length
    const deal = Math.floor((place * deals) / size)
    return 1 + deal * perDeal + condition * subjects.length + subject
  })
}

const sizeFor = (perDeal: number, subjects: number) =>
  perDeal > most ? subjects * Math.floor(most / subjects) : perDeal * Math.ceil(least / perDeal)

/** The calls that a model takes for a turn, on the average over all conditions, where a condition gives it a strategy. */
export interface CallsPerTurn {
  readonly subject: number
  readonly others: number
}

/** A role may be the subject's or that of others, so its strategy counts for both. */
export function callsPerTurn(spec: Pick<ExperimentSpec, 'game' | 'conditions' | 'own'>): CallsPerTurn {
  const kit = kitCalled(spec.game)
  if (!kit) return { subject: 1, others: 1 }
  const calls = spec.conditions.map((id) => {
    const { strategy, seats } = conditionCalled(kit, spec, id) ?? {}
    const steps = stepsInGame(findStrategy(strategy ?? '') ?? {}, kit.id)?.steps.length ?? 1
    return { subject: seats === 'others' ? 1 : steps, others: seats === 'subject' ? 1 : steps }
  })
  const mean = (who: keyof CallsPerTurn) =>
    calls.reduce((sum, one) => sum + one[who], 0) / Math.max(1, calls.length)
  return { subject: mean('subject'), others: mean('others') }
}
