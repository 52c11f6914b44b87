import { hashText } from '@wis/proof'
import { TrainingMatch } from '@wis/simulation'
import { logLine } from './env-session.ts'
import { EnvFault, resetRequest, seedOfInstance, wantedMatch } from './reset-request.ts'

export interface Instance {
  readonly instance: number
  readonly game: string
  readonly ruleset: string
  readonly language: string
  readonly seed: string
  /** SHA-256 of the entries that open the match, by which one sees that two machines deal the same. */
  readonly deal: string
}

/** The deals with these numbers. The same number is the same deal on every machine. */
export function instancesOf(
  asked: unknown,
  { from, count }: { readonly from: number; readonly count: number },
): readonly Instance[] {
  const read = resetRequest.safeParse(asked ?? {})
  if (!read.success) throw new EnvFault(read.error.issues.map(({ message }) => message).join('; '))
  const { seed: _, ...match } = read.data
  return Array.from({ length: count }, (__, place) => {
    const instance = from + place
    const wanted = wantedMatch({ ...match, instance, seats: null, learner: null, opponents: null }, {})
    const opened = new TrainingMatch({ ...wanted, seats: wanted.players.map(() => null) })
    const { kit, ruleset, language } = wanted
    const deal = hashText(opened.log.map(logLine).join(''))
    return { instance, game: kit.id, ruleset: ruleset.id, language, seed: seedOfInstance(instance), deal }
  })
}
