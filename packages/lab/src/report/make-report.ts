import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { scheduleOf } from '../design/planned-match.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import { presetCalled } from '../presets/presets.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { BiasTally } from './bias.ts'
import { cellsOf } from './cells.ts'
import { namesOfCondition } from './condition-names.ts'
import { contrastsOf, effectsOf } from './differences.ts'
import { measuresOf } from './measure.ts'
import type { Measure } from './measure.ts'
import { ForecastTally } from './reliability.ts'
import type { Report } from './report.ts'
import { Tally } from './tally.ts'

/** Makes a report of matches in any order. It keeps sums by deal and none of the matches. */
export class ReportMaker {
  readonly #spec: ExperimentSpec
  readonly #kit: GameKit
  readonly #measures: readonly Measure[]
  readonly #tally: Tally
  readonly #biases = new BiasTally()
  readonly #forecasts = new ForecastTally()

  constructor(spec: ExperimentSpec) {
    const kit = kitCalled(spec.game)
    if (!kit) throw new RangeError(`no game is called ${spec.game}`)
    this.#spec = spec
    this.#kit = kit
    this.#measures = reportedMeasures(kit, spec)
    this.#tally = new Tally(this.#measures)
  }

  add(match: PlayedMatch): void {
    this.#tally.add(match)
    if (match.end === 'void') return
    this.#biases.add(match)
    this.#forecasts.add(match)
  }

  report(): Report {
    const [spec, kit, measures, tally] = [this.#spec, this.#kit, this.#measures, this.#tally]
    const asked = { kit, spec, measures, tally }
    const { decided, void: voided, 'subject-failed': failed } = tally.ends
    return {
      format: 'wis-lab-report/1',
      spec,
      matches: { planned: scheduleOf(spec).matches, decided, failed, void: voided },
      names: {
        game: { en: kit.texts.en.name, zh: kit.texts.zh.name },
        conditions: Object.fromEntries(spec.conditions.map((id) => [id, namesOfCondition(kit, spec, id)])),
      },
      measures: measures.map(({ id, name, formula, unit, better }) => ({ id, name, formula, unit, better })),
      cells: cellsOf(asked),
      effects: effectsOf(asked),
      contrasts: contrastsOf(asked),
      biases: this.#biases.reports(spec),
      reliability: this.#forecasts.reports(spec),
      published: presetCalled(spec.preset ?? '')?.published ?? [],
    }
  }
}

/** The report of some matches that are all at hand. */
export function reportOf(spec: ExperimentSpec, played: Iterable<PlayedMatch>): Report {
  const maker = new ReportMaker(spec)
  for (const match of played) maker.add(match)
  return maker.report()
}

function reportedMeasures(kit: GameKit, { measures: wanted, probes }: ExperimentSpec): readonly Measure[] {
  const all = measuresOf(kit, probes)
  if (wanted.length === 0) return all
  return wanted.flatMap((id) => all.find((measure) => measure.id === id) ?? [])
}
