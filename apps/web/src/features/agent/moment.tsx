import { useFormatter } from 'next-intl'

interface MomentProps {
  /** ISO 8601. */
  readonly at: string
  readonly withSeconds?: boolean
  readonly className?: string
}

/** A day and a time, with the zone they are told in. */
export function Moment({ at, withSeconds = false, className }: MomentProps) {
  const { dateTime } = useFormatter()
  return (
    <time dateTime={at} className={className}>
      {dateTime(new Date(at), {
        ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
        ...(withSeconds && { second: '2-digit' }),
        ...{ hourCycle: 'h23', timeZoneName: 'short' },
      })}
    </time>
  )
}
