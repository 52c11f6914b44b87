import { spokenIn } from '@wis/engine'
import { noLabLimits } from '@wis/protocol'
import { freshDatabase, readLog } from '@wis/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { createExperiment } from '../experiment/create-experiment.ts'
import { listExperiments } from '../experiment/read-experiment.ts'
import { findSeasons, findSpeeches, findTables, hideSpeech } from '../index.ts'
import { thinMatches } from '../match/thin-matches.ts'
import { namedAgents, playedOut } from '../testing/played-out.ts'
import { openSeason } from '../testing/settled.ts'

const names = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox']

it('finds seasons by a part of their name, tables by their code, and words that were said', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, names)
  const matchId = await playedOut(db, { seasonId, agents, seed: 'one' })
  const { name, slug } = await db.prisma.season.findUniqueOrThrow({ where: { id: seasonId } })
  expect(await findSeasons(db, name.slice(1, 4).toUpperCase())).toMatchObject([{ slug }])
  expect(await findSeasons(db, '%')).toEqual([])
  expect(await findTables(db, matchId.slice(-4).toUpperCase())).toEqual([matchId])
  expect(await findTables(db, matchId)).toEqual([matchId])
  expect(await findTables(db, 'none')).toEqual([])

  const spoken = (await readLog(db, matchId, 'director')).flatMap((entry) => {
    const said = spokenIn(entry.event)
    return said ? [{ seq: entry.seq, ...said }] : []
  })
  const [first] = spoken
  if (!first) expect.fail('nobody spoke')
  const found = await findSpeeches(db, first.text)
  expect(found).toContainEqual(expect.objectContaining({ matchId, seq: first.seq, text: first.text }))

  const actor = { id: 'a', name: 'A' }
  await hideSpeech(db, actor, { matchId, seq: first.seq }, 'Rude.')
  expect(await findSpeeches(db, first.text)).not.toContainEqual(expect.objectContaining({ seq: first.seq }))
})

it('finds nothing of what is withheld or not published', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, names)
  const matchId = await playedOut(db, { seasonId, agents, seed: 'one' })
  const said = (await readLog(db, matchId, 'director')).flatMap(({ event }) => spokenIn(event)?.text ?? [])
  await db.prisma.match.update({ where: { id: matchId }, data: { withheld: true } })
  await db.prisma.season.update({ where: { id: seasonId }, data: { state: 'created' } })
  expect(await findSpeeches(db, said[0] ?? '')).toEqual([])
  expect(await findTables(db, matchId)).toEqual([])
  expect(await findSeasons(db, 'o')).toEqual([])
})

const tomorrow = new Date(Date.now() + 86_400_000)

/** Says something in a match, as if its log had it. */
const say = (db: Database, matchId: string, words: readonly string[]) =>
  db.pool.query(
    `update match_speeches
     set seqs = seqs || array(select 1000 + n from generate_subscripts($2::text[], 1) n),
         seats = seats || array(select 0::smallint from generate_subscripts($2::text[], 1)), words = words || $2::text[]
     where match_id = $1`,
    [matchId, words],
  )

/** Later matches, more than are read one by one. */
async function muchLater(db: Database): Promise<void> {
  const seasonId = await openSeason(db)
  const agents = await namedAgents(
    db,
    names.map((name) => `later ${name}`),
  )
  const matchId = await playedOut(db, { seasonId, agents, seed: 'later' })
  await db.pool.query(`
    create temporary table later as select * from matches where id = '${matchId}';
    insert into matches select (jsonb_populate_record(m, jsonb_build_object('id', 'z' || n))).*
    from later m, generate_series(10001, 11200) n;
    insert into match_speeches select 'z' || n, array[3], array[0], array['nothing of note ' || n] from generate_series(10001, 11200) n;
    insert into seats select (jsonb_populate_record(s, jsonb_build_object('match_id', 'z' || n))).*
    from seats s, generate_series(10001, 11200) n where s.match_id = '${matchId}';
    drop table later`)
}

