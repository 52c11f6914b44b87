import { ids } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LiveScene } from '../../../server/scenes/live-scenes.ts'
import { useLiveConnection } from '../../match/live/live-provider.tsx'
import { SceneTile } from './scene-tile.tsx'
import { seatTables, wallOf, withWaiting } from './seat-tables.ts'

export interface SceneTilesProps {
  /** The tables in play when the page was made. */
  readonly tables: readonly LiveScene[]
  /** Where the same tables are found as they are now. */
  readonly address: string
  readonly label: string
  /** Three tables that stand beside one another, or below one another on a narrow screen: never one by itself. */
  readonly areThree?: boolean
}

const pauseMs = 4000
/** The server makes the tables anew no more often than this. */
const leastPauseMs = 1500

/** Small tables of any game, kept up to date while somebody looks at the page. */
export function SceneTiles({ tables, address, label, areThree = false }: SceneTilesProps) {
  const t = useTranslations('scene.tile')
  const list = useRef<HTMLUListElement>(null)
  const [wall, setWall] = useState(() => wallOf(tables, areThree))
  const onTables = useEffectEvent((on: readonly LiveScene[]) => {
    setWall((before) => seatTables(before, on, tablesInUse(list.current)))
  })
  const connection = useLiveConnection(!areThree)
  const live = wall.tables.flatMap(({ table, isOver }) => (isOver || table.isReplay ? [] : [table.id]))
  const seqOf = useEffectEvent(
    (id: string) => wall.tables.find(({ table }) => table.id === id)?.table.seq ?? -1,
  )
  const watched = live.join(' ')
  const lookSoon = useRef<() => void>(() => undefined)
  useEffect(() => {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    let lookedAt = -Infinity
    const look = () => {
      lookIn(pauseMs)
      if (document.hidden) return
      lookedAt = performance.now()
      fetchTables(address, gone.signal).then(onTables, () => undefined)
    }
    const lookIn = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(look, ms)
    }
    lookSoon.current = () => {
      lookIn(Math.max(0, leastPauseMs - (performance.now() - lookedAt)))
    }
    look()
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [address])
  // News of a table only say that it has moved on. What is seen on it then is asked for, once for all tables.
  useEffect(() => {
    if (!connection) return
    const receive = () => {
      lookSoon.current()
    }
    const leaves = [
      connection.watchLobby(receive),
      ...(watched === '' ? [] : watched.split(' ')).map((id) =>
        connection.watch(ids.match(id), { since: () => seqOf(id), receive }),
      ),
    ]
    return () => {
      for (const leave of leaves) leave()
    }
  }, [connection, watched])
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${areThree ? 'lg:grid-cols-3' : 'sm:grid-cols-2 3xl:grid-cols-3'}`}
      >
        {wall.tables.map(({ table, isOver }) => (
          <li key={table.id} data-table={table.id} className="min-w-0 *:h-full">
            <SceneTile table={table} isOver={isOver} />
          </li>
        ))}
        {Array.from({ length: wall.places - wall.tables.length }, (_, place) => (
          <li key={`free-${place}`} className="min-w-0 *:h-full">
            <FreePlace isAlone={wall.tables.length === 0} />
          </li>
        ))}
      </ul>
      {/* The room of the line is kept, so that the list below does not jump when a table comes. */}
      {!areThree && (
        <p className="h-11 pt-3 text-sm text-soft">
          {wall.waiting.length > 0 && (
            <button
              type="button"
              onClick={() => {
                setWall(withWaiting)
              }}
              className="underline underline-offset-4 hover:text-ink"
            >
              {t('more', { count: wall.waiting.length })}
            </button>
          )}
        </p>
      )}
    </>
  )
}

/** A place for the next table. */
function FreePlace({ isAlone }: { isAlone: boolean }) {
  const t = useTranslations('scene.tile')
  return (
    <div className="grid min-h-104 place-content-center border border-dashed border-rim p-8 text-center text-sm text-balance text-soft">
      {isAlone && <p className="font-display text-lg text-ink">{t('noneTitle')}</p>}
      <p>{isAlone ? t('noneText') : t('free')}</p>
    </div>
  )
}

/** The tables under the pointer and with the focus. */
function tablesInUse(list: HTMLElement | null): readonly string[] {
  const used = list?.querySelectorAll<HTMLElement>(':scope > :is(:focus-within, :hover)') ?? []
  return [...used].flatMap(({ dataset }) => dataset['table'] ?? [])
}

async function fetchTables(address: string, signal: AbortSignal): Promise<readonly LiveScene[]> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`the tables did not come: ${answer.status}`)
  // The answer of our own route, which has this type.
  return ((await answer.json()) as { readonly tables: readonly LiveScene[] }).tables
}
