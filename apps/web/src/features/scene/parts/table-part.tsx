import { wholeText } from '../../../components/text/number-text.ts'
import type { PartProps } from '../words.ts'
import { useWords } from '../words.ts'

/** Numbers of the rules. */
export default function TablePart({ part: { name, columns, rows } }: Pick<PartProps<'table'>, 'part'>) {
  const words = useWords()
  return (
    <div
      className="scrolls-aside [--color-ground:var(--color-felt)]"
      tabIndex={0}
      role="region"
      aria-label={words(name)}
    >
      <table className="mx-auto border-collapse text-sm">
        <caption className="label pb-1.5 text-center">{words(name)}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th
                key={column.en}
                scope="col"
                className="px-4 py-1 text-xs font-normal break-normal text-faint max-sm:px-1.5"
              >
                {words(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name.en}>
              <th
                scope="row"
                className="pr-3 text-right text-xs font-normal break-normal text-soft max-sm:pr-2"
              >
                {words(row.name)}
              </th>
              {row.values.map((value, place) => (
                <td
                  key={place}
                  className="figures border border-line bg-raised px-4 py-1.5 text-center font-display text-lg whitespace-nowrap max-sm:px-2 max-sm:text-base"
                >
                  {wholeText(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
