import { useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'

/** A link to the rules about void matches. */
export function VoidRule() {
  const t = useTranslations('match.slip.void')
  return (
    <Link href="/docs/rules#when-a-match-is-void" className="underline decoration-rim underline-offset-4">
      {t('rule')}
    </Link>
  )
}
