import { redact, rngAt } from '@wis/engine'
import type { Viewer } from '@wis/engine'
import { cases } from '@wis/testkit'
import { expect, it } from 'vitest'
import { avalon } from './kit.ts'
import type { Told } from './noted.ts'
import { atTheTable } from './testing/at-the-table.ts'
import type { AvalonTestMatch } from './testing/at-the-table.ts'
import { twinTables } from './testing/twins.ts'

const { rules, wire } = avalon
const viewers: readonly Viewer[] = [0, 1, 2, 3, 4, 'spectator']

/** The log up to the end, as a reader is given it. */
const toldTo = (viewer: Viewer, { match }: AvalonTestMatch) =>
  match.log
    .filter(({ event }) => event.type !== 'match-ended')
    .map((entry) => JSON.stringify(redact(rules, viewer, entry)))

/** Everything that is made for a reader after each entry, as text. */
function seenBy(viewer: Viewer, { match }: AvalonTestMatch): readonly string[] {
  const seat = typeof viewer === 'number' ? viewer : null
  const teller = { language: match.state.language, nameOf: (other: number) => `<${other}>` }
  const told = match.log.map((entry) => redact(rules, viewer, entry))
  let state = rules.blank
  return told.map((entry, at) => {
    const event = entry.event.type === 'hidden' ? undefined : (entry.event as Told)
    if (event) state = rules.evolve(state, event)
    const asked = rules.turns(state).filter((turn) => turn.seat === seat)
    return JSON.stringify([
      ...[entry, event ? wire.say(event, teller) : null, state, avalon.scene(state, seat)],
      seat === null ? null : wire.observe(state, seat),
      asked.map((turn) => [turn, wire.fields(state, turn), wire.legal(state, turn) ?? null]),
      avalon.moments?.(told.slice(0, at + 1) as never, teller.nameOf),
    ])
  })
}

it(
  'no reader can tell two deals apart that the rules let it think possible, at any prefix of 3,000 matches',
  { timeout: 60_000 },
  () => {
    let entries = 0
    for (let number = 0; number < cases(1_500); number++) {
      const viewer = viewers[number % viewers.length] ?? 'spectator'
      const [one, twin] = twinTables(viewer, rngAt('twins', number))
      if (!one || !twin) throw new Error('there are two tables')
      const told = toldTo(viewer, one)
      expect(toldTo(viewer, twin)).toEqual(told)
      entries += told.length
    }
    expect(entries).toBeGreaterThan(cases(50_000))
  },
)

it('nothing that is made for a reader tells two such deals apart', { timeout: 60_000 }, () => {
  for (let number = 0; number < 12; number++) {
    const viewer = viewers[number % viewers.length] ?? 'spectator'
    const [one, twin] = twinTables(viewer, rngAt('twin views', number))
    if (!one || !twin) throw new Error('there are two tables')
    const end = toldTo(viewer, one).length
    expect(seenBy(viewer, twin).slice(0, end)).toEqual(seenBy(viewer, one).slice(0, end))
  }
})

it('a seat knows its own role alone, and whom it was shown, until the end', () => {
  const table = atTheTable()
  table.quest('03', '.x')
  table.quest('012', '...')
  for (const seat of [0, 1, 2, 3, 4]) {
    const { roles, sees, quests, cards } = table.match.stateOf(seat)
    expect(roles.map((role) => role !== null)).toEqual([0, 1, 2, 3, 4].map((other) => other === seat))
    expect(sees.map((shown) => shown !== null)).toEqual([0, 1, 2, 3, 4].map((other) => other === seat))
    const known = [...quests.flatMap((quest) => quest.cards), ...cards]
    expect(known.every((card) => card.seat === seat)).toBe(true)
  }
})

it('a vote is told to its seat alone before all have voted', () => {
  const table = atTheTable()
  table.settle('01')
  for (const seat of [3, 1, 4, 0]) {
    table.answer(seat, 'reject')
    for (const other of [0, 1, 2, 3, 4]) {
      const { votes } = table.match.stateOf(other).proposal ?? { votes: [] }
      expect(votes.flatMap((vote, voter) => (vote === null || voter === other ? [] : [voter]))).toEqual([])
    }
  }
})

it('an answer that was refused or missed is told to its seat alone', () => {
  const [plain, slipped] = [atTheTable(), atTheTable()]
  for (const table of [plain, slipped]) table.settle('03')
  for (const table of [plain, slipped]) table.vote('+++++')
  slipped.answer(0, 'fail')
  for (const table of [plain, slipped]) table.answer(0, 'success')
  for (const seat of [1, 2, 3, 4]) {
    const told = ({ match }: AvalonTestMatch) => match.historyOf(seat).map(({ event }) => event)
    expect(told(slipped)).toEqual(told(plain))
    expect(slipped.match.stateOf(seat)).toEqual(plain.match.stateOf(seat))
  }
})

it('Percival is asked and told the same whichever of the two is Merlin', () => {
  const [one, other] = [
    atTheTable({ roles: ['merlin', 'percival', 'servant', 'morgana', 'assassin'] }),
    atTheTable({ roles: ['morgana', 'percival', 'servant', 'merlin', 'assassin'] }),
  ]
  expect(seenBy(1, other)).toEqual(seenBy(1, one))
  expect(wire.observe(one.match.stateOf(1), 1).text).toContain('Player 1, Player 4')
})
