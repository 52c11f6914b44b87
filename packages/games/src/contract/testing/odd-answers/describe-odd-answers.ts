import { languages } from '@wis/engine'
import type { Language } from '@wis/engine'
import { expect, inject, it } from 'vitest'
import type { Kit } from '../kit-under-test.ts'
import { oddAnswersTo } from './odd-answers.ts'
import { questionsOf } from './turns-asked.ts'
import type { Question } from './turns-asked.ts'

/** So many odd answers at least are tried with each game in each language. */
const fewest = 300

/** What seats write is read as it was meant, or it is refused. */
export function describeOddAnswers(kit: Kit): void {
  it.each(languages)(
    `${kit.id}: reads odd answers as they were meant (%s)`,
    { timeout: 60_000 },
    (language) => {
      const answers = questionsOf(kit, language).flatMap((question) => oddAnswersTo(kit, language, question))
      expect(answers.length).toBeGreaterThanOrEqual(fewest)
      const every = inject('runsAll') ? 1 : Math.floor(answers.length / fewest)
      const tried = answers.filter((_, at) => at % every === 0)
      const wrong = tried.flatMap(({ question, text, plain }) => {
        const read = readBy(kit, question, text)
        const wanted = plain === undefined ? 'refused' : readBy(kit, question, plain)
        return read === wanted ? [] : [`${question.turn.kind}: “${text}” is ${read}, not ${wanted}`]
      })
      expect([...new Set(wrong)]).toEqual([])
    },
  )
}

/** The move that is read from an answer, or that it is refused. */
export function readBy(kit: Kit, { state, turn }: Pick<Question, 'state' | 'turn'>, text: string): string {
  const said = kit.rules.readMove(state, turn, text)
  if (typeof said !== 'object' || said === null) return 'refused'
  return 'move' in said ? JSON.stringify(said.move) : 'refused'
}

/** An answer written by hand, and the plain answer that means the same. Null if it must be refused. */
export type OddByHand = readonly [text: string, plain: string | null]

/** Answers to the first question of a kind. */
export function describeOddByHand(
  kit: Kit,
  language: Language,
  kind: string,
  rows: readonly OddByHand[],
): void {
  it(`${kit.id}: reads answers written by hand to “${kind}” (${language})`, () =>
    expectMeant(kit, questionOf(kit, language, kind), rows))
}

/** The first question of a kind in a match of house players. */
export function questionOf(kit: Kit, language: Language, kind: string): Question {
  const question = questionsOf(kit, language).find(({ turn }) => turn.kind === kind)
  if (!question) throw new Error(`nobody is asked to ${kind}`)
  return question
}

/** Each answer is read as the plain one beside it, whatever words of it the others hear, or refused. */
export function expectMeant(kit: Kit, question: Question, rows: readonly OddByHand[]): void {
  const readAs = (text: string) => withoutWords(readBy(kit, question, text))
  const read = rows.map(([text]) => [text, readAs(text)])
  expect(read).toEqual(rows.map(([text, plain]) => [text, plain === null ? 'refused' : readAs(plain)]))
  for (const [, plain] of rows) if (plain !== null) expect(readBy(kit, question, plain)).not.toBe('refused')
}

/** Moves of some games have the words that were said beside them. */
const withoutWords = (move: string) => move.replace(/,"text":(?:null|"(?:[^"\\]|\\.)*")/u, '')
