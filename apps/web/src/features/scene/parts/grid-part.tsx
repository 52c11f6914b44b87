import { useTranslations } from 'next-intl'
import { use } from 'react'
import type { CSSProperties } from 'react'
import { seatColour } from '../../match/table/seat-chip.tsx'
import { OwnSeatContext, useArrival } from '../motion.ts'
import { usePress } from '../press.ts'
import styles from '../scene.module.css'
import { useWords } from '../words.ts'
import type { PartOf, PartProps } from '../words.ts'

const size = 100

/** A board with marks or discs, as a picture and as a table for screen readers. */
export default function GridPart({ part, nameOf }: PartProps<'grid'>) {
  const t = useTranslations('scene.grid')
  const words = useWords()
  const { name, rows, columns, marks } = part
  const isOfDiscs = marks === 'discs'
  const plays = use(OwnSeatContext) !== null
  return (
    <figure
      // The whole board and the controls below it fit on a screen. Where a person plays, cells are as large as a finger.
      className="mx-auto w-full [--least:var(--board-least,11rem)] [--rest:calc(var(--board-rest,31rem)_+_var(--below,0rem)_-_var(--nav,0rem))] md:[--least:15rem] md:[--rest:calc(22.75rem_+_var(--bar,3.75rem)_+_var(--below,0rem)_+_var(--seats-above,0rem))]"
      style={{
        maxWidth: `min(${isOfDiscs ? 34 : 28}rem, max(var(--least), (100dvh - var(--rest)${isOfDiscs ? '' : ' - 1.25rem'}) * ${columns / rows}))`,
      }}
      aria-label={name ? words(name) : t('board')}
    >
      {name && (
        <figcaption className="pb-2 text-center text-sm font-semibold text-balance">{words(name)}</figcaption>
      )}
      {/* The moves of a small board are named by places. Who plays there names them by numbers. */}
      <div className={isOfDiscs || plays ? '' : 'invisible'}>
        <ColumnNumbers columns={columns} />
      </div>
      <div className="relative">
        {!isOfDiscs && plays && <RowNumbers rows={rows} />}
        <svg
          viewBox={`${-edge(isOfDiscs)} ${-edge(isOfDiscs)} ${columns * size + 2 * edge(isOfDiscs)} ${rows * size + 2 * edge(isOfDiscs)}`}
          aria-hidden="true"
          className="block w-full"
        >
          {isOfDiscs ? <Discs part={part} /> : <Marks part={part} />}
          <WinningLine part={part} />
        </svg>
        {!name && <PressedGrid part={part} />}
      </div>
      <GridTable part={part} nameOf={nameOf} />
    </figure>
  )
}

/** The names of the moves, above the columns that they stand for. */
function ColumnNumbers({ columns }: Pick<PartOf<'grid'>, 'columns'>) {
  return (
    <p aria-hidden="true" className="figures flex px-[2%] pb-1 text-center text-xs text-soft">
      {Array.from({ length: columns }, (_, column) => (
        <span key={column} className="flex-1">
          {column + 1}
        </span>
      ))}
    </p>
  )
}

/** Beside a board whose cells have names of two numbers. */
function RowNumbers({ rows }: Pick<PartOf<'grid'>, 'rows'>) {
  return (
    <p
      aria-hidden="true"
      className="figures absolute inset-y-0 right-full flex flex-col pr-1.5 text-xs text-soft"
    >
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="grid flex-1 place-items-center">
          {row + 1}
        </span>
      ))}
    </p>
  )
}

