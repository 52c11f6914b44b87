import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { SectionTitle } from '../../../components/page/section-title.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { playerQuery } from '../../match/player/player-address.ts'
import { tableName } from '../../match/table-name.ts'
import { SeatChip } from '../../match/table/seat-chip.tsx'
import type { Line } from './best-line.ts'
import type { Highlight } from './played-match.ts'

const linkStyle = 'underline decoration-rim underline-offset-4 hover:decoration-current'

/** What an agent said that the fewest of those who then voted held against it. */
export function BestLineQuote({ line }: { line: Line }) {
  const t = useTranslations('agent.form')
  const locale = useLocale()
  const { match, seq, among, text, against, votes } = line
  const address = `/matches/${match.id}${playerQuery({ at: seq, view: undefined, level: 'speeches' })}`
  return (
    <figure className="min-w-0">
      <figcaption className="label">{t('bestClue')}</figcaption>
      <blockquote className="pt-1 font-display text-xl leading-snug break-words">
        <ForeignText text={text} />
      </blockquote>
      <p className="pt-1 text-sm text-soft">
        {t('suspected', { against, votes, among: among[locale] })}{' '}
        <Link href={address} className={linkStyle}>
          {t('table', { name: tableName(match.id) })}
        </Link>
      </p>
    </figure>
  )
}

/** Folded, for readers who still want to watch these matches. Without moments there is no section. */
export function MomentsSection({ moments }: { moments: readonly Highlight[] }) {
  const t = useTranslations('agent.moments')
  if (moments.length === 0) return null
  return (
    <section aria-labelledby="moments" className="pb-12">
      <SectionTitle id="moments" title={t('title')} />
      <details>
        <summary className="text-sm text-soft">
          <span className="text-ink underline decoration-rim underline-offset-4">
            {t('open', { count: moments.length })}
          </span>{' '}
          {t('warning')}
        </summary>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 pt-4">
          {moments.map((moment) => (
            <MomentCard key={moment.match.id} moment={moment} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function MomentCard({ moment: { match, seq, seat, title, text, quote } }: { moment: Highlight }) {
  const t = useTranslations('match')
  const locale = useLocale()
  return (
    <li
      data-testid="moment"
      className="relative flex min-w-0 flex-col border border-line bg-raised p-4 transition-colors hover:border-strong"
    >
      <p className="label flex items-center gap-2">
        {seat !== null && <SeatChip seat={seat} />}
        {title && <span className="text-brass">{title[locale]}</span>}
      </p>
      <p className="pt-1.5 font-display text-lg leading-snug break-words">{text[locale]}</p>
      {quote !== undefined && (
        <blockquote className="mt-2 line-clamp-3 border-l-2 border-rim pl-3 text-sm break-words text-soft">
          <ForeignText text={quote} />
        </blockquote>
      )}
      <div className="mt-auto flex items-center justify-between gap-3 pt-3 text-sm">
        <Link
          href={`/matches/${match.id}${playerQuery({ at: seq, view: undefined, level: 'everything' })}`}
          className={linkStyle}
        >
          {t('moments.show')}
        </Link>
        <span className="wrap-anywhere text-faint">{t('table', { name: tableName(match.id) })}</span>
      </div>
    </li>
  )
}
