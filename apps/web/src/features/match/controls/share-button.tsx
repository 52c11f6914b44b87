'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { Share } from '../../../components/icon/icons.tsx'
import { lazyPart } from '../../../components/loading/lazy-part.ts'

const ShareDialog = lazyPart(() => import('../share/share-dialog.tsx'))

/** Opens the dialog for sharing, whose code loads only then. */
export function ShareButton({ matchId, query }: { matchId: string; query: string }) {
  const t = useTranslations('match.share')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
        }}
        className="flex h-9 items-center gap-2 rounded-card border border-line px-3 text-sm text-soft hover:border-strong hover:text-ink"
      >
        <Share className="size-4" />
        <span className="max-sm:sr-only">{t('none')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <ShareDialog
            matchId={matchId}
            query={query}
            onClose={() => {
              setIsOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
