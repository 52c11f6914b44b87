import { useTranslations } from 'next-intl'
import { ForeignText } from '../../../components/text/foreign-text.tsx'

/** What a model thought before it answered, in a list of what is known of the answer. */
export function Reasoning({ text }: { text: string | null | undefined }) {
  const t = useTranslations('agent.calls')
  if (!text) return null
  return (
    <>
      <dt className="text-faint">{t('reasoning')}</dt>
      <dd className="min-w-0 break-words">
        <ForeignText text={text} />
      </dd>
    </>
  )
}
