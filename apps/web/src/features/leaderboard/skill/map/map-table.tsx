import type { MappedAgent } from '@wis/db/boards'
import { useTranslations } from 'next-intl'
import { AgentCell } from '../../agent-cell.tsx'
import { TableRegion } from '../../table-region.tsx'
import { RatingText } from '../rating-text.tsx'

/** The content of the map as text. */
export function MapTable({ agents, caption }: { agents: readonly MappedAgent[]; caption: string }) {
  const t = useTranslations('leaderboard')
  return (
    <details className="pt-6">
      <summary className="w-fit text-sm text-soft underline decoration-rim underline-offset-4">
        {t('map.asTable')}
      </summary>
      <div className="max-w-3xl pt-3">
        <TableRegion caption={caption}>
          <thead className="text-xs text-soft">
            <tr className="border-b border-strong">
              <th
                scope="col"
                className="sticky left-0 z-10 bg-ground py-2 pl-4 text-left font-medium sm:pl-5"
              >
                {t('columns.agent')}
              </th>
              {(['deception', 'detection', 'rating'] as const).map((name) => (
                <th key={name} scope="col" className="py-2 pl-5 font-medium">
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {agents.map(({ agent, skill }) => (
              <tr
                key={agent.id}
                className={`group border-b border-line hover:bg-raised ${skill.provisional ? 'text-faint' : ''}`}
              >
                <AgentCell agent={agent} />
                {[skill.deception, skill.detection, skill].map(({ rating, low, high }, at) => (
                  <td key={at} className="py-2 pl-5">
                    <RatingText rating={rating} low={low} high={high} isNarrow />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableRegion>
      </div>
    </details>
  )
}
