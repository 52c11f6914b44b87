import type { InBoth, Seat, Turn } from '@wis/engine'
import type { MoveMissed, MoveRefused } from './entry-schema.ts'
import type { Teller } from './game-kit.ts'
import type { UnreadableReason } from './reading/read-fields.ts'

/** The question that a seat is at: its number for this seat, and how many answers to it were refused. */
export interface Asked {
  readonly step: number
  readonly tries: number
}

export const notAsked: Asked = { step: 1, tries: 0 }

/** What the seats were asked, and how often each gave no legal answer, or none. */
export interface Answering {
  readonly asked: readonly Asked[]
  readonly refused: readonly number[]
  readonly missed: readonly number[]
}

export const answeringOf = (players: number): Answering => {
  const none = Array.from({ length: players }, () => 0)
  return { asked: none.map(() => notAsked), refused: none, missed: none }
}

/** The same after an answer that was none. */
export function afterSlip({ asked, refused, missed }: Answering, event: MoveRefused | MoveMissed): Answering {
  const oneMore = (counts: readonly number[]) =>
    counts.map((count, seat) => (seat === event.seat ? count + 1 : count))
  const isRefused = event.type === 'move-refused'
  return {
    asked: askedAfter(asked, event),
    refused: isRefused ? oneMore(refused) : refused,
    missed: isRefused ? missed : oneMore(missed),
  }
}

/** The question that a seat is at, as a turn. */
export function turnOf(
  asked: readonly Asked[],
  seat: Seat,
  of: Pick<Turn, 'kind' | 'round' | 'limitMs'>,
): Turn {
  const { step, tries } = asked[seat] ?? notAsked
  return { seat, kind: of.kind, round: of.round, step, tries, limitMs: of.limitMs }
}

interface SeatEvent {
  readonly type: string
  readonly seat?: Seat
  /** The move was drawn by chance after all tries were over. */
  readonly drawn?: boolean
}

/** Where every seat is with its questions after an event. A refused answer leads to the same question again. */
export function askedAfter(asked: readonly Asked[], { type, seat, drawn }: SeatEvent): readonly Asked[] {
  if (seat === undefined) return asked
  const { step, tries } = asked[seat] ?? notAsked
  if (type === 'move-refused') return asked.with(seat, { step: step + 1, tries: tries + 1 })
  return asked.with(seat, { step: drawn ? step : step + 1, tries: 0 })
}

/** Where every seat is after the tries of all are over, as at the end of a game. */
export function askedAnew(asked: readonly Asked[]): readonly Asked[] {
  return asked.map(({ step }) => ({ step, tries: 0 }))
}

const unreadable: Readonly<Record<UnreadableReason, InBoth<string>>> = {
  unreadable: { en: 'no move can be read from it', zh: '从中读不出任何行动' },
  ambiguous: { en: 'it names more than one move', zh: '其中提到了不止一个行动' },
  denied: {
    en: 'it rules a move out, and does not clearly choose one',
    zh: '其中否定了某个行动，没有明确选择哪一个',
  },
  unsure: {
    en: 'it mentions a move, but does not clearly choose it',
    zh: '其中提到了一个行动，但没有明确选择它',
  },
  approximate: {
    en: 'it names an amount only roughly, and an exact one is asked for',
    zh: '其中的数量只是大概，需要一个确切的数字',
  },
  'wrong-number': { en: 'it names too many or too few', zh: '选的个数太多或太少' },
  'out-of-range': { en: 'the number is out of range', zh: '数字超出范围' },
}

/** A line about an answer that was refused or missed. `reasons` are those of the game itself. */
export function refusalText(
  event: MoveRefused | MoveMissed,
  { language, nameOf }: Teller,
  reasons: Readonly<Record<string, InBoth<string>>>,
): string {
  const name = nameOf(event.seat)
  const zh = language === 'zh'
  if (event.type === 'move-missed') return zh ? `${name}没有回答。` : `${name} gives no answer.`
  const why = ({ ...unreadable, ...reasons }[event.reason] ?? unreadable.unreadable)[language]
  const said = event.said === '' ? '' : zh ? `“${event.said}”` : ` “${event.said}”`
  return zh ? `${name}的回答${said}不被接受：${why}。` : `${name}'s answer${said} is refused: ${why}.`
}
