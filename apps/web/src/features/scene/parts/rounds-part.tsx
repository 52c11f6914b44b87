import type { InBoth } from '@wis/engine'
import type { Tone } from '@wis/games'
import { useTranslations } from 'next-intl'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import styles from '../scene.module.css'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'

interface Cell {
  readonly text: InBoth<string>
  readonly tone: Tone
}

/** The rounds for which there is room on a small table: the last ones. */
const mostOnSmall = 5

/** A text up to this length has room in a cell on a phone. A longer one is a sign there. */
const short = 4

/** One row for each seat, one column for each round, and the totals. */
export default function RoundsPart({
  part: { name, rows },
  nameOf,
  isSmall,
}: PartProps<'rounds'> & { readonly isSmall: boolean }) {
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
          className={`w-full border-collapse text-sm whitespace-nowrap ${isSmall ? '' : 'lg:text-base'}`}
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
              <th scope="col" className="pl-2 text-right font-normal">
                {t('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ seat, cells, total }) => (
              <tr key={seat} className="border-b border-line">
                <th
                  scope="row"
                  className={`py-2 pr-2 text-left font-normal ${isSmall ? '' : 'lg:py-[max(0.5rem,1.6dvh-0.125rem)]'}`}
                >
                  <span className="flex items-center gap-2">
                    <SeatChip seat={seat} />
                    <span className={isSmall ? 'sr-only' : 'max-sm:sr-only'}>{nameOf(seat)}</span>
                  </span>
                </th>
                {rounds.map((round) => (
                  <td key={round} className="px-0.5 text-center">
                    {cells[round] && (
                      <RoundCell cell={cells[round]} isLong={longest > short} isSmall={isSmall} />
                    )}
                  </td>
                ))}
                <td
                  className={`figures pl-2 text-right font-display text-lg ${isSmall ? '' : 'lg:text-2xl'}`}
                >
                  {wholeText(total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {longest > short && !isSmall && <Legend cells={rows.flatMap(({ cells }) => cells)} />}
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

/** Says on a phone which sign stands for which text. */
function Legend({ cells }: { cells: readonly Cell[] }) {
  const words = useWords()
  const kinds = [...new Map(cells.map((cell) => [words(cell.text), cell])).values()]
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-xs text-soft sm:hidden">
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

const signs: Readonly<Partial<Record<Tone, string>>> = {
  good: 'M2.5 6.5 5 9l4.5-6',
  bad: 'm3 3 6 6m0-6-6 6',
  plain: 'M6 5.9v.2',
}

function ToneSign({ tone }: { tone: Tone }) {
  const sign = signs[tone]
  return sign === undefined ? null : (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
      <path
        d={sign}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
