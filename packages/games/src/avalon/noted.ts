import type { Entry, Language, Seat } from '@wis/engine'
import { intentionCalled } from './intentions/catalogue.ts'
import { observe } from './observe.ts'
import type { Notes } from './table.ts'
import { view } from './view.ts'

export type Told = Parameters<typeof view.rules.evolve>[1]
export type Log = readonly Entry<Told>[]
const { blank, evolve } = view.rules

/** Something that a seat noted beside its words. */
export interface Noted {
  readonly entry: number
  readonly notes: Notes
  /** What the seat said, right before its notes. */
  readonly speech: string | null
  readonly quest: number
  /** What the seat knew before it spoke. */
  readonly situation: string
  /** Everything that was said and done at the table in earlier quests, and who speaks now. */
  readonly earlier: string
}

/** The kinds of events that everybody at the table hears of. */
const heard = new Set<string>([
  ...(['proposal-opened', 'team-proposed', 'speech-given', 'team-settled'] as const),
  ...(['votes-revealed', 'quest-ended'] as const),
])

/** Everything that a seat noted in a match, in order. */
export function notedBy(log: Log, seat: Seat): readonly Noted[] {
  const found: Noted[] = []
  const told: { readonly quest: number; readonly line: string }[] = []
  let before = blank
  let state = blank
  let quest = 1
  for (const [at, { seq, event }] of log.entries()) {
    if (event.type === 'hidden') continue
    if (event.type === 'proposal-opened') quest = event.quest
    if (event.type === 'thoughts-noted' && event.seat === seat) {
      const said = log[at - 1]?.event
      const speech = said && 'text' in said && said.seat === seat ? said.text : null
      const { language, aliases } = state
      const lines = told.filter((one) => one.quest < quest).map(({ line }) => line)
      const speaker = aliases[seat] ?? ''
      found.push({
        entry: seq,
        notes: event.notes,
        speech,
        quest,
        situation: observe(before, seat).text,
        earlier: [...lines, language === 'zh' ? `现在发言的是${speaker}。` : `Now ${speaker} speaks.`].join(
          '\n',
        ),
      })
    }
    before = state
    state = evolve(state, event)
    const { language, aliases } = state
    const line = heard.has(event.type)
      ? view.wire.say(event, { language, nameOf: (other) => aliases[other] ?? '' })
      : undefined
    if (line !== undefined) told.push({ quest, line })
  }
  return found
}

export const meant = ({ intentions }: Notes, language: Language) =>
  intentions.flatMap((id) => intentionCalled(id)?.text[language] ?? []).join('\n')

export function languageOf(log: Log): Language {
  const opened = log[0]?.event
  return opened?.type === 'match-opened' ? opened.language : 'en'
}

/** Something that a seat said, and what it knew before. */
export interface Spoken {
  readonly entry: number
  readonly speech: string
  readonly quest: number
  readonly situation: string
}

/** Everything that a seat said in a match, in order, with or without notes. */
export function spokenBy(log: Log, seat: Seat): readonly Spoken[] {
  const found: Spoken[] = []
  let state = blank
  for (const { seq, event } of log) {
    if (event.type === 'hidden') continue
    const speech = 'text' in event && event.seat === seat ? event.text : null
    const quest = state.proposal?.quest ?? 1
    if (speech !== null) found.push({ entry: seq, speech, quest, situation: observe(state, seat).text })
    state = evolve(state, event)
  }
  return found
}
