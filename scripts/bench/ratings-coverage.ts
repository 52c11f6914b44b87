import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { currentMethod, fitRatings, measuredScales, ratingMethods } from '@wis/ratings'
import type { MeasuredScale, RatingMethod } from '@wis/ratings'
import { coveredBy, cutSeasons } from './rig/coverage.ts'
import type { Covered, SeasonHeld } from './rig/coverage.ts'
import { playField } from './rig/played-field.ts'
import type { PlayedField } from './rig/played-field.ts'

/** A kind of field: the number of fields, of matches in each, and of seasons of each size that are cut out of it. */
interface Plan extends Pick<PlayedField, 'agents' | 'list'> {
  readonly fields: number
  readonly matches: number
  readonly seasons: number
}

const plans: readonly Plan[] = [
  { agents: 10, list: 'open', fields: 1, matches: 30_000, seasons: 30 },
  { agents: 6, list: 'open', fields: 3, matches: 10_000, seasons: 15 },
  { agents: 30, list: 'open', fields: 1, matches: 25_000, seasons: 10 },
  { agents: 100, list: 'open', fields: 1, matches: 25_000, seasons: 5 },
  { agents: 10, list: 'season', fields: 1, matches: 30_000, seasons: 30 },
]
const sizes = [100, 150, 500, 1500] as const
const pairs = 20

/**
 * Measures how often the intervals of a season contain the true value. Agents that think play so many matches that
 * those give the true strength of each. Seasons cut out of them are rated separately, and by the first method too. Each
 * language runs in a process of its own.
 */
const [asked] = process.argv.slice(2)
const language = languages.find((one) => one === asked)
if (language) for (const plan of plans) measure(plan, language)
else await Promise.all(languages.map(inProcess))

async function inProcess(one: Language): Promise<void> {
  const file = process.argv[1]
  if (file === undefined) throw new Error('this is run from a file')
  const child = spawn(process.execPath, [...process.execArgv, file, one], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) process.exitCode = 1
}

function measure({ agents, list, fields, matches, seasons }: Plan, language: Language): void {
  const cuts = sizes.flatMap((size) =>
    ratingMethods.map((method) => ({ size, method, most: seasons, held: [] as SeasonHeld[] })),
  )
  for (let number = 0; number < fields; number++) {
    const field = { agents, pairs }
    const played = playField({ ...field, language, list, number }, matches)
    const truth = fitRatings(played, field)
    for (const cut of cuts) cut.held.push(...cutSeasons(played, field, { truth, ...cut }))
  }
  for (const size of sizes) {
    const by = (wanted: RatingMethod) =>
      coveredBy(cuts.find((cut) => cut.size === size && cut.method === wanted)?.held ?? [])
    print({ matches: size, language, agents, list }, by(currentMethod), by(1))
  }
}

type Cell = Pick<PlayedField, 'language' | 'agents' | 'list'> & { readonly matches: number }
type ByScale = Readonly<Record<MeasuredScale, Covered>>

function print(cell: Cell, found: ByScale, first: ByScale): void {
  const compared = measuredScales.map((scale) => {
    const { held, reach, rmse } = first[scale]
    return [scale, { ...found[scale], first: { held, reach, rmse } }]
  })
  console.log(
    JSON.stringify({
      ...{ name: 'ratings.coverage', value: found.overall.held, unit: '% of overall intervals' },
      ...{ baseline: first.overall.held, ...cell },
      ...Object.fromEntries(compared),
    }),
  )
}
