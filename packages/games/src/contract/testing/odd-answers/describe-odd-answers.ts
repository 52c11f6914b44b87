import { languages, rngAt } from '@wis/engine'
import type { Language } from '@wis/engine'
import { expect, inject, it } from 'vitest'
import type { Kit } from '../kit-under-test.ts'
import { oddAnswersTo } from './odd-answers.ts'
import type { OddAnswer } from './odd-answers.ts'
import { questionsOf } from './turns-asked.ts'
import type { Question } from './turns-asked.ts'

/** So many different odd answers at least are tried with each game in each language. */
const fewest = 300

/** What seats write is read as it was meant, or it is refused. */
export function describeOddAnswers(
  kit: Kit,
  { readsByItself = false }: { readsByItself?: boolean } = {},
): void {
  it.each(languages)(
    `${kit.id}: reads odd answers as they were meant (%s)`,
    { timeout: 180_000 },
    (language) => {
      const answers = different(
        questionsOf(kit, language).flatMap((question) => oddAnswersTo(kit, language, question)),
      )
      expect(new Set(answers.map(({ text }) => text)).size).toBeGreaterThanOrEqual(fewest)
      const tried = inject('runsAll')
        ? answers
        : answers.filter((_, at) => (at * spread) % 1 < mostTried / answers.length)
      const becomes = onceFor(readsByItself ? ruledBy : playedBy)
      const wrong = tried.flatMap((answer) => faultOf(answer, readsByItself, becomes.bind(undefined, kit)))
      expect([...new Set(wrong)]).toEqual([])
    },
  )
}

const mostTried = fewest
/** Takes answers from all places alike, and not every time the same way of saying it. */
const spread = (Math.sqrt(5) - 1) / 2

/** The same text may be the answer to questions of several kinds. */
function different(answers: readonly OddAnswer[]): readonly OddAnswer[] {
  const known = new Map<string, OddAnswer>()
  for (const answer of answers) {
    const key = JSON.stringify([answer.question.turn.kind, answer.text, answer.plain])
    if (!known.has(key)) known.set(key, answer)
  }
  return [...known.values()]
}

type Becomes = (kit: Kit, question: Question, text: string) => string

/** Many odd ways stand for one plain answer to a question. */
function onceFor(find: Becomes): Becomes {
  const known = new Map<Question, Map<string, string>>()
  return (kit, question, text) => {
    const answers = known.get(question) ?? new Map<string, string>()
    const found = answers.get(text) ?? find(kit, question, text)
    known.set(question, answers.set(text, found))
    return found
  }
}

function faultOf(
  { question, text, plain, mayBeRefused = false, isHeard = false }: OddAnswer,
  readsByItself: boolean,
  find: (question: Question, text: string) => string,
): readonly string[] {
  const becomes = (answer: string) => {
    const played = find(question, answer)
    return isHeard ? withoutWords(played) : played
  }
  const read = becomes(text)
  const wanted = plain === undefined ? 'refused' : becomes(plain)
  // What is only said may break a rule of the game, however it is sent.
  const isSpeech = question.fields.some(({ kind, optional }) => kind === 'text' && !optional)
  const isKnown = plain === undefined || readsByItself || isSpeech || wanted !== 'refused'
  // Fixed rules that take every text as it is may hear more than was meant, or nothing, and never something else.
  const isAsSent =
    readsByItself &&
    (read === 'refused' || [text, text.trim()].some((said) => read.includes(JSON.stringify(said))))
  if (isKnown && (read === wanted || isAsSent || (mayBeRefused && read === 'refused'))) return []
  return [`${question.turn.kind}: “${text}” is ${read}, not ${wanted}`]
}

/** The move that is read from an answer, or that it is refused. */
export function readBy(kit: Kit, { state, turn }: Pick<Question, 'state' | 'turn'>, text: string): string {
  const said = kit.rules.readMove(state, turn, text)
  if (typeof said !== 'object' || said === null) return 'refused'
  return 'move' in said ? JSON.stringify(said.move) : 'refused'
}

/** The move that is played after an answer, or that it is refused: by its reader, or by the rules. */
function playedBy(kit: Kit, question: Question, text: string): string {
  const { ruled, turn } = question
  const ruling = kit.rules.decide(ruled, turn.seat, kit.rules.readMove(ruled, turn, text), rngAt('odd', 1))
  const isRefused = !ruling.ok || ruling.events[0]?.type === 'move-refused'
  return isRefused ? 'refused' : readBy(kit, question, text)
}

/** What follows from an answer, or that nothing does but what follows from silence. */
function ruledBy(kit: Kit, { ruled, turn }: Question, text: string): string {
  const ruledAs = (move: unknown) => {
    const ruling = kit.rules.decide(ruled, turn.seat, move, rngAt('odd', 1))
    if (!ruling.ok) throw new Error(`not ruled on: ${text}`)
    const fact = Object.entries(ruling.events[0] ?? {}).filter(
      ([name]) => name !== 'raw' && name !== 'reason',
    )
    return JSON.stringify(Object.fromEntries(fact))
  }
  const fact = ruledAs(kit.rules.readMove(ruled, turn, text))
  return fact === ruledAs({ kind: 'forfeit', reason: 'timeout' }) ? 'refused' : fact
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
const withoutWords = (move: string) => move.replace(wordsBeside, '')
const said = String.raw`"(?:[^"\\]|\\.)*"`
const wordsBeside = new RegExp(
  `,"(?:text|say)":(?:null|${said}|\\{"text":${said},"cut":(?:true|false)\\})`,
  'u',
)
