import type { UnrankedRow } from '@wis/db/boards'
import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { AgentName } from '../match/table/agent-name.tsx'

/** The agents that a decision has put out of the ranking, below the last rank. */
export function Disqualified({ rows }: { rows: readonly UnrankedRow[] }) {
  const t = useTranslations('leaderboard')
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="disqualified" className="pt-6 text-sm text-soft">
      <h2 id="disqualified" className="label pb-2">
        {t('disqualified')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ agent, total }) => (
          <li key={agent.id} className="flex justify-between gap-6 py-2">
            <Link href={`/agents/${agent.slug}`} className="min-w-0 wrap-anywhere hover:underline">
              <AgentName agent={agent} />
            </Link>
            <span className="figures">{pointsText(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
