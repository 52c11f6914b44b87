import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LiveScene } from '../../../server/scenes/live-scenes.ts'
import { SceneTile } from './scene-tile.tsx'
import { seatTables } from './seat-tables.ts'

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

/** Small tables of any game, kept up to date while somebody looks at the page. */
export function SceneTiles({ tables, address, label, areThree = false }: SceneTilesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [places, setPlaces] = useState(() => tables.map((table) => ({ table, isOver: false })))
  const onTables = useEffectEvent((on: readonly LiveScene[]) => {
    setPlaces((before) => [...seatTables(before, on, tablesInUse(list.current))])
  })
  useEffect(() => {
    const gone = new AbortController()
    const look = () => {
      if (document.hidden) return
      fetchTables(address, gone.signal).then(onTables, () => undefined)
    }
    look()
    const timer = setInterval(look, pauseMs)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [address])
  return (
    <ul
      ref={list}
      aria-label={label}
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${areThree ? 'lg:grid-cols-3' : 'sm:grid-cols-2 xl:grid-cols-3'}`}
    >
      {places.map(({ table, isOver }) => (
        <li key={table.id} data-table={table.id} className="min-w-0 *:h-full">
          <SceneTile table={table} isOver={isOver} />
        </li>
      ))}
    </ul>
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
