import { useTranslations } from 'next-intl'
import { Notice } from './notice.tsx'
import { voidReason } from './void-reason.ts'
import { VoidRule } from './void-rule.tsx'

/** Says that a match counts for nobody, and why. */
export default function VoidNotice({ reason }: { reason: string }) {
  const t = useTranslations('match.slip.void')
  return (
    <Notice title={t('title')} text={t(`reason.${voidReason(reason)}`)}>
      <VoidRule />
    </Notice>
  )
}
