import { z } from 'zod'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'

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
