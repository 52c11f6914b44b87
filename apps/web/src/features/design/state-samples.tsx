import { useTranslations } from 'next-intl'
import { SkeletonRows } from '../../components/loading/skeleton.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { Notice } from '../../components/page/notice.tsx'
import { ProgressBar } from '../../components/page/progress-bar.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { MissingPage } from '../site/missing-page.tsx'
import { FailedSample } from './failed-sample.tsx'
import { SampleSection } from './sample-section.tsx'

/** Text that users may write. It must never turn the text around it, nor hide anything. */
const hostile = 'harmless \u202etxet desrever\u202c <b>not bold</b> zero\u200bwidth'

export function StateSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="states" title={t('states')}>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <div className="grid gap-6 text-sm">
          <Notice>{t('notice')}</Notice>
          <div className="grid grid-cols-[1fr_auto] items-center gap-4">
            <ProgressBar done={27} all={40} label={t('progress')} />
            <span className="figures text-soft">27 / 40</span>
          </div>
          <p>
            <ForeignText text={hostile} />
          </p>
        </div>
        <SkeletonRows label={t('loading')} rows={3} />
      </div>
      <div className="grid gap-10 pt-10 lg:grid-cols-3">
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
        <MissingPage isPage={false} />
        <FailedSample />
      </div>
    </SampleSection>
  )
}
