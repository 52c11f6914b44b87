import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../components/button-style.ts'
import { EmptyState } from '../components/empty-state.tsx'

export default async function NotFound() {
  const t = await getTranslations('errors')
  return (
    <div className="py-20">
      <EmptyState
        isPage
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={
          <Link href="/watch" className={buttonStyle.quiet}>
            {t('toWatch')}
          </Link>
        }
      />
    </div>
  )
}
