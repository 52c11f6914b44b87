import { useFormatter } from 'next-intl'

export function WaitedTime({ ms }: { ms: number }) {
  const { number } = useFormatter()
  const { amount, unit } = waited(ms)
  return number(amount, { style: 'unit', unit, unitDisplay: 'long' })
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

interface Waited {
  readonly amount: number
  readonly unit: 'second' | 'minute' | 'hour'
}

/** A duration in the largest unit that it fills, rounded down. */
export function waited(ms: number): Waited {
  if (ms < minuteMs) return { amount: Math.floor(ms / secondMs), unit: 'second' }
  if (ms < hourMs) return { amount: Math.floor(ms / minuteMs), unit: 'minute' }
  return { amount: Math.floor(ms / hourMs), unit: 'hour' }
}
