import { noLabLimits } from '@wis/protocol'
import type { LabLimits } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { holdOwner } from '../../locks.ts'
import { storableJson } from '../../storable-json.ts'
import { inTransaction } from '../../transaction.ts'
import { tellRatingsAnew, withholdsRatingsOf } from '../annotators/withheld-ratings.ts'
import { isPlayedOut } from '../change-budget.ts'
import type { ExperimentPlayers } from '../experiment.ts'
import { beyondLabLimit, excessesOf, labUseOf } from '../lab-use.ts'
import type { BeyondLabLimit } from '../lab-use.ts'
import { letLineRun } from '../line.ts'
import { endExperiment } from '../move-experiment.ts'

const judgingStates = ['waiting', 'asking', 'over', 'dropped'] as const

const judge = z.object({
  agent: z.string(),
  rubric: z.string(),
  times: z.int(),
  /** The agreement with people that it is to reach. */
  trust: z.number().optional(),
})
export type AskedJudge = z.infer<typeof judge>

const judging = z.object({
  round: z.int(),
  judges: z.array(judge),
  state: z.enum(judgingStates),
  due: z.int(),
  done: z.int(),
  /** It rates what there was while its experiment was paused. */
  early: z.boolean(),
})
export type Judging = z.infer<typeof judging>

/** All rounds of ratings of an experiment, the first one first. */
export async function judgingsOf({ pool }: Pick<Database, 'pool'>, id: string): Promise<readonly Judging[]> {
  const { rows } = await pool.query({
    name: 'judgings-of',
    text: 'select round, judges, state, due, done, early from judgings where experiment_id = $1 order by round',
    values: [id],
  })
  return rows.map((row) => judging.parse(row))
}

/** The rounds whose ratings reports and exports tell: none while people who could read them still rate. */
export async function toldJudgingsOf(db: Pick<Database, 'pool'>, id: string): Promise<readonly Judging[]> {
  const { rows } = await db.pool.query<{ isWithheld: boolean }>({
    name: 'are-ratings-withheld',
    text: `select ${withholdsRatingsOf('$1')} as "isWithheld"`,
    values: [id],
  })
  return rows[0]?.isWithheld === true ? [] : judgingsOf(db, id)
}

/** Begins a round of ratings on a connection of the caller. It waits for the last match, or rates what there is. */
export async function openJudging(
  client: Pick<pg.ClientBase, 'query'>,
  id: string,
  judges: readonly AskedJudge[],
  isEarly = false,
): Promise<void> {
  if (judges.length === 0) return
  await client.query({
    name: 'open-judging',
    text: `insert into judgings (experiment_id, round, judges, early)
           select $1, coalesce(max(round), 0) + 1, $2, $3 from judgings where experiment_id = $1`,
    values: [id, JSON.stringify(judges), isEarly],
  })
}

interface Again {
  readonly judges: readonly AskedJudge[]
  /** The agents behind the judges. */
  readonly players: ExperimentPlayers
}

/**
 * Has an experiment that is over rated again, by the same judges or by others. No match is played again, and of one that was
 * cancelled none is dealt any more. Of one that is paused, what there is is rated, and then it is paused as before. It stands
 * in its owner's line like one that starts.
 */
export async function judgeAgain(
  db: Pick<Database, 'pool'>,
  id: string,
  { judges, players }: Again,
  limits: LabLimits = noLabLimits,
): Promise<{ readonly ok: true } | Refusal<'not-in-that-state'> | BeyondLabLimit> {
  return inTransaction(db, async (client) => {
    const owner = await client.query<{ ownerId: string | null }>(
      'select owner_id as "ownerId" from experiments where id = $1',
      [id],
    )
    const ownerId = owner.rows[0]?.ownerId ?? null
    if (ownerId !== null) await holdOwner(client, ownerId)
    // Its matches are played: of the limits, only what is stored holds for ratings.
    const use = await labUseOf(client, ownerId)
    const [excess] = excessesOf(use, { ...limits, outstanding: Infinity }, { matches: 0, more: 0 })
    if (excess) return beyondLabLimit(excess)
    const { rows } = await client.query<{ isHeld: boolean }>({
      name: 'judge-again',
      text: `update experiments e set state = 'queued', queued_at = now(), pause = null, ended_at = null,
                    players = players || $2::jsonb,
                    held = case when state = 'paused' then jsonb_build_object('pause', pause) end,
                    next = case when state = 'cancelled' then matches + 1 else next end
             where id = $1 and played > 0 and owner_id is not distinct from $3
               and (state in ('ended', 'cancelled') or state = 'paused' and held is null and not ${isPlayedOut} and not exists (
                 select 1 from experiment_matches x join matches m on m.id = x.match_id
                 where x.experiment_id = $1 and x.state = 'playing' and m.status in ('waiting', 'running')))
             returning held is not null as "isHeld"`,
      values: [id, JSON.stringify(players), ownerId],
    })
    const [changed] = rows
    if (!changed) return refuse('not-in-that-state')
    if (!changed.isHeld) await dropWaiting(client, id)
    await openJudging(client, id, judges, changed.isHeld)
    await letLineRun(client, ownerId, limits)
    return { ok: true }
  })
}

