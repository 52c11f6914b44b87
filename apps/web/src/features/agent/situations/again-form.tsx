'use client'

import { mostAnswers } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { textOf } from '../../account/form-state.ts'
import { AgentForm, SelectField, SendRow, TextAreaField, TextField } from '../../agent-form/agent-field.tsx'
import { askAgainWith } from './situation-actions.ts'

interface AgainFormProps {
  readonly agentId: string
  readonly matchId: string
  readonly seq: number
  /** The newest first. */
  readonly versions: readonly number[]
  /** Whether it is a model, whose settings can be changed here. */
  readonly isModel: boolean
  /** The last message to the model, which can be changed. Undefined if it is not known, or the turn took several calls. */
  readonly question: string | undefined
  /** What an answer takes. Empty if that is not known. */
  readonly cost: string
}

/** Puts a call to the agent again, by any version, with changes to its model. */
export function AgainForm({ agentId, matchId, seq, versions, isModel, question, cost }: AgainFormProps) {
  const t = useTranslations('situations.again')
  return (
    <AgentForm
      action={(before, sent) => {
        if (textOf(sent, 'question').trim() === question?.trim()) sent.delete('question')
        return askAgainWith(before, sent)
      }}
      agentId={agentId}
      hidden={{ match: matchId, entry: seq }}
      className="space-y-5"
      noValidate
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <SelectField
          name="version"
          label={t('version')}
          choices={versions.map((number) => ({ value: number, label: t('versionOption', { number }) }))}
        />
        <SelectField
          name="times"
          label={t('times')}
          initial={3}
          choices={[1, 3, 5, 10, mostAnswers].map((count) => ({ value: count, label: count }))}
        />
        {isModel && (
          <>
            <TextField name="model" label={t('model')} hint={t('modelHint')} maxLength={200} />
            <TextField
              name="temperature"
              label={t('temperature')}
              hint={t('temperatureHint')}
              inputMode="decimal"
            />
          </>
        )}
      </div>
      {isModel && question !== undefined && (
        <TextAreaField
          name="question"
          label={t('question')}
          hint={t('questionHint')}
          initial={question}
          rows={12}
          isCode
          maxLength={20_000}
        />
      )}
      {isModel && (
        <TextAreaField
          name="instructions"
          label={t('instructions')}
          hint={t('instructionsHint')}
          rows={4}
          maxLength={4_000}
        />
      )}
      {cost !== '' && <p className="text-sm text-soft">{cost}</p>}
      <SendRow label={t('submit')} />
    </AgentForm>
  )
}
