import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { keptText } from '../match/guess/kept-text.ts'
import { AnswerFieldView } from './answer-field.tsx'
import { answerOf, movesOf } from './answer-of.ts'
import type { Draft } from './answer-of.ts'
import type { SeatQuestionPage } from './seat-page.ts'
import { sendAnswer } from './use-seat.ts'

interface AnswerFormProps {
  readonly seatId: string
  readonly question: SeatQuestionPage
}

type State = 'open' | 'sending' | 'late' | 'failed'

/** The form of a turn, drawn from the fields that agents are asked for. A move of a short list is one press. */
export function AnswerForm({ seatId, question }: AnswerFormProps) {
  const t = useTranslations('play.answer')
  const { turnId, fields, legal, refused } = question
  const [draft, setDraft] = useDraft(seatId, question.name)
  const [state, setState] = useState<State>('open')
  /** The turn that has its answer. The same question may come again, under a new id. */
  const [sent, setSent] = useState<string>()
  const [lacking, setLacking] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const moves = movesOf(fields, legal)
  const shown = moves ? fields.filter((field) => field !== moves.field) : fields

  useEffect(() => {
    // Whoever does something else on the page is left alone.
    if (sent === turnId || document.activeElement !== document.body) return
    form.current
      ?.querySelector<HTMLElement>('textarea, input, select, button')
      ?.focus({ preventScroll: true })
  }, [turnId, sent])

  const send = async (filled: Draft) => {
    const made = answerOf(fields, filled)
    setLacking('lacking' in made ? made.lacking : undefined)
    if ('lacking' in made) return
    setState('sending')
    const said = await sendAnswer(seatId, turnId, made.answer)
    if (said === 'heard') setSent(turnId)
    setState(said === 'heard' ? 'open' : said)
  }

  if (sent === turnId) return <p className="text-sm text-soft">{t('sent')}</p>
  return (
    <form
      ref={form}
      data-testid="answer"
      aria-label={t('title')}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        // A move that is pressed is never sent by the enter key of another field.
        if (!moves) void send(draft)
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
          onChange={setDraft}
          onSend={() => {
            if (!moves) void send(draft)
          }}
        />
      ))}
      {moves ? (
        <fieldset className="min-w-0">
          <legend className="label pb-2">{moves.field.label}</legend>
          <div className="flex flex-wrap gap-2.5">
            {moves.moves.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                disabled={state === 'sending'}
                className={`${buttonStyle.quiet} min-h-11 h-auto! px-4! py-2`}
                onClick={() => void send({ ...draft, [moves.field.name]: value })}
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
        {state === 'late' || state === 'failed' ? t(state) : null}
      </p>
    </form>
  )
}

const nothing: Draft = {}

interface KeptDraft {
  /** The question that it answers. */
  readonly to: string
  readonly draft: Draft
}

/** What is filled in for a question. It outlasts a reload, and goes with the question. */
function useDraft(seatId: string, question: string): readonly [Draft, (draft: Draft) => void] {
  const [kept] = useState(() => keptText(`wis-seat ${seatId}`))
  const [now, setNow] = useState<KeptDraft>(() => ({ to: question, draft: read(kept.read(), question) }))
  const draft = now.to === question ? now.draft : nothing
  const change = (changed: Draft) => {
    const next = { to: question, draft: changed }
    setNow(next)
    kept.keep(JSON.stringify(next))
  }
  return [draft, change]
}

function read(text: string | null, question: string): Draft {
  try {
    // Only this page writes it; anything else reads as nothing.
    const kept = JSON.parse(text ?? 'null') as KeptDraft | null
    return kept?.to === question && typeof kept.draft === 'object' ? kept.draft : nothing
  } catch {
    return nothing
  }
}
