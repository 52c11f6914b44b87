import { createReadStream } from 'node:fs'
import { access, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { judgeMatches, judgesAtHand, playPlanned } from '@wis/lab'
import type { ExperimentSpec, JudgementRow, Schedule } from '@wis/lab'
import { SpecTrouble } from './read-experiment.ts'
import { reportFile } from './run-folder.ts'

const judgementsOf = (folder: string) => reportFile(folder, 'judgements.jsonl')

/** Has the judges of an experiment rate its first matches, which are played again for that. */
export function judgementsFor(
  spec: ExperimentSpec,
  schedule: Schedule,
  count: number,
): readonly JudgementRow[] {
  if (spec.judges.length === 0) return []
  const { house } = schedule.kit
  const playerCalled = (name: string) => house.find(({ slug }) => slug === name) ?? house[0]
  const matches = Array.from({ length: count }, (_, at) => {
    const planned = schedule.matchAt(at + 1)
    return { planned, log: playPlanned(schedule, planned, playerCalled).log }
  })
  return judgeMatches({ spec, schedule, matches, judgeCalled })
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
