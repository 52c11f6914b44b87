import {
  deepItems,
  deepQuestion,
  deepRow,
  deepUnits,
  describeTries,
  dueRatings,
  judgementRequest,
  judgementRow,
  judgementTries,
  ratingField,
} from '@wis/lab'
import type { DeepRow, DeepUnit, DueRating, TaskSpec } from '@wis/lab'
import { BudgetSpent } from '../agents/metered.ts'
import type { EndedEarly } from '../agents/run-with-agents.ts'
import { askPlayer, TaskStopped } from './ask-player.ts'
import type { Exchange, TaskWorld } from './ask-player.ts'
import { keptRatings, keptRows, openLines } from './task-folder.ts'

export interface TaskRun extends TaskWorld {
  readonly folder: string
  readonly spec: TaskSpec
  readonly atOnce: number
  /** Nothing further is begun. */
  readonly closing: AbortSignal
  tell(line: string): void
}

/** Asks for the descriptions that are still missing, then for the ratings. */
export async function runTask(run: TaskRun): Promise<EndedEarly> {
  try {
    const rows = await describeAll(run)
    if (rows === undefined) return { why: 'broken off', isAsked: true }
    return (await rateAll(run, rows)) ? undefined : { why: 'broken off', isAsked: true }
  } catch (error) {
    if (run.signal.aborted) return { why: 'broken off', isAsked: true }
    if (error instanceof BudgetSpent || error instanceof TaskStopped)
      return { why: error.message, isAsked: false }
    throw error
  }
}

async function describeAll(run: TaskRun): Promise<readonly DeepRow[] | undefined> {
  const { folder, spec } = run
  const done = new Map((await keptRows(folder)).map((row) => [row.number, row]))
  const file = await openLines(folder, 'descriptions')
  const missing = deepUnits(spec).filter(({ number }) => !done.has(number))
  try {
    const isWhole = await inTurn(run, missing, async (unit) => {
      const row = await describe(run, unit)
      await file.write(row)
      done.set(row.number, row)
      if (done.size % 20 === 0) run.tell(`${done.size} of ${deepUnits(spec).length} descriptions`)
    })
    return isWhole ? [...done.values()].toSorted((one, other) => one.number - other.number) : undefined
  } finally {
    await file.close()
  }
}

async function describe(world: TaskWorld, unit: DeepUnit): Promise<DeepRow> {
  const done: Exchange[] = []
  const answers = () => done.flatMap(({ values }) => (values === null ? [] : [values]))
  for (let next = deepQuestion(unit, [], ''); next; next = deepQuestion(unit, answers(), '')) {
    done.push(await askPlayer(world, unit.subject, { ...next, tries: describeTries }))
    if (done.at(-1)?.values === null) break
  }
  return deepRow(unit, { asked: done.map(({ prompt, raw }) => ({ prompt, raw })), answers: answers() })
}

export const ratingsOf = ({ judges, seed }: TaskSpec, rows: readonly DeepRow[]) =>
  dueRatings({ judges, seed, itemsFor: () => deepItems(rows) })

export const ratingQuestion = ({ rubric, language, due }: DueRating) => ({
  request: judgementRequest({ rubric, due, language, deadline: '' }),
  fields: [ratingField(rubric)],
  tries: judgementTries,
})

export const keyOfRating = (language: string, judge: string, time: number, item: string) =>
  [language, judge, time, item].join(' ')

async function rateAll(run: TaskRun, rows: readonly DeepRow[]): Promise<boolean> {
  const { folder, spec } = run
  const done = new Set(
    (await keptRatings(folder)).map(({ language, row }) =>
      keyOfRating(language, row.judge, row.time, row.item),
    ),
  )
  const all = ratingsOf(spec, rows)
  const missing = all.filter(
    ({ language, due }) => !done.has(keyOfRating(language, due.judge, due.time, due.item.id)),
  )
  const file = await openLines(folder, 'ratings')
  let rated = done.size
  try {
    return await inTurn(run, missing, async (rating) => {
      const { rubric, language, due } = rating
      const answered = await askPlayer(run, due.judge, ratingQuestion(rating))
      await file.write({ language, row: judgementRow(rubric, due, answered) })
      rated += 1
      if (rated % 40 === 0) run.tell(`${rated} of ${all.length} ratings`)
    })
  } finally {
    await file.close()
  }
}

/** Does all of some work, several pieces at once. False if it was closed before the end. */
async function inTurn<Piece>(
  { atOnce, closing }: Pick<TaskRun, 'atOnce' | 'closing'>,
  pieces: readonly Piece[],
  work: (piece: Piece) => Promise<void>,
): Promise<boolean> {
  const left = pieces.values()
  let hasFailed = false
  let isWhole = true
  const one = async () => {
    for (const piece of left) {
      if (hasFailed) return
      if (closing.aborted) {
        isWhole = false
        return
      }
      await work(piece).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, one))
  const failed = ended.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return isWhole
}
