import { useTranslations } from 'next-intl'
import { SampleSection } from './sample-section.tsx'

export function TypeSamples() {
  const t = useTranslations('design')
  return (
    <SampleSection id="type" title={t('type')}>
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="space-y-4">
          <p className="display text-[clamp(2.25rem,5vw,3.75rem)]">{t('sentence')}</p>
          <p className="display text-2xl">{t('sentence')}</p>
          <p className="label">{t('label')}</p>
        </div>
        <div className="max-w-[62ch] space-y-4">
          <p>{t('paragraph')}</p>
          <p className="text-sm text-soft">{t('paragraph')}</p>
          <p className="figures text-sm">0123456789 · 1,532 +14/−13 · 12 ÷ 4 + 1</p>
        </div>
      </div>
    </SampleSection>
  )
}
