import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { ofJudges } from '../annotators/agreement-of-people.ts'
import { designOf } from '../design/planned-deal.ts'
import { scheduleOf } from '../design/planned-match.ts'
import { AgreementTally } from '../judges/agreement-tally.ts'
import type { GivenRating } from '../judges/agreement-tally.ts'
import { withRatings } from '../judges/items-of.ts'
import type { JudgeAsked } from '../judges/judging.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import { presetCalled } from '../presets/presets.ts'
import { isOfPeople } from '../spec/experiment-spec.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { DealSum } from '../statistics/by-deal/deal-sums.ts'
import { BiasTally } from './bias.ts'
import { cellsOf } from './cells.ts'
import type { Asked } from './cells.ts'
import { CleanTally } from './clean-cut.ts'
import { namesOfCondition } from './condition-names.ts'
import { comparedIn } from './differences.ts'
import { familiesOf } from './families.ts'
import { JudgedTallies } from './judged-parts.ts'
import { comparableMeasures, measuresOf, ratingMeasures, rubricsIn } from './measure.ts'
import type { Measure } from './measure.ts'
import { OutcomeTally } from './outcomes.ts'
import { RaterTally } from './rater-cells.ts'
import { ForecastTally } from './reliability.ts'
import { contentsFor, isSince, newestMethod } from './report-method.ts'
import type { ReportMethod, ContentOfDeal } from './report-method.ts'
import { ReportTally } from './report-tally.ts'
import type { Cell } from './report-tally.ts'
import { contentsIn } from './report.ts'
import type { PlanFixed, Report, SettingCell } from './report.ts'

/** Makes a report of matches in any order. It keeps sums by deal and none of the matches. */
export class ReportMaker {
  readonly #spec: ExperimentSpec
  readonly #judges: readonly JudgeAsked[]
  readonly #kit: GameKit
  readonly #measures: readonly Measure[]
  readonly #method: ReportMethod
  readonly #tally: ReportTally
  readonly #clean: CleanTally
  readonly #biases: BiasTally
  readonly #forecasts: ForecastTally
  readonly #outcomes = new OutcomeTally()
  readonly #raters: RaterTally
  readonly #agreements = new AgreementTally()
  readonly #judged: JudgedTallies
  readonly #settings: SettingTally
  /** Numbers of the people who played, where people are the subject. */
  readonly #people = new Set<number>()

  /** `judges` are those who rated matches, if not those of the specification. */
  constructor(
    spec: ExperimentSpec,
    judges: readonly JudgeAsked[] = spec.judges,
    method: ReportMethod = newestMethod,
  ) {
    const kit = kitCalled(spec.game)
    if (!kit) throw new RangeError(`no game is called ${spec.game}`)
    this.#spec = spec
    this.#kit = kit
    this.#judges = judges
    this.#measures = reportedMeasures(kit, spec, rubricsIn({ judges }), method)
    const contentOf = isOfPeople(spec) ? noContents : contentsFor(spec, method)
    this.#method = method
    this.#tally = new ReportTally(this.#measures, contentOf)
    this.#clean = new CleanTally(this.#measures, contentOf)
    this.#raters = new RaterTally(contentOf, method)
    this.#judged = new JudgedTallies(contentOf, method)
    this.#settings = new SettingTally(spec, kit, { measures: this.#measures, contentOf })
    this.#biases = new BiasTally(contentOf)
    this.#forecasts = new ForecastTally(contentOf, method)
  }

  /** A match, and the ratings of its items. */
  add(played: PlayedMatch, ratings: readonly GivenRating[] = []): void {
    const match = this.#byPerson(played)
    const rated = withRatings(match, ofJudges(ratings), this.#method)
    this.#tally.add(rated)
    this.#clean.add(rated)
    this.#settings.add(rated)
    this.#agreements.add(ratings)
    this.#raters.add(match, ratings)
    this.#judged.add(match, ratings)
    this.#outcomes.add(match)
    if (match.end === 'void') return
    this.#biases.add(match)
    this.#forecasts.add(match)
  }

  /** All that one person did counts together, as all of one deal does otherwise: intervals are over people. */
  #byPerson(match: PlayedMatch): PlayedMatch {
    if (match.person === undefined) return match
    if (match.end !== 'void') this.#people.add(match.person)
    return { ...match, deal: match.person }
  }

