import type { Route } from '@wis/protocol'
import { z } from 'zod'
import { parseQuery } from '../request/parse-query.ts'

const none = z.strictObject({})

/** The query of a call. A parameter that the call does not know is refused by its name, and never passed over. */
export function queryOf({ query, anyQuery }: Pick<Route, 'query' | 'anyQuery'>, search: URLSearchParams) {
  if (query) return parseQuery(query, search)
  if (!anyQuery) parseQuery(none, search)
  return undefined
}
