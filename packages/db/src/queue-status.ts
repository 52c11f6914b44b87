import type { Database } from './database.ts'

/** How busy the platform is. Reads only matches and tickets that are not over, never history. */
export interface QueueStatus {
  readonly waiting: number
  readonly oldestMs: number
  readonly checking: number
  readonly matches: { readonly waiting: number; readonly running: number }
}

export async function queueStatus({ pool }: Database): Promise<QueueStatus> {
  const { rows } = await pool.query<QueueStatus>({
    name: 'queue-status',
    text: `select count(*) filter (where state = 'waiting')::int as waiting,
                  coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')) * 1000, 0)::float8
                    as "oldestMs",
                  count(*) filter (where state = 'checking')::int as checking,
                  (select json_build_object('waiting', count(*) filter (where status = 'waiting'),
                                            'running', count(*) filter (where status = 'running'))
                   from matches where status in ('waiting', 'running') and mode <> 'experiment') as matches
           from tickets where state in ('waiting', 'checking')`,
  })
  return rows[0] ?? { waiting: 0, oldestMs: 0, checking: 0, matches: { waiting: 0, running: 0 } }
}
