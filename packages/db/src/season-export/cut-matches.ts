import { spyEntry } from '@wis/protocol'
import type { SpyEntry } from '@wis/protocol'
import type { Database } from '../database.ts'
import { matchesStatement } from './cut-statements.ts'
import type { CutScope } from './season-cut.ts'

/** So many are in memory at a time, whatever the season has. */
const matchesAtOnce = 50

/** A match that was over at the cut, with all that was kept secret until then. */
export interface CutMatch {
  readonly matchId: string
  readonly mode: 'ranked' | 'practice'
  readonly reason: string | null
  readonly seed: string
  readonly salt: string
  readonly commitment: string
  readonly log: readonly SpyEntry[]
  /** In seat order. */
  readonly seats: readonly {
    readonly agent: string
    readonly slug: string
    readonly name: string
    readonly kind: string
    readonly version: number
    readonly owner: string | null
    /** Whether the match does not count for it. */
    readonly sitsIn: boolean
  }[]
}

/** The matches of a cut by their ids, however much later they are read. */
export async function* cutMatches(
  { pool }: Pick<Database, 'pool'>,
  { seasonId, dealtBy, underWay, alsoOver }: CutScope,
): AsyncGenerator<CutMatch, void, undefined> {
  for (let after = ''; ;) {
    const { rows } = await pool.query<StoredMatch>({
      name: 'cut-matches',
      text: matchesStatement,
      values: [seasonId, after, dealtBy, underWay, alsoOver, matchesAtOnce],
    })
    yield* rows.map(cutMatchOf)
    const last = rows.at(-1)
    if (!last || rows.length < matchesAtOnce) return
    after = last.id
  }
}

interface StoredMatch extends Pick<CutMatch, 'reason' | 'seed' | 'salt' | 'commitment'> {
  readonly id: string
  readonly mode: string
  readonly seats: CutMatch['seats'] | null
  readonly entries: readonly { readonly seq: number; readonly at: string; readonly event: unknown }[] | null
}

function cutMatchOf({ id, mode, reason, seed, salt, commitment, seats, entries }: StoredMatch): CutMatch {
  const log = (entries ?? []).map(({ seq, at, event }) =>
    spyEntry.parse({ seq, at: new Date(at).toISOString(), event }),
  )
  return {
    ...{ matchId: id, mode: mode === 'ranked' ? 'ranked' : 'practice', reason, seed, salt, commitment },
    ...{ log, seats: seats ?? [] },
  }
}
