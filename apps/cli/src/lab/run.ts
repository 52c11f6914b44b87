import type { ExperimentSpec } from '@wis/lab'
import { readArguments, readCount } from '../command.ts'
import { connectPlayers, readPlayers, requirePrices } from './agents/players.ts'
import { keepPreregistration } from './export/preregistration.ts'
import { guestsOf, readExperiment } from './read-experiment.ts'
import { finishedRun } from './report-of-folder.ts'
import { runExperiment } from './run-experiment.ts'
import { asBegun, prepareFolder } from './run-folder.ts'

export const runOptions = {
  subjects: { type: 'string' },
  language: { type: 'string' },
  materials: { type: 'string' },
  small: { type: 'boolean' },
  players: { type: 'string' },
  'at-once': { type: 'string', default: '4' },
  out: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

interface Taking {
  readonly spec: Pick<ExperimentSpec, 'seed' | 'budget'>
  readonly values: { readonly players?: string | undefined; readonly out?: string | undefined }
  /** Those that are not of the house, by what the file of players knows. */
  guestsOf(known: readonly string[]): readonly string[]
}

/** Who takes part in a run, and the folder in which it is kept. */
export async function takePart({ spec, values, guestsOf }: Taking) {
  const known = await readPlayers(values.players)
  const guests = connectPlayers(known, guestsOf(Object.keys(known)), process.env)
  requirePrices(spec.budget, guests.values())
  const players = Object.fromEntries(Object.entries(known).filter(([name]) => guests.has(name)))
  // Of a run that names no folder.
  const usual = `${spec.seed.replaceAll(/[^a-zA-Z0-9-]+/g, '-')}.lab`
  return { guests, players, folder: values.out ?? usual }
}

export async function run(args: readonly string[]): Promise<number> {
  const { json: _, ...options } = runOptions
  const { values, positionals } = readArguments(args, options)
  const atOnce = readCount('at-once', values['at-once'])
  const read = await readExperiment(positionals, values)
  const all = (known: readonly string[]) => guestsOf(read, known).all
  const { guests, players, folder } = await takePart({ spec: read, values, guestsOf: all })
  const { seated } = guestsOf(read, [...guests.keys()])
  const spec = await asBegun(folder, read)
  await prepareFolder(folder, spec, players)
  await keepPreregistration(folder)
  if (spec.annotators?.length)
    console.error('… people rate on a platform only, so this run asks no annotators')
  const code = await runExperiment({ folder, spec, guests, seated, atOnce })
  return code ?? finishedRun(folder)
}
