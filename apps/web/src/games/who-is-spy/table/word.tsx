'use client'

import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { RoleMark } from '../../../features/match/table/role-mark.tsx'

interface WordProps {
  readonly role: 'spy' | 'civilian'
  /** Null if the reader does not know it. */
  readonly word: string | null
}

/** A role's word, or the black bar over it. */
export function Word({ role, word }: WordProps) {
  const t = useTranslations('match')
  return (
    <div className="flex items-baseline gap-2">
      <dt className="flex items-baseline gap-1.5 text-soft">
        <RoleMark role={role} />
        {t(`word.${role}`)}
      </dt>
      <dd className="font-display text-lg font-medium">
        {word === null ? (
          <span className="redacted" role="img" aria-label={t('word.hidden')} />
        ) : (
          <ForeignText text={word} />
        )}
      </dd>
    </div>
  )
}
