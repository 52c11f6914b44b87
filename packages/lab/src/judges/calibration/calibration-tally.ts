import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { inOrderOfNames, isPerson } from '../../annotators/agreement-of-people.ts'
import { everyCell, isAt } from '../../report/report-tally.ts'
import type { Cell } from '../../report/report-tally.ts'
import type { ExperimentSpec } from '../../spec/experiment-spec.ts'
import { agreementByItem, kappa } from '../../statistics/agreement/coefficients.ts'
import { sumsByDeal } from '../../statistics/by-deal/deal-sums.ts'
import { meanByDeal } from '../../statistics/by-deal/sample.ts'
import type { MeanKind } from '../../statistics/by-deal/sample.ts'
import type { Estimate } from '../../statistics/estimate.ts'
import { slopeByCluster } from '../../statistics/slope.ts'
import { byItem, meanRating } from '../agreement-of-judges.ts'
import type { GivenRating } from '../agreement-tally.ts'
import { numberOfItem } from '../items-of.ts'
import type { JudgeAsked } from '../judging.ts'
import { nearestStep } from '../nearest-step.ts'
import type { Rubric } from '../rubric.ts'
import { rubricCalled } from '../rubrics.ts'
import { chosenBy, listedCalibration, verdictOf } from './calibration.ts'
import type { Calibration, CorrectedMean, LengthEffect, ListedItem } from './calibration.ts'

/** An item with the mean of what a judge and of what the people said of it. */
interface Seen {
  readonly item: string
  readonly deal: string
  readonly cell: Cell
  readonly judge: number
  /** Null if no person rated it. */
  readonly people: number | null
  /** The logarithm of its length. Null if the length is not known. */
  readonly length: number | null
}

interface Rated extends Seen {
  readonly people: number
}

interface From {
  readonly deal: string
  cellOf(item: string): Cell | undefined
}

interface OfJudge {
  readonly rubric: Rubric
  readonly judge: string
  readonly seen: Seen[]
  /** What was chosen from a list. */
  readonly listed: ListedItem[]
}

/** Compares judges with people, item by item. It keeps numbers and none of the items. */
export class CalibrationTally {
  readonly #hasLists: boolean
  readonly #kind: MeanKind
  readonly #byJudge = new Map<string, OfJudge>()

  /** Reports of before say nothing of judges that choose from a list. */
  constructor({
    hasLists = true,
    kind = 'mean',
  }: { readonly hasLists?: boolean; readonly kind?: MeanKind } = {}) {
    this.#hasLists = hasLists
    this.#kind = kind
  }

