import type { SuiteRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'

/** Suites, each with how far it is. */
export function SuiteList({ suites }: { suites: readonly SuiteRow[] }) {
  const t = useTranslations('lab')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {suites.map(({ id, name, owner, state, played, matches }) => (
        <li
          key={id}
          className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
        >
          <Link
            href={`/lab/suites/${id}`}
            className="display text-xl break-words decoration-brass decoration-1 underline-offset-8 hover:underline"
          >
            {name}
          </Link>
          <p className="figures text-sm text-soft">
            {t(`states.${state}`)} · {t('live.progress', { played, matches })} ·{' '}
            {t('reports.by', { owner: owner ?? t('reports.nobody') })}
          </p>
        </li>
      ))}
    </ul>
  )
}
