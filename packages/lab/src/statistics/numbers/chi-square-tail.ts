import { normalShare } from '@wis/ratings'

/** The chance that chi-square with these degrees of freedom is at least this (Abramowitz and Stegun 26.4.4 and 26.4.5). */
export function chiSquareTail(value: number, freedom: number): number {
  if (value <= 0 || freedom < 1) return 1
  const isOdd = freedom % 2 === 1
  let term = isOdd ? Math.sqrt((2 * value) / Math.PI) * Math.exp(-value / 2) : Math.exp(-value / 2)
  let tail = isOdd ? 2 * normalShare(-Math.sqrt(value)) : 0
  for (let degree = isOdd ? 3 : 2; degree <= freedom; degree += 2) {
    tail += term
    term *= value / degree
  }
  return Math.min(1, tail)
}
