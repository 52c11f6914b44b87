'use client'

import { useTranslations } from 'next-intl'

/** A link to the form for reporting a speech, on the page of its match. */
export function ReportLink({ matchId, seq }: { matchId: string; seq: number }) {
  const t = useTranslations('match')
  return (
    <a
      href={`/report?match=${matchId}&seq=${seq}`}
      rel="nofollow"
      className="ml-2 shrink-0 text-2xs text-faint opacity-0 group-hover/speech:opacity-100 hover:text-ink hover:underline focus-visible:opacity-100 max-sm:opacity-100"
    >
      {t('report')}
    </a>
  )
}
