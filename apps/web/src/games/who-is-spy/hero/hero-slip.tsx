'use client'

import type { AgentRef } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { Notice } from '../../../features/scene/round-table/notice.tsx'
import { useSeen } from '../glance/glance-provider.tsx'
import { Slip } from '../table/slip.tsx'

interface HeroSlipProps {
  readonly header: { readonly aliases: readonly string[]; readonly agents: readonly AgentRef[] }
  readonly address: string
}

/** The slip on the table. At the end, it links to the page of the match. */
export function HeroSlip({ header: { aliases, agents }, address }: HeroSlipProps) {
  const t = useTranslations('home')
  const { step, ballotsIn } = useSeen()
  if (step?.event.type === 'match-ended') {
    return (
      <Notice
        title={t('overTitle')}
        text={t('overText')}
        action={
          <Link href={address} className="text-sm text-ink underline underline-offset-4">
            {t('open')}
          </Link>
        }
      />
    )
  }
  return (
    <Slip scene={{ step, ballotsIn }} aliases={aliases} agents={agents} level="departures" isTyping={false} />
  )
}
