import { kits } from '@wis/games'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { LabTable } from './lab-table.tsx'

const steps = ['deal', 'subjects', 'conditions', 'report'] as const

/** What an experiment is, in one picture, and what each game lets one vary. */
export function WhatIsAsked() {
  const t = useTranslations('lab.asked')
  const locale = useLocale()
  const rows = kits.map(({ texts, results, studies }) => [
    texts[locale].name,
    String(2 + results.metrics.length + (studies?.metrics?.length ?? 0)),
    [...(studies?.conditions ?? []).map(({ name }) => name[locale]), t('own')].join(', '),
    [t('seat'), ...(studies?.factors ?? []).map(({ name }) => name[locale])].join(', '),
  ])
  return (
    <section aria-labelledby="asked">
      <SectionTitle id="asked" title={t('title')} />
      <p className="max-w-[70ch] pb-6 text-soft">{t('text')}</p>
      <ol className="grid gap-3 sm:grid-cols-4">
        {steps.map((step, at) => (
          <li key={step} className="relative rounded-card border border-line bg-raised p-4">
            <span aria-hidden="true" className="absolute top-4 right-4 text-brass">
              {['×', '×', '=', ''][at]}
            </span>
            <p className="display text-xl">{t(step)}</p>
            <p className="pt-1 text-sm text-soft">{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <div className="pt-6">
        <LabTable
          caption={t('title')}
          words={[2, 3]}
          head={[t('game'), t('measures'), t('conditions'), t('factors')]}
          rows={rows.map(([game, measures, conditions, factors]) => [
            game,
            measures,
            <span key="conditions" className="block min-w-48 whitespace-normal">
              {conditions}
            </span>,
            <span key="factors" className="block min-w-32 whitespace-normal">
              {factors}
            </span>,
          ])}
        />
      </div>
    </section>
  )
}
