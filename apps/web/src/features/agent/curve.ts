/** A value at the end of a day, with its interval. */
export interface CurvePoint {
  /** As 2026-01-31. */
  readonly day: string
  readonly value: number
  readonly low?: number
  readonly high?: number
  readonly version: number
}

/** A curve in a square of 100 by 100, whatever its real size. The top is 0. */
export interface Curve {
  readonly line: string
  /** The area of the intervals, if the values have any. */
  readonly band: string | null
  readonly ticks: readonly { readonly at: number; readonly value: number }[]
  /** The days on which another version began. */
  readonly marks: readonly { readonly at: number; readonly version: number }[]
}

const dayMs = 86_400_000
const dayOf = ({ day }: CurvePoint) => Date.parse(`${day}T00:00:00Z`) / dayMs

/** Undefined for fewer than two days, because one point is no curve. */
export function curveOf(points: readonly CurvePoint[]): Curve | undefined {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 2) return undefined
  const scale = scaleOf(points.flatMap(({ value, low = value, high = value }) => [low, value, high]))
  const x = (point: CurvePoint) => round(((dayOf(point) - dayOf(first)) / (dayOf(last) - dayOf(first))) * 100)
  const y = (value: number) => round(((scale.high - value) / (scale.high - scale.low)) * 100)
  const path = (values: readonly (readonly [CurvePoint, number])[]) =>
    values.map(([point, value]) => `${x(point)} ${y(value)}`).join('L')
  const banded = points.flatMap(({ low, high, ...point }) =>
    low === undefined || high === undefined ? [] : [{ point, low, high }],
  )
  const upper = banded.map(({ point, high }) => [point, high] as const)
  const lower = banded.map(({ point, low }) => [point, low] as const).toReversed()
  return {
    line: `M${path(points.map((point) => [point, point.value]))}`,
    band: banded.length < 2 ? null : `M${path([...upper, ...lower])}Z`,
    ticks: scale.ticks.map((value) => ({ at: y(value), value })),
    marks: points.flatMap((point, index) =>
      index > 0 && point.version !== points[index - 1]?.version
        ? [{ at: x(point), version: point.version }]
        : [],
    ),
  }
}

/** Ticks in steps of 1, 2 or 5 times a power of ten, about four of them, that span all values. */
function scaleOf(values: readonly number[]) {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const rough = Math.max(most - least, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power
  const low = Math.floor(least / step) * step
  const high = Math.max(Math.ceil(most / step) * step, low + step)
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => round(low + at * step))
  return { low, high, ticks }
}

const round = (value: number) => Math.round(value * 100) / 100
