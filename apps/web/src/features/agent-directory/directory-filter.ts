import { directoryOrders } from '@wis/db/agents'
import { kits, languages } from '@wis/games'
import { isStorable, listedKinds } from '@wis/protocol'
import { z } from 'zod'

export const origins = ['house', 'visitors'] as const
export const states = ['online', 'offline'] as const

const fields = {
  q: z.string().trim().min(1).max(64).refine(isStorable),
  language: z.enum(languages),
  kind: z.enum(listedKinds),
  game: z.enum(kits.map(({ id }) => id)),
  from: z.enum(origins),
  state: z.enum(states),
  order: z.enum(directoryOrders),
  cursor: z.string().regex(/^\d{1,6}$/),
}
export type DirectoryFilter = { readonly [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> }

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** The part of the directory that an address asks for. Invalid values are dropped. */
export function parseDirectoryFilter(query: Query): DirectoryFilter {
  const filter: Record<string, string> = {}
  for (const [name, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse(query[name])
    if (parsed.success) filter[name] = parsed.data
  }
  return filter
}

export function directoryAddress(filter: DirectoryFilter): string {
  const query = new URLSearchParams(Object.entries(filter))
  return query.size === 0 ? '/agents' : `/agents?${query.toString()}`
}

/** Whether agents are filtered out. Another order or another page filters nobody out. */
export function leavesOut({ order: _, cursor: __, ...filters }: DirectoryFilter): boolean {
  return Object.keys(filters).length > 0
}
