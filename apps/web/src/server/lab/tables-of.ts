import 'server-only'
import type { Database } from '@wis/db'
import { readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { Language } from '@wis/games'
import type { ExperimentPage } from '@wis/protocol'
import { sceneNow } from '../scenes/live-scenes.ts'
import type { LiveScene } from '../scenes/live-scenes.ts'
import { isSecret, labReader } from './find-planned-match.ts'
import { matchesOf } from './matches-of.ts'
import { withNamesAt } from './names-shown.ts'
import type { NamedExperiment } from './names-shown.ts'

const mostNewest = 6
const mostTables = 3

export interface TableOfExperiment {
  readonly number: number
  readonly subject: string
  readonly condition: string
  /** How the table looks now. Absent from all but the first ones. */
  readonly table?: LiveScene
}

/**
 * The matches of a running experiment that are playing, or else those that were over last: built-in agents end theirs
 * between two looks. They end nearly in the order of their numbers.
 */
export async function tablesOf(
  db: Database,
  { experiment, page }: { readonly experiment: NamedExperiment; readonly page: ExperimentPage },
  readIn: Language,
): Promise<readonly TableOfExperiment[]> {
  if (page.state !== 'running') return []
  const wanted = { after: Math.max(0, page.played - mostNewest), limit: 2 * mostNewest }
  const newest = async () =>
    (await matchesOf(db, experiment, wanted)).filter(({ state }) => state === 'played').slice(-mostNewest)
  const all = page.playing.length > 0 ? page.playing : (await newest()).toReversed()
  return Promise.all(
    all.map(async ({ number, subject, condition, match }, place) => {
      const header =
        place < mostTables && match !== null
          ? await readMatch(db, ids.match(match), { seesWithheld: true })
          : undefined
      const isShown = header !== undefined && !isSecret(header, experiment)
      const [table] = isShown ? await sceneNow(withNamesAt(header, experiment), readIn, labReader) : []
      return { number, subject, condition, ...(table && { table }) }
    }),
  )
}
