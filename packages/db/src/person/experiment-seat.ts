import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { languages } from '@wis/games'
import type pg from 'pg'
import { z } from 'zod'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { labSeason } from '../experiment/create-experiment.ts'
import { experimentPlayer } from '../experiment/experiment.ts'
import type { ExperimentPlayer } from '../experiment/experiment.ts'
import { seeks } from '../life-sql.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import { isOfPerson, isSeated } from './seat-sql.ts'
import type { Person } from './seat-sql.ts'
import { takeChair } from './take-seat.ts'
import type { SeatTaken } from './take-seat.ts'

const part = z.object({
  name: z.string(),
  owner: z.string().nullable(),
  game: z.string(),
  language: z.enum(languages),
  /** Whether it deals matches now. */
  isOpen: z.boolean(),
  /** How many matches the person has in it that count or are played now. */
  own: z.int(),
})

/** An experiment with people, as it is shown to somebody who may take part. */
export type ExperimentPart = z.infer<typeof part>

interface PartWanted {
  readonly experimentId: string
  /** The secret in the link. */
  readonly share: string
  readonly person: Person | undefined
}

/** Undefined without the right secret, and for an experiment without people. */
export async function experimentPart(
  { pool }: Pick<Database, 'pool'>,
  { experimentId, share, person }: PartWanted,
): Promise<ExperimentPart | undefined> {
  const { rows } = await pool.query({
    name: 'experiment-part',
    text: `select e.name, e.game, e.spec->'language'->>0 as language, (select u.name from users u where u.id = e.owner_id) as owner,
                  e.state = 'running' and e.held is null as "isOpen",
                  (select count(*)::int from ${matchesOfPerson} where x.experiment_id = e.id) as own
           from experiments e where e.id = $3 and e.share = $4 and e.spec->'subjects' ? 'people'`,
    values: [person?.userId ?? null, person?.guest ?? null, experimentId, share],
  })
  return rows[0] && part.parse(rows[0])
}

/** SQL of the matches of account `$1` or guest `$2` in experiments that count or are played now. */
const matchesOfPerson = `
  person_seats p join seats s on s.agent_id = p.agent_id
  join experiment_matches x on x.match_id = s.match_id and x.experiment_id = p.experiment_id and ${isOfPerson}`

/** A person takes a seat in an experiment, and waits for its next match. */
export async function takeExperimentSeat(
  db: Database,
  { experimentId, share, person }: PartWanted & { readonly person: Person },
): Promise<SeatTaken | Refusal<'not-open'>> {
  const wanted = await experimentPart(db, { experimentId, share, person })
  if (!wanted?.isOpen) return refuse('not-open')
  const { game, language } = wanted
  return inTransaction(db, async (client) => {
    const chair = await takeChair(client, { person, game, language })
    if (!chair.ok) return chair
    const { agentId, seatId } = chair
    // Two people who come at once do not get the same number.
    await client.query('select 1 from experiments where id = $1 for no key update', [experimentId])
    await client.query({
      name: 'take-experiment-seat',
      text: `update person_seats set experiment_id = $3, experiment_person = coalesce(
               (select min(p.experiment_person) from person_seats p where p.experiment_id = $3 and ${isOfPerson}),
               (select max(p.experiment_person) from person_seats p where p.experiment_id = $3) + 1, 1)
             where id = $4`,
      values: [person.userId, person.guest, experimentId, seatId],
    })
    await client.query({
      name: 'wait-in-experiment',
      text: `insert into tickets (id, agent_id, version_id, season_id, mode, language)
             select $1, v.agent_id, v.id, $3, 'experiment', $4 from agent_versions v where v.agent_id = $2`,
      values: [newId(), agentId, labSeason, language],
    })
    return { ok: true, seatId }
  })
}

/** A person who waits for the next match of an experiment. */
export interface WaitingPerson {
  readonly ticketId: string
  readonly player: ExperimentPlayer
  /** The person's number in the experiment. */
  readonly person: number
}

const waiting = experimentPlayer.extend({ ticketId: z.string(), person: z.int() })

/** The one who waits longest with an open page. Nobody else seats that person until the transaction ends. */
export async function lockWaitingPerson(
  client: pg.ClientBase,
  experimentId: string,
): Promise<WaitingPerson | undefined> {
  const { rows } = await client.query({
    name: 'lock-waiting-person',
    text: `select t.id as "ticketId", p.experiment_person as person, a.id as "agentId", t.version_id as "versionId", a.slug, 1 as version, a.kind
           from person_seats p join agents a on a.id = p.agent_id join tickets t on t.agent_id = a.id
           where p.experiment_id = $1 and t.mode = 'experiment' and t.state = 'waiting' and ${isSeated}
           order by t.id limit 1 for update of t skip locked`,
    values: [experimentId],
  })
  if (!rows[0]) return undefined
  const { ticketId, person, ...player } = waiting.parse(rows[0])
  return { ticketId, person, player }
}

