import { isDeepValue } from '@wis/engine'
import { z } from 'zod'
import { experimentSpec } from './experiment-spec.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { faultsOfGame } from './faults-of-game.ts'
import { faultsOfIssue, specFault } from './faults-of-issue.ts'
import type { SpecFault } from './faults-of-issue.ts'
import { readText } from './read-text.ts'
import { named } from './study.ts'

export type ReadSpec =
  | { readonly ok: true; readonly spec: ExperimentSpec }
  | { readonly ok: false; readonly faults: readonly SpecFault[] }

/** Reads YAML or JSON. Every field that is wrong is named, with what would be right. */
export function readSpecText(text: string): ReadSpec {
  const read = readText(text)
  return read.ok ? readSpec(read.value) : refused(read.fault)
}

export function readSpec(value: unknown): ReadSpec {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refused(specFault('', 'no-fields'))
  if (isDeepValue(value, deepest)) return refused(specFault('', 'too-deep', { most: String(deepest) }))
  const read = experimentSpec.safeParse(named(value))
  if (!read.success) return { ok: false, faults: faultsOfRead(read.error, value) }
  const strange = strangeTexts(read.data).map((path) => specFault(path, 'strange-characters'))
  const faults = strange.length > 0 ? strange : faultsOfGame(read.data)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, spec: read.data }
}

const refused = (fault: SpecFault): ReadSpec => ({ ok: false, faults: [fault] })

const known = Object.keys(experimentSpec.shape)

/** Parts within parts. Specifications have about six. */
const deepest = 30

/** Nobody reads more at once. */
const mostFaults = 50

const faultsOfRead = ({ issues }: z.ZodError, given: unknown): readonly SpecFault[] =>
  issues
    .slice(0, mostFaults)
    .flatMap((issue) => faultsOfIssue(issue, { given, known }))
    .slice(0, mostFaults)

/** Everything that no database stores, or that no reader sees. Lines may end and be set in. */
const strange = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/u

/** The paths of texts that hold characters of that kind, or halves of characters. */
function strangeTexts(value: unknown, path: readonly string[] = []): readonly string[] {
  if (typeof value === 'string') return isStrange(value) ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    isStrange(key) ? [path.join('.')] : strangeTexts(part, [...path, key]),
  )
}

/** Of a character that is stored as two, either half alone. */
const half = /\p{Surrogate}/u

const isStrange = (text: string) => strange.test(text) || half.test(text)

interface Expected {
  /** Null where nobody knows. */
  readonly tokens: number | null
  readonly dollars: number | null
  readonly minutes: number | null
}

/** A limit below what an experiment is expected to use, so that it will pause before its end. */
interface ShortBudget {
  readonly limit: 'tokens' | 'usd' | 'hours'
  readonly budget: number
  readonly expected: number
}

export function shortBudgets(
  budget: ExperimentSpec['budget'],
  { tokens, dollars, minutes }: Expected,
): readonly ShortBudget[] {
  const expected = { tokens, usd: dollars, hours: minutes === null ? null : minutes / 60 }
  return (['tokens', 'usd', 'hours'] as const).flatMap((limit) => {
    const [most, wanted] = [budget[limit], expected[limit]]
    return most === undefined || wanted === null || wanted <= most
      ? []
      : [{ limit, budget: most, expected: wanted }]
  })
}

/** One language or several, as authors write them. */
const written = z.union([z.string().transform((one) => [one]), z.array(z.string())])

/** A specification in those of its languages that somebody plays. As it is if that is none of them. */
export function inLanguages<Spec extends { readonly language?: unknown }>(
  spec: Spec,
  played: readonly string[],
): Spec {
  const { data = [] } = written.safeParse(spec.language)
  const language = data.filter((one) => played.includes(one))
  return language.length === 0 ? spec : { ...spec, language }
}
