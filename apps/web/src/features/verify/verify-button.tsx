'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { lazyPart } from '../../components/loading/lazy-part.ts'
import type { Expected, MatchCheck } from './check-match.ts'

const VerifyReport = lazyPart(() => import('./verify-report.tsx'))

type State = 'idle' | 'busy' | 'failed' | MatchCheck

/** Checks the match in the reader's browser. The code for that is loaded only when it is asked for. */
export function VerifyButton({ expected }: { expected: Expected }) {
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
        <button
          type="button"
          disabled={state === 'busy'}
          onClick={() => void check()}
          className={buttonStyle.quiet}
        >
          {t(state === 'busy' ? 'busy' : 'check')}
        </button>
        <a
          href={`/api/v1/matches/${expected.matchId}/export.jsonl`}
          className="text-sm underline decoration-rim underline-offset-4 hover:decoration-current"
        >
          {t('download')}
        </a>
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
