import type { Language, Turn } from '@wis/engine'
import type { Field } from '../../field.ts'
import type { HouseAnswer, HouseTurn } from '../../game-kit.ts'
import { playHouse } from '../../play-house.ts'
import { everybody } from '../kit-under-test.ts'
import type { Kit } from '../kit-under-test.ts'

/** A question, with everything that is needed to read an answer to it. */
export interface Question extends Pick<HouseTurn<unknown>, 'state' | 'turn'> {
  readonly fields: readonly Field[]
  /** What a house player answers. */
  readonly house: HouseAnswer['fields']
  /** What the director knows, who rules on the answer. */
  readonly ruled: unknown
}

const mostOfOneKind = 20
/** Short matches ask little, and some questions come up in few matches. */
const enough = 20
const [fewestMatches, mostMatches] = [12, 30]

const known = new WeakMap<Kit, Partial<Record<Language, readonly Question[]>>>()

/** Questions of matches of house players: a few of each kind, to as many seats as are asked. */
export function questionsOf(kit: Kit, language: Language): readonly Question[] {
  const ofKit = known.get(kit) ?? {}
  known.set(kit, ofKit)
  return (ofKit[language] ??= askedIn(kit, language))
}

function askedIn(kit: Kit, language: Language): readonly Question[] {
  const [ruleset] = kit.setup.presets
  const asked = new Map<string, Question[]>()
  let ruled: unknown
  const players = everybody(kit, ruleset).map((player) => ({
    answer(question: HouseTurn<unknown>): HouseAnswer {
      const answer = player.answer(question)
      const { state, turn } = question
      const ofKind = asked.get(turn.kind) ?? []
      asked.set(turn.kind, ofKind)
      if (ofKind.length < mostOfOneKind)
        ofKind.push({ state, turn, fields: kit.wire.fields(state, turn), house: answer.fields, ruled })
      return answer
    },
  }))
  const found = () => [...asked.values()].flat()
  const noted = ({ state }: { readonly state: unknown }, _: Turn) => void (ruled = state)
  for (let match = 0; match < mostMatches && (match < fewestMatches || found().length < enough); match++)
    playHouse(kit, { seed: `odd-${match}`, ruleset, language, players, asked: noted })
  return found()
}
