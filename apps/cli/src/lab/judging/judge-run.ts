import { judgesAtHand } from '@wis/lab'
import type { DueRating, ExperimentSpec, JudgementRow } from '@wis/lab'
import { AskingStopped } from '../agents/ask-player.ts'
import type { AskedWorld } from '../agents/ask-player.ts'
import { openLedger } from '../agents/ledger.ts'
import { BudgetSpent } from '../agents/metered.ts'
import { costText, createTeller } from '../agents/progress.ts'
import { brokenOff } from '../interrupts.ts'
import type { EndedEarly } from '../interrupts.ts'
import { dueInFolder, keptJudgements, openJudgements, orderJudgements } from './judgements-in-folder.ts'
import { keyOfDue, keyOfRating, rateItems } from './rate-items.ts'
import type { RatingRun } from './rate-items.ts'

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
