import { readFile } from 'node:fs/promises'
import { kitCalled } from '@wis/games'
import {
  ablationFaults,
  judgesAtHand,
  presetCalled,
  presets,
  readSpec,
  readText,
  selfPlay,
  suitePresets,
} from '@wis/lab'
import type { ExperimentSpec, ReadSpec } from '@wis/lab'
import { readCount, UsageError } from '../command.ts'
import { languagesIn, namesIn, refuse, sizeOf, SpecTrouble, studyIn } from './read-value.ts'
import type { Size } from './read-value.ts'

/** What the command line says in the place of a specification. */
interface Changes extends Size {
  readonly subjects?: string | undefined
  readonly language?: string | undefined
}

/** Reads a preset by its name, or a file, and refuses what built-in agents cannot show. */
export async function readExperiment(
  positionals: readonly string[],
  { subjects, language: wanted, ...size }: Changes,
): Promise<ExperimentSpec> {
  const [source, ...more] = positionals
  if (source === undefined || more.length > 0)
    throw new UsageError('SPEC is missing: name one file or preset')
  const preset = presetCalled(source)
  const read = preset ? readSpec(preset.spec) : await readFileOf(source)
  const written = accepted(source, read)
  const named = namesIn(subjects)
  const language = languagesIn(wanted)
  const design = { ...written.design, ...sizeOf(size) }
  const isChanged = named !== undefined || language || size.small || size.materials !== undefined
  const changes = { ...(named && { subjects: named }), ...(language && { language }), design }
  const spec = isChanged ? accepted(source, readSpec({ ...written, ...changes })) : written
  const house = kitCalled(spec.game)?.house ?? []
  const faults = ablationFaults(spec, (name) => house.some(({ slug }) => slug === name))
  return faults.length === 0 ? spec : accepted(source, { ok: false, faults })
}

async function readFileOf(source: string): Promise<ReadSpec> {
  const text = readText(await readFile(source, 'utf8').catch((error: unknown) => isNeither(source, error)))
  return text.ok ? readSpec(await studyIn(source)) : { ok: false, faults: [text.fault] }
}

/** A name without a folder or an ending may be meant as a preset. */
function isNeither(source: string, error: unknown): never {
  if (/[./\\]/.test(source) || !(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
    throw error
  const names = [...presets(), ...suitePresets()].map(({ id }) => id)
  throw new SpecTrouble(`${source} is neither a file nor a preset. The presets are ${names.join(', ')}`)
}

const accepted = (source: string, read: ReadSpec): ExperimentSpec =>
  read.ok ? read.spec : refuse(source, 'experiment', read.faults)

/** The names of models and programs. */
interface Guests {
  /** Those that play. */
  readonly seated: readonly string[]
  /** With those that only rate, each once. */
  readonly all: readonly string[]
}

/** Who takes part in an experiment and is not of the house. Throws for one that nobody knows. */
export function guestsOf(spec: ExperimentSpec, known: readonly string[]): Guests {
  const house = (kitCalled(spec.game)?.house ?? []).map(({ slug }) => slug)
  const seated = without([...house, selfPlay], [...spec.subjects, ...spec.opponents])
  const judging = without(
    Object.keys(judgesAtHand),
    spec.judges.map(({ agent }) => agent),
  )
  requireKnown(seated, known, `built-in agents are ${house.join(', ')}`)
  requireKnown(judging, known, `judges of the laboratory are ${Object.keys(judgesAtHand).join(', ')}`)
  return { seated, all: [...new Set([...seated, ...judging])] }
}

export const without = (own: readonly string[], names: readonly string[]) =>
  [...new Set(names)].filter((name) => !own.includes(name))

export function requireKnown(names: readonly string[], known: readonly string[], own: string): void {
  const strangers = names.filter((name) => !known.includes(name))
  if (strangers.length > 0)
    throw new SpecTrouble(
      `unknown players: ${strangers.join(', ')}; ${own}, and --players names a file with others`,
    )
}

/** `agent:rubric`, `agent:rubric:times` or `agent:rubric:times:trust`, with commas between judges. */
export const readJudges = (text: string) =>
  text.split(',').map((part) => {
    const [agent = '', rubric = '', times = '1', trust, ...more] = part.trim().split(':')
    if (agent === '' || rubric === '' || more.length > 0)
      throw new UsageError(`--judges takes agent:rubric[:times[:trust]], not '${part.trim()}'`)
    if (trust !== undefined && !(Number(trust) > 0 && Number(trust) <= 1))
      throw new UsageError(`--judges takes a trust above 0 and up to 1, not '${trust}'`)
    return {
      agent,
      rubric,
      times: readCount('judges', times),
      ...(trust !== undefined && { trust: Number(trust) }),
    }
  })
