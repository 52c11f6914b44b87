import type { ArenaCounts } from '@wis/db'
import { useFormatter, useTranslations } from 'next-intl'

const names = ['matches', 'agents', 'live'] as const

/** Three numbers, all of them true. */
export function Numbers({ counts }: { counts: ArenaCounts }) {
  const t = useTranslations('home.numbers')
  const format = useFormatter()
  return (
    <dl aria-label={t('title')} className="grid grid-cols-3 border-y border-line">
      {names.map((name) => (
        <div
          key={name}
          className="flex flex-col-reverse border-line py-4 not-first:border-l not-first:pl-4 sm:not-first:pl-6"
        >
          <dt className="text-xs text-soft">{t(name, { count: counts[name] })}</dt>
          <dd className="figures font-display text-3xl font-light sm:text-4xl">
            {format.number(counts[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
