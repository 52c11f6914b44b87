import type { Estimate } from '../estimate.ts'

/** So many decimals that the width of the interval has two digits. */
export function decimalsFor(width: number | null): number {
  if (width === null || width <= 0) return 2
  return Math.min(4, Math.max(0, 1 - Math.floor(Math.log10(width))))
}

/** With the minus of typography, and commas for thousands. A number that rounds to nothing has no sign. */
export function printed(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const sign = value < 0 && Number(text) !== 0 ? '−' : ''
  return fraction === undefined ? `${sign}${grouped}` : `${sign}${grouped}.${fraction}`
}

export function printedWithSign(value: number, decimals: number): string {
  const text = printed(value, decimals)
  return text.startsWith('−') || Number(value.toFixed(decimals)) === 0 ? text : `+${text}`
}

export const printedChance = (p: number) => (p < 0.001 ? '< 0.001' : p.toFixed(3))

/** The same seen from the other side, for a difference that is in favour of the second. */
export function turned(estimate: Estimate): Estimate {
  const value = estimate.value === null ? null : -estimate.value
  if (estimate.low === null) return { ...estimate, value }
  return { ...estimate, value: -estimate.value, low: -estimate.high, high: -estimate.low }
}
