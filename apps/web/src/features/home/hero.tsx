'use client'

import type { MatchHeader, SpyEntry } from '@wis/protocol'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import { LiveBadge } from '../match/live-badge.tsx'
import { withSitters } from '../match/player/scene.ts'
import { RoundMark } from '../match/table/round-mark.tsx'
import { TableView } from '../match/table/table-view.tsx'
import { tableName } from '../match/table-name.ts'
import { usePlayer } from '../match/use-player.ts'

interface HeroProps {
  readonly header: MatchHeader
  readonly entries: readonly SpyEntry[]
  /** Where a replay begins; undefined follows a match that is on. */
  readonly at: number | undefined
}

/** A table that plays by itself, to draw people into the room. */
export function Hero({ header, entries, at }: HeroProps) {
  const t = useTranslations('home')
  const tMatch = useTranslations('match')
  const { player, scene, isOn, dispatch } = usePlayer(header.id, { entries, at, view: 'table', level: 1 })
  useEffect(() => {
    if (at === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => {
      dispatch({ type: 'toggle' })
    }, 1500)
    return () => {
      clearTimeout(timer)
    }
  }, [at, dispatch])
  const agents = useMemo(() => header.seats.map(({ agent }) => agent), [header])
  return (
    <section aria-label={isOn ? t('liveTable') : t('newestTable')}>
      <div className="mb-4 flex items-baseline justify-between gap-4 border-b border-line pb-2">
        <LiveBadge isOn={isOn} isFollowing={player.isFollowing} />
        <Link
          href={`/matches/${header.id}`}
          className="text-sm underline decoration-rim underline-offset-4 hover:decoration-current"
        >
          {tMatch('table', { name: tableName(header.id) })} →
        </Link>
      </div>
      <RoundMark state={scene.state} className="mb-3 flex justify-center" />
      <TableView
        scene={withSitters(scene, header.seats)}
        agents={agents}
        level={player.level}
        action={
          <Link href={`/matches/${header.id}`} className="text-sm text-ink underline underline-offset-4">
            {t('open')}
          </Link>
        }
      />
    </section>
  )
}
