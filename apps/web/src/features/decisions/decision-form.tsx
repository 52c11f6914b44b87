'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FilterSelect } from '../../components/form/filter-field.tsx'
import { FormField } from '../../components/form/labelled.tsx'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { decideWith } from './actions.ts'
import { BoardDifferenceTable } from './board-difference.tsx'
import { blankDecision } from './decision-state.ts'
import type { DecisionState, PreviewSeen } from './decision-state.ts'

interface FormProps {
  readonly season: string
  /** Distinguishes the forms of a page. */
  readonly form: 'match' | 'disqualify' | 'correct' | `undo-${number}`
  /** The text that opens the form. */
  readonly summary: string
  readonly isOpen?: boolean
}

interface AgentFormProps extends FormProps {
  /** The id of the list of agents to choose from. */
  readonly list: string
}

function useDecision({ form }: FormProps) {
  const t = useTranslations('decisions')
  const [{ error, kept, preview }, action, isPending] = useActionState(decideWith, blankDecision)
  const field = (name: 'match' | 'agent' | 'points' | 'reason') => ({
    id: `${form}-${name}`,
    name,
    value: kept[name],
    label: t(`form.${name}`),
    error: error?.field === name ? t(`errors.${error.code}`) : undefined,
  })
  return { t, kept, error, preview, action, isPending, field }
}

interface FrameProps extends FormProps {
  readonly action: (form: FormData) => void
  readonly error: DecisionState['error']
  readonly preview: DecisionState['preview']
  readonly isPending: boolean
  readonly submit: string
  readonly children: ReactNode
}

/** A form that previews the board before it decides. Without a script, it stays open after an answer. */
function Frame({ season, form: id, summary, isOpen = false, ...frame }: FrameProps) {
  const { action, error, preview, isPending, submit, children } = frame
  const t = useTranslations('decisions')
  const form = useFirstWrong(error)
  const look = (
    <button name="intent" value="preview" formNoValidate disabled={isPending} className={buttonStyle.quiet}>
      {t(preview ? 'preview.again' : 'preview.show')}
    </button>
  )
  return (
    <details open={isOpen || error !== undefined || preview !== undefined}>
      <summary className={id.startsWith('undo') ? summaryStyle.undo : summaryStyle.anew}>{summary}</summary>
      <form ref={form} action={action} className="max-w-3xl space-y-4 pt-4 pb-6">
        <input type="hidden" name="season" value={season} />
        {preview && <input type="hidden" name="seen" value={preview.seen} />}
        <div className="max-w-md space-y-4">{children}</div>
        {error?.field === 'form' && (
          <p role="alert" className="text-sm font-semibold">
            ! {t(`errors.${error.code}`)}
          </p>
        )}
        {preview && <DecisionPreview preview={preview} />}
        <div className="flex flex-wrap items-center gap-3">
          {look}
          {preview && (
            <button name="intent" value="decide" disabled={isPending} className={buttonStyle.primary}>
              {submit}
            </button>
          )}
        </div>
      </form>
    </details>
  )
}

const summaryStyle = {
  anew: 'display cursor-pointer py-3 text-lg',
  undo: 'w-fit cursor-pointer text-xs underline decoration-rim underline-offset-4',
} as const

/** Voids a match, or has it played again. */
export function MatchDecision({ match, ...props }: FormProps & { readonly match?: string | undefined }) {
  const { t, kept, field, ...frame } = useDecision(props)
  const about = field('match')
  return (
    <Frame {...props} {...frame} submit={t('form.decide')}>
      <FormField {...about} value={about.value ?? match} hint={t('form.matchHint')} />
      <fieldset className="space-y-2 text-sm">
        <legend className="label pb-1">{t('form.what')}</legend>
        {(['void', 're-run'] as const).map((kind) => (
          <label key={kind} className="flex items-baseline gap-2">
            <input
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={kind === (kept.kind === 're-run' ? 're-run' : 'void')}
            />
            {t(`form.kinds.${kind}`)}
          </label>
        ))}
      </fieldset>
      <FormField {...field('reason')} hint={t('form.reasonHint')} rows={3} most={500} />
    </Frame>
  )
}

export function DisqualifyDecision({ list, ...props }: AgentFormProps) {
  const { t, kept: _, field, ...frame } = useDecision(props)
  return (
    <Frame {...props} {...frame} submit={t('form.disqualify')}>
      <input type="hidden" name="kind" value="disqualify" />
      <FormField {...field('agent')} list={list} hint={t('form.agentHint')} />
      <FormField {...field('reason')} hint={t('form.reasonHint')} rows={3} most={500} />
    </Frame>
  )
}

export function CorrectDecision({ list, ...props }: AgentFormProps) {
  const { t, kept, field, ...frame } = useDecision(props)
  const languages = (['en', 'zh'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))
  return (
    <Frame {...props} {...frame} submit={t('form.correct')}>
      <input type="hidden" name="kind" value="correct" />
      <FormField {...field('agent')} list={list} hint={t('form.agentHint')} />
      <div className="grid grid-cols-2 gap-4 [&_select]:h-11">
        <FilterSelect
          name="language"
          label={t('form.language')}
          value={kept.language || 'en'}
          options={languages}
        />
        <FormField {...field('points')} hint={t('form.pointsHint')} inputMode="decimal" />
      </div>
      <FormField {...field('reason')} hint={t('form.reasonHint')} rows={3} most={500} />
    </Frame>
  )
}

interface UndoProps extends FormProps {
  readonly number: number
  /** Whether the decision lets an agent in again. */
  readonly readmits: boolean
}

export function UndoDecision({ number, readmits, ...props }: UndoProps) {
  const { t, kept: _, field, ...frame } = useDecision(props)
  return (
    <Frame {...props} {...frame} submit={t('form.undo', { number })}>
      <input type="hidden" name="kind" value="undo" />
      <input type="hidden" name="undoes" value={number} />
      {readmits && <p className="text-sm text-soft">{t('form.readmits')}</p>}
      <FormField {...field('reason')} hint={t('form.reasonHint')} rows={3} most={500} />
    </Frame>
  )
}

/** The rows of the season's boards that a decision would change, before it is made. */
function DecisionPreview({ preview: { boards } }: { preview: PreviewSeen }) {
  const t = useTranslations('decisions')
  const changed = boards?.filter(({ rows }) => rows.length > 0)
  return (
    <section
      role="status"
      aria-label={t('preview.title')}
      className="space-y-4 border border-rim bg-raised p-4"
    >
      <p className="text-sm font-semibold">{t('preview.title')}</p>
      {changed === undefined && <p className="text-sm">{t('preview.late')}</p>}
      {changed?.length === 0 && <p className="text-sm">{t('preview.nothing')}</p>}
      {changed?.map(({ language, rows, more }) => (
        <div key={language}>
          <BoardDifferenceTable
            rows={rows}
            caption={t('preview.caption', {
              language: t(`languages.${language === 'zh' ? 'zh' : 'en'}`),
              count: rows.length + more,
            })}
            compares="preview"
          />
          {more > 0 && <p className="pt-2 text-xs text-soft">{t('preview.more', { count: more })}</p>}
        </div>
      ))}
    </section>
  )
}