/** What the person at the table may press: its cells, or whole columns. */
function PressedGrid({ part: { rows, columns, marks } }: { part: PartOf<'grid'> }) {
  const at = usePress(({ on }) => on === 'cell' || on === 'column')
  if (!at) return null
  const rim = edge(marks === 'discs')
  const inset = (count: number) => `${(100 * rim) / (count * size + 2 * rim)}%`
  return (
    <div
      className="absolute grid"
      style={{
        inset: `${inset(rows)} ${inset(columns)}`,
        gridTemplate: `repeat(${rows}, 1fr) / repeat(${columns}, 1fr)`,
      }}
    >
      {at.moves.map(({ value, label, at: place }) => {
        if (place.on !== 'cell' && place.on !== 'column') return null
        const row = Math.floor(place.number / columns) + 1
        return (
          <button
            key={value}
            type="button"
            aria-label={label}
            data-testid="press-grid"
            data-on={place.on}
            className="m-[6%] flex cursor-pointer justify-center rounded-card border border-dashed border-brass/50 text-brass transition-colors hover:bg-brass/20 focus-visible:bg-brass/20 data-[on=column]:border-transparent data-[on=column]:before:content-['▾'] data-[on=column]:hover:border-brass"
            style={{
              gridColumn: (place.number % columns) + 1,
              gridRow: place.on === 'column' ? `1 / ${rows + 1}` : row,
            }}
            onClick={() => {
              at.press(value)
            }}
          />
        )
      })}
    </div>
  )
}

const edge = (isOfDiscs: boolean) => (isOfDiscs ? 14 : 4)

const middleOf = ({ columns }: PartOf<'grid'>, cell: number) => ({
  x: ((cell % columns) + 0.5) * size,
  y: (Math.floor(cell / columns) + 0.5) * size,
})

function Marks({ part }: { part: PartOf<'grid'> }) {
  const { rows, columns, cells, first, last } = part
  const lines = [
    ...Array.from({ length: rows - 1 }, (_, row) => `M6 ${(row + 1) * size}H${columns * size - 6}`),
    ...Array.from({ length: columns - 1 }, (_, column) => `M${(column + 1) * size} 6V${rows * size - 6}`),
  ]
  return (
    <>
      {last !== null && <LastCell part={part} cell={last} />}
      <path d={lines.join('')} stroke="var(--color-strong)" strokeWidth="3" strokeLinecap="round" />
      <Threats part={part} />
      {cells.map((seat, cell) =>
        seat === null ? null : (
          <Mark key={cell} at={middleOf(part, cell)} isCross={seat === first} colour={seatColour(seat)} />
        ),
      )}
    </>
  )
}

function LastCell({ part, cell }: { part: PartOf<'grid'>; cell: number }) {
  const { x, y } = middleOf(part, cell)
  return <rect x={x - 44} y={y - 44} width="88" height="88" rx="6" fill="var(--color-lamp)" />
}

interface MarkProps {
  readonly at: { readonly x: number; readonly y: number }
  readonly isCross: boolean
  readonly colour: string
}

function Mark({ at: { x, y }, isCross, colour }: MarkProps) {
  const look = {
    pathLength: 1,
    fill: 'none',
    stroke: colour,
    strokeWidth: 11,
    strokeLinecap: 'round',
    className: useArrival() ? styles.drawn : undefined,
  } as const
  if (!isCross) return <circle cx={x} cy={y} r="27" {...look} />
  return (
    <>
      <path d={`M${x - 25} ${y - 25}l50 50`} {...look} />
      <path d={`M${x + 25} ${y - 25}l-50 50`} {...look} />
    </>
  )
}

const hole = 40
/** The board is dark, so that the colours of the seats are light there in every theme. */
const discs = ['#d5802c', '#c4c04a']
const onDisc = '#15130f'

/** The discs are behind the board and are seen through its holes. */
function Discs({ part }: { part: PartOf<'grid'> }) {
  const { rows, columns, cells, last } = part
  const holes = cells.map((_, cell) => {
    const { x, y } = middleOf(part, cell)
    return `M${x - hole} ${y}a${hole} ${hole} 0 1 0 ${2 * hole} 0a${hole} ${hole} 0 1 0 ${-2 * hole} 0z`
  })
  const [width, height] = [columns * size, rows * size]
  return (
    <>
      <rect width={width} height={height} fill="var(--color-ground)" />
      {cells.map((seat, cell) =>
        seat === null ? null : (
          <Disc key={cell} at={middleOf(part, cell)} row={Math.floor(cell / columns)} seat={seat} />
        ),
      )}
      <path
        d={`M0 -12H${width}a12 12 0 0 1 12 12V${height}a12 12 0 0 1 -12 12H0a12 12 0 0 1 -12 -12V0a12 12 0 0 1 12 -12z${holes.join('')}`}
        fillRule="evenodd"
        fill="light-dark(#2f4a61, #274a6b)"
        stroke="light-dark(#243a4d, #3a6288)"
        strokeWidth="2"
      />
      <Threats part={part} />
      {last !== null && <LastDisc part={part} cell={last} />}
    </>
  )
}

