import 'server-only'
import { agentWithPicture } from '@wis/db/agents'
import { listExperiments, listSuites } from '@wis/db/experiments'
import { listMatches } from '@wis/db/matches'
import type { ApiKey } from '@wis/protocol'
import { database } from '../../../server/database.ts'

export type ExampleValues = Readonly<Partial<Record<'id' | 'slug' | 'number' | 'a' | 'b', string>>>

/** What is there to ask for by a call: the newest of what everybody may read. Only an ended experiment has all of it. */
export async function exampleValues(): Promise<(key: ApiKey) => ExampleValues> {
  const db = database()
  const [matches, experiments, suites, pictured] = await Promise.all([
    listMatches(db, { status: ['finished'], limit: 1 }),
    listExperiments(db, { state: 'ended', limit: 1 }),
    listSuites(db, { limit: 1 }),
    agentWithPicture(db),
  ])
  const [match] = matches.items
  const players = new Set(match?.seats.map(({ agent }) => agent.slug))
  const [a, b] = players
  const withId = (id: string | undefined) => (id === undefined ? {} : { id })
  return (key) => {
    if (key.includes(' /matches/{id}')) return withId(match?.id)
    if (key.includes(' /agents/{id}/avatar')) return withId(pictured)
    if (key.includes(' /agents/{id}')) return withId(match?.seats[0]?.agent.id)
    if (key.includes(' /experiments/{id}')) return { ...withId(experiments.items[0]?.id), number: '1' }
    if (key.includes(' /suites/{id}')) return withId(suites.items[0]?.id)
    if (!match || !key.includes(' /seasons/{slug}')) return {}
    const { slug } = match.season
    return key.endsWith('/compare') && a !== undefined && b !== undefined ? { slug, a, b } : { slug }
  }
}
