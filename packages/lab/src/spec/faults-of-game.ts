import { kitCalled, kits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { levelsOf } from '../design/levels-of.ts'
import { measuresOf } from '../report/measure.ts'
import { baseline, repetitions } from './experiment-spec.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { ownConditionFaults } from './own-condition-faults.ts'
import { rulesetOf } from './ruleset-of.ts'
import type { SpecFault } from './spec-fault.ts'

/** The faults that only the game can see: names it does not have, sizes that do not fit. */
export function faultsOfGame(spec: ExperimentSpec): readonly SpecFault[] {
  const kit = kitCalled(spec.game)
  if (!kit)
    return [fault('game', `there is no game of this name; there are ${kits.map(({ id }) => id).join(', ')}`)]
  const ruleset = rulesetOf(kit, spec.ruleset)
  if (!ruleset) return [fault('ruleset', `the game has ${kit.setup.presets.map(({ id }) => id).join(', ')}`)]
  return [
    ...conditionFaults(kit, spec),
    ...ownConditionFaults({ kit, spec, ruleset }),
    ...factorFaults(kit, spec),
    ...measureFaults(kit, spec),
    ...probeFaults(kit, spec),
    ...judgeFaults(spec),
  ]
}

const fault = (path: string, message: string): SpecFault => ({ path, message })

function conditionFaults({ studies }: GameKit, { conditions, own }: ExperimentSpec): readonly SpecFault[] {
  const ofGame = (studies?.conditions ?? []).map(({ id }) => id)
  const names = [baseline, ...ofGame, ...repetitions, ...Object.keys(own)]
  return conditions.flatMap((condition, at) =>
    names.includes(condition) ? [] : [fault(`conditions.${at}`, `the game has ${names.join(', ')}`)],
  )
}

function factorFaults(kit: GameKit, spec: ExperimentSpec): readonly SpecFault[] {
  const levels = levelsOf(kit, spec)
  const names = [...levels.keys()].join(', ')
  const unknown = (id: string, path: string) =>
    levels.has(id) ? [] : [fault(path, names === '' ? 'the game has no factors' : `the game has ${names}`)]
  const free = spec.design.free.flatMap((id, at) => unknown(id, `design.free.${at}`))
  const only = Object.entries(spec.design.only).flatMap(([id, wanted]) => {
    const known = levels.get(id)
    if (!known) return unknown(id, `design.only.${id}`)
    return wanted.flatMap((level, at) =>
      known.includes(level) ? [] : [fault(`design.only.${id}.${at}`, `one of ${known.join(', ')}`)],
    )
  })
  const arranged =
    spec.design.arranged && !kit.studies?.arranged
      ? [fault('design.arranged', 'the game has no arranged tables')]
      : []
  return [...free, ...only, ...arranged]
}

function probeFaults({ studies }: GameKit, { probes }: ExperimentSpec): readonly SpecFault[] {
  const names = (studies?.probes ?? []).map(({ id }) => id)
  const have = names.length === 0 ? 'the game has no probes' : `the game has ${names.join(', ')}`
  return probes.flatMap((id, at) => (names.includes(id) ? [] : [fault(`probes.${at}`, have)]))
}

/** A specification may not ask for what nobody does. */
function judgeFaults({ judges }: ExperimentSpec): readonly SpecFault[] {
  return judges.length === 0 ? [] : [fault('judges', 'no match is judged yet; only the task deep has judges')]
}

function measureFaults(kit: GameKit, { measures, stop, probes }: ExperimentSpec): readonly SpecFault[] {
  const names = measuresOf(kit, probes).map(({ id }) => id)
  const check = (id: string, path: string) =>
    names.includes(id) ? [] : [fault(path, `the game has ${names.join(', ')}`)]
  const ofStop = stop && 'of' in stop ? check(stop.of, 'stop.of') : []
  return [...measures.flatMap((id, at) => check(id, `measures.${at}`)), ...ofStop]
}
