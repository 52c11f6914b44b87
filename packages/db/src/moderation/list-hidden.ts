import { z } from 'zod'
import type { Database } from '../database.ts'

const mostShown = 50

const hiddenAgent = z.object({
  id: z.string(),
  slug: z.string(),
  /** Its name as its owner gave it. */
  name: z.string(),
  reason: z.string(),
})
export type HiddenAgent = z.infer<typeof hiddenAgent>

export interface HiddenSpeech {
  readonly matchId: string
  readonly seq: number
  readonly reason: string
}

/** What moderators keep hidden, up to the limit of a page. */
export async function listHidden({
  pool,
  prisma,
}: Database): Promise<{ readonly agents: HiddenAgent[]; readonly speeches: HiddenSpeech[] }> {
  const [agents, speeches] = await Promise.all([
    pool.query({
      name: 'hidden-agents',
      text: `select id, slug, coalesce(hidden_texts ->> 'name', name) as name, hidden_for as reason
             from agents where hidden_for is not null order by id desc limit ${mostShown}`,
    }),
    prisma.hiddenSpeech.findMany({
      orderBy: [{ at: 'desc' }, { matchId: 'asc' }, { seq: 'asc' }],
      take: mostShown,
      select: { matchId: true, seq: true, reason: true },
    }),
  ])
  return { agents: agents.rows.map((row) => hiddenAgent.parse(row)), speeches }
}
