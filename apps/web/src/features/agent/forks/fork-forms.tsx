'use client'

import { mostInSeries } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { AgentForm, SelectField, SendRow } from '../../agent-form/agent-field.tsx'
import { playAgainWith, playSameDealsWith } from '../situations/situation-actions.ts'

interface PlayAgainFormProps {
  readonly agentId: string
  readonly matchId: string
  /** The newest first. */
  readonly versions: readonly number[]
  readonly turns: readonly { readonly seq: number; readonly kind: string; readonly round: number }[]
  readonly seq: number
}

/** Has one finished match played again, from its deal or from a turn of the agent. */
export function PlayAgainForm({ agentId, matchId, versions, turns, seq }: PlayAgainFormProps) {
  const t = useTranslations('forks.one')
  return (
    <AgentForm
      action={playAgainWith}
      agentId={agentId}
      hidden={{ match: matchId }}
      className="max-w-2xl space-y-5"
      noValidate
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <SelectField
          name="entry"
          label={t('from')}
          initial={seq}
          choices={[
            { value: 0, label: t('deal') },
            ...turns.map(({ seq: value, ...turn }) => ({ value, label: t('turn', turn) })),
          ]}
        />
        <SelectField
          name="version"
          label={t('version')}
          choices={versions.map((number) => ({ value: number, label: t('versionOption', { number }) }))}
        />
      </div>
      <SendRow label={t('submit')} />
    </AgentForm>
  )
}

interface SameDealsFormProps {
  readonly agentId: string
  readonly versions: readonly number[]
  readonly games: readonly { readonly id: string; readonly name: string }[]
  readonly languages: readonly ('en' | 'zh')[]
}

export function SameDealsForm({ agentId, versions, games, languages }: SameDealsFormProps) {
  const [t, one] = [useTranslations('forks.deals'), useTranslations('forks.one')]
  const numbers = versions.map((number) => ({ value: number, label: one('versionOption', { number }) }))
  return (
    <AgentForm action={playSameDealsWith} agentId={agentId} className="max-w-2xl space-y-5" noValidate>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <SelectField name="version" label={t('version')} choices={numbers} initial={versions[0]} />
        <SelectField name="against" label={t('against')} choices={numbers} initial={versions[1]} />
        <SelectField
          name="game"
          label={t('game')}
          choices={games.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          name="language"
          label={t('language')}
          choices={languages.map((language) => ({ value: language, label: t(language) }))}
        />
        <SelectField
          name="matches"
          label={t('matches')}
          choices={[3, 5, 10, mostInSeries].map((count) => ({ value: count, label: count }))}
          initial={10}
        />
      </div>
      <SendRow label={t('submit')} />
    </AgentForm>
  )
}
