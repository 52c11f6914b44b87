import {
  beginAsking,
  describedNumbers,
  endJudging,
  experimentRows,
  judgingsOf,
  keepDescribed,
  keepItems,
  openAnnotating,
  readExperiment,
  waitingRubrics,
} from '@wis/db/experiments'
import type { CallUse, ShownExperiment } from '@wis/db/experiments'
import { readEntries } from '@wis/db/matches'
import type { Hurry } from '@wis/engine'
import { ids } from '@wis/engine'
import { kitCalled } from '@wis/games'
import { deepItems, deepUnits, described, itemsOf, readAny } from '@wis/lab'
import type { DeepRow, DeepUnit, ItemOfMatch, TaskSpec } from '@wis/lab'
import { z } from 'zod'
import type { MatchWorld } from '../../match/match-world.ts'
import { playerCalled } from '../deal-planned.ts'
import { askOn, createTimeSlice, noUse } from './ask-on.ts'
import type { AskingOn } from './ask-on.ts'
import { askedPlayer } from './asked-player.ts'
import type { Asking, ReadableExperiment } from './asking.ts'
import { judgeAll, keepMissing } from './judge-all.ts'

type AskingWorld = Pick<MatchWorld, 'db' | 'connect' | 'clock' | 'log'> & Pick<AskingOn, 'questionMs'>

/** Asks one agent all that is due, from wherever an earlier runner left it. */
export async function runAsking(world: AskingWorld, asking: Asking, { lost, drain }: Hurry): Promise<void> {
  const experiment = await readExperiment(world.db, asking.id)
  if (!experiment) return
  const read = readAny(experiment.spec)
  if (!read.ok) return
  const signal = AbortSignal.any([lost, drain])
  // People are also invited to an experiment that is over or paused.
  if (asking.kind === 'people')
    return makeItemsForPeople(world, { id: asking.id, read, signal, made: experiment.played })
  // A dropped round has ended its experiment.
  if (asking.kind === 'missing') return keepMissing(world, { ...asking, read, signal })
  if (experiment.state !== 'running') return
  switch (asking.kind) {
    case 'items':
      return makeItems(world, { ...asking, read, signal })
    case 'judge':
      return judgeAll(await onOf(world, { experiment, asking, read, signal }), { read, round: asking.round })
    case 'describe':
      if (read.kind === 'task')
        await describeAll(await onOf(world, { experiment, asking, read, signal }), read.spec)
  }
}

const rowsAtOnce = 50

interface Making {
  readonly id: string
  readonly read: ReadableExperiment
  readonly signal: AbortSignal
}

/** Makes everything that is rated in a round, and lets its judges begin. A second try makes the same. */
async function makeItems(
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
async function makeItemsForPeople(
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

interface Lane {
  readonly experiment: ShownExperiment
  readonly asking: Exclude<Asking, { readonly kind: 'items' | 'people' | 'missing' }>
  readonly read: ReadableExperiment
  readonly signal: AbortSignal
}

async function onOf(
  world: AskingWorld,
  { experiment, asking: { id, name }, read, signal }: Lane,
): Promise<AskingOn> {
  const player = await askedPlayer(world, playerCalled(experiment.players, name))
  const { budget } = read.spec
  const { questionMs } = world
  return { world, id, name, player, budget, questionMs, signal, keepsPlace: createTimeSlice(world, id) }
}

/** Has a subject of a task describe all words that it has not described yet. */
async function describeAll(on: AskingOn, spec: TaskSpec): Promise<void> {
  const { world, id, name: subject } = on
  const done = await describedNumbers(world.db, { id, subject })
  let wasSilent = false
  for (const unit of deepUnits(spec)) {
    if (unit.subject !== subject || done.has(unit.number)) continue
    if (!(await on.keepsPlace())) return
    const described = await describe(on, unit, !wasSilent)
    if (!described) return
    const { row, use } = described
    wasSilent = row.asked.at(-1)?.raw.length === 0
    const plan = {
      deal: unit.number,
      subject,
      condition: unit.mode,
      seat: 0,
      changed: [],
      factors: { language: unit.language, domain: unit.domain },
    }
    const failed = row.description === null
    await keepDescribed(world.db, { experimentId: id, number: unit.number, plan, row, failed }, use)
  }
}

interface Described {
  readonly row: DeepRow
  readonly use: CallUse
}

/** One description, which may take several questions. Undefined if nobody is to be asked any more. */
async function describe(on: AskingOn, unit: DeepUnit, mayBeSilent: boolean): Promise<Described | undefined> {
  let use = noUse
  const row = await described(unit, async ({ request: wanted, ...question }) => {
    const request = { ...wanted, matchId: `${on.id}:${wanted.matchId}` }
    const asked = await askOn(on, { ...question, request }, mayBeSilent)
    if (!asked) return undefined
    if (!asked.isSilent) {
      const { agentId, tokens, spend } = asked.use
      use = { agentId, tokens: use.tokens + tokens, spend: use.spend + spend }
    }
    return asked.exchange
  })
  return row && { row, use }
}