  /** The ratings of a match, or of a description. */
  add({ deal, cellOf }: From, ratings: readonly GivenRating[]): void {
    for (const own of byItem(ratings)) {
      const [{ rubric: id, item }] = own
      const [rubric, cell] = [rubricCalled(id), cellOf(item)]
      if (!rubric || !cell || (rubric.from && !this.#hasLists)) continue
      const people = own.filter(({ judge }) => isPerson(judge))
      for (const judge of new Set(own.map((one) => one.judge).filter((rater) => !isPerson(rater)))) {
        const beside = { deal, cell, own: own.filter((one) => one.judge === judge), people }
        this.#keep(rubric, judge, beside)
      }
    }
  }

  #keep(rubric: Rubric, judge: string, { deal, cell, own, people }: Beside): void {
    const key = `${rubric.id}\n${judge}`
    const kept = this.#byJudge.get(key) ?? { rubric, judge, seen: [], listed: [] }
    const [first] = own
    if (!first) return
    const { item, facts } = first
    if (rubric.from) {
      const [chosen, others] = [chosenBy(rubric.from, own), chosenBy(rubric.from, people)]
      if (!chosen || !others) return
      kept.listed.push({ item, deal, judge: chosen, people: others })
    } else {
      const mean = meanRating(own)
      if (mean === null) return
      const length = facts ? Math.log(Math.max(1, facts.length)) : null
      kept.seen.push({ item, deal, cell, judge: mean, people: meanRating(people), length })
    }
    this.#byJudge.set(key, kept)
  }

  /** By rubric and judge. Judges that no person can be compared with are here only if a threshold is set for them. */
  reports(
    spec: Pick<ExperimentSpec, 'subjects'> & { readonly judges: readonly JudgeAsked[] },
    conditions: readonly string[],
  ): readonly Calibration[] {
    const wanted = spec.judges.flatMap(({ agent, rubric: id, trust }) => {
      const rubric = rubricCalled(id)
      return trust === undefined || !rubric ? [] : [{ rubric, judge: agent, trust }]
    })
    const keys = [...this.#byJudge.values(), ...wanted.map((one) => ({ ...one, seen: [], listed: [] }))]
    const all = new Map(keys.toReversed().map((one) => [`${one.rubric.id}\n${one.judge}`, one]))
    return [...all]
      .toSorted(([one], [other]) => inOrderOfNames(one, other))
      .flatMap(([, { rubric, judge, seen, listed }]) => {
        const trust = wanted.find((one) => one.rubric.id === rubric.id && one.judge === judge)?.trust
        const { from } = rubric
        if (from && this.#hasLists) {
          if (listed.length === 0 && trust === undefined) return []
          return [listedCalibration({ rubric: { ...rubric, from }, judge, trust, items: ordered(listed) })]
        }
        const inOrder = ordered(seen)
        const rated = inOrder.filter((one): one is Rated => one.people !== null)
        if (rated.length === 0 && trust === undefined) return []
        return [
          calibrationOf({
            rubric,
            judge,
            trust,
            seen: inOrder,
            rated,
            subjects: spec.subjects,
            conditions,
            kind: this.#kind,
          }),
        ]
      })
  }
}

interface Beside {
  readonly deal: string
  readonly cell: Cell
  readonly own: readonly GivenRating[]
  readonly people: readonly GivenRating[]
}

const ordered = <Item extends { readonly item: string }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((one, other) => inOrderOfNames(one.item, other.item))

interface Compared {
  readonly rubric: Rubric
  readonly judge: string
  readonly trust: number | undefined
  readonly seen: readonly Seen[]
  readonly rated: readonly Rated[]
  readonly subjects: readonly string[]
  readonly conditions: readonly string[]
  readonly kind: MeanKind
}

function calibrationOf(compared: Compared): Calibration {
  const { rubric, judge, trust, rated, kind } = compared
  const steps = rubric.scale.map(({ value }) => value).toSorted((one, other) => one - other)
  const placeOf = (mean: number) => steps.indexOf(nearestStep(rubric, mean))
  const pairs = rated.map(({ people, judge: own }) => [placeOf(people), placeOf(own)] as const)
  const weights = rubric.kind === 'ordinal' ? 'quadratic' : 'none'
  const rng = (what: string) => rngAt(`${rubric.id}/${judge}/${what}`, 0)
  const agreed = agreementByItem(pairs, (some) => kappa(some, steps.length, weights), rng('kappa'))
  const length = lengthOf(compared, rng)
  return {
    rubric: rubric.id,
    name: rubric.name,
    judge,
    items: rated.length,
    kappa: agreed,
    bias: meanOf(
      rated.map((one) => ({ ...one, above: one.judge - one.people })),
      rng('bias'),
      kind,
    ),
    steps,
    confusion: steps.map((_, row) =>
      steps.map((__, column) => pairs.filter(([one, other]) => one === row && other === column).length),
    ),
    ...(trust !== undefined && { trust: { least: trust, verdict: verdictOf(agreed.value, trust) } }),
    ...(length && { length }),
  }
}

type Counted = Pick<Seen, 'item' | 'deal'> & { readonly above: number }

const meanOf = (seen: readonly Counted[], rng: Rng, kind: MeanKind): Estimate =>
  meanByDeal(sumsByDeal(seen), rng, kind)

type WithLength = Seen & { readonly length: number }

/** The slope on the length beyond the people's, and the means without it. */
function lengthOf(
  { seen, rated, subjects, conditions, kind }: Compared,
  rng: (what: string) => Rng,
): LengthEffect | undefined {
  const known = seen.filter((one): one is WithLength => one.length !== null)
  const points = rated.flatMap(({ item, length, judge, people }) =>
    length === null ? [] : [{ cluster: String(numberOfItem(item)), x: length, y: judge - people }],
  )
  if (points.length === 0) return undefined
  const slope = slopeByCluster(points, rng('length'), kind)
  const usual = known.reduce((sum, { length }) => sum + length, 0) / known.length
  const beyond = ({ length }: WithLength) => (slope.value ?? 0) * (length - usual)
  const means = everyCell({ subjects, conditions }).map((place): CorrectedMean => {
    const own = known.filter(({ cell }) => isAt(cell, place))
    const at = `${place.subject}/${place.condition}`
    return {
      ...place,
      plain: meanOf(
        own.map((one) => ({ ...one, above: one.judge })),
        rng(at),
        kind,
      ),
      corrected: meanOf(
        own.map((one) => ({ ...one, above: one.judge - beyond(one) })),
        rng(at),
        kind,
      ),
    }
  })
  return { slope, means }
}
