'use client'

import { useTranslations } from 'next-intl'
import { saidLogId } from './show-said.ts'

/** Opens the list of speeches if it has no room beside the table. The browser does this without a script. */
export function SaidButton() {
  const t = useTranslations('match.said')
  return (
    <button
      type="button"
      popoverTarget={saidLogId}
      aria-keyshortcuts="s"
      title={`${t('title')} (s)`}
      data-testid="said-button"
      className="h-8 shrink-0 rounded-card border border-line px-2.5 text-xs text-soft hover:border-strong hover:text-ink lg:hidden"
    >
      {t('open')}
    </button>
  )
}
