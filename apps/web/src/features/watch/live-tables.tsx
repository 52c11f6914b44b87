'use client'

import type { Language } from '@wis/games'
import type { LobbyChanged } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentType, ReactNode, RefObject } from 'react'
import { useLiveConnection } from '../match/live/live-provider.tsx'
import { isKnown, seatNewTable, wallOf, withStatus, withWaiting } from './live-tiles.ts'
import type { TableHeader, Wall } from './live-tiles.ts'

export interface LiveTablesProps {
  /** The tables that ran when the page was made, drawn on the server. */
  readonly tables: readonly { readonly id: string; readonly drawn: ReactNode }[]
  /** Draws a table that was dealt after the page was made. */
  readonly ArrivedTable: ComponentType<{ readonly header: TableHeader }>
  /** A place without a table. */
  readonly free: ReactNode
  /** Only new tables of this game are shown, */
  readonly game: string
  /** and only those in this language. */
  readonly language: Language | undefined
  /** Whether new tables are shown at all. For some channels, only the server knows which tables belong to them. */
  readonly isOpen: boolean
}

/** The running tables, updated in place: a finished table makes room for the next one dealt. */
export function LiveTables({ tables, ArrivedTable, free, ...wanted }: LiveTablesProps) {
  const t = useTranslations('watch')
  const list = useRef<HTMLUListElement>(null)
  const [{ tiles, places, waiting }, showWaiting] = useWall(
    tables.map(({ id }) => id),
    { ...wanted, list },
  )
  return (
    <>
      <ul ref={list} className="grid grid-cols-1 gap-4 sm:grid-cols-2 2xl:grid-cols-4">
        {Array.from({ length: places }, (_, place) => {
          const tile = tiles[place]
          return (
            <li key={tile?.id ?? `free-${place}`} data-table={tile?.id} className="min-w-0 *:h-full">
              {!tile ? (
                free
              ) : tile.header ? (
                <Suspense fallback={free}>
                  <ArrivedTable header={tile.header} />
                </Suspense>
              ) : (
                tables.find(({ id }) => id === tile.id)?.drawn
              )}
            </li>
          )
        })}
      </ul>
      {/* The room of the line is kept, so that the list below does not jump when a table comes. */}
      <p className="h-11 pt-3 text-sm text-soft">
        {waiting.length > 0 && (
          <button type="button" onClick={showWaiting} className="underline underline-offset-4 hover:text-ink">
            {t('moreTables', { count: waiting.length })}
          </button>
        )}
      </p>
    </>
  )
}

interface Wanted extends Pick<LiveTablesProps, 'game' | 'language' | 'isOpen'> {
  readonly list: RefObject<HTMLUListElement | null>
}

function useWall(
  ids: readonly string[],
  { game, language, isOpen, list }: Wanted,
): readonly [Wall, () => void] {
  const connection = useLiveConnection(true)
  const [wall, setWall] = useState(() => wallOf(ids))
  const onLobby = useEffectEvent((match: LobbyChanged['match']) => {
    const inUse = tablesInUse(list.current)
    setWall((before) => withStatus(before, match, inUse))
    if (!isOpen || match.status !== 'running' || isKnown(wall, match.id)) return
    void fetchHeader(match.id).then((header) => {
      if (header && header.game === game && (language === undefined || header.language === language)) {
        const now = tablesInUse(list.current)
        setWall((before) => seatNewTable(before, header, now))
      }
    })
  })
  useEffect(
    () =>
      connection?.watchLobby((match) => {
        onLobby(match)
      }),
    [connection],
  )
  return [wall, () => setWall(withWaiting)]
}

/** The tables under the pointer and with the focus. */
function tablesInUse(list: HTMLElement | null): readonly string[] {
  const used = list?.querySelectorAll<HTMLElement>(':scope > :is(:focus-within, :hover)') ?? []
  return [...used].flatMap(({ dataset }) => dataset['table'] ?? [])
}

/** A table that was dealt after the page was made; undefined if it cannot be read. */
async function fetchHeader(matchId: string): Promise<TableHeader | undefined> {
  const answer = await fetch(`/api/v1/matches/${encodeURIComponent(matchId)}`).catch(() => undefined)
  if (!answer?.ok) return undefined
  // Our own API, described by the schema that the type comes from.
  return (await answer.json()) as TableHeader
}
