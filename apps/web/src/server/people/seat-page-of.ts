import type { Database } from '@wis/db'
import { readEntries } from '@wis/db/matches'
import { readSeat, seatNews, seatQuestion } from '@wis/db/people'
import type { Person, PersonsSeat } from '@wis/db/people'
import { isHidden, jsonIn, replay } from '@wis/engine'
import type { AgentId, Entry, Language, Turn } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type { GameKit } from '@wis/games'
import { z } from 'zod'
import { fieldFor } from '../../features/play/field-for.ts'
import { takePartAddress } from '../../features/play/seat-page.ts'
import type { SeatPage, SeatQuestionPage } from '../../features/play/seat-page.ts'

interface Asking {
  readonly seatId: string
  readonly person: Person
  /** Who has the seat, where that has been looked up already. */
  readonly agentId?: AgentId
  /** The page has all entries up to this one. */
  readonly since: number
  /** The reader's language. Its words may differ from those of the match. */
  readonly readIn: Language
}

/** What the page of a seat shows, and nothing that the seat may not know. Undefined for everybody else. */
export async function seatPageOf(
  db: Database,
  { seatId, person, since, readIn, ...known }: Asking,
): Promise<SeatPage | undefined> {
  const agentId = known.agentId ?? (await readSeat(db, seatId, person))?.agentId
  if (!agentId) return undefined
  // The news come first and all that they are about after them, so that whatever comes in between is news for the next look.
  const news = (await seatNews(db, [agentId])).get(agentId) ?? ''
  const seat = await readSeat(db, seatId, person)
  if (!seat) return undefined
  const { match, hasLeft, isTogether, game } = seat
  const isOver = match?.status === 'finished' || match?.status === 'void'
  const common = {
    news,
    game,
    language: seat.language,
    hasLeft,
    isTogether,
    takesPartAt: seat.experiment && takePartAddress(seat.experiment),
    seasonAt: seat.seasonSlug === null ? null : `/seasons/${seat.seasonSlug}`,
    isCalledOff: seat.ticketState === 'left',
  }
  const nothing = { status: 'waiting', seat: null, aliases: [], entries: [], rules: null, ...untold } as const
  if (!match) return { ...common, ...nothing, matchId: null }
  const log = await readEntries(db, match.id, match.seat)
  const kit = kitCalled(game)
  const ruleset = kit?.setup.ruleset.safeParse(match.ruleset).data
  const told = kit && !isOver && log.length > 0 ? await toldNow(db, { seat, kit, log, readIn }) : untold
  return {
    ...common,
    ...told,
    status: match.status,
    seat: match.seat,
    aliases: match.aliases,
    // They never change, so they come with the first answer alone.
    rules: (since < 0 && ruleset && kit.texts[seat.language].pageRules(ruleset)) || null,
    // At the end everything is open, also what was hidden before.
    entries: isOver ? log : log.filter(({ seq }) => seq > since),
    matchId: isOver ? match.id : null,
  }
}

const untold = { knows: null, question: null } as const

interface Told extends Pick<Asking, 'readIn'> {
  readonly seat: PersonsSeat
  readonly kit: GameKit
  /** As the seat may read it. */
  readonly log: readonly Entry[]
}

async function toldNow(
  db: Database,
  { seat: { agentId, match, language }, kit, log, readIn }: Told,
): Promise<Pick<SeatPage, 'knows' | 'question'>> {
  if (!match) return untold
  const state: unknown = replay(kit.rules, log)
  const { text } = kit.wire.observe(state, match.seat)
  const asked = await seatQuestion(db, agentId)
  const turn = asked && askedTurn.safeParse(jsonIn(asked.body)).data?.turn
  if (!asked || !turn) return { knows: text, question: null }
  const { turnId, leftMs } = asked
  const due: Turn = { ...turn, seat: match.seat, limitMs: leftMs }
  const fields = kit.wire.fields(state, due).filter(({ note }) => note !== true)
  const nameOf = (seat: number) => match.aliases[seat] ?? ''
  const refused = turn.tries === 0 ? undefined : lastRefusal(log, match.seat)
  const question: SeatQuestionPage = {
    turnId,
    leftMs,
    kind: turn.kind,
    name: `${turn.round} ${turn.step} ${turn.kind}`,
    tries: turn.tries,
    refused: refused ? (kit.wire.say(refused, { language, nameOf }) ?? null) : null,
    legal: kit.wire.legal(state, due) ?? null,
    fields: fields.flatMap((field) => fieldFor(field, readIn, kit.wire.called?.(state, due)) ?? []),
  }
  return { knows: text, question }
}

/** The turn in a request of either form. The older form counts nothing. */
const askedTurn = z.object({
  turn: z.object({
    kind: z.string(),
    round: z.int(),
    step: z.int().default(1),
    tries: z.int().default(0),
  }),
})

/** Without the object of the form, which is no sentence. */
function lastRefusal(log: readonly Entry[], seat: number) {
  const found = log.findLast(
    ({ event }) => event.type === 'move-refused' && 'seat' in event && event.seat === seat,
  )?.event
  if (!found || isHidden(found)) return undefined
  return 'said' in found && String(found.said).startsWith('{') ? { ...found, said: '' } : found
}
