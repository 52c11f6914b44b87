import type { SpecFault } from '@wis/lab'
import { useTranslations } from 'next-intl'

/** The sentences of faults, in the reader's language. */
export function useFaultText(): (fault: SpecFault) => string {
  const t = useTranslations('lab.faults')
  return ({ code, values }) => t(code, values)
}
