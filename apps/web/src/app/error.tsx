'use client'

import { useTranslations } from 'next-intl'
import { unstable_isUnrecognizedActionError as isUnknownAction, useRouter } from 'next/navigation'
import { startTransition, Suspense } from 'react'
import { lazyPartOr } from '../components/loading/lazy-part-or.ts'

interface FailureProps {
  readonly isPage: boolean
  readonly isOutdated: boolean
  readonly onRetry: () => void
}

/** All that every page brings for its failure. It is shown where the network is down, too. */
function PlainFailure({ isOutdated, onRetry }: FailureProps) {
  const t = useTranslations('errors')
  return (
    <>
      <h1 className="display text-3xl">{t(isOutdated ? 'updatedTitle' : 'title')}</h1>
      <button type="button" onClick={onRetry} className="pt-4 underline">
        {t(isOutdated ? 'reload' : 'retry')}
      </button>
    </>
  )
}

const FailedPage = lazyPartOr<FailureProps>(() => import('../features/site/failed-page.tsx'), PlainFailure)

export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('errors')
  const router = useRouter()
  // The page was opened before the site was updated: its forms and its parts are no longer there.
  const isOutdated = error.name === 'ChunkLoadError' || isUnknownAction(error)
  const retry = () => {
    if (isOutdated) return location.reload()
    startTransition(() => {
      router.refresh()
      reset()
    })
  }
  return (
    <div className="py-20">
      {/* The messages of the page may have failed with it. */}
      <title>{t(isOutdated ? 'updatedTitle' : 'title')}</title>
      <Suspense>
        <FailedPage isPage isOutdated={isOutdated} onRetry={retry} />
      </Suspense>
    </div>
  )
}
