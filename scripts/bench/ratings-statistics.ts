import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { recoverCycles, recoverNumber, recoverSeat } from '@wis/ratings'
import type { Recovered } from '@wis/ratings'

/**
 * Plants what the statistics of boards look for in many simulated fields, and measures how often the 95 % interval holds it,
 * and how far off the number is on average. Fails if a share lies outside 93 to 97 per cent and chance cannot explain it;
 * where the truth lies at an end of what is possible, an interval may hold it more often.
 */
const fields = 500
let failed = false

const drawn = <Found>(name: string, recover: (rng: Rng) => Found, many = fields): readonly Found[] =>
  Array.from({ length: many }, (_, field) => recover(rngAt(name, field)))

function tell(name: string, found: readonly Recovered[], isAtEnd = false): void {
  const n = found.length
  const held = found.filter((one) => one.held).length / n
  const misses = found.map((one) => one.found - one.truth)
  const bias = misses.reduce((sum, miss) => sum + miss, 0) / n
  const error = Math.sqrt(misses.reduce((sum, miss) => sum + (miss - bias) ** 2, 0) / n / (n - 1))
  const mean = found.reduce((sum, one) => sum + one.found, 0) / n
  const [value, doubt] = [100 * held, 300 * Math.sqrt((0.95 * 0.05) / fields)]
  const isRight = value >= 93 - doubt && (isAtEnd || value <= 97 + doubt)
  failed ||= !isRight
  const rounded = (number: number) => Number(number.toPrecision(3))
  console.log(
    JSON.stringify({
      name,
      value,
      unit: '% held',
      n,
      mean: rounded(mean),
      bias: rounded(bias),
      error: rounded(error),
    }),
  )
}

for (const worth of [
  [0.5, 0],
  [0.6, 0.2, 0, -0.2],
  [0.3, 0, 0, 0, 0, 0],
]) {
  const plan = { agents: 12, matches: 200, worth, spread: 0.7 }
  const found = drawn(`seats ${worth.length}`, (rng) => recoverSeat(plan, rng))
  tell(
    `ratings.statistics first of ${worth.length} seats`,
    found.map(({ seat }) => seat),
  )
  tell(
    `ratings.statistics ratings beside ${worth.length} seats`,
    found.flatMap(({ ratings }) => ratings),
  )
}

const strengths = { agents: 8, spread: 0.8, twist: 0 }
const circles = { agents: 6, spread: 0, twist: 0, rock: 1.5 }
const alike = [0.1, 0.2, 0.35, 0.6, 1, 1.6, 2.5, 4]
/** A field as the statistics presume it: with no circles, with nothing else, or with both. */
function anyField(rng: Rng) {
  const kind = rng.next()
  const [spread, twist] = [rng.pick(alike), rng.pick(alike)]
  return recoverCycles(
    kind < 0.1
      ? { agents: 6, meetings: 20, spread: 0, twist: 0, rock: twist }
      : { agents: 8, meetings: 20, spread, twist: kind < 0.45 ? 0 : twist },
    rng,
  )
}
const mixed = { agents: 8, spread: 0.7, twist: 0.7 }
tell('ratings.statistics cycles, any field, 20 a pair', drawn('any', anyField))
for (const meetings of [2, 5, 20, 60]) {
  const about = (what: string) => `ratings.statistics cycles, ${what}, ${meetings} a pair`
  tell(
    about('none'),
    drawn(`none ${meetings}`, (rng) => recoverCycles({ ...strengths, meetings }, rng)),
    true,
  )
  tell(
    about('only'),
    drawn(`only ${meetings}`, (rng) => recoverCycles({ ...circles, meetings }, rng)),
    true,
  )
  tell(
    about('both'),
    // Here 500 fields leave it open whether the share is below 93 per cent.
    drawn(
      `both ${meetings}`,
      (rng) => recoverCycles({ ...mixed, meetings }, rng),
      meetings === 20 ? 2000 : fields,
    ),
    true,
  )
}

for (const explained of [0.1, 0.5, 0.9, null]) {
  const recover = (rng: Rng) =>
    recoverNumber({ agents: 20, games: 5, matches: 400, plays: 0.6, explained: explained ?? rng.next() }, rng)
  const found = drawn(`number ${explained}`, recover, explained === 0.9 ? 1000 : fields)
  const about = explained === null ? 'any share' : `${100 * explained} % explained`
  tell(
    `ratings.statistics one number, ${about}`,
    found.map(({ number }) => number),
  )
  tell(
    `ratings.statistics share, ${about}`,
    found.map((one) => one.explained),
    true,
  )
}
if (failed) process.exitCode = 1
