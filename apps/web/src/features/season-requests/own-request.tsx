import type { SeasonRequest } from '@wis/db/seasons'
import { useFormatter, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { withdrawRequestWith } from './actions.ts'
import { RequestBody } from './request-body.tsx'
import { RequestText } from './request-text.tsx'

/** A member's last request, and its state. */
export function OwnRequest({ request }: { request: SeasonRequest }) {
  const t = useTranslations('seasonRequests.own')
  const format = useFormatter()
  const { state, answer, createdAt } = request
  const day = format.dateTime(new Date(createdAt), { dateStyle: 'medium' })
  return (
    <section aria-labelledby="own-request" className="pb-14">
      <SectionTitle id="own-request" title={t('heading')}>
        {t('asked', { day })}
      </SectionTitle>
      <div className="space-y-4 border-y border-line py-5 text-sm">
        <p>
          <strong className="font-semibold">{t(`states.${state}`)}</strong>
          <span className="block text-soft">{t(`stateText.${state}`)}</span>
        </p>
        {answer !== '' && (
          <div className="border-l-2 border-brass pl-4">
            <h3 className="label pb-1">{t('answer')}</h3>
            <RequestText text={answer} />
          </div>
        )}
        <div className="min-w-0 space-y-2">
          <RequestBody request={request} />
        </div>
        {state === 'waiting' && <Withdraw id={request.id} />}
      </div>
    </section>
  )
}

function Withdraw({ id }: { id: string }) {
  const t = useTranslations('seasonRequests.own')
  return (
    <details>
      <summary className="w-fit underline decoration-rim underline-offset-4">{t('withdraw')}</summary>
      <form action={withdrawRequestWith} className="pt-2">
        <p className="pb-3 text-soft">{t('withdrawText')}</p>
        <input type="hidden" name="id" value={id} />
        <SubmitButton className={buttonStyle.quiet}>{t('withdrawNow')}</SubmitButton>
      </form>
    </details>
  )
}
