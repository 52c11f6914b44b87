import type { HousePlayer } from '../contract/game-kit.ts'
import { choices } from './events.ts'
import { beats } from './rules.ts'
import type { State } from './state.ts'

type Answer = HousePlayer<State>['answer']
const showRock: Answer = () => ({ fields: { choice: 'rock' } })
const throwDice: Answer = ({ rng }) => ({ fields: { choice: rng.pick(choices) } })
const counter: Answer = ({ state, turn, rng }) => {
  const seen = state.rounds.map((round) => round.choices[1 - turn.seat])
  const times = (choice: string) => seen.filter((one) => one === choice).length
  const [usual] = rng.shuffle(choices).toSorted((one, other) => times(other) - times(one))
  return { fields: { choice: choices.find((choice) => beats[choice] === usual) } }
}

const steady = { en: 'Always shows rock.', zh: '永远出石头。' }
const lucky = { en: 'Leaves it to chance.', zh: '全凭运气。' }
const keen = { en: 'Beats what the other showed most often.', zh: '专克对手出得最多的拳。' }
/** From the weakest to the strongest. They know only what their seat is told. */
export const house = [
  { slug: 'rock', strength: 1, name: { en: 'Rock', zh: '石头' }, character: steady, answer: showRock },
  { slug: 'random', strength: 2, name: { en: 'Dice', zh: '骰子' }, character: lucky, answer: throwDice },
  { slug: 'counter', strength: 3, name: { en: 'Counter', zh: '克星' }, character: keen, answer: counter },
] as const satisfies readonly HousePlayer<State>[]