/** The person sits at the table that was dealt. */
export async function seatPerson(
  client: pg.ClientBase,
  { ticketId }: Pick<WaitingPerson, 'ticketId'>,
  matchId: MatchId,
): Promise<void> {
  await client.query(`update tickets set state = 'seated', match_id = $2 where id = $1`, [ticketId, matchId])
}

/** How many people wait for a match of an experiment with an open page, and how many took part so far. */
export async function peopleOfExperiment(
  { pool }: Pick<Database, 'pool'>,
  experimentId: string,
): Promise<{ readonly waiting: number; readonly played: number }> {
  const { rows } = await pool.query<{ waiting: number; played: number }>({
    name: 'people-of-experiment',
    text: `select (select count(*)::int from person_seats p join tickets t on t.agent_id = p.agent_id
                   where p.experiment_id = $1 and ${isSeated} and ${seeks()}) as waiting,
                  (select count(distinct plan->>'person')::int from experiment_matches
                   where experiment_id = $1 and state = 'played') as played`,
    values: [experimentId],
  })
  return rows[0] ?? { waiting: 0, played: 0 }
}

/**
 * Takes all matches of a person out of an experiment, and the person away from its tables. Their numbers are dealt to others while it
 * is not over. Returns how many matches that were.
 */
export async function withdrawFromExperiment(
  db: Pick<Database, 'pool'>,
  experimentId: string,
  person: Person,
): Promise<number> {
  const values = [person.userId, person.guest, experimentId]
  return inTransaction(db, async (client) => {
    // Locked first, so that a match which is dealt at this moment is seen.
    await client.query('select 1 from experiments where id = $1 for no key update', [experimentId])
    await client.query(
      `with gone as (
         update person_seats p set left_at = coalesce(left_at, now()) where p.experiment_id = $3 and ${isOfPerson} returning agent_id
       )
       update tickets t set state = 'left', reason = 'withdrawn'
       where ${seeks()} and t.agent_id in (select agent_id from gone)`,
      values,
    )
    const { rows } = await client.query<{ matchId: string }>(
      `select x.match_id as "matchId" from ${matchesOfPerson} where x.experiment_id = $3`,
      values,
    )
    await client.query(
      `delete from experiment_voids v using person_seats p, seats s
       where v.experiment_id = $3 and s.match_id = v.match_id and p.agent_id = s.agent_id and ${isOfPerson}`,
      values,
    )
    for (const { matchId } of rows) await takeBack(client, ids.match(matchId))
    return rows.length
  })
}

/**
 * Takes a match out of its experiment, as if it had never been dealt. Its report is made again from the matches that are left. The
 * caller holds the experiment.
 */
export async function takeBack(client: pg.ClientBase, matchId: MatchId): Promise<void> {
  await client.query({
    name: 'take-back-match',
    text: `with found as (
             select x.experiment_id, x.number, x.state = 'played' as counted, coalesce(x."row"->>'end' = 'subject-failed', false) as failed,
                    e.state in ('ended', 'cancelled') as over
             from experiment_matches x join experiments e on e.id = x.experiment_id where x.match_id = $1
           ), freed as (
             update experiment_matches x
             set state = case when f.over then 'dropped' else 'again' end, match_id = null, "row" = null, tokens = 0, spend = 0,
                 attempts = x.attempts - 1, plan = x.plan - 'person'
             from found f where x.experiment_id = f.experiment_id and x.number = f.number
           )
           update experiments e
           set played = e.played - f.counted::int, failed = e.failed - (f.counted and f.failed)::int, withdrawals = e.withdrawals + 1,
               report = case when f.counted then null else e.report end, report_of = case when f.counted then null else e.report_of end,
               report_at = case when f.counted then null else e.report_at end
           from found f where e.id = f.experiment_id`,
    values: [matchId],
  })
}

/** The same for a match in which the person gave no answer. */
export async function dealToAnother(
  db: Pick<Database, 'pool'>,
  { experimentId, matchId }: { readonly experimentId: string; readonly matchId: MatchId },
): Promise<void> {
  await inTransaction(db, async (client) => {
    await client.query('select 1 from experiments where id = $1 for no key update', [experimentId])
    await takeBack(client, matchId)
  })
}
