import { rngAt } from '@wis/engine'
import { kits } from '@wis/games'
import type { HousePlayer, PlantedBiases, PlantedEffects } from '@wis/games'
import { scheduleOf } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import type { LocalPlayer } from '../play/planned-play.ts'
import { presetCalled } from '../presets/presets.ts'
import { ReportMaker, reportOf } from '../report/make-report.ts'
import { measuresOf } from '../report/measure.ts'
import { contentsFor } from '../report/report-method.ts'
import { ReportTally } from '../report/report-tally.ts'
import type { Report } from '../report/report.ts'
import { readSpec } from '../spec/read-spec.ts'
import { compare } from '../statistics/compare.ts'
import { dealsNeeded } from '../statistics/power/deals-needed.ts'

/** How often experiments find a difference that was planted, and one that was not. */
export interface PlantedDifference {
  readonly found: number
  readonly falselyFound: number
  readonly experiments: number
  /** The deals of each experiment, planned to find the difference with a power of 0.8. */
  readonly deals: number
  readonly difference: number
}

interface Size {
  readonly experiments: number
  /** The deals of the one large match-up from which the true difference is known. */
  readonly pilotDeals: number
}

/** Any game for two: a match of it is short, and its house players differ in strength. */
const game = kits.find(({ setup }) => setup.presets[0].players === 2)?.id

/** Two players of equal strength, and one that plays well a little more often. */
const shares = { plain: 0.2, alike: 0.2, better: 0.55 } as const
type Planted = keyof typeof shares

/** Plays the same experiment again and again, each time with other deals. */
export function plantDifference({ experiments, pilotDeals }: Size): PlantedDifference {
  const pilot = comparisonOf(['better', 'plain'], 'pilot', pilotDeals)
  const [difference, deviation] = [pilot.difference.value ?? 0, pilot.deviation ?? 1]
  const deals = dealsNeeded({ difference, deviation, power: 0.8, step: 1 }) ?? pilotDeals
  let found = 0
  let falselyFound = 0
  for (let number = 1; number <= experiments; number++) {
    if (isTold(['better', 'plain'], `planted-${number}`, deals)) found += 1
    if (isTold(['alike', 'plain'], `unplanted-${number}`, deals)) falselyFound += 1
  }
  return { found, falselyFound, experiments, deals, difference }
}

export function findingsOfDifference(size: Size): readonly Finding[] {
  const { found, falselyFound, experiments, deals } = plantDifference(size)
  const share = (count: number) =>
    `${count} of ${experiments} (${((100 * count) / experiments).toFixed(1)} %)`
  return [
    {
      promise: `a planted difference is found with the planned power, at ${deals} deals`,
      expected: '80 %',
      seen: share(found),
      isKept: Math.abs(found / experiments - 0.8) <= threeErrors(0.8, experiments),
    },
    {
      promise: 'where none was planted, five in a hundred are found',
      expected: 'at most 5 %',
      seen: share(falselyFound),
      isKept: falselyFound / experiments <= 0.05 + threeErrors(0.05, experiments),
    },
  ]
}

/** One promise of the lab, and whether it was kept by players whose behaviour is known. */
export interface Finding {
  readonly promise: string
  readonly expected: string
  readonly seen: string
  readonly isKept: boolean
}

type Effects = PlantedEffects<unknown>
type Biases = PlantedBiases<unknown>

const planted = kits.flatMap(({ studies }) => studies?.planted ?? [])

/** Plays a preset with subjects of known behaviour in the places of its own, and house players as opponents. */
function played({ preset: id, players }: Effects | Biases, materials: number): Report {
  const preset = presetCalled(id)
  const read = readSpec({
    ...preset?.spec,
    subjects: Object.keys(players),
    design: { ...preset?.spec.design, materials, repeats: 1 },
  })
  if (!read.ok) throw new Error(`${id}: ${read.faults[0]?.message ?? ''}`)
  const schedule = scheduleOf(read.spec)
  const { house } = schedule.kit
  const called = (name: string) =>
    players[name]?.player ?? house.find(({ slug }) => slug === name) ?? house[0]
  const matches = Array.from({ length: schedule.matches }, (_, at) => schedule.matchAt(at + 1))
  return reportOf(
    read.spec,
    matches.map((match) => playPlanned(schedule, match, called).played),
  )
}

