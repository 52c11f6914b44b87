import type { Posted } from '../adapters/post-json.ts'
import type { AgentNews, Attempt, Telling } from '../agent.ts'
import { withoutRepeats } from '../egress/exchange.ts'
import { abstentions } from '../legacy/read-reply.ts'

/** The body of a call, its fields in the order in which they are sent. Absent fields are left out. */
export interface Told {
  readonly status: 'start' | 'distribution' | 'round' | 'vote' | 'vote_result' | 'result'
  readonly word?: string
  readonly round?: number
  readonly name?: string
  readonly message?: string
}

/** What decides what the next entry means to this agent. */
export interface HeardSoFar {
  readonly round?: number
  /** Ballots are out, and nobody has been named yet. */
  readonly awaitsName: boolean
  /** The agent is out of the match, so it hears nothing more but the result. */
  readonly isOut: boolean
}

export const nothingHeard: HeardSoFar = { awaitsName: false, isOut: false }

type Event = AgentNews['entries'][number]['event']
type Hearer = Pick<AgentNews, 'seat' | 'alias' | 'aliases' | 'language'>

/** The notices for an entry, in order. Takes any entry; an unreadable one gives no notice. */
export function callsFor(heard: HeardSoFar, event: Event, table: Hearer): readonly Told[] {
  switch (event.type) {
    case 'match-ended':
      return [...nobodyOut(heard), { status: 'result', message: resultLine(event, table) }]
    case 'match-voided':
      return [{ status: 'result', message: voidLine[table.language] }]
    case 'match-over':
      return [{ status: 'result', message: overLine[table.language] }]
    default:
      return heard.isOut ? [] : callsToLiving(heard, event, table)
  }
}

function callsToLiving(
  heard: HeardSoFar,
  event: Event,
  { alias, aliases, language }: Hearer,
): readonly Told[] {
  const name = nameAt(aliases, event.seat)
  const { round } = after(heard, event, -1)
  const now = round === undefined ? {} : { round }
  switch (event.type) {
    case 'match-opened':
      return [{ status: 'start', message: alias }]
    case 'word-dealt':
      return typeof event.word === 'string' ? [{ status: 'distribution', word: event.word }] : []
    case 'round-opened':
      return [...nobodyOut(heard), { status: 'round', ...now, message: hostLine(language, round) }]
    case 'speech-given':
      return name
        ? [{ status: 'round', ...now, name, message: typeof event.text === 'string' ? event.text : '' }]
        : []
    case 'speech-missed':
      return name ? [{ status: 'round', ...now, name, message: '' }] : []
    case 'votes-revealed':
      return ballotsOf(event).flatMap(({ seat, target }) => {
        const voter = nameAt(aliases, seat)
        const message = nameAt(aliases, target) ?? abstentions[language]
        return voter ? [{ status: 'vote', ...now, name: voter, message } as const] : []
      })
    case 'seat-eliminated':
      return name ? [{ status: 'vote_result', ...now, name, message: name }] : []
    default:
      return []
  }
}

/** What it has heard after an entry. */
export function after(heard: HeardSoFar, event: Event, me: number): HeardSoFar {
  const { round } = event
  return {
    ...heard,
    ...(typeof round === 'number' && { round }),
    awaitsName: event.type === 'votes-revealed',
    isOut: heard.isOut || (event.type === 'seat-eliminated' && event.seat === me),
  }
}

function nobodyOut({ awaitsName, isOut, round }: HeardSoFar): readonly Told[] {
  return awaitsName && !isOut ? [{ status: 'vote_result', ...(round !== undefined && { round }) }] : []
}

function nameAt(aliases: readonly string[], seat: unknown): string | undefined {
  return typeof seat === 'number' ? aliases[seat] : undefined
}

function ballotsOf(event: Event): readonly { readonly seat?: unknown; readonly target?: unknown }[] {
  const { ballots } = event
  return Array.isArray(ballots) ? ballots.filter((item) => typeof item === 'object' && item !== null) : []
}

type Language = AgentNews['language']

const voidLine: Readonly<Record<Language, string>> = {
  en: 'The match is void and does not count. The game is over.',
  zh: '本局作废，不计分，游戏结束。',
}

