import { rubricCalled } from '@wis/lab'
import type { AnnotatorsPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { LabTable } from '../lab-table.tsx'

/** How far people agree so far, for the owner alone. Nothing before two of them have rated the same item. */
export function PeopleAgreement({ agreement }: Pick<AnnotatorsPage, 'agreement'>) {
  const t = useTranslations('annotate.people')
  const locale = useLocale()
  if (agreement.length === 0) return null
  const head = (['rubric', 'items', 'pairwise', 'fleiss', 'alpha'] as const).map((column) =>
    t(`agreementHead.${column}`),
  )
  const rows = agreement.map(({ rubric, items, pairwise, fleiss, fleissItems, alpha }) => [
    rubricCalled(rubric)?.name[locale] ?? rubric,
    String(items),
    pairwise
      ? `${shown(pairwise.mean)}${pairwise.deviation === null ? '' : ` ± ${shown(pairwise.deviation)}`} (${pairwise.pairs})`
      : '–',
    `${shown(fleiss)} (${fleissItems})`,
    alpha.low === null || alpha.high === null
      ? shown(alpha.value)
      : `${shown(alpha.value)} [${shown(alpha.low)}, ${shown(alpha.high)}]`,
  ])
  return (
    <div className="pt-6">
      <h3 className="label pb-1">{t('agreement')}</h3>
      <p className="pb-3 text-sm text-soft">{t('agreementText')}</p>
      <LabTable caption={t('agreement')} head={head} rows={rows} />
    </div>
  )
}

const shown = (value: number | null) => (value === null ? '–' : value.toFixed(2))
