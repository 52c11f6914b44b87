import { randomBytes } from 'node:crypto'
import { letterKinds, letterLanguages } from '@wis/protocol'
import type { LetterKind, LetterLanguage } from '@wis/protocol'
import { today } from '../budget/expected-use.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { queueLetters } from './queue-letters.ts'
import { tellOfDay } from './tell-of-day.ts'

export interface LetterWishes {
  readonly kinds: readonly LetterKind[]
  readonly language: LetterLanguage
}

type By = { readonly userId: string } | { readonly secret: string }

/** What somebody wants by mail, by the account or by the secret of its letters; undefined where nothing ever was. */
export async function readLetterWishes({ prisma }: Database, by: By): Promise<LetterWishes | undefined> {
  const found = await prisma.letterWishes.findUnique({ where: by })
  return found ? wishesOf(found) : undefined
}

const wishesOf = ({ kinds, language }: { readonly kinds: readonly string[]; readonly language: string }) => ({
  kinds: letterKinds.filter((kind) => kinds.includes(kind)),
  language: letterLanguages.find((known) => known === language) ?? 'en',
})

/** Stores what somebody wants by mail from now on. What was told before goes by the wishes of its time. */
export async function saveLetterWishes(db: Database, userId: string, wishes: LetterWishes): Promise<void> {
  await inTransaction(db, async (client) => {
    await tellOfDay(client, userId)
    await queueLetters(client, userId)
    await client.query(
      `insert into letter_wishes (user_id, kinds, language, secret) values ($1, $2, $3, $4)
       on conflict (user_id) do update
       set kinds = excluded.kinds, language = excluded.language, chosen_at = now(),
           told_of = ${today} - 1`,
      [userId, wishes.kinds, wishes.language, randomBytes(32).toString('base64url')],
    )
  })
}

/** Ends one kind of letters, those that wait included. False where the secret belongs to nobody. */
export async function endLetters({ pool }: Database, secret: string, kind: LetterKind): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update letter_wishes set kinds = array_remove(kinds, $2) where secret = $1',
    [secret, kind],
  )
  return rowCount === 1
}

export interface GivenUpLetter {
  readonly id: string
  readonly kind: LetterKind
  readonly outcome: string
  readonly attempts: number
  readonly endedAt: string
}

/** The last letters to somebody that could not be sent, newest first. */
export async function lettersGivenUp({ pool }: Database, userId: string): Promise<readonly GivenUpLetter[]> {
  const { rows } = await pool.query<Omit<GivenUpLetter, 'endedAt'> & { readonly endedAt: Date }>(
    `select notice_id as id, kind, coalesce(outcome, '') as outcome, attempts, ended_at as "endedAt"
     from letters where user_id = $1 and state = 'given-up' and ended_at > now() - interval '30 days'
     order by ended_at desc limit 5`,
    [userId],
  )
  return rows.map(({ endedAt, ...row }) => ({ ...row, endedAt: endedAt.toISOString() }))
}
