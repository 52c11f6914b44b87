import type { NormalisedTablePage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { TableRegion } from '../leaderboard/table-region.tsx'

interface PublishedTableProps {
  readonly published: NormalisedTablePage['published']
  readonly caption: string
}

/** The figures of a publication, as it prints them. */
export function PublishedTable({ published: { columns, rows }, caption }: PublishedTableProps) {
  const t = useTranslations('games.table')
  return (
    <TableRegion caption={caption}>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong">
          <th scope="col" className="sticky left-0 z-10 bg-ground py-2 pr-3 text-left font-medium">
            {t('model')}
          </th>
          {[t('average'), ...columns].map((name) => (
            <th key={name} scope="col" className="py-2 pl-3 font-medium whitespace-nowrap sm:pl-4">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="text-soft">
        {rows.map(({ player, scores, average }) => (
          <tr key={player} className="border-b border-line">
            <th
              scope="row"
              className="sticky left-0 z-10 bg-ground py-1.5 pr-3 text-left font-normal whitespace-nowrap"
            >
              {player}
            </th>
            {[average, ...scores].map((score, at) => (
              <td key={columns[at - 1] ?? 'average'} className="py-1.5 pl-3 sm:pl-4">
                {score.toFixed(2)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}
