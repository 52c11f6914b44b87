import {
  beginAsking,
  endJudging,
  experimentRows,
  judgingsOf,
  keepItems,
  openAnnotating,
  waitingRubrics,
} from '@wis/db/experiments'
import { readEntries } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { deepItems, itemsOf } from '@wis/lab'
import type { DeepRow, ItemOfMatch } from '@wis/lab'
import { z } from 'zod'
import type { MatchWorld } from '../../match/match-world.ts'
import type { ReadableExperiment } from './asking.ts'

const rowsAtOnce = 50

interface Making {
  readonly id: string
  readonly read: ReadableExperiment
  readonly signal: AbortSignal
}

/** Makes everything that is rated in a round, and lets its judges begin. A second try makes the same. */
export async function makeItems(
  { db }: Pick<MatchWorld, 'db'>,
  { round, ...making }: Making & { readonly round: number },
): Promise<void> {
  const { id } = making
  const judging = (await judgingsOf(db, id)).find((one) => one.round === round)
  const rubrics = [...new Set(judging?.judges.map(({ rubric }) => rubric))]
  if (!(await makeAll(db, making, rubrics))) return
  await beginAsking(db, id, round)
  await endJudging(db, id, round)
}

/** Makes everything that people rate of the matches that are played, and lets them begin. */
export async function makeItemsForPeople(
  { db }: Pick<MatchWorld, 'db'>,
  { made, ...making }: Making & { readonly made: number },
): Promise<void> {
  const rubrics = await waitingRubrics(db, making.id)
  if (await makeAll(db, making, rubrics)) await openAnnotating(db, making.id, { rubrics, made })
}

/** False if it was broken off. */
async function makeAll(
  db: MatchWorld['db'],
  { id, read, signal }: Making,
  rubrics: readonly string[],
): Promise<boolean> {
  for (let after = 0; !signal.aborted;) {
    const rows = await experimentRows(db, id, { after, limit: rowsAtOnce })
    const last = rows.at(-1)
    if (last === undefined) return true
    for (const row of rows)
      for (const rubric of rubrics)
        await keepItems(db, { id, rubric }, await itemsIn(db, read, { row, rubric }))
    after = numbered.parse(last).number
  }
  return false
}

const numbered = z.looseObject({ number: z.int() })
const judgedRow = z.looseObject({ number: z.int(), seat: z.int(), match: z.string(), end: z.string() })
const opening = z.looseObject({ language: z.enum(['en', 'zh']) })

interface Made {
  readonly row: unknown
  readonly rubric: string
}

async function itemsIn(
  db: MatchWorld['db'],
  read: ReadableExperiment,
  { row, rubric }: Made,
): Promise<readonly ItemOfMatch[]> {
  // Each row of a task is stored as the runner made it.
  if (read.kind === 'task') return deepItems([row as DeepRow])
  const { number, seat, match, end } = judgedRow.parse(row)
  const kit = kitCalled(read.spec.game)
  if (!kit || end === 'void') return []
  const log = await readEntries(db, ids.match(match), 'director')
  const { data } = opening.safeParse(log[0]?.event)
  return data ? itemsOf(kit, rubric, { number, seat, log, language: data.language }) : []
}
