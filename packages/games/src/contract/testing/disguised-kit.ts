import type { Disguise } from '../disguise/disguise.ts'
import type { Choice, Field } from '../field.ts'
import type { Kit } from './kit-under-test.ts'

/** The game as a seat plays it that is told everything in other names: it asks in these, and reads these. */
export function disguisedKit(kit: Kit, disguise: Disguise): Kit {
  const { rules, wire, house } = kit
  const [first, ...others] = house.map((player) => ({
    ...player,
    answer: (asked: Parameters<typeof player.answer>[0]) => {
      const answer = player.answer(asked)
      return { ...answer, fields: disguise.shown(answer.fields) }
    },
  }))
  if (!first) throw new Error('nobody plays it')
  const known = new Map<readonly Field[], readonly Field[]>()
  const shownFields = (fields: readonly Field[]) => {
    const shown = known.get(fields) ?? fields.map((field) => shownField(field, disguise))
    known.set(fields, shown)
    return shown
  }
  return {
    ...kit,
    rules: { ...rules, readMove: (state, turn, text) => rules.readMove(state, turn, disguise.meant(text)) },
    wire: {
      ...wire,
      fields: (state, turn) => shownFields(wire.fields(state, turn)),
      legal: (state, turn) => wire.legal(state, turn)?.map(disguise.shown),
      observe: (state, seat) => disguise.shown(wire.observe(state, seat)),
      say: (event, teller) => disguise.shown(wire.say(event, teller)),
    },
    house: [first, ...others],
  }
}

function shownField(field: Field, disguise: Disguise): Field {
  if (field.kind !== 'choice') return disguise.shown(field)
  return { ...disguise.shown(field), choices: field.choices.map((choice) => shownChoice(choice, disguise)) }
}

/** Ways to write it that stay as they are have no names in them: they are counted, or written in digits. */
function shownChoice(choice: Choice, { shown, meant }: Disguise): Choice {
  const others = (ways: readonly string[]) =>
    ways.flatMap((way) => (shown(way) !== way && meant(shown(way)) === way ? [shown(way)] : []))
  const { value, label, also = [] } = choice
  return { value: shown(value), label: shown(label), also: others(also) }
}
