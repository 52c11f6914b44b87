import type { Database } from '@wis/db'
import { storedContrasts } from '@wis/db/experiments'
import type { Report } from '@wis/lab'
import type { AgentMeasured, AgentProfile, AgentProfilePage } from '@wis/protocol'
import { differencesOf } from './differences-of.ts'
import type { SharedSource } from './differences-of.ts'
import { measuredOf } from './measured-of.ts'

interface Asked {
  readonly agent: AgentProfile
  /** The agent to set beside it. */
  readonly other?: AgentProfile | undefined
  /** Null for a visitor. */
  readonly readerId: string | null
}

/** The profile of an agent, with that of another one beside it if one is asked for. */
export async function profilePageOf(
  db: Database,
  { agent, other, readerId }: Asked,
): Promise<AgentProfilePage> {
  const [own, beside] = await Promise.all([
    measuredOf(db, agent, readerId),
    other && other.id !== agent.id ? measuredOf(db, other, readerId) : null,
  ])
  if (!beside) return { ...own, with: null, differences: [] }
  const shared = await sharedBy(db, own, beside)
  return { ...own, with: beside, differences: [...differencesOf(own, beside, shared)] }
}

/** The experiments that both are shown from, with what their reports say of the two. */
async function sharedBy(
  db: Database,
  own: AgentMeasured,
  beside: AgentMeasured,
): Promise<readonly SharedSource[]> {
  const pairs = own.measurements.flatMap((one) => {
    const other = beside.measurements.find(
      ({ source, found }) => source.id === one.source.id && found.topic === one.found.topic,
    )
    return other ? [{ source: one.source, first: one.subject, second: other.subject }] : []
  })
  const known = new Map(pairs.map((pair) => [pair.source.id, pair]))
  return Promise.all(
    [...known.values()].map(async ({ source: { kind, id }, first, second }) => ({
      id,
      first,
      second,
      // They are stored as the laboratory made them.
      contrasts: ((await storedContrasts(db, { kind, source: id })) ?? []) as Report['contrasts'],
    })),
  )
}