  /** What was dealt in the deals that count, by short names. */
  contents(): ReadonlySet<string> {
    return this.#tally.contents()
  }

  /** How many matches have no missing or refused answer, of all that count. Null if it is not known. */
  get cleanSize() {
    return this.#clean.size
  }

  /** What each deal adds to a column, of all matches or of the clean ones. Nothing for a column that the report does not have. */
  sumsOf(cell: Cell, measure: string, cut: 'all' | 'clean' = 'all'): readonly DealSum[] {
    const known = this.#measures.find(({ id }) => id === measure)
    return known ? (cut === 'all' ? this.#tally : this.#clean).sumsOf(cell, known) : []
  }

  /** `plan` is the one that was fixed before the first match, if one was. */
  report(plan?: PlanFixed): Report {
    const [spec, kit, measures, tally] = [this.#spec, this.#kit, this.#measures, this.#tally]
    const declared = declaredMeasures(spec, measures)
    const asked = { kit, spec, measures, declared, tally, method: this.#method }
    const { decided, void: voided, 'subject-failed': failed } = tally.ends
    const families = { ...comparedIn(asked), biases: this.#biases.reports(spec, this.#method) }
    const { effects, contrasts, interactions, biases } = families
    const raters = isSince(this.#method, 'sized') ? this.#raters.cells(spec) : []
    const settings = isSince(this.#method, 'whole') ? this.#settings.cells(asked) : []
    return {
      format: 'wis-lab-report/1',
      ...(isSince(this.#method, 'rounded') && { method: this.#method }),
      spec,
      ...(plan && { plan }),
      matches: { planned: scheduleOf(spec).matches, decided, failed, void: voided },
      ...(isOfPeople(spec) && { people: this.#people.size }),
      ...(this.#method !== 'deal' && { contents: contentsIn(tally.contents().size) }),
      names: {
        game: { en: kit.texts.en.name, zh: kit.texts.zh.name },
        conditions: Object.fromEntries(
          spec.conditions.map((id) => [id, namesOfCondition(kit, spec, id, this.#method)]),
        ),
      },
      measures: measures.map(({ id, name, formula, unit, better }) => ({ id, name, formula, unit, better })),
      cells: cellsOf(asked),
      ...(raters.length > 0 && { raters }),
      ...(isSince(this.#method, 'family') && { families: familiesOf(families) }),
      effects: effects.rows,
      contrasts: contrasts.rows,
      ...(isSince(this.#method, 'sized') && { interactions: interactions.rows }),
      ...(isSince(this.#method, 'cuts') && { clean: this.#clean.cut(asked) }),
      ...(settings.length > 0 && { settings }),
      biases: biases.rows,
      reliability: this.#forecasts.reports(spec),
      outcomes: this.#outcomes.reports(spec),
      agreements: this.#agreements.reports(),
      ...this.#judged.parts(spec, { kit, judges: this.#judges }),
      published: spec.published ?? presetCalled(spec.preset ?? '')?.published ?? [],
    }
  }
}

const noContents: ContentOfDeal = () => undefined

/** The report of some matches that are all at hand. */
export function reportOf(spec: ExperimentSpec, played: Iterable<PlayedMatch>): Report {
  const maker = new ReportMaker(spec)
  for (const match of played) maker.add(match)
  return maker.report()
}

/**
 * The columns by which subjects are compared: those that the specification names. If it names none, the first one, and those
 * of its probes and judges.
 */
export const declaredMeasures = (
  { measures: wanted }: Pick<ExperimentSpec, 'measures'>,
  measures: readonly Measure[],
): readonly Measure[] =>
  comparableMeasures(
    wanted.length > 0 ? measures : measures.filter(({ isAsked }, at) => at === 0 || isAsked === true),
  )

/** The columns of a report. */
export function reportedMeasures(
  kit: GameKit,
  { measures: wanted, probes }: ExperimentSpec,
  rubrics: readonly string[],
  method: ReportMethod = newestMethod,
): readonly Measure[] {
  const ratings = ratingMeasures(rubrics, method)
  const all = [...measuresOf(kit, probes), ...ratings]
  if (wanted.length === 0) return all.filter(({ isNamedOnly }) => !isNamedOnly)
  // Ratings were paid for, so a report has them even if it lists other measures.
  const ids = new Set([...wanted, ...ratings.map(({ id }) => id)])
  return [...ids].flatMap((id) => all.find((measure) => measure.id === id) ?? [])
}

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
