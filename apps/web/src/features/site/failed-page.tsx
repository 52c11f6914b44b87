'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'

interface FailedPageProps {
  readonly onRetry: () => void
  /** Whether it is the only content of the page. */
  readonly isPage: boolean
}

/** Shown in place of a part that failed. It says that the fault is ours, and how to go on. */
export default function FailedPage({ onRetry, isPage }: FailedPageProps) {
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
