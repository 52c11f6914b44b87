import type { ExperimentPage } from '@wis/protocol'
import { getFormatter, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { SubmitButton } from '../../../components/button/submit-button.tsx'
import { Notice } from '../../../components/page/notice.tsx'
import { closeWith } from './rate-actions.ts'

interface WithheldRatingsProps {
  readonly page: Pick<ExperimentPage, 'id' | 'ratingsWithheld' | 'ratingsWithheldSince'>
  readonly isInCharge: boolean
}

/** Why a report has no ratings, since when, and for its owner the way to have them. */
export async function WithheldRatings({ page, isInCharge }: WithheldRatingsProps) {
  const { id, ratingsWithheld, ratingsWithheldSince: since } = page
  if (!ratingsWithheld || since === undefined) return null
  const t = await getTranslations('annotate.withheld')
  const format = await getFormatter()
  const at = format.dateTime(new Date(since), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Notice className="mt-8 max-w-[70ch] text-sm">
      <p>{t('since', { at })}</p>
      <p className="pt-1">{t(isInCharge ? 'own' : 'others')}</p>
      {isInCharge && (
        <form action={closeWith} className="pt-3">
          <input type="hidden" name="experiment" value={id} />
          <SubmitButton name="intent" value="close" className={`${buttonStyle.quiet} h-10!`}>
            {t('end')}
          </SubmitButton>
        </form>
      )}
    </Notice>
  )
}
