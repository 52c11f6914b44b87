import { isEnteringState } from '@wis/arena'
import type { StoredSeason } from '@wis/db/seasons'
import type { SeasonState } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { changeWith, moveWith, publishWith } from './actions.ts'
import { SeasonSlug, TextField } from './form-controls.tsx'
import { fieldTime } from './season-fields.ts'

/** The parts of a season that can still be changed. */
export async function SeasonEdit({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize')
  return (
    <details>
      <summary className="font-medium">
        {t(season.state === 'created' ? 'manage.editAll' : 'manage.edit')}
      </summary>
      <form action={changeWith} className="space-y-4 pt-3">
        <SeasonSlug season={season} />
        <TextField name="name" label={t('name')} value={season.name} most={80} isRequired />
        <TextField name="description" label={t('description')} value={season.description} rows={4} />
        {takesDeadline(season) && (
          <TextField
            name="entryEndsAt"
            label={t('entryEndsAt')}
            hint={t(season.state === 'created' ? 'entryEndsAtHint' : 'entryEndsAtForward')}
            value={fieldTime(season.entryEndsAt)}
            type="datetime-local"
          />
        )}
        <TextField
          name="endsAt"
          label={t('endsAt')}
          hint={t('endsAtHint')}
          value={fieldTime(season.endsAt)}
          type="datetime-local"
        />
        <SubmitButton className={buttonStyle.quiet}>{t('manage.save')}</SubmitButton>
      </form>
    </details>
  )
}

/** Before the season opens, the deadline is free. Afterwards it may be brought forward until it has passed. */
function takesDeadline({ state, entryEndsAt, fixtures }: StoredSeason): boolean {
  if (state === 'created') return true
  const isScheduled = fixtures.waiting + fixtures.seated + fixtures.done + fixtures.dropped > 0
  return (
    isEnteringState(state) && !isScheduled && (entryEndsAt === null || Date.parse(entryEndsAt) > Date.now())
  )
}

interface ConfirmedProps {
  readonly action: (form: FormData) => Promise<void>
  readonly title: string
  readonly text: string
  readonly sure: string
  readonly children: ReactNode
}

function Confirmed({ action, title, text, sure, children }: ConfirmedProps) {
  return (
    <details className="border-t border-line pt-3">
      <summary className="font-medium">{title}</summary>
      <form action={action} className="pt-2">
        <p className="pb-3 text-sm text-soft">{text}</p>
        {children}
        <SubmitButton className={buttonStyle.quiet}>{sure}</SubmitButton>
      </form>
    </details>
  )
}

/** The button that moves a season into its next state. */
export async function Move({ season, to }: { season: StoredSeason; to: SeasonState }) {
  const t = await getTranslations('organize.manage')
  const action = t(`to.${to}`)
  return (
    <Confirmed action={moveWith} title={action} text={t(`toText.${to}`)} sure={t('sure', { action })}>
      <SeasonSlug season={season} />
      <input type="hidden" name="to" value={to} />
    </Confirmed>
  )
}

/** Publishes the matches that an embargo withholds. */
export async function Publish({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.manage')
  const action = t('publish')
  return (
    <Confirmed action={publishWith} title={action} text={t('publishText')} sure={t('sure', { action })}>
      <SeasonSlug season={season} />
    </Confirmed>
  )
}
