import type { ReactNode } from 'react'
import { linkStyle } from '../link/link'

interface PagerProps {
  readonly first: { readonly address: string; readonly label: string } | undefined
  readonly next: { readonly address: string; readonly label: string } | undefined
}

/** Links to the next page and back to the first. A cursor knows no others. */
export function Pager({ first, next }: PagerProps) {
  if (!first && !next) return null
  return (
    <nav className="flex justify-between gap-6 pt-5 text-sm">
      {first ? (
        <a data-list href={first.address} className={linkStyle}>
          ← {first.label}
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a data-list rel="next" href={next.address} className={linkStyle}>
          {next.label} →
        </a>
      )}
    </nav>
  )
}

interface TableHeadProps {
  /** The label of each column, and its alignment. */
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
