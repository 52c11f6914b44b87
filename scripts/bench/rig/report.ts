export interface Measurement {
  readonly name: string
  readonly unit: string
  /** One run; returns the number of units. */
  measure(): number | Promise<number>
  /** A run of the implementation to compare with. */
  baseline?(): number | Promise<number>
}

const runs = 7

/**
 * Prints the medians of several runs, and returns their ratio. They alternate with the baseline's, so that a busy machine
 * slows both.
 */
export async function report({ name, unit, measure, baseline }: Measurement): Promise<number> {
  const values: number[] = []
  const baselines: number[] = []
  await measure()
  await baseline?.()
  for (let run = 0; run < runs; run++) {
    values.push(await measure())
    if (baseline) baselines.push(await baseline())
  }
  const value = median(values)
  const base = median(baselines)
  const compared = baseline && { baseline: rounded(base), ratio: rounded(value / base) }
  console.log(JSON.stringify({ name, value: rounded(value), unit, ...compared }))
  return value / base
}

/**
 * The rate of some work that counts itself, over a sufficient time. Counts seconds of processor time, so that other
 * programs do not matter.
 */
export function perSecond(work: () => number, leastMs = 1000): number {
  const started = process.cpuUsage()
  let done = 0
  let usedMs = 0
  while (usedMs < leastMs) {
    done += work()
    const { user, system } = process.cpuUsage(started)
    usedMs = (user + system) / 1000
  }
  return (done * 1000) / usedMs
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The value below which this share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN
}

/** Rounds to three significant digits. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

/** The median time of each. They run in turn, so that a busy machine slows them all. */
export async function medians(measures: readonly (() => Promise<void>)[], rounds: number): Promise<number[]> {
  const times: number[][] = measures.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [at, measure] of measures.entries()) {
      const started = performance.now()
      await measure()
      times[at]?.push(performance.now() - started)
    }
  }
  return times.map(median)
}
