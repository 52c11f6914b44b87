'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '../agent-form/agent-field.tsx'
import type { Kept } from '../agent-form/form-state.ts'
import { IdentityFields } from '../agent-form/identity-fields.tsx'
import { MakeUpFields } from '../agent-form/make-up-fields.tsx'
import { useAgentForm } from '../agent-form/use-agent-form.ts'
import { saveProfileWith } from './change-actions.ts'
import { SaveRow } from './save-row.tsx'

interface ProfileFormProps {
  readonly agentId: string
  readonly initial: Kept
  readonly games: readonly GameName[]
}

export function ProfileForm({ agentId, initial, games }: ProfileFormProps) {
  const t = useTranslations('agentSettings.profile')
  const { state, isPending, form } = useAgentForm(saveProfileWith, { errors: {}, kept: initial })
  const { errors, kept } = state
  return (
    <form {...form} className="space-y-5" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <IdentityFields errors={errors} kept={kept} locale="en" />
      <GameBoxes chosen={kept['games'] ?? []} games={games} />
      <MakeUpFields errors={errors} kept={kept} />
      <TextField
        errors={errors}
        kept={kept}
        name="sourceUrl"
        label={t('sourceUrl')}
        hint={t('sourceUrlHint')}
        inputMode="url"
        maxLength={500}
      />
      <label className="flex items-baseline gap-3 text-sm">
        <input
          type="checkbox"
          name="published"
          defaultChecked={kept['published']?.[0] === 'on'}
          className="accent-current"
        />
        <span>
          {t('published')}
          <span className="block text-xs text-soft">{t('publishedHint')}</span>
        </span>
      </label>
      <SaveRow state={state} isPending={isPending} />
    </form>
  )
}

interface GameName {
  readonly id: string
  readonly name: string
}

interface GameBoxesProps {
  readonly games: readonly GameName[]
  readonly chosen: readonly string[]
}

/** The games that an agent plays. With no box ticked it plays all of them. */
function GameBoxes({ games, chosen }: GameBoxesProps) {
  const t = useTranslations('agentSettings.profile')
  return (
    <fieldset aria-describedby="agent-games-about">
      <legend className="label pb-1">{t('games')}</legend>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-2">
        {games.map(({ id, name }) => (
          <label key={id} className="flex items-baseline gap-2 text-sm">
            <input
              type="checkbox"
              name="games"
              value={id}
              defaultChecked={chosen.includes(id)}
              className="accent-current"
            />
            {name}
          </label>
        ))}
      </div>
      <p id="agent-games-about" className="text-xs text-soft">
        {t('gamesHint')}
      </p>
    </fieldset>
  )
}
