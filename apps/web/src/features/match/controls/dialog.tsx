'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A native dialog that is open as long as it is rendered. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const t = useTranslations('match.keys')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    // Effects run twice in development, and an open dialog cannot be opened again.
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      closedby="any"
      onClose={onClose}
      className="m-auto max-h-[92dvh] w-[min(28rem,92vw)] overflow-y-auto rounded-card border border-rim bg-raised p-6 text-ink backdrop:bg-black/50"
    >
      <h2 className="display text-2xl">{title}</h2>
      {children}
      <form method="dialog" className="mt-6 text-right">
        <button className="h-10 rounded-card border border-rim px-4 text-sm hover:border-strong">
          {t('close')}
        </button>
      </form>
    </dialog>
  )
}
