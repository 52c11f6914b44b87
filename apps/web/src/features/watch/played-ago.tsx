import type { MatchRow } from '@wis/protocol'
import { useFormatter, useNow } from 'next-intl'

/** The time since a match ended, or since it was made if it is still running. The exact time appears on hover. */
export function PlayedAgo({ match }: { match: Pick<MatchRow, 'endedAt' | 'createdAt'> }) {
  const [format, now] = [useFormatter(), useNow()]
  const at = new Date(match.endedAt ?? match.createdAt)
  const exactly = format.dateTime(at, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <time
      dateTime={at.toISOString()}
      title={`${exactly} UTC`}
      className="figures relative text-xs text-faint"
    >
      {format.relativeTime(at, now)}
    </time>
  )
}
