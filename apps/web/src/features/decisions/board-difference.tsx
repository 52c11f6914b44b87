import type { BoardDifference } from '@wis/db/seasons'
import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { TableHead } from '../../components/list/pager.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { AgentName } from '../match/table/agent-name.tsx'

interface BoardDifferenceProps {
  readonly rows: readonly BoardDifference[]
  readonly caption: string
  /** Whether the other board includes a planned decision, or leaves out one that was made. */
  readonly compares: 'preview' | 'without'
}

const cell = 'py-2 pl-5 text-right'
const numbers = ['rank', 'rankThere', 'total', 'totalThere'] as const

/** The agents whose places differ, with both places. */
export function BoardDifferenceTable({ rows, caption, compares }: BoardDifferenceProps) {
  const t = useTranslations(`decisions.${compares}`)
  return (
    <div tabIndex={0} role="region" aria-label={caption} className="scrolls-aside">
      <table className="figures w-full max-w-3xl border-collapse text-sm [overflow-wrap:normal]">
        <caption className="pb-3 text-left text-sm text-soft">{caption}</caption>
        <TableHead
          columns={[
            [t('agent'), 'py-2 text-left'],
            ...numbers.map((name) => [t(name), `${cell} align-bottom`] as const),
          ]}
        />
        <tbody>
          {rows.map(({ agent, is, wouldBe }) => (
            <tr key={agent.slug} className="border-b border-line">
              <th scope="row" className="max-w-56 wrap-anywhere py-2 text-left font-normal">
                <Link href={`/agents/${agent.slug}`} className="hover:underline">
                  <AgentName agent={agent} />
                </Link>
              </th>
              <td className={cell}>{is?.rank ?? '–'}</td>
              <td className={cell}>{wouldBe?.rank ?? '–'}</td>
              <td className={cell}>{is ? pointsText(is.total) : '–'}</td>
              <td className={cell}>{wouldBe ? pointsText(wouldBe.total) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
