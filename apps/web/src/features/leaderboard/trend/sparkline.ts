interface RatedDay {
  readonly day: string
  readonly rating: number
}

export interface Sparkline {
  /** In a box of 100 by 100, whatever its real size. */
  readonly line: string
  readonly first: number
  readonly last: number
}

/** Smaller changes than this are drawn small, instead of being enlarged to the height of the box. */
const leastSpan = 40

/** Undefined for fewer than two days, because one point is no line. */
export function sparklineOf(days: readonly RatedDay[]): Sparkline | undefined {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || days.length < 2) return undefined
  const ratings = days.map(({ rating }) => rating)
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)]
  const span = Math.max(most - least, leastSpan)
  const top = (least + most + span) / 2
  const [from, to] = [Date.parse(first.day), Date.parse(last.day)]
  const points = days.map(({ day, rating }) => {
    const x = ((Date.parse(day) - from) / (to - from)) * 100
    return `${x.toFixed(1)} ${(((top - rating) / span) * 100).toFixed(1)}`
  })
  return { line: `M${points.join('L')}`, first: first.rating, last: last.rating }
}