/** The host's words while nobody may know yet how the match ended. */
const overLine: Readonly<Record<Language, string>> = {
  en: 'The game is over. The result is told once all matches of this deal have been played.',
  zh: '游戏结束。这副牌局的所有对局打完后公布结果。',
}

/** The host's words at the start of a round. */
function hostLine(language: Language, round: number | undefined): string {
  if (language === 'zh')
    return round === undefined ? '新一轮开始，请依次发言。' : `第${round}轮开始，请依次发言。`
  return `${round === undefined ? 'A new round' : `Round ${round}`} begins. Please speak in turn.`
}

/** The host's words after the match is decided. They tell the agents who was who. */
function resultLine(
  { winner, words, spy }: Event,
  { aliases, language }: Pick<AgentNews, 'aliases' | 'language'>,
): string {
  const civilian = wordIn(words, 'civilian')
  const spyWord = wordIn(words, 'spy')
  const name = (typeof spy === 'number' && aliases[spy]) || '?'
  const spyWins = winner === 'spy'
  if (language === 'zh') {
    return `${spyWins ? '卧底' : '平民'}获胜，游戏结束。平民词是${civilian}，卧底词是${spyWord}，卧底是${name}。`
  }
  const wins = spyWins ? 'The spy wins.' : 'The civilians win.'
  return `${wins} The civilian word is ${civilian}, the spy word is ${spyWord}, the spy is ${name}.`
}

function wordIn(words: unknown, which: 'civilian' | 'spy'): string {
  if (typeof words !== 'object' || words === null) return '?'
  const word: unknown = Reflect.get(words, which)
  return typeof word === 'string' ? word : '?'
}

export interface Delivery {
  /** Makes one call, tries it again for this long while nobody is there, and returns the outcome. */
  tell(body: Told, signal: AbortSignal, forMs: number): Promise<Posted<unknown>>
  readonly onDelivered?: OnDelivered
}

/**
 * Called each time the agent took a notice, or the notice was given up. Everything up to entry `seq` is done then, and
 * so many notices of the next entry. What waits is not done. The next notice is sent after it resolves.
 */
type OnDelivered = (seq: number, notices: number) => Promise<void> | void

/** One call to make, and its tries so far. */
export interface Notice {
  readonly seq: number
  readonly body: Told
  /** What is done after this notice. */
  readonly done: Parameters<OnDelivered>
  readonly attempts: readonly Attempt[]
  readonly detail: string
}

/** The notices that an agent has yet to take, in order. */
export class WaitingNotices {
  readonly #delivery: Delivery
  #waiting: readonly Notice[] = []

  constructor(delivery: Delivery) {
    this.#delivery = delivery
  }

  get count(): number {
    return this.#waiting.length
  }

  add(notice: Notice): void {
    this.#waiting = [...this.#waiting, notice]
  }

  /** Sends the notices until one is not taken. */
  async catchUp(signal: AbortSignal, forMs: number): Promise<readonly Telling[]> {
    const { tell, onDelivered } = this.#delivery
    const end = performance.now() + forMs
    const tellings: Telling[] = []
    for (;;) {
      const [notice, ...rest] = this.#waiting
      if (!notice || signal.aborted) break
      const { attempts, ...answer } = await tell(notice.body, signal, Math.max(0, end - performance.now()))
      // A notice that the agent took counts, even if nobody waits for that any more.
      if (signal.aborted && !answer.ok) break
      const tried = { ...notice, attempts: withoutRepeats([...notice.attempts, ...attempts]) }
      if (!answer.ok && answer.failure === 'unreachable') {
        this.#waiting = [{ ...tried, detail: answer.detail }, ...rest]
        break
      }
      this.#waiting = rest
      tellings.push(tellingOf(tried, answer.ok ? undefined : answer.detail))
      await onDelivered?.(...notice.done)
    }
    return tellings
  }

  async giveUp(): Promise<readonly Telling[]> {
    const given = this.#waiting.map((notice) => tellingOf(notice, notice.detail))
    const last = this.#waiting.at(-1)
    this.#waiting = []
    if (last) await this.#delivery.onDelivered?.(...last.done)
    return given
  }
}

function tellingOf({ seq, body, attempts }: Notice, detail: string | undefined): Telling {
  return { seq, told: JSON.stringify(body), attempts, ...(detail !== undefined && { detail }) }
}
