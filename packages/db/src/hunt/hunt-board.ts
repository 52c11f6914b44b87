import { z } from 'zod'
import type { Database } from '../database.ts'
import type { HuntKey } from './hunts.ts'

/** Hunts of the last days that were finished on their own day. */
const recent = `is_in_time and finished_at > now() - interval '90 days'`
const mostHunters = 50
const mostRuns = 5000

const hunter = z.object({
  userId: z.string(),
  name: z.string(),
  n: z.int(),
  mean: z.number(),
  variance: z.number(),
  right: z.int(),
})
export type Hunter = z.infer<typeof hunter>

type HuntGame = Pick<HuntKey, 'game' | 'language'>

/** The accounts that want to be named, and the reader, by their mean points. */
export async function readHunters(
  { pool }: Database,
  { game, language }: HuntGame,
  readerId: string | undefined,
): Promise<readonly Hunter[]> {
  const { rows } = await pool.query({
    name: 'read-hunters',
    text: `select u.id as "userId", u.name, count(*)::int as n, avg(points) as mean,
                  coalesce(var_samp(points), 0) as variance, (count(*) filter (where is_right))::int as right
           from hunt_runs r join users u on u.id = r.user_id
           where r.game = $1 and r.language = $2 and ${recent}
             and ((u.hunts_publicly and u.suspended_at is null) or u.id = $3)
           group by u.id order by least(count(*), 5) desc, mean desc limit ${mostHunters}`,
    values: [game, language, readerId ?? null],
  })
  return z.array(hunter).parse(rows)
}

const sample = z.object({ n: z.int(), mean: z.number().nullable(), variance: z.number().nullable() })
const average = (of: string, points: string) => `
  select '${of}' as who, count(${points})::int as n, avg(${points}) as mean, var_samp(${points}) as variance`

/** The mean points of all hunters, with or without an account, and of the players of the same tables. */
export async function readHuntMeans(
  { pool }: Database,
  { game, language }: HuntGame,
): Promise<Readonly<Record<'people' | 'house' | 'agents', z.infer<typeof sample>>>> {
  const hunted = `from hunts h where h.game = $1 and h.language = $2 and h.day > (now() - interval '90 days')::date::text`
  const { rows } = await pool.query({
    name: 'read-hunt-means',
    text: `${average('people', 'points')} from hunt_runs where game = $1 and language = $2 and ${recent}
           union all ${average('house', 'house_points')} ${hunted}
           union all ${average('agents', 'agent_points')} ${hunted}`,
    values: [game, language],
  })
  const found = z.array(sample.extend({ who: z.enum(['people', 'house', 'agents']) })).parse(rows)
  const of = (wanted: string) =>
    found.find(({ who }) => who === wanted) ?? { n: 0, mean: null, variance: null }
  return { people: of('people'), house: of('house'), agents: of('agents') }
}

/** The mean points at one hunt of all who have finished it. */
export async function readHuntMean(
  { pool }: Database,
  { day, game, language }: HuntKey,
): Promise<{ readonly n: number; readonly mean: number | null }> {
  const { rows } = await pool.query({
    name: 'read-hunt-mean',
    text: `select count(points)::int as n, avg(points) as mean from hunt_runs
           where day = $1 and game = $2 and language = $3 and finished_at is not null`,
    values: [day, game, language],
  })
  return sample.omit({ variance: true }).parse(rows[0])
}

const statedRun = z.object({
  userId: z.string().nullable(),
  day: z.string(),
  stated: z.array(z.int()),
  happened: z.array(z.boolean()),
})

/** What was stated in the newest hunts, by everybody or by one account, and whether it was so. */
export async function readStated(
  { pool }: Database,
  { game, language }: HuntGame,
  userId: string | null,
): Promise<readonly z.infer<typeof statedRun>[]> {
  const { rows } = await pool.query({
    name: 'read-stated',
    text: `select user_id as "userId", day, stated, happened from hunt_runs
           where game = $1 and language = $2 and ${recent} and ($3::text is null or user_id = $3)
           order by finished_at desc limit ${mostRuns}`,
    values: [game, language, userId],
  })
  return z.array(statedRun).parse(rows)
}

export async function readHuntsPublicly(db: Database, userId: string): Promise<boolean> {
  const user = await db.prisma.user.findUnique({ where: { id: userId }, select: { huntsPublicly: true } })
  return user?.huntsPublicly ?? false
}

/** Whether the board of hunters names the account. */
export async function keepHuntsPublicly(db: Database, userId: string, huntsPublicly: boolean): Promise<void> {
  await db.prisma.user.update({ where: { id: userId }, data: { huntsPublicly } })
}
