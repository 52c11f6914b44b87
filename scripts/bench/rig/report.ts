export interface Measurement {
  readonly name: string
  readonly unit: string
  /** One run: how many of the unit. */
  measure(): number | Promise<number>
  /** The same for whatever it is compared with. */
  baseline?(): number | Promise<number>
}

const runs = 7

/** Prints the medians of several runs, in turn with those of the baseline so that a busy machine slows both. */
export async function report({ name, unit, measure, baseline }: Measurement): Promise<void> {
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
}

/**
 * How often a second some work that counts itself is done, over long enough to tell. Seconds of processor time: what
 * else runs on the machine shall not count.
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

/** The value that such a share of all values stay below. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN
}

/** Three digits that mean something. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
