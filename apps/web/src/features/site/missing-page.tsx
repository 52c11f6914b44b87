import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'

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

/** The head of a page whose subject does not exist. */
export async function missingMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('errors'))('notFoundTitle'), robots: { index: false } }
}
