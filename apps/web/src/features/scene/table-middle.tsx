import type { SceneKnown, ScenePart } from '@wis/games'
import type { ReactNode } from 'react'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import { LatePart } from '../match/deferred/late-part.tsx'
import { ScenePartView } from './scene-part.tsx'
import styles from './scene.module.css'
import type { PartOf } from './words.ts'
import { useWords } from './words.ts'

// Few games have cards that their holders know by clues.
const KnownLegend = lazyPart(() => import('./parts/known-legend.tsx'))

/** Small things lie beside each other, and wide ones below each other. */
const beside: ReadonlySet<ScenePart['kind']> = new Set(['cards', 'chips', 'dice', 'piles', 'counters'])

/** Charts share a row where there is room, so that the controls below stay in sight. */
const charts: ReadonlySet<ScenePart['kind']> = new Set(['odds', 'swings'])

interface MiddleProps {
  readonly parts: readonly ScenePart[]
  /** These, and what lies before the seats. */
  readonly table: readonly ScenePart[]
  readonly nameOf: (seat: number) => string
}

/** Whether a card says of two that it is one of them. */
const isEither = ({ may, not }: SceneKnown<unknown>) => may.length === 2 && not.length >= 2

/** What lies between the seats. */
export function Middle({ parts, table, nameOf }: MiddleProps) {
  const view = (part: ScenePart): ReactNode => (
    <ScenePartView key={parts.indexOf(part)} part={part} nameOf={nameOf} table={table} />
  )
  const words = useWords()
  const folded = (part: PartOf<'table'>) => (
    <details key={parts.indexOf(part)} className="text-sm">
      <summary className="cursor-pointer text-xs text-soft">{words(part.name)}</summary>
      <div className="pt-2">{view(part)}</div>
    </details>
  )
  const small = parts.filter(({ kind }) => beside.has(kind))
  const drawn = parts.filter(({ kind }) => charts.has(kind))
  // What the rest is about comes first. What the rules pay comes last, and is the same all the time.
  const wide = parts.filter(({ kind }) => !beside.has(kind) && !charts.has(kind))
  const boards = wide.flatMap((part) => (part.kind === 'grid' ? [part] : []))
  // A board with a name is one of a game that is over.
  const isPlaying = boards.some(({ name }) => !name)
  const known = table.flatMap((part) =>
    part.kind === 'cards' ? part.cards.flatMap((card) => card.known ?? []) : [],
  )
  // Beside dice, earlier bids fill the room.
  const hasDice = small.some(({ kind }) => kind === 'dice')
  return (
    <div
      className={`@container grid min-w-0 content-center gap-3 rounded-card sm:gap-4 border border-rim bg-felt px-3 py-3 *:min-w-0 sm:px-5 ${hasDice ? 'max-sm:content-stretch max-sm:py-1.5 max-sm:*:items-stretch' : ''} ${hasDice && wide.length > 0 ? 'md:grid-cols-[3fr_2fr] md:items-center' : ''}`}
    >
      {small.length > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2 sm:gap-y-4">
          {small.map(view)}
        </div>
      )}
      {known.length > 0 && (
        <LatePart>
          <KnownLegend hasEither={known.some(({ text, tone }) => isEither(text) || isEither(tone))} />
        </LatePart>
      )}
      {drawn.length > 0 && (
        <div className="grid gap-x-8 gap-y-4 *:min-w-0 @2xl:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
          {drawn.map(view)}
        </div>
      )}
      {wide.length > 0 && (
        <div
          // All boards are no longer the one that was played on.
          key={isPlaying ? 'played' : 'all'}
          className={`grid ${boards.length > 1 ? ((isPlaying ? styles.newest : styles.all) ?? '') : ''} gap-y-3 *:min-w-0 sm:gap-y-4`}
        >
          {wide.map((part) => (part.kind === 'table' && part !== wide[0] ? folded(part) : view(part)))}
        </div>
      )}
    </div>
  )
}
