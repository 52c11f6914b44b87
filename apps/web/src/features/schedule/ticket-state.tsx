import type { WaitingTicket } from '@wis/db/matches'
import { waitingReasons } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { isKnownCode } from '../../i18n/is-known-code.ts'

/** Why a ticket still waits, in words. */
export function TicketState({ ticket: { state, reason } }: { ticket: WaitingTicket }) {
  const t = useTranslations()
  if (state === 'checking')
    return t(
      reason === 'waking-up'
        ? 'schedule.wakes'
        : reason === 'others-waking-up'
          ? 'schedule.othersWake'
          : 'schedule.checking',
    )
  if (reason === null) return t('schedule.justCame')
  return isKnownCode(waitingReasons, reason) ? t(`tickets.waiting.${reason}`) : reason
}
