import { saysOwnWord } from '@wis/games'
import type { WordPair } from '@wis/games'
import type { PairUse, WordPairInput } from '@wis/protocol'
import type pg from 'pg'
import { writeAudit } from './audit/audit.ts'
import type { Actor, AuditAction } from './audit/audit.ts'
import { refuse } from './database.ts'
import type { Database, Refusal } from './database.ts'
import { newId } from './new-id.ts'
import { inTransaction } from './transaction.ts'

interface Wanted {
  readonly language: string
  /** Pairs that were had before (`first/second`). */
  readonly had?: readonly string[]
  /** The set of words that the ruleset deals. */
  readonly words?: 'undercover' | undefined
}

/**
 * A random pair of the language for a match that is not ranked, if possible one of the wanted set that was not had
 * before. Throws if the collection has none.
 */
export async function drawWordPair(
  client: pg.ClientBase,
  { language, had = [], words }: Wanted,
): Promise<readonly [string, string]> {
  const { rows } = await client.query<{ first: string; second: string }>({
    name: 'draw-word-pair',
    text: `select first, second from word_pairs where language = $1 and active and use = any($3::text[])
           order by use = 'undercover' desc, first || '/' || second = any($2::text[]), random()
           limit 1`,
    values: [language, had, ['practice', 'both', ...(words ? [words] : [])]],
  })
  const [pair] = rows
  if (!pair) throw new Error(`there is no pair of words in language ${language}`)
  return [pair.first, pair.second]
}

/** Adds the pairs that are not there yet. Existing pairs stay as they are. */
export async function saveWordPairs(
  { prisma }: Database,
  pairs: readonly WordPair[],
  use: PairUse = 'practice',
): Promise<void> {
  await prisma.wordPair.createMany({
    skipDuplicates: true,
    data: pairs.map(({ id, language, words: [first, second], domain, difficulty }) => ({
      id,
      language,
      first,
      second,
      domain,
      difficulty,
      use,
    })),
  })
}

/**
 * Takes pairs that the house gave for ranked play out of use again, for the seasons that open from now on. A season
 * that is open has fixed its words. A pair that an admin has added, edited or switched stays as the admin left it.
 */
export async function retireRankedPairs({ pool }: Database, ids: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `update word_pairs w set active = false
     where w.id = any($1::text[]) and w.use = 'ranked' and w.active
       and not exists (select 1 from audit_log a where a.subject = 'words:' || w.id)`,
    [ids],
  )
  return rowCount ?? 0
}

type PairChanged =
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
  await writeAudit(client, actor, {
    action,
    subject: `words:${id}`,
    detail: { ...pair },
  })
}
