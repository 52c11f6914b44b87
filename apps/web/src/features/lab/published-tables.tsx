import { publishedSheets } from '@wis/lab'
import type { Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { SheetsView } from './sheets-view.tsx'

/** The figures of a published study as it prints them, apart from ours. */
export function PublishedTables({ report }: { readonly report: Pick<Results, 'published' | 'measures'> }) {
  const t = useTranslations('lab.report')
  const sheets = publishedSheets(report, useLocale()).map(({ title, ...sheet }) => ({
    ...sheet,
    title: `${t('published')}: ${title}`,
  }))
  return (
    <div className="text-soft">
      <SheetsView id="published" sheets={sheets} />
    </div>
  )
}
