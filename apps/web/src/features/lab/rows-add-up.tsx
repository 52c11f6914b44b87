import type { Rows } from '@wis/lab'
import { useTranslations } from 'next-intl'

/** How many rows were tested, and why the others were not. */
export function RowsAddUp({ of }: { readonly of: Rows }) {
  const t = useTranslations('lab.report')
  if (of.tested === of.rows) return null
  return <p className="max-w-[70ch] pt-3 text-xs text-pretty text-soft">{t('rowsAddUp', { ...of })}</p>
}
