'use client'

import type { Language } from '@wis/games'
import type { LobbyChanged } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { Skeleton } from '../../components/loading/skeleton.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { useLiveConnection } from '../match/live/live-provider.tsx'
import { seatNewTable, tilesOf, withoutTable, withStatus } from './live-tiles.ts'
import type { LiveTable, Tile } from './live-tiles.ts'
import { MiniTable } from './mini-table.tsx'
import type { TableHeader } from './mini-table.tsx'

interface LiveTablesProps {
  readonly tables: readonly LiveTable[]
  /** Of the tables that are dealt anew, only those in this language are shown. */
  readonly language: Language | undefined
  /** Whether tables that are dealt anew are shown at all: for some channels only the server knows which they are. */
  readonly isOpen: boolean
}

/** The tables that are being played, kept up to date in place: a finished one gives way to the next one dealt. */
export function LiveTables(props: LiveTablesProps) {
  const t = useTranslations('watch')
  const tiles = useTiles(props)
  if (tiles.length === 0) return <EmptyState title={t('liveEmptyTitle')} text={t('liveEmptyText')} />
  return (
    <ul className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-6">
      {tiles.map(({ id, table }) => (
        <li key={id} className={`@container *:h-full ${spans}`}>
          {table ? <MiniTable {...table} /> : <TileSkeleton />}
        </li>
      ))}
    </ul>
  )
}

/** Two tables in a row, or three: those of a last row that are fewer share its whole width. */
const spans =
  'sm:max-2xl:nth-[2n+1]:last:col-span-2 2xl:col-span-2 2xl:nth-[3n+1]:last:col-span-6 2xl:nth-[3n+2]:last:col-span-3 2xl:nth-[3n+1]:nth-last-[2]:col-span-3'

function TileSkeleton() {
  const t = useTranslations('watch')
  return (
    <div role="status" className="border border-line p-4">
      <span className="sr-only">{t('tileWaiting')}</span>
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="mx-auto my-6 aspect-[10/6] w-full max-w-80 rounded-full!" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  )
}

function useTiles({ tables, language, isOpen }: LiveTablesProps): readonly Tile[] {
  const connection = useLiveConnection(true)
  const [tiles, setTiles] = useState(() => tilesOf(tables))
  const onLobby = useEffectEvent((match: LobbyChanged['match']) => {
    const isKnownCode = tiles.some(({ id }) => id === match.id)
    const isWelcome = isOpen && language === undefined
    if (isKnownCode || isWelcome) setTiles((before) => withStatus(before, match))
    if (isKnownCode || !isOpen || match.status !== 'running') return
    void fetchTable(match.id).then((table) => {
      const fits = table && (isWelcome || table.header.language === language)
      setTiles((before) => (fits ? seatNewTable(before, table) : withoutTable(before, match.id)))
    })
  })
  useEffect(
    () =>
      connection?.watchLobby((match) => {
        onLobby(match)
      }),
    [connection],
  )
  return tiles
}

/** A table that was dealt after the page was made; undefined where it cannot be read. */
async function fetchTable(matchId: string): Promise<LiveTable | undefined> {
  const answer = await fetch(`/api/v1/matches/${encodeURIComponent(matchId)}`).catch(() => undefined)
  if (!answer?.ok) return undefined
  // Our own API, described by the same schema that the type comes from.
  const header = (await answer.json()) as TableHeader
  return { header, entries: [] }
}
