import { useEffect, useState } from 'react'

const shownMs = 3000

export type Outcome = 'none' | 'copied' | 'refused'

interface Copying {
  /** Called when the text is copied, because it may have changed since the page was drawn. */
  readonly text: () => string
  /** Called if a browser gives no clipboard, as over plain http. */
  readonly onRefused?: () => void
}

/** Copies a text and shows the result for a moment. */
export function useCopying({ text, onRefused }: Copying) {
  const [outcome, setOutcome] = useState<Outcome>('none')
  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => {
      setOutcome('none')
    }, shownMs)
    return () => {
      clearTimeout(timer)
    }
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setOutcome('copied')
    } catch {
      setOutcome('refused')
      onRefused?.()
    }
  }
  return { outcome, copy }
}
