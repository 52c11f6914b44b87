import { useState } from 'react'
import { keptText } from '../match/guess/kept-text.ts'
import type { Draft } from './answer-of.ts'

const nothing: Draft = {}

interface KeptDraft {
  /** The question that it answers. */
  readonly to: string
  readonly draft: Draft
}

/** What is filled in for a question. It outlasts a reload, and goes with the question. */
export function useDraft(seatId: string, question: string): readonly [Draft, (draft: Draft) => void] {
  const [kept] = useState(() => keptText(`wis-seat ${seatId}`))
  const [now, setNow] = useState<KeptDraft>(() => ({ to: question, draft: read(kept.read(), question) }))
  const draft = now.to === question ? now.draft : nothing
  const change = (changed: Draft) => {
    const next = { to: question, draft: changed }
    setNow(next)
    kept.keep(JSON.stringify(next))
  }
  return [draft, change]
}

function read(text: string | null, question: string): Draft {
  try {
    // Only this page writes it; anything else reads as nothing.
    const kept = JSON.parse(text ?? 'null') as KeptDraft | null
    return kept?.to === question && typeof kept.draft === 'object' ? kept.draft : nothing
  } catch {
    return nothing
  }
}
