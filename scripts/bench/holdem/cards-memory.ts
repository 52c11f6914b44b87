import { kitCalled, playHouse } from '@wis/games'
import { dealsNeeded } from '@wis/lab'
import { arena, fresh } from '../../../packages/games/src/holdem/testing/at-the-table.ts'
import { wonByMemory } from '../../../packages/games/src/holdem/testing/remembering.ts'
import { rounded } from '../rig/report.ts'

const matches = Number(process.env['BENCH_MATCHES'] ?? 400)
const rulesets = [fresh, arena]

/** What a player that remembers all cards gains by it against `equity`, in chips a match: the same cards and bluffs without memory are subtracted. */
for (const ruleset of rulesets) {
  const gains = Array.from({ length: matches }, (_, number) => {
    const [seed, seat] = [`bench-${number}`, number % 2]
    const points = (remembers: boolean) => wonByMemory(seed, ruleset, { seat, remembers })
    return points(true) - points(false)
  })
  const { mean, deviation } = spreadOf(gains)
  const range = (1.96 * deviation) / Math.sqrt(matches)
  tell('gain of a memory', ruleset.id, {
    value: rounded(mean),
    unit: 'chips a match',
    low: rounded(mean - range),
    high: rounded(mean + range),
  })
}

/** How many matches tell the house player by equity from the tight one, in four experiments of five. */
const kit = kitCalled('holdem')
const [, tight, equity] = kit?.house ?? []
if (!kit || !tight || !equity) throw new Error('the house of the game has other players')
for (const ruleset of rulesets) {
  const results = Array.from({ length: matches }, (_, number) => {
    const seat = number % 2
    const players = seat === 0 ? [equity, tight] : [tight, equity]
    const { state } = playHouse(kit, { seed: `bench-${number}`, ruleset, language: 'en', players })
    const { points = 0, facts } = kit.results.of(state)[seat] ?? {}
    return { points, fair: facts?.['fair-chips'] ?? 0 }
  })
  const numbers = {
    points: results.map(({ points }) => points),
    ...(ruleset.countsLuck && { 'points without luck': results.map(({ fair }) => fair) }),
  }
  for (const [by, values] of Object.entries(numbers)) {
    const { mean, deviation } = spreadOf(values)
    tell(`${equity.slug} from ${tight.slug}, by ${by}`, ruleset.id, {
      value: dealsNeeded({ difference: mean, deviation, power: 0.8 }),
      unit: 'matches',
      mean: rounded(mean),
      deviation: rounded(deviation),
    })
  }
}

function spreadOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) }
}

function tell(
  name: string,
  ruleset: string,
  numbers: Readonly<Record<string, number | string | null>>,
): void {
  console.log(JSON.stringify({ name: `cards.memory ${name}`, ruleset, ...numbers, matches }))
}
