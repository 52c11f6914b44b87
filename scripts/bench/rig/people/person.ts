import { setTimeout as wait } from 'node:timers/promises'
import type { Rng } from '@wis/engine'
import type { SeatPage, SeatQuestionPage } from '../../../../apps/web/src/features/play/seat-page.ts'
import { anyAnswer } from './answer.ts'
import type { Record } from './record.ts'
import type { Visitor } from './visitor.ts'

/** What happens to a person in each match, at the second question. Whoever is silent answers no question at all. */
export const mishaps = ['reload', 'network', 'nonsense', 'silence'] as const
export type Mishap = (typeof mishaps)[number]

/** The page tries again after so long, as `use-seat.ts` does. */
const retryMs = 1500
const offlineMs = 20_000
const thinking = { leastMs: 1000, mostMs: 12_000 }
/** A turn that comes on the page later than this, or an answer that takes longer, is a fault. */
const lateMs = 5000
/** An answer that is sent with so much time left is in time. */
const inTimeMs = 1000
const nonsense = '<b>x</b> ![y](z) \u202e '.repeat(600)

interface Sitting {
  readonly visitor: Visitor
  readonly seatId: string
  readonly mishap: Mishap | undefined
  readonly rng: Rng
  readonly record: Record
  readonly over: AbortSignal
}

/** A person at a seat, by the requests that its page makes: it waits for news, and answers what it is asked. */
export class Person {
  readonly #sitting: Sitting
  readonly #seen = new Set<string>()
  readonly #answering: Promise<void>[] = []
  /** Aborts when the page is gone. */
  #page = new AbortController()
  #openedAt = 0
  #back: Promise<unknown> = Promise.resolve()
  #news = ''
  #since = -1

  constructor(sitting: Sitting) {
    this.#sitting = sitting
  }

  /** Resolves at the end of the match. */
  async play(): Promise<void> {
    await this.#open()
    for (let isDone = false; !isDone && !this.#sitting.over.aborted;) {
      await this.#back
      const page = await this.#nextPage()
      if (!page) continue
      this.#news = page.news
      this.#since = page.entries.at(-1)?.seq ?? this.#since
      if (page.question && !this.#seen.has(page.question.turnId)) this.#see(page.question)
      isDone = page.matchId !== null || page.isCalledOff
    }
    await Promise.all(this.#answering)
  }

  async #open(): Promise<void> {
    const { visitor, seatId } = this.#sitting
    await visitor.page(`/play/${seatId}`)
    ;[this.#news, this.#since, this.#openedAt] = ['', -1, performance.now()]
  }

  async #nextPage(): Promise<SeatPage | undefined> {
    const { visitor, seatId, record, over } = this.#sitting
    const query = new URLSearchParams({ seen: this.#news, since: String(this.#since) })
    const signal = AbortSignal.any([this.#page.signal, over])
    try {
      const answer = await visitor.ask(`/play/${seatId}/news?${query.toString()}`, { signal })
      // It is an answer of our own server.
      if (answer.ok) return (await answer.json()) as SeatPage
      await answer.arrayBuffer()
      record.faults.push(`news answered ${answer.status}`)
    } catch (error) {
      if (signal.aborted) return undefined
      record.count(`news did not come: ${causeOf(error)}`)
    }
    await wait(retryMs)
    return undefined
  }

  #see(question: SeatQuestionPage): void {
    const { mishap, record } = this.#sitting
    const now = performance.now()
    this.#seen.add(question.turnId)
    record.asked(question.turnId, (at) => {
      // Whoever had no page then could not see it.
      if (at < this.#openedAt) return
      const ms = Math.max(0, now - at)
      record.seenMs.push(ms)
      if (ms > lateMs) record.faults.push(`a turn was seen after ${Math.round(ms)} ms`)
    })
    if (this.#seen.size === 2 && mishap === 'reload') this.#leavePage(0)
    if (this.#seen.size === 2 && mishap === 'network') this.#leavePage(offlineMs)
    if (mishap === 'silence') this.#keepSilent()
    else this.#answering.push(this.#answer(question, now + question.leftMs))
  }

  /** The page is gone for a while. A page that is loaded anew knows nothing of what came before. */
  #leavePage(forMs: number): void {
    this.#page.abort()
    this.#page = new AbortController()
    this.#back = wait(forMs).then(() => {
      if (forMs === 0) return this.#open()
      this.#openedAt = performance.now()
      return undefined
    })
    this.#sitting.record.count(forMs === 0 ? 'reloads' : 'lost networks')
  }

  #keepSilent(): void {
    const { record, seatId } = this.#sitting
    record.count('turns without an answer')
    record.unanswered.set(seatId, (record.unanswered.get(seatId) ?? 0) + 1)
  }

  async #answer(question: SeatQuestionPage, endsAt: number): Promise<void> {
    const { mishap, record, rng, seatId } = this.#sitting
    const { leastMs, mostMs } = thinking
    await wait(leastMs + rng.next() * (mostMs - leastMs))
    await this.#back
    if (this.#sitting.over.aborted) return
    const isNonsense = mishap === 'nonsense' && this.#seen.size <= 2
    const said = isNonsense ? nonsense : `Many people have one, said ${seatId} (${this.#seen.size}).`
    const answer = anyAnswer(question, rng, said)
    if (isNonsense) record.count('answers of 10 KB of nonsense')
    const text = JSON.stringify(answer)
    const sentAt = performance.now()
    const result = await this.#send(question.turnId, answer)
    const now = performance.now()
    if (result === 'heard') {
      record.acceptedMs.push(now - sentAt)
      record.heard.push({ seatId, at: now, answer: text })
      if (now - sentAt > lateMs) record.faults.push(`an answer took ${Math.round(now - sentAt)} ms`)
    } else if (endsAt - sentAt > inTimeMs && !this.#sitting.over.aborted)
      record.faults.push(`an answer came ${Math.round(endsAt - sentAt)} ms before its end: ${result}`)
  }

  async #send(turnId: string, answer: Readonly<globalThis.Record<string, unknown>>): Promise<string> {
    const { visitor, seatId } = this.#sitting
    try {
      const sent = await visitor.ask(`/play/${seatId}/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ turnId, answer }),
      })
      if (!sent.ok) return `answered ${sent.status}: ${(await sent.text()).slice(0, 200)}`
      const { isHeard, unfit } = (await sent.json()) as { readonly isHeard: boolean; readonly unfit?: string }
      return isHeard ? 'heard' : (unfit ?? 'late')
    } catch (error) {
      return causeOf(error)
    }
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause)
}
