import 'server-only'
import type { Database } from '@wis/db'
import { huntDays, keepGuesses, openHuntRun, readHuntMean, readHuntRun } from '@wis/db/hunts'
import type { HuntGuess, HuntOutcome, HuntRun } from '@wis/db/hunts'
import type { Person } from '@wis/db/people'
import { redact } from '@wis/engine'
import type { Language } from '@wis/engine'
import { languages } from '@wis/games'
import { z } from 'zod'
import { dailyStreak } from '../../features/daily/daily-book.ts'
import type { HuntEnd, HuntPage } from '../../features/hunt/hunt-page.ts'
import { huntPoints, isFound, statementsOf } from '../../features/hunt/hunt-score.ts'
import type { Stated } from '../../features/hunt/hunt-score.ts'
import { chancesOf, mostSuspicion } from '../../features/hunt/suspicion.ts'
import { AppError } from '../app-error.ts'
import { today } from '../daily/daily-puzzle.ts'
import { kitOf, scenesOfLog } from '../scenes/scenes-of.ts'
import type { OpenHunt } from './open-hunt.ts'

export const huntKey = z.object({
  day: z.iso.date(),
  game: z.string().max(40),
  language: z.enum(languages),
})

/** What the page of a hunt sends after a speech. */
export const givenGuess = huntKey
  .extend({
    place: z.int().min(0).max(100),
    steps: z.array(z.int().min(0).max(mostSuspicion)).max(30),
    /** Whether it stands for all speeches to come. */
    isForRest: z.boolean(),
    /** The last line that the page knows. */
    since: z.int().min(-1),
  })
  .strict()

interface Reading {
  readonly person: Person | undefined
  readonly readIn: Language
  readonly since?: number
}

/** What a hunter may see: all up to the speech that is to be judged, and everything once the last one is. */
export async function huntPageOf(
  db: Database,
  hunt: OpenHunt,
  { person, readIn, since = -1 }: Reading,
  now = new Date(),
): Promise<HuntPage> {
  const run = person && (await readHuntRun(db, hunt, person))
  const given = run?.guesses ?? []
  const question = run?.outcome ? undefined : hunt.questions[given.length]
  const log = question
    ? hunt.log
        .filter(({ seq }) => seq <= question.seq)
        .map((entry) => redact(kitOf(hunt.game).rules, 'spectator', entry))
    : hunt.log
  const told = scenesOfLog(hunt.header, log, { readIn, reveal: question ? 'table' : 'everything' })
  const scene = told.steps.at(-1)?.scene
  if (!scene?.guess) throw new AppError('not-found', 'This hunt has no table.')
  const { that, name } = scene.guess
  return {
    day: hunt.day,
    game: hunt.game,
    language: hunt.language,
    isToday: hunt.day === today(now),
    aliases: told.seats.map(({ alias }) => alias),
    that,
    name,
    lines: told.steps.flatMap(({ seq, say, seat }) =>
      say !== null && seq > since ? [{ seq, say, ...(seat !== undefined && { seat }) }] : [],
    ),
    scene,
    steps: given.at(-1) ?? null,
    question: question ? { place: given.length, speaker: question.speaker, sought: question.sought } : null,
    end: run?.outcome && person ? await endOf(db, hunt, { run, outcome: run.outcome, person }, now) : null,
  }
}

interface Ended {
  readonly run: HuntRun
  readonly outcome: NonNullable<HuntRun['outcome']>
  readonly person: Person
}

async function endOf(
  db: Database,
  hunt: OpenHunt,
  { run, outcome, person }: Ended,
  now: Date,
): Promise<HuntEnd> {
  const { hidden, header, table } = hunt
  const onHidden = statedBy(hunt, run.guesses).map(
    ({ chances }) => hidden.reduce((sum, seat) => sum + (chances[seat] ?? 0), 0) / hidden.length,
  )
  return {
    hidden,
    outcome: hunt.outcome,
    matchId: hunt.matchId,
    agents: header.seats.map(({ agent }) => agent.name),
    ...outcome,
    onHidden,
    house: table.house,
    others: table.agents,
    people: await readHuntMean(db, hunt),
    streak: dailyStreak(await huntDays(db, hunt, person), today(now)),
  }
}

const statedBy = ({ questions }: OpenHunt, guesses: readonly HuntGuess[]): readonly Stated[] =>
  questions.flatMap(({ sought }, place) => {
    const steps = guesses[place]
    return steps ? [{ chances: chancesOf(steps, sought), sought }] : []
  })

interface Giving extends Pick<z.infer<typeof givenGuess>, 'place' | 'steps' | 'isForRest'> {
  readonly person: Person
}

/**
 * Keeps a guess after a speech, or one for all speeches to come. The last one ends the hunt. False if another page of the
 * same hunter has judged this speech before.
 */
export async function giveGuess(
  db: Database,
  hunt: OpenHunt,
  { person, place, steps, isForRest }: Giving,
  now = new Date(),
): Promise<boolean> {
  if (steps.length !== hunt.header.seats.length)
    throw new AppError('invalid', 'A guess names each seat of the table.')
  const run = await openHuntRun(db, hunt, person)
  if (!run || run.outcome || place !== run.guesses.length) return false
  const left = hunt.questions.length - place
  const guesses = Array.from({ length: isForRest ? left : 1 }, () => steps)
  const all = [...run.guesses, ...guesses]
  const outcome = all.length === hunt.questions.length ? outcomeOf(hunt, all, now) : undefined
  return keepGuesses(db, { runId: run.id, before: place, guesses, outcome })
}

function outcomeOf(hunt: OpenHunt, guesses: readonly HuntGuess[], now: Date): HuntOutcome {
  const stated = statedBy(hunt, guesses)
  return {
    points: huntPoints(stated, hunt.hidden) ?? 0,
    isRight: isFound(stated.at(-1), hunt.hidden),
    isInTime: hunt.day === today(now),
    ...statementsOf(stated, hunt.hidden),
  }
}
