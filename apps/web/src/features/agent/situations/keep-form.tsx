'use client'

import { mostChecks, situationTests } from '@wis/protocol'
import type { Situation } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { boxStyle } from '../../../components/form/labelled.tsx'
import { Link, underlined } from '../../../components/link/link.tsx'
import { FormTrouble, TextAreaField, TextField, useAgentForm } from '../../agent-form/agent-field.tsx'
import { ActionForm } from '../../agent-settings/action-form.tsx'
import { dropSituationWith, keepSituationWith } from './situation-actions.ts'

interface KeepFormProps {
  readonly agentId: string
  readonly slug: string
  readonly matchId: string
  readonly seq: number
  /** As it is kept now. */
  readonly kept: Pick<Situation, 'set' | 'note' | 'checks' | 'rubric' | 'judge'> | undefined
  /** The names of the owner's sets. */
  readonly sets: readonly string[]
  /** The fields of the log entry that the answer became. */
  readonly fields: readonly string[]
}

/** Keeps a call in a set, with the checks that a good answer passes. */
export function KeepForm({ agentId, slug, matchId, seq, kept: stored, sets, fields }: KeepFormProps) {
  const t = useTranslations('situations.keep')
  const initial = {
    set: [stored?.set ?? sets[0] ?? ''],
    note: [stored?.note ?? ''],
    rubric: [stored?.rubric ?? ''],
    judge: [stored?.judge ?? ''],
    ...Object.fromEntries(
      (stored?.checks ?? []).flatMap(({ of, test, value }, at) => [
        [`of-${at}`, [of]],
        [`test-${at}`, [test]],
        [`value-${at}`, [value]],
      ]),
    ),
  }
  const { state, isPending, form } = useAgentForm(keepSituationWith, { errors: {}, kept: initial })
  const { errors, kept } = state
  const shown = Math.min(mostChecks, Math.max(3, (stored?.checks.length ?? 0) + 1))
  return (
    <>
      <form {...form} className="space-y-5" noValidate>
        <input type="hidden" name="agent" value={agentId} />
        <input type="hidden" name="match" value={matchId} />
        <input type="hidden" name="entry" value={seq} />
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          <TextField
            errors={errors}
            kept={kept}
            name="set"
            label={t('set')}
            hint={t('setHint')}
            maxLength={60}
          />
          <TextField errors={errors} kept={kept} name="note" label={t('note')} maxLength={280} />
        </div>
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
        <TextAreaField
          errors={errors}
          kept={kept}
          name="rubric"
          label={t('rubric')}
          hint={t('rubricHint')}
          rows={2}
          maxLength={1_000}
        />
        <TextField
          errors={errors}
          kept={kept}
          name="judge"
          label={t('judge')}
          hint={t('judgeHint')}
          maxLength={60}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button disabled={isPending} className={buttonStyle[stored ? 'quiet' : 'primary']}>
            {t(stored ? 'change' : 'submit')}
          </button>
          <FormTrouble state={state} />
          {state.isDone && stored && (
            <p role="status" className="text-sm">
              {t('saved')}{' '}
              <Link href={`/agents/${slug}/situations`} className={underlined}>
                {t('open')}
              </Link>
            </p>
          )}
        </div>
      </form>
      {stored && (
        <div className="pt-3">
          <ActionForm
            action={dropSituationWith}
            agentId={agentId}
            hidden={{ match: matchId, entry: String(seq) }}
            submit={t('drop')}
          />
        </div>
      )}
    </>
  )
}
