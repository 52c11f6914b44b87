import { notStorable, unstorableIn } from '@wis/protocol'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import type { Issue } from '../app-error.ts'

/** A parameter that was written by another of its names. */
export interface OtherName {
  readonly name: string
  readonly written: string
}

/** The query of an address as the schema demands it, or a refusal that names every wrong field. */
export function parseQuery<Schema extends z.ZodType>(
  schema: Schema,
  search: URLSearchParams,
  other?: OtherName,
): z.output<Schema> {
  const repeated = [...new Set(search.keys())].filter((name) => search.getAll(name).length > 1)
  if (repeated.length > 0) {
    const issues = repeated.map((path) => ({ path, message: 'given more than once' }))
    throw new AppError('bad-request', 'A field is given more than once.', issues)
  }
  const given = Object.fromEntries(search)
  const unstorable = unstorableIn(given).map((path) => ({ path, message: notStorable }))
  if (unstorable.length > 0)
    throw new AppError('bad-request', 'The query contains a character that cannot be stored.', unstorable)
  const parsed = schema.safeParse(other ? underItsName(given, other) : given)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
    .flatMap(issuesOf)
    .map((issue) => (issue.path === other?.name ? { ...issue, path: other.written } : issue))
  throw new AppError('bad-request', 'The query is not valid.', issues)
}

const underItsName = (given: Readonly<Record<string, string>>, { name, written }: OtherName) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key === written ? name : key, value]))

function issuesOf(issue: z.core.$ZodIssue): readonly Issue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((path) => ({ path, message: 'is not known here' }))
  return [{ path: issue.path.join('.'), message: issue.message }]
}
