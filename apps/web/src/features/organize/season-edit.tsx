import { isEnteringState } from '@wis/arena'
import type { StoredSeason } from '@wis/db/seasons'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { changeWith } from './actions.ts'
import { SeasonSlug, TextField } from './form-controls.tsx'
import { fieldTime } from './season-form-data.ts'

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
