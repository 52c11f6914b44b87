import type { z } from 'zod'
import type { Issue } from './app-error.ts'

type ZodIssue = z.core.$ZodIssue

/** Field by field what is wrong with a body. */
export function issuesOf({ issues }: { readonly issues: readonly ZodIssue[] }): readonly Issue[] {
  return issues.flatMap((issue) => inner(issue, []))
}

/**
 * Of what may have one of several forms it says what is wrong with the form that was most likely meant: a bare “invalid
 * input” would leave everybody guessing.
 */
function inner(issue: ZodIssue, above: readonly PropertyKey[]): readonly Issue[] {
  const path = [...above, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ path: path.join('.'), message: issue.message }]
  const [nearest = []] = issue.errors.toSorted((one, other) => strangeness(one) - strangeness(other))
  return nearest.flatMap((found) => inner(found, path))
}

/** A form that knows the fields which were sent is nearer than one that does not, whatever is wrong with them. */
function strangeness(issues: readonly ZodIssue[]): number {
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys').length
  const missing = issues.filter((issue) => issue.code === 'invalid_type' && issue.path.length === 1).length
  return unknown * 10_000 + missing * 100 + issues.length
}
