'use client'

import { mostInSeries } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { FormTrouble, SelectField, useAgentForm } from '../../agent-form/agent-field.tsx'
import { blankState } from '../../agent-form/form-state.ts'
import { playAgainWith, playSameDealsWith } from '../situations/situation-actions.ts'

interface PlayAgainFormProps {
  readonly agentId: string
  readonly matchId: string
  /** The newest first. */
  readonly versions: readonly number[]
  /** The turns of the agent, in order. */
  readonly turns: readonly { readonly seq: number; readonly kind: string; readonly round: number }[]
  readonly seq: number
}

/** Has one finished match played again, from its deal or from a turn of the agent. */
export function PlayAgainForm({ agentId, matchId, versions, turns, seq }: PlayAgainFormProps) {
  const t = useTranslations('forks.one')
  const { state, isPending, form } = useAgentForm(playAgainWith, blankState)
  return (
    <form {...form} className="max-w-2xl space-y-5" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <input type="hidden" name="match" value={matchId} />
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <SelectField
          name="entry"
          label={t('from')}
          initial={state.kept['entry']?.[0] ?? seq}
          choices={[
            { value: 0, label: t('deal') },
            ...turns.map(({ seq: value, ...turn }) => ({ value, label: t('turn', turn) })),
          ]}
        />
        <SelectField
          name="version"
          label={t('version')}
          initial={state.kept['version']?.[0]}
          choices={versions.map((number) => ({ value: number, label: t('versionOption', { number }) }))}
        />
      </div>
      <Submit label={t('submit')} isPending={isPending}>
        <FormTrouble state={state} />
      </Submit>
    </form>
  )
}

interface SameDealsFormProps {
  readonly agentId: string
  readonly versions: readonly number[]
  readonly games: readonly { readonly id: string; readonly name: string }[]
  readonly languages: readonly ('en' | 'zh')[]
}

/** Has one version play the deals of another one. */
export function SameDealsForm({ agentId, versions, games, languages }: SameDealsFormProps) {
  const [t, one] = [useTranslations('forks.deals'), useTranslations('forks.one')]
  const { state, isPending, form } = useAgentForm(playSameDealsWith, blankState)
  const { kept } = state
  const numbers = versions.map((number) => ({ value: number, label: one('versionOption', { number }) }))
  return (
    <form {...form} className="max-w-2xl space-y-5" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <SelectField
          name="version"
          label={t('version')}
          choices={numbers}
          initial={kept['version']?.[0] ?? versions[0]}
        />
        <SelectField
          name="against"
          label={t('against')}
          choices={numbers}
          initial={kept['against']?.[0] ?? versions[1]}
        />
        <SelectField
          name="game"
          label={t('game')}
          choices={games.map(({ id, name }) => ({ value: id, label: name }))}
          initial={kept['game']?.[0]}
        />
        <SelectField
          name="language"
          label={t('language')}
          choices={languages.map((language) => ({ value: language, label: t(language) }))}
          initial={kept['language']?.[0]}
        />
        <SelectField
          name="matches"
          label={t('matches')}
          choices={[3, 5, 10, mostInSeries].map((count) => ({ value: count, label: count }))}
          initial={kept['matches']?.[0] ?? 10}
        />
      </div>
      <Submit label={t('submit')} isPending={isPending}>
        <FormTrouble state={state} />
      </Submit>
    </form>
  )
}

interface SubmitProps {
  readonly label: string
  readonly isPending: boolean
  readonly children: ReactNode
}

const Submit = ({ label, isPending, children }: SubmitProps) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
    <button disabled={isPending} className={buttonStyle.primary}>
      {label}
    </button>
    {children}
  </div>
)
