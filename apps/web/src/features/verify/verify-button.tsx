'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import type { Expected } from './check-match.ts'

interface VerifyButtonProps {
  readonly expected: Expected
  readonly look: string
  readonly children: ReactNode
}

/** Checks the match in the reader's browser. The code for that is loaded only when it is asked for. */
export function VerifyButton({ expected, look, children }: VerifyButtonProps) {
  const t = useTranslations('verify')
  const [isBusy, start] = useTransition()
  const [report, setReport] = useState<ReactNode>()
  const check = () => {
    start(async () => {
      const found = await import('./verify-report.tsx')
        .then(({ verifyReport }) => verifyReport(expected))
        .catch(() => <p className="pt-4 text-sm">{t('failed')}</p>)
      setReport(found)
    })
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="button" disabled={isBusy} onClick={check} className={look}>
          {t(isBusy ? 'busy' : 'check')}
        </button>
        {children}
      </div>
      <div aria-live="polite">{!isBusy && report}</div>
    </div>
  )
}
