import { readExperiment } from '@wis/db/experiments'
import type { ShownExperiment } from '@wis/db/experiments'
import type { Hurry } from '@wis/engine'
import { readAny } from '@wis/lab'
import type { MatchWorld } from '../../match/match-world.ts'
import { playerCalled } from '../deal-planned.ts'
import { createTimeSlice } from './ask-on.ts'
import type { AskingOn } from './ask-on.ts'
import { askedPlayer } from './asked-player.ts'
import type { Asking, ReadableExperiment } from './asking.ts'
import { describeAll } from './describe-all.ts'
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