interface DiscProps {
  readonly at: { readonly x: number; readonly y: number }
  readonly row: number
  readonly seat: number
}

/** The discs of the two seats differ in colour and in the sign on them, in all games of a match. */
function Disc({ at: { x, y }, row, seat }: DiscProps) {
  const drop: CSSProperties & Record<'--drop', number> = { '--drop': row + 1 }
  return (
    <g style={drop} className={useArrival() ? styles.falls : undefined}>
      <circle cx={x} cy={y} r={hole + 1} fill={discs[seat]} />
      <circle
        cx={x}
        cy={y}
        r={seat === 0 ? 22 : 10}
        fill={seat === 0 ? 'none' : onDisc}
        stroke={onDisc}
        strokeWidth="5"
        opacity=".7"
      />
    </g>
  )
}

function LastDisc({ part, cell }: { part: PartOf<'grid'>; cell: number }) {
  const { x, y } = middleOf(part, cell)
  return <circle cx={x} cy={y} r={hole} fill="none" stroke="#fffdf8" strokeWidth="6" />
}

/** A broken mark where a seat would win with its next move. Whoever plays has to see it without. */
function Threats({ part }: { part: PartOf<'grid'> }) {
  if (use(OwnSeatContext) !== null) return null
  return part.threats?.map(({ seat, cell }) => {
    const { x, y } = middleOf(part, cell)
    const colour = part.marks === 'discs' ? discs[seat] : seatColour(seat)
    const broken = { fill: 'none', stroke: colour, strokeWidth: 3, strokeDasharray: '7 6' } as const
    return part.marks !== 'discs' && seat === part.first ? (
      <path
        key={`${seat} ${cell}`}
        d={`M${x - 25} ${y - 25}l50 50M${x + 25} ${y - 25}l-50 50`}
        strokeLinecap="round"
        {...broken}
      />
    ) : (
      <circle key={`${seat} ${cell}`} cx={x} cy={y} r={seat === 0 ? 30 : 22} {...broken} />
    )
  })
}

function WinningLine({ part }: { part: PartOf<'grid'> }) {
  const [from, to] = [part.line[0], part.line.at(-1)]
  if (from === undefined || to === undefined) return null
  const [start, end] = [middleOf(part, from), middleOf(part, to)]
  return (
    <path
      key={part.line.join()}
      d={`M${start.x} ${start.y}L${end.x} ${end.y}`}
      pathLength={1}
      className={styles.drawn}
      stroke={part.marks === 'discs' ? '#fffdf8' : seatColour(part.cells[from] ?? 0)}
      strokeWidth="24"
      strokeLinecap="round"
      opacity=".4"
    />
  )
}

/** A board as a table whose cells are named, for screen readers. */
function GridTable({ part, nameOf }: PartProps<'grid'>) {
  const t = useTranslations('scene.grid')
  const { rows, columns, cells, first, marks, last, line } = part
  const textOf = (cell: number) => {
    const seat = cells[cell] ?? null
    if (seat === null) return t('empty')
    const mark = marks === 'discs' ? 'disc' : seat === first ? 'cross' : 'nought'
    const notes = [cell === last && t('last'), line.includes(cell) && t('line')].filter(
      (note) => note !== false,
    )
    return [t(mark, { player: nameOf(seat) }), ...notes].join(', ')
  }
  const numbers = (count: number) => Array.from({ length: count }, (_, place) => place)
  return (
    <div className="sr-only">
      <table>
        <caption>{t('board')}</caption>
        <thead>
          <tr>
            <td />
            {numbers(columns).map((column) => (
              <th key={column} scope="col">
                {t('column', { column: column + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers(rows).map((row) => (
            <tr key={row}>
              <th scope="row">{t('row', { row: row + 1 })}</th>
              {numbers(columns).map((column) => (
                <td key={column}>{textOf(row * columns + column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
