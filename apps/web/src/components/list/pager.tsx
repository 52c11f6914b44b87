import type { ReactNode } from 'react'
import { linkStyle } from '../link/link'

type Address = string | null | undefined | false

interface PagerProps {
  /** Where the first page is, on any other page. */
  readonly first: Address
  /** Where the next page is, if there is one. */
  readonly next: Address
  readonly labels: readonly [first: string, next: string]
}

/** Links to the next page and back to the first. A cursor knows no others. */
export function Pager({ first, next, labels: [toFirst, toNext] }: PagerProps) {
  if (!first && !next) return null
  return (
    <nav className="flex justify-between gap-6 pt-5 text-sm">
      {first ? (
        <a data-list href={first} className={linkStyle}>
          ← {toFirst}
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a data-list rel="next" href={next} className={linkStyle}>
          {toNext} →
        </a>
      )}
    </nav>
  )
}

interface TableHeadProps {
  readonly columns: readonly (readonly [label: ReactNode, className: string])[]
}

export function TableHead({ columns }: TableHeadProps) {
  return (
    <thead className="text-xs text-soft">
      <tr className="border-b border-strong">
        {columns.map(([label, className], place) => (
          <th key={place} scope="col" className={`font-medium ${className}`}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}
