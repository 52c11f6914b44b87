'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { buttonStyle } from '../components/button-style.ts'
import { EmptyState } from '../components/empty-state.tsx'

/** What a page shows that could not be put together. */
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
      <EmptyState
        isPage
        title={t('title')}
        text={t('text')}
        action={
          <button type="button" onClick={retry} className={buttonStyle.quiet}>
            {t('retry')}
          </button>
        }
      />
    </div>
  )
}
