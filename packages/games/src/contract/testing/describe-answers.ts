import { MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, Turn } from '@wis/engine'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import type { Field } from '../field.ts'
import { materialAt } from '../play-house.ts'
import type { AnyRuleset } from '../ruleset.ts'
import { rulingBehind } from '../ruling-behind.ts'
import { answersTo, valueOf } from './answers.ts'
import type { Answering } from './answers.ts'
import { played, statesIn } from './kit-under-test.ts'
import type { Expected, Kit } from './kit-under-test.ts'

/** The promises about what seats answer, and about the notes beside their answers. */
export function describeAnswers(kit: Kit, ruleset: AnyRuleset, expected: Expected): void {
  it('takes any answer, and ends all the same', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string(), fc.infiniteStream(answersTo()), (seed, answers) =>
        playAnyhow(kit, { ruleset, seed, answers }, expected),
      ),
      { numRuns: inject('runsAll') ? 40 : 8 },
    )
  })

  it('refuses the move of a seat whose turn it is not', () => {
    const { log } = played(kit, ruleset, 'turns')
    const state = statesIn(kit, log)[Math.ceil(log.length / 2) - 1]
    const due = new Set(kit.rules.turns(state).map(({ seat }) => seat))
    for (let seat = 0; seat < ruleset.players; seat++) {
      if (due.has(seat)) continue
      const ruling = kit.rules.decide(state, seat, { kind: 'forfeit', reason: 'timeout' }, rngAt('', 0))
      expect(ruling).toMatchObject({ ok: false })
    }
  })

  it('reads each of the values that it says are legal', () => {
    const { log } = played(kit, ruleset, 'legal')
    for (const state of statesIn(kit, log).filter((_, at) => at % 3 === 0)) {
      const [turn] = kit.rules.turns(state)
      const [field] = turn ? kit.wire.fields(state, turn) : []
      if (!turn || !field) continue
      for (const value of kit.wire.legal(state, turn) ?? []) {
        for (const text of [value, JSON.stringify({ [field.name]: value }), `I think so.\nMove: ${value}`]) {
          const ruling = kit.rules.decide(
            state,
            turn.seat,
            kit.rules.readMove(state, turn, text),
            rngAt('', 1),
          )
          expect(ruling).toMatchObject({ ok: true })
          expect(JSON.stringify(ruling), `${value} in “${text}”`).not.toContain('move-refused')
        }
      }
    }
  })

  describeNotes(kit, ruleset)
}

function describeNotes(kit: Kit, ruleset: AnyRuleset): void {
  it('takes notes beside an answer or none, and tells nobody else what they say', { timeout: 60_000 }, () => {
    const { log } = played(kit, ruleset, 'notes')
    for (const [at, state] of statesIn(kit, log).entries()) {
      for (const turn of kit.rules.turns(state)) {
        const fields = kit.wire.fields(state, turn)
        const notes = fields.filter(({ note }) => note)
        if (notes.length === 0) continue
        expect(notes.every(({ optional }) => optional)).toBe(true)
        const filled = (of: readonly Field[], number: number) =>
          Object.fromEntries(of.map((field) => [field.name, valueOf(field, number)]))
        const answer = filled(
          fields.filter(({ note }) => !note),
          at,
        )
        const told = (number: number) =>
          toldToOthers(kit, state, turn, { ...answer, ...filled(notes, number) })
        expect(told(at + 1)).toEqual(told(at))
        expect(toldToOthers(kit, state, turn, answer).map(({ type }) => type)).toEqual(
          told(at).map(({ type }) => type),
        )
      }
    }
  })
}

/** A match whose seats answer anything. */
interface AnyMatch {
  readonly ruleset: AnyRuleset
  readonly seed: string
  readonly answers: Iterator<Answering>
}

function playAnyhow(kit: Kit, { ruleset, seed, answers }: AnyMatch, expected: Expected): void {
  const { mostEntries, mayBeVoid = false } = expected
  const seats = [...Array(ruleset.players).keys()]
  const match = new MatchInPlay({ game: kit.rules, seats, seed })
  const dated = () => ''
  const material = kit.setup.draw(ruleset, 'en', rngAt(seed, materialAt))
  match.open({ ruleset, language: 'en', material }, dated)
  for (let [turn] = match.turns(); turn; [turn] = match.turns()) {
    const { value } = answers.next() as { value: Answering }
    const text = value(kit.wire.fields(match.stateOf(turn.seat), turn))
    const move =
      text === undefined
        ? ({ kind: 'forfeit', reason: 'timeout' } as const)
        : kit.rules.readMove(match.state, turn, text)
    const before = match.state
    const entries = match.rule(turn, move, dated)
    expect(ruledAgain(kit, before, entries, seed)).toEqual(entries.map(({ event }) => event))
    for (const { event } of entries) {
      const isKnown = mayBeVoid && event.type === 'match-voided'
      if (!isKnown) expect(kit.wire.event.parse(event)).toEqual(event)
    }
    if (match.log.length > 4 * mostEntries) throw new Error('the match does not end')
  }
  const endings = mayBeVoid ? ['decided', 'void'] : ['decided']
  expect(endings).toContain(kit.rules.outcome(match.state)?.kind)
}

/** What somebody makes of the first entry of a ruling who knows only the log and the seed. */
function ruledAgain(kit: Kit, before: unknown, entries: readonly Entry[], seed: string) {
  const [first, second] = JSON.parse(JSON.stringify(entries)) as Entry[]
  if (!first) return undefined
  return rulingBehind(kit, before, { ...first, next: second?.event }, seed)?.events
}

/** What a ruling tells everybody but the seat that answered. */
function toldToOthers(kit: Kit, state: unknown, turn: Turn, answer: object) {
  const move = kit.rules.readMove(state, turn, JSON.stringify(answer))
  const ruling = kit.rules.decide(state, turn.seat, move, rngAt('notes', 1))
  if (!ruling.ok) throw new Error(`not read: ${JSON.stringify(answer)}`)
  return ruling.events.filter((event) => {
    const audience = kit.rules.audience(event)
    return audience === 'everyone' || (audience !== 'nobody' && audience.some((seat) => seat !== turn.seat))
  })
}
