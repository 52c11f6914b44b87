import { seatingOf } from '@wis/proof'
import { mixedTables } from '@wis/simulation'
import type { MixedSeries } from '@wis/simulation'
import { AgentTally } from './agent-tally.ts'
import { openExportFile } from './export-file.ts'
import { finishedTable } from './finished-game.ts'

/** The seed decides who sits where, as in matches of the platform. */
export const seated: MixedSeries['seated'] = (seed, slugs) => seatingOf(seed, slugs, (slug) => slug)

/** Plays matches with other house agents at every table, and says how each agent did. */
export async function playMixedTables(
  series: Omit<MixedSeries, 'seated'>,
  out: string | undefined,
): Promise<void> {
  const file = out === undefined ? undefined : await openExportFile(out)
  const { kit, ruleset, games, seed, language } = series
  const results = new AgentTally(kit)
  const matches = mixedTables({ ...series, seated })
  let playingMs = 0
  for (;;) {
    const started = performance.now()
    const next = matches.next()
    playingMs += performance.now() - started
    if (next.done) break
    results.add(next.value)
    await file?.write(finishedTable(kit, next.value))
  }
  await file?.close()
  const speed = Math.round((1000 * games) / playingMs)
  console.log(`${games} games of ${ruleset.id} in ${language}, seed ${seed}: ${speed} games/s`)
  console.log(results.told())
  if (file) console.log(`\nwritten to ${out}, signed with the throw-away key ${file.key}`)
}
