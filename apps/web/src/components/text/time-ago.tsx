import { useFormatter, useNow } from 'next-intl'
import { timeInUtc } from './day-and-time.tsx'

/** How long ago something was. Its title has the day and the time. For pages alone: what a browser loads knows no `useNow`. */
export function TimeAgo({ at, className = 'text-faint' }: { at: string; className?: string }) {
  const [format, now] = [useFormatter(), useNow()]
  return (
    <time dateTime={at} title={timeInUtc(format, at)} className={`figures relative text-xs ${className}`}>
      {format.relativeTime(new Date(at), now)}
    </time>
  )
}
