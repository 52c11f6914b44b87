interface TableHeadProps {
  /** The label of each column, and its alignment. */
  readonly columns: readonly (readonly [label: string, className: string])[]
}

export function TableHead({ columns }: TableHeadProps) {
  return (
    <thead className="text-xs text-soft">
      <tr className="border-b border-strong">
        {columns.map(([label, className]) => (
          <th key={label} scope="col" className={`font-medium ${className}`}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}
