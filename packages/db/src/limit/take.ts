import type { Database } from '../database.ts'

/** One use of an allowance of `limit` uses in any `windowMs`. */
export interface Take {
  readonly key: string
  readonly limit: number
  readonly windowMs: number
}

export interface Taken {
  readonly key: string
  readonly allowed: boolean
  /** The used share of the window, including this use if it was allowed. */
  readonly usedMs: number
}

/** How many uses of an allowance are used up. It is no whole number, because an allowance fills again evenly. */
export interface Use {
  readonly key: string
  readonly uses: number
}

/**
 * Takes one use from each allowance, for all servers together. Every allowance is a bucket that fills evenly. The
 * database stores the moment at which it will be full again, to a millisecond. If one allowance refuses a use, the
 * others still count it.
 */
export async function take({ pool }: Database, takes: readonly Take[]): Promise<readonly Taken[]> {
  const { rows } = await pool.query<Taken>({
    name: 'take',
    text: `with asked as (
             select key, window_ms * interval '1 millisecond' as span,
                    window_ms / uses * interval '1 millisecond' as cost
             from unnest($1::text[], $2::float8[], $3::float8[]) as t(key, uses, window_ms)
             order by key
           ), taken as (
             insert into rate_limits as r (key, full_at)
             select key, now() + cost from asked
             on conflict (key) do update
               set full_at = greatest(r.full_at, now()) + (excluded.full_at - now())
               where greatest(r.full_at, now()) + (excluded.full_at - now())
                     <= now() + (select span from asked where asked.key = excluded.key) + interval '1 millisecond'
             returning key, full_at
           )
           select key, t.full_at is not null as allowed,
                  (extract(epoch from coalesce(t.full_at, r.full_at, now() + span) - now()) * 1000)::float8 as "usedMs"
           from asked left join taken t using (key) left join rate_limits r using (key)`,
    values: [
      takes.map(({ key }) => key),
      takes.map(({ limit }) => limit),
      takes.map(({ windowMs }) => windowMs),
    ],
  })
  return rows
}

/** How much of each allowance is used, without a further use. */
export async function readUses({ pool }: Database, takes: readonly Take[]): Promise<readonly Use[]> {
  const { rows } = await pool.query<{ key: string; usedMs: number }>({
    name: 'read-uses',
    text: `select key, (extract(epoch from full_at - now()) * 1000)::float8 as "usedMs"
           from rate_limits where key = any($1::text[])`,
    values: [takes.map(({ key }) => key)],
  })
  return takes.map(({ key, limit, windowMs }) => {
    const { usedMs = 0 } = rows.find((row) => row.key === key) ?? {}
    return { key, uses: Math.max(0, usedMs * limit) / windowMs }
  })
}

/** Gives back all used parts of an allowance. */
export async function giveBack({ pool }: Database, key: string): Promise<void> {
  await pool.query({ name: 'give-back', text: 'delete from rate_limits where key = $1', values: [key] })
}

/** Deletes the rows of allowances that are full again. */
export async function forgetLimits({ pool }: Database): Promise<void> {
  await pool.query('delete from rate_limits where full_at < now()')
}
