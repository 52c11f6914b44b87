'use client'

import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Word } from './table/word.tsx'

interface SecretsProps {
  /** Null if the reader does not know them. */
  readonly words: MatchHeader['words']
  readonly isOn: boolean
  readonly action: ReactNode
}

/** The two words, or bars over them. */
export function Secrets({ words, isOn, action }: SecretsProps) {
  const t = useTranslations('match.secrets')
  return (
    <section aria-labelledby="secrets-title" className="paper p-5 shadow-[0_10px_30px_-14px_rgb(0_0_0/.5)]">
      <div className="flex items-center justify-between gap-4">
        <h2 id="secrets-title" className="label">
          {t('title')}
        </h2>
        {action}
      </div>
      <dl className="mt-2 space-y-1 text-sm">
        <Word role="civilian" word={words?.civilian ?? null} />
        <Word role="spy" word={words?.spy ?? null} />
      </dl>
      {isOn && <p className="pt-2 text-xs text-faint">{t('sealed')}</p>}
    </section>
  )
}
