'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { startTransition, Suspense } from 'react'
import { lazyPartOr } from '../components/loading/lazy-part-or.ts'

interface FailureProps {
  readonly isPage: boolean
  readonly onRetry: () => void
}

/** All that every page brings for its failure. It is shown where the network is down, too. */
function PlainFailure({ onRetry }: FailureProps) {
  const t = useTranslations('errors')
  return (
    <>
      <h1 className="display text-3xl">{t('title')}</h1>
      <button type="button" onClick={onRetry} className="pt-4 underline">
        {t('retry')}
      </button>
    </>
  )
}

const FailedPage = lazyPartOr<FailureProps>(() => import('../features/site/failed-page.tsx'), PlainFailure)

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
      <Suspense>
        <FailedPage isPage onRetry={retry} />
      </Suspense>
    </div>
  )
}
