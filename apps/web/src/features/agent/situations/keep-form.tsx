'use client'

import { mostChecks, situationTests } from '@wis/protocol'
import type { Situation } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { boxStyle } from '../../../components/form/labelled.tsx'
import { Link, underlined } from '../../../components/link/link.tsx'
import { AgentForm, SendRow, TextAreaField, TextField, useSent } from '../../agent-form/agent-field.tsx'
import { ActionForm } from '../../agent-settings/action-form.tsx'
import { dropSituationWith, keepSituationWith } from './situation-actions.ts'

interface KeepFormProps {
  readonly agentId: string
  readonly slug: string
  readonly matchId: string
  readonly seq: number
  /** As it is kept now. */
  readonly kept: Pick<Situation, 'set' | 'note' | 'checks' | 'rubric' | 'judge'> | undefined
  readonly sets: readonly string[]
  /** The fields of the log entry that the answer became. */
  readonly fields: readonly string[]
}

/** Keeps a call in a set, with the checks that a good answer passes. */
export function KeepForm({ agentId, slug, matchId, seq, kept: stored, sets, fields }: KeepFormProps) {
  const t = useTranslations('situations.keep')
  const checks = stored?.checks ?? []
  const initial = {
    set: [stored?.set ?? sets[0] ?? ''],
    note: [stored?.note ?? ''],
    rubric: [stored?.rubric ?? ''],
    judge: [stored?.judge ?? ''],
    ...Object.fromEntries(
      checks.flatMap(({ of, test, value }, at) => [
        [`of-${at}`, [of]],
        [`test-${at}`, [test]],
        [`value-${at}`, [value]],
      ]),
    ),
  }
  return (
    <>
      <AgentForm
        action={keepSituationWith}
        agentId={agentId}
        hidden={{ match: matchId, entry: seq }}
        initial={initial}
        className="space-y-5"
        noValidate
      >
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <TextField name="set" label={t('set')} hint={t('setHint')} maxLength={60} />
          <TextField name="note" label={t('note')} maxLength={280} />
        </div>
        <Checks fields={fields} shown={Math.min(mostChecks, Math.max(3, checks.length + 1))} />
        <TextAreaField name="rubric" label={t('rubric')} hint={t('rubricHint')} rows={2} maxLength={1_000} />
        <TextField name="judge" label={t('judge')} hint={t('judgeHint')} maxLength={60} />
        <SendRow label={t(stored ? 'change' : 'submit')} look={stored ? 'quiet' : 'primary'}>
          {stored && <Saved slug={slug} />}
        </SendRow>
      </AgentForm>
      {stored && (
        <div className="pt-3">
          <ActionForm
            action={dropSituationWith}
            agentId={agentId}
            hidden={{ match: matchId, entry: seq }}
            submit={t('drop')}
          />
        </div>
      )}
    </>
  )
}

function Saved({ slug }: { slug: string }) {
  const t = useTranslations('situations.keep')
  if (!useSent().isDone) return null
  return (
    <p role="status" className="text-sm">
      {t('saved')}{' '}
      <Link href={`/agents/${slug}/situations`} className={underlined}>
        {t('open')}
      </Link>
    </p>
  )
}

/** Lines of one check each: a part of the answer, a test, and a value. */
function Checks({ fields, shown }: Pick<KeepFormProps, 'fields'> & { shown: number }) {
  const t = useTranslations('situations.keep')
  const { errors, kept } = useSent()
  return (
    <fieldset>
      <legend className="label pb-1">{t('checks')}</legend>
      <p className="max-w-[68ch] pb-3 text-xs text-soft">{t('checksText')}</p>
      <datalist id="parts-of-an-answer">
        {['reading', 'reply', ...fields].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="space-y-2">
        {Array.from({ length: shown }, (_, at) => (
          <div key={at} className="grid grid-cols-2 gap-2 sm:grid-cols-[9rem_11rem_minmax(0,1fr)]">
            <input
              name={`of-${at}`}
              list="parts-of-an-answer"
              defaultValue={kept[`of-${at}`]?.[0] ?? 'reading'}
              aria-label={t('of', { number: at + 1 })}
              maxLength={40}
              className={`${boxStyle} h-11`}
            />
            <select
              name={`test-${at}`}
              defaultValue={kept[`test-${at}`]?.[0] ?? 'contains'}
              aria-label={t('test', { number: at + 1 })}
              className={`${boxStyle} h-11`}
            >
              {situationTests.map((test) => (
                <option key={test} value={test}>
                  {t(`tests.${test}`)}
                </option>
              ))}
            </select>
            <input
              name={`value-${at}`}
              defaultValue={kept[`value-${at}`]?.[0] ?? ''}
              aria-label={t('value', { number: at + 1 })}
              maxLength={200}
              autoComplete="off"
              className={`${boxStyle} col-span-2 h-11 sm:col-span-1`}
            />
          </div>
        ))}
      </div>
      <p className="max-w-[68ch] pt-2 text-xs text-soft">{t('ofHint')}</p>
      {(errors['of'] ?? errors['value'] ?? errors['test']) && (
        <p role="alert" className="pt-2 text-sm font-semibold">
          ! {t('wrong')}
        </p>
      )}
    </fieldset>
  )
}
