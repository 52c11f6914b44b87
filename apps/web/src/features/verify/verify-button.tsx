'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import type { Expected, MatchCheck } from './check-match.ts'

const VerifyReport = lazyPart(() => import('./verify-report.tsx'))

type State = 'idle' | 'busy' | 'failed' | MatchCheck

interface VerifyButtonProps {
  readonly expected: Expected
  readonly look: string
  /** What stands beside it. */
  readonly children: ReactNode
}

/** Checks the match in the reader's browser. The code for that is loaded only when it is asked for. */
export function VerifyButton({ expected, look, children }: VerifyButtonProps) {
  const t = useTranslations('verify')
  const [state, setState] = useState<State>('idle')
  const check = async () => {
    setState('busy')
    const checked = await import('./check-match.ts')
      .then(({ checkMatch }) => checkMatch(expected))
      .catch(() => 'failed' as const)
    setState(checked)
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" disabled={state === 'busy'} onClick={() => void check()} className={look}>
          {t(state === 'busy' ? 'busy' : 'check')}
        </button>
        {children}
      </div>
      <div aria-live="polite">
        {state === 'failed' && <p className="pt-4 text-sm">{t('failed')}</p>}
        {typeof state === 'object' && (
          <Suspense>
            <VerifyReport check={state} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
