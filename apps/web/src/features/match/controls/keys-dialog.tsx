'use client'

import { useTranslations } from 'next-intl'
import type { Ref } from 'react'

const rows = [
  ['k', 'play'],
  ['j l', 'step'],
  ['J L', 'round'],
  ['1 – 9', 'goToRound'],
  ['< >', 'pace'],
  ['r', 'reveal'],
  ['v', 'view'],
  ['?', 'help'],
] as const

/** The list of keys, in a dialog of the browser's own. */
export function KeysDialog({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const t = useTranslations('match.keys')
  return (
    <dialog
      ref={ref}
      aria-labelledby="keys-title"
      closedby="any"
      className="m-auto w-[min(24rem,92vw)] rounded-card border border-rim bg-raised p-6 text-ink backdrop:bg-black/50"
    >
      <h2 id="keys-title" className="display text-2xl">
        {t('title')}
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {rows.map(([keys, name]) => (
          <div key={name} className="contents">
            <dt className="font-mono text-brass">{keys}</dt>
            <dd className="text-soft">{t(name)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog" className="mt-6 text-right">
        <button className="h-10 rounded-card border border-rim px-4 text-sm hover:border-strong">
          {t('close')}
        </button>
      </form>
    </dialog>
  )
}