/** A planted effect of the conditions of a preset is told, and where none was planted there is none. */
export function findingsOfEffects(materials: number): readonly Finding[] {
  return planted.flatMap((one) => ('measure' in one ? effectsFound(one, materials) : []))
}

function effectsFound(effects: Effects, materials: number): readonly Finding[] {
  const report = played(effects, materials)
  return Object.entries(effects.players).map(([name, { moreThan }]) => {
    const found = report.effects.find(
      ({ subject, measure }) => subject === name && measure === effects.measure,
    )
    const value = found?.difference.value ?? 0
    const isNone = found?.isTold === false && found.difference.value === 0
    return {
      promise: `${effects.preset}: ${effects.measure} of ${name} changes as it was planted`,
      expected: moreThan === null ? 'no difference at all' : `told apart, more than ${100 * moreThan} points`,
      seen: `${(100 * value).toFixed(1)} points`,
      isKept: moreThan === null ? isNone : found?.isTold === true && value > moreThan,
    }
  })
}

/** A planted habit is found by the property that it goes by, and by no other. */
export function findingsOfBias(materials: number): readonly Finding[] {
  return planted.flatMap((one) => ('biasUnder' in one ? biasesFound(one, materials) : []))
}

function biasesFound(habits: Biases, materials: number): readonly Finding[] {
  const { biases } = played(habits, materials)
  return Object.entries(habits.players).map(([name, { property }]) => {
    const own = biases.filter(({ subject, condition }) => subject === name && condition === habits.biasUnder)
    const found = own.filter(({ corrected }) => corrected !== null && corrected <= 0.05)
    const seen = found.map((bias) => bias.property).join(', ')
    return {
      promise: `the bias of ${name} is found, and no other`,
      expected: property ?? 'none',
      seen: seen === '' ? 'none' : seen,
      isKept: seen === (property ?? ''),
    }
  })
}

const threeErrors = (rate: number, trials: number) => 3 * Math.sqrt((rate * (1 - rate)) / trials)

function specOf(subjects: readonly Planted[], seed: string, deals: number) {
  const read = readSpec({
    name: 'planted',
    game,
    subjects,
    opponents: ['random'],
    measures: ['win-rate'],
    seed,
    design: { materials: Math.min(deals, 1000), repeats: Math.ceil(deals / 1000) },
  })
  if (!read.ok) throw new Error(read.faults[0]?.message)
  return read.spec
}

function isTold(subjects: readonly Planted[], seed: string, deals: number): boolean {
  const spec = specOf(subjects, seed, deals)
  const maker = new ReportMaker(spec)
  for (const played of playedBy(subjects, seed, deals)) maker.add(played)
  const report: Report = maker.report()
  return report.contrasts.some((contrast) => contrast.isTold)
}

function* playedBy(subjects: readonly Planted[], seed: string, deals: number) {
  const schedule = scheduleOf(specOf(subjects, seed, deals))
  const [weak, strong] = [schedule.kit.house[0], schedule.kit.house.at(-1) ?? schedule.kit.house[0]]
  const players = new Map<string, LocalPlayer>([['random', weak]])
  for (const name of subjects) players.set(name, mixed(name, shares[name], weak, strong))
  for (let number = 1; number <= schedule.matches; number++)
    yield playPlanned(schedule, schedule.matchAt(number), (name) => players.get(name) ?? weak).played
}

function comparisonOf([first, second]: readonly [Planted, Planted], seed: string, deals: number) {
  const spec = specOf([first, second], seed, deals)
  const { kit } = scheduleOf(spec)
  const measures = measuresOf(kit)
  const [winRate] = measures
  if (!winRate) throw new Error('the game has no measures')
  const tally = new ReportTally(measures, contentsFor(spec, 'content'))
  for (const played of playedBy([first, second], seed, deals)) tally.add(played)
  const sums = (subject: string) => tally.sumsOf({ subject, condition: 'baseline' }, winRate)
  return compare({ kind: 'rate', first: sums(first), second: sums(second), rng: rngAt(seed, 0) })
}

type House = HousePlayer<unknown>

/** Plays a share of its matches as the strong player, and all others as the weak one, with chance of its own. */
function mixed(name: string, share: number, weak: House, strong: House): LocalPlayer {
  return {
    answer: ({ state, turn, seed }) => {
      const own = `${seed}/${name}`
      const player = rngAt(own, -1).next() < share ? strong : weak
      return player.answer({ state, turn, seed: own, rng: rngAt(own, turn.step) })
    },
  }
}
