import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rngAt } from '@wis/engine'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { fitRatings, measuredScales } from '@wis/ratings'
import { inTables, pairsOfAll } from './rig/coverage-table.ts'
import type { Cell } from './rig/coverage-table.ts'
import { coveredBy, drawSeasons, holdSeasons, isRight } from './rig/coverage.ts'
import type { SeasonHeld } from './rig/coverage.ts'
import { keptField } from './rig/kept-field.ts'
import type { PlayedField } from './rig/played-field.ts'

/** A kind of field: the number of fields, and of seasons of each size that are drawn from each. */
interface Plan extends Pick<PlayedField, 'agents' | 'list'> {
  readonly fields: number
  readonly seasons: number
}

/** Enough seasons that the figures are known to about one per cent. */
const plans: readonly Plan[] = [
  { agents: 10, list: 'open', fields: 1, seasons: 60 },
  { agents: 6, list: 'open', fields: 3, seasons: 30 },
  { agents: 30, list: 'open', fields: 1, seasons: 30 },
  { agents: 100, list: 'open', fields: 1, seasons: 15 },
  { agents: 10, list: 'season', fields: 1, seasons: 60 },
]
const matches = 30_000
const sizes = [100, 150, 500, 1500] as const
const pairs = 20

/**
 * Measures how often the intervals of a season contain the true value. Agents that think play so many matches that
 * those give the true strength of each. Seasons drawn from them are rated separately. Each
 * language runs in a process of its own. Fails if a figure is outside 93 to 97 per cent and chance cannot explain it.
 */
const [asked] = process.argv.slice(2)
const language = languages.find((one) => one === asked)
if (language) for (const plan of plans) measure(plan, language)
else {
  const cells = (await Promise.all(languages.map(inProcess))).flat()
  const all = sizes.map((size) => pairsOfAll(cells, size))
  console.log(inTables(cells, all))
  const scales = measuredScales.filter((scale) => scale !== 'pairs')
  const wrong = cells.some(({ found }) => scales.some((scale) => !isRight(found[scale])))
  if (wrong || all.some(({ found }) => !isRight(found))) process.exitCode = 1
}

/** The other process sends each cell of the table, and prints it as a line itself. */
async function inProcess(one: Language): Promise<Cell[]> {
  const file = process.argv[1]
  if (file === undefined) throw new Error('this is run from a file')
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  const child = spawn(process.execPath, [...process.execArgv, file, one], { stdio: [...stdio] })
  const cells: Cell[] = []
  child.on('message', (cell) => cells.push(cell as Cell))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the measurement of ${one} broke off`)
  return cells
}

function measure({ agents, list, fields, seasons }: Plan, language: Language): void {
  const cells = sizes.map((size) => ({ size, held: [] as (readonly SeasonHeld[])[] }))
  for (let number = 0; number < fields; number++) {
    const field = { agents, pairs }
    const played = keptField({ ...field, language, list, number }, matches)
    const truth = fitRatings(played, field)
    for (const { size, held } of cells) {
      const drawn = drawSeasons(played, { size, seasons }, rngAt(`seasons ${number}`, size))
      held.push(holdSeasons(drawn, field, truth))
    }
  }
  for (const { size, held } of cells) report({ language, agents, list, matches: size }, held)
}

function report(
  about: Pick<Cell, 'language' | 'agents' | 'list' | 'matches'>,
  held: readonly (readonly SeasonHeld[])[],
): void {
  const found = coveredBy(held.flat())
  // The pairs of a field are its own in all of its seasons, so the field counts as a whole.
  const pairsByField = held.map((field) => coveredBy(field).pairs)
  const { held: value } = found.overall
  const measured = { name: 'ratings.coverage', value, unit: '% of overall intervals' }
  console.log(JSON.stringify({ ...measured, ...about, found }))
  process.send?.({ ...about, found, pairsByField } satisfies Cell)
}
