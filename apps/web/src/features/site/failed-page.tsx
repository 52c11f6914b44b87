'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'

interface FailedPageProps {
  readonly onRetry: () => void
  /** Whether it is all there is on the page. */
  readonly isPage: boolean
}

/** Stands where something could not be put together: says that it was us, and what to do. */
export function FailedPage({ onRetry, isPage }: FailedPageProps) {
  const t = useTranslations('errors')
  return (
    <EmptyState
      isPage={isPage}
      title={t('title')}
      text={t('text')}
      action={
        <button type="button" onClick={onRetry} className={buttonStyle.quiet}>
          {t('retry')}
        </button>
      }
    />
  )
}
