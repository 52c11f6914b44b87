import { advance, redact, rngAt } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import { expect, it } from 'vitest'
import type { GameView } from '../../game-kit.ts'
import type { AnyRuleset } from '../../ruleset.ts'
import { valueOf } from '../answers.ts'
import { played, statesIn } from '../kit-under-test.ts'
import type { Kit } from '../kit-under-test.ts'
import { seenIn } from '../seen-in.ts'

interface Built {
  readonly kit: Kit
  readonly view: GameView
  /** The same code loaded anew, which remembers nothing of other matches. */
  afresh(): Promise<Kit>
}

/** What a reader of the repository sees of a game in it, and nobody sees of built code: that it keeps no memory of its own. */
export function describeOutside({ kit, view, afresh }: Built): void {
  const [ruleset] = kit.setup.presets

  it('gives the same match from the same seed when its code is loaded anew', async () => {
    for (const seed of ['fresh', 'fresh-again'])
      expect(played(await afresh(), ruleset, seed).log).toEqual(played(kit, ruleset, seed).log)
  })

  it('tells a reader nothing but what follows from the entries that this reader may see', async () => {
    const { log } = played(kit, ruleset, 'readers')
    for (const viewer of ['spectator', ...Array(ruleset.players).keys()] as const) {
      const known = log.map((entry) => redact(kit.rules, viewer, entry))
      expect(seenIn(await afresh(), known, viewer, 'en')).toEqual(seenIn(kit, log, viewer, 'en'))
    }
  })

  it('shows with its view what it shows with its kit', () => {
    const { log } = played(kit, ruleset, 'view')
    const scenes = ({ rules, scene }: Pick<GameView, 'rules' | 'scene'>) => {
      let state = rules.blank
      return log.map((entry) => {
        const { event } = redact(kit.rules, 'spectator', entry)
        if (event.type !== 'hidden') state = rules.evolve(state as never, event as never)
        return JSON.parse(JSON.stringify(scene(state, null)))
      })
    }
    expect(view.id).toBe(kit.id)
    expect(scenes(view)).toEqual(scenes(kit))
  })

  for (const preset of kit.setup.presets)
    it(`tells nobody what a seat has chosen while another still chooses, by the rules of ${preset.id}`, () =>
      expectSealed(kit, preset))
}

/** Of seats that are asked at once, none may learn what another has answered before it has answered itself. */
function expectSealed(kit: Kit, ruleset: AnyRuleset): void {
  const { log } = played(kit, ruleset, 'sealed')
  for (const state of statesIn(kit, log)) {
    const [turn, ...others] = kit.rules.turns(state)
    if (!turn || others.length === 0) continue
    const fields = kit.wire.fields(state, turn).filter(({ optional, note }) => !optional && !note)
    const told = [0, 1, 2].map((number) => {
      const answer = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, number)]))
      const move = kit.rules.readMove(state, turn, JSON.stringify(answer))
      const ruling = kit.rules.decide(state, turn.seat, move, rngAt('sealed', 1))
      return ruling.ok && ruling.events[0]?.type !== 'move-refused' ? ruling.events : []
    })
    for (const { seat } of others) {
      const heard = told
        .filter((events) => events.length > 0)
        .map((events) => events.map((event) => heardBy(kit, state, seat, event as Entry['event'])))
      for (const one of heard) expect(one, `seat ${seat} is told`).toEqual(heard[0])
    }
  }
}

function heardBy(kit: Kit, state: unknown, seat: Seat, event: Entry['event']): unknown {
  const entry = redact(kit.rules, seat, { seq: 0, at: '', event })
  void advance(kit.rules, state, entry)
  return entry.event
}
