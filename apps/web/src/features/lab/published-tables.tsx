import type { Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { LabTable } from './lab-table.tsx'
import { shownValue } from './report-numbers.ts'

/** The figures of a published study as it prints them, apart from ours. */
export function PublishedTables({
  report: { published, measures },
}: {
  report: Pick<Results, 'published' | 'measures'>
}) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  return published.map(({ title, source, columns, rows }, number) => {
    const known = columns.map((id) => measures.find((measure) => measure.id === id))
    const units = known.map((measure) => measure ?? { unit: 'count' as const })
    const heads = known.map((measure, at) =>
      measure ? `${measure.name[locale]}${measure.unit === 'share' ? ', %' : ''}` : (columns[at] ?? ''),
    )
    return (
      <section key={number} aria-labelledby={`published-${number}`} className="text-soft">
        <SectionTitle id={`published-${number}`} title={`${t('published')}: ${title[locale]}`} />
        <p className="max-w-[70ch] pb-3 text-sm">{t('theirs', { source })}</p>
        <LabTable
          caption={title[locale]}
          head={[t('model'), ...heads]}
          rows={rows.map(({ name, values }) => [
            name,
            ...values.map((value, at) => shownValue(units[at] ?? { unit: 'count' }, value)),
          ])}
        />
      </section>
    )
  })
}