/** A round that waited for the last match of one that was cancelled would wait for ever. */
async function dropWaiting(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<void> {
  await client.query({
    name: 'drop-waiting-judgings',
    text: `update judgings set state = 'dropped' where experiment_id = $1 and state = 'waiting'`,
    values: [id],
  })
}

/** Ends a round if every rating is there, and its experiment if nothing else is left to do. */
export async function endJudging(db: Pick<Database, 'pool'>, id: string, round: number): Promise<void> {
  await inTransaction(db, async (client) => {
    const { rowCount } = await client.query({
      name: 'end-judging',
      text: `update judgings set state = 'over'
             where experiment_id = $1 and round = $2 and state = 'asking' and done >= due`,
      values: [id, round],
    })
    if ((rowCount ?? 0) === 0) return
    // The ratings of this round count from now on, and a report may have read those of an earlier one just before.
    await tellRatingsAnew(client, id)
    await endExperiment(client, id)
  })
}

/** Dropped rounds of ratings of which some were not given, and are not stored as missing yet. */
export async function droppedJudgings({
  pool,
}: Pick<Database, 'pool'>): Promise<readonly { readonly id: string; readonly round: number }[]> {
  const { rows } = await pool.query<{ id: string; round: number }>({
    name: 'dropped-judgings',
    text: `select experiment_id as id, round from judgings where state = 'dropped' and done < due`,
  })
  return rows
}

/** What reports want to know of an item, and no rater is shown. */
export const itemFacts = z.object({
  length: z.int(),
  round: z.int().optional(),
  chosen: z.array(z.string()).readonly().optional(),
})
export type ItemFacts = z.infer<typeof itemFacts>

const storedItem = z.object({
  id: z.string(),
  number: z.int(),
  language: z.enum(['en', 'zh']),
  parts: z.record(z.string(), z.string()),
})
export type StoredItem = z.infer<typeof storedItem>

/** Stores items of a rubric. Those that are there stay as they are, because ratings may hang on them. */
export async function keepItems(
  { pool }: Pick<Database, 'pool'>,
  { id, rubric }: { readonly id: string; readonly rubric: string },
  items: readonly (StoredItem & { readonly facts?: ItemFacts })[],
): Promise<void> {
  if (items.length === 0) return
  await pool.query({
    name: 'keep-items',
    text: `with kept as (
             insert into judged_items (experiment_id, rubric, item, number, language, parts, facts)
             select $1, $2, i->>'id', (i->>'number')::int, i->>'language', i->'parts', i->'facts'
             from jsonb_array_elements($3::jsonb) i on conflict do nothing
             returning octet_length(item) + octet_length(parts::text) as bytes
           )
           update experiments set stored_bytes = stored_bytes + (select sum(bytes) from kept)
           where id = $1 and exists (select 1 from kept)`,
    values: [id, rubric, storableJson(items)],
  })
}

export async function itemsOfExperiment(
  { pool }: Pick<Database, 'pool'>,
  { id, rubric }: { readonly id: string; readonly rubric: string },
): Promise<readonly StoredItem[]> {
  const { rows } = await pool.query({
    name: 'items-of-experiment',
    text: `select item as id, number, language, parts from judged_items
           where experiment_id = $1 and rubric = $2 order by number, item`,
    values: [id, rubric],
  })
  return rows.map((row) => storedItem.parse(row))
}

/** Lets the judges of a round begin: all of its items are stored. */
export async function beginAsking(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  round: number,
): Promise<void> {
  await pool.query({
    name: 'begin-asking',
    text: `update judgings j set state = 'asking', due = (
             select coalesce(sum((x->>'times')::int * (
               select count(*) from judged_items i where i.experiment_id = $1 and i.rubric = x->>'rubric'
             )), 0)::int from jsonb_array_elements(j.judges) x
           )
           where experiment_id = $1 and round = $2 and state = 'waiting'`,
    values: [id, round],
  })
}
