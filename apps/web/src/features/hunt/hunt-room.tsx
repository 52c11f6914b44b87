'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { useTouchesRedone } from '../match/deferred/use-touches-redone.ts'
import { MotionContext } from '../scene/motion.ts'
import { SceneTable } from '../scene/scene-table.tsx'
import { ToldLines } from '../scene/told-lines.tsx'
import { useWords } from '../scene/words.ts'
import { HuntForm } from './hunt-form.tsx'
import type { HuntPage } from './hunt-page.ts'
import { HuntResult } from './hunt-result.tsx'
import { useHunt } from './use-hunt.ts'

/** A match without its end: the table, what was said, and whom the hunter suspects after each speech. */
export function HuntRoom({ opening }: { opening: HuntPage }) {
  const t = useTranslations('hunt')
  const words = useWords()
  const { hunt, state, give } = useHunt(opening)
  useTouchesRedone()
  const now = hunt.scene.talk?.now
  const isAsked = hunt.question !== null && now?.kind === 'words' && now.text !== null
  const { scene, lines, question, end } = hunt
  return (
    <div
      data-testid="hunt"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 md:gap-x-6 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] md:items-start lg:gap-x-12 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="min-w-0 md:col-start-2 md:row-span-2 md:row-start-1">
        {question && <HuntForm hunt={hunt} question={question} state={state} onGive={give} />}
        {end && <HuntResult hunt={hunt} end={end} isNew={opening.end === null} />}
      </div>
      {/* The form of a phone has the speech, which is all that the table would add. */}
      <section
        aria-label={t('table')}
        className={`min-h-[29rem] min-w-0 sm:order-first sm:min-h-[34rem] md:col-start-1 md:row-start-1 ${isAsked ? 'max-sm:hidden' : ''}`}
      >
        <p className="min-h-6 text-[0.9375rem] leading-snug font-semibold">{words(scene.caption)}</p>
        <MotionContext value>
          <Suspense>
            <SceneTable scene={scene} agents={untold} isTableOnly />
          </Suspense>
        </MotionContext>
      </section>
      {/* Nothing stands below them that new lines would move. */}
      <div className="min-w-0 [&_[role=log]]:h-auto [&_[role=log]]:max-h-56">
        <ToldLines lines={lines.map(({ seq, say, seat }) => ({ seq, text: words(say), seat }))} />
      </div>
    </div>
  )
}

/** Names of agents would suggest whom to suspect, and lead to the match. */
const untold: readonly never[] = []
