import { useFormatter } from 'next-intl'

interface DayAndTimeProps {
  /** ISO 8601. */
  readonly at: string
  /** Whether seconds are shown, for calls that follow each other closely. */
  readonly precision?: 'minute' | 'second'
  readonly className?: string
}

/** A day and a time, with their time zone. */
export function DayAndTime({ at, precision = 'minute', className }: DayAndTimeProps) {
  const { dateTime } = useFormatter()
  return (
    <time dateTime={at} className={className}>
      {dateTime(new Date(at), {
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        ...(precision === 'second' ? { second: '2-digit' } : { year: 'numeric' }),
        hourCycle: 'h23',
      })}{' '}
      UTC
    </time>
  )
}

/** A day and a time in a sentence, with their time zone. All pages count in this one. */
export const timeInUtc = (
  { dateTime }: Pick<ReturnType<typeof useFormatter>, 'dateTime'>,
  at: string,
): string =>
  `${dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' })} UTC`
