import type { z } from 'zod'
import { specFaultCodes, textOfFault } from './fault-texts.ts'
import type { SpecFaultCode } from './fault-texts.ts'

interface Told {
  readonly code: SpecFaultCode
  readonly values?: FaultValues
}

interface Read {
  /** What was read, and the names of its fields. */
  readonly given: unknown
  readonly known: readonly string[]
}

/** The faults of an issue of a schema. Their English sentence is that of the schema, where it has one. */
export function faultsOfIssue(issue: z.core.$ZodIssue, { given, known }: Read): readonly SpecFault[] {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      path === ''
        ? specFault(key, 'unknown-field', { names: known.join(', ') })
        : specFault(`${path}.${key}`, 'unknown-part'),
    )
  const isMissing = issue.code !== 'custom' && valueAt(given, issue.path) === undefined
  const { code, values = {} }: Told = isMissing ? { code: 'missing' } : toldOf(issue)
  return [{ path, code, values, message: issue.message }]
}

/** One reason why a specification is refused. */
export interface SpecFault {
  /** The field, such as `design.materials`. Empty if the whole text cannot be read. */
  readonly path: string
  readonly code: SpecFaultCode
  /** What belongs into the sentence of the code, such as the names that would be right. */
  readonly values: FaultValues
  /** The sentence in English. */
  readonly message: string
}

type FaultValues = Readonly<Record<string, string>>

/** A fault with the sentence of its code. */
export function specFault(path: string, code: SpecFaultCode, values: FaultValues = {}): SpecFault {
  return { path, code, values, message: textOfFault(code, values) }
}

function toldOf(issue: Exclude<z.core.$ZodIssue, { code: 'unrecognized_keys' }>): Told {
  switch (issue.code) {
    case 'invalid_type':
      return { code: wanted[issue.expected] ?? 'not-right' }
    case 'invalid_value':
      return { code: 'one-of', values: { names: issue.values.map(String).join(', ') } }
    case 'too_small':
      return smallOf(issue)
    case 'too_big':
      return { code: large[issue.origin] ?? 'too-large', values: { most: String(issue.maximum) } }
    case 'invalid_format':
      return { code: issue.pattern?.includes('@') ? 'not-a-player' : 'not-a-name' }
    case 'invalid_key':
      return { code: 'not-a-name' }
    case 'invalid_union':
      return { code: unions[String(issue.path[0])] ?? 'not-right' }
    default:
      return { code: issue.code === 'custom' ? customOf(issue.params) : 'not-right' }
  }
}

const unions: Readonly<Record<string, SpecFaultCode>> = { stop: 'not-a-stop', follows: 'not-a-reference' }

const wanted: Readonly<Record<string, SpecFaultCode>> = {
  string: 'not-text',
  number: 'not-a-number',
  int: 'not-a-whole-number',
  array: 'not-a-list',
  object: 'not-fields',
  record: 'not-fields',
  boolean: 'not-yes-or-no',
}

function smallOf({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Told {
  const values = { least: String(minimum) }
  if (inclusive === false) return { code: 'not-above', values }
  return { code: small[origin] ?? 'too-small', values }
}

const small: Readonly<Record<string, SpecFaultCode>> = { array: 'too-few', string: 'too-short' }
const large: Readonly<Record<string, SpecFaultCode>> = { array: 'too-many', string: 'too-long' }

/** A rule of our own names its fault. */
const customOf = (params: Readonly<Record<string, unknown>> | undefined): SpecFaultCode =>
  specFaultCodes.find((code) => code === params?.['fault']) ?? 'not-right'

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    given,
  )
}
