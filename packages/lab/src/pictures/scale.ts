export interface Scale {
  readonly ticks: readonly number[]
  at(value: number): number
}

interface Ends {
  readonly from: number
  readonly to: number
}

/** A linear scale from values to places. Its ends are round, and every value is within them. */
export function scaleOver(values: readonly number[], { from, to }: Ends, steps = 4): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = roundStep(most > least ? (most - least) / steps : Math.abs(most) || 1)
  const low = Math.floor(least / step + 1e-9)
  const high = Math.max(low + 1, Math.ceil(most / step - 1e-9))
  return {
    ticks: Array.from({ length: high - low + 1 }, (_, at) => rounded((low + at) * step)),
    at: (value) => place(from + ((value / step - low) / (high - low)) * (to - from)),
  }
}

/** The next of 1, 2, 5, 10 and so on. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const times = [1, 2, 5].find((one) => one * power >= least * (1 - 1e-9)) ?? 10
  return times * power
}

const rounded = (value: number) => Number(value.toPrecision(12))

const place = (value: number) => Math.round(value * 10) / 10
