import type { SuitePage } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { withShare } from './experiment-address.ts'
import { nameOfGame } from './name-of-game.ts'

interface SuitePartsProps {
  readonly page: SuitePage
  /** The secret of its link, if the reader came by it. */
  readonly share: string | undefined
}

const dayAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const

/** The experiments of a suite, each with how far it is and the way to its own report. */
export function SuiteParts({ page: { parts }, share }: SuitePartsProps) {
  const t = useTranslations('lab')
  const tAnnotate = useTranslations('annotate')
  const { dateTime } = useFormatter()
  const locale = useLocale()
  return (
    <section aria-labelledby="parts">
      <SectionTitle id="parts" title={t('suite.parts')} />
      <ul className="divide-y divide-line border-y border-line">
        {parts.map(({ id, part, game, state, played, matches, ratingsWithheldSince: since }) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
          >
            <Link
              href={withShare(`/lab/${id}`, share)}
              className="font-medium break-words underline decoration-brass underline-offset-4"
            >
              {part}
            </Link>
            <p className="figures text-sm text-soft">
              {nameOfGame(game, locale)} · {t(`states.${state}`)} · {t('live.progress', { played, matches })}
            </p>
            {since !== undefined && (
              <p className="text-sm text-soft sm:col-span-2">
                {tAnnotate('withheld.part', { at: dateTime(new Date(since), dayAndTime) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
