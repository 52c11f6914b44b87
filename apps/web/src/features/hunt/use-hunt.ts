import { useState } from 'react'
import type { HuntPage } from './hunt-page.ts'

export interface GivenSteps {
  readonly steps: readonly number[]
  /** Whether they stand for all speeches to come. */
  readonly isForRest: boolean
}

/** `judged`: another page of the same hunter had judged the speech before. */
export type HuntState = 'open' | 'sending' | 'lost' | 'judged'

interface HuntAnswer extends HuntPage {
  readonly isKept: boolean
}

/** A hunt as its page knows it. What comes next is heard once a guess is kept. */
export function useHunt(opening: HuntPage) {
  const [hunt, setHunt] = useState(opening)
  const [state, setState] = useState<HuntState>('open')
  const give = async ({ steps, isForRest }: GivenSteps) => {
    if (state === 'sending') return
    setState('sending')
    const { day, game, language, question, lines } = hunt
    const page = await send({
      day,
      game,
      language,
      steps,
      isForRest,
      place: question?.place ?? 0,
      since: lines.at(-1)?.seq ?? -1,
    })
    if (page) setHunt({ ...page, lines: [...lines, ...page.lines] })
    setState(page ? (page.isKept ? 'open' : 'judged') : 'lost')
  }
  return { hunt, state, give }
}

/** Undefined if no answer came. */
async function send(guess: Readonly<Record<string, unknown>>): Promise<HuntAnswer | undefined> {
  try {
    const response = await fetch('/hunt/guess', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(guess),
    })
    // It is an answer of our own server.
    return response.ok ? ((await response.json()) as HuntAnswer) : undefined
  } catch {
    return undefined
  }
}
