import { writeFile } from 'node:fs/promises'
import { toMarkdown } from '@wis/lab'
import { readArguments, readCount } from '../command.ts'
import { connectPlayers, requirePrices } from './agents/connect-players.ts'
import { readPlayers } from './agents/read-players.ts'
import { guestsOf, readExperiment } from './read-experiment.ts'
import { reportOfFolder } from './report-of-folder.ts'
import { runExperiment } from './run-experiment.ts'
import { asBegun, prepareFolder, reportFile } from './run-folder.ts'
import { dated } from './run-record.ts'

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
  if (spec.annotators?.length)
    console.error('… people rate on a platform only, so this run asks no annotators')
  const code = await runExperiment({ folder, spec, guests, seated: names.seated, atOnce })
  if (code !== undefined) return code
  const made = await reportOfFolder(folder)
  await writeFile(reportFile(folder, 'report.json'), `${JSON.stringify(made)}\n`)
  const text = toMarkdown(await dated(folder, made), 'en')
  await writeFile(reportFile(folder, 'report.md'), text)
  console.log(text)
  console.log(`✔ ${folder}: ${made.matches.decided + made.matches.failed} matches, report.json, report.md`)
  return 0
}

/** The folder of a run that names none. */
export const folderFor = ({ seed }: { readonly seed: string }) =>
  `${seed.replaceAll(/[^a-zA-Z0-9-]+/g, '-')}.lab`
