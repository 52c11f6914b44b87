import type { Database } from '@wis/db'
import type { MatchId } from '@wis/engine'
import type { MatchWorld } from '../../../apps/runner/src/match/match-world.ts'
import { runMatch } from '../../../apps/runner/src/match/run-match.ts'
import { atOnce } from './at-once.ts'
import { insertBare, readKept } from './bare-client.ts'
import type { Kept } from './bare-client.ts'
import { meterProcessors } from './processor-time.ts'
import { median, report, rounded } from './report.ts'
import { patient } from './runner.ts'

const count = 96
/** The number of matches that are played at a time. */
export const width = 16

interface Durable<Match extends { readonly id: MatchId }> {
  readonly name: string
  /** Stores matches that wait for a runner. */
  deal(span: { readonly first: number; readonly count: number }): Promise<readonly Match[]>
  worldOf(matches: readonly Match[]): MatchWorld
}

/**
 * Prints how many matches a second one runner plays, stores and settles, beside a bare client that inserts the same rows;
 * and how many in a second of processor time of runner and PostgreSQL together.
 */
export async function reportDurable<Match extends { readonly id: MatchId }>(
  db: Database,
  { name, deal, worldOf }: Durable<Match>,
): Promise<void> {
  let first = 0
  const dealNext = () => deal({ first: (first += count), count })
  const perProcessorSecond: number[] = []
  let played: readonly Match[] = []
  await report({
    name,
    unit: 'matches/s',
    measure: async () => {
      played = await dealNext()
      const world = worldOf(played)
      const usedSeconds = await meterProcessors(db)
      const rate = await perSecond(played, ({ id }) => runMatch(world, id, patient))
      perProcessorSecond.push(count / usedSeconds())
      return rate
    },
    baseline: async () => {
      const kept = new Map<string, Kept>()
      const blanks = await dealNext()
      for (const [at, { id }] of played.entries()) kept.set(blanks[at]?.id ?? '', await readKept(db, id))
      return perSecond(blanks, async ({ id }) => {
        const rows = kept.get(id)
        if (rows) await insertBare(db.pool, id, rows)
      })
    },
  })
  const value = rounded(median(perProcessorSecond))
  console.log(JSON.stringify({ name: `${name} in processor time`, value, unit: 'matches/CPU-s' }))
}

async function perSecond<Match>(matches: readonly Match[], play: (match: Match) => Promise<void>) {
  const started = performance.now()
  await atOnce(matches, width, play)
  return (matches.length * 1000) / (performance.now() - started)
}
