import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'

/** Stands where an address leads to nothing, and leads on. */
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
