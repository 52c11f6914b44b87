import { kitCalled, kits, rulesetWith } from '@wis/games'
import type { GameKit } from '@wis/games'
import { levelsOf } from '../design/contents-of.ts'
import { rubricsOf } from '../judges/items-of.ts'
import { measuresOf } from '../report/measure.ts'
import { ratingMeasures, rubricsIn } from '../report/rating-measures.ts'
import { baseline, repetitions } from './experiment-spec.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { ownConditionFaults } from './own-condition-faults.ts'
import { presetOf } from './ruleset-of.ts'
import { specFault } from './spec-fault.ts'
import type { SpecFault } from './spec-fault.ts'

/** The faults that only the game can see: names it does not have, sizes that do not fit. */
export function faultsOfGame(spec: ExperimentSpec): readonly SpecFault[] {
  const kit = kitCalled(spec.game)
  if (!kit) return [specFault('game', 'unknown-game', { names: kits.map(({ id }) => id).join(', ') })]
  const preset = presetOf(kit, spec)
  if (!preset)
    return [
      gameHas(
        'ruleset',
        kit.setup.presets.map(({ id }) => id),
      ),
    ]
  const changed = rulesetWith(kit, preset, spec.set ?? {})
  if (!changed.ok) return [specFault(`set.${changed.field}`, 'rule-refused', { fault: changed.fault })]
  const { ruleset } = changed
  return [
    ...conditionFaults(kit, spec),
    ...ownConditionFaults({ kit, spec, ruleset }),
    ...factorFaults(kit, spec),
    ...measureFaults(kit, spec),
    ...probeFaults(kit, spec),
    ...judgeFaults(kit, spec),
    ...annotatorFaults(kit, spec),
    ...(spec.aims && !kit.studies?.aims ? [specFault('aims', 'no-aims')] : []),
    ...guessFaults(kit, spec),
  ]
}

const gameHas = (path: string, names: readonly string[]): SpecFault =>
  specFault(path, 'game-has', { names: names.join(', ') })

function conditionFaults({ studies }: GameKit, { conditions, own }: ExperimentSpec): readonly SpecFault[] {
  const ofGame = (studies?.conditions ?? []).map(({ id }) => id)
  const names = [baseline, ...ofGame, ...repetitions, ...Object.keys(own)]
  return conditions.flatMap((condition, at) =>
    names.includes(condition) ? [] : [gameHas(`conditions.${at}`, names)],
  )
}

function factorFaults(kit: GameKit, spec: ExperimentSpec): readonly SpecFault[] {
  const levels = levelsOf(kit, spec)
  const names = [...levels.keys()]
  const unknown = (id: string, path: string) =>
    levels.has(id) ? [] : [names.length === 0 ? specFault(path, 'no-factors') : gameHas(path, names)]
  const free = spec.design.free.flatMap((id, at) => unknown(id, `design.free.${at}`))
  const only = Object.entries(spec.design.only).flatMap(([id, wanted]) => {
    const known = levels.get(id)
    if (!known) return unknown(id, `design.only.${id}`)
    return wanted.flatMap((level, at) =>
      known.includes(level)
        ? []
        : [specFault(`design.only.${id}.${at}`, 'one-of', { names: known.join(', ') })],
    )
  })
  const arranged =
    spec.design.arranged && !kit.studies?.arranged ? [specFault('design.arranged', 'no-arranged-tables')] : []
  return [...free, ...only, ...arranged]
}

function probeFaults({ studies }: GameKit, { probes }: ExperimentSpec): readonly SpecFault[] {
  const names = (studies?.probes ?? []).map(({ id }) => id)
  const unknown = (path: string) => (names.length === 0 ? specFault(path, 'no-probes') : gameHas(path, names))
  return probes.flatMap((id, at) => (names.includes(id) ? [] : [unknown(`probes.${at}`)]))
}

function judgeFaults(kit: GameKit, { judges }: ExperimentSpec): readonly SpecFault[] {
  const rubrics = rubricsOf(kit)
  const unknown = (path: string) =>
    rubrics.length === 0 ? specFault(path, 'nothing-judged') : gameHas(path, rubrics)
  return judges.flatMap(({ rubric, agent }, at) => {
    if (!rubrics.includes(rubric)) return [unknown(`judges.${at}.rubric`)]
    const isTwice = judges.findIndex((one) => one.agent === agent && one.rubric === rubric) < at
    return isTwice ? [specFault(`judges.${at}`, 'judge-twice')] : []
  })
}

function annotatorFaults(kit: GameKit, { annotators = [] }: ExperimentSpec): readonly SpecFault[] {
  return annotators.length > 0 && rubricsOf(kit).length === 0
    ? [specFault('annotators', 'nothing-judged')]
    : []
}

/** A guess is of a measure of the game, and says of it what can be said. */
function guessFaults(kit: GameKit, spec: ExperimentSpec): readonly SpecFault[] {
  // What was a guess of a rating before yes or no was a share is one still.
  const known = [...measuresOf(kit, spec.probes), ...ratingMeasures(rubricsIn(spec), 'rounded')]
  return Object.entries(spec.guesses ?? {}).flatMap(([id, { rate, deviation }]) => {
    const path = `guesses.${id}`
    const measure = known.find((one) => one.id === id)
    if (!measure)
      return [
        gameHas(
          path,
          known.map((one) => one.id),
        ),
      ]
    const isRate = measure.unit === 'share'
    if (isRate && deviation !== undefined) return [specFault(`${path}.deviation`, 'no-deviation')]
    return !isRate && rate !== undefined ? [specFault(`${path}.rate`, 'no-rate')] : []
  })
}

function measureFaults(kit: GameKit, spec: ExperimentSpec): readonly SpecFault[] {
  const { measures, stop, probes } = spec
  const check = (names: readonly string[], id: string, path: string) =>
    names.includes(id) ? [] : [gameHas(path, names)]
  const played = measuresOf(kit, probes).map(({ id }) => id)
  const rated = ratingMeasures(rubricsIn(spec)).map(({ id }) => id)
  const known = [...played, ...rated]
  // A table takes its numbers from the columns of the report.
  const columns = measures.length > 0 ? [...measures, ...rated] : known
  // Ratings are made after the last match, so no match can wait for them.
  const ofTables = (spec.tables ?? []).flatMap(({ rows }, table) =>
    rows.flatMap((row, at) =>
      row.measures.flatMap((id, place) =>
        id === null ? [] : check(columns, id, `tables.${table}.rows.${at}.measures.${place}`),
      ),
    ),
  )
  const ofCharts = (spec.charts ?? []).flatMap((chart, number) =>
    chart.measures.flatMap((id, at) => check(columns, id, `charts.${number}.measures.${at}`)),
  )
  const ofStop = stop && 'of' in stop ? check(played, stop.of, 'stop.of') : []
  return [
    ...measures.flatMap((id, at) => check(known, id, `measures.${at}`)),
    ...ofTables,
    ...ofCharts,
    ...ofStop,
  ]
}
