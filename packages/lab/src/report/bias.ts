import type { StudiedChoice } from '@wis/games'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { holm } from '../statistics/holm.ts'
import { uniformityByDeal } from '../statistics/uniformity/uniformity.ts'
import { chanceFor } from './chance-level.ts'
import type { Family } from './families.ts'
import { FirstSeen } from './reliability.ts'
import { isSince } from './report-method.ts'
import type { ContentOfDeal, ReportMethod } from './report-method.ts'
import type { Cell } from './report-tally.ts'

/** One level of a property of the options, such as the name “Player 3”. */
export interface BiasLevel {
  readonly level: string
  readonly chosen: number
  /** The number if every option that was offered were as likely as the others. */
  readonly expected: number
}

/** How often each level was chosen, against how often it would be without a bias. */
export interface BiasReport extends Cell {
  readonly property: string
  readonly choices: number
  readonly deals: number
  readonly levels: readonly BiasLevel[]
  /** The chance of so great a distance without a bias. Null if there is nothing to test. */
  readonly p: number | null
  /** Corrected for all tests of biases of the report. */
  readonly corrected: number | null
}

/** What the options of each property drew in one deal, by level. */
type Drawn = Map<string, number>

interface CellCount {
  readonly cell: Cell
  /** By property, then by deal. */
  readonly properties: FirstSeen<Map<number, Drawn>>
}

/**
 * Counts the first choice of a subject in each match by the properties of its options. Later choices offer less, and
 * follow from the first. Choices without an answer are left out.
 */
export class BiasTally {
  readonly #contentOf: ContentOfDeal
  readonly #cells = new FirstSeen<CellCount>()

  constructor(contentOf: ContentOfDeal) {
    this.#contentOf = contentOf
  }

  add({ number, subject, condition, deal, choices: [choice] }: PlayedMatch): void {
    if (!choice || choice.chosen === null) return
    const { properties } = this.#cells.at(`${subject} ${condition}`, { number, at: 0 }, () => ({
      cell: { subject, condition },
      properties: new FirstSeen(),
    }))
    count(properties, { number, deal, choice })
  }

  reports(spec: ExperimentSpec, method: ReportMethod): Family<BiasReport> {
    const contentOf = this.#contentOf
    const asked = this.#cells
      .inOrder()
      .flatMap(([, { cell, properties }]) =>
        properties.inOrder().map(([property, deals]) => ({ spec, cell, property, deals, contentOf })),
      )
    // Reports of before took the least chance of draws for whatever is below.
    const tests = isSince(method, 'family') ? asked.length : 1
    const found = asked.map((one) => reportOf(one, tests))
    const tested = found.filter(({ p }) => p !== null)
    const corrected = holm(tested.map(({ p }) => p ?? 1))
    const rows = found.map((bias) => ({
      ...bias,
      corrected: corrected[tested.indexOf(bias)]?.corrected ?? null,
    }))
    return { rows, comparisons: rows.length, counted: tested.length }
  }
}

interface ChoiceOfMatch {
  readonly number: number
  readonly deal: number
  readonly choice: StudiedChoice
}

function count(properties: CellCount['properties'], { number, deal, choice }: ChoiceOfMatch): void {
  const { options, chosen } = choice
  let seen = 0
  options.forEach((option, at) => {
    for (const [property, level] of Object.entries(option).sort(inStoredOrder)) {
      const deals = properties.at(property, { number, at: seen++ }, () => new Map())
      const drawn = deals.get(deal) ?? new Map<string, number>()
      deals.set(deal, drawn)
      drawn.set(level, (drawn.get(level) ?? 0) + (at === chosen ? 1 : 0))
    }
  })
}

/** Short names first. A database keeps them so, and rows that were never stored give the same report. */
const inStoredOrder = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  one.length - other.length || (one < other ? -1 : 1)

interface Counted {
  readonly spec: ExperimentSpec
  readonly cell: Cell
  readonly property: string
  readonly deals: ReadonlyMap<number, Drawn>
  readonly contentOf: ContentOfDeal
}

function reportOf(
  { spec, cell, property, deals, contentOf }: Counted,
  tests: number,
): Omit<BiasReport, 'corrected'> {
  const levels = [...new Set([...deals.values()].flatMap((drawn) => [...drawn.keys()]))].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
  const inOrder = [...deals].sort(([one], [other]) => one - other)
  const rows = inOrder.map(([, drawn]) => levels.map((level) => drawn.get(level) ?? null))
  const rng = chanceFor(spec, [cell.subject, cell.condition, property])
  const contents = inOrder.map(([deal]) => contentOf(deal)?.content)
  const found = uniformityByDeal(rows, rng, { contents, tests })
  return {
    ...cell,
    property,
    choices: found?.n ?? 0,
    deals: found?.deals ?? 0,
    levels: levels.map((level, at) => ({
      level,
      chosen: found?.counts[at] ?? 0,
      expected: found?.expected[at] ?? 0,
    })),
    p: found?.p ?? null,
  }
}
