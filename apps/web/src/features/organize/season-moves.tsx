import type { StoredSeason } from '@wis/db/seasons'
import type { SeasonState } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { moveWith, publishWith } from './actions.ts'
import { SeasonSlug } from './form-controls.tsx'

interface ConfirmedProps {
  readonly action: (form: FormData) => Promise<void>
  readonly title: string
  readonly text: string
  readonly sure: string
  readonly children: ReactNode
}

/** An action that needs a confirmation. */
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
