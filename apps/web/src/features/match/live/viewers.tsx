'use client'

import { ids } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useSharedConnection } from './live-provider.tsx'

/** How many watch this match now; nothing where it is not known. */
export function Viewers({ matchId, className = '' }: { matchId: string; className?: string }) {
  const t = useTranslations('match.live')
  const connection = useSharedConnection()
  const [count, setCount] = useState(0)
  useEffect(() => connection?.onViewers(ids.match(matchId), setCount), [connection, matchId])
  if (!connection || count === 0) return null
  return (
    <span data-testid="viewers" className={`figures text-xs whitespace-nowrap text-faint ${className}`}>
      {t('viewers', { count })}
    </span>
  )
}
