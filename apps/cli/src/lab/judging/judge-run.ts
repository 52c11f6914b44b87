import { isDeepStrictEqual } from 'node:util'
import { judgementRow, judgesAtHand, ratingQuestion } from '@wis/lab'
import type { DueRating, Exchange, ExperimentSpec, JudgementRow } from '@wis/lab'
import { askedAgain, AskingStopped, askPlayer } from '../agents/ask-player.ts'
import type { AskedWorld } from '../agents/ask-player.ts'
import { openLedger } from '../agents/ledger.ts'
import { BudgetSpent } from '../agents/metered.ts'
import { costText, createTeller } from '../agents/progress.ts'
import { brokenOff, inTurn } from '../interrupts.ts'
import type { EndedEarly } from '../interrupts.ts'
import { asJson } from '../read-value.ts'
import { dueInFolder, keptJudgements, openJudgements, orderJudgements } from './judgements-in-folder.ts'

type Judging = Pick<AskedWorld, 'guests' | 'clock'> &
  Pick<RatingRun, 'atOnce' | 'closing'> & {
    readonly folder: string
    readonly spec: ExperimentSpec
    /** Everything is broken off. */
    readonly stopping: AbortSignal
  }

/** Has the judges of a run rate its matches, from wherever it was left. */
export async function judgeRun(judging: Judging): Promise<EndedEarly> {
  const { folder, spec, clock, stopping } = judging
  const due = await dueInFolder(folder, spec)
  if (due.length === 0) return undefined
  const { ledger, close } = await openLedger(folder, spec.budget, () => clock.now().getTime())
  try {
    const run = { ...judging, ledger, signal: stopping, silent: new Set<string>() }
    return (await rateAll(run, folder, due)) ? undefined : brokenOff
  } catch (error) {
    if (stopping.aborted) return brokenOff
    if (error instanceof BudgetSpent || error instanceof AskingStopped)
      return { why: error.message, isAsked: false }
    throw error
  } finally {
    await close()
  }
}

/** Judges who came later are asked by the command that names them, and not by a run that goes on. */
const isAsked = ({ guests }: RatingRun, judge: string) =>
  guests.has(judge) || Object.hasOwn(judgesAtHand, judge)

async function rateAll(run: RatingRun, folder: string, due: readonly DueRating[]): Promise<boolean> {
  const rows = new Map((await keptJudgements(folder)).map((row) => [keyOfRating(row), row]))
  const file = await openJudgements(folder)
  const tell = createTeller(process.stderr, () => run.clock.now().getTime())
  const keep = async (row: JudgementRow, one: DueRating) => {
    await file.write(row)
    rows.set(keyOfDue(one), row)
    if (run.guests.has(row.judge))
      tell(`${rows.size} of ${due.length} ratings, ${costText(run.ledger.used)}`, rows.size === due.length)
  }
  try {
    const asked = due.filter(({ due: { judge } }) => isAsked(run, judge))
    if (!(await rateItems(run, { due: asked, done: new Set(rows.keys()), keep }))) return false
  } finally {
    await file.close()
  }
  await orderJudgements(
    folder,
    due.flatMap((one) => rows.get(keyOfDue(one)) ?? []),
  )
  return true
}

/** Which rating it is. An item is known by its number, also in several languages. */
export const keyOfRating = ({
  rubric,
  judge,
  time,
  item,
}: Pick<JudgementRow, 'rubric' | 'judge' | 'time' | 'item'>) => [rubric, judge, time, item].join(' ')

export const keyOfDue = ({ rubric, due: { judge, time, item } }: DueRating) =>
  keyOfRating({ rubric: rubric.id, judge, time, item: item.id })

export interface RatingRun extends AskedWorld {
  readonly atOnce: number
  readonly closing: AbortSignal
}

interface Rated {
  readonly due: readonly DueRating[]
  /** The keys of ratings that are kept. */
  readonly done: ReadonlySet<string>
  keep(row: JudgementRow, due: DueRating): Promise<void>
}

/** Asks for the ratings that are still missing. False if it was closed before the end. */
export function rateItems(run: RatingRun, { due, done, keep }: Rated): Promise<boolean> {
  const missing = due.filter((one) => !done.has(keyOfDue(one)))
  return inTurn(run, missing, async (one) => {
    const { rubric, due: rating } = one
    const about = { rating: { rubric: rubric.id, item: rating.item.id, time: rating.time } }
    const answered = await askPlayer(run, rating.judge, { ...ratingQuestion(one), about })
    await keep(judgementRow(rubric, rating, answered), one)
  })
}

/** A rating as it follows from the item and the kept answers. Sample judges answer again, and have no server. */
const ratingAgain = (due: DueRating, kept: Pick<Exchange, 'raw' | 'served'>): JudgementRow =>
  judgementRow(due.rubric, due.due, askedAgain(due.due.judge, ratingQuestion(due), kept))

/** The first rating that does not follow from its item and its answers, in words. */
export function ratingFault(due: readonly DueRating[], rows: readonly JudgementRow[]): string | undefined {
  const given = new Map(rows.map((row) => [keyOfRating(row), row]))
  const bad = due.find((one) => {
    const row = given.get(keyOfDue(one))
    return row === undefined || !isDeepStrictEqual(row, asJson(again(one, row)))
  })
  if (bad) return `the rating of ${bad.due.item.id} by ${bad.due.judge} is missing, or does not follow`
  return rows.length === due.length ? undefined : 'there are more ratings than were asked for'
}

/** Rows of before say nothing of their items. */
function again(due: DueRating, row: JudgementRow): JudgementRow {
  const { facts, ...rest } = ratingAgain(due, row)
  return row.facts && facts ? { ...rest, facts } : rest
}
