import { saysOwnWord } from '@wis/games'
import type { WordPairInput } from '@wis/protocol'
import type pg from 'pg'
import type { Actor } from '../audit/actor.ts'
import type { AuditAction } from '../audit/audit-actions.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { inTransaction } from '../transaction.ts'

export type PairChanged =
  | { readonly ok: true }
  | Refusal<'words-too-close' | 'pair-taken' | 'no-such-pair' | 'already-played'>

/** Adds a pair to the collection. It may be dealt from now on. */
export async function addWordPair(db: Database, actor: Actor, pair: WordPairInput): Promise<PairChanged> {
  if (isEntangled(pair)) return refuse('words-too-close')
  return inTransaction(db, async (client) => {
    if (await isTaken(client, pair)) return refuse('pair-taken')
    const id = newId()
    await client.query(
      `insert into word_pairs (id, language, first, second, domain, difficulty, use) values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, pair.language, pair.first, pair.second, pair.domain, pair.difficulty, pair.use],
    )
    await note(client, actor, { id, action: 'words-added' }, pair)
    return { ok: true }
  })
}

/** Changes a pair. If the pair was played, its words stay, because its counts belong to them. */
export async function editWordPair(
  db: Database,
  actor: Actor,
  id: string,
  pair: WordPairInput,
): Promise<PairChanged> {
  if (isEntangled(pair)) return refuse('words-too-close')
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ first: string; second: string; language: string; played: number }>(
      'select first, second, language, played from word_pairs where id = $1 for update',
      [id],
    )
    const [stored] = rows
    if (!stored) return refuse('no-such-pair')
    const { first, second, language } = pair
    const isSame = stored.first === first && stored.second === second && stored.language === language
    if (!isSame && stored.played > 0) return refuse('already-played')
    if (!isSame && (await isTaken(client, pair, id))) return refuse('pair-taken')
    await client.query(
      `update word_pairs set language = $2, first = $3, second = $4, domain = $5, difficulty = $6, use = $7
       where id = $1`,
      [id, language, first, second, pair.domain, pair.difficulty, pair.use],
    )
    await note(client, actor, { id, action: 'words-edited' }, pair)
    return { ok: true }
  })
}

/** Sets whether a pair may be dealt from now on. Matches that have it already keep it. */
export async function setWordPairActive(
  db: Database,
  actor: Actor,
  id: string,
  active: boolean,
): Promise<PairChanged> {
  return inTransaction(db, async (client) => {
    const { rows } = await client.query<{ first: string; second: string }>(
      'update word_pairs set active = $2 where id = $1 returning first, second',
      [id, active],
    )
    const [pair] = rows
    if (!pair) return refuse('no-such-pair')
    await note(client, actor, { id, action: active ? 'words-activated' : 'words-deactivated' }, pair)
    return { ok: true }
  })
}

/** Saying one of the words must not count as saying the other. */
const isEntangled = ({ first, second }: WordPairInput) =>
  saysOwnWord(first, second) || saysOwnWord(second, first)

/** Whether the collection has this pair already, in either order of its words. */
async function isTaken(
  client: pg.ClientBase,
  { language, first, second }: WordPairInput,
  besides = '',
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from word_pairs
     where language = $1 and ((first = $2 and second = $3) or (first = $3 and second = $2)) and id <> $4`,
    [language, first, second, besides],
  )
  return rowCount !== 0
}

async function note(
  client: pg.ClientBase,
  actor: Actor,
  { id, action }: { readonly id: string; readonly action: AuditAction },
  pair: Pick<WordPairInput, 'first' | 'second'>,
): Promise<void> {
  await writeAudit(client, {
    actorId: actor.id,
    actorName: actor.name,
    action,
    subject: `words:${id}`,
    detail: { ...pair },
  })
}
