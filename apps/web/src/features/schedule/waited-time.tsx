import { useFormatter } from 'next-intl'
import { waited } from './waited.ts'

export function WaitedTime({ ms }: { ms: number }) {
  const { number } = useFormatter()
  const { amount, unit } = waited(ms)
  return number(amount, { style: 'unit', unit, unitDisplay: 'long' })
}
