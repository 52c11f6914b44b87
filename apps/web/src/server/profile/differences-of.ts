import { independentDifference } from '@wis/lab'
import type { Report } from '@wis/lab'
import type { AgentMeasured, MeasuredEstimate, ProfileDifference, ProfileSection } from '@wis/protocol'

type Measurement = AgentMeasured['measurements'][number]
type Contrasts = Report['contrasts']

/** What a report says of two of its subjects, by their names there. */
export interface SharedSource {
  readonly id: string
  readonly contrasts: Contrasts
  readonly first: string
  readonly second: string
}

interface Compared {
  readonly of: string
  readonly estimate: MeasuredEstimate
  /** What the report of a shared source calls it. */
  readonly contrast?: { readonly measure: string; readonly condition: string | undefined }
  /** It says nothing outside of its experiment. */
  readonly isRelative?: boolean
}

/**
 * First minus second, wherever both are measured. Of one experiment by its own paired test; of two by their intervals; of
 * boards by theirs.
 */
export function differencesOf(
  first: AgentMeasured,
  second: AgentMeasured,
  shared: readonly SharedSource[],
): readonly ProfileDifference[] {
  return [
    ...first.measurements.flatMap((one) =>
      second.measurements
        .filter((other) => isComparable(one, other))
        .flatMap((other) => ofMeasurements(one, other, shared)),
    ),
    ...rolesApart(first, second),
    ...tablesApart(first, second),
  ]
}

/** Costs are of one game under one ruleset. */
function isComparable({ found: one }: Measurement, { found: other }: Measurement): boolean {
  if (one.topic !== other.topic) return false
  if (one.topic === 'cost' && other.topic === 'cost')
    return one.game === other.game && one.ruleset === other.ruleset
  if ('game' in one && 'game' in other) return one.game === other.game
  return true
}

function ofMeasurements(
  one: Measurement,
  other: Measurement,
  shared: readonly SharedSource[],
): readonly ProfileDifference[] {
  const { topic: section } = one.found
  const source = one.source.id === other.source.id && shared.find(({ id }) => id === one.source.id)
  const others = new Map(numbersIn(other).map((number) => [number.of, number]))
  return numbersIn(one).flatMap((number): readonly ProfileDifference[] => {
    const { of, contrast, isRelative } = number
    const beside = others.get(of)
    if (!beside) return []
    if (source && contrast) {
      const tested = contrastIn(source, contrast)
      return tested ? [{ section, of, ...tested, by: 'paired' }] : []
    }
    return isRelative === true ? [] : apart(section, of, number.estimate, beside.estimate)
  })
}

/** The numbers of a measurement that another one of the same section may be compared with. */
function numbersIn({ found }: Measurement): readonly Compared[] {
  switch (found.topic) {
    case 'abilities':
    case 'games':
      return found.columns.map(({ id, estimate, isRelative }) => ({
        of: id,
        estimate,
        isRelative,
        contrast: { measure: id, condition: undefined },
      }))
    case 'roles':
      return found.columns.map(({ id, estimate }) => ({
        of: id,
        estimate,
        contrast: { measure: id, condition: undefined },
      }))
    case 'attack':
    case 'defence':
      return found.conditions.flatMap(({ id: condition, columns }) =>
        columns.map(({ id, estimate }) => ({
          of: `${condition}/${id}`,
          estimate,
          contrast: { measure: id, condition },
        })),
      )
    case 'calibration':
      return [{ of: 'brier', estimate: found.brier }]
    case 'cost':
      return [
        ...[['tokens', found.tokens] as const, ['dollars', found.dollars] as const].flatMap(
          ([name, amounts]) => [
            ...(amounts?.perPoint ? [{ of: `${found.game}/${name}/point`, estimate: amounts.perPoint }] : []),
            ...(amounts ? [{ of: `${found.game}/${name}/match`, estimate: amounts.perMatch }] : []),
          ],
        ),
        { of: `${found.game}/points`, estimate: found.points },
      ]
  }
}

function contrastIn(
  { contrasts, first, second }: SharedSource,
  { measure, condition }: NonNullable<Compared['contrast']>,
) {
  const conditionOf = condition ?? contrasts[0]?.condition
  const own = contrasts.find(
    (one) =>
      one.measure === measure &&
      one.condition === conditionOf &&
      [one.first, one.second].includes(first) &&
      [one.first, one.second].includes(second),
  )
  if (!own || own.difference.value === null) return undefined
  const { value, low, high } = own.difference
  const isSame = own.first === first
  const turned = (end: number | null) => (end === null ? null : -end)
  return {
    value: isSame ? value : -value,
    low: isSame ? low : turned(high),
    high: isSame ? high : turned(low),
    ...(own.together && {
      together: isSame ? own.together : { low: -own.together.high, high: -own.together.low },
    }),
    p: own.corrected,
  }
}

function apart(
  section: ProfileSection,
  of: string,
  first: Parameters<typeof independentDifference>[0],
  second: Parameters<typeof independentDifference>[1],
): readonly ProfileDifference[] {
  const difference = independentDifference(first, second)
  return difference ? [{ section, of, ...difference, p: null, by: 'apart' }] : []
}

const ratedAs = ({ rating: value, low, high }: AgentMeasured['roles'][number]['deception']) => ({
  value,
  low,
  high,
})

const rolesApart = (first: AgentMeasured, second: AgentMeasured): readonly ProfileDifference[] =>
  first.roles.flatMap((one) => {
    const other = second.roles.find(
      ({ season, language }) => season.slug === one.season.slug && language === one.language,
    )
    if (!other) return []
    return (['deception', 'detection'] as const).flatMap((scale) =>
      apart('roles', `${one.language}/${scale}`, ratedAs(one[scale]), ratedAs(other[scale])),
    )
  })

/** Scores of one table are per cent of the same best values. */
const tablesApart = (first: AgentMeasured, second: AgentMeasured): readonly ProfileDifference[] =>
  first.tables.flatMap((one) => {
    const other = second.tables.find(
      ({ table, language }) => table === one.table && language === one.language,
    )
    if (!other) return []
    return one.games.flatMap((game, at) => {
      const [own, beside] = [one.row.cells[at]?.score, other.row.cells[at]?.score]
      return own && beside ? apart('games', `${one.table}/${one.language}/${game}`, own, beside) : []
    })
  })
