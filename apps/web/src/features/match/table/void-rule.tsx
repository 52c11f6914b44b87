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

const told = [
  'ran-too-long',
  'platform-fault',
  'provider-fault',
  'nobody-alive',
  // Codes in matches of earlier versions.
  'several-faults-beyond-the-agents',
] as const

/** The reason of a void match that its reader gets in words. Internal reasons are left out. */
export function voidReason(reason: string): (typeof told)[number] | 'other' {
  return told.find((known) => known === reason) ?? 'other'
}
