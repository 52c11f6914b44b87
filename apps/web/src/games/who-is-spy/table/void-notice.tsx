import { useTranslations } from 'next-intl'
import { voidReason } from '../../../features/match/table/void-reason.ts'
import { VoidRule } from '../../../features/match/table/void-rule.tsx'
import { Notice } from '../../../features/scene/round-table/notice.tsx'

/** Says that a match counts for nobody, and why. */
export default function VoidNotice({ reason }: { reason: string }) {
  const t = useTranslations('match.slip.void')
  return (
    <Notice title={t('title')} text={t(`reason.${voidReason(reason)}`)}>
      <VoidRule />
    </Notice>
  )
}
