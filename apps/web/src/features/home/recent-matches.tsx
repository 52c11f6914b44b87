import type { MatchRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { MatchList } from '../watch/match-list.tsx'

/** The matches decided last, without their results. */
export function RecentMatches({ matches }: { matches: readonly MatchRow[] }) {
  const t = useTranslations('home')
  return (
    <section aria-labelledby="recent-title">
      <SectionTitle id="recent-title" title={t('recent')}>
        <Link href="/watch" className="underline decoration-rim underline-offset-4 hover:decoration-current">
          {t('allMatches')}
        </Link>
      </SectionTitle>
      {matches.length === 0 ? (
        <EmptyState title={t('recentEmptyTitle')} text={t('recentEmptyText')} />
      ) : (
        <MatchList matches={matches} />
      )}
    </section>
  )
}
