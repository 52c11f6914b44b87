import { ownWords } from '@wis/engine'
import { z } from 'zod'
import { kindHas } from '../agent/kind-sql.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Actor } from '../audit/audit.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'

/** The replacement for a name that nobody should have to read. */
export const hiddenName = { name: 'Hidden agent', nameZh: '已隐藏的智能体' } as const

const texts = z.object({
  name: z.string(),
  nameZh: z.string().nullable(),
  description: z.string(),
  descriptionZh: z.string().nullable(),
  sourceUrl: z.string(),
})

/**
 * Hides an agent's texts and picture everywhere at once: its texts are put aside, and replacement texts are shown.
 * False if there is no such agent, it is hidden already, or it is a house agent.
 */
export async function hideAgent(
  db: Database,
  actor: Actor,
  agentId: string,
  reason: string,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `update agents
       set hidden_for = $2, name = $3, name_zh = $4, description = '', description_zh = null, source_url = '',
           hidden_texts = jsonb_build_object('name', name, 'nameZh', name_zh, 'description', description,
                                             'descriptionZh', description_zh, 'sourceUrl', source_url)
       where id = $1 and hidden_for is null and ${kindHas('hasOwner', 'kind')}`,
      [agentId, reason, hiddenName.name, hiddenName.nameZh],
    )
    if (rowCount === 0) return false
    await writeAudit(client, actor, {
      action: 'agent-hidden',
      subject: `agent:${agentId}`,
      detail: { reason },
    })
    return true
  })
}

/** Why an agent's texts are hidden, for its owner. Null while they are shown. */
export async function whyHidden({ prisma }: Database, agentId: string): Promise<string | null> {
  const agent = await prisma.agent.findUnique({ where: { id: agentId }, select: { hiddenFor: true } })
  return agent?.hiddenFor ?? null
}

/** Shows the original texts again. False if the agent is not hidden. */
export async function showAgent(db: Database, actor: Actor, agentId: string): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ kept: unknown }>(
      `select hidden_texts as kept from agents where id = $1 and hidden_for is not null for no key update`,
      [agentId],
    )
    const kept = texts.safeParse(rows[0]?.kept)
    if (!rows[0]) return false
    await client.query('update agents set hidden_for = null, hidden_texts = null where id = $1', [agentId])
    if (kept.success) {
      const { name, nameZh, description, descriptionZh, sourceUrl } = kept.data
      await client.query(
        `update agents set name = $2, name_zh = $3, description = $4, description_zh = $5, source_url = $6
         where id = $1`,
        [agentId, name, nameZh, description, descriptionZh, sourceUrl],
      )
    }
    await writeAudit(client, actor, { action: 'agent-shown', subject: `agent:${agentId}` })
    return true
  })
}

/** SQL: what a seat says in its own words by an event. Null for an event that says nothing. */
export const wordsIn = (event: string) =>
  `case when ${event} ? 'seat' then coalesce(${ownWords.map((field) => `${event} ->> '${field}'`).join(', ')}) end`

/** An entry of a log. */
interface SpeechPlace {
  readonly matchId: string
  readonly seq: number
}

const subjectOf = ({ matchId, seq }: SpeechPlace) => `speech:${matchId}/${seq}`

/**
 * Shows the reason in place of a speech wherever spectators read it. The log and every export keep the speech, so
 * that a match stays provable. False if there is no such speech, or it is hidden already.
 */
export async function hideSpeech(
  db: Database,
  actor: Actor,
  place: SpeechPlace,
  reason: string,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `insert into hidden_speeches (match_id, seq, reason)
       select match_id, seq, $3 from entries_of($1)
       where seq = $2 and ${wordsIn('event')} is not null
       on conflict do nothing`,
      [place.matchId, place.seq, reason],
    )
    if (rowCount === 0) return false
    await writeAudit(client, actor, {
      action: 'speech-hidden',
      subject: subjectOf(place),
      detail: { reason },
    })
    return true
  })
}

/** Shows a hidden speech again. False if it was not hidden. */
export async function showSpeech(db: Database, actor: Actor, place: SpeechPlace): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query('delete from hidden_speeches where match_id = $1 and seq = $2', [
      place.matchId,
      place.seq,
    ])
    if (rowCount === 0) return false
    await writeAudit(client, actor, { action: 'speech-shown', subject: subjectOf(place) })
    return true
  })
}

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
