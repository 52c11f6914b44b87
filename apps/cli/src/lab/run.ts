import { readArguments, readCount } from '../command.ts'
import { connectPlayers, requirePrices } from './agents/connect-players.ts'
import { readPlayers } from './agents/read-players.ts'
import { keepPreregistration } from './export/preregistration.ts'
import { finishedRun } from './finished-run.ts'
import { guestsOf, readExperiment } from './read-experiment.ts'
import { runExperiment } from './run-experiment.ts'
import { asBegun, prepareFolder } from './run-folder.ts'

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    subjects: { type: 'string' },
    materials: { type: 'string' },
    small: { type: 'boolean' },
    players: { type: 'string' },
    'at-once': { type: 'string', default: '4' },
    out: { type: 'string' },
  })
  const atOnce = readCount('at-once', values['at-once'])
  const read = await readExperiment(positionals, values)
  const known = await readPlayers(values.players)
  const names = guestsOf(read, Object.keys(known))
  const guests = connectPlayers(known, names.all, process.env)
  requirePrices(read.budget, guests.values())
  const folder = values.out ?? folderFor(read)
  const players = Object.fromEntries(Object.entries(known).filter(([name]) => guests.has(name)))
  const spec = await asBegun(folder, read)
  await prepareFolder(folder, spec, players)
  await keepPreregistration(folder)
  if (spec.annotators?.length)
    console.error('… people rate on a platform only, so this run asks no annotators')
  const code = await runExperiment({ folder, spec, guests, seated: names.seated, atOnce })
  return code ?? finishedRun(folder)
}

/** The folder of a run that names none. */
export const folderFor = ({ seed }: { readonly seed: string }) =>
  `${seed.replaceAll(/[^a-zA-Z0-9-]+/g, '-')}.lab`
