import type { Database } from '@wis/db'
import type { Person } from '@wis/db/people'
import { env } from '../env/env.ts'
import { seatPageOf } from './seat-page-of.ts'
import { unfitIn } from './unfit-words.ts'
import type { Unfit } from './unfit-words.ts'

interface Answered {
  readonly seatId: string
  readonly person: Person
  readonly answer: Readonly<Record<string, unknown>>
}

/** Why the words of an answer are not said at the table. What is no free text is read by the rules alone. */
export async function unfitAnswer(
  db: Database,
  { seatId, person, answer }: Answered,
): Promise<Unfit | undefined> {
  const page = await seatPageOf(db, { seatId, person, since: Infinity, readIn: 'en' })
  for (const { kind, name } of page?.question?.fields ?? []) {
    const said = kind === 'text' ? answer[name] : undefined
    const unfit = typeof said === 'string' ? unfitIn(said, env().forbiddenWords) : undefined
    if (unfit) return unfit
  }
  return undefined
}
