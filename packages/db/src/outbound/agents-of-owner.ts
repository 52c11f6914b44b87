import type { Database } from '../database.ts'

export interface OwnAgent {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly kind: string
  readonly languages: readonly string[]
  readonly online: boolean
}

const mostShown = 100

/** The agents of an owner that may still play, newest first. */
export async function agentsOfOwner({ pool }: Database, ownerId: string): Promise<readonly OwnAgent[]> {
  const { rows } = await pool.query<OwnAgent>({
    name: 'agents-of-owner',
    text: `select id, slug, name, kind, languages, online from agents
           where owner_id = $1 and retired_at is null order by id desc limit $2`,
    values: [ownerId, mostShown],
  })
  return rows
}
