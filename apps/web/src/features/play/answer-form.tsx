import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { AnswerFieldView } from './answer-field.tsx'
import type { SeatQuestionPage } from './seat-page.ts'
import { movesOf } from './use-answer.ts'
import type { Answering } from './use-answer.ts'

interface AnswerFormProps {
  readonly question: SeatQuestionPage
  readonly answering: Answering
}

/** The form of a turn, drawn from the fields that agents are asked for. A move of a short list is one press. */
export function AnswerForm({ question, answering }: AnswerFormProps) {
  const t = useTranslations('play.answer')
  const { turnId, fields, legal, refused } = question
  const { draft, state, lacking, change, send } = answering
  const form = useRef<HTMLFormElement>(null)
  const moves = movesOf(fields, legal)
  // What is pressed on a board or on cards need not be read in a list.
  const isListed = moves?.moves.some(({ at }) => !at || at.on === 'seat') ?? true
  const shown = moves ? fields.filter((field) => field !== moves.field) : fields

  useEffect(() => {
    // Whoever does something else on the page is left alone.
    if (document.activeElement !== document.body) return
    form.current
      ?.querySelector<HTMLElement>(`textarea, input, select${isListed ? ', button' : ''}`)
      ?.focus({ preventScroll: true })
  }, [turnId, isListed])

  return (
    <form
      ref={form}
      data-testid="answer"
      aria-label={t('title')}
      className="grid min-h-px gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        // A move that is pressed is never sent by the enter key of another field.
        if (!moves) send({})
      }}
    >
      {refused !== null && (
        <p role="alert" className="border-l-2 border-brass pl-3 text-sm wrap-anywhere">
          {t('again')} {refused}
        </p>
      )}
      {shown.map((field) => (
        <AnswerFieldView
          key={field.name}
          field={field}
          legal={field === fields[0] ? legal : null}
          draft={draft}
          isLacking={lacking === field.name}
          onChange={change}
          onSend={() => {
            if (!moves) send({})
          }}
        />
      ))}
      {moves ? (
        // Moves on the table are listed, too, for readers of screens and keyboards.
        <fieldset className={`min-w-0 ${isListed ? '' : 'not-focus-within:sr-only'}`}>
          <legend className="label pb-2">{moves.field.label}</legend>
          <div className="flex flex-wrap gap-2.5">
            {moves.moves.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                disabled={state === 'sending'}
                className={`${buttonStyle.quiet} min-h-11 h-auto! px-4! py-2`}
                onClick={() => send({ [moves.field.name]: value })}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      ) : (
        <button type="submit" disabled={state === 'sending'} className={buttonStyle.primary}>
          {t('send')}
        </button>
      )}
      <p role="alert" className="text-sm empty:hidden">
        {state === 'open' || state === 'sending' ? null : t(state)}
      </p>
    </form>
  )
}
