import type { SeasonRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { gameNameIn } from '../games/game-name-in.ts'
import { isOfWords } from './is-of-words.ts'
import { seasonNameIn } from './season-name-in.ts'
import { SeasonSpan } from './season-span.tsx'
import { StateMark } from './state-mark.tsx'

interface SeasonListProps {
  readonly group: 'playing' | 'created' | 'closed'
  readonly seasons: readonly SeasonRow[]
}

export function SeasonList({ group, seasons }: SeasonListProps) {
  const t = useTranslations('seasons')
  if (seasons.length === 0) return null
  return (
    <section aria-labelledby={`seasons-${group}`} className="pt-8 first:pt-0">
      <SectionTitle id={`seasons-${group}`} title={t(`groups.${group}`)} />
      <ul className="divide-y divide-line border-y border-line">
        {seasons.map((season) => (
          <SeasonLine key={season.slug} season={season} />
        ))}
      </ul>
    </section>
  )
}

function SeasonLine({ season }: { season: SeasonRow }) {
  const t = useTranslations('seasons')
  const tMatch = useTranslations('match')
  const { list } = useFormatter()
  const locale = useLocale()
  return (
    <li className="group relative grid gap-x-8 gap-y-1 py-4 hover:bg-raised sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
      <div className="min-w-0">
        <Link
          href={`/seasons/${season.slug}`}
          className="font-display text-xl break-words after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
        >
          <ForeignText text={seasonNameIn(locale, season)} />
        </Link>
        <p className="pt-0.5 text-sm text-soft">
          {!isOfWords(season) && `${gameNameIn(locale, season.game)} · `}
          {t(`format.${season.format}`)} · {list(languagesOf(season.languages, tMatch))} ·{' '}
          {season.organizer === null ? (
            t('platform')
          ) : (
            <ForeignText text={t('by', { organizer: season.organizer })} />
          )}
        </p>
      </div>
      <div className="figures flex flex-wrap items-baseline gap-x-6 gap-y-1 text-sm text-soft sm:justify-end">
        {season.embargoed && <span>{t('embargoed')}</span>}
        {season.entered > 0 && <span>{t('entered', { count: season.entered })}</span>}
        <span>
          <SeasonSpan season={season} />
        </span>
        <span className="text-ink max-sm:order-first max-sm:w-full sm:w-28 sm:lang-zh:w-20">
          <StateMark state={season.state} />
        </span>
      </div>
    </li>
  )
}

type Languages = ReturnType<typeof useTranslations<'match'>>

function languagesOf(languages: readonly string[], t: Languages): readonly string[] {
  return languages.flatMap((one) => (one === 'en' || one === 'zh' ? [t(`languages.${one}`)] : []))
}
