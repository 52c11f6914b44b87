import { ids } from '@wis/engine'
import { z } from 'zod'
import { addCheckUsage } from '../../budget/use-budgets.ts'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import { inTransaction } from '../../transaction.ts'
import { withholdsRatingsOf } from '../annotators/withheld-ratings.ts'
import { bytesOf } from '../lab-use.ts'
import { itemFacts } from './judging.ts'
import type { ItemFacts } from './judging.ts'

/** The usage of a call beside a match, by the agent that was asked. */
export interface CallUse {
  /** Null for a player of the platform, which has no limits. */
  readonly agentId: string | null
  readonly tokens: number
  /** Millionths of a US dollar. */
  readonly spend: number
}

export interface NewJudgement {
  readonly experimentId: string
  readonly round: number
  readonly rubric: string
  readonly item: string
  readonly rater: string
  readonly time: number
  readonly number: number
  readonly place: number
  readonly prompt: string
  readonly raw: readonly string[]
  readonly rating: number | null
  /** What was chosen from a list. */
  readonly picks?: readonly string[] | undefined
  /** What the server of the judge said of itself. */
  readonly served?: object
}

/** Stores a rating, and counts its usage. False if it was there before. */
export async function keepJudgement(
  db: Pick<Database, 'pool'>,
  made: NewJudgement,
  use: CallUse,
): Promise<boolean> {
  const {
    experimentId,
    round,
    rubric,
    item,
    rater,
    time,
    number,
    place,
    prompt,
    raw,
    rating,
    picks,
    served,
  } = made
  const answers = storableJson(raw)
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query({
      name: 'keep-judgement',
      text: `with kept as (
               insert into judgements (experiment_id, round, rubric, item, rater, time, number, place, prompt, raw, rating,
                                       served, picks)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $15, $16) on conflict do nothing returning 1
             ), counted as (
               update judgings set done = done + 1
               where experiment_id = $1 and round = $2 and exists (select 1 from kept)
             )
             update experiments set judged = judged + 1, tokens = tokens + $12, spend = spend + $13,
                                    stored_bytes = stored_bytes + $14
             where id = $1 and exists (select 1 from kept)`,
      values: [
        ...[experimentId, round, rubric, item, rater, time, number, place],
        ...[prompt, answers, rating, use.tokens, use.spend, bytesOf(item, prompt, answers)],
        ...[served ? storableJson(served) : null, picks ? storableJson(picks) : null],
      ],
    })
    if ((rowCount ?? 0) === 0) return false
    await countUse(client, use)
    return true
  })
}

type Client = Parameters<typeof addCheckUsage>[0]

/** Calls beside matches count against the limits of an agent's day, as those of flight checks do. */
export async function countUse(client: Client, { agentId, tokens, spend }: CallUse): Promise<void> {
  if (agentId !== null) await addCheckUsage(client, ids.agent(agentId), { tokens, costMicros: spend })
}

/** The ratings of a judge that are there, as `rubric time item`. */
export async function judgementsDone(
  { pool }: Pick<Database, 'pool'>,
  { id, round, rater }: { readonly id: string; readonly round: number; readonly rater: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ key: string }>({
    name: 'judgements-done',
    text: `select rubric || ' ' || time || ' ' || item as key from judgements
           where experiment_id = $1 and round = $2 and rater = $3`,
    values: [id, round, rater],
  })
  return new Set(rows.map(({ key }) => key))
}

const storedJudgement = z.object({
  rubric: z.string(),
  judge: z.string(),
  time: z.int(),
  place: z.int(),
  item: z.string(),
  number: z.int(),
  round: z.int(),
  prompt: z.string(),
  raw: z.array(z.string()),
  rating: z.int().nullable(),
  /** What was chosen from a list. `rating` is then how many. */
  picks: z.array(z.string()).nullable(),
  /** Of the item. */
  facts: itemFacts.nullable(),
  /** The pseudonym of the person who rated, who then stands in the place of the judge, too. */
  person: z.string().nullable(),
  /** What the server of the judge said of itself. */
  served: z.record(z.string(), z.string()).nullable(),
})
type JudgementColumns = z.infer<typeof storedJudgement>
export type StoredJudgement = Omit<JudgementColumns, 'person' | 'served' | 'picks' | 'facts'> & {
  readonly picks?: readonly string[]
  readonly facts?: ItemFacts
  readonly person?: string
  readonly served?: Readonly<Record<string, string>>
}

function judgementOf(columns: unknown): StoredJudgement {
  const { person, served, picks, facts, ...row } = storedJudgement.parse(columns)
  return {
    ...row,
    ...(picks && { picks }),
    ...(facts && { facts }),
    ...(person !== null && { person }),
    ...(served && { served }),
  }
}

/** What people rated. Their only round is the first one. */
const byPeople = `
  select n.rubric, 'person ' || person as judge, 1 as time, place, item, n.number, 1 as round, '' as prompt,
         '[]'::jsonb as raw, rating, picks, i.facts, 'person ' || person as person, null::jsonb as served
  from annotations n left join judged_items i using (experiment_id, rubric, item)
  where n.experiment_id = $1 and n.number > $2 and n.number <= $3`

/** The round of each judge that counts: the last one that is over, or else the last one that was begun. */
const counted = `
  select distinct on (x->>'rubric', x->>'agent') x->>'rubric' as rubric, x->>'agent' as rater, round
  from judgings, jsonb_array_elements(judges) x where experiment_id = $1 and state <> 'waiting'
  order by x->>'rubric', x->>'agent', state = 'over' desc, round desc`

export interface JudgementsWanted {
  /** The numbers of matches: those after the first one, up to the last one. */
  readonly after: number
  readonly last: number
}

/** Nobody is told a rating while people who could read it still rate. */
const areTold = `not ${withholdsRatingsOf('$1')}`

/** The ratings that count, of the matches with these numbers, those of people among them. */
export async function countedJudgements(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  { after, last }: JudgementsWanted,
): Promise<readonly StoredJudgement[]> {
  const { rows } = await pool.query({
    name: 'counted-judgements',
    text: `select j.rubric, j.rater as judge, j.time, j.place, j.item, j.number, j.round, j.prompt, j.raw, j.rating,
                  j.picks, i.facts, null as person, j.served
           from judgements j join (${counted}) c using (rubric, rater, round)
           left join judged_items i on i.experiment_id = j.experiment_id and i.rubric = j.rubric and i.item = j.item
           where j.experiment_id = $1 and j.number > $2 and j.number <= $3 and ${areTold}
           union all ${byPeople} and ${areTold}
           order by number, rubric, item, judge, time`,
    values: [id, after, last],
  })
  return rows.map(judgementOf)
}

/** All ratings of the matches with these numbers, also those of rounds that count no more. */
export async function allJudgements(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  { after, last }: JudgementsWanted,
): Promise<readonly StoredJudgement[]> {
  const { rows } = await pool.query({
    name: 'all-judgements',
    text: `select j.rubric, rater as judge, time, place, item, j.number, round, prompt, raw, rating, picks, i.facts,
                  null as person, served
           from judgements j left join judged_items i using (experiment_id, rubric, item)
           where j.experiment_id = $1 and j.number > $2 and j.number <= $3 and ${areTold}
           union all ${byPeople} and ${areTold}
           order by number, rubric, item, judge, time, round`,
    values: [id, after, last],
  })
  return rows.map(judgementOf)
}
