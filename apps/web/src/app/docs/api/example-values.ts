import 'server-only'
import { listMatches } from '@wis/db/matches'
import type { ApiKey } from '@wis/protocol'
import { database } from '../../../server/database.ts'

export type ExampleValues = Readonly<Partial<Record<'id' | 'slug', string>>>

/** What is there to ask for by a call: the newest finished match, an agent that played it, its season. */
export async function exampleValues(): Promise<(key: ApiKey) => ExampleValues> {
  const { items } = await listMatches(database(), { status: ['finished'], limit: 1 })
  const [match] = items
  if (!match) return () => ({})
  const agent = match.seats[0]?.agent
  return (key) => {
    if (key.includes(' /matches/{id}')) return { id: match.id }
    if (key.includes(' /seasons/{slug}')) return { slug: match.season.slug }
    return agent && key.includes(' /agents/{id}') ? { id: agent.id } : {}
  }
}
