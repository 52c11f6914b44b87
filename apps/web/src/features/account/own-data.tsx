import type { User } from '@wis/db/accounts'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { DeleteAccountForm } from './delete-account-form.tsx'

/** A plain link, because it leads to an answer of the API, which the router cannot open. */
const exportAddress = '/api/v1/me/export'

export function OwnData({ user }: { user: User }) {
  const t = useTranslations('account.data')
  return (
    <section aria-labelledby="data" className="pt-16">
      <SectionTitle id="data" title={t('title')} />
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('text')}</p>
      <a href={exportAddress} download className={buttonStyle.quiet}>
        {t('download')}
      </a>
      <details className="pt-8">
        <summary className="text-sm underline decoration-rim underline-offset-4">{t('delete')}</summary>
        <DeleteAccountForm name={user.name} hasPassword={user.hasPassword} />
      </details>
    </section>
  )
}
