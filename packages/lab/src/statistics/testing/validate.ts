import { measureCoverage } from './coverage.ts'
import type { Coverage, Side } from './coverage.ts'
import { measureFalseAlarms, measurePower, measureStopping } from './findings.ts'
import type { Findings, StoppedCoverage } from './findings.ts'
import type { Population } from './populations.ts'
import { measureWords, measureWordsStopping } from './words-known.ts'

export interface Validation {
  readonly coverage: readonly Coverage[]
  /** Experiments without a difference. */
  readonly falseAlarms: readonly Findings[]
  /** Experiments that were planned to find their difference in 80 of a hundred cases. */
  readonly power: readonly Findings[]
  readonly stopping: readonly StoppedCoverage[]
}

export interface ValidationSize {
  readonly sizes: readonly number[]
  /** Sets of deals for each interval. */
  readonly draws: number
  readonly experiments: number
}

/** Takes about an hour. */
export const fullSize: ValidationSize = { sizes: [10, 20, 40, 100, 500], draws: 2000, experiments: 1000 }

const sides: readonly Side[] = ['first', 'second', 'difference']

/** Measures every interval and the test on play of house players, one population after the other. */
export function* validateStatistics(
  populations: readonly Population[],
  size: ValidationSize,
): Generator<Validation, void> {
  for (const population of populations) yield validate(population, size)
}

function validate(population: Population, { sizes, draws, experiments }: ValidationSize): Validation {
  const coverage = sides.flatMap((side) =>
    sizes.map((deals) => measureCoverage({ population, side, deals, draws })),
  )
  const power = measurePower(population, 0.8, experiments)
  const typical = coverage.find(({ side, deals }) => side === 'difference' && deals === 40)
  // Experiments that end at about a hundred deals.
  const stop = { width: (typical?.width ?? Number.NaN) * Math.sqrt(0.4), mostDeals: 300 }
  return {
    coverage,
    falseAlarms: [12, 40].map((deals) => measureFalseAlarms(population, deals, experiments)),
    power: power ? [power] : [],
    stopping: Number.isFinite(stop.width) ? [measureStopping(population, stop, experiments)] : [],
  }
}

const wordSizes = [6, 8, 12, 24, 40].flatMap((contents) => [2, 10].map((repeats) => ({ contents, repeats })))

/** The same of simulated players who each know half of the words, as a table in Markdown. */
export function validateWords(experiments: number): string {
  const rows = (['rate', 'mean'] as const).flatMap((kind) => {
    const ended = measureWordsStopping(
      { kind, contents: 24 },
      { width: kind === 'rate' ? 0.2 : 0.6, mostDeals: 240 },
      experiments,
    )
    return [
      ...wordSizes.map(({ contents, repeats }) => {
        const found = measureWords({ kind, contents, repeats }, experiments)
        const shares = [found.first, found.difference, found.byTest, found.bySentence].map(per)
        return [`${kind}, ${contents} words dealt ${repeats} times`, ...shares]
      }),
      [`${kind}, 24 words, ended by width`, per(ended.held), '–', '–', '–'],
    ]
  })
  return table(['half of the words known', 'held of 100', 'difference held', ...findingsHead.slice(1)], rows)
}

const per = (share: number | null) => (share === null ? '–' : (share * 100).toFixed(1))

/** The results as tables in Markdown. */
export function validationTables(parts: readonly Validation[]): string {
  const coverage = parts.flatMap((part) => part.coverage)
  const sizes = [...new Set(coverage.map(({ deals }) => deals))]
  const rows = [...new Set(coverage.map(nameOf))].map((name) => {
    const own = coverage.filter((one) => nameOf(one) === name)
    return [name, ...sizes.map((deals) => per(own.find((one) => one.deals === deals)?.held ?? null))]
  })
  return [
    table(['held of 100, by deals', ...sizes.map(String)], rows),
    table(
      ['no difference', ...findingsHead],
      parts.flatMap(({ falseAlarms }) => falseAlarms.map(findingsRow)),
    ),
    table(
      ['planned for 80 of 100', ...findingsHead],
      parts.flatMap(({ power }) => power.map(findingsRow)),
    ),
    table(
      ['ended by width', 'deals', 'held of 100'],
      parts.flatMap(({ stopping }) =>
        stopping.map(({ population, deals, held }) => [population, deals.toFixed(0), per(held)]),
      ),
    ),
  ].join('\n\n')
}

const nameOf = ({ population, side }: Coverage) => `${population}, ${side}`
const findingsHead = ['deals', 'found by the test', 'said in a sentence']

function findingsRow({ population, deals, byTest, bySentence }: Findings): readonly string[] {
  return [population, String(deals), per(byTest), per(bySentence)]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
