import { rngAt } from '@wis/engine'
import { kitCalled, kits, rulesetWith } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import { conditionCalled } from '../conditions/condition-called.ts'
import type { KitCondition } from '../conditions/condition-called.ts'
import { levelsOf } from '../design/contents-of.ts'
import { rubricsOf } from '../judges/items-of.ts'
import { measuresOf, ratingMeasures, rubricsIn } from '../report/measure.ts'
import { baseline, isOfPeople, people, repetitions, selfPlay } from './experiment-spec.ts'
import type { ExperimentSpec } from './experiment-spec.ts'
import { faultsOfIssue, specFault } from './faults-of-issue.ts'
import type { SpecFault } from './faults-of-issue.ts'
import type { OwnCondition } from './own-condition.ts'
import { presetOf } from './ruleset-of.ts'

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
    ...faultsOfPeople(spec),
  ]
}

interface Within {
  readonly kit: GameKit
  readonly spec: ExperimentSpec
  readonly ruleset: AnyRuleset
}

/** The faults of conditions that an author made: names that are taken or not used, roles and rules that the game has not. */
function ownConditionFaults(within: Within): readonly SpecFault[] {
  return Object.entries(within.spec.own).flatMap(([id, own]) => [
    ...nameFaults(within, id),
    ...roleFaults(within, id, own),
    ...ruleFaults(within, id, own),
    ...hidingFaults(within, id, own),
  ])
}

function nameFaults({ kit, spec }: Within, id: string): readonly SpecFault[] {
  const path = `own.${id}`
  const taken = [baseline, ...(kit.studies?.conditions ?? []).map((one) => one.id), ...repetitions]
  if (taken.includes(id)) return [specFault(path, 'name-taken')]
  return spec.conditions.includes(id) ? [] : [specFault(path, 'condition-unused')]
}

function roleFaults({ kit, spec }: Within, id: string, { seats }: OwnCondition): readonly SpecFault[] {
  if (typeof seats === 'string') return []
  const roles = levelsOf(kit, spec).get('role') ?? []
  if (roles.includes(seats.role)) return []
  const path = `own.${id}.seats.role`
  return [
    roles.length === 0 ? specFault(path, 'no-roles') : specFault(path, 'one-of', { names: roles.join(', ') }),
  ]
}

function hidingFaults({ kit }: Within, id: string, { hides = [] }: OwnCondition): readonly SpecFault[] {
  const known = kit.studies?.hideable ?? []
  const unknown = (path: string) =>
    known.length === 0
      ? specFault(path, 'nothing-hidden')
      : specFault(path, 'one-of', { names: known.join(', ') })
  return hides.flatMap((kind, at) => (known.includes(kind) ? [] : [unknown(`own.${id}.hides.${at}`)]))
}

/** Deals are compared between conditions, so rules may change neither the seats nor the content of a deal. */
const fixed = ['id', 'players']

function ruleFaults({ kit, spec, ruleset }: Within, id: string, own: OwnCondition): readonly SpecFault[] {
  const { rules = {} } = own
  const at = (field: string) => `own.${id}.rules.${field}`
  const known = Object.keys(ruleset).filter((field) => !fixed.includes(field))
  const unknown = Object.keys(rules).filter((field) => !known.includes(field))
  if (unknown.length > 0)
    return unknown.map((field) => specFault(at(field), 'one-of', { names: known.join(', ') }))
  const read = kit.setup.ruleset.safeParse({ ...ruleset, ...rules })
  if (!read.success)
    return read.error.issues.flatMap((issue) =>
      faultsOfIssue({ ...issue, path: ['own', id, 'rules', ...issue.path] }, { given: spec, known: [] }),
    )
  const contents = [ruleset, read.data].map((under) => drawn(kit, under, spec))
  return contents[0] === contents[1] ? [] : [specFault(`own.${id}.rules`, 'rules-change-deals')]
}

function drawn({ setup }: GameKit, ruleset: AnyRuleset, { seed, language }: ExperimentSpec): string {
  return JSON.stringify(language.map((one) => setup.draw(ruleset, one, rngAt(seed, 0))))
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

/** Conditions that change nothing of a subject, because only models are asked by a strategy. A plan refuses them. */
export function ablationFaults(
  spec: ExperimentSpec,
  isHouse: (subject: string) => boolean,
): readonly SpecFault[] {
  const kit = kitCalled(spec.game)
  const house = spec.subjects.filter(isHouse)
  if (!kit || house.length === 0) return []
  const [first] = spec.conditions.map((id) => conditionCalled(kit, spec, id))
  return spec.conditions.flatMap((id, at) => {
    const condition = conditionCalled(kit, spec, id)
    return condition && isForModels(condition, first?.rules)
      ? [specFault(`conditions.${at}`, 'nothing-to-ablate', { names: house.join(', ') })]
      : []
  })
}

/** Rules that the first condition has as well set nothing apart. */
const isForModels = (
  { seats, strategy, prompt, disguise, amend, rules, hides }: KitCondition,
  shared: KitCondition['rules'],
) =>
  (seats === 'subject' || seats === 'all-of-subject') &&
  (strategy !== undefined || prompt !== undefined || disguise !== undefined) &&
  !amend &&
  (!rules || JSON.stringify(rules) === JSON.stringify(shared)) &&
  !hides

/**
 * What an experiment with people cannot have. They agree to play, and to nothing that is asked or rated beside it. Each match is of
 * one person, so nothing is paired by deal.
 */
function faultsOfPeople(spec: ExperimentSpec): readonly SpecFault[] {
  const among = spec.opponents.indexOf(people)
  if (!isOfPeople(spec)) return among < 0 ? [] : [specFault(`opponents.${among}`, 'people-alone')]
  if (spec.subjects.length > 1) return [specFault('subjects', 'people-alone')]
  const refused: readonly (readonly [path: string, isThere: boolean])[] = [
    ['opponents', spec.opponents.some((name) => name === people || name === selfPlay)],
    ['conditions', spec.conditions.some((condition) => condition !== baseline)],
    ['language', spec.language.length > 1],
    ['design.arranged', spec.design.arranged],
    ['stop', spec.stop !== undefined && 'width' in spec.stop],
    ['probes', spec.probes.length > 0],
    ['aims', spec.aims === true],
    ['judges', spec.judges.length > 0],
    ['annotators', (spec.annotators ?? []).length > 0],
  ]
  return refused.flatMap(([path, isThere]) => (isThere ? [specFault(path, 'not-for-people')] : []))
}
