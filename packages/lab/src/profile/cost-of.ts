import { kitCalled } from '@wis/games'
import type { Measured, MeasuredEstimate } from '@wis/protocol'
import { chanceFor } from '../report/chance-level.ts'
import { contentsFor, newestMethod } from '../report/report-method.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { withRuleset } from '../spec/ruleset-of.ts'
import { sumsByContent, sumsByDeal } from '../statistics/by-deal/deal-sums.ts'
import { estimateOfSample, ratioSample } from '../statistics/by-deal/sample.ts'
import { drawnFrom } from '../statistics/estimate.ts'

/** What a subject used in one match, by its stored calls, and what it won there. */
export interface UsedMatch {
  readonly subject: string
  readonly deal: number
  /** Null if its calls do not say. */
  readonly tokens: number | null
  /** Millionths of a US dollar. Null if the price of its calls is not known. */
  readonly spend: number | null
  /** In the units of the game. Nothing for a match that it could not play. */
  readonly points: number
}

const micros = 1_000_000

/** What points cost a subject. Undefined if its calls do not say. */
export function costOf(spec: ExperimentSpec, used: readonly UsedMatch[]): Measured | undefined {
  const kit = kitCalled(spec.game)
  const [condition] = spec.conditions
  const changed = condition === undefined ? undefined : spec.own[condition]
  // Another prompt or strategy is another agent, as far as its use goes.
  if (!kit || used.length === 0 || changed?.prompt !== undefined || changed?.strategy !== undefined)
    return undefined
  const tokens = allKnown(used.map((one) => one.tokens))
  const spend = allKnown(used.map((one) => one.spend))
  const points = used.map((one) => one.points / (kit.results.perPoint ?? 1))
  if (!tokens) return undefined
  const contentOf = contentsFor(spec, newestMethod)
  // A match without points counts, too: what was used there was paid for the points of others.
  const mean = (name: string, above: readonly number[], below?: readonly number[]): MeasuredEstimate => {
    const sums = sumsByDeal(
      used.map(({ deal }, at) => ({
        deal: String(deal),
        ...contentOf(deal),
        above: above[at] ?? 0,
        ...(below && { below: below[at] ?? 0 }),
      })),
    )
    const clusters = sumsByContent(sums)
    const sample = ratioSample(clusters)
    const seen = { n: used.length, ...drawnFrom(sums.length, clusters.length) }
    if (!sample) return { value: null, low: null, high: null, n: seen.n, deals: seen.deals }
    const rng = chanceFor(spec, [used[0]?.subject ?? '', 'cost', name])
    const { value, low, high, n, deals } = estimateOfSample(sample, seen, rng)
    return { value, low, high, n, deals }
  }
  const total = points.reduce((sum, one) => sum + one, 0)
  const won = mean('points', points)
  // Where a point a match may be none at all, there is no end to what one may cost.
  const perPoint = (found: MeasuredEstimate): MeasuredEstimate =>
    won.low !== null && won.low <= 0
      ? { ...found, low: null, high: null }
      : { ...found, low: found.low === null ? null : Math.max(0, found.low) }
  const both = (name: string, amounts: readonly number[]) => ({
    perPoint: total > 0 ? perPoint(mean(`${name} per point`, amounts, points)) : null,
    perMatch: mean(`${name} per match`, amounts),
  })
  return {
    topic: 'cost',
    game: spec.game,
    ruleset: withRuleset(spec).ruleset ?? kit.setup.presets[0].id,
    tokens: both('tokens', tokens),
    dollars:
      spend === undefined
        ? null
        : both(
            'dollars',
            spend.map((amount) => amount / micros),
          ),
    points: won,
  }
}

/** Undefined where one of them is not known. */
const allKnown = (amounts: readonly (number | null)[]): readonly number[] | undefined =>
  amounts.includes(null) ? undefined : amounts.filter((amount) => amount !== null)
