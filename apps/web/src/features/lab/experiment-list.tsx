import type { ExperimentRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { isTaskGame, nameOfGame } from './name-of-game.ts'

/** Experiments, each with how far it is. */
export function ExperimentList({ experiments }: { experiments: readonly ExperimentRow[] }) {
  const t = useTranslations('lab')
  const locale = useLocale()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {experiments.map(({ id, name, game, owner, state, played, matches }) => (
        <li
          key={id}
          className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
        >
          <Link
            href={`/lab/${id}`}
            className="display text-xl break-words decoration-brass decoration-1 underline-offset-8 hover:underline"
          >
            {name}
          </Link>
          <p className="figures text-sm text-soft">
            {nameOfGame(game, locale)} · {t(`states.${state}`)} ·{' '}
            {t(isTaskGame(game) ? 'live.progressTask' : 'live.progress', { played, matches })} ·{' '}
            {t('reports.by', { owner: owner ?? t('reports.nobody') })}
          </p>
        </li>
      ))}
    </ul>
  )
}
