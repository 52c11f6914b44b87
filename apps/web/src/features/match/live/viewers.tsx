'use client'

import { ids } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Eye } from '../../../components/icon/icon.tsx'
import { useSharedConnection } from './live-provider.tsx'

/** The current number of viewers; nothing if it is unknown. */
export function Viewers({ matchId, className = '' }: { matchId: string; className?: string }) {
  const t = useTranslations('match.live')
  const connection = useSharedConnection()
  const [count, setCount] = useState(0)
  useEffect(() => connection?.onViewers(ids.match(matchId), setCount), [connection, matchId])
  if (!connection || count === 0) return null
  return (
    <span data-testid="viewers" className={`figures text-xs whitespace-nowrap text-faint ${className}`}>
      <span className="max-sm:sr-only">{t('viewers', { count })}</span>
      {/* Hidden on the smallest phones, where the bar above the match would wrap. */}
      <span aria-hidden="true" className="inline-flex items-center gap-1 max-[24rem]:hidden sm:hidden">
        <Eye className="size-3.5" />
        {count}
      </span>
    </span>
  )
}
