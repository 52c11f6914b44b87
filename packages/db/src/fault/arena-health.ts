import type { Database } from '../database.ts'

interface ArenaHealth {
  /** Matches that are played, and in whose log nothing was written for ten minutes. */
  readonly stalled: number
  /** Faults of the last 24 hours, and those of them that the platform itself caused. */
  readonly faults: number
  readonly ownFaults: number
  /** Matches that were decided in the last 24 hours, and those that were made void. */
  readonly decided: number
  readonly voided: number
}

/** What an operator watches: whether matches go on, and how many went wrong lately. */
export async function arenaHealth({ pool }: Database): Promise<ArenaHealth> {
  const { rows } = await pool.query<ArenaHealth>({
    name: 'arena-health',
    text: `select (select count(*)::int from matches m
                   where m.status = 'running' and m.started_at < now() - interval '10 minutes'
                     and not exists (select 1 from entries e
                                     where e.match_id = m.id and e.at > now() - interval '10 minutes')) as stalled,
                  f.faults, f."ownFaults", d.decided, d.voided
           from (select count(*)::int as faults,
                        (count(*) filter (where verdict = 'platform'))::int as "ownFaults"
                 from faults where at > now() - interval '24 hours') f,
                (select (count(*) filter (where status = 'finished'))::int as decided,
                        (count(*) filter (where status = 'void'))::int as voided
                 from matches where ended_at > now() - interval '24 hours') d`,
  })
  return rows[0] ?? { stalled: 0, faults: 0, ownFaults: 0, decided: 0, voided: 0 }
}
