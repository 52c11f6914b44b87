import { handle } from '@wis/protocol'
import { z } from 'zod'

export interface CallFilter {
  readonly match?: string
  readonly version?: number
  readonly failed?: true
  readonly cursor?: string
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** The calls that an address asks for. Invalid values are dropped. */
export function parseCallFilter(query: Query): CallFilter {
  const match = handle.safeParse(query['match']).data
  const version = z.coerce.number().int().min(1).safeParse(query['version']).data
  const cursor = handle.safeParse(query['cursor']).data
  return {
    ...(match !== undefined && { match }),
    ...(version !== undefined && { version }),
    ...(query['failed'] === 'true' && { failed: true }),
    ...(cursor !== undefined && { cursor }),
  }
}

export function callsAddress(slug: string, { match, version, failed, cursor }: CallFilter = {}): string {
  const query = new URLSearchParams({
    ...(match !== undefined && { match }),
    ...(version !== undefined && { version: String(version) }),
    ...(failed && { failed: 'true' }),
    ...(cursor !== undefined && { cursor }),
  })
  return `/agents/${slug}/calls${query.size === 0 ? '' : `?${query.toString()}`}`
}

/** The page where an owner puts a call to its agent again. */
export const againAddress = (
  slug: string,
  { matchId, seq }: { readonly matchId: string; readonly seq: number },
) => `/agents/${slug}/calls/again?match=${matchId}&entry=${seq}`

/** The page where an owner has a match of its agent played again. Without one, it lists those that were. */
export const forksAddress = (slug: string, of?: { readonly matchId: string; readonly seq?: number }) =>
  `/agents/${slug}/forks${of ? `?match=${of.matchId}&entry=${of.seq ?? 0}` : ''}`
