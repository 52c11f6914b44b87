'use client'

import { useTranslations } from 'next-intl'
import { useLiveStatus } from './live/live-provider.tsx'

interface LiveBadgeProps {
  readonly isOn: boolean
  readonly isFollowing: boolean
  readonly onFollow?: () => void
}

/** Whether the match is running, and whether the connection still works. */
export function LiveBadge({ isOn, isFollowing, onFollow }: LiveBadgeProps) {
  const t = useTranslations('match.live')
  const status = useLiveStatus()
  if (!isOn) return <p className="label">{t('replay')}</p>
  const isHeard = status === 'connected'
  return (
    <p data-testid="live-badge" data-status={status} className="label flex items-center gap-2" role="status">
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${isHeard ? 'animate-[waiting_1.6s_ease-in-out_infinite] bg-live' : 'border border-strong'}`}
      />
      <span className={isHeard ? 'text-live' : ''}>{t(status === 'lost' ? 'lost' : 'on')}</span>
      {!isFollowing && onFollow && (
        <button type="button" onClick={onFollow} className="label text-ink underline underline-offset-4">
          {t('follow')}
        </button>
      )}
    </p>
  )
}
