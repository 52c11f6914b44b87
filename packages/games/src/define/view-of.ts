import { isHidden } from '@wis/engine'
import type { GameEvent, InBoth, MatchVoided, Seat, Turn } from '@wis/engine'
import { refusalText } from '../contract/asked.ts'
import type { GameView, Teller } from '../contract/game-kit.ts'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { Scene } from '../contract/scene.ts'
import type { TableDefinition, Turned } from './definition.ts'
import { asksOf, foldedRules, isShared, turnsOf } from './fold-of.ts'
import type { AnyRules, AnyTable, AnyTableDefinition } from './fold-of.ts'
import type { KnownTable, LoggedEvent, MoveFieldsByKind } from './happenings.ts'
import { withMadeEvents } from './made-events.ts'
import type { Picture } from './picture.ts'
import { inBoth, listed, scores } from './sentences.ts'
import { tell } from './tell.ts'
import { list, whole } from './vocabulary.ts'
import type { EventSpecs, Fields, Says, Wording } from './vocabulary.ts'

/**
 * The part of a game that whoever watches a match needs, as it stands in `view.ts`. It is checked here, and `defineGame`
 * takes it with all the rest.
 */
export const defineTable = <
  const R extends Fields,
  const E extends EventSpecs,
  S extends object,
  const M extends MoveFieldsByKind,
  const End extends Fields = Record<never, never>,
>(
  table: TableDefinition<R, E, S, M, End>,
): TableDefinition<R, E, S, M, End> => table

/** What whoever watches a match needs of a game, made from that part of it. */
export function viewOf<
  R extends Fields,
  E extends EventSpecs,
  S extends object,
  M extends MoveFieldsByKind,
  End extends Fields,
>(table: TableDefinition<R, E, S, M, End>): GameView<KnownTable<R, S, E>, LoggedEvent<R, E, End, M>> {
  // From here on the types of the author are forgotten, as in `defineGame`.
  const view = viewOfAny(withMadeEvents(table as unknown as AnyViewed))
  return view as unknown as GameView<KnownTable<R, S, E>, LoggedEvent<R, E, End, M>>
}

/** That part without its types. */
export interface AnyViewed
  extends
    AnyTableDefinition,
    Pick<
      TableDefinition<Fields, EventSpecs, object, MoveFieldsByKind, Fields, AnyTable, AnyTable>,
      'rules' | 'slips' | 'reasons' | 'perPoint' | 'moments' | 'opened' | 'read' | 'retold' | 'sealed'
    > {
  readonly presets: Readonly<Record<string, Partial<AnyRules>>>
  readonly end: AnyTableDefinition['end'] & {
    readonly points?: Fields[string]
    readonly fields?: Fields
    readonly says?: Says
    shown?(points: number): string
  }
  scene(table: AnyTable, seat: Seat | null): Picture
}

export type AnyView = GameView<AnyTable>

export function viewOfAny(game: AnyViewed): AnyView {
  const { id, perPoint, moments, opened, read, retold, sealed } = game
  const asks = asksOf(game)
  const rules = foldedRules(game, presetsOf(game)[0]) as AnyView['rules']
  return {
    id,
    rules,
    wire: { say: (event, teller) => said(game, event, teller) },
    results: perPoint === undefined ? {} : { perPoint },
    scene: (table, at) =>
      sceneOf(game, { table, seat: at, turns: turnsOf(asks, table), round: asks(table)?.round }),
    moments: momentsOf((moments ?? decidingIn(game)) as never, rules),
    ...(read && {
      read: (event, before, teller) =>
        readBy(game, { event, before, after: rules.evolve(before, event) }, teller),
    }),
    ...coveredIn(game),
    ...(retold && { retold }),
    ...(sealed && { sealed }),
    ...(opened && {
      opened: { by: opened.by, load: async () => viewOfAny({ ...game, ...(await opened.load()) } as never) },
    }),
  }
}

/** Answers of which the others learn only that they are in, until the round ends. */
function coveredIn({ moves, rounds }: AnyViewed): Pick<AnyView, 'retold' | 'sealed'> {
  const covered = Object.values(moves).flatMap(({ from = {}, sealed }) =>
    sealed === undefined ? [] : { answers: Object.keys(from), sealed },
  )
  const answers = covered.flatMap((one) => one.answers)
  if (rounds?.end === undefined || covered.length === 0) return {}
  const retold = [...answers, ...covered.map(({ sealed }) => sealed)]
  return { retold, sealed: { answers, until: [rounds.end] } }
}

type At = Turned<AnyTable, GameEvent>
type Moment = Omit<KitMoment, 'seq'>
type Found = Moment | false | undefined
type MomentAt = (at: At & { readonly end: AnyTable }) => Found | readonly Found[]

/** Of a game whose author tells no turning points: what decided the match. */
const decidingIn = (game: AnyViewed): Readonly<Record<string, MomentAt>> => ({
  'match-ended': ({ after, nameOf }) => {
    const named = { ...after, aliases: after.aliases.map((_, seat) => nameOf(seat)) }
    const decided = game.scene(named, null).decided?.()
    return decided && { seat: null, kind: 'decided', text: decided.text }
  },
})

/** The turning points of a log by what its events change, and by the table in the end, which may tell more of them. */
const momentsOf =
  (
    moments: Readonly<Record<string, MomentAt | undefined>>,
    { blank, evolve }: AnyView['rules'],
  ): NonNullable<AnyView['moments']> =>
  (log, nameOf) => {
    let end = blank
    const turned = log.flatMap(({ seq, event }) => {
      if (isHidden(event)) return []
      const before = end
      end = evolve(before, event)
      return [{ seq, event, before, after: end, nameOf }]
    })
    return turned.flatMap(({ seq, ...at }) =>
      [moments[at.event.type]?.({ ...at, end })]
        .flat()
        .flatMap((found) => (found ? [{ seq, ...found }] : [])),
    )
  }

