import { createReadStream } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { judgeMatches, judgesAtHand } from '@wis/lab'
import type { ExperimentSpec, JudgementRow, PlannedMatch, PlayedLocally, Schedule } from '@wis/lab'
import { logOf } from './play-again.ts'
import { keptMatches, reportFile } from './run-folder.ts'
import { SpecTrouble } from './trouble.ts'

const judgementsOf = (folder: string) => reportFile(folder, 'judgements.jsonl')

/** Has the judges of an experiment rate the matches of its folder, which are played again for that. */
export async function judgementsFor(
  folder: string,
  spec: ExperimentSpec,
  schedule: Schedule,
): Promise<readonly JudgementRow[]> {
  if (spec.judges.length === 0) return []
  const matches: { planned: PlannedMatch; log: PlayedLocally['log'] }[] = []
  for await (const kept of keptMatches(folder))
    matches.push({ planned: schedule.matchAt(kept.played.number), log: logOf(schedule, kept) })
  const inOrder = matches.toSorted((one, other) => one.planned.number - other.planned.number)
  return judgeMatches({ spec, schedule, matches: inOrder, judgeCalled })
}

function judgeCalled(name: string) {
  const judge = judgesAtHand[name]
  if (judge) return judge
  throw new SpecTrouble(
    `only judges of the laboratory rate in this process, and ${name} is none; there are ${Object.keys(judgesAtHand).join(', ')}`,
  )
}

/** Refuses judges that do not rate in this process. */
export function onlyJudgesAtHand({ judges }: ExperimentSpec): void {
  for (const { agent } of judges) judgeCalled(agent)
}

export async function keepJudgements(folder: string, rows: readonly JudgementRow[]): Promise<void> {
  if (rows.length === 0) return
  await writeFile(judgementsOf(folder), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}

/** The ratings of a run. None if nothing of it was judged. */
export async function keptJudgements(folder: string): Promise<readonly JudgementRow[]> {
  const name = judgementsOf(folder)
  const isThere = await access(name).then(
    () => true,
    () => false,
  )
  if (!isThere) return []
  const rows: JudgementRow[] = []
  for await (const line of createInterface({ input: createReadStream(name), crlfDelay: Infinity }))
    rows.push(JSON.parse(line) as JudgementRow)
  return rows
}
