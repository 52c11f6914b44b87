import { useTranslations } from 'next-intl'
import { failureWords } from '../../../i18n/failure-words.ts'

/** Why a call failed, as a line below its outcome. */
export function FailureLine({ detail }: { detail: string }) {
  const t = useTranslations('tickets.notices')
  return <bdi className="block pt-1 text-xs break-words text-soft">{failureWords(t, detail)}</bdi>
}
