import { useMemo, useState, useSyncExternalStore } from 'react'
import { keptText } from '../match/guess/kept-text.ts'
import type { Press } from '../scene/press.ts'
import type { AnswerChoice, AnswerField, SeatQuestionPage } from './seat-page.ts'
import { sendAnswer } from './use-seat.ts'
import type { Sent } from './use-seat.ts'

/** The answer to a question while it is filled in and sent: by the form, or on the table itself. */
export interface Answering {
  readonly draft: Draft
  readonly state: 'open' | 'sending' | Exclude<Sent, 'heard'>
  readonly isSent: boolean
  /** The first field that lacks something. */
  readonly lacking: string | undefined
  change(draft: Draft): void
  /** Sends what is filled in, and with it what was pressed. */
  send(pressed: Draft): void
}

interface Now extends Pick<Answering, 'state' | 'lacking'> {
  /** The question that it is about. */
  readonly to: string
  /** The turn that has its answer. The same question may come again, under a new id. */
  readonly sent?: string
}

/** What is filled in outlasts a reload, and goes with the question. */
export function useAnswer(seatId: string, question: SeatQuestionPage | null): Answering {
  const [kept] = useState(() => keptText(`wis-seat ${seatId}`))
  const to = question?.name ?? ''
  const [stored, setNow] = useState<Now>(() => fresh(to))
  const now = stored.to === to ? stored : fresh(to)
  // A server knows nothing of it, and the first picture of the browser has to be the server's.
  const text = useSyncExternalStore(kept.listen, kept.read, () => null)
  const draft = useMemo(() => draftIn(text, to), [text, to])
  const change = (filled: Draft) => kept.keep(JSON.stringify({ to, draft: filled }))
  const send = async (pressed: Draft) => {
    if (!question || now.state === 'sending') return
    // What came before the code of the page is kept, and not yet drawn.
    const filled = { ...draftIn(kept.read(), to), ...pressed }
    change(filled)
    const made = answerOf(question.fields, filled)
    if ('lacking' in made) return setNow({ ...now, lacking: made.lacking })
    setNow({ ...now, state: 'sending', lacking: undefined })
    const said = await sendAnswer(seatId, question.turnId, made.answer)
    const isHeard = said === 'heard'
    setNow({
      ...now,
      lacking: undefined,
      state: isHeard ? 'open' : said,
      ...(isHeard && { sent: question.turnId }),
    })
  }
  const { state, lacking, sent } = now
  const isSent = sent !== undefined && sent === question?.turnId
  return { draft, state, lacking, isSent, change, send: (pressed) => void send(pressed) }
}

const fresh = (to: string): Now => ({ to, state: 'open', lacking: undefined })

function draftIn(text: string | null, question: string): Draft {
  try {
    // Only this page writes it; anything else reads as nothing.
    const kept = JSON.parse(text ?? 'null') as { to: string; draft: Draft } | null
    return kept?.to === question && typeof kept.draft === 'object' ? kept.draft : {}
  } catch {
    return {}
  }
}

/**
 * What can be pressed on the table: a move is sent with one press, values of which several are chosen are picked and taken back,
 * and a word is written into its field. Null if nothing can be pressed.
 */
export function pressFor(question: SeatQuestionPage | null, answering: Answering): Press | null {
  if (!question || answering.isSent || answering.state === 'sending') return null
  const { fields, legal } = question
  const { draft, change, send } = answering
  const [first] = fields
  const word = fields.find((field) => field.kind === 'text' && field.isOnTable)
  const onWords = word && {
    written: textIn(draft, word.name),
    press: (text: string) => change({ ...draft, [word.name]: text }),
  }
  const placed = first?.kind === 'choice' || first?.kind === 'picks' ? first : undefined
  if (!placed) return onWords ? { moves: [], word: onWords, press: () => undefined } : null
  const picked = placed.kind === 'picks' ? listIn(draft, placed.name) : [textIn(draft, placed.name)]
  const choices = placed.kind === 'choice' ? movesIn(placed, legal) : placed.choices
  const moves = choices.flatMap(({ value, label, at }) =>
    at ? [{ value, label, at, isPicked: picked.includes(value) }] : [],
  )
  const press = (value: string) => {
    const isOne = placed.kind === 'choice'
    const others = picked.filter((one) => one !== value && one !== '')
    const chosen = isOne ? value : picked.includes(value) ? others : [...others, value]
    const filled = { ...draft, [placed.name]: chosen }
    if (isOne && movesOf(fields, legal)) send(filled)
    else change(filled)
  }
  return moves.length > 0 || onWords ? { moves, word: onWords ?? null, press } : null
}

/** What is filled in, by the name of the field: text, or the values that are picked, or one text for each place of a list. */
export type Draft = Readonly<Record<string, string | readonly string[]>>

export const textIn = (draft: Draft, name: string): string => {
  const value = draft[name]
  return typeof value === 'string' ? value : ''
}

export const listIn = (draft: Draft, name: string): readonly string[] => {
  const value = draft[name]
  return typeof value === 'object' ? value : []
}

/** With more moves than these, they are chosen from a list. */
const mostButtons = 24

/** The field whose values are buttons that send the answer. Undefined if there are too many values. */
export function movesOf(
  fields: readonly AnswerField[],
  legal: readonly string[] | null,
): { readonly field: AnswerField; readonly moves: readonly AnswerChoice[] } | undefined {
  const [field] = fields
  if (field?.kind !== 'choice') return undefined
  const moves = movesIn(field, legal)
  return moves.length > 0 && moves.length <= mostButtons ? { field, moves } : undefined
}

/** The values of a choice that are legal now. */
export const movesIn = (
  { choices }: Extract<AnswerField, { kind: 'choice' }>,
  legal: readonly string[] | null,
) => (legal ? choices.filter(({ value }) => legal.includes(value)) : choices)

/** What is sent, or the name of the first field that lacks something. */
export function answerOf(
  fields: readonly AnswerField[],
  draft: Draft,
): { readonly answer: Readonly<Record<string, unknown>> } | { readonly lacking: string } {
  const answer: Record<string, unknown> = {}
  for (const field of fields) {
    const value = valueOf(field, draft)
    if (value !== undefined) answer[field.name] = value
    else if (!field.optional) return { lacking: field.name }
  }
  return { answer }
}

function valueOf(field: AnswerField, draft: Draft): unknown {
  switch (field.kind) {
    case 'text':
    case 'choice':
      return textIn(draft, field.name).trim() || undefined
    case 'number':
      return numberIn(textIn(draft, field.name))
    case 'list': {
      const values = Array.from({ length: field.length }, (_, at) =>
        numberIn(listIn(draft, field.name)[at] ?? ''),
      )
      return values.every((value) => value !== undefined) ? values : undefined
    }
    case 'picks': {
      const picked = listIn(draft, field.name)
      const isEnough = picked.length >= field.least && picked.length <= field.most
      return isEnough && picked.length > 0 ? picked : undefined
    }
  }
}

const numberIn = (text: string) => (/^-?\d{1,12}$/.test(text.trim()) ? Number(text) : undefined)
