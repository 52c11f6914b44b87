import Link from 'next/link'
import { useTranslations } from 'next-intl'

/** A link to the rules about void matches. */
export function VoidRule() {
  const t = useTranslations('match.slip.void')
  return (
    <Link href="/docs/rules#when-a-match-is-void" className="underline decoration-rim underline-offset-4">
      {t('rule')}
    </Link>
  )
}
