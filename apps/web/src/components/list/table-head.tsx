import type { ReactNode } from 'react'

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
