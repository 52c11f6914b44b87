import { readFile } from 'node:fs/promises'
import { kitCalled } from '@wis/games'
import { presetCalled, readSpec, readSpecText } from '@wis/lab'
import type { ExperimentSpec, ReadSpec } from '@wis/lab'
import { UsageError } from '../command.ts'
import { SpecTrouble } from './trouble.ts'

/** Reads a preset by its name, or a file. `subjects` takes the place of those that it names. */
export async function readExperiment(
  positionals: readonly string[],
  subjects: string | undefined,
): Promise<ExperimentSpec> {
  const [source, ...more] = positionals
  if (source === undefined || more.length > 0) throw new UsageError('which SPEC? Name one file or preset')
  const preset = presetCalled(source)
  const read = preset ? readSpec(preset.spec) : readSpecText(await readFile(source, 'utf8'))
  const spec = accepted(source, read)
  if (subjects === undefined) return spec
  const named = subjects.split(',').map((name) => name.trim())
  return accepted(source, readSpec({ ...spec, subjects: named }))
}

function accepted(source: string, read: ReadSpec): ExperimentSpec {
  if (read.ok) return read.spec
  const lines = read.faults.map(({ path, message }) => `  ${path === '' ? '' : `${path}: `}${message}`)
  throw new SpecTrouble([`${source} is no experiment:`, ...lines].join('\n'))
}

/** The players of an experiment that are not of the house, each once. Throws for one that nobody knows. */
export function guestsOf(spec: ExperimentSpec, known: readonly string[]): readonly string[] {
  const house = (kitCalled(spec.game)?.house ?? []).map(({ slug }) => slug)
  const guests = [...new Set([...spec.subjects, ...spec.opponents])].filter((name) => !house.includes(name))
  const strangers = guests.filter((name) => !known.includes(name))
  if (strangers.length === 0) return guests
  throw new SpecTrouble(
    `nobody is called ${strangers.join(', ')}; house players are ${house.join(', ')}, and --players names a file with others`,
  )
}
