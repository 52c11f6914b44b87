import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'

/** Shown for an address without a page, with links to others. */
export function MissingPage({ isPage }: { isPage: boolean }) {
  const t = useTranslations('errors')
  return (
    <EmptyState
      isPage={isPage}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <Link href="/watch" className={buttonStyle.quiet}>
          {t('toWatch')}
        </Link>
      }
    />
  )
}
