import { useTranslations } from 'next-intl'
import { EmptyState } from '../../components/empty-state.tsx'
import { ForeignText } from '../../components/foreign-text.tsx'
import { SkeletonRows } from '../../components/skeleton.tsx'
import { SampleSection } from './sample-section.tsx'

/** What a stranger may write: it must never turn the text around it, nor hide anything. */
const hostile = 'harmless \u202etxet desrever\u202c <b>not bold</b> zero\u200bwidth'

export function StateSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="states" title={t('states')}>
      <div className="grid gap-10 lg:grid-cols-2">
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
        <SkeletonRows label={t('loading')} rows={3} />
      </div>
      <p className="mt-8 text-sm">
        <ForeignText text={hostile} />
      </p>
    </SampleSection>
  )
}
