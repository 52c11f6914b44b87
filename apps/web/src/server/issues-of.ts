import type { z } from 'zod'
import type { Issue } from './app-error.ts'

type ZodIssue = z.core.$ZodIssue

/** The faults of a body, field by field. */
export function issuesOf({ issues }: { readonly issues: readonly ZodIssue[] }): readonly Issue[] {
  return issues.flatMap((issue) => inner(issue, []))
}

/**
 * For a body with several variants, it names the faults of the most likely one. A bare “invalid input” would leave
 * everybody guessing.
 */
function inner(issue: ZodIssue, above: readonly PropertyKey[]): readonly Issue[] {
  const path = [...above, ...issue.path]
  if (issue.code !== 'invalid_union' || issue.errors.length === 0)
    return [{ path: path.join('.'), message: issue.message }]
  const [nearest = []] = issue.errors.toSorted((one, other) => strangeness(one) - strangeness(other))
  return nearest.flatMap((found) => inner(found, path))
}

/** A variant that knows the sent fields is closer than one that does not, whatever else is wrong. */
function strangeness(issues: readonly ZodIssue[]): number {
  const unknown = issues.filter(({ code }) => code === 'unrecognized_keys').length
  const missing = issues.filter((issue) => issue.code === 'invalid_type' && issue.path.length === 1).length
  return unknown * 10_000 + missing * 100 + issues.length
}
