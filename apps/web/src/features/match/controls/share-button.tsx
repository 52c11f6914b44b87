'use client'

import { Check, Link2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'

const tickMs = 3000

/** Copies the address, which says exactly what is seen. */
export function ShareButton() {
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
    navigator.clipboard.writeText(window.location.href).then(
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
      className="flex h-9 items-center gap-2 rounded-card border border-line px-3 text-sm text-soft hover:border-strong hover:text-ink"
    >
      {outcome === 'copied' ? <Check className="size-4" /> : <Link2 className="size-4" />}
      <span aria-live="polite" className={outcome === 'refused' ? '' : 'max-sm:sr-only'}>
        {t(outcome)}
      </span>
    </button>
  )
}
