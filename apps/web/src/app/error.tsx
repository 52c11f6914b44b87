'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { FailedPage } from '../features/site/failed-page.tsx'

/** Shown in place of a page that failed. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('errors')
  const router = useRouter()
  const retry = () => {
    startTransition(() => {
      router.refresh()
      reset()
    })
  }
  return (
    <div className="py-20">
      {/* The messages of the page may have failed with it. */}
      <title>{t('title')}</title>
      <FailedPage isPage onRetry={retry} />
    </div>
  )
}
