import type { Entry, GameEvent, Known, Seat, Turn } from '@wis/engine'
import type { GameKit } from '../game-kit.ts'
import type { AnyRuleset } from '../ruleset.ts'
import { playAnswers } from './play-answers.ts'
import type { Written, WrittenAnswer } from './play-answers.ts'

type Kit = GameKit<AnyRuleset, unknown, unknown, unknown, GameEvent>
type Recorded = Required<
  Pick<Written<AnyRuleset, unknown, GameEvent>, 'ruleset' | 'seed' | 'language' | 'answers'>
>

const nameOf = (seat: Seat) => `<seat ${seat}>`

/** A whole match as text: the deal, the rules, every entry, question, answer and result. */
export function playthrough(kit: Kit, written: Recorded): string {
  const { ruleset, seed, language, answers } = written
  const lines: string[] = []
  let told = 0
  const tellEntries = ({ log }: Known<unknown>) => {
    lines.push(...log.slice(told).map((entry) => entryText(kit, written, entry)))
    told = log.length
  }
  const match = playAnswers(kit, {
    ruleset,
    seed,
    language,
    answers,
    asked: (known, turn, answer) => {
      tellEntries(known)
      lines.push(turnText(kit, known, { turn, answer }))
    },
  })
  tellEntries(match)
  return [
    `# ${kit.id}, seed “${seed}”, ${language}`,
    JSON.stringify(ruleset, null, 2),
    `# Rules\n${kit.texts[language].rules(ruleset)}`,
    `# Match\n${lines.join('\n')}`,
    `# Result\n${resultText(kit, match)}`,
    '',
  ].join('\n\n')
}

function entryText(kit: Kit, { language }: Recorded, { seq, event }: Entry): string {
  const said = kit.wire.say(event as GameEvent, { language, nameOf })
  const json = event.type === 'match-opened' ? '{"type":"match-opened", … }' : JSON.stringify(event)
  return `${seq}. ${json}${said === undefined ? '' : `\n   ${said}`}`
}

interface Question {
  readonly turn: Turn
  readonly answer: WrittenAnswer
}

function turnText(kit: Kit, known: Known<unknown>, { turn, answer }: Question): string {
  const state = known.stateOf(turn.seat)
  const { text, data } = kit.wire.observe(state, turn.seat)
  return [
    `\n## ${nameOf(turn.seat)} is asked: ${JSON.stringify(turn)}`,
    text,
    `data: ${JSON.stringify(data)}`,
    `legal: ${kit.wire.legal(state, turn)?.join(' ') ?? 'not listed'}`,
    `answer: ${answer === null ? '(none)' : JSON.stringify(answer)}\n`,
  ].join('\n')
}

function resultText(kit: Kit, { state }: Known<unknown>): string {
  const results = kit.results.of(state).map((result, seat) => `${nameOf(seat)} ${JSON.stringify(result)}`)
  return [JSON.stringify(kit.rules.outcome(state) ?? null), ...results].join('\n')
}
