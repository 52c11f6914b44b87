import { describe, expect, it } from 'vitest'
import { describeDisguise, disguiseIn } from '../contract/testing/describe-disguise.ts'
import { disguisedKit } from '../contract/testing/disguised-kit.ts'
import type { Kit } from '../contract/testing/kit-under-test.ts'
import { describeOddByHand, readBy } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { moveName } from '../line-game/board.ts'
import type { LineState } from '../line-game/table.ts'
import { answered, nextIn, opened } from '../line-game/testing.ts'
import { ticTacToe } from './kit.ts'
import { shape } from './view.ts'

const kit = ticTacToe as unknown as Kit

describeDisguise(kit, {
  matches: 4,
  telling: {
    en: [
      /\btic.?tac.?toe\b/i,
      /\bnoughts?\b/i,
      /\bcrosses\b/i,
      /\bxs? and os?\b/i,
      /\bboard\b/i,
      /\brows?\b/i,
      /\bcolumns?\b/i,
      /\bdiagonals?\b/i,
      /\bcells?\b/i,
      /\bmarks?\b/i,
      /\bline\b/i,
      /\bcorner\b/i,
      /\bthree in\b/i,
      /\b[XO]\b/,
      /\b[1-3], ?[1-3]\b(?!,|\])/,
    ],
    zh: [/井字/, /棋/, /落子/, /(?<!先)行(?!动)/, /列/, /对角/, /连线/, /一线/, /格/, /\b[XO]\b/],
  },
})

describe('every position of tic-tac-toe in disguise', () => {
  const { shown, meant } = disguiseIn(kit)
  const ruleset = ticTacToe.setup.presets.find(({ games }) => games === 1) ?? expect.fail('no single game')
  const positions = positionsFrom(opened(ticTacToe, ruleset))
  const turnOf = (state: LineState) => ticTacToe.rules.turns(state)[0] ?? expect.fail('nobody is asked')

  it('is one of 4520 in which somebody is to move', () => {
    expect(positions).toHaveLength(4520)
  })

  it('has as many moves, each of which does what the move of its name does', () => {
    const readAs = new Map<string, string>()
    const moveIn = (state: LineState, text: string) => {
      const read = readAs.get(text) ?? readBy(kit, { state, turn: turnOf(state) }, text)
      readAs.set(text, read)
      const { values } = JSON.parse(read) as { readonly values: { readonly move: string } }
      return values.move
    }
    for (const state of positions) {
      const legal = ticTacToe.wire.legal(state, turnOf(state)) ?? []
      const named = shown(legal)
      expect(new Set(named).size).toBe(legal.length)
      expect(named.filter((name) => legal.includes(name))).toEqual([])
      for (const [at, value] of legal.entries()) {
        const [after, same] = [value, meant(named[at] ?? '')].map((text) =>
          answered(ticTacToe, state, moveIn(state, text)),
        )
        expect(after?.refusal).toBeUndefined()
        expect(same).toEqual(after)
      }
    }
  })

  it('looks like no other, and as much like itself', () => {
    const looks = new Set<string>()
    for (const state of positions) {
      const seen = ticTacToe.wire.observe({ ...state, marks: [] }, nextIn(ticTacToe, state) ?? 0)
      expect(shown(shown(seen))).toEqual(seen)
      looks.add(shown(seen).text)
    }
    expect(looks.size).toBe(positions.length)
  })
})

/** All positions that can be reached, each once. */
function positionsFrom(first: LineState): readonly LineState[] {
  const found = new Map([[JSON.stringify(first.cells), first]])
  // What is added to a map while it is walked is walked, too.
  for (const state of found.values())
    for (const [cell, taken] of state.cells.entries()) {
      if (taken !== null) continue
      const after = answered(ticTacToe, state, moveName(shape, cell)).state
      const key = JSON.stringify(after.cells)
      if (nextIn(ticTacToe, after) !== undefined && !found.has(key)) found.set(key, after)
    }
  return [...found.values()]
}

const told = disguisedKit(kit, disguiseIn(kit))

describeOddByHand(told, 'en', 'move', [
  ['Dawn terrace, oak bed', 'dawn-oak'],
  ['elm in noon', 'noon-elm'],
  ['I first thought of dusk-ash.\n\nMove: dawn-elm', 'dawn-elm'],
  ['{"terrace": "dusk", "bed": "oak"}', 'dusk-oak'],
  ['dawn-ash or dawn-elm', null],
  ['Not noon-elm.', null],
  ['1,2', null],
  ['row 1, column 2', null],
  ['(2, 2)', null],
  ['the top right corner', null],
  ['{"move":"2,2"}', null],
  ['{"row": 1, "column": 2}', null],
])

describeOddByHand(told, 'zh', 'move', [
  ['晨台橡畦', 'dawn-oak'],
  ['我选午台榆畦。', 'noon-elm'],
  ['第1行第2列', null],
  ['2,2', null],
  ['不选dawn-ash', null],
])