it('finds what was said in any finished match, however old and packed it is, in English and in Chinese', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const matchId = await playedOut(db, { seasonId, agents: await namedAgents(db, names), seed: 'one' })
  await say(db, matchId, ['Old vines.', 'It grows on a Vine, 100% of it.', '西瓜是圆的', '我喜欢吃西瓜！'])
  await db.pool.query(`update agents set kind = 'house', owner_id = null`)
  await db.pool.query('insert into counted_turns (match_id) values ($1)', [matchId])
  expect(await thinMatches(db, { endedBefore: tomorrow, after: '', most: 10 })).toMatchObject({ packed: 1 })
  await muchLater(db)
  const textsOf = async (wanted: string) => (await findSpeeches(db, wanted)).map(({ text }) => text)
  expect(await textsOf('vine')).toEqual(['It grows on a Vine, 100% of it.', 'Old vines.'])
  expect(await textsOf('on a vine')).toEqual(['It grows on a Vine, 100% of it.'])
  expect(await textsOf('100%')).toEqual(['It grows on a Vine, 100% of it.'])
  expect(await textsOf('西瓜')).toEqual(['西瓜是圆的', '我喜欢吃西瓜！'])
  expect(await textsOf('吃西瓜')).toEqual(['我喜欢吃西瓜！'])
  expect(await textsOf('瓜西')).toEqual([])
  // Two Latin letters are no entry of the index.
  expect(await textsOf('vi')).toEqual([])
  expect(await textsOf('of')).toHaveLength(8)

  await db.pool.query(`update matches set withheld = true where id = $1`, [matchId])
  expect(await textsOf('西瓜')).toEqual([])
})

it('finds the public experiments whose specification holds a text, in any letters', async () => {
  const db = await freshDatabase()
  await db.prisma.user.create({ data: { id: 'ada', name: 'Ada' } })
  const make = async (text: string, access: 'public' | 'private') => {
    const plan = { name: 'A test', game: 'tic-tac-toe', spec: {}, text, players: {}, deals: 1, matches: 1 }
    const made = await createExperiment(db, { ...plan, ownerId: 'ada', starts: true, access }, noLabLimits)
    return made.ok ? made.id : expect.fail(made.reason)
  }
  const english = await make('name: Old vines, subjects: [fox, granny]', 'public')
  const chinese = await make('名称：西瓜实验', 'public')
  await make('name: Old vines', 'private')
  const found = async (holding: string) => {
    const { items } = await listExperiments(db, { holding, limit: 10 })
    return items.map(({ id }) => id)
  }
  expect(await found('OLD VINE')).toEqual([english])
  expect(await found('fox')).toEqual([english])
  expect(await found('ox')).toEqual([english])
  expect(await found('西瓜')).toEqual([chinese])
  expect(await found('瓜西')).toEqual([])
  expect(await found('')).toEqual([chinese, english])
})

it('reads an index, and not every match', async () => {
  const db = await freshDatabase()
  const planOf = async (text: string) => {
    const client = await db.pool.connect()
    try {
      await client.query('set enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      client.release(true)
    }
  }
  expect(await planOf(`select * from match_speeches where grams(words) @> grams(array['vine'])`)).toContain(
    'match_speeches_grams',
  )
  expect(
    await planOf(`select id from experiments where grams(array[text]) @> grams(array['vine'])`),
  ).toContain('experiments_text_grams')
  expect(await planOf(`select id from matches where right(id, 4) = 'abcd' or id = 'abcd'`)).toContain(
    'matches_code',
  )
})

it('has for every part of a text only entries that the whole has', async () => {
  const { pool } = await freshDatabase()
  const signs = fc.constantFrom('a', 'B', ' ', 'é', '西', '瓜', '。', '🙂', '%', "'")
  const texts = fc.sample(fc.tuple(fc.array(signs, { maxLength: 12 }), fc.nat(12), fc.nat(12)), 500)
  const { rows } = await pool.query<{ whole: string; part: string }>(
    `select whole, part from unnest($1::text[], $2::text[]) as t(whole, part) where not grams(array[whole]) @> grams(array[part])`,
    [
      texts.map(([text]) => text.join('')),
      texts.map(([text, from, to]) => text.slice(Math.min(from, to), Math.max(from, to)).join('')),
    ],
  )
  expect(rows).toEqual([])
  const { rows: some } = await pool.query(`select grams(array['a西瓜Vine']) as found`)
  expect(some).toEqual([{ found: ['a西', '瓜v', '西瓜', 'ine', 'vin'].sort() }])
})
