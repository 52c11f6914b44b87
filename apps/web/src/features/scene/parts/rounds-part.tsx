import type { InBoth } from '@wis/engine'
import type { Tone } from '@wis/games'
import { useTranslations } from 'next-intl'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'
import { RoundPictureView } from './round-picture.tsx'
import { ToneSign } from './tone-sign.tsx'

interface Cell {
  readonly text: InBoth<string>
  readonly tone: Tone
}

/** The rounds for which there is room on a small table: the last ones. */
const mostOnSmall = 5

/** A text up to this length has room in a cell on a phone. A longer one is a sign there. */
const short = 4

/** A picture of so few bars has room above its table. */
const fewBars = 2

/** The present round as bars, where the game draws one, and all rounds as a table. */
export default function RoundsPart(props: PartProps<'rounds'> & { readonly isSmall: boolean }) {
  const { part, nameOf, isSmall } = props
  const { picture, rows } = part
  if (!picture || isSmall) return <RoundsTable {...props} />
  const isBeside = rows.length > fewBars
  const hasTotals = rows.some(({ total }, at) => total !== picture.bars[at]?.amount)
  return (
    <div
      className={`grid gap-x-8 gap-y-4 *:min-w-0 ${isBeside ? '@2xl:grid-cols-[minmax(14rem,1fr)_minmax(0,auto)] @2xl:items-center' : ''}`}
    >
      <RoundPictureView picture={picture} nameOf={nameOf} isNamed={!isBeside} />
      <RoundsTable {...props} isTight isNameless={isBeside} hasTotals={hasTotals} />
    </div>
  )
}

/** One row for each seat, one column for each round, and the totals. */
function RoundsTable({
  part: { name, rows },
  nameOf,
  isSmall,
  isTight = isSmall,
  isNameless = isSmall,
  hasTotals = true,
}: PartProps<'rounds'> & {
  readonly isSmall: boolean
  /** Below or beside a picture. */
  readonly isTight?: boolean
  /** Where numbers of seats must do. */
  readonly isNameless?: boolean
  /** Whether it says more than the bars of the picture. */
  readonly hasTotals?: boolean
}) {
  const t = useTranslations('scene.rounds')
  const words = useWords()
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const first = isSmall ? Math.max(0, count - mostOnSmall) : 0
  const rounds = Array.from({ length: count - first }, (_, place) => first + place)
  const longest = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ text }) => words(text).length)))
  return (
    <div>
      <div
        className="scrolls-aside [--color-ground:var(--color-felt)]"
        tabIndex={0}
        role="region"
        aria-label={words(name)}
      >
        <table
          className={`w-full border-collapse text-sm whitespace-nowrap ${isTight ? '' : 'lg:text-base'}`}
        >
          <caption className="label pb-1.5 text-left">{words(name)}</caption>
          <thead>
            <tr className="border-b border-line text-xs text-faint">
              <th scope="col" className="py-1 pr-2 text-left font-normal">
                {t('player')}
              </th>
              {rounds.map((round) => (
                <th key={round} scope="col" className="figures px-1 font-normal">
                  <span className="sr-only">{t('round')} </span>
                  {round + 1}
                </th>
              ))}
              {hasTotals && (
                <th scope="col" className="pl-2 text-right font-normal">
                  {t('total')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, cells, total }) => (
              <tr key={seat} className="border-b border-line">
                <th
                  scope="row"
                  className={`pr-2 text-left font-normal ${isTight ? 'py-1.5' : 'py-2 lg:py-[max(0.5rem,1.6dvh-0.125rem)]'}`}
                >
                  <span className="flex items-center gap-2">
                    <SeatChip seat={seat} />
                    <span className={isNameless ? 'sr-only' : 'max-sm:sr-only'}>{nameOf(seat)}</span>
                  </span>
                </th>
                {rounds.map((round) => (
                  <td key={round} className="px-0.5 text-center">
                    {cells[round] && (
                      <RoundCell cell={cells[round]} isLong={longest > short} isSmall={isTight} />
                    )}
                  </td>
                ))}
                {hasTotals && (
                  <td
                    className={`figures pl-2 text-right font-display text-lg ${isTight ? '' : 'lg:text-2xl'}`}
                  >
                    {wholeText(total)}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {longest > short && !isSmall && (
        <Legend cells={rows.flatMap(({ cells }) => cells)} isAlways={isTight} />
      )}
    </div>
  )
}

interface RoundCellProps {
  readonly cell: Cell
  readonly isLong: boolean
  readonly isSmall: boolean
}

function RoundCell({ cell: { text, tone }, isLong, isSmall }: RoundCellProps) {
  const words = useWords()
  return (
    <span
      data-tone={tone}
      title={words(text)}
      className={`inline-flex min-h-7 min-w-7 ${isSmall ? '' : 'lg:min-h-9 lg:min-w-9'} items-center justify-center gap-1.5 rounded-card bg-[color-mix(in_oklab,var(--tone)_13%,transparent)] px-1.5 text-(--tone) ${styles.tone ?? ''}`}
    >
      {/* Where the text is seen, a plain one needs no sign. */}
      {(isLong || tone !== 'plain') && <ToneSign tone={tone} />}
      <span className={isLong ? (isSmall ? 'sr-only' : 'max-sm:sr-only') : ''}>{words(text)}</span>
    </span>
  )
}

/** Says which sign stands for which text. */
function Legend({ cells, isAlways }: { cells: readonly Cell[]; isAlways: boolean }) {
  const words = useWords()
  // A question mark says itself that a choice is not known.
  const told = cells.filter(({ text }) => text.en !== '?')
  const kinds = [...new Map(told.map((cell) => [words(cell.text), cell])).values()]
  return (
    <ul
      aria-hidden="true"
      className={`flex flex-wrap gap-x-4 gap-y-1 pt-2 text-xs text-soft ${isAlways ? '' : 'sm:hidden'}`}
    >
      {kinds.map((cell) => (
        <li
          key={words(cell.text)}
          data-tone={cell.tone}
          className={`flex items-center gap-1.5 ${styles.tone ?? ''}`}
        >
          <span className="text-(--tone)">
            <ToneSign tone={cell.tone} />
          </span>
          {words(cell.text)}
        </li>
      ))}
    </ul>
  )
}
