import { kits } from '@wis/games'
import type { PlantedBiases, PlantedEffects } from '@wis/games'
import { scheduleOf } from '../design/planned-match.ts'
import { playPlanned } from '../play/planned-play.ts'
import { presetCalled } from '../presets/presets.ts'
import { reportOf } from '../report/make-report.ts'
import type { Report } from '../report/report.ts'
import { readSpec } from '../spec/read-spec.ts'

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
