import { useTranslations } from 'next-intl'
import type { PartProps } from '../part-props.ts'

/** A board as a table whose cells are named, for screen readers. */
export function GridTable({ part, nameOf }: PartProps<'grid'>) {
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
