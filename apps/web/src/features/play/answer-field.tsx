import { useTranslations } from 'next-intl'
import { boxStyle, Labelled } from '../../components/form/labelled.tsx'
import type { AnswerField } from './seat-page.ts'
import { listIn, movesIn, textIn } from './use-answer.ts'
import type { Draft } from './use-answer.ts'

interface AnswerFieldProps<Kind extends AnswerField['kind'] = AnswerField['kind']> {
  readonly field: Extract<AnswerField, { kind: Kind }>
  readonly legal: readonly string[] | null
  readonly draft: Draft
  readonly isLacking: boolean
  onChange(draft: Draft): void
  onSend(): void
}

export function AnswerFieldView({ field, ...props }: AnswerFieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextAnswer {...props} field={field} />
    case 'number':
      return <NumberAnswer {...props} field={field} />
    case 'list':
      return <ListAnswer {...props} field={field} />
    case 'choice':
      return <ChoiceAnswer {...props} field={field} />
    case 'picks':
      return <PicksAnswer {...props} field={field} />
  }
}

function useLabel({ field: { label, optional } }: Pick<AnswerFieldProps, 'field'>): string {
  const t = useTranslations('play.answer')
  return optional ? t('optional', { label }) : label
}

function useLacking({ isLacking }: Pick<AnswerFieldProps, 'isLacking'>): string | undefined {
  const t = useTranslations('play.answer')
  return isLacking ? t('lacking') : undefined
}

function TextAnswer(props: AnswerFieldProps<'text'>) {
  const t = useTranslations('play.answer')
  const { field, draft, onChange, onSend } = props
  const { name, limit } = field
  const text = textIn(draft, name)
  const left = t('left', { count: Math.max(0, limit - [...text].length) })
  return (
    <Labelled id={`answer-${name}`} label={useLabel(props)} hint={left} error={useLacking(props)}>
      {(described) => (
        <textarea
          {...described}
          rows={limit > 100 ? 3 : 2}
          maxLength={limit}
          autoComplete="off"
          value={text}
          className={`${boxStyle} py-2 text-base!`}
          onChange={({ target }) => {
            onChange({ ...draft, [name]: target.value })
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            onSend()
          }}
        />
      )}
    </Labelled>
  )
}

function NumberAnswer(props: AnswerFieldProps<'number'>) {
  const t = useTranslations('play.answer')
  const { field, draft, onChange } = props
  const { name, least, most } = field
  return (
    <Labelled
      id={`answer-${name}`}
      label={useLabel(props)}
      hint={t('within', { least, most })}
      error={useLacking(props)}
    >
      {(described) => (
        <input
          {...described}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          step={1}
          value={textIn(draft, name)}
          className={`${boxStyle} h-11 text-base!`}
          onChange={({ target }) => {
            onChange({ ...draft, [name]: target.value })
          }}
        />
      )}
    </Labelled>
  )
}

function ListAnswer(props: AnswerFieldProps<'list'>) {
  const t = useTranslations('play.answer')
  const { field, draft, onChange } = props
  const { name, length, least, most } = field
  const values = Array.from({ length }, (_, at) => listIn(draft, name)[at] ?? '')
  const lacking = useLacking(props)
  return (
    <fieldset className="min-w-0">
      <legend className="label pb-1">{useLabel(props)}</legend>
      <div className="flex flex-wrap gap-2.5">
        {values.map((value, at) => (
          <input
            key={at}
            type="number"
            inputMode="numeric"
            aria-label={t('place', { place: at + 1 })}
            min={least}
            max={most}
            step={1}
            value={value}
            className={`${boxStyle} h-11 w-20! text-base!`}
            onChange={({ target }) => {
              onChange({ ...draft, [name]: values.with(at, target.value) })
            }}
          />
        ))}
      </div>
      <p className="pt-1 text-xs text-soft">{lacking ?? t('within', { least, most })}</p>
    </fieldset>
  )
}

function ChoiceAnswer(props: AnswerFieldProps<'choice'>) {
  const t = useTranslations('play.answer')
  const { field, legal, draft, onChange } = props
  return (
    <Labelled id={`answer-${field.name}`} label={useLabel(props)} error={useLacking(props)}>
      {(described) => (
        <select
          {...described}
          value={textIn(draft, field.name)}
          className={`${boxStyle} h-11 text-base!`}
          onChange={({ target }) => {
            onChange({ ...draft, [field.name]: target.value })
          }}
        >
          <option value="">{t('choose')}</option>
          {movesIn(field, legal).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function PicksAnswer(props: AnswerFieldProps<'picks'>) {
  const t = useTranslations('play.answer')
  const { field, draft, onChange } = props
  const { name, least, most, choices } = field
  const picked = listIn(draft, name)
  const lacking = useLacking(props)
  return (
    <fieldset className="min-w-0">
      <legend className="label pb-1">{useLabel(props)}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {choices.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={picked.includes(value)}
              onChange={({ target }) => {
                const others = picked.filter((one) => one !== value)
                onChange({ ...draft, [name]: target.checked ? [...others, value] : others })
              }}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="pt-1 text-xs text-soft">
        {lacking !== undefined && `${lacking} `}
        {t('picks', { kind: least === 0 ? 'most' : least === most ? 'exact' : 'range', least, most })}
      </p>
    </fieldset>
  )
}
