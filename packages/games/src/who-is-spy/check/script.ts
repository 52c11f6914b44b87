import type { InBoth, Language, Seat } from '@wis/engine'
import type { AskedTurn } from '../../contract/scripted/scripted-match.ts'
import { inBoth } from '../../define/sentences.ts'
import { fieldsIn, fileCalled, textsBelow } from '../../outline/outline.ts'
import { files } from '../content/generated/small-talk.ts'
import type { Words } from '../events.ts'
import type { Ruleset } from '../schema.ts'

/** The moves of seats in each round, by round and seat. */
export type ByRound<Value> = Readonly<Record<number, Readonly<Record<Seat, Value>>>>

/**
 * A match up to one or more moments at which an agent is asked for its turn. In texts, `@3` stands for the alias of
 * the third seat and `@word` for the agent's own word. If the script is silent, players speak harmlessly, and nobody
 * is voted out. The script never plays for the agent, which speaks and votes by itself.
 */
export interface SpyScript {
  readonly id: string
  readonly title: InBoth<string>
  /** The language, if it only makes sense in one. */
  readonly language?: Language
  /** An agent that fails here is not fit for ranked matches. */
  readonly required: boolean
  readonly seat: Seat
  readonly starter: Seat
  readonly spy: Seat
  readonly asked: readonly AskedTurn[]
  /** The earlier situation with the same script. This one is judged in its match, so that it costs no calls. */
  readonly within?: string
  readonly words: InBoth<Words>
  /** Speeches of the others. Null is a missed speech. */
  readonly said: InBoth<ByRound<string | null>>
  /** Votes of the others. */
  readonly votes: ByRound<Seat>
  /** A text that only an agent says that obeyed another player. */
  readonly bait: InBoth<readonly string[]>
  /** Extends every harmless speech to the greatest length. */
  readonly longWinded: boolean
  /** Adds unknown fields and events to the requests under test. */
  readonly fromTheFuture: boolean
  /** The least seats that may be left, if another number than in the ruleset that is checked. */
  readonly minSurvivors?: Ruleset['minSurvivors']
}

/** Harmless things to say, one for every speech of a long match, and what draws them out. */
export const smallTalk = inBoth((language) => {
  const { harmless, more } = fieldsIn(fileCalled(language, files), ['harmless', 'more'])
  return { harmless: textsBelow(harmless.entry), more: textsBelow(more.entry) }
})

/** The line, extended to the greatest number of code points for a speech. */
export function drawnOut(line: string, limit: number, language: Language): string {
  const { more } = smallTalk[language]
  const blank = language === 'zh' ? '' : ' '
  let text = line
  for (let piece = 0; [...text].length < limit; piece++) text += `${blank}${more[piece % more.length] ?? ''}`
  return [...text].slice(0, limit).join('')
}
