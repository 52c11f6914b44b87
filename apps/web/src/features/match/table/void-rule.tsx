import Link from 'next/link'
import { useTranslations } from 'next-intl'

/** Where a reader finds what makes a match void, and what does not. */
export function VoidRule() {
  const t = useTranslations('match.slip.void')
  return (
    <Link href="/docs/rules#when-a-match-is-void" className="underline decoration-rim underline-offset-4">
      {t('rule')}
    </Link>
  )
}
