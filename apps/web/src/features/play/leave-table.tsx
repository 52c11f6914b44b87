import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { leaveSeatWith } from './seat-actions.ts'

/** Leaves the table for good, after a second press. */
export function LeaveTable({ seatId }: { seatId: string }) {
  const t = useTranslations('play.leave')
  return (
    <details className="text-sm text-soft">
      <summary className="cursor-pointer py-1.5 underline underline-offset-4">{t('title')}</summary>
      <form action={leaveSeatWith} className="grid gap-3 pt-2">
        <input type="hidden" name="seat" value={seatId} />
        <p>{t('text')}</p>
        <SubmitButton className={buttonStyle.quiet}>{t('confirm')}</SubmitButton>
      </form>
    </details>
  )
}
