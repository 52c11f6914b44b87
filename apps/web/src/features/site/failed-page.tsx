'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { EmptyState } from '../../components/page/notice.tsx'

interface FailedPageProps {
  readonly onRetry: () => void
  /** Whether it is the only content of the page. */
  readonly isPage: boolean
  /** Whether the page is older than the site. */
  readonly isOutdated?: boolean
}

/** Shown in place of a part that failed. It says that the cause is ours, and how to go on. */
export default function FailedPage({ onRetry, isPage, isOutdated = false }: FailedPageProps) {
  const t = useTranslations('errors')
  return (
    <EmptyState
      isPage={isPage}
      title={t(isOutdated ? 'updatedTitle' : 'title')}
      text={t(isOutdated ? 'updatedText' : 'text')}
      action={
        <button type="button" onClick={onRetry} className={buttonStyle.quiet}>
          {t(isOutdated ? 'reload' : 'retry')}
        </button>
      }
    />
  )
}
