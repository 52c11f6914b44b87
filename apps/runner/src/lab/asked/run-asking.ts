import { describedNumbers, keepDescribed, readExperiment } from '@wis/db/experiments'
import type { CallUse, ShownExperiment } from '@wis/db/experiments'
import type { Hurry } from '@wis/engine'
import { deepUnits, described, readAny } from '@wis/lab'
import type { DeepRow, DeepUnit, TaskSpec } from '@wis/lab'
import type { MatchWorld } from '../../match/match-world.ts'
import { playerCalled } from '../deal-planned.ts'
import { askOn, createTimeSlice, noUse } from './ask-on.ts'
import type { AskingOn } from './ask-on.ts'
import { askedPlayer } from './asked-player.ts'
import type { Asking, ReadableExperiment } from './asking.ts'
import { judgeAll, keepMissing } from './judge-all.ts'
import { makeItems, makeItemsForPeople } from './make-items.ts'

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
