import { isDeepStrictEqual } from 'node:util'
import { systemClock } from '@wis/agents'
import { judgesAtHand, rubricsFor } from '@wis/lab'
import type { ExperimentSpec } from '@wis/lab'
import { readArguments, readCount, UsageError } from '../command.ts'
import { connectPlayers, readPlayers, requirePrices, requireReady } from './agents/players.ts'
import type { PlayersFile } from './agents/players.ts'
import { interruptible } from './interrupts.ts'
import { judgeRun } from './judging/judge-run.ts'
import { keepLaterJudges, readLaterJudges } from './judging/judgements-in-folder.ts'
import type { LaterJudges } from './judging/judgements-in-folder.ts'
import { readJudges, requireKnown, without } from './read-experiment.ts'
import { SpecTrouble } from './read-value.ts'
import { finishedRun } from './report.ts'
import { readFolderPlayers, readFolderSpec } from './run-folder.ts'
import { isTaskSource } from './task/task-folder.ts'

/** Has the matches of a run rated by further judges, or what is missing by those that it has. No match is played. */
export async function judge(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args, {
    judges: { type: 'string' },
    players: { type: 'string' },
    'at-once': { type: 'string', default: '4' },
  })
  const atOnce = readCount('at-once', values['at-once'])
  const [folder, ...more] = positionals
  if (folder === undefined || more.length > 0) throw new UsageError('which FOLDER?')
  if (await isTaskSource(folder)) throw new SpecTrouble(`${folder}: a task is rated when it is run`)
  const spec = await readFolderSpec(folder)
  const seated = await readFolderPlayers(folder)
  const before = await readLaterJudges(folder)
  const wanted = values.judges === undefined ? [] : readJudges(values.judges)
  const named = { ...before.players, ...(await readPlayers(values.players)) }
  const judges = withWanted(spec, before, wanted)
  const guests = without(
    Object.keys(judgesAtHand),
    [...spec.judges, ...judges].map(({ agent }) => agent),
  )
  const known = knownPlayers(folder, seated, named)
  requireKnown(
    guests,
    Object.keys(known),
    `judges of the laboratory are ${Object.keys(judgesAtHand).join(', ')}`,
  )
  const connected = connectPlayers(known, guests, process.env)
  requirePrices(spec.budget, connected.values())
  const players = Object.fromEntries(
    Object.entries(named).filter(([name]) => guests.includes(name) && !(name in seated)),
  )
  if (judges.length > 0) await keepLaterJudges(folder, { judges, players })
  const code = await interruptible(async (interrupts) => {
    await requireReady(connected.values(), interrupts.stopping)
    return judgeRun({ folder, spec, guests: connected, atOnce, ...interrupts, clock: systemClock })
  }, 'begun')
  return code ?? finishedRun(folder)
}

/** The later judges with those that are wanted. One that rates already goes on, and never rates otherwise. */
function withWanted(
  spec: ExperimentSpec,
  { judges: before }: LaterJudges,
  wanted: LaterJudges['judges'],
): LaterJudges['judges'] {
  const rubrics = rubricsFor(spec.game)
  const judges = [...before]
  for (const one of wanted) {
    if (!rubrics.includes(one.rubric))
      throw new SpecTrouble(
        `there is no rubric ${one.rubric} for this game${rubrics.length > 0 ? `; it has ${rubrics.join(', ')}` : ''}`,
      )
    const same = [...spec.judges, ...judges].find(
      ({ agent, rubric }) => agent === one.agent && rubric === one.rubric,
    )
    if (same && same.times !== one.times)
      throw new SpecTrouble(`${one.agent} rates by ${one.rubric} already, ${same.times} times each`)
    if (!same) judges.push(one)
  }
  return judges
}

/** A name of the run stays with who had it. */
function knownPlayers(folder: string, seated: PlayersFile, named: PlayersFile): PlayersFile {
  const other = Object.keys(named).find(
    (name) => name in seated && !isDeepStrictEqual(named[name], seated[name]),
  )
  if (other !== undefined) throw new SpecTrouble(`${folder} began with another ${other}`)
  return { ...named, ...seated }
}
