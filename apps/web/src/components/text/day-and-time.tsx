import { useFormatter } from 'next-intl'

interface DayAndTimeProps {
  /** ISO 8601. */
  readonly at: string
  /** To the second where calls follow each other. */
  readonly precision?: 'minute' | 'second'
  readonly className?: string
}

/** A day and a time, with the zone they are told in. */
export function DayAndTime({ at, precision = 'minute', className }: DayAndTimeProps) {
  const { dateTime } = useFormatter()
  return (
    <time dateTime={at} className={className}>
      {dateTime(new Date(at), {
        ...{ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
        ...(precision === 'second' ? { second: '2-digit' } : { year: 'numeric' }),
        hourCycle: 'h23',
      })}{' '}
      UTC
    </time>
  )
}
