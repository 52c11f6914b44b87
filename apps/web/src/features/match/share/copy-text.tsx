'use client'

import { useTranslations } from 'next-intl'
import { CopiedText } from '../../../components/button/copied-text.tsx'
import { useCopying } from '../../../components/button/use-copying.ts'
import { Check, Copy } from '../../../components/icon/icons.tsx'

interface CopyTextProps {
  /** Called when the text is copied, because the address may have changed since. */
  readonly text: () => string
  readonly label: string
}

export function CopyText({ text, label }: CopyTextProps) {
  const t = useTranslations('match.share')
  const { outcome, copy } = useCopying({ text })
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="inline-flex h-9 shrink-0 items-center gap-2 rounded-card border border-line px-3 text-sm text-soft hover:border-strong hover:text-ink"
    >
      {outcome === 'copied' ? <Check className="size-4" /> : <Copy className="size-4" />}
      <CopiedText outcome={outcome} label={label} copied={t('copied')} refused={t('refused')} />
    </button>
  )
}
