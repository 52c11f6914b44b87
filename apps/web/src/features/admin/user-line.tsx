import type { UserRow } from '@wis/db/accounts'
import { roles } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { FilterSelect } from '../../components/form/filter-field.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { changeRoleOf, readmitUserOf, suspendUserWith } from './actions.ts'
import { PasswordLinkForm } from './password-link-form.tsx'
import { ReasonForm } from './reason-form.tsx'

interface UserLineProps {
  readonly user: UserRow
  /** Nobody may change their own rights. */
  readonly isSelf: boolean
}

export function UserLine({ user, isSelf }: UserLineProps) {
  const t = useTranslations('admin.users')
  const tRoles = useTranslations('admin.roles')
  const format = useFormatter()
  const { name, email, role, createdAt, agents, suspendedFor } = user
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 text-sm md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="min-w-0 break-words">
        <ForeignText text={name} className="font-semibold" />
        {email !== null && <ForeignText text={email} className="block text-xs text-faint" />}
        {suspendedFor !== null && (
          <span className="block pt-1 text-xs">
            <strong className="font-semibold">{t('suspended')}</strong> <ForeignText text={suspendedFor} />
          </span>
        )}
      </p>
      <p className="figures text-xs text-soft">
        {tRoles(role)} · {t('agents', { count: agents })}
        <br />
        {t('since')} {format.dateTime(new Date(createdAt), { dateStyle: 'medium' })}
      </p>
      {isSelf ? <p className="text-xs text-faint">{t('you')}</p> : <Deeds user={user} />}
    </li>
  )
}

const summary = 'w-fit underline decoration-rim underline-offset-4'

function Deeds({ user: { id, name, email, role, suspendedFor } }: { user: UserRow }) {
  const t = useTranslations('admin.users')
  const tRoles = useTranslations('admin.roles')
  return (
    <div className="space-y-2">
      <details>
        <summary className={summary}>{t('changeRole')}</summary>
        <form action={changeRoleOf} className="flex items-end gap-3 py-3">
          <input type="hidden" name="id" value={id} />
          <FilterSelect
            name="role"
            label={t('role')}
            value={role}
            options={roles.map((value) => ({ value, label: tRoles(value) }))}
          />
          <SubmitButton className={`${buttonStyle.quiet} h-10!`}>{t('change')}</SubmitButton>
        </form>
      </details>
      {suspendedFor === null && email !== null && <PasswordLinkForm id={id} />}
      {suspendedFor === null ? (
        <details>
          <summary className={summary}>{t('suspend')}</summary>
          <p className="pt-2 text-xs text-soft">{t('suspendText')}</p>
          <ReasonForm
            form={`suspend-${id}`}
            action={suspendUserWith}
            about={{ id }}
            submit={t('suspendNow', { name })}
          />
        </details>
      ) : (
        <form action={readmitUserOf}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton className={summary}>{t('readmit')}</SubmitButton>
        </form>
      )}
    </div>
  )
}
