import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { fitRatings } from '@wis/ratings'
import { coveredBy, cutSeasons } from './rig/coverage.ts'
import type { SeasonHeld } from './rig/coverage.ts'
import { playField } from './rig/played-field.ts'
import type { PlayedField } from './rig/played-field.ts'

/** A kind of field, how many of them are made, what each plays, and how many seasons of a size are cut out of it. */
interface Plan extends Pick<PlayedField, 'agents' | 'list'> {
  readonly fields: number
  readonly matches: number
  readonly seasons: number
}

const plans: readonly Plan[] = [
  { agents: 10, list: 'open', fields: 1, matches: 30_000, seasons: 100 },
  { agents: 10, list: 'season', fields: 1, matches: 30_000, seasons: 100 },
  { agents: 6, list: 'open', fields: 5, matches: 12_000, seasons: 20 },
  { agents: 30, list: 'open', fields: 1, matches: 30_000, seasons: 30 },
  { agents: 100, list: 'open', fields: 1, matches: 30_000, seasons: 10 },
]
const sizes = [100, 150, 500, 1500] as const
const pairs = 20

/**
 * How often the intervals of a season hold what is true. Agents that think play so many matches that these tell how good
 * each is; seasons cut out of them are rated by themselves. Each language in a process of its own.
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
  const held = new Map<number, SeasonHeld[]>(sizes.map((size) => [size, []]))
  for (let number = 0; number < fields; number++) {
    const field = { agents, pairs }
    const played = playField({ ...field, language, list, number }, matches)
    const truth = fitRatings(played, field)
    for (const size of sizes)
      held.get(size)?.push(...cutSeasons(played, field, { truth, size, most: seasons }))
  }
  for (const [size, all] of held) print({ matches: size, language, agents, list }, all)
}

type Cell = Pick<PlayedField, 'language' | 'agents' | 'list'> & { readonly matches: number }

function print(cell: Cell, seasons: readonly SeasonHeld[]): void {
  const covered = coveredBy(seasons)
  console.log(
    JSON.stringify({
      ...{ name: 'ratings.coverage', value: covered.overall.held, unit: '% of overall intervals' },
      ...cell,
      ...covered,
    }),
  )
}
