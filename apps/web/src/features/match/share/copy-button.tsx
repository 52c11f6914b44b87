'use client'

import { Check, Copy } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

const tickMs = 3000

interface CopyButtonProps {
  /** Asked for when it is copied: the address may have changed since. */
  readonly text: () => string
  readonly label: string
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useTranslations('match.share')
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none')
  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => {
      setOutcome('none')
    }, tickMs)
    return () => {
      clearTimeout(timer)
    }
  }, [outcome])
  const copy = () => {
    navigator.clipboard.writeText(text()).then(
      () => {
        setOutcome('copied')
      },
      () => {
        setOutcome('refused')
      },
    )
  }
  return (
    <button
      type="button"
      onClick={copy}
      className="inline-flex h-9 shrink-0 items-center gap-2 rounded-card border border-line px-3 text-sm text-soft hover:border-strong hover:text-ink"
    >
      {outcome === 'copied' ? <Check className="size-4" /> : <Copy className="size-4" />}
      <span aria-live="polite">{outcome === 'none' ? label : t(outcome)}</span>
    </button>
  )
}
