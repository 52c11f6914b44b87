import type { GameKit } from '@wis/games'
import { designOf } from '../design/planned-deal.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { cellsOf } from './cells.ts'
import type { Asked } from './cells.ts'
import type { Measure } from './measure.ts'
import type { ContentOfDeal } from './report-method.ts'
import { ReportTally } from './report-tally.ts'
import type { SettingCell } from './report.ts'

/** Keeps sums by setting, where the tables of an experiment differ in what is at stake. */
export class SettingTally {
  readonly #settingOf: (deal: number) => string | undefined
  readonly #tallies: ReadonlyMap<string, ReportTally>

  constructor(
    spec: ExperimentSpec,
    { studies }: GameKit,
    { measures, contentOf }: { readonly measures: readonly Measure[]; readonly contentOf: ContentOfDeal },
  ) {
    const { settings = [], settingOf } = (spec.design.arranged && studies?.arranged) || {}
    const design = designOf(spec)
    const known = new Map<number, string | undefined>()
    this.#settingOf = (deal) => {
      if (!known.has(deal)) known.set(deal, settingOf?.(design.dealAt(deal).rules ?? {}))
      return known.get(deal)
    }
    this.#tallies = new Map(settings.map((setting) => [setting, new ReportTally(measures, contentOf)]))
  }

  add(match: PlayedMatch): void {
    if (this.#tallies.size === 0) return
    this.#tallies.get(this.#settingOf(match.deal) ?? '')?.add(match)
  }

  /** Every declared measure in every setting that was played. */
  cells(asked: Asked): readonly SettingCell[] {
    return [...this.#tallies].flatMap(([setting, tally]) =>
      cellsOf({ ...asked, measures: asked.declared, tally }).flatMap(({ chance: _, ...cell }) =>
        cell.estimate.deals > 0 ? [{ ...cell, setting }] : [],
      ),
    )
  }
}
