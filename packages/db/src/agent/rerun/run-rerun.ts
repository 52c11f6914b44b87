import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { languages } from '@wis/games'
import { rerunAnswer, rerunChanges } from '@wis/protocol'
import type { RerunAnswer } from '@wis/protocol'
import { z } from 'zod'
import { budgetSpent } from '../../budget/forecast.ts'
import { addCheckUsage } from '../../budget/use-budgets.ts'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import { inTransaction } from '../../transaction.ts'
import { pricesOf, reachedAgent, statedPrices } from '../reached-agent.ts'

/** An answer as it is stored: what it is worth is found when it is read. */
export type GivenAnswer = Omit<RerunAnswer, 'readAs' | 'passed'>

export const storedAnswer = rerunAnswer.omit({ readAs: true, passed: true })

/** One claim on one rerun. Only its holder may write. */
export interface RerunFence {
  readonly rerunId: string
  readonly attempt: number
}

const judge = reachedAgent.extend({ rubric: z.string(), prices: statedPrices })

const row = reachedAgent.extend({
  attempt: z.int(),
  changes: rerunChanges,
  prices: statedPrices,
  matchId: z.string().transform(ids.match),
  seq: z.int(),
  seat: z.int(),
  times: z.int(),
  /** How many answers are there already. */
  given: z.int(),
  game: z.string(),
  language: z.enum(languages),
  ruleset: z.unknown(),
  aliases: z.array(z.string()),
  /** Who says whether an answer does what the owner asks of a good one. */
  judge: judge.nullable(),
})
/** A call to be put to an agent again, with everything needed to reach the agent and to put the table together. */
export type ClaimedRerun = RerunFence & z.infer<typeof row>

/** SQL of the judge of rerun `c`: the newest version of the agent that is named, or of the one that answers. */
const judgeOf = `
  (select json_build_object('rubric', k.rubric, 'agentId', j.id, 'slug', j.slug, 'kind', j.kind, 'settings', v.settings,
            'prices', ${pricesOf('j')})
   from kept_situations k join agents own on own.id = k.agent_id
   join agents j on j.id = coalesce(k.judge_id, k.agent_id) and j.owner_id = own.owner_id
   join agent_versions v on v.agent_id = j.id
   where k.agent_id = c.agent_id and k.match_id = c.match_id and k.seq = c.seq and k.rubric <> '' and not c.is_shadow
   order by v.number desc limit 1)`

export async function claimRerun({ pool }: Database, rerunId: string): Promise<ClaimedRerun | undefined> {
  const { rows } = await pool.query({
    name: 'claim-rerun',
    text: `with claim as (
             update call_reruns set state = 'running', attempt = attempt + 1
             where id = $1 and state in ('queued', 'running') returning *
           )
           select c.attempt, c.settings, c.changes, c.match_id as "matchId", c.seq, c.seat, c.times,
                  jsonb_array_length(c.answers) as given, a.id as "agentId", a.slug, a.kind, ${pricesOf()} as prices,
                  m.game, m.language, m.ruleset,
                  (select json_agg(s.alias order by s.seat) from seats s where s.match_id = m.id) as aliases, ${judgeOf} as judge
           from claim c join agents a on a.id = c.agent_id join matches m on m.id = c.match_id`,
    values: [rerunId],
  })
  return rows.length === 0 ? undefined : { rerunId, ...row.parse(rows[0]) }
}

/** `over`: that was the last answer, or the agent has used up its day. `lost`: the rerun is somebody else's by now. */
type AnswerKept = 'kept' | 'over' | 'lost'

/** Stores an answer and counts what it used against the agent's day. A shadow has a budget of its own. */
export async function keepAnswer(
  db: Database,
  { rerunId, attempt }: RerunFence,
  answer: GivenAnswer,
  judgeUse?: { readonly agentId: AgentId; readonly tokens: number; readonly costMicros: number },
): Promise<AnswerKept> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ agentId: string; isLast: boolean; isShadow: boolean }>(
      `update call_reruns set answers = answers || jsonb_build_array($3::jsonb)
       where id = $1 and attempt = $2 and state = 'running'
       returning agent_id as "agentId", jsonb_array_length(answers) >= times as "isLast", is_shadow as "isShadow"`,
      [rerunId, attempt, storableJson(answer)],
    )
    const [held] = rows
    if (!held) return 'lost'
    const { inputTokens, outputTokens, costMicros } = answer
    const tokens = (inputTokens ?? 0) + (outputTokens ?? 0)
    if (held.isShadow)
      await client.query('update shadows set spend_left = spend_left - $2 where agent_id = $1', [
        held.agentId,
        costMicros ?? 0,
      ])
    else await addCheckUsage(client, held.agentId, { tokens, costMicros: costMicros ?? 0 })
    if (judgeUse) await addCheckUsage(client, judgeUse.agentId, judgeUse)
    const ended = await client.query(
      `update call_reruns r set state = case when $2 then 'done' else 'stopped' end, ended_at = now()
       from agents a where r.id = $1 and a.id = r.agent_id and ($2 or ${budgetSpent})`,
      [rerunId, held.isLast],
    )
    return ended.rowCount === 1 ? 'over' : 'kept'
  })
}

/** Ends a rerun that cannot be carried out. */
export async function stopRerun({ pool }: Database, rerunId: string): Promise<void> {
  await pool.query(
    `update call_reruns set state = 'stopped', attempt = attempt + 1, ended_at = now()
     where id = $1 and state in ('queued', 'running')`,
    [rerunId],
  )
}

/** Those that are not over, the oldest first. */
export async function openReruns({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'open-reruns',
    text: `select id from call_reruns where state in ('queued', 'running') order by id limit 200`,
  })
  return rows.map(({ id }) => id)
}
