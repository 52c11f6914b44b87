import { ids } from '@wis/engine'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from '../../../components/link/link.tsx'
import { fullRows, wholeRows } from '../../../components/list/full-rows.ts'
import type { LiveScene } from '../../../server/scenes/live-scenes.ts'
import { useLiveConnection } from '../../match/live/live-provider.tsx'
import { Viewers } from '../../match/live/viewers.tsx'
import { matchTitle } from '../../match/names.ts'
import { tableName } from '../../match/table-name.ts'
import { useWords } from '../words.ts'
import { SmallRing, isOfTalk } from './small-ring.tsx'
import { SmallScene } from './small-scene.tsx'

export interface SceneTilesProps {
  /** The tables in play when the page was made. */
  readonly tables: readonly LiveScene[]
  /** Where the same tables are found as they are now. */
  readonly address: string
  readonly label: string
  /** Three tables that stand beside one another: a narrow screen shows them in a row that moves aside. */
  readonly areThree?: boolean
  /** Where the page says which game it is, the tables do not repeat it. */
  readonly areOfOneGame?: boolean
}

const pauseMs = 4000
/** The server makes the tables anew no more often than this. */
const leastPauseMs = 1500

/** Small tables of any game, kept up to date while somebody looks at the page. */
export function SceneTiles({
  tables,
  address,
  label,
  areThree = false,
  areOfOneGame = false,
}: SceneTilesProps) {
  const t = useTranslations('scene.tile')
  const list = useRef<HTMLUListElement>(null)
  const [wall, setWall] = useState(() => wallOf(tables, areThree))
  const onTables = useEffectEvent((on: readonly LiveScene[]) => {
    setWall((before) => seatTables(before, on, tablesInUse(list.current)))
  })
  const { length } = wall.tables
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
        className={`gap-4 lg:grid-cols-3 ${areThree ? 'scrolls-aside max-sm:-mx-4 max-lg:flex max-sm:px-4 lg:grid max-lg:*:w-72 max-lg:*:shrink-0' : `grid grid-cols-[minmax(0,1fr)] sm:grid-cols-2 ${fullRows(length)} ${areOfOneGame ? '' : 'max-sm:*:nth-[n+7]:hidden'}`}`}
      >
        {wall.tables.map(({ table, isOver }) => (
          <li key={table.id} data-table={table.id} className="min-w-0">
            <SceneTile table={table} isOver={isOver} isNamed={!areOfOneGame} isLow={!areThree} />
          </li>
        ))}
        {length === 0 && (
          <li className="col-span-full min-w-0">
            <FreePlace />
          </li>
        )}
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

/** A place for the next table, where there is none. */
function FreePlace() {
  const t = useTranslations('scene.tile')
  return (
    <div className="grid h-110 place-content-center border border-dashed border-rim px-8 text-center text-sm text-balance text-soft">
      <p className="font-display text-lg text-ink">{t('noneTitle')}</p>
      <p>{t('noneText')}</p>
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

interface SceneTileProps {
  readonly table: LiveScene
  readonly isOver: boolean
  readonly isNamed: boolean
  /** On a phone, so that two of a column are in sight. */
  readonly isLow: boolean
}

/** A small table in play, with what is seen on it now. */
function SceneTile({ table, isOver, isNamed, isLow }: SceneTileProps) {
  const t = useTranslations('scene')
  const titles = useTranslations('match.titles')
  const words = useWords()
  const { id, name, scene, seats, isReplay } = table
  const agents = seats.map(({ agent }) => agent)
  const names = matchTitle(titles, useLocale(), table)
  return (
    <article
      data-over={isOver}
      className={`group relative flex h-110 flex-col overflow-hidden border border-line bg-raised p-4 transition-colors hover:border-strong data-[over=true]:grayscale ${isLow ? 'max-sm:h-92' : ''}`}
    >
      {isNamed && <p className="label pb-1">{words(name)}</p>}
      <h3 className="line-clamp-2 font-display text-lg leading-6 wrap-anywhere">
        <Link href={`/matches/${id}`} className="after:absolute after:inset-0">
          {names}
        </Link>
      </h3>
      {/* One line: what does not fit beside the first words is below it, out of sight. */}
      <p className="facts figures h-[1lh] overflow-hidden text-xs leading-snug text-faint">
        {isReplay && <span>{t('tile.replay')}</span>}
        <span>{t('tile.table', { name: tableName(id) })}</span>
        <Viewers matchId={id} className="max-[24rem]:hidden" />
      </p>
      {/* The room of two lines, so that the picture does not move when the second one comes. */}
      <p className="mt-1 mb-2 line-clamp-2 min-h-10 text-sm leading-5">
        {isOver ? t('tile.over') : words(scene.caption)}
      </p>
      {isOfTalk(scene) ? (
        <SmallRing scene={scene} agents={agents} />
      ) : (
        <SmallScene scene={scene} agents={agents} />
      )}
    </article>
  )
}

/** A table with a place on the page. One that is over keeps its place until another is dealt. */
interface Placed<Table> {
  readonly table: Table
  readonly isOver: boolean
}

/** The tables of a page. It never grows by itself, because the content below would jump. */
export interface Wall<Table> {
  readonly tables: readonly Placed<Table>[]
  /** How many tables there is room for. */
  readonly places: number
  /** Tables in play without a place. */
  readonly waiting: readonly Table[]
}

/** Whole rows, or exactly the tables that there are. Where nothing is on, there is one place that says so. */
export function wallOf<Table>(tables: readonly Table[], isExact = false): Wall<Table> {
  const { length } = tables
  const places = isExact ? length : Math.max(1, wholeRows(length))
  return { tables: tables.map((table) => ({ table, isOver: false })), places, waiting: [] }
}

/**
 * Puts the tables that are on into the places of a page: each keeps its place, and a new one gets a free place, else that
 * of a table that is over. A table under the pointer or with the focus keeps its place even when it is over: otherwise a
 * click would open another table, or the focus would be lost.
 */
export function seatTables<Table extends { readonly id: string; readonly isReplay?: boolean }>(
  { tables, places }: Wall<Table>,
  on: readonly Table[],
  inUse: readonly string[] = [],
): Wall<Table> {
  const known = new Set(tables.map(({ table }) => table.id))
  const arrived = on.filter(({ id }) => !known.has(id))
  const kept = tables.map((placed): Placed<Table> => {
    const now = on.find(({ id }) => id === placed.table.id)
    if (now) return { table: now, isOver: false }
    const next = inUse.includes(placed.table.id) ? undefined : arrived.shift()
    return next ? { table: next, isOver: false } : { ...placed, isOver: placed.table.isReplay !== true }
  })
  const added = arrived.splice(0, places - kept.length).map((table) => ({ table, isOver: false }))
  return { tables: [...kept, ...added], places, waiting: arrived.filter(({ isReplay }) => !isReplay) }
}

/** Makes room for the waiting tables, as the reader asked. */
export function withWaiting<Table>({ tables, waiting }: Wall<Table>): Wall<Table> {
  const all = [...tables, ...waiting.map((table) => ({ table, isOver: false }))]
  return { tables: all, places: wholeRows(all.length), waiting: [] }
}
