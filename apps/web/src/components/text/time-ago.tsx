import { useFormatter, useNow } from 'next-intl'
import { timeInUtc } from './day-and-time.tsx'

interface TimeAgoProps {
  readonly at: string
  /** As in a list, where it is read at a glance. */
  readonly isShort?: boolean
  readonly className?: string
}

/** How long ago something was. Its title has the day and the time. For pages alone: what a browser loads knows no `useNow`. */
export function TimeAgo({ at, isShort = false, className = 'text-faint' }: TimeAgoProps) {
  const [format, now] = [useFormatter(), useNow()]
  return (
    <time dateTime={at} title={timeInUtc(format, at)} className={`figures relative text-xs ${className}`}>
      {format.relativeTime(new Date(at), { now, style: isShort ? 'narrow' : 'long' })}
    </time>
  )
}