const usualSlips = { tries: 2 } as const
const usualTurnLimitMs = 30_000

/** Rulesets as they are stored: the fields of the game in their order among those of every game. */
export function presetsOf({
  id: game,
  presets,
  rules,
  slips,
}: AnyViewed): readonly [AnyRules, ...AnyRules[]] {
  const [usual, ...others] = Object.entries(presets).map(([id, { players = 0, ...given }]) => {
    const held: Readonly<Record<string, unknown>> = given
    const fields = (isLast: boolean) =>
      Object.entries(rules).flatMap(([name, field]) =>
        name in held && (field.kind === 'optional' && field.isLast !== undefined) === isLast
          ? [[name, held[name]]]
          : [],
      )
    return {
      id,
      players,
      ...Object.fromEntries(fields(false)),
      slips: given.slips ?? { ...usualSlips, then: slips[0] },
      turnLimitMs: given.turnLimitMs ?? usualTurnLimitMs,
      ...Object.fromEntries(fields(true)),
    }
  })
  if (!usual) throw new Error(`${game} has no preset`)
  return [usual, ...others]
}

const usualReasons = { 'not-legal': { en: 'it is not legal now', zh: '现在不能这样做' } } as const

function said(game: AnyViewed, event: GameEvent | MatchVoided, teller: Teller): string | undefined {
  if (isSlip(event)) return refusalText(event, teller, { ...usualReasons, ...game.reasons })
  if (isEnd(event))
    return game.end.says
      ? tell(game.end.says, endFieldsOf(game), event, teller)
      : endText(game, event.points, teller)
  const spec = game.events[event.type]
  return spec && tell(spec.says, spec.fields, event, teller)
}

type ReadAt = Omit<At, 'nameOf'>
type Reads = Readonly<
  Record<string, ((at: ReadAt, teller: Teller) => Wording | null | undefined) | undefined>
>

/** The sentence of a page by the table before the event, if the game has one. */
function readBy(game: AnyViewed, at: ReadAt, teller: Teller): string | null | undefined {
  const { event } = at
  // Each is given the events of its own type, which is all that `never` stands for.
  const reads: Reads = (game.read ?? {}) as never
  const made = reads[event.type]?.(at, teller)
  if (made === null || made === undefined) return made
  const fields = isEnd(event) ? endFieldsOf(game) : game.events[event.type]?.fields
  return tell(() => made, fields ?? {}, event, teller)
}

/** The fields of the end of a match, beside its type. */
export const endFieldsOf = ({ end }: Pick<AnyViewed, 'end'>): Fields => ({
  ...(!isShared({ end }) && { points: end.points ?? list(whole()) }),
  ...end.fields,
})

const isSlip = (event: GameEvent): event is Parameters<typeof refusalText>[0] =>
  event.type === 'move-refused' || event.type === 'move-missed'
const isEnd = (event: GameEvent): event is GameEvent & { readonly points: readonly number[] } =>
  event.type === 'match-ended'

function endText({ end }: AnyViewed, points: readonly number[], teller: Teller): string {
  const told = scores(points, teller, end.shown)
  return teller.language === 'zh' ? `对局结束：${told}。` : `The match is over: ${told}.`
}

interface Seen {
  readonly table: AnyTable
  readonly seat: Seat | null
  readonly turns: readonly Turn[]
  /** Nothing in a game that does not count any. */
  readonly round: number | undefined
}

function sceneOf(game: AnyViewed, { table, seat: eyes, turns, round: of }: Seen): Scene {
  const picture = game.scene(table, eyes)
  const isPlayed = table.round > 0 && !table.ending
  const {
    parts,
    during,
    caption = isPlayed ? during?.() : undefined,
    always,
    decided,
    notes,
    out,
    more,
    round = of,
    ...others
  } = picture
  const end = table.ending?.kind === 'decided' ? decided?.() : undefined
  const asked = turns.map((turn) => turn.seat)
  return {
    caption: behind(captionOf(game, table, caption ?? askedCaption(turns, table)), always),
    seats: table.aliases.map((name, at) => ({
      seat: at,
      name,
      isAsked: asked.includes(at),
      ...(out?.includes(at) && { isOut: true as const }),
      note: notes?.(at) ?? null,
      ...more?.(at),
    })),
    parts,
    ...(round && { round }),
    ...(end && { decided: end }),
    ...others,
  }
}

const behind = (caption: InBoth<string>, always: InBoth<string> | undefined) =>
  always ? { en: `${caption.en} ${always.en}`, zh: `${caption.zh}${always.zh}` } : caption

/** Who is asked, in which round. */
function askedCaption(turns: readonly Turn[], { aliases }: AnyTable): InBoth<string> | undefined {
  const [first] = turns
  if (!first) return undefined
  const names = turns.map(({ seat }) => aliases[seat] ?? '')
  const isOne = names.length === 1
  return {
    en: `Round ${first.round}: ${isOne ? `${names[0]}’s turn` : `waiting for ${listed('en', names)}`}.`,
    zh: `第${first.round}轮：轮到${names.join('、')}。`,
  }
}

function captionOf(game: AnyViewed, { ending, aliases }: AnyTable, caption: InBoth<string> | undefined) {
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (caption) return caption
  if (!ending) return { en: 'The match begins.', zh: '对局开始。' }
  const nameOf = (seat: Seat) => aliases[seat] ?? ''
  return inBoth((language) => endText(game, ending.points, { language, nameOf }))
}
