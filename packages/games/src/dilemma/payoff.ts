import { othersOf } from '../define/table.ts'
import type { says } from './content/generated/view.ts'

export type Choice = keyof typeof says.choices

/** What a seat gets in a round. If all defect each gets 1, and a seat that cooperates beside a defector gets 0. */
type Payoffs = Readonly<Record<'allCooperate' | 'oneDefects' | 'severalDefect', number>>

/** By what each gets if all cooperate, exactly one defects, and several defect. */
export function payoffsOf(setting: string): Payoffs {
  const [allCooperate = 0, oneDefects = 0, severalDefect = 0] = setting.split('-').map(Number)
  return { allCooperate, oneDefects, severalDefect }
}
/** The seven settings of the study MAgIC. */
export const settings = ['3-5-2', '3-10-2', '3-20-2', '3-5-3', '3-5-4', '3-5-5', '5-5-3'].map((setting) => ({
  id: `magic-${setting}`,
  payoffs: payoffsOf(setting),
}))

export const defectionsIn = (made: readonly Choice[]) => made.filter((choice) => choice === 'defect').length

/** What a seat gets by its choice, for each number of the others that may defect. */
export const gainsBy = ({ allCooperate, oneDefects, severalDefect }: Payoffs, players: number) => ({
  cooperate: [allCooperate, ...Array<number>(players - 1).fill(0)],
  defect: [oneDefects, ...Array<number>(players - 2).fill(severalDefect), 1],
})

/** The points of a round, in seat order. */
export const pointsOf = (payoffs: Payoffs, made: readonly Choice[]): readonly number[] =>
  made.map((own, at) => gainsBy(payoffs, made.length)[own][defectionsIn(othersOf(made, at))] ?? 0)
