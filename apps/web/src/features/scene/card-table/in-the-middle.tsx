import { useId } from 'react'
import { wholeText } from '../../../components/text/number-text.ts'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import type { PartOf } from '../words.ts'
import { useWords } from '../words.ts'
import styles from './card-table.module.css'

interface PotProps {
  readonly part: PartOf<'chips'>
  /** What comes of it. */
  readonly counters: PartOf<'counters'> | undefined
}

/** A vessel that fills, and what comes of its contents, step by step. */
export function Pot({ part: { name, amount, of }, counters }: PotProps) {
  const words = useWords()
  const id = useId()
  const level = of ? Math.min(1, amount / of) : Math.min(1, Math.log10(amount + 1) / 3)
  return (
    <div className={styles.pot}>
      <div className={styles.vessel}>
        <svg viewBox="0 0 120 84" aria-hidden="true">
          <clipPath id={id}>
            <path d="M8 12H112C112 56 92 78 60 78S8 56 8 12z" />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <rect width="120" height="84" fill="var(--color-sunken)" />
            <rect
              className={styles.level}
              y="12"
              width="120"
              height="70"
              fill="var(--color-brass)"
              style={{ transform: `translateY(${(1 - level) * 66}px)` }}
            />
          </g>
          <path
            d="M4 12H116M8 12C8 56 28 78 60 78S112 56 112 12"
            fill="none"
            stroke="var(--color-strong)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
        <p>
          <span>{words(name)}</span>
          <strong className="figures">{wholeText(amount)}</strong>
        </p>
      </div>
      {counters && (
        <dl>
          {counters.counters.map((counter) => (
            <div key={counter.name.en}>
              <dt>{words(counter.name)}</dt>
              <dd className="figures">{wholeText(counter.value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** What the rules pay in every case. The players stand in the cases that they have just come to. */
export function CasesInMiddle({
  part: { name, columns, rows, marks = [] },
}: {
  readonly part: PartOf<'table'>
}) {
  const words = useWords()
  return (
    <table className={styles.cases}>
      <caption>{words(name)}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column.en} scope="col">
              {words(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.name.en}>
            <th scope="row">{words(row.name)}</th>
            {row.values.map((value, column) => {
              const here = marks.filter((mark) => mark.row === at && mark.column === column)
              return (
                <td key={column} data-now={here.length > 0}>
                  <span className="figures">{wholeText(value)}</span>
                  <span aria-hidden="true">
                    {here.map(({ seat }) => (
                      <SeatChip key={seat} seat={seat} className="size-4! text-2xs!" />
                    ))}
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
